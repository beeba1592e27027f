import FiligreeDrawing
import Foundation

/// A style painted with an opacity, a blend mode, a shadow or a place of its own.
struct AdjustedStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  let base: Base
  var opacity = 1.0
  var blendMode: BlendMode?
  var shadow: ShadowStyle?
  var unitSquare: CGRect?

  func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    var style = base.resolved(in: environment)
    style.opacity *= opacity
    if let blendMode { style.blendMode = blendMode }
    if let shadow { style.shadows.append(shadow) }
    if style.unitSquare == nil { style.unitSquare = unitSquare }
    return style
  }
}

extension ShapeStyle {
  /// The style, less opaque by the factor `opacity`, 0…1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AdjustedStyle(base: self, opacity: opacity > 0 ? min(opacity, 1) : 0)
  }

  /// The style, blended with what lies beneath by `mode`.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AdjustedStyle(base: self, blendMode: mode)
  }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AdjustedStyle(base: self, shadow: style)
  }

  /// The style as it is painted for the rectangle `rect`, in points of what it is painted on.
  ///
  /// Points of the style's unit square, such as those of a gradient, are those of `rect`, whatever the
  /// shape's own size is. Set twice, the first counts.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    AdjustedStyle(base: self, unitSquare: rect)
  }
}
