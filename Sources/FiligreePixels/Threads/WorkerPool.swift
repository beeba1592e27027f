import CFiligreeCodecs
import Dispatch
import Synchronization

/// Threads that lend a hand with one work after another, until they are dismissed.
///
/// Between two works a helper looks out for the next one for a moment, and then sleeps. A work is done
/// by whoever is there: the thread that shares it always, helpers that come while it lasts. So a system that
/// has no further thread to give only makes the work slower.
final class WorkerPool: Sendable {
  private struct State {
    /// What is being done, as long as helpers may begin with it.
    ///
    /// A pointer, so that no helper still holds a reference to it when `share` returns. It is read and
    /// called only under the lock or by helpers that count as busy, for which `share` waits: it points to
    /// something as long as anybody may look.
    nonisolated(unsafe) var work: UnsafePointer<() -> Void>?
    /// How many helpers are at work.
    var busy = 0
    /// How many helpers sleep until the next work.
    var sleeping = 0
    /// How many helpers have been called.
    var called = 0
    var leaderSleeps = false
    var isDismissed = false
  }

  private let state = Mutex(State())
  /// Counts works, and the dismissal as one more.
  private let round = Atomic<Int>(0)
  /// How many helpers are at work, for whoever only looks.
  private let busy = Atomic<Int>(0)
  private let workReady = DispatchSemaphore(value: 0)
  private let allDone = DispatchSemaphore(value: 0)

  /// How often somebody looks before going to sleep: some hundred microseconds, as long as waking up
  /// takes.
  private static let looks = 4096

  /// Starts a thread that runs a closure; false where there is none.
  typealias ThreadStarter = @Sendable (@escaping @Sendable () -> Void) -> Bool

  private let startThread: ThreadStarter

  init(startThread: @escaping ThreadStarter) {
    self.startThread = startThread
  }

  /// Sees to it that `count` helpers have been called.
  func call(_ count: Int) {
    let missing = state.withLock { state in
      defer { state.called = max(state.called, count) }
      return count - state.called
    }
    guard missing > 0 else { return }
    for _ in 0..<missing {
      guard startThread({ self.help() }) else { return }
    }
  }

  /// Does `work` here and on all helpers that are there; returns when none is at it any more.
  ///
  /// Each thread does it once; it is the work's own business to share itself out.
  func share(_ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      withUnsafePointer(to: work) { work in
        let sleeping = state.withLock { state in
          state.work = work
          round.add(1, ordering: .releasing)
          defer { state.sleeping = 0 }
          return state.sleeping
        }
        for _ in 0..<sleeping { workReady.signal() }
        work.pointee()
        // From here on nobody begins.
        state.withLock { $0.work = nil }
        look { busy.load(ordering: .acquiring) != 0 }
        let isWaiting = state.withLock { state in
          state.leaderSleeps = state.busy > 0
          return state.leaderSleeps
        }
        if isWaiting { allDone.wait() }
      }
    }
  }

  /// Sends all helpers away, now and when they come.
  func dismiss() {
    let sleeping = state.withLock { state in
      state.isDismissed = true
      round.add(1, ordering: .releasing)
      defer { state.sleeping = 0 }
      return state.sleeping
    }
    for _ in 0..<sleeping { workReady.signal() }
  }

  // MARK: Helpers

  private enum Step {
    case work(UnsafePointer<() -> Void>)
    case wait
    case sleep
    case leave
  }

  private func help() {
    var seen = 0
    while true {
      look { round.load(ordering: .acquiring) == seen }
      let step: Step = state.withLock { state in
        if state.isDismissed { return .leave }
        let now = round.load(ordering: .relaxed)
        if now == seen {
          state.sleeping += 1
          return .sleep
        }
        seen = now
        // It may be over already.
        guard let work = state.work else { return .wait }
        state.busy += 1
        busy.add(1, ordering: .relaxed)
        return .work(work)
      }
      switch step {
      case .leave: return
      case .wait: break
      case .sleep: workReady.wait()
      case .work(let work):
        Self.perform(work)
        let wakesLeader = state.withLock { state in
          state.busy -= 1
          busy.subtract(1, ordering: .releasing)
          guard state.busy == 0, state.leaderSleeps else { return false }
          state.leaderSleeps = false
          return true
        }
        if wakesLeader { allDone.signal() }
      }
    }
  }

  /// Calls a closure in a function of its own, at whose end all references to it are gone.
  @inline(never)
  private static func perform(_ work: UnsafePointer<() -> Void>) {
    work.pointee()
  }

  /// Waits for a moment, as long as `isWaiting` holds.
  private func look(_ isWaiting: () -> Bool) {
    var looks = 0
    while looks < Self.looks, isWaiting() {
      filigree_pause()
      looks += 1
    }
  }
}
