import FiligreeBase

/// The rectangle of the least area around points, however turned.
///
/// One of its sides lies along a side of the convex hull (H. Freeman and R. Shapira, 1975); the hull is
/// found by A. Andrew's (1979) two chains.
struct SmallestRectangle {
  /// The corners, counter-clockwise; all the same if there is one point.
  private(set) var corners: [SIMD2<Double>]

  /// Finds the rectangle; there must be a point, and all coordinates must be finite.
  init(around points: [SIMD2<Double>]) {
    let hull = Self.hull(points)
    guard hull.count > 1 else {
      corners = Array(repeating: hull[0], count: 4)
      return
    }
    corners = []
    var least = Double.infinity
    for i in hull.indices {
      let side = hull[i + 1 == hull.count ? 0 : i + 1] - hull[i]
      let length = side.length
      let along = side / length
      let across = SIMD2(-along.y, along.x)
      var (low, high) = (SIMD2<Double>(repeating: .infinity), SIMD2<Double>(repeating: -.infinity))
      for point in hull {
        let d = point - hull[i]
        let place = SIMD2(d.dot(along), d.dot(across))
        low = pointwiseMin(low, place)
        high = pointwiseMax(high, place)
      }
      let area = (high.x - low.x) * (high.y - low.y)
      // The slack keeps the first of several that are as good but for the rounding.
      if area < least * (1 - 1e-9) {
        least = area
        corners = [(low.x, low.y), (high.x, low.y), (high.x, high.y), (low.x, high.y)]
          .map { hull[i] + along * $0.0 + across * $0.1 }
      }
    }
  }

  /// The convex hull, counter-clockwise, without points on its sides.
  private static func hull(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: some Sequence<SIMD2<Double>>) -> [SIMD2<Double>] {
      var chain: [SIMD2<Double>] = []
      for point in points {
        while chain.count > 1 {
          let a = chain[chain.count - 1] - chain[chain.count - 2]
          let b = point - chain[chain.count - 2]
          if a.cross(b) > 0 { break }
          chain.removeLast()
        }
        if chain.last != point { chain.append(point) }
      }
      return chain
    }
    let lower = chain(sorted)
    let upper = chain(sorted.reversed())
    return lower.count < 2 ? lower : lower.dropLast() + upper.dropLast()
  }
}
