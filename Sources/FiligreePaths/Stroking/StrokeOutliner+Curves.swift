import Foundation

extension StrokeOutliner {
  /// Adds both sides of a curve piece by piece, as curves.
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
    let slow = curve.slowPoints
    let pieces = curve.split(atCuspsAmong: slow, radius: pen.radius, tolerance: pen.tolerance)
    for piece in pieces {
      guard let start = piece.startDirection, let end = piece.endDirection else { continue }
      let length = (piece.p3 - piece.p0).length
      let breaks = OffsetFitter.Breaks(piece, slow: pieces.count == 1 ? slow : piece.slowPoints)
      let (before, after) = curvatures(of: piece)
      advance(
        Leg(direction: start, length: length, isLine: false, curvature: before), isSmooth: isSmooth)
      OffsetFitter(
        curve: piece, startDirection: start, endDirection: end, distance: pen.radius,
        tolerance: pen.tolerance, sweepsFolds: true
      ).append(to: &left, breaks)
      OffsetFitter(
        curve: piece, startDirection: start, endDirection: end, distance: -pen.radius,
        tolerance: pen.tolerance, sweepsFolds: true
      ).append(to: &right, breaks)
      last = Leg(direction: end, length: length, isLine: false, curvature: after)
      move(to: piece.p3)
      isSmooth = true
    }
  }
}

extension StrokeOutliner {
  /// The curvatures of a curve at both ends, if the join asks for them.
  func curvatures(of curve: CubicCurve) -> (start: CGFloat, end: CGFloat) {
    pen.join == .arcs ? (curve.startCurvature, curve.endCurvature) : (0, 0)
  }
}

extension CubicCurve {
  /// The curvature at the start, positive where the curve turns from x to y; 0 where its first control point is
  /// its start (SVG 2, section 13.5, "Computing the circles").
  var startCurvature: CGFloat { Self.curvature(p1 - p0, p2 - p1) }

  /// The curvature at the end, positive where the curve turns from x to y.
  var endCurvature: CGFloat { -Self.curvature(p2 - p3, p1 - p2) }

  /// 2/3 · a × b / |a|³ of the first two legs.
  private static func curvature(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let length = a.length
    // In steps, as the cube of a length may be too large.
    let curvature = (2.0 / 3) * (a.cross(b) / length) / length / length
    return curvature.isFinite ? curvature : 0
  }
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
}
