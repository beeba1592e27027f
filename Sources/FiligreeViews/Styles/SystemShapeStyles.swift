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

/// The colour of lines between things: SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(uiColor: .separator).resolveStyle(in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { .init() }
}

/// The colour of what is selected: SwiftUI's `SelectionShapeStyle`.
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
  /// The colour of what is selected.
  public static var selection: SelectionShapeStyle { .init() }
}

/// The colour of links: SwiftUI's `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(uiColor: .link).resolveStyle(in: environment)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { .init() }
}

/// The colour of text that stands where something is to be written: SwiftUI's
/// `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(uiColor: .placeholderText).resolveStyle(in: environment)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands where something is to be written.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

/// The colour of windows: SwiftUI's `WindowBackgroundShapeStyle`.
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
  /// The colour of windows: white in light surroundings, black in dark ones.
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

/// A translucent grey for areas behind something: SwiftUI's `FillShapeStyle`.
///
/// Its levels are UIKit's fill colours; the fifth is as the fourth.
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
  /// A translucent grey for areas behind something.
  public static var fill: FillShapeStyle { .init() }
}
