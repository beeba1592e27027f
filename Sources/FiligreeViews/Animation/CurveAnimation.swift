import Foundation

/// Moves for a fixed time along a curve.
struct CurveAnimation: CustomAnimation {
  var curve: UnitCurve
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time < duration else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

/// Begins later, or moves faster, than another animation.
struct TimedAnimation: CustomAnimation {
  var base: Animation
  var delay: TimeInterval = 0
  var speed = 1.0

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time < delay { return .zero }
    return base.animate(value: value, time: (time - delay) * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if time < delay { return .zero }
    return base.velocity(value: value, time: (time - delay) * speed, context: context)?
      .scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    // Until it begins, the older one goes on: only an animation without a delay can take over.
    delay == 0
      && base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// Moves as another animation, but is logically complete after a time.
struct LogicalCompletionAnimation: CustomAnimation {
  var base: Animation
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let gone = base.animate(value: value, time: time, context: &context)
    if time >= duration { context.isLogicallyComplete = true }
    return gone
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// Moves several times, or forever, there or there and back.
struct RepeatAnimation: CustomAnimation {
  var base: Animation
  /// How many times; nil for no end.
  var count: Int?
  var autoreverses: Bool

  private struct Length: AnimationStateKey {
    static var defaultValue: TimeInterval? { nil }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let length = context.state[Length.self] ?? self.length(value, context)
    context.state[Length.self] = length
    // What has no length is over at once.
    guard length > 1e-6 else { return nil }
    let turn = (time / length).rounded(.down)
    guard turn < Double(count ?? .max) else { return nil }
    let rest = time - turn * length
    let isBack = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    var inner = context
    let gone = base.animate(value: value, time: isBack ? length - rest : rest, context: &inner)
    // The whole is logically complete when its last run is; one that goes back is at its end.
    if let count, turn == Double(count - 1), !isBack {
      context.isLogicallyComplete = inner.isLogicallyComplete
    }
    return gone ?? value
  }

  /// When the animation that is repeated ends, found by bisection.
  private func length<V: VectorArithmetic>(
    _ value: V, _ context: AnimationContext<V>
  ) -> TimeInterval {
    func isOver(_ time: TimeInterval) -> Bool {
      var context = context
      return base.animate(value: value, time: time, context: &context) == nil
    }
    var (low, high) = (0.0, 0.01)
    if isOver(0) { return 0 }
    while !isOver(high), high < 1e6 {
      low = high
      high *= 2
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isOver(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
