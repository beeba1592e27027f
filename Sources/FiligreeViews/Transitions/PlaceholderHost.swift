/// A view that is made around another one, for which a placeholder stands.
nonisolated struct PlaceholderHost<Content: View, Outer: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  /// Whether the content moves by the transactions of what is made around it.
  let movesByOuter: Bool
  let outer: (PlaceholderContentView<Content>) -> Outer

  init(
    content: Content, movesByOuter: Bool = false,
    @ViewBuilder outer: @escaping (PlaceholderContentView<Content>) -> Outer
  ) {
    self.content = content
    self.movesByOuter = movesByOuter
    self.outer = outer
  }

  @MainActor func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    PlaceholderHostNode(self, inputs)
  }
}

/// The node of a view around another one: that has its own place, so that it stays what it is.
final class PlaceholderHostNode<Content: View, Outer: View>:
  ViewNode<PlaceholderHost<Content, Outer>>
{
  private let source = TransitionContent()
  private var content: ViewNode<Content>?
  private var outer: ViewNode<Outer>?
  /// The environment of what stands for the content, in which the content is.
  private var inner: EnvironmentValues?

  override init(_ view: PlaceholderHost<Content, Outer>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    source.node = content
    source.movesByPlaceholder = view.movesByOuter
    source.takeEnvironment = { [weak self] environment in
      self?.inner = environment
      self?.updateContent()
    }
    outer = makeNode(view.outer(PlaceholderContentView(source: source)))
  }

  override func update(_ view: PlaceholderHost<Content, Outer>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    updateContent()
    outer?.update(view.outer(PlaceholderContentView(source: source)), self.inputs)
  }

  private func updateContent() {
    content?.update(
      view.content, NodeInputs(parent: self, environment: inner ?? environment))
  }

  override var children: [Node] { [content, outer].compactMap { $0 } }

  override func itemsBelowChanged() -> Bool {
    source.forgetOutputs(upTo: self)
    return false
  }

  override func makeOutputs() -> [LayoutItem] { outer?.outputs ?? [] }
}
