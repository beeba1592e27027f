import Foundation

/// The derivative of a curve over an interval of its parameter, as a polynomial of ξ in -1...1.
///
/// The velocity is `m0 + m1·ξ + m2·ξ²`; its length, integrated over ξ and multiplied by half the
/// width of the interval, is the arc length. A quadratic curve has no `m2`, a line no `m1` either.
///
/// There are only the four operations and square roots here, which IEEE 754 rounds the same
/// everywhere; the closed form of a quadratic's arc length needs a logarithm, and that is not.
struct Hodograph {
  /// Coefficients by power of ξ, scaled so that squares neither overflow nor vanish.
  private var x0, y0, x1, y1, x2, y2: Double
  /// Half of the interval's width, times what the coefficients were divided by.
  private var factor: Double

  /// Creates the derivative of a cubic over `t0...t1`.
  init(_ curve: CubicCurve, from t0: CGFloat = 0, to t1: CGFloat = 1) {
    // By powers of t first: 3·(a + 2·b·t + c·t²).
    let ax = Double(curve.p1.x - curve.p0.x)
    let ay = Double(curve.p1.y - curve.p0.y)
    let ex = Double(curve.p2.x - curve.p1.x)
    let ey = Double(curve.p2.y - curve.p1.y)
    let (bx, by) = (ex - ax, ey - ay)
    let cx = Double(curve.p3.x - curve.p2.x) - ex - bx
    let cy = Double(curve.p3.y - curve.p2.y) - ey - by
    let half = 0.5 * Double(t1 - t0)
    let middle = 0.5 * Double(t1 + t0)
    self.init(
      3 * (ax + middle * (2 * bx + middle * cx)), 3 * (ay + middle * (2 * by + middle * cy)),
      6 * half * (bx + middle * cx), 6 * half * (by + middle * cy),
      3 * half * half * cx, 3 * half * half * cy, half: half)
  }

  /// Creates the derivative of a quadratic over `t0...t1`.
  init(_ curve: QuadCurve, from t0: CGFloat = 0, to t1: CGFloat = 1) {
    let ax = Double(curve.p1.x - curve.p0.x)
    let ay = Double(curve.p1.y - curve.p0.y)
    let bx = Double(curve.p2.x - curve.p1.x) - ax
    let by = Double(curve.p2.y - curve.p1.y) - ay
    let half = 0.5 * Double(t1 - t0)
    let middle = 0.5 * Double(t1 + t0)
    self.init(
      2 * (ax + middle * bx), 2 * (ay + middle * by), 2 * half * bx, 2 * half * by, 0, 0,
      half: half)
  }

  private init(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double,
    half: Double
  ) {
    (self.x0, self.y0, self.x1, self.y1, self.x2, self.y2) = (x0, y0, x1, y1, x2, y2)
    factor = half
    let size = max(
      max(max(abs(x0), abs(y0)), max(abs(x1), abs(y1))), max(abs(x2), abs(y2)))
    // Powers of two scale without rounding. A size that is not finite makes the length so, too.
    if size > 0x1p400 { scale(by: 0x1p-600) }
    if size < 0x1p-400 { scale(by: 0x1p600) }
  }

  private mutating func scale(by s: Double) {
    x0 *= s
    y0 *= s
    x1 *= s
    y1 *= s
    x2 *= s
    y2 *= s
    factor /= s
  }

  /// An upper bound of the speed by a parameter that runs from 0 to 1 over the interval: the longest of
  /// the velocity's control points.
  var speedBound: Double {
    let (first, second, third) = controlSpeeds
    return max(first, max(second, third)) * (2 * factor)
  }

  /// The lengths of the velocity's three Bézier control points.
  private var controlSpeeds: (Double, Double, Double) {
    (
      Hodograph.length(x0 - x1 + x2, y0 - y1 + y2), Hodograph.length(x0 - x2, y0 - y2),
      Hodograph.length(x0 + x1 + x2, y0 + y1 + y2)
    )
  }

  /// The arc length over the interval; the error is at most `accuracy` times the length of the control
  /// polygon, or rounding (some 1e-15 of it) where that is more.
  func length(accuracy: Double) -> Double {
    let (first, second, third) = controlSpeeds
    let polygon = (2.0 / 3) * (first + second + third)
    if polygon == 0 { return 0 }
    // The negated form takes in the NaN of two infinities' difference.
    guard polygon < .infinity else { return .infinity }
    let tolerance = max(accuracy, 1e-15) * polygon
    return factor * length(tolerance: tolerance, leastTolerance: tolerance / 64, depth: 40)
  }

  /// The integral of the speed over ξ, to an absolute tolerance.
  ///
  /// The estimates of what 8, 16 and 24 nodes miss are R. Levien's (kurbo, 2018): powers of the mean
  /// squared relative change of velocity, times the distance between the polygon's and the chord's
  /// length. Where none suffices, as near a cusp, the interval is halved; pieces that shrink towards a
  /// cusp lose length twice as fast as width, so the recursion is short.
  private func length(tolerance: Double, leastTolerance: Double, depth: Int) -> Double {
    let (first, second, third) = controlSpeeds
    let polygon = (2.0 / 3) * (first + second + third)
    let chord = Hodograph.length(2 * x0 + (2.0 / 3) * x2, 2 * y0 + (2.0 / 3) * y2)
    let slack = polygon - chord
    // The arc is no shorter than the chord and no longer than the polygon.
    if slack <= tolerance || depth == 0 { return chord + 0.5 * slack }

    let rule = GaussLegendre.order8
    var sum8 = 0.0
    var change = 0.0
    rule.nodes.withUnsafeBufferPointer { nodes in
      rule.weights.withUnsafeBufferPointer { weights in
        for i in 0..<nodes.count {
          let (node, weight) = (nodes[i], weights[i])
          let (ex, ey) = (x0 + x2 * node * node, y0 + y2 * node * node)
          let (ox, oy) = (x1 * node, y1 * node)
          let (ax, ay) = (ex + ox, ey + oy)
          let (bx, by) = (ex - ox, ey - oy)
          let (cx, cy) = (x1 + 2 * x2 * node, y1 + 2 * y2 * node)
          let (dx, dy) = (x1 - 2 * x2 * node, y1 - 2 * y2 * node)
          let squareA = ax * ax + ay * ay
          let squareB = bx * bx + by * by
          sum8 += weight * (squareA.squareRoot() + squareB.squareRoot())
          change += weight * ((cx * cx + cy * cy) / squareA + (dx * dx + dy * dy) / squareB)
        }
      }
    }
    let change3 = change * change * change
    // Negated where it matters: a velocity of zero at a node makes the estimate infinite or NaN.
    if min(change3 * 2.5e-6, 3e-2) * slack <= tolerance, change3 < .infinity { return sum8 }
    if min(change3 * change3 * 1.5e-11, 9e-3) * slack <= tolerance, change3 < .infinity {
      return sum(.order16)
    }
    if min(change3 * change3 * change3 * 3.5e-16, 3.5e-3) * slack <= tolerance,
      change3 < .infinity
    {
      return sum(.order24)
    }
    // An integral over half the width may be twice as far off, if it weighs half; but two errors add up.
    // From some depth on there are so few pieces that each may have the same share.
    let least = 2 * leastTolerance
    let next = max(tolerance, least)
    return 0.5
      * (half(-0.5).length(tolerance: next, leastTolerance: least, depth: depth - 1)
        + half(0.5).length(tolerance: next, leastTolerance: least, depth: depth - 1))
  }

  /// The part over ξ in -1...0 (`middle` -0.5) or 0...1 (0.5), again over -1...1.
  private func half(_ middle: Double) -> Hodograph {
    var part = self
    part.x0 = x0 + middle * (x1 + middle * x2)
    part.y0 = y0 + middle * (y1 + middle * y2)
    part.x1 = 0.5 * x1 + middle * x2
    part.y1 = 0.5 * y1 + middle * y2
    part.x2 = 0.25 * x2
    part.y2 = 0.25 * y2
    return part
  }

  private func sum(_ rule: GaussLegendre) -> Double {
    var sum = 0.0
    rule.nodes.withUnsafeBufferPointer { nodes in
      rule.weights.withUnsafeBufferPointer { weights in
        for i in 0..<nodes.count {
          let node = nodes[i]
          let (ex, ey) = (x0 + x2 * node * node, y0 + y2 * node * node)
          let (ox, oy) = (x1 * node, y1 * node)
          sum +=
            weights[i]
            * (Hodograph.length(ex + ox, ey + oy) + Hodograph.length(ex - ox, ey - oy))
        }
      }
    }
    return sum
  }

  @inline(__always)
  private static func length(_ x: Double, _ y: Double) -> Double {
    (x * x + y * y).squareRoot()
  }
}
