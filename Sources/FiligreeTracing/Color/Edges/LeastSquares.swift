import FiligreeBase

/// The line nearest to points, by least squares of the distances.
struct LineFit {
  /// The points' mean, which the line runs through.
  let point: SIMD2<Float>
  /// Its direction, of length 1, either way.
  let direction: SIMD2<Float>
  /// The largest distance of a point from it.
  let error: Float

  /// Fits a line; nil where all points coincide, or one is farther from it than a distance.
  init?(_ points: [SIMD2<Float>], within distance: Float = .infinity) {
    var sum = SIMD2<Float>.zero
    var (xx, xy, yy) = (Float(0), Float(0), Float(0))
    for p in points {
      sum += p
      xx += p.x * p.x
      xy += p.x * p.y
      yy += p.y * p.y
    }
    let count = Float(points.count)
    let mean = sum / count
    let axis = PrincipalAxis(
      xx: xx / count - mean.x * mean.x, xy: xy / count - mean.x * mean.y,
      yy: yy / count - mean.y * mean.y)
    // The lesser eigenvalue is the mean squared distance, but for the rounding of coordinates up to some 20 pixels.
    guard let d = axis.direction, axis.least <= 1.01 * distance * distance + 1e-4 else {
      return nil
    }
    var error: Float = 0
    for p in points {
      let e = p - mean
      error = max(error, e.cross(d).magnitude)
    }
    guard error <= distance else { return nil }
    (point, direction, self.error) = (mean, d, error)
  }
}

/// The parabola y = a + bx + cx² nearest to points, by least squares of y.
struct ParabolaFit {
  /// a, b and c.
  let (height, rise, bend): (Float, Float, Float)
  /// The root mean square of the points' distances in y; infinity where the points determine no
  /// parabola.
  let error: Float

  /// Its value at x.
  func value(_ x: Float) -> Float { height + (rise + bend * x) * x }

  /// Its derivative at x.
  func slope(_ x: Float) -> Float { rise + 2 * bend * x }

  /// Fits a parabola.
  init(_ xs: [Float], _ ys: [Float]) {
    // In units of a few pixels the sums have similar sizes.
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
