import Dispatch
import Foundation
import Synchronization

/// The time that layers move by.
///
/// Outside of a session it is the time of the process since it started, and what is due later runs on the main queue. A
/// session of views has a clock of its own, which only the session moves.
package final class LayerClock {
  /// The seconds of a clock that is moved by its owner; nil for the process's.
  private var seconds: TimeInterval?
  /// What runs something after so many seconds of the clock.
  private let later: (TimeInterval, @escaping () -> Void) -> Void
  /// When the last of all animations that end will have ended.
  package private(set) var lastEnd: TimeInterval = 0

  /// The clock of the process.
  ///
  /// Its only state is a time that says when it is at rest, of which nothing in the process's time depends.
  nonisolated(unsafe) private static let process = LayerClock()
  /// A function within a structure: a mutex of a function alone would wrap it once more each time it is read.
  private struct Finder: Sendable {
    let find: @Sendable () -> LayerClock?
  }

  /// Finds the clock of the code that runs now; layers of other threads may ask while it is set.
  private static let finder = Mutex<Finder?>(nil)
  private static let key = "Filigree.LayerClock"

  /// Creates a clock that its owner moves.
  package init(
    seconds: TimeInterval = 0, later: @escaping (TimeInterval, @escaping () -> Void) -> Void
  ) {
    self.seconds = seconds
    self.later = later
  }

  private init() {
    seconds = nil
    later = { delay, action in
      // Who asks is on the main queue's thread already, or means to be.
      nonisolated(unsafe) let action = action
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { action() }
    }
  }

  /// Lets clocks be found by the code that runs; called once by who owns them.
  package static func find(_ body: @escaping @Sendable () -> LayerClock?) {
    finder.withLock { $0 = Finder(find: body) }
  }

  /// The clock of the code that runs now.
  package static var current: LayerClock {
    if let clock = Thread.current.threadDictionary[key] as? LayerClock { return clock }
    return finder.withLock { $0 }?.find() ?? process
  }

  /// Runs `body` by this clock.
  package func working<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = Thread.current.threadDictionary[Self.key]
    Thread.current.threadDictionary[Self.key] = self
    defer { Thread.current.threadDictionary[Self.key] = before }
    return try body()
  }

  /// The time, in seconds.
  package var time: TimeInterval { seconds ?? ProcessInfo.processInfo.systemUptime }

  /// Moves a clock that has an owner; never backwards.
  package func move(to time: TimeInterval) {
    if let seconds, time > seconds { self.seconds = time }
  }

  /// Whether an animation that ends is under way.
  package var isMoving: Bool { time < lastEnd }

  /// Notes that something moves until a time.
  func note(end: TimeInterval) {
    if end.isFinite { lastEnd = max(lastEnd, end) }
  }

  /// Runs `action` after so many seconds.
  func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) {
    guard delay.isFinite else { return }
    later(max(delay, 0), action)
  }
}

/// The time that layers move by, in seconds.
///
/// For code of a session's views it is the session's time, otherwise that of the machine.
public func CACurrentMediaTime() -> CFTimeInterval { LayerClock.current.time }

/// A length of time, in seconds.
public typealias CFTimeInterval = Double
