import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A style in an environment, ready to be painted with.
package struct ResolvedStyle: Hashable, Sendable {
  /// What is painted, before opacity.
  package enum Content: Hashable, Sendable {
    /// One color.
    case color(Color.Resolved)
    /// Colors along a line between two points of the unit square of the shape.
    case linearGradient(ResolvedGradient, start: UnitPoint, end: UnitPoint)
    /// Colors around a center, by distance in points.
    case radialGradient(
      ResolvedGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Colors around a center, by distance in parts of the shape's sides.
    case ellipticalGradient(
      ResolvedGradient, center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// Colors around a center, by direction.
    case angularGradient(ResolvedGradient, center: UnitPoint, start: Angle, end: Angle)
    /// Colors between the points of a mesh in the unit square of the shape.
    case mesh(ResolvedMesh)
    /// A picture, repeated from the upper left of the shape; it does not animate.
    case tile(PicturePaint)
    /// The blurred backdrop under a tint.
    case material(Material.Recipe)
    /// A paint whose points are those of the drawing, not of the shape; it does not animate.
    case paint(Paint)
  }

  /// What is painted.
  package var content: Content
  /// The opacity of the whole.
  package var opacity = 1.0
  /// How it meets what lies beneath.
  package var blendMode = BlendMode.normal
  /// Shadows, drawn first.
  package var shadows: [ShadowStyle] = []
  /// The rectangle that the unit square stands for, in points of the shape; nil for that of the shape.
  package var unitSquare: CGRect?

  package init(_ content: Content) {
    self.content = content
  }

  /// Whether nothing of it is seen: what is painted with it alone is not touched.
  package var isClear: Bool {
    if opacity <= 0 { return true }
    switch content {
    case .color(let color):
      return color.opacity <= 0
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
      return gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    case .mesh(let mesh):
      return (mesh.colors + [mesh.background]).allSatisfy { $0.opacity <= 0 }
    case .tile, .material, .paint:
      return false
    }
  }

  /// The style's numbers, which move when a change is animated.
  package var data: PaintData { PaintData(self) }

  /// The same; colors are in the numbers in which they are coded, or in those of the space in which their
  /// gradient mixes them.
  var numbers: [Double] {
    switch content {
    case .color(let color):
      [opacity] + color.components(in: .device)
    case .linearGradient(let gradient, let start, let end):
      [opacity, start.x, start.y, end.x, end.y].map { Double($0) } + gradient.data
    case .radialGradient(let gradient, let center, let start, let end),
      .ellipticalGradient(let gradient, let center, let start, let end):
      [opacity, center.x, center.y, start, end].map { Double($0) } + gradient.data
    case .angularGradient(let gradient, let center, let start, let end):
      [opacity, center.x, center.y, start.radians, end.radians] + gradient.data
    case .mesh(let mesh):
      [opacity] + mesh.data
    case .material, .paint, .tile:
      [opacity]
    }
  }

  /// The style with other numbers, if they are as many as it has.
  package func with(_ data: PaintData) -> ResolvedStyle {
    if let style = data.style, style == self { return self }
    let values = data.values
    guard values.count == numbers.count else { return self }
    var style = self
    style.opacity = min(max(values[0], 0), 1)
    func point(_ index: Int) -> UnitPoint {
      UnitPoint(x: CGFloat(values[index]), y: CGFloat(values[index + 1]))
    }
    switch content {
    case .color(let color):
      style.content = .color(color.with(values[1...], in: .device))
    case .linearGradient(let gradient, _, _):
      style.content = .linearGradient(
        gradient.with(values[5...]), start: point(1), end: point(3))
    case .radialGradient(let gradient, _, _, _):
      style.content = .radialGradient(
        gradient.with(values[5...]), center: point(1), startRadius: CGFloat(values[3]),
        endRadius: CGFloat(values[4]))
    case .ellipticalGradient(let gradient, _, _, _):
      style.content = .ellipticalGradient(
        gradient.with(values[5...]), center: point(1), startFraction: CGFloat(values[3]),
        endFraction: CGFloat(values[4]))
    case .angularGradient(let gradient, _, _, _):
      style.content = .angularGradient(
        gradient.with(values[5...]), center: point(1), start: .radians(values[3]),
        end: .radians(values[4]))
    case .mesh(let mesh):
      style.content = .mesh(mesh.with(values[1...]))
    case .material, .paint, .tile:
      break
    }
    return style
  }
}

/// A gradient's colors in an environment.
package struct ResolvedGradient: Hashable, Sendable {
  /// A color at a location.
  package struct Stop: Hashable, Sendable {
    package var color: Color.Resolved
    package var location: CGFloat
  }

  package var stops: [Stop]
  package var interpolation = GradientInterpolation.device

  var data: [Double] {
    stops.flatMap { [Double($0.location)] + $0.color.components(in: interpolation) }
  }

  func with(_ values: ArraySlice<Double>) -> ResolvedGradient {
    var gradient = self
    var rest = values
    for index in gradient.stops.indices {
      gradient.stops[index].location = CGFloat(rest.first ?? 0)
      gradient.stops[index].color = gradient.stops[index].color.with(
        rest.dropFirst().prefix(4), in: interpolation)
      rest = rest.dropFirst(5)
    }
    return gradient
  }
}
