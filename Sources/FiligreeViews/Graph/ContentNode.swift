/// The place of a view with one view below it.
package class ContentNode<V: View, Content: View>: ViewNode<V> {
  /// The place of the view below; none before it is made.
  package final var content: ViewNode<Content>?

  package override var children: [Node] { content.map { [$0] } ?? [] }
}

/// The place of a modified view, with what is modified below it.
package class ModifierNode<Content: View, M: ViewModifier>:
  ContentNode<ModifiedContent<Content, M>, Content>
where M.Body == Never {
  package override init(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
  }

  package override func update(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    content?.update(view.content, self.inputs)
  }
}

/// The place of a view whose content a closure makes, again whenever a value changes that the closure has read.
class ReaderNode<V: View, Content: View>: ContentNode<V, Content> {
  override init(_ view: V, _ inputs: NodeInputs) {
    super.init(view, inputs)
    connect()
    content = makeNode(evaluate())
  }

  override func update(_ view: V, _ inputs: NodeInputs) {
    super.update(view, inputs)
    refresh()
  }

  override func refresh() {
    content?.update(evaluate(), inputs)
  }

  private func evaluate() -> Content {
    graph.validate(self)
    return graph.tracking(self) { makeContent() }
  }

  /// Connects the node with what the content reads, before that is made for the first time.
  func connect() {}

  /// Makes the content.
  func makeContent() -> Content {
    // Safe: nothing makes a node of this class itself, and each class of readers has its own.
    preconditionFailure("every reader makes its content")
  }

  override func willRemove() {
    graph.forget(self)
  }
}
