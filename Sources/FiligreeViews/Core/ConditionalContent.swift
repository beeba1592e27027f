/// One of two views, made by an `if` in a ``ViewBuilder``: SwiftUI's type of that name.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    ConditionalNode(self, inputs)
  }
}

/// Keeps the place of the branch that is taken.
///
/// The branches are different identities: the state of the one that is left is gone.
final class ConditionalNode<T: View, F: View>: ViewNode<_ConditionalContent<T, F>> {
  private let content = DynamicContent()

  override init(_ view: _ConditionalContent<T, F>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    apply()
  }

  override func update(_ view: _ConditionalContent<T, F>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    apply()
  }

  private func apply() {
    switch view.storage {
    case .trueContent(let view): content.show(view, tag: 0, in: self)
    case .falseContent(let view): content.show(view, tag: 1, in: self)
    }
  }

  override var children: [Node] { content.nodes }
  override func makeOutputs() -> [LayoutItem] { content.outputs }
}

extension Optional: View where Wrapped: View {
  /// Not to be called: an optional view has no content of views.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    OptionalNode(self, inputs)
  }
}

/// Keeps the place of a view that may be missing.
final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private let content = DynamicContent()

  override init(_ view: Wrapped?, _ inputs: NodeInputs) {
    super.init(view, inputs)
    apply()
  }

  override func update(_ view: Wrapped?, _ inputs: NodeInputs) {
    super.update(view, inputs)
    apply()
  }

  private func apply() {
    if let view {
      content.show(view, tag: 0, in: self)
    } else {
      content.hide(in: self)
    }
  }

  override var children: [Node] { content.nodes }
  override func makeOutputs() -> [LayoutItem] { content.outputs }
}
