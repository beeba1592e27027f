import FiligreeBase

/// Tells a corner that is rounded by a pixel or so from a sharp one, by the area that is covered.
///
/// Where two straight sides meet at an angle θ, a corner rounded with radius r covers r² (cot(θ/2) − (π
/// − θ)/2) less than a sharp one, and its arc is r (1 / sin(θ/2) − 1) from the crossing of the sides.
/// In a clean picture every pixel's color says how much of it is covered, so the missing area gives the
/// distance. Angles of less than 81 degrees are left alone.
struct CornerCoverage {
  let view: ColorView
  /// The colors of the face inside the corner and of the one around it.
  let inside: SIMD4<Float>
  let outside: SIMD4<Float>

  /// The number of pixels that are examined on each side of the corner's pixel.
  private static let reach = 2
  /// The largest distance of a color from any mixture of the two, 0…255 a component.
  private static let slack: Float = 8
  /// The largest error of a pixel's coverage where nothing is rounded.
  private static let tolerance: Float = 0.1
  /// The sine of half the smallest angle that is examined, 81 degrees.
  private static let leastSine: Float = 0.65

  /// The distance of the edge from the crossing of its two sides; nil where something else is too near
  /// to tell.
  ///
  /// The sides point away from `corner`, with the face between them.
  func tipDistance(
    at corner: SIMD2<Float>, _ d: SIMD2<Float>, _ e: SIMD2<Float>
  ) -> Float? {
    let (x0, y0) = (Int(corner.x.rounded(.down)), Int(corner.y.rounded(.down)))
    let reach = Self.reach
    guard x0 >= reach, y0 >= reach, x0 + reach < view.width, y0 + reach < view.height else {
      return nil
    }
    let span = inside - outside
    let length = span.squaredLength
    guard length > EdgeContrast.least else { return nil }
    var missing: Float = 0
    for y in (y0 - reach)...(y0 + reach) {
      for x in (x0 - reach)...(x0 + reach) {
        let color = view.color(x, y) - outside
        let share = color.dot(span) / length
        let rest = color - span * share
        guard rest.squaredLength <= Self.slack * Self.slack else { return nil }
        let less = coverage(x, y, corner, d, e) - min(max(share, 0), 1)
        let away = SIMD2(Float(x), Float(y)) + 0.5 - corner
        guard less > -Self.tolerance, less < Self.tolerance || away.squaredLength < 4 else {
          return nil
        }
        missing += less
      }
    }
    let cosine = d.dot(e)
    let half = (((1 - cosine) / 2).squareRoot(), ((1 + cosine) / 2).squareRoot())
    // At sharper corners the smallest error in the sides' positions would change the result.
    guard half.0 > Self.leastSine else { return nil }
    let slope = half.1 / half.0
    let area = slope - Self.arcTangent(slope)
    guard area > 0.01 else { return nil }
    return (max(missing, 0) / area).squareRoot() * (1 / half.0 - 1)
  }

  /// The area of a pixel that lies between two sides.
  private func coverage(
    _ x: Int, _ y: Int, _ corner: SIMD2<Float>, _ d: SIMD2<Float>, _ e: SIMD2<Float>
  ) -> Float {
    let p = SIMD2(Float(x), Float(y)) - corner
    var shape = [p, p + SIMD2(1, 0), p + SIMD2(1, 1), p + SIMD2(0, 1)]
    // Clips to the half-plane of each side that contains the other one.
    let sine = d.cross(e)
    for (side, sign) in [(d, sine), (e, -sine)] where !shape.isEmpty {
      func height(_ p: SIMD2<Float>) -> Float {
        let cross = side.cross(p)
        return sign > 0 ? cross : -cross
      }
      var kept: [SIMD2<Float>] = []
      for i in shape.indices {
        let (a, b) = (shape[i], shape[i + 1 < shape.count ? i + 1 : 0])
        let (f, g) = (height(a), height(b))
        if f >= 0 { kept.append(a) }
        if (f >= 0) != (g >= 0) { kept.append(a + (b - a) * (f / (f - g))) }
      }
      shape = kept
    }
    var area: Float = 0
    for i in shape.indices {
      let (a, b) = (shape[i], shape[i + 1 < shape.count ? i + 1 : 0])
      area += a.cross(b)
    }
    return abs(area) / 2
  }

  /// The arc tangent of a number of at least 0, within a thousandth.
  private static func arcTangent(_ x: Float) -> Float {
    // Abramowitz and Stegun 4.4.49, and the complement beyond 1.
    if x > 1 { return .pi / 2 - arcTangent(1 / x) }
    let s = x * x
    return x * (0.9998660 + s * (-0.3302995 + s * (0.1801410 + s * (-0.0851330 + s * 0.0208351))))
  }
}
