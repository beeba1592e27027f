import Foundation

/// Moves as a spring does; a new target takes over the velocity.
struct SpringAnimation: CustomAnimation {
  var spring: Spring
  /// The velocity at the beginning, in parts of the way per second.
  var initialVelocity = 0.0
  /// Whether a new target takes over from an older one, or both run side by side.
  var merges = true

  /// How near to the target the spring is taken to be at rest, in parts of the way.
  static let epsilon = 1e-7

  private struct Start<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V? { nil }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let velocity = self.velocity(value, context)
    let end = spring.motion.settlingTime(epsilon: Self.epsilon)
    // With a velocity to lose, it takes longer than a way of its own does.
    let extra = (velocity.magnitudeSquared > value.magnitudeSquared) ? 2.0 : 1.0
    guard time < min(end * extra, 3600) else { return nil }
    // As SwiftUI's springs do: after the perceptual duration, however long they swing.
    if time >= spring.response { context.isLogicallyComplete = true }
    return spring.value(target: value, initialVelocity: velocity, time: time)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    spring.velocity(target: value, initialVelocity: velocity(value, context), time: time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard merges,
      let velocity = previous.velocity(value: value, time: time, context: context)
    else { return false }
    context.state[Start<V>.self] = velocity
    return true
  }

  private func velocity<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> V {
    context.state[Start<V>.self] ?? value.scaled(by: initialVelocity)
  }
}
