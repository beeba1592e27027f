import FiligreeDrawing
import FiligreeTracing

extension ColorTrace.Fill {
  /// The fill as what a drawing paints with, in the trace's pixels.
  ///
  /// Colors between stops are interpolated as in SVG, not premultiplied.
  public var paint: Paint {
    func list(_ stops: [ColorTrace.Stop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color, location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color)
    case .linear(let stops, let start, let end):
      var paint = LinearGradientPaint(stops: list(stops), startPoint: start, endPoint: end)
      paint.interpolation = .straight
      return .linearGradient(paint)
    case .radial(let stops, let center, let radius):
      var paint = RadialGradientPaint(stops: list(stops), center: center, endRadius: radius)
      paint.interpolation = .straight
      return .radialGradient(paint)
    case .elliptical(let stops, let transform):
      var paint = RadialGradientPaint(stops: list(stops), center: .zero, endRadius: 1)
      (paint.transform, paint.interpolation) = (transform, .straight)
      return .radialGradient(paint)
    }
  }
}
