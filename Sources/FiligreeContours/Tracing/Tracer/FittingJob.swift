import Dispatch
import FiligreePixels
import Foundation

/// Fits curves to contours on several threads, or on one where no more are to be had.
struct FittingJob: Sendable {
  let contours: ContourSet
  let kept: [Int]
  let fitter: CurveFitter
  /// Starts a thread, and returns whether there is one.
  var startThread: @Sendable (@escaping @Sendable () -> Void) -> Bool = HelperThread.start

  /// Points that a share has before it is handed to a thread: enough that handing over costs nothing.
  private static let share = 8192

  /// The curves, in the contours' order whatever the threads do.
  func run(threads: Int?, progress: (Double) throws -> Void) throws -> [FittedCurve] {
    var shares: [Range<Int>] = []
    var begin = 0
    var points = 0
    for k in kept.indices {
      points += contours.pointRange(kept[k]).count
      if points >= FittingJob.share {
        shares.append(begin..<(k + 1))
        begin = k + 1
        points = 0
      }
    }
    if begin < kept.count { shares.append(begin..<kept.count) }
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let threads = min(max(threads ?? processors, 1), 64)
    // So many at a time that progress is told, and cancelling heard, several times a second.
    var curves: [FittedCurve] = []
    curves.reserveCapacity(kept.count)
    var next = 0
    while next < shares.count {
      try Task.checkCancellation()
      let batch = Array(shares[next..<min(next + 4 * threads, shares.count)])
      if threads == 1 || batch.count == 1 {
        for share in batch { curves += fitted(share) }
      } else {
        curves += inParallel(batch, threads: threads)
      }
      next += batch.count
      try progress(Double(next) / Double(shares.count))
    }
    if shares.isEmpty { try progress(1) }
    return curves
  }

  private func fitted(_ share: Range<Int>) -> [FittedCurve] {
    let workspace = FitWorkspace()
    return share.map { fitter.fit(contours[kept[$0]], isClosed: true, workspace: workspace) }
  }

  /// The curves of the shares of a batch, made here and on helping threads.
  ///
  /// Nothing waits for a thread that was not made: who is there takes one share after another.
  private func inParallel(_ batch: [Range<Int>], threads: Int) -> [FittedCurve] {
    let results = Results(count: batch.count)
    @Sendable func work() {
      while let k = results.next() { results.set(fitted(batch[k]), at: k) }
    }
    let helpers = DispatchGroup()
    for _ in 1..<max(min(threads, batch.count), 1) {
      helpers.enter()
      let isThere = startThread {
        work()
        helpers.leave()
      }
      guard isThere else {
        helpers.leave()
        break
      }
    }
    work()
    helpers.wait()
    return results.all()
  }

  /// Where threads take what is to be made, and put what they have made.
  private final class Results: @unchecked Sendable {
    // Unchecked: every access holds the lock.
    private let lock = NSLock()
    private var parts: [[FittedCurve]]
    private var taken = 0

    init(count: Int) { parts = Array(repeating: [], count: count) }

    /// The next part that nobody makes, or nil if there is none.
    func next() -> Int? {
      lock.withLock {
        guard taken < parts.count else { return nil }
        taken += 1
        return taken - 1
      }
    }

    func set(_ part: [FittedCurve], at k: Int) {
      lock.withLock { parts[k] = part }
    }

    func all() -> [FittedCurve] { lock.withLock { parts.flatMap { $0 } } }
  }
}
