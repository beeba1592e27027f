import FiligreeDrawing
import FiligreePaths
import Foundation

/// A view that has a size and draws itself, and contains no other views.
///
/// If it is `Animatable`, its data moves when a change is animated; `draw` and the size see the data
/// under way.
package protocol LeafView: PrimitiveView {
  /// The size for a proposal.
  @MainActor func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize

  /// Draws the view, with its upper left at the context's origin.
  @MainActor func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem)

  /// The numbers of what the view paints with, in an environment: they move when a change is animated.
  @MainActor func paintData(in environment: EnvironmentValues) -> PaintData

  /// Whether a point of the view is touched by a finger there.
  @MainActor func contains(_ point: CGPoint, size: CGSize, _ item: LayoutItem) -> Bool

  /// A guide that the view sets.
  @MainActor func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> CGFloat?

  /// The distances that the view likes to its neighbors.
  @MainActor func spacing(_ item: LayoutItem) -> ViewSpacing

  /// Appends what the view says to people who do not see it.
  @MainActor func describe(_ tree: inout AccessibilityTree, _ item: LayoutItem)

  /// Whether the picture changes with the clock alone, without anything being animated.
  @MainActor var isDrawnByClock: Bool { get }

  /// How the view comes in the place of another one, and by which transaction; nil if it shows the same, or comes at
  /// once.
  @MainActor func contentTransition(
    from old: Self, _ oldEnvironment: EnvironmentValues, in environment: EnvironmentValues,
    _ transaction: Transaction
  ) -> (transition: ContentTransition, transaction: Transaction)?

  /// Draws the view while it comes in the place of others.
  @MainActor func draw(
    _ change: ContentChange<Self>, in context: inout DrawContext, size: CGSize, _ item: LayoutItem)
}

extension LeafView {
  package func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func paintData(in environment: EnvironmentValues) -> PaintData { .zero }

  package func contains(_ point: CGPoint, size: CGSize, _ item: LayoutItem) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }

  package func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> CGFloat? { nil }

  package func spacing(_ item: LayoutItem) -> ViewSpacing { .standard }

  package func describe(_ tree: inout AccessibilityTree, _ item: LayoutItem) {}

  @MainActor package var isDrawnByClock: Bool { false }

  package func contentTransition(
    from old: Self, _ oldEnvironment: EnvironmentValues, in environment: EnvironmentValues,
    _ transaction: Transaction
  ) -> (transition: ContentTransition, transaction: Transaction)? { nil }

  package func draw(
    _ change: ContentChange<Self>, in context: inout DrawContext, size: CGSize, _ item: LayoutItem
  ) {
    draw(in: &context, size: size, item)
  }

  package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    LeafNode(self, inputs)
  }
}

/// The node of a leaf view.
package final class LeafNode<V: LeafView>: ViewNode<V> {
  private var item: LayoutItem?
  private var animated: AnimatedValue<V>
  private let paint: AnimatableAttribute<PaintData>
  private let change = ContentChange<V>()

  package override init(_ view: V, _ inputs: NodeInputs) {
    animated = AnimatedValue(view, for: inputs.parent.graph)
    paint = AnimatableAttribute(view.paintData(in: inputs.environment), for: inputs.parent.graph)
    super.init(view, inputs)
    item = LeafItem(node: self, paint: paint, change: change) { [unowned self] in presented }
    animated.onMove { [unowned self] in item?.setNeedsLayout() }
  }

  package override func update(_ view: V, _ inputs: NodeInputs) {
    let isSame =
      inputs.environment.isIdentical(to: environment) && ValueComparison.areSame(self.view, view)
    let (old, oldEnvironment) = (self.view, environment)
    super.update(view, inputs)
    guard !isSame else { return }
    // First of all, for whoever adjusts transactions is asked for one.
    if let item, graph.animates, environment.contentTransition != .identity,
      let (transition, transaction) = view.contentTransition(
        from: old, oldEnvironment, in: environment, transaction)
    {
      change.leave(old, oldEnvironment, item, transition, transaction)
    }
    animated.set(view) { transaction }
    let data = view.paintData(in: environment)
    if data != paint.target { paint.set(data, transaction) }
    item?.setNeedsLayout()
  }

  package override func refresh() {
    item?.setNeedsLayout()
  }

  /// The view with its data under way.
  private var presented: V { animated.presented }

  package override func makeOutputs() -> [LayoutItem] { item.map { [$0] } ?? [] }
  package override var ownItems: [LayoutItem] { outputs }

  package override func willRemove() {
    animated.stop()
    paint.stop()
    change.stop()
    graph.forget(self)
  }
}

/// The item of a leaf view.
package final class LeafItem<V: LeafView>: LayoutItem {
  /// The view with its data under way.
  private let viewNow: () -> V

  private let paint: AnimatableAttribute<PaintData>
  private let change: ContentChange<V>

  package init(
    node: Node, paint: AnimatableAttribute<PaintData>, change: ContentChange<V>,
    view: @escaping () -> V
  ) {
    viewNow = view
    self.paint = paint
    self.change = change
    super.init(node: node)
  }

  package override var paintData: PaintData { paint.presented }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    node.graph.tracking(node, .layout, renews: false) { viewNow().size(for: proposal, self) }
  }

  package override func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    viewNow().guide(key, in: size, proposal, self)
  }

  package override func draw(in context: inout DrawContext) {
    node.graph.tracking(node, .display) {
      context.drawingAsOne {
        change.isActive
          ? viewNow().draw(change, in: &$0, size: presentedSize, self)
          : viewNow().draw(in: &$0, size: presentedSize, self)
      }
    }
  }

  package override func hitTest(_ point: CGPoint, _ hits: inout [Hit]) -> Bool {
    guard viewNow().contains(point, size: size, self) else { return false }
    hits.append(Hit(item: self, point: point))
    return true
  }

  package override func describe(_ tree: inout AccessibilityTree) {
    let count = tree.elements.count
    viewNow().describe(&tree, self)
    tree.attribute(to: self, from: count)
  }

  package override var spacing: ViewSpacing { viewNow().spacing(self) }

  package override var isDrawnByClock: Bool { viewNow().isDrawnByClock }
}
