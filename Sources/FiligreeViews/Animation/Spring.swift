import Foundation

/// A spring: SwiftUI's `Spring`.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The force for each unit of distance.
  public let stiffness: Double
  /// The force against each unit of velocity.
  public let damping: Double

  /// Creates a spring of a perceptual duration and a bounce.
  ///
  /// A bounce of 0 does not overshoot, 1 never comes to rest, less than 0 is slower.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.ratio(bounce: bounce))
  }

  /// Creates a spring of the period that it has without damping, in seconds, and a damping ratio: 1 is
  /// the least damping without overshoot.
  ///
  /// A response is cut to 0.0001…1,000,000 seconds.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / min(max(response.isFinite ? response : 0.5, 1e-4), 1e6)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * max(dampingRatio.isFinite ? dampingRatio : 1, 0) * frequency
  }

  /// Creates a spring of its physical constants.
  ///
  /// More damping than is needed to prevent an overshoot is reduced to that unless
  /// `allowOverDamping` is true.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = mass > 0 && mass.isFinite ? mass : 1
    self.stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1
    let damping = damping > 0 && damping.isFinite ? damping : 0
    let critical = 2 * (self.stiffness * self.mass).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// Creates a spring that comes within `epsilon` of rest in a time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time is in proportion to the period.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let time = unit.motion.settlingTime(epsilon: epsilon)
    let isUsable = time > 0 && time.isFinite && settlingDuration.isFinite
    self.init(response: isUsable ? settlingDuration / time : 0.5, dampingRatio: dampingRatio)
  }

  /// A spring that does not overshoot.
  public static var smooth: Spring { smooth() }
  /// A spring that hardly overshoots.
  public static var snappy: Spring { snappy() }
  /// A spring that overshoots.
  public static var bouncy: Spring { bouncy() }

  /// A spring that does not overshoot, unless `extraBounce` makes it.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that hardly overshoots.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that overshoots.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The perceptual duration: the period without damping.
  public var duration: TimeInterval { response }
  /// The period that the spring would have without damping, in seconds.
  public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }
  /// The damping in parts of the least damping without overshoot.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// How much the spring overshoots: 0 for not at all.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
  /// The time after which the spring stays within a thousandth of its way.
  public var settlingDuration: TimeInterval { motion.settlingTime(epsilon: 0.001) }

  static func ratio(bounce: Double) -> Double {
    let bounce = min(max(bounce.isFinite ? bounce : 0, -0.9999), 1)
    return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  var motion: DampedMotion {
    DampedMotion(frequency: (stiffness / mass).squareRoot(), damping: dampingRatio)
  }

  /// The value at `time` seconds on the way from zero to `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let c = motion.coefficients(max(time, 0)).distance
    return target - target.scaled(by: c.fromDistance) + initialVelocity.scaled(by: c.fromVelocity)
  }

  /// The velocity at `time` seconds on the way from zero to `target`, per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let c = motion.coefficients(max(time, 0)).velocity
    return initialVelocity.scaled(by: c.fromVelocity) - target.scaled(by: c.fromDistance)
  }

  /// Moves a value and its velocity towards `target` by a time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let c = motion.coefficients(max(deltaTime, 0))
    let distance = value - target
    let next =
      distance.scaled(by: c.distance.fromDistance) + velocity.scaled(by: c.distance.fromVelocity)
    velocity =
      distance.scaled(by: c.velocity.fromDistance) + velocity.scaled(by: c.velocity.fromVelocity)
    value = target + next
  }

  /// The force on the mass at a place and velocity, towards `target`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}
