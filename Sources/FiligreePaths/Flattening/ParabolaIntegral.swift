import Foundation

/// Where to cut a parabola so that all chords are equally far from it.
///
/// Every quadratic Bézier curve is a piece of the parabola y = x², scaled and turned. The number of
/// chords that a stretch of it needs is proportional to the integral of the fourth root of its
/// squared curvature, ∫ (1 + 4x²)^(-1/4) dx; equal steps of that integral give equal errors. The
/// integral and its inverse are replaced by close algebraic functions (R. Levien, "Flattening
/// quadratic Béziers", 2019), in square roots alone: they are rounded alike on every machine.
struct ParabolaIntegral {
  /// The integral at both ends, its difference in chords at tolerance 1, and the map back to t.
  private let a0: CGFloat
  private let a2: CGFloat
  private let u0: CGFloat
  private let scale: CGFloat
  /// Proportional to the number of chords; the count is half of it by the root of the tolerance.
  let value: CGFloat

  init(_ curve: QuadCurve, squareRootOfTolerance: CGFloat) {
    let d01 = curve.p1 - curve.p0
    let d12 = curve.p2 - curve.p1
    let dd = d01 - d12
    let cross = (curve.p2 - curve.p0).cross(dd)
    let x0 = d01.dot(dd) / cross
    let x2 = d12.dot(dd) / cross
    let size = abs(cross / (dd.length * (x2 - x0)))
    a0 = ParabolaIntegral.integral(x0)
    a2 = ParabolaIntegral.integral(x2)
    u0 = ParabolaIntegral.inverse(a0)
    scale = 1 / (ParabolaIntegral.inverse(a2) - u0)

    let difference = abs(a2 - a0)
    let root = size.squareRoot()
    var value: CGFloat = 0
    if size.isFinite, size > 0 {
      if (x0 < 0) == (x2 < 0) {
        value = difference * root
      } else {
        // The stretch holds the vertex. Where that is much sharper than the tolerance, a chord more
        // or less hides it.
        let xmin = squareRootOfTolerance / root
        value = squareRootOfTolerance * difference / ParabolaIntegral.integral(xmin)
      }
    }
    self.value = value.isFinite ? value : 0
  }

  /// The parameter of the curve at which `fraction` of its chords lie behind.
  @inline(__always)
  func parameter(at fraction: CGFloat) -> CGFloat {
    (ParabolaIntegral.inverse(a0 + (a2 - a0) * fraction) - u0) * scale
  }

  @inline(__always)
  private static func integral(_ x: CGFloat) -> CGFloat {
    let d = 0.67
    return x / (1 - d + (d * d * d * d + 0.25 * x * x).squareRoot().squareRoot())
  }

  @inline(__always)
  private static func inverse(_ x: CGFloat) -> CGFloat {
    let b = 0.39
    return x * (1 - b + (b * b + 0.25 * x * x).squareRoot())
  }
}
