/// A value that views may set for the container around: SwiftUI's `ContainerValueKey`.
public protocol ContainerValueKey {
  /// The value's type.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What is set on a view for the container around: SwiftUI's `ContainerValues`.
///
/// Values are of the view that they are set on alone, not of those within (Apple's documentation).
///
///     extension ContainerValues {
///       @Entry var isPinned = false
///     }
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tag: AnyHashable?

  init() {}

  /// What is set on a view of a container.
  @MainActor init(_ item: LayoutItem) {
    for change in item.traits(ContainerValueTrait.self) { change?(&self) }
    tag = item.trait(TagTrait.self)
  }

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag, if it has one of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// What a modifier changes of the values of a view.
private enum ContainerValueTrait: TraitKey {
  static var defaultValue: ((inout ContainerValues) -> Void)? { nil }
}

/// Sets a value of a view for the container around.
nonisolated struct ContainerValueModifier<Value>: ViewModifier, ItemModifier {
  let path: WritableKeyPath<ContainerValues, Value>
  let value: Value

  static var hasTraits: Bool { true }
  static var traitsMakeViews: Bool { true }

  @MainActor func trait<K: TraitKey>(_ key: K.Type) -> K.Value? {
    guard K.self == ContainerValueTrait.self else { return nil }
    let change: ContainerValueTrait.Value = { $0[keyPath: path] = value }
    // The same key means the same type of value.
    return change as? K.Value
  }
}

extension View {
  /// Sets a value of the view for the container around: for `ForEach(subviews:)`, `Group(subviews:)` and their like.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(path: keyPath, value: value))
  }
}
