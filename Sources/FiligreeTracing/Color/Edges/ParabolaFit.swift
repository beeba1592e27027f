/// The parabola y = a + bx + cx² that fits points best: least squares of y.
struct ParabolaFit {
  /// a, b and c.
  let (height, rise, bend): (Float, Float, Float)
  /// The root of the mean square of the points' distances in y; infinity for points that do not say one.
  let error: Float

  /// Its height at a place.
  func value(_ x: Float) -> Float { height + (rise + bend * x) * x }

  /// Its slope there.
  func slope(_ x: Float) -> Float { rise + 2 * bend * x }

  /// Fits a parabola.
  init(_ xs: [Float], _ ys: [Float]) {
    // In units of a few pixels the sums are of one size.
    let unit = 4.0
    var (s0, s1, s2, s3, s4) = (0.0, 0.0, 0.0, 0.0, 0.0)
    var (t0, t1, t2) = (0.0, 0.0, 0.0)
    for (x, y) in zip(xs, ys) {
      let (x, y) = (Double(x) / unit, Double(y))
      s0 += 1
      s1 += x
      s2 += x * x
      s3 += x * x * x
      s4 += x * x * x * x
      t0 += y
      t1 += x * y
      t2 += x * x * y
    }
    // Cramer's rule.
    func determinant(
      _ a: (Double, Double, Double), _ b: (Double, Double, Double), _ c: (Double, Double, Double)
    ) -> Double {
      a.0 * (b.1 * c.2 - b.2 * c.1) - a.1 * (b.0 * c.2 - b.2 * c.0)
        + a.2 * (b.0 * c.1 - b.1 * c.0)
    }
    let whole = determinant((s0, s1, s2), (s1, s2, s3), (s2, s3, s4))
    guard abs(whole) > 1e-6 else {
      (height, rise, bend, error) = (0, 0, 0, .infinity)
      return
    }
    let a = determinant((t0, s1, s2), (t1, s2, s3), (t2, s3, s4)) / whole
    let b = determinant((s0, t0, s2), (s1, t1, s3), (s2, t2, s4)) / whole
    let c = determinant((s0, s1, t0), (s1, s2, t1), (s2, s3, t2)) / whole
    var sum = 0.0
    for (x, y) in zip(xs, ys) {
      let x = Double(x) / unit
      let rest = Double(y) - a - b * x - c * x * x
      sum += rest * rest
    }
    (height, rise, bend) = (Float(a), Float(b / unit), Float(c / (unit * unit)))
    error = Float((sum / s0).squareRoot())
  }
}
