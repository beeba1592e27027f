import FiligreeBase
import FiligreeDrawing

extension GradientTable {
  /// The circles of a two-point gradient; the first has its center in the origin.
  struct TwoCircles {
    var center: SIMD2<Double>
    var radius: Double
    var change: Double
    var drawsBeforeStart: Bool
    var drawsAfterEnd: Bool
  }
}

extension GradientTable.TwoCircles {
  /// The largest locations whose circles go through points, NaN where there is none.
  @inline(__always)
  func locations(
    _ x: SIMD4<Float>, _ y: SIMD4<Float>, _ spread: GradientSpread
  ) -> SIMD4<Float> {
    var locations = SIMD4<Float>()
    for i in 0..<4 {
      locations[i] = Float(location(SIMD2(Double(x[i]), Double(y[i])), spread))
    }
    return locations
  }

  /// The largest location whose circle goes through `p`, NaN if there is none.
  ///
  /// |p − t·c| = r + t·Δ is a quadratic equation for t.
  private func location(_ p: SIMD2<Double>, _ spread: GradientSpread) -> Double {
    let a = center.squaredLength - change * change
    let b = p.dot(center) + radius * change
    let c = p.squaredLength - radius * radius
    if abs(a) <= 1e-12 * (change * change) {
      let t = c / (2 * b)
      return accepts(t, spread) ? t : .nan
    }
    let square = b * b - a * c
    if !(square >= 0) { return .nan }
    let root = square.squareRoot()
    let (t, u) = ((b + root) / a, (b - root) / a)
    let (high, low) = t > u ? (t, u) : (u, t)
    if accepts(high, spread) { return high }
    return accepts(low, spread) ? low : .nan
  }

  @inline(__always)
  private func accepts(_ t: Double, _ spread: GradientSpread) -> Bool {
    guard radius + t * change >= 0, t.isFinite else { return false }
    if spread != .pad { return true }
    return (t >= 0 || drawsBeforeStart) && (t <= 1 || drawsAfterEnd)
  }
}
