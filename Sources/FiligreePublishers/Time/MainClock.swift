import Dispatch
import Foundation
import Synchronization

/// Runs closures in place of the main queue, in a time of its own.
package protocol MainClock: AnyObject {
  /// The nanoseconds since its time began.
  var nanoseconds: Int64 { get }

  /// Runs `action` after so many nanoseconds; what is not positive counts as now.
  func add(after nanoseconds: Int64, _ action: @escaping () -> Void)
}

/// Which clock is in the place of the main queue.
package enum MainClocks {
  /// A function within a structure: a mutex of a function alone would wrap it once more each time it is read.
  private struct Finder: Sendable {
    let find: @Sendable () -> (any MainClock)?
  }

  private static let finder = Mutex<Finder?>(nil)

  /// Sets what finds the clock of the code that runs now.
  package static func find(_ find: @escaping @Sendable () -> (any MainClock)?) {
    finder.withLock { $0 = Finder(find: find) }
  }

  /// The clock of the code that runs now; nil for the process's.
  static var current: (any MainClock)? { finder.withLock { $0 }?.find() }

  /// The present moment as a date: the time of a clock began at `Date`'s reference, so that drawings do not depend on
  /// the day.
  static var date: Date {
    current.map { Date(timeIntervalSinceReferenceDate: Double($0.nanoseconds) / 1e9) } ?? Date()
  }

  /// The nanoseconds of a number of seconds, as near as they can be; 0 for what is no number.
  static func nanoseconds(_ seconds: Double) -> Int64 {
    seconds.isNaN ? 0 : Int64((Swift.max(Swift.min(seconds, 9e9), -9e9) * 1e9).rounded())
  }

  /// Schedules `action` after so many seconds: on the main queue for a scheduler that is the main one, elsewhere for others.
  static func schedule(
    isMain: Bool, after delay: Double = 0, _ action: @escaping () -> Void,
    elsewhere: (UncheckedAction) -> Void
  ) {
    if isMain {
      add(after: nanoseconds(delay), action)
    } else {
      elsewhere(UncheckedAction(run: action))
    }
  }

  /// Runs `action` on the main queue after so many nanoseconds.
  static func add(after nanoseconds: Int64, _ action: @escaping () -> Void) {
    if let clock = current { return clock.add(after: nanoseconds, action) }
    let action = UncheckedAction(run: action)
    if nanoseconds > 0 {
      DispatchQueue.main.asyncAfter(
        deadline: .now() + .nanoseconds(Int(nanoseconds)), qos: .unspecified, flags: []
      ) { action.run() }
    } else {
      DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { action.run() }
    }
  }
}

/// A closure on its way to another thread.
struct UncheckedAction: @unchecked Sendable {
  // What a scheduler runs, it runs once at a time; what the closure touches is for its maker to guard.
  let run: () -> Void
}
