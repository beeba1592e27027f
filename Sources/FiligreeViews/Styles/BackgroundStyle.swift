import FiligreeKit

/// The background of the surroundings: SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    (environment.backgroundStyle ?? AnyShapeStyle(Color(uiColor: .systemBackground)))
      .resolved(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the surroundings: white in light ones, black in dark ones.
  public static var background: BackgroundStyle { .init() }
}
