import Foundation

/// Views arranged by a layout.
public nonisolated struct _LayoutContainer<L: Layout, Content: View>: View {
  let layout: L
  let content: Content
}

extension _LayoutContainer: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    ContainerNode(self, inputs, layout: \.layout, content: \.content)
  }
}

/// The node of a view that arranges its content by a layout.
package final class ContainerNode<V: View, L: Layout, Content: View>: ViewNode<V> {
  private let layoutOf: (V) -> L
  private let contentOf: (V) -> Content
  private var content: ViewNode<Content>?
  private var animated: AnimatedValue<L>
  private var item: ContainerItem<L>?

  package init(
    _ view: V, _ inputs: NodeInputs, layout: @escaping (V) -> L,
    content: @escaping (V) -> Content
  ) {
    layoutOf = layout
    contentOf = content
    animated = AnimatedValue(layout(view), for: inputs.parent.graph)
    super.init(view, inputs)
    item = ContainerItem(node: self) { [unowned self] in animated.presented }
    self.content = makeNode(content(view))
  }

  package override func update(_ view: V, _ inputs: NodeInputs) {
    let (old, new) = (layoutOf(self.view), layoutOf(view))
    let isSame = ValueComparison.areSame(old, new)
    super.update(view, inputs)
    if !isSame {
      animated.set(new) { transaction }
      item?.setNeedsLayout()
    }
    content?.update(contentOf(view), self.inputs)
  }

  package override var children: [Node] { content.map { [$0] } ?? [] }
  package override var outputs: [LayoutItem] { item.map { [$0] } ?? [] }
  package override var ownItems: [LayoutItem] { outputs }

  package override func itemsBelowChanged() -> Bool {
    item?.contentsChanged()
    return true
  }

  package override func willRemove() {
    animated.stop()
  }
}

/// An item that arranges others by a layout.
package final class ContainerItem<L: Layout>: LayoutItem {
  private let layoutNow: () -> L
  /// All items, those that are leaving included.
  private var all: [LayoutItem]?
  private var cache: L.Cache?

  init(node: Node, layout: @escaping () -> L) {
    layoutNow = layout
    super.init(node: node)
  }

  func contentsChanged() {
    all = nil
    setNeedsLayout()
  }

  private var items: [LayoutItem] {
    if let all { return all }
    let items = node.children.flatMap(\.outputs)
    for item in items {
      item.parent = self
    }
    all = items
    cache = nil
    return items
  }

  /// Bottom first; those with equal z index in the order of the views.
  package override var contents: [LayoutItem] {
    let items = items
    guard items.contains(where: { $0.trait(ZIndexKey.self) != 0 }) else { return items }
    let order = items.map { $0.trait(ZIndexKey.self) }
    return items.indices.sorted { (order[$0], $0) < (order[$1], $1) }.map { items[$0] }
  }

  private func arrange<Result>(
    _ body: (L, LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let layout = layoutNow()
    let subviews = LayoutSubviews(items: items.filter { !$0.isLeaving })
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    let result = body(layout, subviews, &cache)
    self.cache = cache
    return result
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    cache = nil
    return arrange { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  package override func placeContents() {
    let bounds = CGRect(origin: .zero, size: size)
    arrange {
      $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2)
    }
  }

  package override func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return arrange { layout, subviews, cache in
      layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
        ?? layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }

  package override var spacing: ViewSpacing {
    arrange { $0.spacing(subviews: $1, cache: &$2) }
  }
}

extension LayoutItem {
  /// The item that this one is to be placed in.
  var container: LayoutItem? { parent }
}
