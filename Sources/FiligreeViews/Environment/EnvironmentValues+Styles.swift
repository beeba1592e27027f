import FiligreeKit
import Foundation

/// Light or dark surroundings: SwiftUI's `ColorScheme`.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

/// Foreground styles by level, as they were set once.
private struct ForegroundLevels: Sendable {
  let styles: [AnyShapeStyle]
  /// Whether a control set them, for labels that nothing else has set a style for.
  let isDefault: Bool
}

private struct BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether the surroundings are light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel's side in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether controls react.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The background style that was set.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// All foreground styles that were set, the outermost first.
  @Entry private var foregroundStack: [ForegroundLevels] = []

  /// Where the foreground styles in force are: the innermost that a view has set or, if none has, the
  /// innermost that a control has.
  private static func indexInForce(_ stack: [ForegroundLevels]) -> Int? {
    stack.lastIndex { !$0.isDefault } ?? stack.indices.last
  }

  /// The foreground styles in force, by level; nil if none was set.
  package var foregroundStyles: [AnyShapeStyle]? {
    get {
      let stack = foregroundStack
      return Self.indexInForce(stack).map { stack[$0].styles }
    }
    set { if let newValue { push(ForegroundLevels(styles: newValue, isDefault: false)) } }
  }

  /// Sets the foreground style of views for which none was set, outside of this view or within.
  package mutating func setDefaultForegroundStyle(_ style: AnyShapeStyle) {
    push(ForegroundLevels(styles: [style], isDefault: true))
  }

  private mutating func push(_ levels: ForegroundLevels) {
    // Deeper than any sensible view sets it, the outermost is forgotten.
    foregroundStack = foregroundStack.suffix(63) + [levels]
  }

  /// The environment as it was before the foreground style in force was set.
  package var beneathForegroundStyle: EnvironmentValues {
    var environment = self
    let stack = foregroundStack
    environment.foregroundStack = Array(stack.prefix(Self.indexInForce(stack) ?? 0))
    return environment
  }

  /// The tint that was set.
  @Entry package var tintStyle: AnyShapeStyle?

  /// The tint that was set, if it is a color.
  package var tint: Color? { tintStyle?.style as? Color }

  /// The accent color that was set.
  @Entry package var accentColor: Color?

  /// The surroundings as UIKit describes them.
  package var traits: UITraitCollection {
    UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light)
  }
}

extension View {
  /// Sets the color scheme of this view.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the color scheme of this view; nil leaves that of the surroundings.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(ColorSchemeModifier(scheme: colorScheme))
  }

  /// Sets the style of texts, symbols and shapes that name none.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the styles of the first two levels.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the styles of the first three levels.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the color of texts, symbols and shapes that name none; nil leaves it.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] }))
  }

  /// Sets the background style.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the tint of controls; nil for that of controls for which none was set.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the tint of controls; nil for that of controls for which none was set.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets `Color.accentColor`, which is the tint of controls for which none was set; nil for blue.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentColor, accentColor)
  }

  /// Sets the style of texts, symbols and shapes for which none was set, outside of this view or within.
  nonisolated func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(DefaultForegroundStyleModifier(style: AnyShapeStyle(style)))
  }

  /// Sets whether controls react; within a view that does not, none does.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}

nonisolated struct ForegroundStyleModifier: ViewModifier, EnvironmentModifier {
  let styles: [AnyShapeStyle]?

  package func modify(_ environment: inout EnvironmentValues) {
    if let styles { environment.foregroundStyles = styles }
  }
}

nonisolated struct DefaultForegroundStyleModifier: ViewModifier, EnvironmentModifier {
  let style: AnyShapeStyle

  package func modify(_ environment: inout EnvironmentValues) {
    environment.setDefaultForegroundStyle(style)
  }
}

nonisolated struct DisabledModifier: ViewModifier, EnvironmentModifier {
  let isDisabled: Bool

  package func modify(_ environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }
}

nonisolated struct ColorSchemeModifier: ViewModifier, EnvironmentModifier {
  let scheme: ColorScheme?

  package func modify(_ environment: inout EnvironmentValues) {
    if let scheme { environment.colorScheme = scheme }
  }
}
