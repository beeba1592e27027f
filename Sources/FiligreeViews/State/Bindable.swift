import Observation

/// Makes bindings to the properties of an observable object: SwiftUI's `Bindable`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// The wrapper itself, which makes the bindings.
  public var projectedValue: Bindable<Value> { self }

  private init(object: Value) {
    self.object = object
  }

  /// Not for what is no observable object.
  ///
  /// Its presence tells the compiler, before it has looked at macros, that initializers of views take the object and not
  /// the wrapper.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(ObjectLocation(wrappedValue, keyPath, knowsReaders: true))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Wraps an object.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Wraps an object.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates a wrapper from a projected one.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
