/// A value that belongs to a view's place in the tree: SwiftUI's `State`.
///
/// The value is made when the view first appears and is kept while it stays. Setting it evaluates the
/// bodies again that have read it. Outside of a tree, reading gives the initial value and setting does
/// nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  package var initial: Value
  package var location: StateLocation<Value>?

  /// Creates the state with its initial value.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Creates the state with its initial value.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, nil) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, for node: Node) {
    let location = slot as? StateLocation<Value> ?? StateLocation(initial, for: node.graph)
    slot = location
    self.location = location
  }

  /// The place's value counts, not the new initial one.
  package func isUnchanged(from previous: State<Value>) -> Bool { true }
}
