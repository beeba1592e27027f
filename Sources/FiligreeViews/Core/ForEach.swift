/// Views made from a collection, each with the identity of its element: SwiftUI's `ForEach`.
///
/// An element that moves keeps its view's state. Of elements with equal identity each has a view, but
/// which is which after a change is not defined; that is said once on standard error.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// The views have no common content.
  public typealias Body = Never
}

extension ForEach where Content: View {
  /// Makes a view of each element, which has the identity at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view of each element, which says its identity itself.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes a view of each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: PrimitiveView where Content: View {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    ForEachNode(self, inputs)
  }
}

/// Keeps the places of a collection's views.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  /// The identity of an element, and which of those with the same identity it is.
  private struct Key: Hashable {
    var id: ID
    var occurrence: Int
  }

  private let content = DynamicContent()
  /// The identities of the elements that are shown.
  private var ids: [ID] = []

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    apply()
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    apply()
  }

  override func refresh() {
    apply()
  }

  /// All contents are made anew: what was read for them before counts no more.
  private func apply() {
    NodeObservations.renewing(self) { show(Array(view.data)) }
  }

  private func show(_ elements: [Data.Element]) {
    let ids = elements.map { view.id($0) }
    let update = { (index: Int, node: Node) in
      self.update(node, with: self.makeContent(elements[index]))
    }
    if ids == self.ids, content.updateInPlace(ids.count, update) { return }
    self.ids = ids
    var occurrences: [ID: Int] = [:]
    let keys = ids.map { id in
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      return AnyHashable(Key(id: id, occurrence: occurrence))
    }
    if occurrences.count < keys.count {
      graph.report("ForEach: several elements have the same id; give each its own")
    }
    content.update(
      keys, in: self, make: { makeNode(makeContent(elements[$0])) }, update: update)
  }

  /// An element whose view is the same as before costs no more than to find that out.
  private func update(_ node: Node, with view: Content) {
    guard let node = node as? ViewNode<Content> else { return }
    if node.environment.isIdentical(to: environment), ValueComparison.areSame(node.view, view) {
      return
    }
    node.update(view, inputs)
  }

  private func makeContent(_ element: Data.Element) -> Content {
    graph.tracking(self, renews: false) { view.content(element) }
  }

  override func find(_ id: AnyHashable) -> Node? {
    guard let index = ids.firstIndex(where: { AnyHashable($0) == id }) else {
      return super.find(id)
    }
    return content.node(AnyHashable(Key(id: ids[index], occurrence: 0)))
  }

  override var children: [Node] { content.nodes }
  override func makeOutputs() -> [LayoutItem] { content.outputs }

  override func willRemove() {
    graph.forget(self)
  }
}
