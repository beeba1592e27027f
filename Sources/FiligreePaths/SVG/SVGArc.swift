import FiligreeBase
import Foundation

/// An elliptical arc between two points, as SVG's A command describes it.
///
/// Source: SVG 2, appendix B.2.4 and B.2.5 (conversion from end points to center, radii that are too
/// small). Angles never appear: in the coordinates in which the ellipse is the unit circle, the arc is
/// cut by quarter turns, which are exact, and a rest of less than a quarter, whose Bézier arms follow
/// from square roots. So the same data give the same bits everywhere.
struct SVGArc {
  var from: CGPoint
  var to: CGPoint
  var radiusX: CGFloat
  var radiusY: CGFloat
  /// Degrees from the x axis to the ellipse's own, clockwise as seen where y points down.
  var rotation: CGFloat
  /// Whether the arc is the longer one of the two that the radii allow.
  var isLarge: Bool
  /// Whether the arc runs from the x axis towards the y axis.
  var isSweep: Bool

  /// Appends the arc to a path whose current point is `from`.
  func append(to path: inout PathStorage) {
    // Equal end points: nothing. A radius of zero: a line.
    guard from != to else { return }
    var rx = abs(radiusX)
    var ry = abs(radiusY)
    guard rx > 0, ry > 0 else {
      path.line(to: to)
      return
    }
    let (sine, cosine) = sincos(
      rotation.truncatingRemainder(dividingBy: 360) * (.pi / 180))

    // Half the chord, in the coordinates of the unit circle, from the middle to the start.
    let dx = (from.x - to.x) / 2
    let dy = (from.y - to.y) / 2
    var half = CGPoint(
      x: (cosine * dx + sine * dy) / rx, y: (cosine * dy - sine * dx) / ry)
    var square = half.dot(half)
    if square > 1 {
      // The ellipse is too small to reach both points: it grows until it just does.
      let factor = square.squareRoot()
      rx *= factor
      ry *= factor
      half = CGPoint(x: half.x / factor, y: half.y / factor)
      square = 1
    }
    guard square > 0, square.isFinite, rx.isFinite, ry.isFinite else {
      path.line(to: to)
      return
    }
    let distance = ((1 - square) / square).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let center = CGPoint(x: distance * half.y, y: -distance * half.x)
    var u = CGPoint(x: half.x - center.x, y: half.y - center.y)
    let v = CGPoint(x: -half.x - center.x, y: -half.y - center.y)

    // From the unit circle, about the chord's middle, to the path.
    let map = CGAffineTransform(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry, tx: from.x - dx,
      ty: from.y - dy)
    let turn: CGFloat = isSweep ? 1 : -1
    // At most three whole quarters lie before a rest of at most one; a fourth can only be rounding.
    for _ in 0..<3 {
      let ahead = turn * u.cross(v)
      if ahead >= 0, u.dot(v) >= 0 { break }
      let quarter = u.turned * turn
      path.arcPiece(center, 1, u, quarter, map)
      u = quarter
    }
    path.arcPiece(center, 1, u, v, map, end: to)
  }
}
