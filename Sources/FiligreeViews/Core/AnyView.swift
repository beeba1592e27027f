/// A view whose type is hidden: SwiftUI's `AnyView`.
///
/// A view of another type in the same place is another identity.
public nonisolated struct AnyView: View {
  let content: any View

  /// Hides the type of `view`.
  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of `view`.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<AnyView> {
    AnyViewNode(self, inputs)
  }
}

/// Keeps the place of a view of any type.
final class AnyViewNode: ViewNode<AnyView> {
  private let content = DynamicContent()

  override init(_ view: AnyView, _ inputs: NodeInputs) {
    super.init(view, inputs)
    apply()
  }

  override func update(_ view: AnyView, _ inputs: NodeInputs) {
    super.update(view, inputs)
    apply()
  }

  private func apply() {
    goingDeeper { show(view.content) }
  }

  private func show<V: View>(_ view: V) {
    content.show(view, tag: ObjectIdentifier(V.self), in: self)
  }

  override var children: [Node] { content.nodes }
  override func makeOutputs() -> [LayoutItem] { content.outputs }
}
