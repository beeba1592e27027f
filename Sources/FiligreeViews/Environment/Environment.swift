/// A value of the environment of the view that it is a property of: SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// Creates a property that reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value; outside of a tree, that of an environment in which nothing is set.
  public var wrappedValue: Value {
    value ?? EnvironmentValues()[keyPath: keyPath]
  }
}

// Key paths are never changed.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, for node: Node) {
    value = node.environment[keyPath: keyPath]
  }

  package func isUnchanged(from previous: Environment<Value>) -> Bool {
    keyPath == previous.keyPath
  }

  package func isOutdated(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    !ValueComparison.areSame(old[keyPath: keyPath], new[keyPath: keyPath])
  }
}

extension View {
  /// Sets a value of the environment for this view and the views within it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for this view and the views within it.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}

/// Sets a value of the environment: SwiftUI's modifier of that name.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: ViewModifier, EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  package func modify(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

nonisolated struct EnvironmentTransform<Value>: ViewModifier, EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  package func modify(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}
