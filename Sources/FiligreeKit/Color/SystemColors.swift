import FiligreePixels
import Foundation

/// The numbers behind the colors of Apple's interfaces.
enum SystemColors {
  /// The colors, by their names in UIKit.
  enum Name: String, CaseIterable {
    case systemRed
    case systemOrange
    case systemYellow
    case systemGreen
    case systemMint
    case systemTeal
    case systemCyan
    case systemBlue
    case systemIndigo
    case systemPurple
    case systemPink
    case systemBrown
    case systemGray
    case systemGray2
    case systemGray3
    case systemGray4
    case systemGray5
    case systemGray6
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case link
    case separator
    case opaqueSeparator
    case systemFill
    case secondarySystemFill
    case tertiarySystemFill
    case quaternarySystemFill
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
  }

  /// One object for each color.
  static func color(_ name: Name) -> UIColor {
    // Every name has an entry: a test asks for each.
    colors[name] ?? .clear
  }

  /// The color by the name that asset catalogs have for it, such as `systemRedColor`.
  static func variants(referencedAs reference: String) -> ColorVariants? {
    let suffix = "Color"
    guard reference.hasSuffix(suffix),
      let name = Name(rawValue: String(reference.dropLast(suffix.count)))
    else { return nil }
    return table[name]
  }

  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let darkText = UIColor(white: 0, alpha: 1)

  private static let colors = table.mapValues { UIColor(content: .variants($0)) }

  private static let table: [Name: ColorVariants] = [
    .systemRed: opaque(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    .systemOrange: opaque(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    .systemYellow: opaque(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
    .systemGreen: opaque(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    .systemMint: opaque(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
    .systemTeal: opaque(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    .systemCyan: opaque(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    .systemBlue: opaque(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    .systemIndigo: opaque(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    .systemPurple: opaque(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    .systemPink: opaque(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    .systemBrown: opaque(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    .systemGray: opaque(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    .systemGray2: opaque(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    .systemGray3: opaque(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    .systemGray4: opaque(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    .systemGray5: opaque(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    .systemGray6: opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    .label: pair(0x000000, 1, 0xFFFFFF, 1),
    .secondaryLabel: pair(0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    .tertiaryLabel: pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    .quaternaryLabel: pair(0x3C3C43, 0.18, 0xEBEBF5, 0.16),
    .placeholderText: pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    .link: pair(0x007AFF, 1, 0x0984FF, 1),
    .separator: pair(0x3C3C43, 0.29, 0x545458, 0.6),
    .opaqueSeparator: pair(0xC6C6C8, 1, 0x38383A, 1),
    .systemFill: pair(0x787880, 0.2, 0x787880, 0.36),
    .secondarySystemFill: pair(0x787880, 0.16, 0x787880, 0.32),
    .tertiarySystemFill: pair(0x767680, 0.12, 0x767680, 0.24),
    .quaternarySystemFill: pair(0x747480, 0.08, 0x767680, 0.18),
    .systemBackground: pair(0xFFFFFF, 1, 0x000000, 1),
    .secondarySystemBackground: pair(0xF2F2F7, 1, 0x1C1C1E, 1),
    .tertiarySystemBackground: pair(0xFFFFFF, 1, 0x2C2C2E, 1),
    .systemGroupedBackground: pair(0xF2F2F7, 1, 0x000000, 1),
    .secondarySystemGroupedBackground: pair(0xFFFFFF, 1, 0x1C1C1E, 1),
    .tertiarySystemGroupedBackground: pair(0xF2F2F7, 1, 0x2C2C2E, 1),
  ]

  /// Opaque colors: light, dark, light and dark of high contrast.
  private static func opaque(
    _ light: Int, _ dark: Int, _ lightHigh: Int, _ darkHigh: Int
  ) -> ColorVariants {
    ColorVariants(
      light: rgb(light), dark: rgb(dark), lightHighContrast: rgb(lightHigh),
      darkHighContrast: rgb(darkHigh))
  }

  /// A light and a dark color with their opacities.
  private static func pair(
    _ light: Int, _ lightAlpha: CGFloat, _ dark: Int, _ darkAlpha: CGFloat
  ) -> ColorVariants {
    ColorVariants(light: rgb(light, lightAlpha), dark: rgb(dark, darkAlpha))
  }

  private static func rgb(_ number: Int, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(
      srgbRed: CGFloat(number >> 16) / 255, green: CGFloat(number >> 8 & 255) / 255,
      blue: CGFloat(number & 255) / 255, alpha: alpha)
  }
}
