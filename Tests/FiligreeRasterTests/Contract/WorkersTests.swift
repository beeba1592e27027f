import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import Synchronization
import Testing

@testable import FiligreeRaster

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
      #expect(counts(workers, count, grain: grain).allSatisfy { $0 == 1 })
    }
  }

  /// Helpers that have gone to sleep between two works come again.
  @Test func helpersWakeUp() {
    let workers = Workers(threads: 3)
    for round in 0..<20 {
      let done = counts(workers, 40) { index in
        if index % 8 == 0 { Thread.sleep(forTimeInterval: 0.0005) }
      }
      #expect(done.allSatisfy { $0 == 1 }, "round \(round)")
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
      ) { thread, _ in #expect(pthread_equal(thread, pthread_self()) != 0) }
      largest = made.withLock { $0 }
      #expect((1...4).contains(largest))
    }
  }

  /// Work within an item is done by the thread that has it.
  @Test func itemsShareNothing() {
    let workers = Workers(threads: 4)
    let done = counts(workers, 20) { _ in
      let thread = pthread_self()
      workers.forEachIndex(below: 10, makeState: { () }) { _, _ in
        #expect(pthread_equal(thread, pthread_self()) != 0)
      }
    }
    #expect(done.allSatisfy { $0 == 1 })
  }

  /// With more drawings at once than there are threads, most helpers come too late.
  @Test func manyDrawingsAtOnce() async throws {
    let list = drawing(200, 200) {
      for i in 0..<60 {
        let size = CGFloat(20 + i)
        $0.fill(
          Path(
            ellipseIn: CGRect(x: CGFloat(i * 7 % 150), y: CGFloat(i * 3), width: size, height: 40)),
          with: .color(CGColor(red: CGFloat(i) / 60, green: 0.4, blue: 0.2, alpha: 0.8)))
      }
    }
    let expected = try Rasterizer(threads: 1).render(list).bytes
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<64 {
        group.addTask { try Rasterizer(threads: 8).render(list).bytes }
      }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }
}
