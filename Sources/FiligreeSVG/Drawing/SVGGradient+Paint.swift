import FiligreeDrawing
import FiligreePaths
import Foundation

extension SVGGradient {
  /// The gradient as a paint of what has a box; nil where it paints nothing.
  ///
  /// `place` leads from the coordinates of the box to those that are painted in.
  func paint(in box: CGRect, placed place: CGAffineTransform = .identity) -> Paint? {
    var map = transform
    if isRelative {
      // A line has no box that a gradient could be relative to (SVG 2, section 8.11).
      guard let unit = box.unitTransform else { return nil }
      map = map.concatenating(unit)
    }
    map = map.concatenating(place)
    guard map.isFinite, map.a * map.d != map.b * map.c, let last = stops.last else { return nil }
    let interpolation: GradientInterpolation = isLinear ? .straightLinear : .straight
    switch geometry {
    case .linear(let start, let end):
      guard start != end else { return .color(last.color) }
      let (start, end) = map.gradientLine(from: start, to: end)
      var paint = LinearGradientPaint(
        stops: stops, startPoint: start, endPoint: end, spread: spread)
      paint.interpolation = interpolation
      return .linearGradient(paint)
    case .radial(let focus, let focusRadius, let center, let radius):
      guard radius > 0 else { return .color(last.color) }
      // One circle twice is an edge: the first color inside of it, the last outside.
      let isEdge = focus == center && focusRadius == radius
      var paint = RadialGradientPaint(
        stops: stops, startCenter: focus, startRadius: focusRadius, endCenter: center,
        endRadius: isEdge ? radius * 1.0001 : radius, spread: spread)
      paint.transform = map
      paint.interpolation = interpolation
      return .radialGradient(paint)
    }
  }
}
