import Filigree

/// A color as `filigree trace` takes it on the command line: sRGB, eight bits a channel, `#rrggbb` or `#rrggbbaa`.
struct HexColor: Hashable, Sendable, Comparable {
  /// Red, green, blue and opacity, red in the highest byte.
  var value: UInt32

  static let black = HexColor(value: 0x0000_00FF)
  static let white = HexColor(value: 0xFFFF_FFFF)

  init(value: UInt32) {
    self.value = value
  }

  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, the number sign or not; nil for anything else.
  init?(_ text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard [3, 4, 6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    // One digit stands for two alike: #f80 is #ff8800.
    let full = digits.utf8.count <= 4 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard let number = UInt32(full, radix: 16) else { return nil }
    value = full.utf8.count == 6 ? number << 8 | 0xFF : number
  }

  /// The nearest color of eight bits a channel.
  init(_ color: CGColor) {
    let parts =
      color.converted(
        to: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
        intent: .defaultIntent, options: nil)?.components ?? [0, 0, 0, 1]
    value = parts.prefix(4).reduce(0) { sum, part in
      sum << 8 | UInt32((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
    }
    if parts.count < 4 { value = value << 8 | 0xFF }
  }

  /// The color with a channel's byte in its place: 24 for red, 16, 8, and 0 for opacity.
  private func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }

  var cgColor: CGColor {
    CGColor(srgbRed: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  var color: Color {
    Color(.sRGB, red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }

  /// Whether nothing shines through.
  var isOpaque: Bool { value & 0xFF == 0xFF }

  /// Lightness as eyes see it, 0…1: luma by ITU-R BT.709, with gamma.
  var lightness: Double { 0.2126 * part(24) + 0.7152 * part(16) + 0.0722 * part(8) }

  /// `#rrggbb`, or `#rrggbbaa` where something shines through.
  var text: String {
    let digits = String(isOpaque ? value >> 8 : value, radix: 16)
    return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.count) + digits
  }

  static func < (a: HexColor, b: HexColor) -> Bool { a.value < b.value }
}
