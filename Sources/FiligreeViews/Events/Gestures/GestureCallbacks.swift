/// A gesture that calls a closure when it changes: SwiftUI's type of that name.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// The gesture does not consist of another one.
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void
  /// Whether a value counts that is equal to the last one.
  let isNew: (Content.Value, Content.Value) -> Bool
}

extension _ChangedGesture: PrimitiveGesture {
  @MainActor package func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Value> {
    let outcome = content.handle(&run, memory.part(0))
    switch outcome {
    case .possible(let value), .changed(let value):
      if let last = memory.state as? Value, !isNew(last, value) { break }
      memory.state = value
      let action = action
      run.actions.append { action(value) }
    case .waiting, .ended, .failed:
      break
    }
    return outcome
  }
}

/// A gesture that calls a closure when it has ended: SwiftUI's type of that name.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// The gesture does not consist of another one.
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  @MainActor package func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Value> {
    let outcome = content.handle(&run, memory.part(0))
    if case .ended(let value) = outcome {
      let action = action
      run.actions.append { action(value) }
    }
    return outcome
  }
}

/// A gesture that tells something else than the one it consists of: SwiftUI's type of that name.
public nonisolated struct _MapGesture<Content: Gesture, Value>: Gesture {
  /// The gesture does not consist of another one.
  public typealias Body = Never

  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
  @MainActor package func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Value> {
    content.handle(&run, memory.part(0)).map(transform)
  }
}

extension Gesture where Value: Equatable {
  /// Calls `action` when the gesture's value changes.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action) { $0 != $1 }
  }
}

extension Gesture {
  /// Calls `action` when the gesture has ended; not if it was cancelled.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// The gesture, telling what `body` makes of its value.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}
