import Foundation

/// Cubics → circular arcs, two at a time.
///
/// Two arcs that meet with one direction, and have those of the curve at its ends (Bolton, "Biarc curves", 1975): of all such
/// pairs the one whose tangents are equally long. Where they are too far from the curve, it is halved.
package struct ArcFitter {
  /// An arc by where it ends; it starts where the one before ends.
  package struct Arc {
    package var end: CGPoint
    /// The tangent of a quarter of its angle, which counts counterclockwise where y points up; 0 for a line.
    package var bulge: CGFloat

    package init(end: CGPoint, bulge: CGFloat) {
      self.end = end
      self.bulge = bulge
    }
  }

  /// How far arcs may be from the curve.
  private let tolerance: CGFloat

  package init(tolerance: CGFloat) {
    self.tolerance = tolerance
  }

  /// A subpath as arcs.
  package struct Run {
    package var start: CGPoint
    package var arcs: [Arc] = []
    /// Whether the path closes it.
    package var isClosed = false
  }

  /// The subpaths of a path.
  package func runs(of path: PathStorage) -> [Run] {
    var runs: [Run] = []
    var run = Run(start: .zero)
    var current = CGPoint.zero
    var at = 0
    let points = path.points
    for verb in path.verbs {
      switch verb {
      case .move:
        if !run.arcs.isEmpty { runs.append(run) }
        run = Run(start: points[at])
      case .line: run.arcs.append(Arc(end: points[at], bulge: 0))
      case .quad:
        append(QuadCurve(current, points[at], points[at + 1]).cubic, to: &run.arcs, depth: 0)
      case .cubic:
        let curve = CubicCurve(current, points[at], points[at + 1], points[at + 2])
        append(curve, to: &run.arcs, depth: 0)
      case .close:
        run.isClosed = true
        runs.append(run)
        run = Run(start: run.start)
      }
      at += verb.pointCount
      current = verb == .close ? run.start : points[at - 1]
    }
    if !run.arcs.isEmpty { runs.append(run) }
    return runs
  }

  /// Appends the arcs of a cubic.
  private func append(_ curve: CubicCurve, to arcs: inout [Arc], depth: Int) {
    guard curve.p0 != curve.p3 || depth < Self.depthLimit, let start = curve.startDirection,
      let end = curve.endDirection
    else {
      arcs.append(Arc(end: curve.p3, bulge: 0))
      return
    }
    if isLine(curve) {
      arcs.append(Arc(end: curve.p3, bulge: 0))
      return
    }
    if let pair = Self.pair(curve.p0, start, curve.p3, end), fits(pair, curve) {
      arcs.append(contentsOf: pair)
      return
    }
    guard depth < Self.depthLimit else {
      arcs.append(Arc(end: curve.p3, bulge: 0))
      return
    }
    append(curve.part(from: 0, to: 0.5), to: &arcs, depth: depth + 1)
    append(curve.part(from: 0.5, to: 1), to: &arcs, depth: depth + 1)
  }

  /// A curve that is halved so often is a hundred-thousandth of what it was.
  private static let depthLimit = 16

  /// Whether the curve lies along its chord: its controls do, between its ends.
  private func isLine(_ curve: CubicCurve) -> Bool {
    let step = curve.p3 - curve.p0
    guard let unit = step.unit else { return false }
    return [curve.p1, curve.p2].allSatisfy { point in
      let along = (point - curve.p0).dot(unit)
      return abs((point - curve.p0).cross(unit)) <= tolerance / 2 && along >= -tolerance
        && along <= step.length + tolerance
    }
  }

  /// The two arcs between points with given directions; nil where there are none.
  private static func pair(
    _ a: CGPoint, _ from: CGPoint, _ b: CGPoint, _ to: CGPoint
  ) -> [Arc]? {
    let step = b - a
    let sum = from + to
    // |v|² − 2d v·t + 2d² (t₁·t₂ − 1) = 0 for the tangents' length d, with v from a to b and t = t₁ + t₂.
    let square = step.dot(step)
    let along = step.dot(sum)
    let turn = 2 * (1 - from.dot(to))
    let length: CGFloat
    if turn > 1e-9 {
      length = ((along * along + turn * square).squareRoot() - along) / turn
    } else {
      guard along > 0 else { return nil }
      length = square / (2 * along)
    }
    guard length > 0, length.isFinite else { return nil }
    let middle = (a + from * length).midpoint(b - to * length)
    let (first, second) = (middle - a, b - middle)
    guard let bulge = Self.bulge(from, first), let other = Self.bulge(second, to) else {
      return nil
    }
    return [Arc(end: middle, bulge: bulge), Arc(end: b, bulge: other)]
  }

  /// The bulge of an arc whose chord and tangent lie in these directions: the tangent of half the angle between them.
  ///
  /// Nil for more than three quarters of a circle, which is no part of any curve that fits.
  private static func bulge(_ a: CGPoint, _ b: CGPoint) -> CGFloat? {
    let (sine, cosine) = (a.cross(b), a.dot(b))
    let length = (sine * sine + cosine * cosine).squareRoot()
    return cosine > -0.737 * length ? sine / (length + cosine) : nil
  }

  /// Whether points of the curve, the greatest distances among them, lie on the arcs.
  private func fits(_ pair: [Arc], _ curve: CubicCurve) -> Bool {
    let middle = pair[0].end
    let circles = (Circle(curve.p0, pair[0]), Circle(middle, pair[1]))
    // The direction in the middle parts the points of the first arc from those of the second.
    let direction = circles.1.startDirection
    for i in 1..<16 {
      let point = curve.point(at: CGFloat(i) / 16)
      let circle = (point - middle).dot(direction) < 0 ? circles.0 : circles.1
      if circle.distance(to: point) > tolerance { return false }
    }
    return true
  }

  /// The circle, or the line, that an arc lies on.
  private struct Circle {
    let start: CGPoint
    let end: CGPoint
    let bulge: CGFloat

    init(_ start: CGPoint, _ arc: Arc) {
      (self.start, end, bulge) = (start, arc.end, arc.bulge)
    }

    /// The unit direction in which the arc leaves its start: its chord's, turned back by half its angle.
    var startDirection: CGPoint {
      guard let unit = (end - start).unit else { return .zero }
      let (cosine, sine) = (
        (1 - bulge * bulge) / (1 + bulge * bulge), 2 * bulge / (1 + bulge * bulge)
      )
      return CGPoint(x: unit.x * cosine + unit.y * sine, y: unit.y * cosine - unit.x * sine)
    }

    func distance(to point: CGPoint) -> CGFloat {
      let step = end - start
      guard let unit = step.unit else { return (point - start).length }
      guard abs(bulge) > 1e-9 else { return abs((point - start).cross(unit)) }
      // The center lies on the chord's bisector: c/2 · (1 − b²) / 2b to the left of its direction.
      let height = step.length * (1 - bulge * bulge) / (4 * bulge)
      let center = start.midpoint(end) + unit.turned * height
      return abs((point - center).length - (start - center).length)
    }
  }
}
