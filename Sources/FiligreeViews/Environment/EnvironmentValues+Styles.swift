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

private struct ForegroundStylesKey: EnvironmentKey {
  static let defaultValue: [[AnyShapeStyle]] = []
}

private struct BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

private struct TintKey: EnvironmentKey {
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

  /// All foreground styles that were set, by level, the outermost first.
  private var foregroundStack: [[AnyShapeStyle]] {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The foreground styles in force, by level; nil if none was set.
  package var foregroundStyles: [AnyShapeStyle]? {
    get { foregroundStack.last }
    set {
      // Deeper than any sensible view sets it, the outermost is forgotten.
      if let newValue { foregroundStack = foregroundStack.suffix(63) + [newValue] }
    }
  }

  /// The environment as it was before the foreground style was set.
  package var beneathForegroundStyle: EnvironmentValues {
    var environment = self
    environment.foregroundStack = foregroundStack.dropLast()
    return environment
  }

  /// The tint that was set.
  package var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The tint that was set, if it is a colour.
  package var tint: Color? { tintStyle?.style as? Color }

  /// The surroundings as UIKit describes them.
  package var traits: UITraitCollection {
    UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light)
  }
}

extension View {
  /// Sets the colour scheme of this view.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the colour scheme of this view; nil leaves that of the surroundings.
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

  /// Sets the colour of texts, symbols and shapes that name none; nil leaves it.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] }))
  }

  /// Sets the background style.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the tint of controls; nil leaves it.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(tint: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint of controls.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(tint: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint of controls; nil leaves it.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
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

nonisolated struct TintModifier: ViewModifier, EnvironmentModifier {
  let tint: AnyShapeStyle?

  package func modify(_ environment: inout EnvironmentValues) {
    if let tint { environment.tintStyle = tint }
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
