extension ContourSet {
  /// The same contours with the points that are needed to stay within `tolerance` pixels of them.
  ///
  /// Number, order and tree of the contours stay: one that would shrink to less than a triangle keeps
  /// the points that are farthest from the line that would be left. A tolerance of zero or below, or NaN, leaves everything as it is.
  package func simplified(tolerance: Double) -> ContourSet {
    guard tolerance > 0 else { return self }
    var kept: [SIMD2<Float>] = []
    var newStarts: [Int32] = [0]
    newStarts.reserveCapacity(starts.count)
    var simplifier = RingSimplifier(tolerance: Float(tolerance))
    points.withUnsafeBufferPointer { points in
      for contour in 0..<count {
        let ring = UnsafeBufferPointer(rebasing: points[pointRange(contour)])
        let before = kept.count
        if simplifier.simplify(ring, into: &kept) < 3 {
          kept.removeLast(kept.count - before)
          simplifier.appendLeast(of: ring, to: &kept)
        }
        newStarts.append(Int32(kept.count))
      }
    }
    return ContourSet(
      width: width, height: height, region: region, points: kept, starts: newStarts,
      parents: parents, ordinals: ordinals, childStarts: childStarts, children: children)
  }
}
