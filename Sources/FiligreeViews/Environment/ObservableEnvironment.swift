import Observation

/// The key of an object in the environment: its type.
private struct ObjectKey<T>: Hashable {}

extension EnvironmentValues {
  /// The object of a type, if there is one.
  fileprivate subscript<T: AnyObject>(optional key: ObjectKey<T>) -> T? {
    objects[ObjectIdentifier(T.self)] as? T
  }

  /// The object of a type.
  fileprivate subscript<T: AnyObject>(required key: ObjectKey<T>) -> T {
    guard let object = self[optional: key] else {
      // There is no object to give: the view was written to have one.
      fatalError("no object of type \(T.self) in the environment; add .environment(_:) above")
    }
    return object
  }
}

extension Environment {
  /// Creates a property that reads the observable object of a type, which `environment(_:)` has set above.
  ///
  /// Without one the program stops, as on Apple's systems.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init(\EnvironmentValues.[required: ObjectKey<Value>()])
  }

  /// Creates a property that reads the observable object of a type, or nil if there is none above.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(\EnvironmentValues.[optional: ObjectKey<T>()])
  }
}

nonisolated struct ObservableEnvironment<T: AnyObject>: ViewModifier, EnvironmentModifier {
  let object: T?

  package func modify(_ environment: inout EnvironmentValues) {
    environment.objects[ObjectIdentifier(T.self)] = object
  }
}

extension View {
  /// Puts an observable object into the environment of this view and the views within it; nil takes it out.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(ObservableEnvironment(object: object))
  }
}
