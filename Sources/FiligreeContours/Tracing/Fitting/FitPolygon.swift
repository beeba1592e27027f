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
      let first = farthest(from: 0, points, n)
      let second = farthest(from: first, points, n)
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
      let origin = points[a]
      let chord = points[b] - origin
      let chordSquare = dot(chord, chord)
      var worst = square
      var at = -1
      for i in (a + 1)..<b {
        let p = points[i] - origin
        // The distance from the chord as a line segment, squared.
        let along = dot(p, chord)
        let distance: Double
        if along <= 0 {
          distance = dot(p, p)
        } else if along >= chordSquare {
          let q = p - chord
          distance = dot(q, q)
        } else {
          let across = cross(chord, p)
          distance = across * across / chordSquare
        }
        if distance > worst { (worst, at) = (distance, i) }
      }
      guard at >= 0 else { continue }
      isKept[at >= n ? at - n : at] = true
      stack.append((a, at))
      stack.append((at, b))
    }
    return isKept.indices.filter { isKept[$0] }
  }

  private static func farthest(from a: Int, _ points: [SIMD2<Double>], _ n: Int) -> Int {
    var worst = -1.0
    var at = 0
    for i in 0..<n {
      let d = points[i] - points[a]
      let square = dot(d, d)
      if square > worst { (worst, at) = (square, i) }
    }
    return at
  }
}
