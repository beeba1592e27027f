import FiligreeBase

/// Simplifies a polyline to a polygon of some of its points that stays near it.
///
/// The algorithm is by U. Ramer (1972), D. Douglas and T. Peucker (1973).
struct FitPolygon {
  /// Stretches of more points than this are halved first, so that the time cannot grow with the square
  /// of a long contour's length.
  private static let maximumStretch = 4096

  /// The indices of the corners, rising, in 0..<`polyline.count`; they include the first and last of an
  /// open polyline.
  static func corners(of polyline: FitPolyline, tolerance: Double) -> [Int] {
    let n = polyline.count
    guard polyline.isClosed else {
      return corners(of: polyline, from: 0, to: n - 1, tolerance: tolerance)
    }
    // From two points that are far from each other: the farthest from any, and the farthest from that.
    let first = farthest(polyline.points, 0..<n, from: 0, to: 0, farther: -1) ?? 0
    let other = farthest(polyline.points, 0..<n, from: first, to: first, farther: -1) ?? 0
    let (a, b) = (min(first, other), max(first, other))
    guard a < b else { return [a] }
    var corners = corners(of: polyline, from: a, to: b, tolerance: tolerance)
    // The second half goes on into the next round.
    let second = FitPolygon.corners(of: polyline, from: b, to: a + n, tolerance: tolerance)
    corners += second.dropFirst().dropLast().map { $0 < n ? $0 : $0 - n }
    corners.sort()
    return corners
  }

  /// The corners of the polygon between two points of a polyline, which are both included.
  static func corners(
    of polyline: FitPolyline, from first: Int, to last: Int, tolerance: Double
  ) -> [Int] {
    guard first < last else { return first == last ? [first] : [] }
    var corners = [first]
    var ahead = [last]
    while let b = ahead.last {
      let a = corners[corners.count - 1]
      let middle =
        b - a > maximumStretch
        ? (a + b) / 2
        : farthest(polyline.points, (a + 1)..<b, from: a, to: b, farther: tolerance * tolerance)
      if let middle {
        ahead.append(middle)
      } else {
        corners.append(b)
        ahead.removeLast()
      }
    }
    return corners
  }

  /// The point of a range that is farthest from the line between two others, the first of several; nil
  /// where none is farther than the root of a bound.
  private static func farthest(
    _ points: [SIMD2<Double>], _ range: Range<Int>, from a: Int, to b: Int, farther bound: Double
  ) -> Int? {
    points.withUnsafeBufferPointer { points in
      let (p, chord) = (points[a], points[b] - points[a])
      let square = chord.squaredLength
      let inverse = square > 0 ? 1 / square : 0
      var most = bound
      var result: Int?
      for i in range {
        let d = points[i] - p
        let e = d - chord * min(max(d.dot(chord) * inverse, 0), 1)
        let distance = e.squaredLength
        if distance > most { (most, result) = (distance, i) }
      }
      return result
    }
  }
}
