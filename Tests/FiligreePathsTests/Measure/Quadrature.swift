import FiligreePaths
import Foundation

/// The arc length of a cubic over a range by adaptive Simpson quadrature: slow, and independent of the
/// library's way.
func referenceLength(_ curve: CubicCurve, from a: Double = 0, to b: Double = 1) -> Double {
  func speed(_ t: Double) -> Double {
    let s = 1 - t
    let (p0, p1, p2, p3) = (curve.p0, curve.p1, curve.p2, curve.p3)
    let x =
      (p1.x - p0.x) * (3 * s * s) + (p2.x - p1.x) * (6 * s * t) + (p3.x - p2.x) * (3 * t * t)
    let y =
      (p1.y - p0.y) * (3 * s * s) + (p2.y - p1.y) * (6 * s * t) + (p3.y - p2.y) * (3 * t * t)
    return Double((x * x + y * y).squareRoot())
  }
  func simpson(
    _ a: Double, _ b: Double, _ fa: Double, _ fm: Double, _ fb: Double, _ whole: Double,
    _ tolerance: Double, _ depth: Int
  ) -> Double {
    let m = 0.5 * (a + b)
    let (fl, fr) = (speed(0.5 * (a + m)), speed(0.5 * (m + b)))
    let left = (m - a) / 6 * (fa + 4 * fl + fm)
    let right = (b - m) / 6 * (fm + 4 * fr + fb)
    let difference = left + right - whole
    if depth == 0 || (depth < 30 && abs(difference) <= tolerance) {
      return left + right + difference / 15
    }
    return simpson(a, m, fa, fl, fm, left, tolerance, depth - 1)
      + simpson(m, b, fm, fr, fb, right, tolerance, depth - 1)
  }
  let size = max(speed(a), max(speed(b), max(speed(0.5 * (a + b)), speed(0.3))))
  // Begun in uneven pieces, so that no symmetry of the curve can fool the estimate.
  var sum = 0.0
  let cuts = [0, 0.137, 0.31, 0.52, 0.69, 0.877, 1].map { a + (b - a) * $0 }
  for (low, high) in zip(cuts, cuts.dropFirst()) {
    let (fa, fm, fb) = (speed(low), speed(0.5 * (low + high)), speed(high))
    sum += simpson(
      low, high, fa, fm, fb, (high - low) / 6 * (fa + 4 * fm + fb), 1e-13 * size * (b - a), 34)
  }
  return sum
}
