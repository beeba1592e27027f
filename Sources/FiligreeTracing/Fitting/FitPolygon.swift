import CFiligreeTracing

/// Simplifies a polyline to a polygon that stays near it.
///
/// The algorithm is by U. Ramer (1972), D. Douglas and T. Peucker (1973).
struct FitPolygon {
  /// Stretches of more points than this are halved first, so that the time cannot grow with the square
  /// of a long contour's length.
  private static let maximumStretch = 4096

  /// The indices of the corners, rising, in 0..<`polyline.count`; they include the first and last of an
  /// open polyline.
  static func corners(of polyline: FitPolyline, tolerance: Double) -> FitBuffer<Int> {
    let n = polyline.count
    let isKept = polyline.arena.array(repeating: false, count: n)
    let points = polyline.points
    // The shorter half goes on top of the stack: so it holds no more than the count has bits.
    var stack = polyline.arena.list(of: Stretch.self, capacity: 2 * Int.bitWidth)
    var count = 2
    func keep(_ i: Int) { isKept[i >= n ? i - n : i] = true }
    func divide(_ a: Int, _ middle: Int, _ b: Int) {
      keep(middle)
      count += 1
      let (first, second) = (Stretch(from: a, to: middle), Stretch(from: middle, to: b))
      let isShorter = middle - a < b - middle
      stack.append(isShorter ? second : first)
      stack.append(isShorter ? first : second)
    }
    if polyline.isClosed {
      // Two points far from each other: the farthest from any, and the farthest from that.
      let first = max(farthest(points, 0..<n, from: 0, to: 0, farther: -1), 0)
      let second = max(farthest(points, 0..<n, from: first, to: first, farther: -1), 0)
      let (a, b) = (min(first, second), max(first, second))
      keep(a)
      keep(b)
      stack.append(Stretch(from: a, to: b))
      stack.append(Stretch(from: b, to: a + n))
    } else {
      keep(0)
      keep(n - 1)
      stack.append(Stretch(from: 0, to: n - 1))
    }
    let square = tolerance * tolerance
    while let stretch = stack.last {
      stack.removeLast()
      let (a, b) = (stretch.from, stretch.to)
      guard b - a > 1 else { continue }
      if b - a > maximumStretch {
        divide(a, (a + b) / 2, b)
        continue
      }
      let at = farthest(points, (a + 1)..<b, from: a, to: b, farther: square)
      if at >= 0 { divide(a, at, b) }
    }
    var corners = polyline.arena.list(of: Int.self, capacity: count)
    for i in 0..<n where isKept[i] { corners.append(i) }
    return corners.elements
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
      if middle > a, middle < b {
        ahead.append(middle)
      } else {
        corners.append(b)
        ahead.removeLast()
      }
    }
    return corners
  }

  /// The points between two points.
  private struct Stretch {
    var from, to: Int
  }

  /// The point of a range that is farthest from the line between two others, the first of several, or
  /// -1 where none is farther than the root of a bound.
  private static func farthest(
    _ points: FitBuffer<SIMD2<Double>>, _ range: Range<Int>, from a: Int, to b: Int,
    farther bound: Double
  ) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= points.count)
    precondition(points.indices.contains(a) && points.indices.contains(b))
    // A point is two doubles.
    let base = UnsafeRawPointer(points.base).assumingMemoryBound(to: Double.self)
    return filigree_farthest(
      base, range.lowerBound, range.upperBound, base + 2 * a, base + 2 * b, bound)
  }
}
