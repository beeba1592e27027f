import FiligreePixels
import Foundation

extension ValueScanner {
  /// What a color property says.
  enum ColorValue: Hashable {
    case color(CGColor)
    /// The value of the property `color`.
    case current
  }

  /// The color that comes next, or nil (CSS Color Module Level 4).
  mutating func color() -> ColorValue? {
    skipSpace()
    let start = offset
    // Nobody writes mixtures of mixtures of mixtures.
    guard colorDepth < 8 else { return nil }
    colorDepth += 1
    defer { colorDepth -= 1 }
    if let name = function() {
      let value: ColorValue? =
        switch name.lowercased() {
        case "light-dark": lightColor()
        case "color-mix": colorMix().map { .color($0) }
        case "color": colorInSpace().map { .color($0) }
        case let name: functionalColor(name).map { .color($0) }
        }
      if value == nil { offset = start }
      return value
    }
    if passes("#") {
      let digits = word() ?? ""
      if let color = CSSColor.color(named: "#" + digits) { return .color(color) }
    } else if let name = word()?.lowercased() {
      switch name {
      case "currentcolor": return .current
      default: if let color = CSSColor.color(named: name) { return .color(color) }
      }
    }
    offset = start
    return nil
  }

  /// Three or four numbers with their units, up to the closing parenthesis.
  mutating func colorParts() -> [(value: Double, unit: String)]? {
    var parts: [(value: Double, unit: String)] = []
    skipSpace()
    while !passes(")") {
      let value: Double
      if let number = number() {
        value = number
      } else if word()?.lowercased() == "none" {
        value = 0
      } else {
        return nil
      }
      let unit = passes("%") ? "%" : letters().lowercased()
      parts.append((value, unit))
      skipComma()
      if passes("/") { skipSpace() }
      guard parts.count <= 4, offset < bytes.count else { return nil }
    }
    return parts.count == 3 || parts.count == 4 ? parts : nil
  }

  /// A color by a function, whose name and parenthesis are read.
  private mutating func functionalColor(_ name: String) -> CGColor? {
    guard let parts = colorParts() else { return nil }
    func unit(_ index: Int, _ whole: Double) -> Double {
      let part = parts[index]
      return min(max(part.unit == "%" ? part.value / 100 : part.value / whole, 0), 1)
    }
    let alpha = parts.count == 4 ? unit(3, 1) : 1
    switch name {
    case "rgb", "rgba":
      return CGColor(srgbRed: unit(0, 255), green: unit(1, 255), blue: unit(2, 255), alpha: alpha)
    case "hsl", "hsla":
      let (s, l) = (unit(1, 100), unit(2, 100))
      return Self.rgb(hue: Self.degrees(parts[0])) { l - s * min(l, 1 - l) * $0 }(alpha)
    case "hwb":
      var (white, black) = (unit(1, 100), unit(2, 100))
      let sum = white + black
      if sum > 1 { (white, black) = (white / sum, black / sum) }
      return Self.rgb(hue: Self.degrees(parts[0])) {
        // A pure hue is hsl's with a lightness of a half.
        (0.5 - 0.5 * $0) * (1 - white - black) + white
      }(alpha)
    case "lab": return Self.lab(parts, isPolar: false, isOK: false)
    case "lch": return Self.lab(parts, isPolar: true, isOK: false)
    case "oklab": return Self.lab(parts, isPolar: false, isOK: true)
    case "oklch": return Self.lab(parts, isPolar: true, isOK: true)
    default: return nil
    }
  }

  static func degrees(_ part: (value: Double, unit: String)) -> Double {
    switch part.unit {
    case "rad": part.value * 180 / .pi
    case "grad": part.value * 0.9
    case "turn": part.value * 360
    default: part.value
    }
  }

  /// CSS' hsl by its own formula: each component is one of k = (n + hue/30) mod 12,
  /// max(−1, min(k − 3, 9 − k, 1)).
  private static func rgb(
    hue: Double, _ component: @escaping (Double) -> Double
  ) -> (Double) -> CGColor {
    func part(_ n: Double) -> Double {
      var k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      if k < 0 { k += 12 }
      return min(max(component(max(-1, min(k - 3, 9 - k, 1))), 0), 1)
    }
    return { CGColor(srgbRed: part(0), green: part(8), blue: part(4), alpha: $0) }
  }
}
