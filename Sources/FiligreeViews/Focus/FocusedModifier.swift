/// Connects the focus of a view with a value.
nonisolated struct FocusedModifier<Value: Hashable>: ViewModifier, ItemModifier {
  let state: FocusState<Value>.Binding
  let own: Value

  @MainActor static func makeItem(
    around content: LayoutItem, node: Node, modifier: @escaping () -> FocusedModifier
  ) -> LayoutItem {
    FocusedItem(node: node, content: content, modifier: modifier)
  }
}

/// An item whose focus a value says.
private final class FocusedItem<Value: Hashable>: WrapperItem<FocusedModifier<Value>>,
  FocusBindingTarget
{
  var link: FocusLink {
    let modifier = modifier
    return modifier.state.location?.link(modifier.own)
      ?? FocusLink(location: nil, isSet: { false }, set: {}, clear: {})
  }
}

extension View {
  /// Connects the focus of the view with a value that is true while it, or a view within it, has the focus.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(state: condition, own: true))
  }

  /// Connects the focus of the view with a value that is `value` while it, or a view within it, has the focus.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(state: binding, own: value))
  }

  /// Gives the focus to the view of a value when this view appears, if nothing has it then.
  ///
  /// `priority` says in SwiftUI whether the focus comes back to this view when it moves into its surroundings by user
  /// action; that has no effect here.
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(state: binding, value: value))
  }
}

/// When a default focus counts: SwiftUI's `DefaultFocusEvaluationPriority`.
public nonisolated struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// When the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// When the user moves the focus there, too.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Sets a focus state when a view appears.
nonisolated struct DefaultFocusModifier<Value: Hashable>: ViewModifier, PrimitiveModifier {
  let state: FocusState<Value>.Binding
  let value: Value

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    DefaultFocusNode(view, inputs)
  }
}

/// The node of a view with a default focus.
final class DefaultFocusNode<Content: View, Value: Hashable>:
  ModifierNode<Content, DefaultFocusModifier<Value>>
{
  override init(
    _ view: ModifiedContent<Content, DefaultFocusModifier<Value>>, _ inputs: NodeInputs
  ) {
    super.init(view, inputs)
    graph.afterUpdate { [weak self] in
      guard let self, !isRemoved, graph.focus.target == nil, !graph.focus.isAsked else { return }
      self.view.modifier.state.wrappedValue = self.view.modifier.value
    }
  }
}
