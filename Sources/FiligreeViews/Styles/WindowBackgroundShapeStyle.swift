import FiligreeKit

/// The color of windows: SwiftUI's `WindowBackgroundShapeStyle`.
///
/// It does not depend on `backgroundStyle(_:)`.
public struct WindowBackgroundShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(uiColor: .systemBackground).resolveStyle(in: environment)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The color of windows: white in light surroundings, black in dark ones.
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
