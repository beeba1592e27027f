import FiligreeKit

/// The tint of the surroundings: SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.tintStyle?.resolved(in: environment)
      ?? Color.accentColor.resolveStyle(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { .init() }
}
