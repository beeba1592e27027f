/// A value that a view around the focus offers: SwiftUI's `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var offers: FocusedOffers?

  /// Creates a property that reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    self.keyPath = keyPath
  }

  /// The value; nil where no view around the focus offers one.
  public var wrappedValue: Value? { offers?.values[keyPath: keyPath] }
}

// Key paths are never changed, and what is offered is read by views, on the main actor.
extension FocusedValue: @unchecked Sendable where Value: Sendable {}

extension FocusedValue: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, for node: Node) {
    offers = FocusedOffers.install(&slot, for: node)
  }

  package func isUnchanged(from previous: FocusedValue<Value>) -> Bool {
    keyPath == previous.keyPath
  }

  package static func remove(_ slot: AnyObject?, from node: Node) {
    node.graph.focus.offers.readers[ObjectIdentifier(node)] = nil
  }
}

/// The value of a binding that a view around the focus offers: SwiftUI's `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var offers: FocusedOffers?

  /// Creates a property that reads the binding at `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  /// The binding's value; nil where no view around the focus offers one.
  ///
  /// Setting nil does nothing.
  public var wrappedValue: Value? {
    get { offers?.values[keyPath: keyPath]?.wrappedValue }
    nonmutating set {
      guard let newValue else { return }
      offers?.values[keyPath: keyPath]?.wrappedValue = newValue
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

// Key paths are never changed, and what is offered is read by views, on the main actor.
extension FocusedBinding: @unchecked Sendable where Value: Sendable {}

extension FocusedBinding: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, for node: Node) {
    offers = FocusedOffers.install(&slot, for: node)
  }

  package func isUnchanged(from previous: FocusedBinding<Value>) -> Bool {
    keyPath == previous.keyPath
  }

  package static func remove(_ slot: AnyObject?, from node: Node) {
    node.graph.focus.offers.readers[ObjectIdentifier(node)] = nil
  }
}
