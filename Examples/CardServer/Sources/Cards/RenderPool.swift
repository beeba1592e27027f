import Dispatch
import Foundation
import Synchronization

/// Threads that draw, one card at a time each.
///
/// They are threads of their own, and not those of Swift's tasks: these are as many as processors, too, and while each draws
/// for milliseconds no request would be read and no answer written.
final class RenderPool: Sendable {
  private let queue = JobQueue()
  private let threads: Int

  /// - Parameter threads: How many, at least one.
  init(threads: Int) {
    self.threads = max(threads, 1)
    for number in 1...self.threads {
      let thread = Thread { [queue] in
        while let job = queue.next() { job() }
      }
      thread.name = "card \(number)"
      thread.start()
    }
  }

  deinit {
    queue.close(threads)
  }

  /// Runs `body` on one of the threads, after what was asked for before.
  ///
  /// When the task is cancelled, `CancellationError` is thrown at once: work that has not begun then never does, and what
  /// has begun ends at its next `check`.
  ///
  /// - Parameter body: Gets a function that throws where nobody waits for the result any more.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or `CancellationError`.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable (_ check: () throws -> Void) throws -> Value
  ) async throws -> Value {
    let answer = Answer<Value>()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard answer.await(by: continuation) else { return }
        queue.add {
          guard answer.isAwaited else { return }
          answer.give(
            Result {
              try body { if !answer.isAwaited { throw CancellationError() } }
            })
        }
      }
    } onCancel: {
      answer.give(.failure(CancellationError()))
    }
  }
}

/// What waits for a thread.
private final class JobQueue: Sendable {
  private let jobs = Mutex<[@Sendable () -> Void]>([])
  private let ready = DispatchSemaphore(value: 0)

  func add(_ job: @escaping @Sendable () -> Void) {
    jobs.withLock { $0.append(job) }
    ready.signal()
  }

  /// The next job, when there is one; nil once the queue is closed and empty.
  func next() -> (@Sendable () -> Void)? {
    ready.wait()
    return jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  /// Lets so many threads go when they have done what there is.
  func close(_ threads: Int) {
    for _ in 0..<threads { ready.signal() }
  }
}

/// A result that a task waits for: given once, by who is first.
private final class Answer<Value: Sendable>: Sendable {
  private enum State {
    case new
    case awaited(CheckedContinuation<Value, any Error>)
    case given
  }

  private let state = Mutex(State.new)

  /// Whether somebody waits.
  var isAwaited: Bool {
    state.withLock { if case .awaited = $0 { true } else { false } }
  }

  /// Lets a task wait; false if it was cancelled before, which is its answer then.
  func await(by continuation: CheckedContinuation<Value, any Error>) -> Bool {
    let isNew = state.withLock { state in
      guard case .new = state else { return false }
      state = .awaited(continuation)
      return true
    }
    if !isNew { continuation.resume(throwing: CancellationError()) }
    return isNew
  }

  func give(_ result: Result<Value, any Error>) {
    let waiting = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      defer { state = .given }
      guard case .awaited(let continuation) = state else { return nil }
      return continuation
    }
    waiting?.resume(with: result)
  }
}
