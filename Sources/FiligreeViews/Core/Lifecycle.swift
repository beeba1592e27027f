import Foundation

/// Runs actions when a view comes and goes.
nonisolated struct AppearanceModifier: ViewModifier, PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    AppearanceNode(view, inputs)
  }
}

/// The node of a view with actions for its coming and going.
final class AppearanceNode<Content: View>: ModifierNode<Content, AppearanceModifier> {
  override init(_ view: ModifiedContent<Content, AppearanceModifier>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    if let appear = view.modifier.appear {
      graph.afterUpdate(appear)
    }
  }

  override func willRemove() {
    if let disappear = view.modifier.disappear {
      graph.afterUpdate(disappear)
    }
  }
}

/// Runs an action when a value changes.
nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ChangeNode(view, inputs)
  }
}

/// The node of a view with an action for the change of a value.
final class ChangeNode<Content: View, Value: Equatable>:
  ModifierNode<Content, ChangeModifier<Value>>
{
  override init(
    _ view: ModifiedContent<Content, ChangeModifier<Value>>, _ inputs: NodeInputs
  ) {
    super.init(view, inputs)
    if view.modifier.initial {
      let modifier = view.modifier
      graph.afterUpdate { modifier.action(modifier.value, modifier.value) }
    }
  }

  override func update(
    _ view: ModifiedContent<Content, ChangeModifier<Value>>, _ inputs: NodeInputs
  ) {
    let (old, new) = (self.view.modifier.value, view.modifier)
    // Before the content's own actions.
    if old != new.value {
      graph.afterUpdate { new.action(old, new.value) }
    }
    super.update(view, inputs)
  }
}

extension View {
  /// Runs `action` when the view first appears.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs `action` when the view is gone.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs `action` with the new value when `value` changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }

  /// Runs `action` with the old and the new value when `value` changes, and at first if `initial`.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs `action` when `value` changes, and at first if `initial`.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }
}
