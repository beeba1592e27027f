import Foundation

/// A value that views may set for the layout around them: SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
  /// The value's type.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}

enum LayoutValueTrait<K: LayoutValueKey>: TraitKey {
  static var defaultValue: K.Value { K.defaultValue }
}

/// The priority by which a stack hands out its length.
package enum LayoutPriorityKey: TraitKey {
  package static let defaultValue = 0.0
}

/// The order of drawing among views of one container.
package enum ZIndexKey: TraitKey {
  package static let defaultValue = 0.0
}

/// The tag by which a view is found among others: by a picker, by a canvas among its symbols.
package enum TagTrait: TraitKey {
  package static var defaultValue: AnyHashable? { nil }
}

/// Sets a trait of a view.
nonisolated struct TraitModifier<Key: TraitKey>: ViewModifier, ItemModifier {
  let key: Key.Type
  let value: Key.Value

  init(_ key: Key.Type, _ value: Key.Value) {
    self.key = key
    self.value = value
  }

  static var hasTraits: Bool { true }

  @MainActor func trait<K: TraitKey>(_ key: K.Type) -> K.Value? {
    // The same key means the same type of value.
    K.self == Key.self ? value as? K.Value : nil
  }
}

extension View {
  /// Sets the priority by which a stack hands out its length; 0 by default.
  ///
  /// The views of the highest priority choose first; what is left goes to the others, who get at least
  /// their smallest lengths. In a `ZStack` the views of the highest priority say its size. NaN counts
  /// as 0.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(LayoutPriorityKey.self, value.isNaN ? 0 : value))
  }

  /// Sets the view's place in the order of drawing: views with higher numbers are in front.
  ///
  /// 0 by default; views with equal numbers are drawn in their order. NaN counts as 0.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(ZIndexKey.self, value.isNaN ? 0 : value))
  }

  /// Sets a value for the layout around the view.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier(LayoutValueTrait<K>.self, value))
  }

  /// Gives the view a tag by which a picker or a canvas finds it.
  ///
  /// `includeOptional` is there for Apple's signature and has no effect: who looks for a tag says
  /// whether it is to be found by an optional value, too.
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    modifier(TraitModifier(TagTrait.self, AnyHashable(tag)))
  }
}
