import FiligreeKit

/// The color of text that stands where something is to be written: SwiftUI's
/// `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(uiColor: .placeholderText).resolveStyle(in: environment)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of text that stands where something is to be written.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
