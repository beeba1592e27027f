import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension DrawContext {
  /// Fills `path` with a style whose unit square is `bounds`.
  package mutating func fill(
    _ path: Path, with style: ResolvedStyle, in bounds: CGRect, fillStyle: FillStyle = FillStyle()
  ) {
    painting(style, in: bounds) { context, paint in
      context.recorder.fill(path, with: paint, style: fillStyle)
    }
  }

  /// Draws the outline of `path` with a style whose unit square is `bounds`.
  package mutating func stroke(
    _ path: Path, with style: ResolvedStyle, in bounds: CGRect, strokeStyle: StrokeStyle
  ) {
    painting(style, in: bounds) { context, paint in
      context.recorder.stroke(path, with: paint, style: strokeStyle)
    }
  }

  private mutating func painting(
    _ style: ResolvedStyle, in bounds: CGRect, _ body: (inout DrawContext, Paint) -> Void
  ) {
    saving { context in
      context.recorder.opacity *= CGFloat(style.opacity)
      context.recorder.blendMode = style.blendMode
      guard let paint = style.paint(in: bounds) else { return }
      body(&context, paint)
    }
  }
}

extension ResolvedStyle {
  /// The paint for a shape whose unit square is `bounds`.
  func paint(in bounds: CGRect) -> Paint? {
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    switch content {
    case .color(let color):
      return .color(color.cgColor)
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(
        LinearGradientPaint(
          stops: gradient.stops.map { .init(color: $0.color.cgColor, location: $0.location) },
          startPoint: point(start), endPoint: point(end)))
    default:
      return nil
    }
  }
}
