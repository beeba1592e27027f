/// Views made from a collection, each with the identity of its element: SwiftUI's `ForEach`.
///
/// An element that moves keeps its view's state. Of elements with equal identity each has a view, but
/// which is which after a change is not defined; that is said once on standard error.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  /// The identity of an element.
  let id: (Data.Element) -> ID
  /// Hands over each element's identity and view, in order.
  let each: (Data, (Data.Element) -> Content, (ID, Content) -> Void) -> Void

  /// The loop over the elements comes from the caller's module, where their types are known: here each step
  /// would look them up.
  @usableFromInline
  init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content,
    each: @escaping (Data, (Data.Element) -> Content, (ID, Content) -> Void) -> Void
  ) {
    self.data = data
    self.id = id
    self.content = content
    self.each = each
  }
}

extension ForEach: View where Content: View {
  /// The views have no common content.
  public typealias Body = Never
}

extension ForEach where Content: View {
  /// Makes a view of each element, which has the identity at `id`.
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content) { data, content, use in
      for element in data { use(element[keyPath: id], content(element)) }
    }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view of each element, which says its identity itself.
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: \.id, content: content) { data, content, use in
      for element in data { use(element.id, content(element)) }
    }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes a view of each number.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content) { data, content, use in
      for element in data { use(element, content(element)) }
    }
  }
}

extension ForEach: PrimitiveView where Content: View {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    if reading != nil { return PassThroughNode(self, inputs, content: \.reading) }
    return ForEachNode(self, inputs)
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
  /// The views that the nodes show, by place, and the environment that they have been given.
  ///
  /// New views are compared with these: thousands of nodes, each in its own piece of memory, are not looked at
  /// to find the one that changes.
  private var shown: (views: [Content], environment: EnvironmentValues?) = ([], nil)

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

  /// All views are made anew: what was read for them before counts no more.
  private func apply() {
    var ids: [ID] = []
    ids.reserveCapacity(self.ids.count)
    // By place; a view that is the one from before in its place is let go at once.
    var changed: [Int: Content] = [:]
    let known = content.settledCount
    let isEnvironmentKnown = shown.environment?.isIdentical(to: environment) ?? false
    var areInPlace = known != nil
    let before = shown.views
    before.withUnsafeBufferPointer { before in
      graph.tracking(self) {
        view.each(view.data, view.content) { id, made in
          let index = ids.count
          ids.append(id)
          areInPlace = areInPlace && index < self.ids.count && id == self.ids[index]
          let isShown =
            areInPlace && isEnvironmentKnown && ValueComparison.areSame(before[index], made)
          if !isShown { changed[index] = made }
        }
      }
    }
    shown.environment = environment
    if areInPlace, ids.count == known {
      for (index, view) in changed.sorted(by: { $0.key < $1.key }) {
        shown.views[index] = view
        update(content[index], with: view)
      }
      return
    }
    shown.views = ids.indices.map { changed[$0] ?? shown.views[$0] }
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
      keys, in: self,
      make: { index in
        guard let keeping = graph.stateKeeping else { return makeNode(shown.views[index]) }
        return keeping.making(ids[index], in: self) { makeNode(shown.views[index]) }
      },
      update: { index, node in
        if let view = changed[index] { update(node, with: view) }
      })
  }

  private func update(_ node: Node, with view: Content) {
    (node as? ViewNode<Content>)?.update(view, inputs)
  }

  override func find(_ id: AnyHashable) -> Node? {
    guard let index = ids.firstIndex(where: { AnyHashable($0) == id }) else {
      return super.find(id)
    }
    return content.node(AnyHashable(Key(id: ids[index], occurrence: 0)))
  }

  override func identity(of child: Node) -> AnyHashable? {
    (content.key(of: child)?.base as? Key).map { AnyHashable($0.id) }
  }

  override var elementIdentities: [AnyHashable]? {
    content.keys.map { AnyHashable(($0.base as? Key)?.id) }
  }

  override var children: [Node] { content.nodes }
  override func makeOutputs() -> [LayoutItem] { content.outputs }

  override func willRemove() {
    graph.forget(self)
  }
}
