import FiligreePixels
import Foundation

/// The gallery's colors.
enum Ink {
  /// Text and outlines.
  static let dark = color(0x1D_2733)
  /// Second lines of captions.
  static let gray = color(0x66_7180)
  /// What was there before, and axes.
  static let faint = color(0xB4_BCC8)
  /// Behind a drawing.
  static let panel = color(0xF7_F7F7)
  /// The page.
  static let page = color(0xFF_FFFF)
  static let blue = color(0x26_6DD3)
  static let orange = color(0xE0_7A1F)
  static let violet = color(0x5B_4BC4)
  static let red = color(0xD9_3A4C)
  static let green = color(0x1F_9D6B)

  /// Colors to tell parts apart.
  static let parts = [violet, orange, green, blue, red]

  /// A color of 0xRRGGBB.
  static func color(_ rgb: UInt32, alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// The color between `a` and `b` at a fraction.
  static func mix(_ a: CGColor, _ b: CGColor, _ fraction: CGFloat) -> CGColor {
    let (a, b) = (a.components ?? [], b.components ?? [])
    let mixed = zip(a, b).map { $0 + ($1 - $0) * fraction }
    guard mixed.count == 4 else { return dark }
    return CGColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }
}
