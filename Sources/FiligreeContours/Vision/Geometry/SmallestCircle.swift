import FiligreeBase

/// The smallest circle around points.
///
/// The algorithm is E. Welzl's (1991), as three nested loops.
///
/// The points come in an order that a fixed pseudo-random sequence gives, so the time is O(n) as
/// expected of random orders, and the result is the same every time.
struct SmallestCircle {
  private(set) var center = SIMD2<Double>.zero
  private(set) var radius = 0.0

  /// Finds the circle; there must be a point, and all coordinates must be finite.
  init(around points: [SIMD2<Double>]) {
    // Third powers of coordinates must be numbers; powers of two round nothing.
    let largest = points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
    let isPlain = largest > 0x1p-300 && largest < 0x1p300 || largest == 0
    let exponent = isPlain ? 0 : min(max(-Int(largest.exponent), -1000), 1000)
    let scale = Double(sign: .plus, exponent: exponent, significand: 1)
    var points = isPlain ? points : points.map { $0 * scale }
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for i in stride(from: points.count - 1, to: 0, by: -1) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      points.swapAt(i, Int((state >> 33) % UInt64(i + 1)))
    }
    center = points[0]
    for i in points.indices where !contains(points[i]) {
      // The new point lies on the smallest circle around all points so far.
      (center, radius) = (points[i], 0)
      for j in 0..<i where !contains(points[j]) {
        // So does this one, of those that have the first on them.
        set(points[i], points[j])
        for k in 0..<j where !contains(points[k]) {
          set(points[i], points[j], points[k])
        }
      }
    }
    // The promise is that every point is inside, roundings included.
    for point in points {
      radius = max(radius, distance(point))
    }
    if !isPlain {
      center /= scale
      radius /= scale
    }
  }

  private func distance(_ p: SIMD2<Double>) -> Double {
    let d = p - center
    return d.length
  }

  private func contains(_ p: SIMD2<Double>) -> Bool {
    distance(p) <= radius * (1 + 1e-12)
  }

  private mutating func set(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    center = (a + b) / 2
    radius = max(distance(a), distance(b))
  }

  private mutating func set(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) {
    let p = b - a
    let q = c - a
    let cross = 2 * p.cross(q)
    let (pp, qq) = (p.squaredLength, q.squaredLength)
    // On one line there is no such circle; the one around the two outer points is tried already.
    guard cross != 0 else { return }
    center = a + SIMD2(q.y * pp - p.y * qq, p.x * qq - q.x * pp) / cross
    radius = max(distance(a), max(distance(b), distance(c)))
  }
}
