import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension DrawContext {
  /// Fills `path` with a style whose unit square is `bounds`.
  package mutating func fill(
    _ path: Path, with style: ResolvedStyle, in bounds: CGRect, fillStyle: FillStyle = FillStyle()
  ) {
    painting(style, path, in: bounds, isEvenOdd: fillStyle.isEOFilled) { recorder, paint in
      recorder.fill(path, with: paint, style: fillStyle)
    }
  }

  /// Draws the outline of `path` with a style whose unit square is `bounds`.
  package mutating func stroke(
    _ path: Path, with style: ResolvedStyle, in bounds: CGRect, strokeStyle: StrokeStyle
  ) {
    painting(style, path.strokedIfShadowed(by: style, strokeStyle), in: bounds, isEvenOdd: false) {
      recorder, paint in
      recorder.stroke(path, with: paint, style: strokeStyle)
    }
  }

  private mutating func painting(
    _ style: ResolvedStyle, _ area: Path, in bounds: CGRect, isEvenOdd: Bool,
    _ body: (inout DisplayListRecorder, Paint) -> Void
  ) {
    let paints = style.paints(in: bounds)
    let drops = style.shadows.filter { !$0.isInner }.map(\.filter)
    let inner = style.shadows.filter(\.isInner)
    recorder.save()
    defer { recorder.restore() }
    recorder.opacity *= CGFloat(style.opacity)
    // In a layer of its own, a material would find nothing behind it to blur.
    if drops.isEmpty, inner.isEmpty, paints.count == 1 || style.blendMode == .normal {
      recorder.blendMode = style.blendMode
      for paint in paints {
        body(&recorder, paint)
      }
      return
    }
    recorder.layer(blendMode: style.blendMode, filters: drops) { recorder in
      for paint in paints {
        body(&recorder, paint)
      }
      for shadow in inner {
        // The shadow of what is outside, seen inside only.
        recorder.save()
        recorder.clip(to: area, style: FillStyle(eoFill: isEvenOdd))
        recorder.layer(filters: [shadow.filter]) { recorder in
          recorder.fill(
            area, with: .color(.black), style: FillStyle(eoFill: isEvenOdd))
        }
        recorder.restore()
      }
    }
  }
}

extension Path {
  /// The outline itself where an inner shadow needs it, else the path.
  fileprivate func strokedIfShadowed(by style: ResolvedStyle, _ stroke: StrokeStyle) -> Path {
    style.shadows.contains(where: \.isInner) ? strokedPath(stroke) : self
  }
}

extension ShadowStyle {
  /// The shadow as a filter.
  ///
  /// SwiftUI's radius is the standard deviation, as Core Animation's `shadowRadius` is.
  var filter: Filter {
    .shadow(
      Filter.Shadow(
        color: color.resolve(in: EnvironmentValues()).cgColor, radius: radius,
        offset: CGSize(width: x, height: y), options: isInner ? [.invertsAlpha, .only] : []))
  }
}

extension ResolvedGradient {
  /// The stops as the drawing has them.
  var paintStops: [GradientStop] {
    stops.map { GradientStop(color: $0.color.cgColor, location: $0.location) }
  }
}

extension ResolvedStyle {
  /// What is painted one over the other, for a shape whose unit square is `bounds`.
  func paints(in bounds: CGRect) -> [Paint] {
    let bounds = unitSquare ?? bounds
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    switch content {
    case .color(let color):
      return [.color(color.cgColor)]
    case .linearGradient(let gradient, let start, let end):
      var paint = LinearGradientPaint(
        stops: gradient.paintStops, startPoint: point(start), endPoint: point(end))
      paint.interpolation = gradient.interpolation
      return [.linearGradient(paint)]
    case .radialGradient(let gradient, let center, let start, let end):
      var paint = RadialGradientPaint(
        stops: gradient.paintStops, center: point(center), startRadius: start, endRadius: end)
      paint.interpolation = gradient.interpolation
      return [.radialGradient(paint)]
    case .ellipticalGradient(let gradient, let center, let start, let end):
      // A circle in the unit square is an ellipse in the shape.
      var paint = RadialGradientPaint(
        stops: gradient.paintStops, center: CGPoint(x: center.x, y: center.y),
        startRadius: start, endRadius: end)
      paint.interpolation = gradient.interpolation
      paint.transform = CGAffineTransform(
        a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
      return [.radialGradient(paint)]
    case .angularGradient(let gradient, let center, let start, let end):
      var paint = ConicGradientPaint(
        stops: gradient.paintStops, center: point(center), startAngle: CGFloat(start.radians),
        endAngle: CGFloat(end.radians))
      paint.interpolation = gradient.interpolation
      return [.conicGradient(paint)]
    case .mesh(let mesh):
      return [.mesh(mesh.paint(in: bounds))]
    case .tile(var picture):
      picture.rect.origin.x += bounds.minX
      picture.rect.origin.y += bounds.minY
      return [.image(picture)]
    case .material(let recipe):
      return [
        .backdrop([
          .blur(radius: recipe.blurRadius, isOpaque: true), .saturation(recipe.saturation),
        ]),
        .color(recipe.tint.cgColor),
      ]
    case .paint(let paint):
      return [paint]
    }
  }
}
