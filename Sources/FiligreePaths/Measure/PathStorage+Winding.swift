import Foundation

extension PathStorage {
  /// How often the path winds around `point`: positive where it runs from x towards y.
  ///
  /// Open subpaths count as closed. A ray to growing x is followed; on the path itself the number
  /// is that of one side, the one that makes abutting shapes share no point. Curves are exact: they
  /// are cut where y turns, and the crossing is found by halving. Elements that are not finite are
  /// left out.
  package func windingNumber(around point: CGPoint) -> Int { turns(around: point).winding }

  private func turns(around point: CGPoint) -> RayCrossings {
    var crossings = RayCrossings(from: point)
    guard point.isFinite else { return crossings }
    var start = CGPoint.zero
    var current = CGPoint.zero
    var hasStart = false
    finite().forEach { element in
      switch element {
      case .move(let end):
        if hasStart { crossings.addLine(current, start) }
        hasStart = true
        start = end
        current = end
      case .line(let end):
        crossings.addLine(current, end)
        current = end
      case .quadCurve(let end, let control):
        crossings.addCurve(QuadCurve(current, control, end).cubic)
        current = end
      case .curve(let end, let control1, let control2):
        crossings.addCurve(CubicCurve(current, control1, control2, end))
        current = end
      case .closeSubpath:
        crossings.addLine(current, start)
        current = start
      }
    }
    if hasStart { crossings.addLine(current, start) }
    return crossings
  }

  /// Whether `point` is inside by the given rule, or on the outline; see `windingNumber(around:)`.
  ///
  /// On the outline means no farther from it than its coordinates are rounded. An edge with the same
  /// number of turns on both sides is not looked for: what winds in vain is not told from what is inside.
  package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    let crossings = turns(around: point)
    if crossings.isOnOutline { return true }
    return evenOdd ? crossings.winding % 2 != 0 : crossings.winding != 0
  }
}

/// What a ray from a point towards growing x meets of an outline.
private struct RayCrossings {
  let point: CGPoint
  /// The sum of the crossings: 1 upwards in y, -1 downwards.
  private(set) var winding = 0
  /// Whether the point itself is on the outline.
  private(set) var isOnOutline = false

  init(from point: CGPoint) { self.point = point }

  /// How far apart coordinates up to this size may be by the rounding of points of curves and slanted lines.
  private func rounding(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let x = max(abs(a.x), abs(b.x), abs(point.x))
    let y = max(abs(a.y), abs(b.y), abs(point.y))
    return 64 * max(x, y).ulp
  }

  mutating func addLine(_ a: CGPoint, _ b: CGPoint) {
    let p = point
    let side = (b - a).cross(p - a)
    // Half open in y, so that a vertex on the ray counts once.
    if (a.y <= p.y) != (b.y <= p.y) {
      if b.y > a.y {
        if side > 0 { winding += 1 }
      } else if side < 0 {
        winding -= 1
      }
    }
    guard !isOnOutline, a != b else { return }
    let near = rounding(a, b)
    guard p.x >= min(a.x, b.x) - near, p.x <= max(a.x, b.x) + near, p.y >= min(a.y, b.y) - near,
      p.y <= max(a.y, b.y) + near
    else { return }
    isOnOutline = abs(side) <= near * (abs(b.x - a.x) + abs(b.y - a.y))
  }

  mutating func addCurve(_ curve: CubicCurve) {
    let p = point
    let box = curve.controlBox
    let near = rounding(
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY))
    guard p.y >= box.minY - near, p.y <= box.maxY + near, p.x <= box.maxX + near else { return }
    let d0 = curve.p1.y - curve.p0.y
    let d1 = curve.p2.y - curve.p1.y
    let d2 = curve.p3.y - curve.p2.y
    var t0: CGFloat = 0
    var start = curve.p0
    for t1 in QuadraticRoots(a: d0 - 2 * d1 + d2, halfB: d1 - d0, c: d0).inUnitInterval + [1] {
      let end = t1 == 1 ? curve.p3 : curve.point(at: t1)
      if (start.y <= p.y) != (end.y <= p.y) {
        let x = crossing(curve, t0, start.y <= p.y, t1)
        if x > p.x { winding += end.y > start.y ? 1 : -1 }
        if abs(x - p.x) <= near { isOnOutline = true }
      }
      // Where y turns the curve may touch the ray without crossing it.
      for tip in [start, end] where abs(tip.y - p.y) <= near && abs(tip.x - p.x) <= near {
        isOnOutline = true
      }
      (t0, start) = (t1, end)
    }
  }

  /// Where the curve, which has its only crossing of the ray's line between `low` and `high`, crosses it.
  private func crossing(
    _ curve: CubicCurve, _ low: CGFloat, _ startsBelow: Bool, _ high: CGFloat
  ) -> CGFloat {
    var (low, high) = (low, high)
    for _ in 0..<64 {
      let middle = 0.5 * (low + high)
      guard middle > low, middle < high else { break }
      if (curve.point(at: middle).y <= point.y) == startsBelow {
        low = middle
      } else {
        high = middle
      }
    }
    return curve.point(at: low).x
  }
}
