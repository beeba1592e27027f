import Synchronization

/// The threads that share a job, such as a drawing: the one that asks for it, and helpers.
///
/// Helpers are called when there is something to share for the first time, and stay until the object
/// goes: to wake a thread takes a tenth of a small drawing, and a drawing shares its work several
/// times. Nothing waits for a helper that has not come yet. Only the thread that made the object may
/// share work through it.
package final class Workers {
  /// The most threads of any job: for a process that shares the processors with others of its kind.
  ///
  /// Set once, before anything is drawn or traced, when there is one thread.
  nonisolated(unsafe) package static var most = Int.max

  /// How many threads there may be.
  package let threads: Int

  private var pool: WorkerPool?
  private var isSharing = false
  private let startThread: WorkerPool.ThreadStarter

  /// - Parameter threads: How many threads there may be, the calling one included.
  package convenience init(threads: Int) {
    self.init(threads: threads, startThread: HelperThread.start)
  }

  /// - Parameters:
  ///   - threads: How many threads there may be, the calling one included.
  ///   - startThread: Starts a helper's thread; false where the system has none.
  init(threads: Int, startThread: @escaping WorkerPool.ThreadStarter) {
    self.threads = min(threads, Self.most)
    self.startThread = startThread
  }

  deinit {
    pool?.dismiss()
  }

  /// Does `body` for each index below `count`, on the calling thread and helpers.
  ///
  /// Threads take indices from a common counter, `grain` at a time, so that a dear item holds up
  /// nobody. Each thread has a state of its own, made by `makeState` on that thread. Items must not
  /// depend on one another, nor on the thread that does them: this is what makes any number of
  /// threads give the same bytes. Within an item, further work is not shared.
  package func forEachIndex<State: ~Copyable>(
    below count: Int, grain: Int = 1, makeState: () -> State, _ body: (inout State, Int) -> Void
  ) {
    let threads = min(threads, (count + grain - 1) / grain)
    guard threads > 1, !isSharing else {
      guard count > 0 else { return }
      var state = makeState()
      for index in 0..<count {
        body(&state, index)
      }
      return
    }
    isSharing = true
    defer { isSharing = false }
    let pool = pool ?? WorkerPool(startThread: startThread)
    self.pool = pool
    pool.call(threads - 1)
    let next = Atomic<Int>(0)
    withoutActuallyEscaping(makeState) { makeState in
      withoutActuallyEscaping(body) { body in
        // The closures are called from several threads at a time, which their promise allows: items
        // are independent, and a state stays on its thread. The pool lets go of them before it returns.
        nonisolated(unsafe) let (makeState, body) = (makeState, body)
        pool.share {
          var start = next.wrappingAdd(grain, ordering: .relaxed).oldValue
          guard start < count else { return }
          var state = makeState()
          while start < count {
            for index in start..<min(start + grain, count) {
              body(&state, index)
            }
            start = next.wrappingAdd(grain, ordering: .relaxed).oldValue
          }
        }
      }
    }
  }
}
