import Foundation

/// A value that is kept with a session: SwiftUI's `SceneStorage`.
///
/// All that name the same key in one session have the same value; it is there as long as the session is,
/// and no longer. Outside of a tree, reading gives the first value and setting does nothing.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?

  fileprivate init(_ key: String, _ initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, nil) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { location.map { Binding($0) } ?? .constant(initial) }
}

extension SceneStorage: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, for node: Node) {
    location = node.graph.scene.location(key, initial)
  }

  package func isUnchanged(from previous: SceneStorage<Value>) -> Bool { key == previous.key }
}

extension SceneStorage where Value == Bool {
  /// Keeps a truth value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == Int {
  /// Keeps a whole number.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == Double {
  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == String {
  /// Keeps a string.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == URL {
  /// Keeps an address.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == Data {
  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value that has a number.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value that has a string.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a value that may be missing, as a string or a number.
  public init(_ key: String) { self.init(key, nil) }
}
