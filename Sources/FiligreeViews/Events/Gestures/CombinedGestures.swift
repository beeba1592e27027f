import Foundation

/// Two gestures that go on beside one another: SwiftUI's `SimultaneousGesture`.
///
/// It begins with the first of the two that does, and ends when both have ended or one has and the other has failed.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the two tell.
  public struct Value {
    /// What the first one tells; nil if it has not begun.
    public var first: First.Value?
    /// What the second one tells; nil if it has not begun.
    public var second: Second.Value?
  }

  /// The gesture does not consist of another one.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

/// What has become of a gesture that is a part of another one.
private final class PartOutcome<Value> {
  var value: Value?
  var isOver = false
  var hasEnded = false
  /// Whether it has come about.
  var isActive = false

  func take(_ outcome: GestureOutcome<Value>) {
    switch outcome {
    case .waiting: break
    case .possible(let new): value = new
    case .changed(let new): (value, isActive) = (new, true)
    case .ended(let new): (value, isActive, isOver, hasEnded) = (new, true, true, true)
    case .failed: isOver = true
    }
  }
}

extension SimultaneousGesture: PrimitiveGesture {
  private final class Parts {
    let first = PartOutcome<First.Value>()
    let second = PartOutcome<Second.Value>()
  }

  @MainActor package func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Value> {
    let parts = memory.state as? Parts ?? Parts()
    memory.state = parts
    if !parts.first.isOver { parts.first.take(first.handle(&run, memory.part(0))) }
    if !parts.second.isOver { parts.second.take(second.handle(&run, memory.part(1))) }
    let value = Value(first: parts.first.value, second: parts.second.value)
    if parts.first.isOver, parts.second.isOver {
      return parts.first.hasEnded || parts.second.hasEnded ? .ended(value) : .failed
    }
    if parts.first.isActive || parts.second.isActive { return .changed(value) }
    return value.first == nil && value.second == nil ? .waiting : .possible(value)
  }
}

/// A gesture that follows on another one: SwiftUI's `SequenceGesture`.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far it has come.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first one has ended; the second one has begun, or not yet.
    case second(First.Value, Second.Value?)
  }

  /// The gesture does not consist of another one.
  public typealias Body = Never

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: PrimitiveGesture {
  private final class Progress {
    var first: First.Value?
  }

  @MainActor package func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Value> {
    let progress = memory.state as? Progress ?? Progress()
    memory.state = progress
    guard let done = progress.first else {
      switch first.handle(&run, memory.part(0)) {
      case .waiting: return .waiting
      case .possible(let value): return .possible(.first(value))
      case .changed(let value): return .changed(.first(value))
      case .failed: return .failed
      case .ended(let value):
        progress.first = value
        // A finger that is still on the page has touched for the second gesture, too.
        if run.kind != .ended {
          var began = GestureRun(kind: .began, time: run.time, page: run.page, item: run.item)
          began.second = run.second
          _ = second.handle(&began, memory.part(1))
          run.actions += began.actions
        }
        return .changed(.second(value, nil))
      }
    }
    switch second.handle(&run, memory.part(1)) {
    case .waiting: return .changed(.second(done, nil))
    case .possible(let value), .changed(let value): return .changed(.second(done, value))
    case .ended(let value): return .ended(.second(done, value))
    case .failed: return .failed
    }
  }
}

/// The first of two gestures, or the second if the first one fails: SwiftUI's `ExclusiveGesture`.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Which of the two it is.
  public enum Value {
    /// The first one.
    case first(First.Value)
    /// The second one.
    case second(Second.Value)
  }

  /// The gesture does not consist of another one.
  public typealias Body = Never

  /// The gesture that comes before the other.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: PrimitiveGesture {
  private final class Parts {
    let first = PartOutcome<First.Value>()
    let second = PartOutcome<Second.Value>()
  }

  @MainActor package func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Value> {
    let parts = memory.state as? Parts ?? Parts()
    memory.state = parts
    if !parts.first.isOver {
      let outcome = first.handle(&run, memory.part(0))
      parts.first.take(outcome)
      if case .ended(let value) = outcome { return .ended(.first(value)) }
      if case .changed(let value) = outcome { return .changed(.first(value)) }
    }
    // The second one goes on unseen, and counts when the first one has failed.
    if !parts.second.isOver { parts.second.take(second.handle(&run, memory.part(1))) }
    guard parts.first.isOver else { return .waiting }
    guard let value = parts.second.value, parts.second.isActive || !parts.second.isOver else {
      return parts.second.isOver ? .failed : .waiting
    }
    if parts.second.hasEnded { return .ended(.second(value)) }
    return parts.second.isActive ? .changed(.second(value)) : .possible(.second(value))
  }
}

extension Gesture {
  /// This gesture and another one, beside one another.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// This gesture, and another one when it has ended.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// This gesture, or another one if it fails.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
