import Dispatch
import Synchronization

/// Does `body` for each index below `count`, on up to `threads` threads, the calling one included.
///
/// Threads take indices from a common counter, `grain` at a time, so that a dear item holds up
/// nobody. Each thread has a state of its own, made by `makeState` on that thread. Items must not
/// depend on one another, nor on the thread that does them: this is what makes any number of
/// threads give the same bytes.
func forEachIndex<State: ~Copyable>(
  below count: Int, threads: Int, grain: Int = 1, makeState: () -> State,
  _ body: (inout State, Int) -> Void
) {
  let threads = min(threads, (count + grain - 1) / grain)
  guard threads > 1 else {
    guard count > 0 else { return }
    var state = makeState()
    for index in 0..<count {
      body(&state, index)
    }
    return
  }
  let next = Atomic<Int>(0)
  withoutActuallyEscaping(makeState) { makeState in
    withoutActuallyEscaping(body) { body in
      // The closures are called from several threads at a time, which their promise allows: items
      // are independent, and a state stays on its thread. Both end before this function does.
      nonisolated(unsafe) let (makeState, body) = (makeState, body)
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
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
