import Dispatch
import Foundation

// Of the functions here and those of the same names in Dispatch and Foundation, which have more parameters or a block of
// another type, the compiler prefers the ones here.

extension DispatchQueue {
  /// Runs `work` later: on the main queue, where views of a ``ViewSession`` ask for it, when the session's code has
  /// run; otherwise as Dispatch's function of that name.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    if let queue = SessionQueue.current, MainContext.isMain(self) {
      queue.add(.action(work))
    } else {
      async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
  }

  /// Runs `work` at a time: on the main queue, where views of a ``ViewSession`` ask for it, when the session has been
  /// advanced as far; otherwise as Dispatch's function of that name.
  ///
  /// The time until the deadline is rounded up to a millisecond of the session's, as ``ViewSession`` says.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let queue = SessionQueue.current, MainContext.isMain(self) else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let end = deadline.uptimeNanoseconds
    let delay = end > now ? Int64(clamping: end - now) : 0
    queue.add(.action(work), after: SessionQueue.measured(delay))
  }
}

extension Task where Success == Never, Failure == Never {
  /// Sleeps for a time, as Swift's function of that name.
  ///
  /// In a ``ViewSession`` it is exactly that time of the session's, as no clock of the machine is read.
  public static func sleep(for duration: Duration) async throws {
    guard duration > .zero else { return try await sleep(nanoseconds: 0) }
    let (seconds, attoseconds) = duration.components
    let (whole, isBeyond) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let parts = UInt64(attoseconds / 1_000_000_000)
    try await sleep(nanoseconds: isBeyond ? UInt64(Int64.max) : UInt64(whole) + parts)
  }
}

/// What the block of a timer may do with it.
public protocol SessionTimer {}

extension Timer: SessionTimer {}

extension Timer {
  /// Calls `block` after a time, once or over and over: where views of a ``ViewSession`` ask for it, in the session's
  /// time; otherwise as Foundation's function of that name.
  ///
  /// A block that uses its argument is for Foundation's function.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any SessionTimer) -> Void
  ) -> Timer {
    let inner: @Sendable (Timer) -> Void = { block($0) }
    guard let queue = SessionQueue.current else {
      return scheduledTimer(withTimeInterval: interval, repeats: repeats, block: inner)
    }
    // Of no run loop: it says whether it is valid, and the queue when it fires.
    let timer = Timer(
      fire: .distantFuture, interval: interval, repeats: repeats, block: inner)
    fire(timer, after: SessionQueue.nanoseconds(max(interval, 0.001)), repeats, inner, queue)
    return timer
  }

  private class func fire(
    _ timer: Timer, after delay: Int64, _ repeats: Bool,
    _ block: @escaping @Sendable (Timer) -> Void, _ queue: SessionQueue
  ) {
    let action = { [weak queue] in
      guard timer.isValid else { return }
      if let queue, repeats { fire(timer, after: delay, repeats, block, queue) }
      block(timer)
      if !repeats { timer.invalidate() }
    }
    queue.add(.action(action), after: delay)
  }
}

extension ViewSession {
  /// Waits for what does not run in the session's time, while the session's clock stands still.
  ///
  /// Lets the process's main queue, its tasks and the timers of this thread's run loop run until the views have not
  /// changed for `quiet` seconds, or until `timeout` seconds of the machine's time are over.
  ///
  /// - Returns: Whether the views came to rest in time.
  @discardableResult
  public func settle(quiet: TimeInterval = 0.05, timeout: TimeInterval = 1) async -> Bool {
    let quiet = quiet > 0 ? min(quiet, 1e6) : 0
    let clock = ContinuousClock()
    let limit = timeout > 0 ? min(timeout, 1e6) : 0
    let end = clock.now + .seconds(limit)
    update()
    var last = graph.updateCount
    var rest = clock.now + .seconds(quiet)
    while clock.now < rest {
      guard clock.now < end else { return false }
      // A cancelled task cannot sleep.
      guard (try? await clock.sleep(for: .milliseconds(1))) != nil else { return false }
      Self.runTimers()
      update()
      if graph.updateCount != last {
        last = graph.updateCount
        rest = clock.now + .seconds(quiet)
      }
    }
    return true
  }

  private static func runTimers() {
    _ = RunLoop.current.run(mode: .default, before: .distantPast)
  }
}
