import Dispatch
import Foundation

/// A session's clock: the machine's, but for the time in which the session sleeps or falls behind.
struct PageClock {
  /// By how much the session's time may fall behind before it is set back, in seconds.
  ///
  /// Views whose updates take longer than the time between them would otherwise have more and more to do.
  static let longestStep = 0.5

  private var base: TimeInterval
  private var start: UInt64
  /// How many of the session's seconds go by in one of the machine's; 0 while the clock stands.
  private(set) var rate = 1.0
  /// Whether it shows a time of its own, which goes on where it stood when the page slept.
  var isOwn = false

  /// A clock that shows the present date, in seconds since the reference date, and goes on evenly.
  init() {
    base = Date().timeIntervalSinceReferenceDate
    start = DispatchTime.now().uptimeNanoseconds
  }

  /// The time.
  var now: TimeInterval {
    base + Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 * rate
  }

  /// Goes on from a time, at a rate.
  mutating func go(from time: TimeInterval, rate: Double) {
    base = time
    start = DispatchTime.now().uptimeNanoseconds
    self.rate = rate
  }

  /// The time to which a session is to be moved that is at `time`.
  mutating func step(from time: TimeInterval) -> TimeInterval {
    let now = now
    guard now - time > Self.longestStep else { return now }
    base -= now - time - Self.longestStep
    return time + Self.longestStep
  }

  /// Goes on from the present date, after a sleep; never back before `time`.
  mutating func wake(after time: TimeInterval) {
    guard !isOwn else { return go(from: time, rate: rate) }
    self = PageClock()
    base = max(base, time)
  }
}
