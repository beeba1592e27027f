import FiligreeBase

/// Fits a polyline with lines and cubics in nearly linear time: for pictures whose outlines have
/// hundreds of thousands of points, where the fewest curves would take too long to find.
///
/// The method is P. Schneider's (Graphics Gems, 1990): one cubic by least squares with given directions
/// at its ends, by chord length; where it strays too far, the stretch is divided at the farthest point.
/// Divisions that turn sharply are corners.
struct QuickFit {
  /// The largest distance of the curve from the points.
  var tolerance: Float
  /// The cosine of the smallest turn that is a corner.
  let cornerCosine: Float

  /// Stretches of more points than this are divided first.
  private static let longest = 512

  /// Whether there are to be lines alone.
  let isPolygon: Bool

  /// Lines alone.
  init(tolerance: Double) {
    self.tolerance = Float(tolerance)
    cornerCosine = 1
    isPolygon = true
  }

  /// Lines and cubics.
  init(tolerance: Double, cornerAngle: Double) {
    self.tolerance = Float(tolerance)
    isPolygon = false
    // Between points three apart, half of the angle is enough of a turn. The cosine by its series,
    // exact to 1e-4 up to a half turn.
    let angle = max(cornerAngle, 50) * (.pi / 180)
    let square = angle * angle
    let terms = 1 - square / 90 * (1 - square / 132)
    let inner = 1 - square / 30 * (1 - square / 56 * terms)
    cornerCosine = Float(1 - square / 2 * (1 - square / 12 * inner))
  }

  /// Adds the polyline's curves to an arc that begins at its first point; a closed one must repeat its
  /// first point at the end.
  func fit(_ points: UnsafeBufferPointer<SIMD2<Float>>, isClosed: Bool, to curves: inout ArcCurves)
  {
    let last = points.count - 1
    guard last >= 1 else { return }
    // The beginning of a loop may be smooth.
    var begin = direction(points, from: 0, step: 1)
    var end = direction(points, from: last, step: -1)
    if isClosed, last > 4, begin.dot(end) < -cornerCosine {
      let across = normalized(begin - end)
      (begin, end) = (across, -across)
    }
    var stack: [(a: Int, b: Int, ta: SIMD2<Float>, tb: SIMD2<Float>)] = [(0, last, begin, end)]
    if isClosed, last > 3 {
      let middle = last / 2
      stack = split(points, 0, last, begin, end, at: middle)
    }
    while let stretch = stack.popLast() {
      let (a, b, ta, tb) = stretch
      if b - a > Self.longest {
        stack += split(points, a, b, ta, tb, at: (a + b) / 2)
        continue
      }
      if let worst = straying(points, a, b) {
        if !isPolygon, b - a >= 3, let (c1, c2) = cubic(points, a, b, ta, tb) {
          curves.cubic(c1, c2, points[b])
        } else {
          stack += split(points, a, b, ta, tb, at: worst)
        }
      } else {
        curves.line(points[b])
      }
    }
  }

  /// The two halves of a stretch, the first on top of the stack.
  private func split(
    _ points: UnsafeBufferPointer<SIMD2<Float>>, _ a: Int, _ b: Int, _ ta: SIMD2<Float>,
    _ tb: SIMD2<Float>, at middle: Int
  ) -> [(a: Int, b: Int, ta: SIMD2<Float>, tb: SIMD2<Float>)] {
    var back = direction(points, from: middle, step: -1)
    var ahead = direction(points, from: middle, step: 1)
    if -back.dot(ahead) > cornerCosine {
      let across = normalized(ahead - back)
      (back, ahead) = (-across, across)
    }
    return [(middle, b, ahead, tb), (a, middle, ta, back)]
  }

  /// The direction in which the points leave one of them.
  private func direction(
    _ points: UnsafeBufferPointer<SIMD2<Float>>, from i: Int, step: Int
  ) -> SIMD2<Float> {
    let far = min(max(i + 3 * step, 0), points.count - 1)
    return normalized(points[far] - points[i])
  }

  private func normalized(_ v: SIMD2<Float>) -> SIMD2<Float> {
    let length = v.length
    return length > 0 ? v / length : .zero
  }

  /// The point that is farthest from the line between two, if it is beyond the tolerance.
  private func straying(_ points: UnsafeBufferPointer<SIMD2<Float>>, _ a: Int, _ b: Int) -> Int? {
    let chord = points[b] - points[a]
    let length = chord.squaredLength
    // Smaller numbers have no finite inverse.
    let inverse = length >= .leastNormalMagnitude ? 1 / length : 0
    var worst = tolerance * tolerance
    var at: Int?
    for i in (a + 1)..<max(b, a + 1) {
      let d = points[i] - points[a]
      let t = min(max(d.dot(chord) * inverse, 0), 1)
      let e = d - chord * t
      let square = e.squaredLength
      if square > worst { (worst, at) = (square, i) }
    }
    return at
  }

  /// The control points of the cubic that fits the points between two best, or nil if it strays.
  private func cubic(
    _ points: UnsafeBufferPointer<SIMD2<Float>>, _ a: Int, _ b: Int, _ ta: SIMD2<Float>,
    _ tb: SIMD2<Float>
  ) -> (SIMD2<Float>, SIMD2<Float>)? {
    // No stretch has more points.
    withUnsafeTemporaryAllocation(of: Float.self, capacity: Self.longest) { lengths in
      cubic(points, a, b, ta, tb, lengths.baseAddress!)
    }
  }

  /// The same with memory for the lengths up to the points.
  @inline(__always)
  private func cubic(
    _ points: UnsafeBufferPointer<SIMD2<Float>>, _ a: Int, _ b: Int, _ ta: SIMD2<Float>,
    _ tb: SIMD2<Float>, _ lengths: UnsafeMutablePointer<Float>
  ) -> (SIMD2<Float>, SIMD2<Float>)? {
    let (p0, p3) = (points[a], points[b])
    var total: Float = 0
    for i in a..<b {
      let d = points[i + 1] - points[i]
      total += d.length
      lengths[i &- a] = total
    }
    guard total > 0 else { return nil }
    // Normal equations for the lengths of the arms.
    var (aa, ab, bb, ra, rb) = (Float(0), Float(0), Float(0), Float(0), Float(0))
    for i in (a + 1)..<b {
      let t = lengths[i &- a &- 1] / total
      let s = 1 - t
      let (b1, b2) = (3 * s * s * t, 3 * s * t * t)
      let (va, vb) = (ta * b1, tb * b2)
      let rest = points[i] - p0 * (s * s * s + b1) - p3 * (t * t * t + b2)
      aa += va.squaredLength
      ab += va.dot(vb)
      bb += vb.squaredLength
      ra += va.dot(rest)
      rb += vb.dot(rest)
    }
    let determinant = aa * bb - ab * ab
    var (ka, kb) = (total / 3, total / 3)
    if determinant > 1e-6 * aa * bb {
      (ka, kb) = ((bb * ra - ab * rb) / determinant, (aa * rb - ab * ra) / determinant)
    }
    guard ka > 0.05 * total, kb > 0.05 * total, ka < total, kb < total else { return nil }
    let (c1, c2) = (p0 + ta * ka, p3 + tb * kb)
    let limit = tolerance * tolerance
    for i in (a + 1)..<b {
      let t = lengths[i &- a &- 1] / total
      let s = 1 - t
      let q = p0 * (s * s * s) + c1 * (3 * s * s * t) + c2 * (3 * s * t * t) + p3 * (t * t * t)
      let e = points[i] - q
      // The point at the same length lies beside the nearest one: the distance across the curve counts.
      let slope = (c1 - p0) * (s * s) + (c2 - c1) * (2 * s * t) + (p3 - c2) * (t * t)
      let across = e.cross(slope)
      if across * across > limit * slope.squaredLength || e.squaredLength > 9 * limit { return nil }
    }
    return (c1, c2)
  }
}
