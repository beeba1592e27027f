import FiligreeKit

/// The color of links: SwiftUI's `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(uiColor: .link).resolveStyle(in: environment)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { .init() }
}
