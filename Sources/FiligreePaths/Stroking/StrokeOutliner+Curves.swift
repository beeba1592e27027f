import Foundation

extension StrokeOutliner {
  /// Adds both sides of a curve piece by piece, as curves or as lines.
  mutating func addOffsets(of curve: CubicCurve, isSmooth: Bool) {
    if let tips = curve.pointsIfStraight {
      var isSmooth = isSmooth
      for tip in tips {
        let step = tip - position
        guard let direction = step.unit else { continue }
        advance(Leg(direction: direction, length: step.length, isLine: true), isSmooth: isSmooth)
        move(to: tip)
        isSmooth = true
      }
      return
    }
    var isSmooth = isSmooth
    for piece in curve.splitAtCusps(tolerance: pen.tolerance) {
      guard let start = piece.startDirection, let end = piece.endDirection else { continue }
      let length = (piece.p3 - piece.p0).length
      advance(Leg(direction: start, length: length, isLine: false), isSmooth: isSmooth)
      OffsetFitter(
        curve: piece, startDirection: start, endDirection: end, distance: pen.radius,
        tolerance: pen.tolerance, arcs: arcs
      ).append(to: &left)
      OffsetFitter(
        curve: piece, startDirection: start, endDirection: end, distance: -pen.radius,
        tolerance: pen.tolerance, arcs: arcs
      ).append(to: &right)
      last = Leg(direction: end, length: length, isLine: false)
      move(to: piece.p3)
      isSmooth = true
    }
  }
}

extension CubicCurve {
  /// Where a curve on a straight line turns back, and its end; nil for any other curve.
  var pointsIfStraight: [CGPoint]? {
    let legs = [p1 - p0, p2 - p0, p3 - p0]
    var axis = legs[0]
    for leg in legs where leg.dot(leg) > axis.dot(axis) { axis = leg }
    let limit = 1e-10 * axis.dot(axis)
    for leg in legs where !(abs(leg.cross(axis)) <= limit) { return nil }
    let d0 = (p1 - p0).dot(axis)
    let d1 = (p2 - p1).dot(axis)
    let d2 = (p3 - p2).dot(axis)
    var points: [CGPoint] = []
    for t in QuadraticRoots(a: d0 - 2 * d1 + d2, halfB: d1 - d0, c: d0).inUnitInterval {
      points.append(point(at: t))
    }
    points.append(p3)
    return points
  }

  /// The curve in pieces that have their cusps at their ends.
  ///
  /// A point that the curve passes slowly enough is made a true cusp: the control point next to it
  /// moves onto it, which moves the curve by less than a hundredth of the tolerance.
  func splitAtCusps(tolerance: CGFloat) -> [CubicCurve] {
    // Where the speed is least, B'·B'' changes its sign from minus to plus.
    func slope(_ t: CGFloat) -> CGFloat { derivative(at: t).dot(secondDerivative(at: t)) }
    let slowest = 0.06 * tolerance
    var pieces: [CubicCurve] = []
    var behind: CGFloat = 0
    var startsAtCusp = false
    func piece(_ t0: CGFloat, _ t1: CGFloat, endsAtCusp: Bool) -> CubicCurve {
      var piece = t0 == 0 && t1 == 1 ? self : part(from: t0, to: t1)
      if startsAtCusp { piece.p1 = piece.p0 }
      if endsAtCusp { piece.p2 = piece.p3 }
      return piece
    }
    let steps = 16
    var lastSlope = slope(0)
    for i in 1...steps {
      let t1 = CGFloat(i) / CGFloat(steps)
      let nextSlope = slope(t1)
      if lastSlope < 0, nextSlope >= 0 {
        var low = CGFloat(i - 1) / CGFloat(steps)
        var high = t1
        for _ in 0..<60 {
          let middle = 0.5 * (low + high)
          if slope(middle) < 0 { low = middle } else { high = middle }
        }
        if high > behind, high < 1, derivative(at: high).length <= slowest {
          pieces.append(piece(behind, high, endsAtCusp: true))
          behind = high
          startsAtCusp = true
        }
      }
      lastSlope = nextSlope
    }
    pieces.append(piece(behind, 1, endsAtCusp: false))
    return pieces
  }
}
