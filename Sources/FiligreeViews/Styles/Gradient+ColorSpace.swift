import FiligreeDrawing
import FiligreePaths
import Foundation

extension Gradient {
  /// In which numbers the colors between stops are mixed: SwiftUI's `Gradient.ColorSpace`.
  public struct ColorSpace: Hashable, Sendable {
    let interpolation: GradientInterpolation

    /// In the numbers of what is drawn on: as sRGB codes them, or in proportion to light in linear
    /// modes.
    public static let device = ColorSpace(interpolation: .device)
    /// In a space where equal distances look alike: Oklab.
    public static let perceptual = ColorSpace(interpolation: .perceptual)
  }

  /// The gradient with its colors mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

/// As a style, a gradient goes from the top to the bottom of what is painted.
extension Gradient: ShapeStyle, PrimitiveShapeStyle {
  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    AnyGradient(self).resolveStyle(in: environment)
  }
}

/// Colors in a row, mixed in a space of their own: SwiftUI's `AnyGradient`.
///
/// As a style it goes from the top to the bottom.
public struct AnyGradient: ShapeStyle, PrimitiveShapeStyle, Hashable {
  var gradient: Gradient
  var space = Gradient.ColorSpace.device

  /// Creates a gradient, mixed in the numbers of what is drawn on.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The gradient with its colors mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var changed = self
    changed.space = space
    return changed
  }

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
      .resolveStyle(in: environment).mixed(in: space)
  }
}

/// A gradient style with its colors mixed in another space.
struct SpacedGradientStyle<Base: PrimitiveShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  let base: Base
  let space: Gradient.ColorSpace

  func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    base.resolveStyle(in: environment).mixed(in: space)
  }
}

extension ResolvedStyle {
  /// The style of a gradient whose colors are mixed in another space.
  fileprivate func mixed(in space: Gradient.ColorSpace) -> ResolvedStyle {
    func mixed(_ gradient: ResolvedGradient) -> ResolvedGradient {
      var gradient = gradient
      gradient.interpolation = space.interpolation
      return gradient
    }
    var style = self
    switch content {
    case .linearGradient(let gradient, let start, let end):
      style.content = .linearGradient(mixed(gradient), start: start, end: end)
    case .radialGradient(let gradient, let center, let start, let end):
      style.content = .radialGradient(
        mixed(gradient), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      style.content = .ellipticalGradient(
        mixed(gradient), center: center, startFraction: start, endFraction: end)
    case .angularGradient(let gradient, let center, let start, let end):
      style.content = .angularGradient(mixed(gradient), center: center, start: start, end: end)
    case .color, .material, .paint, .mesh, .tile: break
    }
    return style
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Colors along a line.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      SpacedGradientStyle(
        base: LinearGradient(
          gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint),
        space: gradient.space))
  }

  /// Colors around a center, by distance in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      SpacedGradientStyle(
        base: RadialGradient(
          gradient: gradient.gradient, center: center, startRadius: startRadius,
          endRadius: endRadius), space: gradient.space))
  }

  /// Colors around a center, by distance in parts of the sides.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      SpacedGradientStyle(
        base: EllipticalGradient(
          gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction), space: gradient.space))
  }

  /// Colors around a center, by direction.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      SpacedGradientStyle(
        base: AngularGradient(
          gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle),
        space: gradient.space))
  }

  /// Colors all the way round a center.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      SpacedGradientStyle(
        base: AngularGradient(gradient: gradient.gradient, center: center, angle: angle),
        space: gradient.space))
  }
}

extension Color {
  /// A gradient of the color: from one with a fifth of white in it, at the top, to the color itself.
  ///
  /// Apple does not say by what formula its gradients are made.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}
