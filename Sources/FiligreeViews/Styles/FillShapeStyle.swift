import FiligreeKit

/// A translucent gray for areas behind something: SwiftUI's `FillShapeStyle`.
///
/// Its levels are UIKit's fill colors; the fifth is as the fourth.
public struct FillShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    resolveStyle(in: environment, level: 0)
  }

  func resolveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let color: UIColor =
      switch level {
      case ..<1: .systemFill
      case 1: .secondarySystemFill
      case 2: .tertiarySystemFill
      default: .quaternarySystemFill
      }
    return Color(uiColor: color).resolveStyle(in: environment)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A translucent gray for areas behind something.
  public static var fill: FillShapeStyle { .init() }
}
