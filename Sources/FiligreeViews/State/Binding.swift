/// A way to read and set a value that is kept elsewhere: SwiftUI's `Binding`.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  package let location: Location<Value>
  /// The transaction of what is set through the binding.
  public var transaction = Transaction()
  private var hasTransaction = false

  package init(_ location: Location<Value>) {
    self.location = location
  }

  /// Creates a binding of two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get) { value, _ in set(value) }
  }

  /// Creates a binding of two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  /// A binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, hasTransaction ? transaction : nil) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from a projected one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var binding = Binding<Subject>(KeyPathLocation(location, keyPath))
    binding.transaction = transaction
    binding.hasTransaction = hasTransaction
    return binding
  }

  /// The binding with a transaction for what is set.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    binding.hasTransaction = true
    return binding
  }

  /// The binding with an animation for what is set.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding {
  /// A binding to an optional value that is set to what `base` has.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      })
  }

  /// A binding to the value of an optional one; nil if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

// A location is safe to use from any thread.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, for node: Node) {}

  package func isUnchanged(from previous: Binding<Value>) -> Bool {
    location.isSame(as: previous.location)
  }
}

/// A value that two closures read and set.
private final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  // The closures are the caller's, who says by using them that they may run where the binding is used.
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }

  override func set(_ value: Value, _ transaction: Transaction?) {
    guard let transaction else {
      return setter(value, CurrentTransaction.value ?? Transaction())
    }
    withTransaction(transaction) { setter(value, transaction) }
  }
}

/// A value that does not change.
private final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  // It is only read.
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? ConstantLocation).map { ValueComparison.areSame($0.value, value) } ?? false
  }
}

/// A part of a value that is kept elsewhere.
private final class KeyPathLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  // The location is safe to use from any thread, and key paths are never changed.
  private let root: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root.get()[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction?) {
    var whole = root.get()
    whole[keyPath: keyPath] = value
    root.set(whole, transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return other.keyPath == keyPath && other.root.isSame(as: root)
  }
}
