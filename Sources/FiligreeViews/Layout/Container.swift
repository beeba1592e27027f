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
package final class ContainerNode<V: View, L: Layout, Content: View>: ContentNode<V, Content> {
  private let layoutOf: (V) -> L
  private let contentOf: (V) -> Content
  private var animated: AnimatedValue<L>
  private var item: ContainerItem<L>?
  /// The environment of the views within: they know along which axis they are arranged.
  private var inner: EnvironmentValues

  package init(
    _ view: V, _ inputs: NodeInputs, layout: @escaping (V) -> L,
    content: @escaping (V) -> Content
  ) {
    layoutOf = layout
    contentOf = content
    animated = AnimatedValue(layout(view), for: inputs.parent.graph)
    inner = Self.innerEnvironment(inputs.environment, layout(view))
    super.init(view, inputs)
    item = ContainerItem(node: self) { [unowned self] in animated.presented }
    animated.onMove { [unowned self] in item?.setNeedsLayout() }
    self.content = makeNode(content(view), innerInputs)
  }

  private static func innerEnvironment(
    _ environment: EnvironmentValues, _ layout: L
  ) -> EnvironmentValues {
    let properties =
      (layout as? any DynamicLayoutProperties)?.currentProperties ?? L.layoutProperties
    guard environment.stackOrientation != properties.stackOrientation else { return environment }
    var inner = environment
    inner.stackOrientation = properties.stackOrientation
    return inner
  }

  private var innerInputs: NodeInputs { NodeInputs(parent: self, environment: inner) }

  package override func update(_ view: V, _ inputs: NodeInputs) {
    let (old, new) = (layoutOf(self.view), layoutOf(view))
    let isSame = ValueComparison.areSame(old, new)
    let sameEnvironment = inputs.environment.isIdentical(to: environment)
    super.update(view, inputs)
    if !isSame {
      animated.set(new) { transaction }
    }
    if !isSame || !sameEnvironment {
      // The same environment as before stays identical, so that nothing below is looked at in vain.
      inner = Self.innerEnvironment(inputs.environment, new)
      item?.setNeedsLayout()
    }
    content?.update(contentOf(view), innerInputs)
  }

  package override func makeOutputs() -> [LayoutItem] { item.map { [$0] } ?? [] }
  package override var ownItems: [LayoutItem] { outputs }

  package override func itemsBelowChanged() -> Bool {
    item?.contentsChanged()
    return true
  }

  package override func refresh() {
    item?.setNeedsLayout()
  }

  package override func willRemove() {
    animated.stop()
    graph.forget(self)
  }
}

/// A layout of the system's: it reads nothing but its own properties.
protocol SystemLayout {}

extension HStackLayout: SystemLayout {}
extension VStackLayout: SystemLayout {}
extension ZStackLayout: SystemLayout {}

/// A layout that keeps a part of its place for bars.
protocol SafeAreaLayout: Layout {
  /// The part that it leaves to its views, in a place of a size.
  func safeArea(in size: CGSize, _ subviews: LayoutSubviews) -> CGRect
}

/// A layout whose properties are not those of its type.
protocol DynamicLayoutProperties {
  /// The properties now.
  var currentProperties: LayoutProperties { get }
}

/// An item that arranges others by a layout.
package final class ContainerItem<L: Layout>: LayoutItem {
  private let layoutNow: () -> L
  /// All items, those that are leaving included.
  private var all: [LayoutItem]?
  /// The same in the order of drawing.
  private var ordered: [LayoutItem]?
  private var cache: L.Cache?
  private var isCacheOutdated = false

  init(node: Node, layout: @escaping () -> L) {
    layoutNow = layout
    super.init(node: node)
  }

  func contentsChanged() {
    all = nil
    setNeedsLayout()
  }

  package override var isContainer: Bool { true }

  package override var safeArea: CGRect? {
    guard L.self is any SafeAreaLayout.Type else { return nil }
    return arrange { layout, subviews, _ in
      (layout as? any SafeAreaLayout)?.safeArea(in: size, subviews)
    }
  }

  package override func arrangementChanged() {
    isCacheOutdated = true
    ordered = nil
  }

  private var items: [LayoutItem] {
    if let all { return all }
    let items = node.children.flatMap(\.outputs)
    for item in items {
      item.parent = self
    }
    all = items
    return items
  }

  /// Bottom first; those with equal z index in the order of the views.
  package override var contents: [LayoutItem] {
    if let ordered { return ordered }
    let items = items
    let order = items.map { $0.trait(ZIndexKey.self) }
    let isOrdered = order.allSatisfy { $0 == 0 }
    let ordered =
      isOrdered
      ? items : items.indices.sorted { (order[$0], $0) < (order[$1], $1) }.map { items[$0] }
    self.ordered = ordered
    return ordered
  }

  private func arrange<Result>(
    _ body: (L, LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let layout = layoutNow()
    let subviews = LayoutSubviews(
      items: items.filter { !$0.isLeaving }, layoutDirection: environment.layoutDirection)
    var cache: L.Cache
    if let known = self.cache {
      cache = known
      if isCacheOutdated { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    isCacheOutdated = false
    // Only one owner at a time: the layout must not copy what it writes.
    self.cache = nil
    // What layouts of others read is followed.
    let result =
      layout is any SystemLayout
      ? body(layout, subviews, &cache)
      : node.graph.tracking(node, .layout, renews: false) { body(layout, subviews, &cache) }
    self.cache = cache
    return result
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    arrange { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  package override func placeContents() {
    let bounds = CGRect(origin: .zero, size: size)
    let (items, placements) = arrange { layout, subviews, cache in
      let placements = Placements.recording {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      return (subviews.items, placements)
    }
    for item in items {
      if let placement = placements[item] {
        item.place(in: self, at: placement.origin, placement.proposal)
      } else {
        // As documented, a view that the layout does not place is in the middle.
        let own = item.size(for: proposal)
        let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
        item.place(in: self, at: origin, proposal)
      }
    }
  }

  package override func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return arrange { layout, subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }

  package override var spacing: ViewSpacing {
    arrange { $0.spacing(subviews: $1, cache: &$2) }
  }
}
