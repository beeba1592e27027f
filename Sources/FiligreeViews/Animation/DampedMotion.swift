import FiligreeBase
import FiligreePaths
import Foundation

/// The motion of a damped spring of mass 1 that is let go: the exact solution of
/// x″ + 2ζω x′ + ω² x = 0, for any damping.
///
/// Source: any textbook on mechanics; under, critically and over damped motion in closed form, so that
/// the value at a time does not depend on the times that were asked for before.
struct DampedMotion: Hashable, Sendable {
  /// ω, the frequency without damping, in radians a second.
  var frequency: Double
  /// ζ: 1 is the least damping without overshoot.
  var damping: Double

  /// How far the spring is from rest, and how fast it moves, at `time` seconds; both are linear in the
  /// distance and the velocity at the beginning.
  ///
  /// - Returns: What the initial distance and velocity contribute to the distance, and to the velocity.
  func coefficients(_ time: Double) -> (
    distance: (fromDistance: Double, fromVelocity: Double),
    velocity: (fromDistance: Double, fromVelocity: Double)
  ) {
    let (w, z) = (frequency, damping)
    let w2 = w * w
    if z < 1 - 1e-9 {
      let wd = w * (1 - z * z).squareRoot()
      let decay = Exponential.of(-z * w * time)
      let (sine, cosine) = sincos(CGFloat(wd * time))
      let (s, c) = (Double(sine) * decay, Double(cosine) * decay)
      return (
        (c + z * w / wd * s, s / wd),
        (-w2 / wd * s, c - z * w / wd * s)
      )
    }
    if z <= 1 + 1e-9 {
      let decay = Exponential.of(-w * time)
      return (
        ((1 + w * time) * decay, time * decay),
        (-w2 * time * decay, (1 - w * time) * decay)
      )
    }
    let root = w * (z * z - 1).squareRoot()
    // The slow rate by the product of both, which cancels nothing.
    let fast = -z * w - root
    let slow = w2 / fast
    let (f, s) = (Exponential.of(fast * time), Exponential.of(slow * time))
    let difference = slow - fast
    return (
      ((slow * f - fast * s) / difference, (s - f) / difference),
      (w2 * (f - s) / difference, (slow * s - fast * f) / difference)
    )
  }

  /// The time after which the spring stays within the part `epsilon` of its first distance.
  func settlingTime(epsilon: Double) -> Double {
    guard frequency > 0, epsilon > 0, epsilon < 1 else { return 0 }
    // The envelope of the motion falls at least as fast as its slowest part; the factor before it is
    // taken care of by bisection on the exact envelope.
    let rate: Double
    if damping < 1 {
      rate = damping * frequency
    } else {
      rate = frequency / (damping + (damping * damping - 1).squareRoot())
    }
    guard rate > 0 else { return .infinity }
    func envelope(_ t: Double) -> Double {
      if damping < 1 - 1e-9 {
        return Exponential.of(-rate * t) / (1 - damping * damping).squareRoot()
      }
      if damping <= 1 + 1e-9 { return (1 + frequency * t) * Exponential.of(-frequency * t) }
      let c = coefficients(t).distance.fromDistance
      return c
    }
    var low = 0.0
    var high = 1 / rate
    while envelope(high) > epsilon, high < 1e9 {
      low = high
      high *= 2
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
