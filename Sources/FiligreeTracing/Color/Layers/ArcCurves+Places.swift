extension ArcCurves.Segment {
  /// The point at a parameter, 0…1.
  func point(_ t: Float) -> SIMD2<Float> {
    let s = 1 - t
    guard let (c1, c2) = controls else { return start * s + end * t }
    return start * (s * s * s) + c1 * (3 * s * s * t) + c2 * (3 * s * t * t) + end * (t * t * t)
  }

  /// The part from `from` to `to`, whose ends are just this one's for 0 and 1; either way along.
  func exactPart(from: Float, to: Float) -> Self {
    var result = part(from: from, to: to)
    if from == 0 || from == 1 { result.start = from == 0 ? start : end }
    if to == 0 || to == 1 { result.end = to == 0 ? start : end }
    return result
  }

  /// The point at a parameter, and its first and second derivatives.
  func derivatives(_ t: Float) -> (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>) {
    guard let (c1, c2) = controls else { return (point(t), end - start, .zero) }
    let s = 1 - t
    let (a, b, c) = (c1 - start, c2 - c1, end - c2)
    return (
      point(t), 3 * (a * (s * s) + b * (2 * s * t) + c * (t * t)),
      6 * ((b - a) * s + (c - b) * t)
    )
  }
}

extension SIMD2<Float> {
  /// How far another point is.
  func distance(to other: Self) -> Float {
    let d = self - other
    return (d * d).sum().squareRoot()
  }
}
