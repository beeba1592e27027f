import FiligreeKit

/// The color of lines between things: SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(uiColor: .separator).resolveStyle(in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of lines between things.
  public static var separator: SeparatorShapeStyle { .init() }
}
