import FiligreePixels
import Foundation

/// A color for each of the appearances that colors go by.
package struct ColorVariants: Hashable, Sendable {
  /// For light surroundings.
  package var light: CGColor
  /// For dark surroundings.
  package var dark: CGColor
  /// For light surroundings, standing out more.
  package var lightHighContrast: CGColor
  /// For dark surroundings, standing out more.
  package var darkHighContrast: CGColor

  /// Creates variants; without ones of high contrast, the others stand for them.
  package init(
    light: CGColor, dark: CGColor, lightHighContrast: CGColor? = nil,
    darkHighContrast: CGColor? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast ?? light
    self.darkHighContrast = darkHighContrast ?? dark
  }

  /// The color for an appearance.
  package func color(isDark: Bool, isHighContrast: Bool) -> CGColor {
    isHighContrast ? (isDark ? darkHighContrast : lightHighContrast) : (isDark ? dark : light)
  }

  /// The color for surroundings; light and normal where they say nothing.
  package func color(for traits: UITraitCollection) -> CGColor {
    color(
      isDark: traits.userInterfaceStyle == .dark,
      isHighContrast: traits.accessibilityContrast == .high)
  }

  /// The variants with each color changed.
  func map(_ change: (CGColor) -> CGColor) -> ColorVariants {
    ColorVariants(
      light: change(light), dark: change(dark), lightHighContrast: change(lightHighContrast),
      darkHighContrast: change(darkHighContrast))
  }
}
