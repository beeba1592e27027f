import Foundation

extension PathStorage {
  /// How often the path winds around `point`: positive where it runs from x towards y.
  ///
  /// Open subpaths count as closed. A ray to growing x is followed; on the path itself the number
  /// is that of one side, the one that makes abutting shapes share no point. Curves are exact: they
  /// are cut where y turns, and the crossing is found by halving. Elements that are not finite are
  /// left out.
  package func windingNumber(around point: CGPoint) -> Int {
    guard point.isFinite else { return 0 }
    var winding = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    finite().forEach { element in
      switch element {
      case .move(let end):
        winding += Crossing.ofLine(current, start, point)
        start = end
        current = end
      case .line(let end):
        winding += Crossing.ofLine(current, end, point)
        current = end
      case .quadCurve(let end, let control):
        winding += Crossing.ofCurve(QuadCurve(current, control, end).cubic, point)
        current = end
      case .curve(let end, let control1, let control2):
        winding += Crossing.ofCurve(CubicCurve(current, control1, control2, end), point)
        current = end
      case .closeSubpath:
        winding += Crossing.ofLine(current, start, point)
        current = start
      }
    }
    return winding + Crossing.ofLine(current, start, point)
  }

  /// Whether `point` is inside by the given rule; see `windingNumber(around:)`.
  package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    let winding = windingNumber(around: point)
    return evenOdd ? winding % 2 != 0 : winding != 0
  }
}

/// Crossings of the ray from a point towards growing x: 1 upwards in y, -1 downwards.
private enum Crossing {
  static func ofLine(_ a: CGPoint, _ b: CGPoint, _ p: CGPoint) -> Int {
    // Half open in y, so that a vertex on the ray counts once.
    guard (a.y <= p.y) != (b.y <= p.y) else { return 0 }
    let side = (b - a).cross(p - a)
    if b.y > a.y { return side > 0 ? 1 : 0 }
    return side < 0 ? -1 : 0
  }

  static func ofCurve(_ curve: CubicCurve, _ p: CGPoint) -> Int {
    let box = curve.controlBox
    guard p.y >= box.minY, p.y <= box.maxY, p.x <= box.maxX else { return 0 }
    let d0 = curve.p1.y - curve.p0.y
    let d1 = curve.p2.y - curve.p1.y
    let d2 = curve.p3.y - curve.p2.y
    var winding = 0
    var t0: CGFloat = 0
    var y0 = curve.p0.y
    for t1 in QuadraticRoots(a: d0 - 2 * d1 + d2, halfB: d1 - d0, c: d0).inUnitInterval + [1] {
      let y1 = t1 == 1 ? curve.p3.y : curve.point(at: t1).y
      if (y0 <= p.y) != (y1 <= p.y), isRight(of: p, curve, t0, y0 <= p.y, t1) {
        winding += y1 > y0 ? 1 : -1
      }
      (t0, y0) = (t1, y1)
    }
    return winding
  }

  /// Whether the curve, which has its only crossing of the ray's line between `low` and `high`,
  /// crosses it on the ray.
  private static func isRight(
    of p: CGPoint, _ curve: CubicCurve, _ low: CGFloat, _ startsBelow: Bool, _ high: CGFloat
  ) -> Bool {
    var (low, high) = (low, high)
    for _ in 0..<64 {
      let middle = 0.5 * (low + high)
      guard middle > low, middle < high else { break }
      if (curve.point(at: middle).y <= p.y) == startsBelow { low = middle } else { high = middle }
    }
    return curve.point(at: low).x > p.x
  }
}
