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

/// A node above which no identities are looked for.
protocol SourceBoundary {}

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

private final class SubviewSourceNode<Content: View>: ContentNode<SubviewSource<Content>, Content>,
  SourceBoundary
{
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

  override func makeOutputs() -> [LayoutItem] { [] }

  override func itemsBelowChanged() -> Bool {
    onChange()
    return true
  }
}
