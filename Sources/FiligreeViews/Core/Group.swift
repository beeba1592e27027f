/// Views that are treated as one, without a layout of their own: SwiftUI's `Group`.
///
/// A modifier on a group applies to each of its views.
public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// A group has no content of its own.
  public typealias Body = Never

  /// Creates a group of the views in `content`.
  @MainActor @preconcurrency
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView where Content: View {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    PassThroughNode(self, inputs, content: \.content)
  }
}

/// The node of a view that is nothing but its content.
package final class PassThroughNode<V: View, Content: View>: ContentNode<V, Content> {
  private let path: (V) -> Content

  package init(_ view: V, _ inputs: NodeInputs, content path: @escaping (V) -> Content) {
    self.path = path
    super.init(view, inputs)
    content = makeNode(path(view))
  }

  package override func update(_ view: V, _ inputs: NodeInputs) {
    super.update(view, inputs)
    content?.update(path(view), inputs)
  }
}
