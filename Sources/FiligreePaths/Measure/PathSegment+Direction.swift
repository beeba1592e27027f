import Foundation

extension PathSegment {
  /// The unit direction of travel at `t`; nil for a segment that is a single point.
  ///
  /// Where the derivative vanishes it is the direction just after, at the end just before.
  package func direction(at t: CGFloat) -> CGPoint? {
    if t <= 0 { return startDirection }
    if t >= 1 { return reversed.startDirection.map { -$0 } }
    let velocity = derivative(at: t)
    // Below this the velocity is nothing but rounding.
    let size =
      PathSegment.length(of: p1 - p0) + PathSegment.length(of: p2 - p1)
      + PathSegment.length(of: p3 - p2)
    if PathSegment.length(of: velocity) > 1e-14 * size { return velocity.unit }
    return secondDerivative(at: t).unit ?? (p3 - p0).unit
  }

  private var startDirection: CGPoint? {
    (p1 - p0).unit ?? (p2 - p0).unit ?? (p3 - p0).unit
  }

  /// The signed curvature at `t`; see `PathMeasure.curvature(atLength:)`.
  package func curvature(at t: CGFloat) -> CGFloat {
    if kind == .line { return 0 }
    var first = derivative(at: t)
    var second = secondDerivative(at: t)
    let size = max(
      max(abs(first.x), abs(first.y)), max(abs(second.x), abs(second.y)))
    guard size > 0, size.isFinite else { return 0 }
    // In units of its own size, so that neither squares nor cubes overflow.
    first = CGPoint(x: first.x / size, y: first.y / size)
    second = CGPoint(x: second.x / size, y: second.y / size)
    let speed = first.length
    if speed > 1e-14 {
      return first.cross(second) / (speed * speed * speed) / size
    }
    // The curve stops: near there it is t² along the second derivative and t³ along the third.
    let third = secondDerivative(at: 1) - secondDerivative(at: 0)
    let turn = second.cross(CGPoint(x: third.x / size, y: third.y / size))
    return turn == 0 ? 0 : turn > 0 ? .infinity : -.infinity
  }
}
