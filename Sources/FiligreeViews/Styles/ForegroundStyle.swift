import FiligreeKit

/// The foreground style of the surroundings: SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    HierarchicalShapeStyle.primary.resolveStyle(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the surroundings.
  public static var foreground: ForegroundStyle { .init() }
}
