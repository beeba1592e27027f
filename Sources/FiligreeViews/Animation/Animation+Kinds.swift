import Foundation

extension Animation {
  /// The animation of changes that name none: a spring of 0.55 seconds that does not overshoot.
  ///
  /// Source: Apple's documentation; so since iOS 17.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  // MARK: Curves

  private static func curve(_ curve: UnitCurve, _ duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration > 0 ? duration : 0))
  }

  /// Slow at both ends, in 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// Slow at the beginning, in 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at the end, in 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// At a constant speed, in 0.35 seconds.
  public static let linear = linear(duration: 0.35)

  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }

  /// Slow at the beginning.
  public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }

  /// Slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }

  /// At a constant speed.
  public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }

  /// Along a curve by two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    curve(
      .bezier(
        startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
        endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y))), duration)
  }

  /// Along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    self.curve(curve, duration)
  }

  // MARK: Springs

  /// As a spring: `response` is its period without damping in seconds, a `dampingFraction` of 1 does
  /// not overshoot.
  ///
  /// A new target takes over the velocity. `blendDuration` has no effect: the velocity is taken over
  /// exactly, and nothing is left to blend.
  ///
  /// Without a response or a damping fraction, `spring()` means the one below, as in the SDK since iOS 17.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      SpringAnimation(spring: Spring(response: response, dampingRatio: dampingFraction)))
  }

  /// As a spring of a perceptual duration and a bounce: by default half a second without overshoot.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(SpringAnimation(spring: Spring(duration: duration, bounce: bounce)))
  }

  /// As a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }

  /// As a spring of half a second that does not overshoot.
  public static let spring = spring(duration: 0.5, bounce: 0)

  /// As a spring that follows a finger: of 0.15 seconds, with little overshoot.
  ///
  /// Without a response or a damping fraction, `interactiveSpring()` means the one below, as in the SDK
  /// since iOS 17.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// As a spring that follows a finger: of a bounce of 0.15, unless `extraBounce` makes it more.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// As a spring that follows a finger.
  public static let interactiveSpring = interactiveSpring()

  /// As a spring of physical constants; movements towards several targets are added up.
  ///
  /// `initialVelocity` is in parts of the way per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(
        spring: Spring(
          mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        initialVelocity: initialVelocity.isFinite ? initialVelocity : 0, merges: false))
  }

  /// As a spring whose movements towards several targets are added up.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(
        spring: Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity,
        merges: false))
  }

  /// As a spring of half a second without overshoot whose movements are added up.
  public static let interpolatingSpring = interpolatingSpring()

  /// As a spring that does not overshoot.
  public static let smooth = smooth()
  /// As a spring that hardly overshoots.
  public static let snappy = snappy()
  /// As a spring that overshoots.
  public static let bouncy = bouncy()

  /// As a spring that does not overshoot, unless `extraBounce` makes it.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// As a spring that hardly overshoots.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// As a spring that overshoots.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  // MARK: Changes of other animations

  /// The animation, begun `delay` seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(TimedAnimation(base: self, delay: delay > 0 && delay.isFinite ? delay : 0))
  }

  /// The animation, faster by the factor `speed`.
  ///
  /// A factor that is not positive counts as 1.
  public func speed(_ speed: Double) -> Animation {
    Animation(TimedAnimation(base: self, speed: speed > 0 && speed.isFinite ? speed : 1))
  }

  /// The animation, which counts as logically complete after `duration` seconds, if not before.
  ///
  /// It does not last longer by that.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration > 0 ? duration : 0))
  }

  /// The animation, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      RepeatAnimation(base: self, count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  /// The animation, without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
}
