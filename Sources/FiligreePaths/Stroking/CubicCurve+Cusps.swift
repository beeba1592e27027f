import Foundation

extension CubicCurve {
  /// The curve in pieces that have their cusps, which are among `slowPoints`, at their ends.
  ///
  /// A point that the curve passes slowly enough is made a true cusp: the control point next to it
  /// moves onto it, which moves the curve by less than a hundredth of the tolerance. Its direction
  /// must not show either, at `radius` from it: about a point where the velocity is v, the
  /// acceleration a and the jerk across it j, the curve is at s v + s^2 a / 2 + s^3 j / 6, and its
  /// direction turns by j s / 2a towards the point, and back by v / as. Both are the same, and the
  /// most that is lost, where s^2 is 2 v / j.
  func split(
    atCuspsAmong slowPoints: [CGFloat], radius: CGFloat, tolerance: CGFloat
  ) -> [CubicCurve] {
    let jerk = ((p3 - p2) - (p2 - p1) - ((p2 - p1) - (p1 - p0))) * 6
    var pieces: [CubicCurve] = []
    var behind: CGFloat = 0
    var startsAtCusp = false
    func piece(_ t0: CGFloat, _ t1: CGFloat, endsAtCusp: Bool) -> CubicCurve {
      var piece = t0 == 0 && t1 == 1 ? self : part(from: t0, to: t1)
      if startsAtCusp { piece.p1 = piece.p0 }
      if endsAtCusp { piece.p2 = piece.p3 }
      return piece
    }
    for t in slowPoints where t > behind {
      let speed = derivative(at: t).length
      guard speed <= 0.06 * tolerance else { continue }
      let acceleration = secondDerivative(at: t)
      let square = acceleration.dot(acceleration)
      let across = square > 0 ? abs(jerk.cross(acceleration)) / square.squareRoot() : 0
      let limit = 0.05 * tolerance / radius
      guard 2 * speed * across <= limit * limit * square else { continue }
      pieces.append(piece(behind, t, endsAtCusp: true))
      behind = t
      startsAtCusp = true
    }
    pieces.append(piece(behind, 1, endsAtCusp: false))
    return pieces
  }

  /// Where the speed is least on the way and far less than elsewhere, ascending: near such points
  /// the curve may turn at once.
  var slowPoints: [CGFloat] {
    // Where the speed is least, B'·B'' changes its sign from minus to plus.
    func slope(_ t: CGFloat) -> CGFloat { derivative(at: t).dot(secondDerivative(at: t)) }
    let legs = (p1 - p0).length + (p2 - p1).length + (p3 - p2).length
    var result: [CGFloat] = []
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
          // No number between them is left.
          if middle == low || middle == high { break }
          if slope(middle) < 0 { low = middle } else { high = middle }
        }
        if high < 1, derivative(at: high).length <= 0.3 * legs { result.append(high) }
      }
      lastSlope = nextSlope
    }
    return result
  }

  /// Where the curvature is zero inside the curve, ascending.
  var inflections: [CGFloat] {
    let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
    let (first, middle, last) = (d0.cross(d1), d0.cross(d2), d1.cross(d2))
    return QuadraticRoots(a: first - middle + last, halfB: 0.5 * middle - first, c: first)
      .inUnitInterval
  }
}
