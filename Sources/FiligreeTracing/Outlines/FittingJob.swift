import FiligreePaths
import FiligreeContours
import FiligreePixels
import Synchronization

/// Fits curves to contours on several threads: those that are alike together.
struct FittingJob {
  let contours: ContourSet
  let kept: [Int]
  let fitter: CurveFitter

  /// The number of points of a share before it is handed to a thread: enough that handing over costs
  /// nothing.
  private static let share = 8192

  /// The curves, in the contours' order.
  func run(_ workers: Workers, progress: (Double) throws -> Void) throws -> [FittedCurve] {
    let groups = LikeOutlines(kept.map { contours[$0] }, fitter: fitter)
    var shares: [Range<Int>] = []
    var begin = 0
    var points = 0
    for k in 0..<groups.count {
      points += groups[k].reduce(0) { $0 + contours.pointRange(kept[$1]).count }
      if points >= FittingJob.share {
        shares.append(begin..<(k + 1))
        begin = k + 1
        points = 0
      }
    }
    if begin < groups.count { shares.append(begin..<groups.count) }
    // Few enough at a time that progress is reported, and cancellation noticed, several times a second.
    var curves = [FittedCurve?](repeating: nil, count: kept.count)
    var next = 0
    while next < shares.count {
      try Task.checkCancellation()
      let batch = shares[next..<min(next + 4 * workers.threads, shares.count)]
      for (group, own) in zip(batch.joined(), fitted(Array(batch), groups, workers)) {
        for (k, curve) in zip(groups[group], own) { curves[k] = curve }
      }
      next += batch.count
      try progress(Double(next) / Double(shares.count))
    }
    if shares.isEmpty { try progress(1) }
    // Each contour is in a group.
    return curves.compactMap { $0 }
  }

  private func fitted(_ share: Range<Int>, _ groups: LikeOutlines) -> [[FittedCurve]] {
    share.map { group in fitter.fit(like: groups[group].map { contours[kept[$0]] }) }
  }

  private func fitted(
    _ batch: [Range<Int>], _ groups: LikeOutlines, _ workers: Workers
  ) -> [[FittedCurve]] {
    let parts = Mutex([[[FittedCurve]]](repeating: [], count: batch.count))
    workers.forEachIndex(below: batch.count, makeState: {}) { _, k in
      let part = fitted(batch[k], groups)
      parts.withLock { $0[k] = part }
    }
    return parts.withLock { $0.flatMap { $0 } }
  }
}
