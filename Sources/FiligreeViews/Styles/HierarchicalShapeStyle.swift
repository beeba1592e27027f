import FiligreeKit

/// A level of the foreground style: SwiftUI's `HierarchicalShapeStyle`.
///
/// Where no foreground style is set, the levels are UIKit's label colours. Otherwise the first level is
/// the style that is set, and those below are that style at 50, 25 and 17.5 per cent, unless
/// `foregroundStyle` was given a style for each.
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveShapeStyle, Hashable {
  let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The colour of the level where no style is set.
  var standardColor: Color {
    switch level {
    case ..<1: Color(uiColor: .label)
    case 1: Color(uiColor: .secondaryLabel)
    case 2: Color(uiColor: .tertiaryLabel)
    default: Color(uiColor: .quaternaryLabel)
    }
  }

  private static let opacities = [1, 0.5, 0.25, 0.175, 0.1]

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let styles = environment.foregroundStyles, let first = styles.first else {
      return standardColor.resolveStyle(in: environment)
    }
    // A style that is set in terms of levels means those of the style around it.
    let outer = environment.beneathForegroundStyle
    if level < styles.count {
      return styles[level].resolved(in: outer)
    }
    var style = first.resolved(in: outer)
    style.opacity *= Self.opacities[min(level, Self.opacities.count - 1)]
    return style
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

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
