/// Makes a view of the single views that another one consists of.
///
/// A `ForEach` or an `if` within counts as the views that it shows now. Each of the single views has the
/// environment of the whole, and is to be shown at most once.
nonisolated struct SubviewReader<Source: View, Content: View>: View {
  let source: Source
  let content: ([Subview]) -> Content

  init(_ source: Source, @ViewBuilder content: @escaping ([Subview]) -> Content) {
    self.source = source
    self.content = content
  }
}

/// A single view of those that a ``SubviewReader`` reads.
nonisolated struct Subview: View, Identifiable {
  fileprivate let item: LayoutItem
  // An item lives as long as its node.
  private let node: Node

  @MainActor fileprivate init(_ item: LayoutItem) {
    self.item = item
    node = item.node
  }

  var id: ObjectIdentifier { ObjectIdentifier(item) }

  /// A value that was set for who arranges the view.
  @MainActor func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value { item.trait(key) }

  /// The view's tag or, in a `ForEach`, the identity of its element.
  @MainActor var tag: AnyHashable? { item.trait(TagTrait.self) ?? elementID }

  /// Whether the view, without its modifiers, is of a type.
  @MainActor func isView<V: View>(_ type: V.Type) -> Bool { innermost.node is ViewNode<V> }

  @MainActor private var innermost: LayoutItem {
    var item = item
    while let inner = item.traitContent { item = inner }
    return item
  }

  @MainActor private var elementID: AnyHashable? {
    var node: Node? = innermost.node
    while let current = node, let parent = current.parent {
      if let id = parent.identity(of: current) { return id }
      if parent is SourceBoundary { return nil }
      node = parent
    }
    return nil
  }
}

/// A node above which no identities are looked for.
private protocol SourceBoundary {}

extension SubviewReader: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    SubviewReaderNode(self, inputs)
  }
}

/// The place of a view that is made of others.
private final class SubviewReaderNode<Source: View, Content: View>:
  ViewNode<SubviewReader<Source, Content>>
{
  private var source: ViewNode<SubviewSource<Source>>?
  private var content: ViewNode<Content>?

  override init(_ view: SubviewReader<Source, Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    source = makeNode(SubviewSource(content: view.source))
    (source as? SubviewSourceNode)?.onChange = { [unowned self] in graph.refreshSoon(self) }
    content = makeNode(evaluate())
  }

  override func update(_ view: SubviewReader<Source, Content>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    source?.update(SubviewSource(content: view.source), self.inputs)
    refresh()
  }

  override func refresh() {
    graph.validate(self)
    let view = evaluate()
    content?.update(view, inputs)
  }

  private func evaluate() -> Content {
    let views = (source as? SubviewSourceNode)?.subviews ?? []
    return graph.tracking(self) { view.content(views) }
  }

  override var children: [Node] { [source, content].compactMap { $0 } }
  override func makeOutputs() -> [LayoutItem] { content?.outputs ?? [] }

  override func willRemove() {
    graph.forget(self)
  }
}

/// The views that others are made of.
private nonisolated struct SubviewSource<Content: View>: View {
  let content: Content
}

extension SubviewSource: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    SubviewSourceNode(self, inputs)
  }
}

private final class SubviewSourceNode<Content: View>: ViewNode<SubviewSource<Content>>,
  SourceBoundary
{
  private var content: ViewNode<Content>?
  var onChange: () -> Void = {}

  override init(_ view: SubviewSource<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
  }

  override func update(_ view: SubviewSource<Content>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    content?.update(view.content, self.inputs)
  }

  var subviews: [Subview] {
    (content?.outputs ?? []).filter { !$0.isLeaving }.map { Subview($0) }
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override func makeOutputs() -> [LayoutItem] { [] }

  override func itemsBelowChanged() -> Bool {
    onChange()
    return true
  }
}

extension Subview: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    SubviewNode(self, inputs)
  }
}

/// The place where a single view of others is shown.
private final class SubviewNode: ViewNode<Subview> {
  override func update(_ view: Subview, _ inputs: NodeInputs) {
    let isSame = view.id == self.view.id
    super.update(view, inputs)
    if !isSame { outputsChanged() }
  }

  override func makeOutputs() -> [LayoutItem] { [view.item] }
}
