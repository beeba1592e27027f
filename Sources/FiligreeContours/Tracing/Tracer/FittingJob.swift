import Foundation

/// Fits curves to contours on several threads.
struct FittingJob {
  let contours: ContourSet
  let kept: [Int]
  let fitter: CurveFitter

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

  private func inParallel(_ batch: [Range<Int>], threads: Int) -> [FittedCurve] {
    let results = Results(count: batch.count)
    DispatchQueue.concurrentPerform(iterations: min(threads, batch.count)) { thread in
      var k = thread
      while k < batch.count {
        results.set(fitted(batch[k]), at: k)
        k += threads
      }
    }
    return results.all()
  }

  /// Where threads put what they have made.
  private final class Results: @unchecked Sendable {
    // Unchecked: every access holds the lock.
    private let lock = NSLock()
    private var parts: [[FittedCurve]]

    init(count: Int) { parts = Array(repeating: [], count: count) }

    func set(_ part: [FittedCurve], at k: Int) {
      lock.withLock { parts[k] = part }
    }

    func all() -> [FittedCurve] { lock.withLock { parts.flatMap { $0 } } }
  }
}
