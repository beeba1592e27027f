import FiligreeBase
import FiligreeDrawing
import FiligreePaths
import Foundation

/// From a paint to a table.
extension GradientTable {
  /// What a gradient comes to on the page.
  enum Resolved {
    /// A gradient.
    case table(GradientTable)
    /// The same color everywhere.
    case color(PremultipliedColor)
    /// Nothing to draw: no stops, or a transform that flattens the plane.
    case nothing
  }

  /// Resolves a linear gradient that is repeated.
  static func resolve(
    _ paint: LinearGradientPaint, _ transform: CGAffineTransform, opacity: Double, arena: Arena
  ) -> Resolved {
    guard let last = paint.stops.last else { return .nothing }
    let (dx, dy) = (
      paint.endPoint.x - paint.startPoint.x, paint.endPoint.y - paint.startPoint.y
    )
    guard dx * dx + dy * dy > 0 else {
      return .color(PremultipliedColor(last.color, opacity: opacity))
    }
    let own = CGAffineTransform(
      a: dx, b: dy, c: -dy, d: dx, tx: paint.startPoint.x, ty: paint.startPoint.y)
    return table(
      .linear, paint.stops, paint.spread, own.concatenating(transform), opacity, arena)
  }

  /// Resolves a radial gradient.
  static func resolve(
    _ paint: RadialGradientPaint, _ transform: CGAffineTransform, opacity: Double, arena: Arena
  ) -> Resolved {
    guard let last = paint.stops.last else { return .nothing }
    let center = SIMD2(
      Double(paint.endCenter.x - paint.startCenter.x),
      Double(paint.endCenter.y - paint.startCenter.y))
    let (radius, change) = (
      Double(paint.startRadius), Double(paint.endRadius - paint.startRadius)
    )
    let isConcentric = center == SIMD2()
    if isConcentric, change == 0 {
      return .color(PremultipliedColor(last.color, opacity: opacity))
    }
    let isBounded = paint.spread == .pad && !(paint.drawsBeforeStart && paint.drawsAfterEnd)
    let circles = TwoCircles(
      center: center, radius: radius, change: change, drawsBeforeStart: paint.drawsBeforeStart,
      drawsAfterEnd: paint.drawsAfterEnd)
    // Rings are computed in single precision, where larger numbers have infinite squares.
    let fits = abs(radius) < numberLimit && abs(1 / change) < numberLimit
    let shape: Shape =
      isConcentric && !isBounded && fits
      ? .rings(radius: Float(radius), scale: Float(1 / change)) : .circles(circles)
    let own = CGAffineTransform(translationX: paint.startCenter.x, y: paint.startCenter.y)
      .concatenating(paint.transform)
    return table(
      shape, paint.stops, paint.spread, own.concatenating(transform), opacity, arena)
  }

  /// Resolves a conic gradient.
  static func resolve(
    _ paint: ConicGradientPaint, _ transform: CGAffineTransform, opacity: Double, arena: Arena
  ) -> Resolved {
    guard !paint.stops.isEmpty else { return .nothing }
    let (sine, cosine) = sincos(paint.startAngle)
    let sweep = Double(paint.endAngle - paint.startAngle) / (2 * .pi)
    // Colors that go back go on in a mirror.
    let flip: CGFloat = sweep < 0 ? -1 : 1
    let own = CGAffineTransform(
      a: cosine, b: sine, c: -sine * flip, d: cosine * flip, tx: paint.center.x, ty: paint.center.y
    ).concatenating(paint.transform)
    return table(
      .turns(sweep: Float(min(abs(sweep), Self.turnLimit))), paint.stops, paint.spread,
      own.concatenating(transform),
      opacity,
      arena)
  }

  /// More turns than this, of which only the last one is seen, count as this.
  private static let turnLimit = 0x1p20

  /// Places beyond this are not drawn: their squares are to be finite in single precision.
  private static let numberLimit = 1e18

  private static func table(
    _ shape: Shape, _ stops: [GradientStop], _ spread: GradientSpread, _ map: CGAffineTransform,
    _ opacity: Double, _ arena: Arena
  ) -> Resolved {
    let determinant = map.a * map.d - map.b * map.c
    let stepX = SIMD2(map.d, -map.b) / determinant
    let stepY = SIMD2(-map.c, map.a) / determinant
    let origin = stepX * (0.5 - map.tx) + stepY * (0.5 - map.ty)
    for n in [stepX.x, stepX.y, stepY.x, stepY.y, origin.x, origin.y] where !(abs(n) < numberLimit)
    {
      return .nothing
    }
    return .table(
      GradientTable(
        shape: shape, ramp: GradientRamp(stops, opacity: opacity, arena: arena), spread: spread,
        origin: origin, stepX: stepX, stepY: stepY))
  }
}
