/// A value whose animatable data, if it has any, is under way.
@MainActor
package struct AnimatedValue<Value> {
  private var value: Value
  private let attribute: (any AnyAnimated<Value>)?

  package init(_ value: Value, for graph: ViewGraph) {
    self.value = value
    func open<A: Animatable>(_ animatable: A) -> (any AnyAnimated<Value>)? {
      A.AnimatableData.self == EmptyAnimatableData.self
        ? nil : AnimatedData<A, Value>(animatable, for: graph)
    }
    attribute = (value as? any Animatable).flatMap { open($0) }
  }

  /// Takes a new value; `transaction` is asked for if the data has changed.
  package mutating func set(_ value: Value, _ transaction: () -> Transaction) {
    self.value = value
    attribute?.set(value, transaction)
  }

  /// The value with its data under way.
  package var presented: Value { present(value) }

  /// Another value with this one's data under way.
  package func present(_ value: Value) -> Value { attribute?.present(value) ?? value }

  /// Calls `action` each time that the data has moved.
  package func onMove(_ action: @escaping @MainActor () -> Void) {
    attribute?.onMove(action)
  }

  /// Ends all movement.
  package func stop() {
    attribute?.stop()
  }
}

@MainActor
private protocol AnyAnimated<Value> {
  associatedtype Value
  func set(_ value: Value, _ transaction: () -> Transaction)
  func present(_ value: Value) -> Value
  func onMove(_ action: @escaping @MainActor () -> Void)
  func stop()
}

/// The data of an animatable value of type `A`, which is the same as `Value`.
@MainActor
private struct AnimatedData<A: Animatable, Value>: AnyAnimated {
  let attribute: AnimatableAttribute<A.AnimatableData>

  init(_ value: A, for graph: ViewGraph) {
    attribute = AnimatableAttribute(value.animatableData, for: graph)
  }

  func set(_ value: Value, _ transaction: () -> Transaction) {
    guard let data = (value as? A)?.animatableData, data != attribute.target else { return }
    attribute.set(data, transaction())
  }

  func present(_ value: Value) -> Value {
    guard attribute.isActive, var animatable = value as? A else { return value }
    animatable.animatableData = attribute.presented
    return animatable as? Value ?? value
  }

  func onMove(_ action: @escaping @MainActor () -> Void) { attribute.onMove = action }

  func stop() { attribute.stop() }
}
