import FiligreeBase

/// Proves that segments and the stretches of a polyline that they replace are near each other.
///
/// A cubic counts as a chain of lines from which it hardly strays. Each corner of the chain gets a partner on
/// the stretch, in order and within the distance; between partners all points of the stretch must be within
/// the distance of the chain's line. Then so is all of the stretch, for the distance from one line is convex
/// along another; and so is all of the chain, for what leads from partner to partner passes by every point of
/// the line between. What this accepts holds for every point, then (a Hausdorff distance), not for samples of
/// them.
struct SegmentProof {
  /// The polyline's points, and the lengths up to them.
  let points: [SIMD2<Double>]
  let lengths: [Double]
  /// The distance allowed.
  let tolerance: Double

  /// The share of the tolerance by which a cubic may stray from its chain of lines.
  private static let strayShare = 1.0 / 16
  /// The same where the cubic may use nearly all of the tolerance.
  private static let exactStrayShare = 1.0 / 64
  /// How many times longer than the chain the stretch may be between partners.
  private static let leeway = 1.5
  /// The largest number of lines of a cubic.
  private static let mostLines = 4096.0

  init(points: [SIMD2<Double>], lengths: [Double], tolerance: Double) {
    (self.points, self.lengths, self.tolerance) = (points, lengths, tolerance)
  }

  init(polyline: FitPolyline, tolerance: Double) {
    self.init(points: polyline.points, lengths: polyline.lengths, tolerance: tolerance)
  }

  /// Whether a line is proven to be near a range of the polyline's points.
  func isLineNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ range: ClosedRange<Int>) -> Bool {
    isNear(from: a, count: 1, range, distance: tolerance) { _ in b }
  }

  /// Whether a cubic is proven to be near a range of the polyline's points.
  ///
  /// It leaves a sixteenth of the tolerance; if `isExact`, a quarter of that, where a chain of half as many lines does not prove it.
  func isCubicNear(
    _ p: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>), _ range: ClosedRange<Int>,
    isExact: Bool
  ) -> Bool {
    isCubicNear(p, range, stray: tolerance * SegmentProof.strayShare)
      || isExact && isCubicNear(p, range, stray: tolerance * SegmentProof.exactStrayShare)
  }

  /// The same with a chain from which the cubic strays no farther than `stray`.
  private func isCubicNear(
    _ p: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>), _ range: ClosedRange<Int>,
    stray: Double
  ) -> Bool {
    let (w0, w1) = (6 * (p.0 - 2 * p.1 + p.2), 6 * (p.1 - 2 * p.2 + p.3))
    let bend = max(w0.squaredLength, w1.squaredLength).squareRoot()
    // Half the square of the step times the largest second derivative, over four (G. Wang, 1984).
    let lines = (bend / (8 * stray)).squareRoot().rounded(.up)
    // Negated, so that NaN fails.
    guard lines <= SegmentProof.mostLines else { return false }
    let count = max(Int(lines), 1)
    return isNear(from: p.0, count: count, range, distance: tolerance - stray) { k in
      if k == count { return p.3 }
      let t = Double(k) / Double(count)
      let s = 1 - t
      let first = (p.0 * s + p.1 * (3 * t)) * (s * s)
      return first + (p.2 * (3 * s) + p.3 * t) * (t * t)
    }
  }

  /// Whether a chain of `count` lines is proven to be near a range of the polyline's points.
  @inline(__always)
  private func isNear(
    from start: SIMD2<Double>, count: Int, _ range: ClosedRange<Int>, distance: Double,
    corner: (Int) -> SIMD2<Double>
  ) -> Bool {
    points.withUnsafeBufferPointer { points in
      lengths.withUnsafeBufferPointer { lengths in
        isNear(
          from: start, count: count, range, points, lengths, distance: distance, corner: corner)
      }
    }
  }

  /// The same with the polyline's points, and the lengths up to them.
  @inline(__always)
  private func isNear(
    from start: SIMD2<Double>, count: Int, _ range: ClosedRange<Int>,
    _ points: UnsafeBufferPointer<SIMD2<Double>>, _ lengths: UnsafeBufferPointer<Double>,
    distance: Double, corner: (Int) -> SIMD2<Double>
  ) -> Bool {
    let square = distance * distance
    let last = range.upperBound - 1
    let (startOff, endOff) = (
      start - points[range.lowerBound], corner(count) - points[range.upperBound]
    )
    guard startOff.squaredLength <= square, endOff.squaredLength <= square else { return false }
    // The line of the stretch that the last partner is on, and where on it.
    var (line, share) = (range.lowerBound, 0.0)
    var p = start
    for k in 1...max(count, 1) {
      let q = corner(k)
      var partner = (line: last, share: 1.0)
      if k < count {
        // The nearest within what the stretch can take to come along; beyond, it comes by again.
        let step = q - p
        let reach =
          SegmentProof.leeway * step.length
          + (SegmentProof.leeway + 1) * distance + lengths[line + 1]
        var nearest = Double.infinity
        var i = line
        while i <= last, lengths[i] <= reach {
          let (found, rest) = SegmentProof.project(
            q, points[i], points[i + 1], least: i == line ? share : 0)
          if rest < nearest { (nearest, partner) = (rest, (i, found)) }
          i += 1
        }
        // Negated, so that NaN fails.
        if !(nearest <= square) { return false }
      }
      var i = line + 1
      while i <= partner.line {
        if !(SegmentProof.project(points[i], p, q, least: 0).square <= square) { return false }
        i += 1
      }
      (line, share) = partner
      p = q
    }
    return true
  }

  /// Where on the line from `a` to `b`, from a share of it on, a point is nearest, and the squared distance
  /// there.
  @inline(__always)
  private static func project(
    _ p: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>, least: Double
  ) -> (t: Double, square: Double) {
    let (d, o) = (b - a, p - a)
    let square = d.squaredLength
    let along = o.dot(d)
    let t = max(along <= 0 ? 0 : along >= square ? 1 : along / square, least)
    let e = o - d * t
    return (t, e.squaredLength)
  }
}
