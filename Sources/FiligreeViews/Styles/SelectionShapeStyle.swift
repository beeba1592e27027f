import FiligreeKit

/// The color of what is selected: SwiftUI's `SelectionShapeStyle`.
///
/// It is the tint of the surroundings.
public struct SelectionShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    TintShapeStyle().resolveStyle(in: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The color of what is selected.
  public static var selection: SelectionShapeStyle { .init() }
}
