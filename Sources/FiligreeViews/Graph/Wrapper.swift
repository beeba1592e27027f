import FiligreeDrawing
import FiligreePaths
import Foundation

/// A modifier that lays out, draws or touches each item of what it modifies in its own way.
///
/// All functions pass through to the item by default. If the modifier is `Animatable`, its data moves
/// when a change is animated, and the functions see the data under way.
package protocol ItemModifier: PrimitiveModifier {
  /// The size around `content`.
  @MainActor func size(for proposal: ProposedViewSize, _ content: LayoutItem, _ item: LayoutItem)
    -> CGSize

  /// Places `content` in `item`, whose size and proposal are known.
  @MainActor func place(_ content: LayoutItem, in item: LayoutItem)

  /// A guide of the whole, in the coordinates of the whole.
  @MainActor func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ content: LayoutItem,
    _ item: LayoutItem
  ) -> CGFloat?

  /// Draws the whole; `content.display` draws the item.
  @MainActor func draw(_ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem)

  /// Appends what lies at `point`, in the coordinates of the whole.
  @MainActor func hitTest(
    _ point: CGPoint, _ content: LayoutItem, _ hits: inout [Hit], _ item: LayoutItem
  ) -> Bool

  /// A value for the container around, nil to let the item say it.
  @MainActor func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value?

  /// Whether `trait` ever says anything.
  static var hasTraits: Bool { get }

  /// Whether views, not only layouts, are made by what `trait` says.
  static var traitsMakeViews: Bool { get }

  /// How the whole draws its content elsewhere than where it is placed.
  @MainActor func contentTransform(_ item: LayoutItem) -> CGAffineTransform

  /// The same, with what is under way.
  @MainActor func drawnContentTransform(_ item: LayoutItem) -> CGAffineTransform

  /// The distance that the whole likes to a neighbor.
  @MainActor func spacing(_ content: LayoutItem) -> ViewSpacing

  /// Appends what the whole says to people who do not see it.
  @MainActor func describe(
    _ content: LayoutItem, _ tree: inout AccessibilityTree, _ item: LayoutItem)

  /// The item around one item of the modified view; a `WrapperItem` unless the modifier needs more.
  @MainActor static func makeItem(
    around content: LayoutItem, node: Node, modifier: @escaping () -> Self
  ) -> LayoutItem
}

extension ItemModifier {
  package func size(
    for proposal: ProposedViewSize, _ content: LayoutItem, _ item: LayoutItem
  ) -> CGSize {
    content.size(for: proposal)
  }

  package func place(_ content: LayoutItem, in item: LayoutItem) {
    content.place(in: item, at: .zero, item.proposal)
  }

  package func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ content: LayoutItem,
    _ item: LayoutItem
  ) -> CGFloat? {
    content.explicitGuide(key, for: proposal)
  }

  package func draw(
    _ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem
  ) {
    content.display(in: &context)
  }

  package func hitTest(
    _ point: CGPoint, _ content: LayoutItem, _ hits: inout [Hit], _ item: LayoutItem
  ) -> Bool {
    let origin = content.presentedOrigin
    return content.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), &hits)
  }

  package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { nil }

  package static var hasTraits: Bool { false }

  package static var traitsMakeViews: Bool { false }

  package func contentTransform(_ item: LayoutItem) -> CGAffineTransform { .identity }

  package func drawnContentTransform(_ item: LayoutItem) -> CGAffineTransform { .identity }

  package func spacing(_ content: LayoutItem) -> ViewSpacing { content.measuredSpacing }

  package func describe(
    _ content: LayoutItem, _ tree: inout AccessibilityTree, _ item: LayoutItem
  ) {
    content.describe(&tree)
  }

  package static func makeItem(
    around content: LayoutItem, node: Node, modifier: @escaping () -> Self
  ) -> LayoutItem {
    WrapperItem(node: node, content: content, modifier: modifier)
  }

  package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    WrapperNode(view, inputs)
  }
}

/// The node of a view with an item modifier: one wrapper around each item.
final class WrapperNode<Content: View, M: ItemModifier>: ContentNode<
  ModifiedContent<Content, M>, Content
>
{
  private var animated: AnimatedValue<M>
  private var wrappers: [ObjectIdentifier: LayoutItem] = [:]

  override init(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    animated = AnimatedValue(view.modifier, for: inputs.parent.graph)
    super.init(view, inputs)
    animated.onMove { [unowned self] in wrappers.values.forEach { $0.setNeedsLayout() } }
    content = makeNode(view.content)
  }

  override func update(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    let isSame = ValueComparison.areSame(self.view.modifier, view.modifier)
    let sameEnvironment = inputs.environment.isIdentical(to: environment)
    super.update(view, inputs)
    if !isSame {
      animated.set(view.modifier) { transaction }
      if M.traitsMakeViews { outputsChanged() }
    }
    if !isSame || !sameEnvironment {
      wrappers.values.forEach { $0.setNeedsLayout(always: M.hasTraits && !isSame) }
    }
    content?.update(view.content, self.inputs)
  }

  override func makeOutputs() -> [LayoutItem] {
    let items = content?.outputs ?? []
    // A wrapper stays with its item.
    var kept: [ObjectIdentifier: LayoutItem] = [:]
    let result = items.map { item in
      let key = ObjectIdentifier(item)
      let wrapper =
        wrappers[key]
        ?? M.makeItem(around: item, node: self) { [unowned self] in animated.presented }
      kept[key] = wrapper
      return wrapper
    }
    wrappers = kept
    return result
  }

  override var ownItems: [LayoutItem] { Array(wrappers.values) }

  override func willRemove() {
    animated.stop()
  }
}

/// An item around another one.
package class WrapperItem<M: ItemModifier>: AccompanyingItem {
  private let modifierNow: () -> M

  package init(node: Node, content: LayoutItem, modifier: @escaping () -> M) {
    modifierNow = modifier
    super.init(node: node, content: content)
  }

  /// The modifier with its data under way.
  package final var modifier: M { modifierNow() }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    modifier.size(for: proposal, content, self)
  }

  package override func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    modifier.guide(key, in: size, proposal, content, self)
  }

  package override func placeContents() {
    modifier.place(content, in: self)
  }

  package override func draw(in context: inout DrawContext) {
    modifier.draw(content, in: &context, self)
  }

  package override func hitTest(_ point: CGPoint, _ hits: inout [Hit]) -> Bool {
    guard goingDeeper({ modifier.hitTest(point, content, &hits, self) }) else { return false }
    hits.append(Hit(item: self, point: point))
    return true
  }

  package override func ownTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    M.hasTraits ? modifier.trait(key) : nil
  }

  package override var contentTransform: CGAffineTransform { modifier.contentTransform(self) }

  package override var drawnContentTransform: CGAffineTransform {
    modifier.drawnContentTransform(self)
  }

  package override var spacing: ViewSpacing { modifier.spacing(content) }

  package override func describe(_ tree: inout AccessibilityTree) {
    goingDeeper { modifier.describe(content, &tree, self) }
  }

}
