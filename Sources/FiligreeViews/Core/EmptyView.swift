/// A view without content, which takes no place: SwiftUI's `EmptyView`.
public nonisolated struct EmptyView: View, Sendable {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<EmptyView> {
    ViewNode(self, inputs)
  }
}
