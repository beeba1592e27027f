import Foundation

/// A translucent layer that blurs what lies behind: SwiftUI's `Material`.
///
/// What lies behind is blurred and its colors strengthened, then covered by a thin color of the
/// surroundings. The figures are Filigree's own, matched by eye to published pictures.
public struct Material: ShapeStyle, PrimitiveShapeStyle, Hashable {
  /// What a material does, in an environment.
  package struct Recipe: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    package var blurRadius: CGFloat
    /// How much stronger colors are.
    package var saturation: Double
    /// What lies over the blurred backdrop.
    package var tint: Color.Resolved
  }

  /// How much of the backdrop shows through, light and dark.
  private let cover: Double

  private init(cover: Double) {
    self.cover = cover
  }

  /// The most translucent.
  public static let ultraThin = Material(cover: 0.44)
  /// More translucent than opaque.
  public static let thin = Material(cover: 0.6)
  /// Somewhat translucent.
  public static let regular = Material(cover: 0.75)
  /// More opaque than translucent.
  public static let thick = Material(cover: 0.85)
  /// Mostly opaque.
  public static let ultraThick = Material(cover: 0.93)
  /// That of toolbars.
  public static let bar = Material(cover: 0.8)

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    let isDark = environment.colorScheme == .dark
    let white = isDark ? 0.14 : 0.97
    return ResolvedStyle(
      .material(
        Recipe(
          blurRadius: 30, saturation: 1.8,
          tint: Color.Resolved(.sRGB, white, white, white, cover))))
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A somewhat translucent material.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars.
  public static var bar: Material { .bar }
}
