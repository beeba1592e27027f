/// A value that views hand up to the views around them: SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Self.Value { get }

  /// Takes the value of the next view, in the order of the views, into that of the views before.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Sets what the view hands up for a key, in the place of what views within it hand up.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceWriter<K> { $0 = value })
  }

  /// Changes what the views within this one hand up for a key.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceWriter<K>(change: callback))
  }

  /// Runs `action` with what the views within this one hand up for a key: at first, and when it changes.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceAction<K>(action: action))
  }
}

/// Changes what a view hands up.
nonisolated struct PreferenceWriter<K: PreferenceKey>: ViewModifier, PrimitiveModifier {
  let change: (inout K.Value) -> Void

  init(change: @escaping (inout K.Value) -> Void) {
    self.change = change
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PreferenceWriterNode(view, inputs)
  }
}

/// The node of a view that sets what it hands up.
final class PreferenceWriterNode<Content: View, K: PreferenceKey>:
  PreferenceChangeNode<Content, PreferenceWriter<K>, K>
{
  override func change(_ value: inout K.Value) {
    graph.tracking(self) { view.modifier.change(&value) }
  }
}

/// The node of a view that changes what it hands up for a key.
class PreferenceChangeNode<Content: View, M: ViewModifier, K: PreferenceKey>:
  ModifierNode<Content, M>
where M.Body == Never {
  override init(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    inputs.parent.graph.hasPreferences = true
    super.init(view, inputs)
  }

  override func update(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    // Closures cannot be compared; who reads the value compares it.
    preferencesChanged()
  }

  override func makePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let inner = super.makePreference(key)
    // The same key means the same type of value.
    guard Key.self == K.self, var value = (inner ?? Key.defaultValue) as? K.Value else {
      return inner
    }
    change(&value)
    return value as? Key.Value
  }

  /// Changes the value of the views within.
  func change(_ value: inout K.Value) {}

  /// A value has changed that the view's own one was made of.
  override func refresh() { preferencesChanged() }

  override func willRemove() {
    graph.forget(self)
  }
}

/// Runs an action when what the views within hand up has changed.
nonisolated struct PreferenceAction<K: PreferenceKey>: ViewModifier, PrimitiveModifier
where K.Value: Equatable {
  let action: (K.Value) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PreferenceActionNode(view, inputs)
  }
}

/// The node of a view with an action for what is handed up to it.
final class PreferenceActionNode<Content: View, K: PreferenceKey>:
  ModifierNode<Content, PreferenceAction<K>>
where K.Value: Equatable {
  /// What the action was last called with.
  private var last: K.Value?
  private var isWaiting = false

  override init(
    _ view: ModifiedContent<Content, PreferenceAction<K>>, _ inputs: NodeInputs
  ) {
    super.init(view, inputs)
    look()
  }

  override func preferencesBelowChanged() { look() }

  /// Compares the value after the update.
  private func look() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.afterUpdate { [weak self] in self?.compare() }
  }

  private func compare() {
    isWaiting = false
    guard !isRemoved else { return }
    let value = preference(K.self) ?? K.defaultValue
    guard value != last else { return }
    last = value
    view.modifier.action(value)
  }
}
