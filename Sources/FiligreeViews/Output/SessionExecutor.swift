#if os(Linux)
import CFiligreeViews
import Dispatch
import Foundation
@_spi(ExperimentalScheduling) import _Concurrency

/// The main actor's executor in code that works a session: puts jobs in the session's queue.
///
/// Where a task of a session comes back from another thread, no session is at work; then its jobs go to the main
/// queue, as those of other tasks of the main actor do. So all of them run where the main actor does.
final class SessionExecutor: SerialExecutor, SchedulingExecutor {
  static let shared = SessionExecutor()

  /// Lets the Swift runtime ask for this executor where a session is at work.
  static let install: Void = {
    // The two words of the executor, as the runtime knows it.
    let words = unsafeBitCast(shared.asUnownedSerialExecutor(), to: (UInt, UInt).self)
    filigree_jobs_install(
      { context, job in
        guard let context, let job else { return }
        Unmanaged<SessionQueue>.fromOpaque(context).takeUnretainedValue()
          .add(.free(unsafeBitCast(job, to: UnownedJob.self)))
      }, UnsafeMutableRawPointer(bitPattern: words.0),
      UnsafeMutableRawPointer(bitPattern: words.1))
  }()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let queue = SessionQueue.current { return queue.add(.main(job)) }
    DispatchQueue.main.async(group: nil) {
      job.runSynchronously(on: Self.shared.asUnownedSerialExecutor())
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let (job, delay) = (UnownedJob(job), nanoseconds(delay))
    if let queue = SessionQueue.current { return queue.add(.main(job), after: delay) }
    DispatchQueue.main.asyncAfter(deadline: later(delay), qos: .unspecified) {
      job.runSynchronously(on: Self.shared.asUnownedSerialExecutor())
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let (job, delay) = (UnownedJob(job), nanoseconds(until: instant, clock))
    enqueue(ExecutorJob(job), after: .nanoseconds(delay), tolerance: nil, clock: .continuous)
  }

  func isIsolatingCurrentContext() -> Bool? { MainContext.isCurrent }

  func checkIsolated() {
    precondition(MainContext.isCurrent, "code of the main actor runs elsewhere")
  }
}

/// The executor for code of a session's tasks that is isolated to nothing.
final class SessionPool: TaskExecutor, SchedulingExecutor {
  static let shared = SessionPool()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let queue = SessionQueue.current { return queue.add(.free(job)) }
    filigree_jobs_release(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let (job, delay) = (UnownedJob(job), nanoseconds(delay))
    if let queue = SessionQueue.current { return queue.add(.free(job), after: delay) }
    DispatchQueue.global().asyncAfter(deadline: later(delay), qos: .unspecified) {
      job.runSynchronously(on: Self.shared.asUnownedTaskExecutor())
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let (job, delay) = (UnownedJob(job), nanoseconds(until: instant, clock))
    enqueue(ExecutorJob(job), after: .nanoseconds(delay), tolerance: nil, clock: .continuous)
  }
}

/// The nanoseconds of a clock's duration; 0 for a clock that counts in something else than seconds.
private func nanoseconds<D: DurationProtocol>(_ duration: D) -> Int64 {
  guard let duration = duration as? Duration else { return 0 }
  let (seconds, attoseconds) = duration.components
  let (whole, isNever) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
  return isNever ? (seconds > 0 ? .max : 0) : whole + attoseconds / 1_000_000_000
}

/// The nanoseconds until an instant.
private func nanoseconds<C: Clock>(until instant: C.Instant, _ clock: C) -> Int64 {
  SessionQueue.measured(nanoseconds(clock.now.duration(to: instant)))
}

private func later(_ nanoseconds: Int64) -> DispatchTime {
  .now() + .nanoseconds(Int(clamping: nanoseconds))
}
#endif
