/// A view with an identity of its own: SwiftUI's type of that name.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID
}

extension IDView: PrimitiveView {
  @MainActor func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    IDNode(self, inputs)
  }
}

/// Keeps the place of a view as long as its identity stays.
final class IDNode<Content: View, ID: Hashable>: ViewNode<IDView<Content, ID>> {
  private let content = DynamicContent()

  override init(_ view: IDView<Content, ID>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content.show(view.content, tag: view.id, in: self)
  }

  override func update(_ view: IDView<Content, ID>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    content.show(view.content, tag: view.id, in: self)
  }

  override func find(_ id: AnyHashable) -> Node? {
    AnyHashable(view.id) == id ? self : super.find(id)
  }

  override func identity(of child: Node) -> AnyHashable? { AnyHashable(view.id) }

  override var children: [Node] { content.nodes }
  override func makeOutputs() -> [LayoutItem] { content.outputs }
}

extension View {
  /// Gives the view an identity: when it changes, the view is a new one, with new state.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
