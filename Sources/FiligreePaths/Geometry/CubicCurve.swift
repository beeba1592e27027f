import Foundation

/// A cubic Bézier curve.
package struct CubicCurve: Hashable, Sendable, ParametricCurve {
  package var p0: CGPoint
  package var p1: CGPoint
  package var p2: CGPoint
  package var p3: CGPoint

  @inline(__always)
  package init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  @inline(__always)
  package func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
  }

  @inline(__always)
  package func derivative(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    return (p1 - p0) * (3 * s * s) + (p2 - p1) * (6 * s * t) + (p3 - p2) * (3 * t * t)
  }

  @inline(__always)
  package func secondDerivative(at t: CGFloat) -> CGPoint {
    ((p2 - p1) - (p1 - p0)) * (6 * (1 - t)) + ((p3 - p2) - (p2 - p1)) * (6 * t)
  }

  /// The part of the curve over `t0...t1`, as a curve over 0...1.
  ///
  /// Its control points are values of the blossom, convex combinations only, so that even a tiny part
  /// keeps its shape.
  package func part(from t0: CGFloat, to t1: CGFloat) -> CubicCurve {
    CubicCurve(
      t0 == 0 ? p0 : point(at: t0), blossom(t0, t0, t1), blossom(t0, t1, t1),
      t1 == 1 ? p3 : point(at: t1))
  }

  /// The symmetric function, linear in each argument, that is the curve where all three agree.
  private func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
    // Points that coincide stay together to the last bit: the directions at the ends depend on it.
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      a == b ? a : a * (1 - t) + b * t
    }
    let a0 = mix(p0, p1, r)
    let a1 = mix(p1, p2, r)
    let a2 = mix(p2, p3, r)
    return mix(mix(a0, a1, s), mix(a1, a2, s), t)
  }

  /// The unit direction in which the curve leaves its start, also where controls coincide; nil for
  /// a curve that is a single point.
  package var startDirection: CGPoint? {
    (p1 - p0).unit ?? (p2 - p0).unit ?? (p3 - p0).unit
  }

  /// The unit direction in which the curve arrives at its end, also where controls coincide; nil
  /// for a curve that is a single point.
  package var endDirection: CGPoint? {
    (p3 - p2).unit ?? (p3 - p1).unit ?? (p3 - p0).unit
  }

  /// The smallest box of the four points.
  package var controlBox: CGRect {
    let left = min(min(p0.x, p1.x), min(p2.x, p3.x))
    let top = min(min(p0.y, p1.y), min(p2.y, p3.y))
    return CGRect(
      x: left, y: top,
      width: max(max(p0.x, p1.x), max(p2.x, p3.x)) - left,
      height: max(max(p0.y, p1.y), max(p2.y, p3.y)) - top)
  }
}
