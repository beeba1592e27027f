import FiligreeDrawing
import FiligreeKit
import FiligreePixels
import Foundation

/// A color that adapts to its surroundings: SwiftUI's `Color`.
///
/// It is a style to paint with, and a view that fills the place it is given.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  /// A set of primaries and a transfer curve for components: SwiftUI's type of that name.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The web's color space.
    case sRGB
    /// sRGB's primaries, components in proportion to light.
    case sRGBLinear
    /// The wider space of Apple's displays, with sRGB's transfer curve.
    case displayP3
  }

  indirect enum Content: Hashable, Sendable {
    case fixed(Resolved)
    case uiColor(UIColor)
    case named(String, path: String?)
    case accent
    case foreground(level: Int)
    case adjusted(Content, opacity: Double)
    case mixed(Content, Content, fraction: Double, space: Gradient.ColorSpace)
  }

  let content: Content

  init(content: Content) {
    self.content = content
  }

  /// Creates a color from components, 0…1; values outside of the range are colors that the space has
  /// not, which outputs of an extended range keep.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    content = .fixed(Resolved(colorSpace, red, green, blue, opacity))
  }

  /// Creates a gray.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    content = .fixed(Resolved(colorSpace, white, white, white, opacity))
  }

  /// Creates a color by hue, saturation and brightness, 0…1 each.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      uiColor: UIColor(
        hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
        alpha: CGFloat(opacity)))
  }

  /// Creates a color of an asset catalog.
  ///
  /// A name that is in none is no color, as on Apple's systems; it is said once on standard error, and is
  /// among a session's ``ViewSession/problems``.
  public init(_ name: String, bundle: Bundle? = nil) {
    content = .named(name, path: bundle?.bundlePath)
  }

  /// Creates a color from UIKit's.
  public init(_ color: UIColor) {
    content = .uiColor(color)
  }

  /// Creates a color from UIKit's.
  public init(uiColor: UIColor) {
    content = .uiColor(uiColor)
  }

  /// Creates a color from Core Graphics'.
  public init(cgColor: CGColor) {
    content = .uiColor(UIColor(cgColor: cgColor))
  }

  /// Creates a color from one that was resolved.
  public init(_ resolved: Resolved) {
    content = .fixed(resolved)
  }

  /// The color, less opaque by the factor `opacity`, 0…1.
  public func opacity(_ opacity: Double) -> Color {
    Color(content: .adjusted(content, opacity: opacity > 0 ? min(opacity, 1) : 0))
  }

  /// The color, mixed with another one.
  ///
  /// Opacities are mixed in proportion, and colors multiplied with them.
  ///
  /// - Parameters:
  ///   - rhs: The other color.
  ///   - fraction: How much of it, 0…1.
  ///   - colorSpace: In which numbers the colors are mixed.
  /// - Returns: The mixed color.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      content: .mixed(
        content, rhs.content, fraction: fraction > 0 ? min(fraction, 1) : 0, space: colorSpace))
  }

  /// The color's components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    content.resolve(in: environment)
  }

  /// The color in the standard environment, if it does not depend on it.
  public var cgColor: CGColor? {
    switch content {
    case .fixed(let color): color.cgColor
    case .uiColor(let color): color.cgColor
    default: nil
    }
  }

  /// What the color is made of.
  public var description: String {
    switch content {
    case .fixed(let color): color.description
    case .named(let name, _): "NamedColor(name: \"\(name)\")"
    default: "\(content)"
    }
  }
}

extension Color.Content {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .fixed(let color): return color
    case .uiColor(let color):
      return Color.Resolved(color.resolvedColor(with: environment.traits).cgColor)
    case .named(let name, let path):
      guard
        let color = UIColor(
          named: name, in: path.flatMap { Bundle(path: $0) }, compatibleWith: environment.traits)
      else { return .clear }
      return Color.Resolved(color.resolvedColor(with: environment.traits).cgColor)
    case .accent:
      return (environment.accentColor ?? Color.blue).resolve(in: environment)
    case .foreground(let level):
      let style = HierarchicalShapeStyle(level: level).standardColor
      return style.resolve(in: environment)
    case .adjusted(let base, let opacity):
      var color = base.resolve(in: environment)
      color.opacity *= Float(opacity)
      return color
    case .mixed(let first, let second, let fraction, let space):
      let (a, b) = (first.resolve(in: environment), second.resolve(in: environment))
      // The ends are exactly the colors that are mixed.
      if fraction == 0 { return a }
      if fraction == 1 { return b }
      return Color.Resolved(
        a.mixable(in: space.interpolation)
          .mixed(with: b.mixable(in: space.interpolation), fraction))
    }
  }
}

extension Color.Content {
  /// The copies of a picture that UIKit's color paints, if it does; the first at the shape's upper left.
  fileprivate func tile(in environment: EnvironmentValues) -> ResolvedStyle? {
    switch self {
    case .uiColor(let color):
      let color = color.resolvedColor(with: environment.traits).cgColor
      guard let (image, size) = color.pattern?.picture else { return nil }
      var style = ResolvedStyle(
        .tile(
          PicturePaint(image: image, rect: CGRect(origin: .zero, size: size), extend: .repeat)))
      style.opacity = Double(color.alpha)
      return style
    case .adjusted(let base, let opacity):
      var style = base.tile(in: environment)
      style?.opacity *= opacity
      return style
    case .fixed, .named, .accent, .foreground, .mixed:
      return nil
    }
  }
}

extension Color: ShapeStyle, PrimitiveShapeStyle {
  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    content.tile(in: environment) ?? ResolvedStyle(.color(resolve(in: environment)))
  }
}
