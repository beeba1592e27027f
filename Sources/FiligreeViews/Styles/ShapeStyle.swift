import FiligreeDrawing
import Foundation

/// A colour, gradient or other way to paint a shape: SwiftUI's `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one is in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one is in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Not to be called: the style is painted as it is.
  public func resolve(in environment: EnvironmentValues) -> Never {
    // Nothing in Filigree calls this of a style that it paints itself, nor has a client a reason to.
    fatalError("\(Self.self) is painted as it is")
  }
}

/// The resolved style of styles that Filigree paints itself.
///
/// There is no value of it.
extension Never: ShapeStyle {}

/// A style that Filigree paints itself.
package protocol PrimitiveShapeStyle: ShapeStyle {
  /// What is painted in an environment.
  func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
  /// What is painted in an environment.
  package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
    if let style = self as? any PrimitiveShapeStyle {
      return style.resolveStyle(in: environment)
    }
    if Resolved.self == Never.self {
      return ResolvedStyle(.color(.clear))
    }
    return resolve(in: environment).resolved(in: environment)
  }
}

/// A style whose type is hidden: SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of `style`.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    style.resolved(in: environment)
  }
}

/// A style painted with an opacity, a blend mode or a shadow of its own.
struct AdjustedStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  let base: Base
  var opacity = 1.0
  var blendMode: BlendMode?
  var shadow: ShadowStyle?

  func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    var style = base.resolved(in: environment)
    style.opacity *= opacity
    if let blendMode { style.blendMode = blendMode }
    if let shadow { style.shadows.append(shadow) }
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
}

/// A shadow of a style: SwiftUI's `ShadowStyle`.
public struct ShadowStyle: Hashable, Sendable {
  package var color: Color
  package var radius: CGFloat
  package var x: CGFloat
  package var y: CGFloat
  package var isInner: Bool

  /// A shadow behind what is painted.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow at the inside of the edge of what is painted.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}
