import Foundation

/// One segment of a path with all its points.
package struct PathSegment: Hashable, Sendable {
  /// What the segment is.
  package enum Kind: UInt8, Sendable {
    /// A line from `p0` to `p3`.
    case line
    /// A quadratic curve; its control is `p1`.
    case quad
    /// A cubic curve.
    case cubic
  }

  package var kind: Kind
  package var p0: CGPoint
  package var p1: CGPoint
  package var p2: CGPoint
  package var p3: CGPoint

  /// Creates a line.
  package init(line p0: CGPoint, _ p1: CGPoint) {
    (kind, self.p0, self.p1, p2, p3) = (.line, p0, p0, p1, p1)
  }

  /// Creates a quadratic curve.
  package init(_ curve: QuadCurve) {
    (kind, p0, p1, p2, p3) = (.quad, curve.p0, curve.p1, curve.p1, curve.p2)
  }

  /// Creates a cubic curve.
  package init(_ curve: CubicCurve) {
    (kind, p0, p1, p2, p3) = (.cubic, curve.p0, curve.p1, curve.p2, curve.p3)
  }

  /// The points as those of a quadratic curve; `kind` must be that.
  var quad: QuadCurve { QuadCurve(p0, p1, p3) }

  /// The segment as a cubic curve with the same parameter.
  package var cubic: CubicCurve {
    switch kind {
    case .line:
      CubicCurve(p0, p0 + (p3 - p0) * (1.0 / 3), p3 - (p3 - p0) * (1.0 / 3), p3)
    case .quad: quad.cubic
    case .cubic: CubicCurve(p0, p1, p2, p3)
    }
  }

  /// The point at `t`; the ends are exact.
  package func point(at t: CGFloat) -> CGPoint {
    if t <= 0 { return p0 }
    if t >= 1 { return p3 }
    return switch kind {
    case .line: p0 * (1 - t) + p3 * t
    case .quad: quad.point(at: t)
    case .cubic: CubicCurve(p0, p1, p2, p3).point(at: t)
    }
  }

  /// The first derivative by `t`.
  package func derivative(at t: CGFloat) -> CGPoint {
    switch kind {
    case .line: p3 - p0
    case .quad: quad.derivative(at: t)
    case .cubic: CubicCurve(p0, p1, p2, p3).derivative(at: t)
    }
  }

  /// The second derivative by `t`.
  package func secondDerivative(at t: CGFloat) -> CGPoint {
    switch kind {
    case .line: .zero
    case .quad: quad.secondDerivative(at: t)
    case .cubic: CubicCurve(p0, p1, p2, p3).secondDerivative(at: t)
    }
  }

  /// The segment traveled the other way.
  package var reversed: PathSegment {
    var result = self
    (result.p0, result.p1, result.p2, result.p3) = (p3, p2, p1, p0)
    return result
  }

  /// The part over `t0...t1`, as a segment over 0...1; its ends are `point(at:)` of both, exactly.
  package func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    if t0 <= 0, t1 >= 1 { return self }
    let (start, end) = (point(at: t0), point(at: t1))
    switch kind {
    case .line:
      return PathSegment(line: start, end)
    case .quad:
      // The blossom at (t0, t1).
      let a = p0 * (1 - t0) + p1 * t0
      let b = p1 * (1 - t0) + p3 * t0
      return PathSegment(QuadCurve(start, a * (1 - t1) + b * t1, end))
    case .cubic:
      return PathSegment(CubicCurve(p0, p1, p2, p3).part(from: max(t0, 0), to: min(t1, 1)))
    }
  }
}
