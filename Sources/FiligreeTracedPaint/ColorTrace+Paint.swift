import FiligreeDrawing
import FiligreePaths
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

extension DisplayListRecorder {
  /// Draws a layer of a trace, in its pixels: fills its shapes, or strokes the lines that close hairlines.
  ///
  /// Shapes whose edges are those of pixels are better not anti-aliased: then no two that lie side by side let anything
  /// through.
  public mutating func draw(_ layer: ColorTrace.Layer, antialiased: Bool = true) {
    if let style = layer.seamStyle {
      stroke(layer.path, with: layer.fill.paint, style: style)
    } else {
      fill(layer.path, with: layer.fill.paint, style: FillStyle(antialiased: antialiased))
    }
  }
}

extension ColorTrace.Layer {
  /// What lines that close hairlines are stroked with; nil for shapes.
  public var seamStyle: StrokeStyle? {
    seamWidth.map {
      StrokeStyle(lineWidth: $0, lineCap: isRound ? .round : .butt, lineJoin: .round)
    }
  }
}
