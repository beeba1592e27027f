import Foundation

/// Draws chords of a curve and splits those that are too far from it.
///
/// The parameters at which a curve is cut come from an estimate; what is promised comes from here.
/// Over a chord of parameter width h the curve differs from the chord, point for point, by at most
/// |S| h²/8 + |D| h² √3/108, where S is the second derivative in the middle and D is half its
/// change (the extrema of u(1−u)/2 and of u(1−u)(2u−1)/6). Across the chord alone the same holds
/// with the components of S and D across it; that is the distance from the chord wherever the curve
/// runs along it without turning back.
struct ChordSplitter<Curve: ParametricCurve> {
  let curve: Curve
  let tolerance: CGFloat

  /// Halving so often exhausts the doubles between 0 and 1 near any cusp.
  private static var maximumDepth: Int { 40 }

  /// Appends the ends of chords over `t0...t1`, the last of them `end`.
  func append(
    from t0: CGFloat, _ start: CGPoint, to t1: CGFloat, _ end: CGPoint, depth: Int = 0,
    points: inout [CGPoint]
  ) {
    if depth >= Self.maximumDepth || isClose(t0, start, t1, end) {
      points.append(end)
      return
    }
    let middle = 0.5 * (t0 + t1)
    let point = curve.point(at: middle)
    append(from: t0, start, to: middle, point, depth: depth + 1, points: &points)
    append(from: middle, point, to: t1, end, depth: depth + 1, points: &points)
  }

  @inline(__always)
  private func isClose(_ t0: CGFloat, _ start: CGPoint, _ t1: CGFloat, _ end: CGPoint) -> Bool {
    let h = t1 - t0
    let first = curve.secondDerivative(at: t0)
    let last = curve.secondDerivative(at: t1)
    let sum = (first + last) * (0.5 / 8 * h * h)
    let change = (last - first) * (0.5 * 0.016_037_507_477_489_606 * h * h)
    let chord = end - start
    let length = chord.length
    if length > 0, abs(sum.cross(chord)) + abs(change.cross(chord)) <= tolerance * length {
      // The derivative along the chord is a quadratic: nowhere negative if its Bézier ordinates
      // are.
      let derivative = curve.derivative(at: t0)
      if derivative.dot(chord) >= 0, curve.derivative(at: t1).dot(chord) >= 0,
        (derivative + first * (0.5 * h)).dot(chord) >= 0
      {
        return true
      }
    }
    return sum.length + change.length <= tolerance
  }
}
