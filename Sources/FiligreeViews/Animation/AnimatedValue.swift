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
