import Foundation

extension PathStorage {
  /// Adds an elliptical arc from the current point to `end`, as SVG's `A` command does.
  ///
  /// The rules are those of SVG 2, appendix B.2: without a radius the arc is a line, between equal points it
  /// is nothing, and radii that are too small are scaled up until there is one solution. No angle of
  /// the arc is computed: it is walked in quarter turns of the unit circle, so the end is exact.
  ///
  /// - Parameters:
  ///   - end: Where the arc ends.
  ///   - radii: The radii of the ellipse; their signs are ignored.
  ///   - rotation: The angle from the x axis to the ellipse's first axis, in degrees.
  ///   - isLarge: Whether the arc is the one of more than half a turn.
  ///   - isPositive: Whether angles grow along the arc, from x towards y.
  package mutating func endpointArc(
    to end: CGPoint, radii: CGSize, rotation: CGFloat, isLarge: Bool, isPositive: Bool
  ) {
    guard let start = currentPoint, start != end else { return }
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0, rx.isFinite, ry.isFinite, rotation.isFinite, start.isFinite, end.isFinite
    else {
      line(to: end)
      return
    }
    let (sine, cosine) = sincos(rotation.remainder(dividingBy: 360) * (.pi / 180))
    let half = CGPoint(x: 0.5 * (start.x - end.x), y: 0.5 * (start.y - end.y))
    // The start in the space where the ellipse is the unit circle, seen from the chord's middle.
    var from = CGPoint(
      x: (cosine * half.x + sine * half.y) / rx, y: (cosine * half.y - sine * half.x) / ry)
    var square = from.dot(from)
    guard square.isFinite, square > 0 else {
      line(to: end)
      return
    }
    if square > 1 {
      let scale = square.squareRoot()
      rx *= scale
      ry *= scale
      from = from * (1 / scale)
      square = 1
    }
    let reach = (max(1 - square, 0) / square).squareRoot()
    let center = CGPoint(x: from.y, y: -from.x) * (isLarge != isPositive ? reach : -reach)
    let middle = start.midpoint(end)
    let toUser = CGAffineTransform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine, tx: middle.x, ty: middle.y)
    guard var at = (from - center).unit, let last = (-from - center).unit,
      (center.applying(toUser)).isFinite
    else {
      line(to: end)
      return
    }
    for _ in 0..<4 {
      let turn = isPositive ? at.cross(last) : -at.cross(last)
      if turn >= 0, at.dot(last) >= -1e-12 { break }
      let next = isPositive ? at.turned : -at.turned
      let isEnd = (next - last).length < 1e-9
      arcPiece(center, 1, at, next, toUser, exactEnd: isEnd ? end : nil)
      if isEnd { return }
      at = next
    }
    arcPiece(center, 1, at, last, toUser, exactEnd: end)
  }
}
