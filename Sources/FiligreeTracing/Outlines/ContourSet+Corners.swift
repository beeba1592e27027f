import FiligreeContours
import FiligreePixels
import Synchronization

extension ContourSet {
  /// The number of contours that a thread takes at a time.
  private static let grain = 32

  /// The same contours with corners where their straight sides cross, and not cut off by pixels.
  ///
  /// - Parameter workers: The threads that share the contours.
  /// - Returns: The contours, in their order.
  func withCorners(_ workers: Workers) -> ContourSet {
    let placed = Mutex([[SIMD2<Float>]?](repeating: nil, count: count))
    workers.forEachIndex(below: count, grain: Self.grain, makeState: {}) { _, i in
      guard let own = CornerPlacer.placed(Array(self[i])) else { return }
      placed.withLock { $0[i] = own }
    }
    var newPoints: [SIMD2<Float>] = []
    newPoints.reserveCapacity(points.count)
    var newStarts: [Int32] = [0]
    newStarts.reserveCapacity(starts.count)
    for (i, own) in placed.withLock({ $0 }).enumerated() {
      if let own { newPoints += own } else { newPoints += self[i] }
      newStarts.append(Int32(truncatingIfNeeded: newPoints.count))
    }
    return ContourSet(
      width: width, height: height, region: region, points: newPoints, starts: newStarts,
      parents: parents, ordinals: ordinals, childStarts: childStarts, children: children)
  }
}
