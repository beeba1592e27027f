/// A value that a gesture changes while it goes on, and that is then what it was before: SwiftUI's
/// `GestureState`.
///
/// Only ``Gesture/updating(_:body:)`` changes it.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  let initial: Value
  let reset: (Value, inout Transaction) -> Void
  var location: StateLocation<Value>?

  /// Creates a state with the value that it has while there is no gesture.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  /// Creates a state with the value that it has while there is no gesture.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state that goes back to its first value with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a state that goes back to its first value with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state; `reset` gets the last value and sets the transaction of going back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// Creates a state; `reset` gets the last value and sets the transaction of going back.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// What a gesture's `updating` takes.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, _ transaction: Transaction) {
    // A transaction of its own, so that its animation is not shared with other changes.
    withTransaction(transaction) { location?.set(value, nil) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil while there is no gesture.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, for node: Node) {
    let location = slot as? StateLocation<Value> ?? StateLocation(initial, for: node.graph)
    slot = location
    self.location = location
  }

  /// The place's value counts, not the new initial one.
  package func isUnchanged(from previous: GestureState<Value>) -> Bool { true }
}

/// A gesture that changes a ``GestureState``: SwiftUI's `GestureStateGesture`.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// What the gesture tells.
  public typealias Value = Base.Value
  /// The gesture does not consist of another one.
  public typealias Body = Never

  /// The gesture.
  let base: Base
  /// What it changes.
  let state: GestureState<State>
  /// How it changes it.
  let change: (Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: PrimitiveGesture {
  @MainActor package func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Value> {
    let outcome = base.handle(&run, memory.part(0))
    switch outcome {
    case .possible(let value), .changed(let value):
      memory.state = true
      let (state, change) = (state, self.change)
      run.actions.append {
        var transaction = Transaction()
        transaction.isContinuous = true
        var new = state.wrappedValue
        change(value, &new, &transaction)
        state.set(new, transaction)
      }
    case .ended, .failed:
      guard memory.state != nil else { break }
      memory.state = nil
      let state = state
      run.actions.append {
        var transaction = Transaction()
        state.reset(state.wrappedValue, &transaction)
        state.set(state.initial, transaction)
      }
    case .waiting:
      break
    }
    return outcome
  }
}

extension Gesture {
  /// Changes `state` while the gesture goes on; when it ends or is cancelled, the state is what it was
  /// at first.
  ///
  /// `body` gets the gesture's value, the state to change and the transaction of the change.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }
}
