@_exported import FiligreePublishers
import Foundation

/// Runs an action with each value of a publisher.
nonisolated struct ReceptionModifier<P: Publisher>: ViewModifier, PrimitiveModifier
where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ReceptionNode(view, inputs)
  }
}

/// The node of a view that receives a publisher's values.
final class ReceptionNode<Content: View, P: Publisher>:
  ModifierNode<Content, ReceptionModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?
  private var isGone = false

  override init(_ view: ModifiedContent<Content, ReceptionModifier<P>>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    graph.afterUpdate { [weak self] in self?.subscribe() }
  }

  override func update(
    _ view: ModifiedContent<Content, ReceptionModifier<P>>, _ inputs: NodeInputs
  ) {
    // Before the content's own actions.
    if Self.isOther(self.view.modifier.publisher, view.modifier.publisher) {
      graph.afterUpdate { [weak self] in self?.subscribe() }
    }
    super.update(view, inputs)
  }

  override func willRemove() {
    isGone = true
    subscription = nil
  }

  private func subscribe() {
    subscription = nil
    guard !isGone else { return }
    let target = Target(self)
    subscription = view.modifier.publisher.sink { target.receive($0) }
  }

  /// Runs the newest action with a value, when what goes on now is done.
  private func receive(_ value: P.Output) {
    guard !isGone else { return }
    graph.afterUpdate { [weak self] in
      if let self, !isGone { view.modifier.action(value) }
    }
  }

  /// Whether a publisher is known to be another one: another object, or an unequal value.
  ///
  /// One that cannot be compared, as it has closures, counts as the same.
  private static func isOther(_ old: P, _ new: P) -> Bool {
    func isUnequal<Value: Equatable>(_ old: Value) -> Bool { (new as? Value) != old }
    if P.self is AnyClass { return (old as AnyObject) !== (new as AnyObject) }
    return (old as? any Equatable).map { isUnequal($0) } ?? false
  }

  /// The node, for the thread that sends.
  private final class Target: Sendable {
    @MainActor private weak var node: ReceptionNode?

    @MainActor init(_ node: ReceptionNode) {
      self.node = node
    }

    func receive(_ value: P.Output) {
      // The sender is done with it, and the main actor alone goes on.
      nonisolated(unsafe) let value = value
      if MainContext.isCurrent {
        MainActor.assumeIsolated { node?.receive(value) }
      } else {
        DispatchQueue.main.async(group: nil) {
          MainActor.assumeIsolated { self.node?.receive(value) }
        }
      }
    }
  }
}

extension View {
  /// Runs `action` with each value of a publisher, from the first appearance of the view until it is gone.
  ///
  /// The action runs as one of the view, after the present update, and is always that of the newest evaluation. Where
  /// that brings another publisher (another object, or an unequal value) the old one is cancelled. A timer of the main
  /// run loop, and delays on the main queue, run in the time of a ``ViewSession``.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceptionModifier(publisher: publisher, action: action))
  }
}
