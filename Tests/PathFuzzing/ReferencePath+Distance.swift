import FiligreePaths
import Foundation

extension ReferencePath {
  /// How far a segment goes from this outline: the largest distance met at its sampled points.
  ///
  /// Nil if it could not be shown that the whole segment, not only the samples, stays within
  /// `tolerance`. What is shown for a piece: the piece and a part of one segment of this outline, both
  /// over the same parameter, differ by a cubic, which is nowhere longer than its control points. Where
  /// that bound is too coarse the piece is halved.
  func strayed(_ s: Segment, within tolerance: Double) -> Double? {
    let near = segments.filter { $0.comesNear(s, tolerance) }
    return strayed(s, near, tolerance, 0)
  }

  private func strayed(
    _ s: Segment, _ near: [Segment], _ tolerance: Double, _ depth: Int
  ) -> Double? {
    var isShown = false
    var first = Double.infinity
    var last = Double.infinity
    for other in near where other.comesNear(s, tolerance) {
      let start = other.nearest(s.x.0, s.y.0)
      let end = other.nearest(s.x.3, s.y.3)
      first = min(first, start.distance)
      last = min(last, end.distance)
      let ends = max(start.distance, end.distance)
      if isShown || ends > tolerance { continue }
      // Two lines: no point between is further than both ends. And what is short goes nowhere.
      isShown =
        s.isLine && other.isLine || ends + s.polygon <= tolerance
        || other.part(start.t, end.t).difference(from: s) <= tolerance
    }
    if isShown { return max(first, last) }
    // Each halving leaves only the pieces about a change from one segment to the next.
    if depth > 48 { return nil }
    let (a, b) = s.halves()
    guard let first = strayed(a, near, tolerance, depth + 1),
      let second = strayed(b, near, tolerance, depth + 1)
    else { return nil }
    return max(first, second)
  }
}

extension ReferencePath.Segment {
  /// Whether the boxes come within a distance of one another.
  func comesNear(_ other: Self, _ distance: Double) -> Bool {
    minX <= other.maxX + distance && other.minX <= maxX + distance
      && minY <= other.maxY + distance && other.minY <= maxY + distance
  }

  /// Length of the control polygon.
  var polygon: Double {
    hypot(x.1 - x.0, y.1 - y.0) + hypot(x.2 - x.1, y.2 - y.1) + hypot(x.3 - x.2, y.3 - y.2)
  }

  /// The parameter of the nearest point, and its distance.
  func nearest(_ px: Double, _ py: Double) -> (t: Double, distance: Double) {
    let p0 = CGPoint(x: x.0, y: y.0)
    let p3 = CGPoint(x: x.3, y: y.3)
    let segment =
      isLine
      ? PathSegment(line: p0, p3)
      : PathSegment(CubicCurve(p0, CGPoint(x: x.1, y: y.1), CGPoint(x: x.2, y: y.2), p3))
    let nearest = segment.nearest(to: CGPoint(x: px, y: py))
    return (nearest.t.native, nearest.distance.native)
  }

  /// The part from one parameter to another, which may be the smaller one, by the blossom.
  func part(_ t: Double, _ u: Double) -> Self {
    func cut(
      _ p: (Double, Double, Double, Double)
    ) -> (Double, Double, Double, Double) {
      func blossom(_ r: Double, _ s: Double, _ t: Double) -> Double {
        let a = p.0 * (1 - r) + p.1 * r
        let b = p.1 * (1 - r) + p.2 * r
        let c = p.2 * (1 - r) + p.3 * r
        let ab = a * (1 - s) + b * s
        let bc = b * (1 - s) + c * s
        return ab * (1 - t) + bc * t
      }
      return (blossom(t, t, t), blossom(t, t, u), blossom(t, u, u), blossom(u, u, u))
    }
    return Self(x: cut(x), y: cut(y), isLine: isLine)
  }

  /// The largest distance of points with the same parameter is at most this.
  func difference(from other: Self) -> Double {
    max(
      max(hypot(x.0 - other.x.0, y.0 - other.y.0), hypot(x.1 - other.x.1, y.1 - other.y.1)),
      max(hypot(x.2 - other.x.2, y.2 - other.y.2), hypot(x.3 - other.x.3, y.3 - other.y.3)))
  }
}
