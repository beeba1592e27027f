import FiligreePaths
import FiligreeContours
import FiligreePixels
import Foundation
import Synchronization

/// Fits curves to contours on several threads.
struct FittingJob {
  let contours: ContourSet
  let kept: [Int]
  let fitter: CurveFitter

  /// The number of points of a share before it is handed to a thread: enough that handing over costs
  /// nothing.
  private static let share = 8192

  /// The curves, in the contours' order.
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
    let workers = Workers(threads: min(max(threads ?? processors, 1), 64))
    // Few enough at a time that progress is reported, and cancellation noticed, several times a second.
    var curves: [FittedCurve] = []
    curves.reserveCapacity(kept.count)
    var next = 0
    while next < shares.count {
      try Task.checkCancellation()
      let batch = Array(shares[next..<min(next + 4 * workers.threads, shares.count)])
      curves += fitted(batch, workers)
      next += batch.count
      try progress(Double(next) / Double(shares.count))
    }
    if shares.isEmpty { try progress(1) }
    return curves
  }

  private func fitted(_ share: Range<Int>) -> [FittedCurve] {
    return share.map { fitter.fit(contours[kept[$0]], isClosed: true) }
  }

  private func fitted(_ batch: [Range<Int>], _ workers: Workers) -> [FittedCurve] {
    let parts = Mutex([[FittedCurve]](repeating: [], count: batch.count))
    workers.forEachIndex(below: batch.count, makeState: {}) { _, k in
      let part = fitted(batch[k])
      parts.withLock { $0[k] = part }
    }
    return parts.withLock { $0.flatMap { $0 } }
  }
}
