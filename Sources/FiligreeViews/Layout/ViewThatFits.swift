import Foundation

/// The first of several views that fits: SwiftUI's `ViewThatFits`.
///
/// A view fits if the size that it wants along the axes is no larger than what is offered. If none does, the last is
/// shown. The size that it wants is that for no proposal along the axes, and for the offer across.
public nonisolated struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Shows the first view that fits along some axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    FittingNode(self, inputs)
  }
}

/// The node of a view that is the first that fits.
private final class FittingNode<Content: View>: ContentNode<ViewThatFits<Content>, Content> {
  private var item: FittingItem?

  override init(_ view: ViewThatFits<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    item = FittingItem(node: self, axes: view.axes)
    content = makeNode(view.content)
  }

  override func update(_ view: ViewThatFits<Content>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    item?.set(view.axes)
    content?.update(view.content, self.inputs)
  }

  override func makeOutputs() -> [LayoutItem] { item.map { [$0] } ?? [] }
  override var ownItems: [LayoutItem] { outputs }

  override func itemsBelowChanged() -> Bool {
    item?.candidatesChanged()
    return true
  }
}

/// The item of a view that is the first that fits.
private final class FittingItem: LayoutItem {
  private var axes: Axis.Set
  private var candidates: [LayoutItem]?
  /// The one that is shown.
  private var chosen: LayoutItem?

  init(node: Node, axes: Axis.Set) {
    self.axes = axes
    super.init(node: node)
  }

  func set(_ axes: Axis.Set) {
    guard axes != self.axes else { return }
    self.axes = axes
    setNeedsLayout()
  }

  func candidatesChanged() {
    candidates = nil
    setNeedsLayout()
  }

  override var isContainer: Bool { true }

  /// All views; one that goes is gone at once.
  private var all: [LayoutItem] {
    if let candidates { return candidates }
    let items = node.children.flatMap(\.outputs).filter { !$0.isLeaving }
    for item in items { item.parent = self }
    candidates = items
    return items
  }

  private func choice(for proposal: ProposedViewSize) -> LayoutItem? {
    let wish = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let fitting = all.dropLast().first { item in
      let size = item.size(for: wish)
      return [Axis.horizontal, .vertical].allSatisfy { axis in
        guard axes.contains(axis.set), let offered = proposal[axis] else { return true }
        return size[axis] <= offered
      }
    }
    return fitting ?? all.last
  }

  override var contents: [LayoutItem] { chosen.map { [$0] } ?? [] }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(for: proposal)?.explicitGuide(key, for: proposal)
  }

  override var spacing: ViewSpacing { all.first?.measuredSpacing ?? .zero }

  override func placeContents() {
    chosen = choice(for: proposal)
    chosen?.place(in: self, at: .zero, proposal)
  }
}
