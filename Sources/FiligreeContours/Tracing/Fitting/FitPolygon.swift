import CFiligreeContours

/// The corners of a polygon that keeps near a chain: where its shape is, roughly.
///
/// The algorithm is U. Ramer's (1972), D. Douglas' and T. Peucker's (1973).
struct FitPolygon {
  /// Stretches of more points than this are halved before anything else, so that the time cannot grow
  /// with the square of a long contour.
  private static let maximumStretch = 4096

  /// Indices of the corners, rising, in 0..<`chain.count`; an open chain's first and last are there.
  static func corners(of chain: FitChain, tolerance: Double) -> [Int] {
    let n = chain.count
    var isKept = [Bool](repeating: false, count: n)
    let points = chain.points
    var stack: [(Int, Int)] = []
    if chain.isClosed {
      // Two points that are far from each other: the farthest from any, and the farthest from that.
      let first = max(farthest(points, 0..<n, from: 0, to: 0, farther: -1), 0)
      let second = max(farthest(points, 0..<n, from: first, to: first, farther: -1), 0)
      let (a, b) = (min(first, second), max(first, second))
      isKept[a] = true
      isKept[b] = true
      stack = [(a, b), (b, a + n)]
    } else {
      isKept[0] = true
      isKept[n - 1] = true
      stack = [(0, n - 1)]
    }
    let square = tolerance * tolerance
    while let (a, b) = stack.popLast() {
      guard b - a > 1 else { continue }
      if b - a > maximumStretch {
        let middle = (a + b) / 2
        isKept[middle >= n ? middle - n : middle] = true
        stack.append((a, middle))
        stack.append((middle, b))
        continue
      }
      let at = farthest(points, (a + 1)..<b, from: a, to: b, farther: square)
      guard at >= 0 else { continue }
      isKept[at >= n ? at - n : at] = true
      stack.append((a, at))
      stack.append((at, b))
    }
    return isKept.indices.filter { isKept[$0] }
  }

  /// The point of a range that is farthest from the line between two others, the first of several, or -1
  /// where none is farther than the root of a bound.
  private static func farthest(
    _ points: [SIMD2<Double>], _ range: Range<Int>, from a: Int, to b: Int, farther bound: Double
  ) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= points.count)
    precondition(points.indices.contains(a) && points.indices.contains(b))
    return points.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: Double.self) else { return -1 }
      return filigree_farthest(
        base, range.lowerBound, range.upperBound, base + 2 * a, base + 2 * b, bound)
    }
  }
}
