import Foundation

/// A quadratic Bézier curve.
package struct QuadCurve: Hashable, Sendable, ParametricCurve {
  package var p0: CGPoint
  package var p1: CGPoint
  package var p2: CGPoint

  @inline(__always)
  package init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
  }

  /// The same curve as a cubic.
  package var cubic: CubicCurve {
    CubicCurve(p0, p0 + (p1 - p0) * (2.0 / 3), p2 + (p1 - p2) * (2.0 / 3), p2)
  }

  @inline(__always)
  package func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    return p0 * (s * s) + p1 * (2 * s * t) + p2 * (t * t)
  }

  @inline(__always)
  package func derivative(at t: CGFloat) -> CGPoint {
    (p1 - p0) * (2 * (1 - t)) + (p2 - p1) * (2 * t)
  }

  @inline(__always)
  package func secondDerivative(at t: CGFloat) -> CGPoint {
    ((p2 - p1) - (p1 - p0)) * 2
  }
}
