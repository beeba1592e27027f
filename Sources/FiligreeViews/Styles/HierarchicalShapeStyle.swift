import FiligreeKit

/// A level of the foreground style: SwiftUI's `HierarchicalShapeStyle`.
///
/// Where no foreground style is set, the levels are UIKit's label colors. Otherwise the first level is
/// the style that is set, and those below are that style at 50, 25 and 17.5 per cent, unless
/// `foregroundStyle` was given a style for each. In a button's label the first level is the color of
/// the button's style, if no other one is set.
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

  /// The color of the level where no style is set.
  var standardColor: Color {
    switch level {
    case ..<1: Color(uiColor: .label)
    case 1: Color(uiColor: .secondaryLabel)
    case 2: Color(uiColor: .tertiaryLabel)
    default: Color(uiColor: .quaternaryLabel)
    }
  }

  private static let opacities = [1, 0.5, 0.25, 0.175, 0.1]

  /// How opaque a level is that nothing is set for, by the first.
  static func opacity(ofLevel level: Int) -> Double {
    opacities[min(max(level, 0), opacities.count - 1)]
  }

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
    style.opacity *= Self.opacity(ofLevel: level)
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

/// A style at a level: that of the surroundings' styles that has levels of its own, or a weaker one.
struct LeveledStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  let base: Base
  let level: Int

  func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    if let fill = base as? FillShapeStyle {
      return fill.resolveStyle(in: environment, level: level)
    }
    var style = base.resolved(in: environment)
    style.opacity *= HierarchicalShapeStyle.opacity(ofLevel: level)
    return style
  }
}

extension ShapeStyle {
  /// The second level of the style: half as opaque, or as the style has it.
  public var secondary: some ShapeStyle { LeveledStyle(base: self, level: 1) }
  /// The third level of the style: a quarter as opaque, or as the style has it.
  public var tertiary: some ShapeStyle { LeveledStyle(base: self, level: 2) }
  /// The fourth level of the style: 17.5 per cent as opaque, or as the style has it.
  public var quaternary: some ShapeStyle { LeveledStyle(base: self, level: 3) }
  /// The fifth level of the style: a tenth as opaque, or as the style has it.
  public var quinary: some ShapeStyle { LeveledStyle(base: self, level: 4) }
}
