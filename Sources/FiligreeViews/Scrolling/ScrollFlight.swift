import Foundation

/// How content that is let go moves along an axis: it slows down, and beyond its ends it is drawn back.
///
/// The formulas are those by which UIKit's scroll views were described from outside (Apple, "Designing Fluid
/// Interfaces", WWDC 2018, for the deceleration; Ilya Lobanov, "How UIScrollView works", 2019): the velocity falls
/// to 0.998 of itself each millisecond; a critically damped spring of an angular frequency of 10 per second draws
/// back; the finger moves content beyond its ends by x · c / (x · c / d + 1) for a way of x, c being 0.55 and d the
/// length of the view.
struct ScrollFlight {
  /// UIKit's `DecelerationRate.normal`, by the millisecond.
  private static let rate = 0.998
  /// The logarithm of the rate by the second.
  private static let slope = 1000 * log(rate)
  /// The spring's angular frequency.
  private static let frequency = 10.0
  /// What is left out at the end, in points.
  private static let threshold = 0.25

  private var from: Double
  private let velocity: Double
  private let start: TimeInterval
  /// Where the spring takes over: its time, its end, and how fast and how far away the content is then.
  private var spring: (time: Double, end: Double, distance: Double, velocity: Double)?
  /// How long it lasts.
  private var duration: Double

  /// A movement from a position with a velocity, in points a second; the ends are 0 and `range`.
  init(from: Double, velocity: Double, range: Double, start: TimeInterval) {
    self.from = from
    self.velocity = velocity
    self.start = start
    let end = min(max(from, 0), range)
    if end != from {
      spring = (0, end, from - end, velocity)
    } else {
      // Where it would come to rest.
      let rest = from - velocity / Self.slope
      let edge = min(max(rest, 0), range)
      if edge != rest, velocity != 0 {
        let time = log(1 + Self.slope * (edge - from) / velocity) / Self.slope
        spring = (time, edge, 0, velocity * exp(Self.slope * time))
      }
    }
    duration = 0
    if let spring {
      duration = spring.time + Self.springDuration(spring.distance, spring.velocity)
    } else if abs(velocity / Self.slope) > Self.threshold {
      duration = log(-Self.slope * Self.threshold / abs(velocity)) / Self.slope
    }
  }

  /// How long the spring is further away than the threshold, from above: where both parts of its movement are small.
  private static func springDuration(_ distance: Double, _ velocity: Double) -> Double {
    let speed = abs(velocity + frequency * distance)
    let first = log(max(2 * abs(distance) / threshold, 1)) / frequency
    let second = log(max(4 * speed / (M_E * frequency * threshold), 1)) * 2 / frequency
    return max(first, second)
  }

  /// The same movement with everything moved by a length.
  func shifted(by length: Double) -> ScrollFlight {
    var flight = self
    flight.from += length
    flight.spring?.end += length
    return flight
  }

  /// Whether the content rests.
  func isOver(at time: TimeInterval) -> Bool { time - start >= duration }

  /// Where the content is.
  func position(at time: TimeInterval) -> Double {
    let time = min(max(time - start, 0), duration)
    if let spring, time >= spring.time {
      if time >= duration { return spring.end }
      let since = time - spring.time
      let speed = spring.velocity + Self.frequency * spring.distance
      return spring.end + (spring.distance + speed * since) * exp(-Self.frequency * since)
    }
    if time >= duration { return from - velocity / Self.slope }
    return from + velocity * (exp(Self.slope * time) - 1) / Self.slope
  }

  /// Where content comes to rest that nothing holds.
  static func rest(_ position: CGFloat, _ velocity: CGFloat) -> CGFloat {
    position - velocity / CGFloat(slope)
  }

  /// Where a finger takes content that can be moved from 0 to `range` in a view of a length.
  static func stretched(_ position: CGFloat, _ range: CGFloat, _ length: CGFloat) -> CGFloat {
    let end = min(max(position, 0), range)
    let way = beyond(abs(position - end), length)
    return position < end ? end - way : end + way
  }

  /// How far a finger takes content beyond its end that has gone on for `way` points.
  static func beyond(_ way: CGFloat, _ length: CGFloat) -> CGFloat {
    guard way > 0, length > 0 else { return 0 }
    return (1 - 1 / (way * 0.55 / length + 1)) * length
  }
}
