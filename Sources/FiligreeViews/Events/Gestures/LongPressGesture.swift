import Foundation

/// A finger that rests on a view: SwiftUI's `LongPressGesture`.
///
/// It ends when the finger has rested for `minimumDuration`: at the first move of the clock to that
/// time or beyond. Its value is true from the touch on.
public nonisolated struct LongPressGesture: Gesture, Sendable {
  /// Whether the view is pressed.
  public typealias Value = Bool
  /// The gesture does not consist of another one.
  public typealias Body = Never

  /// How long the finger rests, in seconds.
  public var minimumDuration: Double
  /// How far it may move meanwhile, in points of the page.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  private struct Recognition {
    var start: CGPoint
    var time: TimeInterval
  }

  @MainActor package func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Bool> {
    let state = memory.state as? Recognition ?? Recognition(start: run.page, time: run.time)
    memory.state = state
    let isLong = run.time - state.time >= minimumDuration
    switch run.kind {
    case .cancelled: return .failed
    case .began: return isLong ? .ended(true) : .possible(true)
    case .moved, .ended, .tick:
      guard state.start.distance(to: run.page) <= maximumDistance else { return .failed }
      if isLong { return .ended(true) }
      return run.kind == .ended ? .failed : .waiting
    }
  }
}

extension View {
  /// Calls `action` when a finger has rested on the view, and `pressing` when it touches and when it leaves or the
  /// gesture has ended.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Calls `action` when a finger has rested on the view, and `onPressingChanged` when it touches and
  /// when it leaves or the gesture has ended.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        base: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        pressing: onPressingChanged
      ).onEnded { _ in action() })
  }
}

/// Tells when a view is pressed, and when no more.
private nonisolated struct PressingGesture: PrimitiveGesture {
  typealias Value = Bool
  typealias Body = Never

  let base: LongPressGesture
  let pressing: ((Bool) -> Void)?

  @MainActor func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Bool> {
    let outcome = base.handle(&run, memory.part(0))
    let pressing = pressing
    switch outcome {
    case .possible:
      memory.state = true
      run.actions.append { pressing?(true) }
    case .ended, .failed:
      guard memory.state != nil else { break }
      memory.state = nil
      run.actions.append { pressing?(false) }
    case .waiting, .changed:
      break
    }
    return outcome
  }
}
