import Foundation
import Synchronization
import FiligreeTestSupport
import Testing

@testable import FiligreePixels

/// Every index is done once, whoever comes to help.
struct WorkersTests {
  /// Counts how often each index is done.
  private func counts(
    _ workers: Workers, _ count: Int, grain: Int = 1, _ item: (Int) -> Void = { _ in }
  ) -> [Int] {
    let done = Mutex([Int](repeating: 0, count: count))
    workers.forEachIndex(below: count, grain: grain, makeState: { () }) { _, index in
      item(index)
      done.withLock { $0[index] += 1 }
    }
    return done.withLock { $0 }
  }

  @Test(arguments: [1, 2, 3, 16], [1, 3, 100])
  func eachIndexIsDoneOnce(threads: Int, grain: Int) {
    let workers = Workers(threads: threads)
    for count in [0, 1, 2, 5, 97, 1000] {
      expect(counts(workers, count, grain: grain).allSatisfy { $0 == 1 })
    }
  }

  /// Helpers that have gone to sleep between two works come again.
  @Test func helpersWakeUp() {
    let workers = Workers(threads: 3)
    for round in 0..<20 {
      let done = counts(workers, 40) { index in
        if index % 8 == 0 { Thread.sleep(forTimeInterval: 0.0005) }
      }
      expect(done.allSatisfy { $0 == 1 }, "round \(round)")
      Thread.sleep(forTimeInterval: 0.002)
    }
  }

  /// A thread that is asked makes its own state, and no more than one for a work.
  @Test func statesBelongToThreads() {
    let made = Mutex(0)
    let workers = Workers(threads: 4)
    for _ in 0..<50 {
      made.withLock { $0 = 0 }
      var largest = 0
      workers.forEachIndex(
        below: 64,
        makeState: {
          made.withLock { $0 += 1 }
          return pthread_self()
        }
      ) { thread, _ in expect(pthread_equal(thread, pthread_self()) != 0) }
      largest = made.withLock { $0 }
      expect((1...4).contains(largest))
    }
  }

  /// Work within an item is done by the thread that has it.
  @Test func itemsShareNothing() {
    let workers = Workers(threads: 4)
    let done = counts(workers, 20) { _ in
      let thread = pthread_self()
      workers.forEachIndex(below: 10, makeState: { () }) { _, _ in
        expect(pthread_equal(thread, pthread_self()) != 0)
      }
    }
    expect(done.allSatisfy { $0 == 1 })
  }

  /// Where the system has no thread to give, or one, whoever is there does the work.
  @Test(arguments: [0, 1])
  func threadsThatAreNotThere(available: Int) {
    let asked = Atomic<Int>(0)
    let workers = Workers(threads: 4) { body in
      asked.add(1, ordering: .relaxed).oldValue < available && HelperThread.start(body)
    }
    for _ in 0..<3 {
      expect(counts(workers, 50).allSatisfy { $0 == 1 })
    }
    // Who got none does not ask again and again.
    expect(asked.load(ordering: .relaxed) == available + 1)
  }
}
