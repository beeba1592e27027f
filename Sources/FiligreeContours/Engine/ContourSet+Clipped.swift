import FiligreeBase

extension ContourSet {
  /// The same contours as far as they lie in the region of interest, whose corner becomes the origin.
  ///
  /// Points of contours that are cut lie on the region's sides where an outline crosses them (I. Sutherland
  /// and G. Hodgman, 1974). A contour of which nothing is left is dropped, and with it what is in it. The
  /// order stays. Nothing of it is of use if the work was to stop.
  func clippedToRegion(_ meter: inout WorkMeter) -> ContourSet {
    let scale = SIMD2(
      Double(width) / Double(region.width), Double(height) / Double(region.height))
    let origin = SIMD2<Float>(region.insets.lowHalf * scale)
    var clipper = RingClipper(size: size)
    var keptParents: [Int32] = []
    keptParents.reserveCapacity(count)
    var keptPoints: [SIMD2<Float>] = []
    keptPoints.reserveCapacity(points.count)
    var keptStarts: [Int32] = [0]
    keptStarts.reserveCapacity(starts.count)
    points.withUnsafeBufferPointer { points in
      for i in 0..<count {
        // Looked at four times, and written.
        if meter.did(5 &* pointRange(i).count &+ 1) { return }
        let parent = parents[i]
        let isLeft = parent < 0 || keptParents[Int(parent)] != -2
        let ring = UnsafeBufferPointer(rebasing: points[pointRange(i)])
        if isLeft, clipper.clip(ring, from: origin, into: &keptPoints) {
          keptParents.append(parent)
          keptStarts.append(Int32(truncatingIfNeeded: keptPoints.count))
        } else {
          keptParents.append(-2)
        }
      }
    }
    if meter.isStopped { return self }
    let order = ContourOrder(keptParents: keptParents, &meter)
    if meter.isStopped { return self }
    return ContourSet(
      width: width, height: height, region: region, points: keptPoints, starts: keptStarts,
      parents: order.parents, ordinals: order.ordinals, childStarts: order.childStarts,
      children: order.children)
  }
}

/// Cuts closed polygons to a rectangle, and keeps its working memory from one to the next.
private struct RingClipper {
  private let size: SIMD2<Float>
  private var ring: [SIMD2<Float>] = []
  private var cut: [SIMD2<Float>] = []

  /// Prepares for a rectangle of `size`, with a corner at the origin.
  init(size: SIMD2<Float>) {
    self.size = size
  }

  /// Appends what lies in the rectangle of a polygon less `origin`, or returns false if that is nothing.
  mutating func clip(
    _ points: UnsafeBufferPointer<SIMD2<Float>>, from origin: SIMD2<Float>,
    into result: inout [SIMD2<Float>]
  ) -> Bool {
    ring.removeAll(keepingCapacity: true)
    for point in points { ring.append(point - origin) }
    let hadArea = hasArea
    var wasCut = false
    for axis in 0..<2 {
      for (limit, sign) in [(0, 1), (size[axis], -1)] as [(Float, Float)] {
        var (isOutside, isInside) = (false, false)
        for point in ring {
          let beyond = (point[axis] - limit) * sign
          isOutside = isOutside || beyond < 0
          isInside = isInside || beyond > 0
        }
        if !isOutside { continue }
        if !isInside { return false }
        cutOff(axis, limit, sign)
        wasCut = true
      }
    }
    // What goes around the region outside of it may leave a line to and fro.
    if wasCut && hadArea && !hasArea { return false }
    result.append(contentsOf: ring)
    return true
  }

  private var hasArea: Bool {
    guard let first = ring.first else { return false }
    var sum = 0.0
    var a = SIMD2<Double>.zero
    for point in ring {
      let b = SIMD2<Double>(point) - SIMD2<Double>(first)
      sum += a.cross(b)
      a = b
    }
    return sum != 0
  }

  /// Cuts off what has a coordinate before `limit`, or beyond it for a negative `sign`.
  private mutating func cutOff(_ axis: Int, _ limit: Float, _ sign: Float) {
    cut.removeAll(keepingCapacity: true)
    guard var before = ring.last else { return }
    for point in ring {
      let (a, b) = ((before[axis] - limit) * sign, (point[axis] - limit) * sign)
      if a < 0 && b > 0 || a > 0 && b < 0 {
        let (p, q) = (SIMD2<Double>(before), SIMD2<Double>(point))
        let share = (Double(limit) - p[axis]) / (q[axis] - p[axis])
        var crossing = SIMD2<Float>(p + (q - p) * share)
        crossing[axis] = limit
        append(crossing)
      }
      if b >= 0 { append(point) }
      before = point
    }
    if cut.count > 1, cut.last == cut.first { cut.removeLast() }
    swap(&ring, &cut)
  }

  private mutating func append(_ point: SIMD2<Float>) {
    if cut.last != point { cut.append(point) }
  }
}
