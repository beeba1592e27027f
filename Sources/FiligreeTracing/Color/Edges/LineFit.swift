/// The line that fits points best: least squares of the distances.
struct LineFit {
  /// The points' mean, which the line runs through.
  let point: SIMD2<Float>
  /// Its direction, of length 1, either way.
  let direction: SIMD2<Float>
  /// How far the points are from it at most.
  let error: Float

  /// Fits a line; nil where all points are one.
  init?(_ points: [SIMD2<Float>]) {
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
    let (a, b, c) = (
      xx / count - mean.x * mean.x, xy / count - mean.x * mean.y, yy / count - mean.y * mean.y
    )
    // The eigenvector of the greater eigenvalue.
    let half = (a - c) / 2
    let root = (half * half + b * b).squareRoot()
    var d = half >= 0 ? SIMD2(half + root, b) : SIMD2(b, root - half)
    let length = (d * d).sum().squareRoot()
    guard length > 0 else { return nil }
    d /= length
    var error: Float = 0
    for p in points {
      let e = p - mean
      error = max(error, (e.x * d.y - e.y * d.x).magnitude)
    }
    (point, direction, self.error) = (mean, d, error)
  }
}
