import FiligreeContours

extension ContourSet {
  /// The same contours with corners where their straight sides cross, and not cut off by pixels.
  func withCorners() -> ContourSet {
    var newPoints: [SIMD2<Float>] = []
    newPoints.reserveCapacity(points.count)
    var newStarts: [Int32] = [0]
    newStarts.reserveCapacity(starts.count)
    for i in 0..<count {
      if let placed = CornerPlacer.placed(Array(self[i])) {
        newPoints += placed
      } else {
        newPoints += self[i]
      }
      newStarts.append(Int32(truncatingIfNeeded: newPoints.count))
    }
    return ContourSet(
      width: width, height: height, region: region, points: newPoints, starts: newStarts,
      parents: parents, ordinals: ordinals, childStarts: childStarts, children: children)
  }
}
