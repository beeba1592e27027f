import Foundation

/// What a leaf showed before, while what it shows now comes in its place.
@MainActor
package final class ContentChange<V: LeafView> {
  /// A content that goes.
  @MainActor final class Outgoing {
    let view: V
    let environment: EnvironmentValues
    let proposal: ProposedViewSize
    let size: CGSize
    let transition: ContentTransition
    /// How much of it was seen when it began to go: less than all if it was still coming.
    let visibility: Double
    /// How far the next content has come: from 0 to 1, and beyond where the animation swings.
    let progress: AnimatableAttribute<Double>
    /// What the view has derived from its content.
    var kept: AnyObject?

    init(
      _ view: V, _ environment: EnvironmentValues, _ item: LayoutItem,
      _ transition: ContentTransition, visibility: Double
    ) {
      self.view = view
      self.environment = environment
      proposal = item.proposal
      size = item.size
      self.transition = transition
      self.visibility = visibility
      progress = AnimatableAttribute(0, for: item.node.graph)
    }

    /// How far the next content has come, from 0 to 1.
    var part: Double { min(max(progress.presented, 0), 1) }
  }

  /// More contents than these do not go at the same time: the oldest is let go.
  private static var limit: Int { 8 }

  /// What goes, the oldest first.
  private(set) var outgoing: [Outgoing] = []

  /// Whether something goes.
  package var isActive: Bool { !outgoing.isEmpty }

  /// Lets the content of `item` go: it was `view` in an environment.
  func leave(
    _ view: V, _ environment: EnvironmentValues, _ item: LayoutItem,
    _ transition: ContentTransition, _ transaction: Transaction
  ) {
    let content = Outgoing(
      view, environment, item, transition, visibility: outgoing.last?.part ?? 1)
    content.progress.onMove = { [unowned self, unowned content] in
      if !content.progress.isActive { outgoing.removeAll { $0 === content } }
    }
    content.progress.set(1, transaction)
    guard content.progress.isActive else { return }
    if outgoing.count == Self.limit { outgoing.removeFirst().progress.stop() }
    outgoing.append(content)
  }

  /// Ends all movement.
  func stop() {
    outgoing.forEach { $0.progress.stop() }
    outgoing = []
  }
}
