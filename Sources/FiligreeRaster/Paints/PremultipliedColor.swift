import FiligreePixels
import Foundation

/// A color as the page holds it, before rounding: premultiplied sRGB in levels of 0…255.
struct PremultipliedColor: Equatable {
  /// Red, green, blue, opacity.
  var levels: SIMD4<Double>

  /// The color multiplied by `opacity`; components outside of 0…1 are cut, NaN counts as 0.
  init(_ color: CGColor, opacity: Double) {
    let straight = Self.sRGB(color)
    let alpha = Self.unit(straight.w) * Self.unit(opacity)
    levels = SIMD4(
      Self.unit(straight.x) * alpha, Self.unit(straight.y) * alpha, Self.unit(straight.z) * alpha,
      alpha)
    levels *= 255
  }

  /// The color in 8 bits, rounded to nearest.
  var pixel: Pixel {
    var bytes: UInt32 = 0
    for i in 0..<4 {
      bytes |= UInt32(levels[i] + 0.5) << UInt32(8 * i)
    }
    return bytes
  }

  /// Straight sRGB components and opacity; a color without a space is clear.
  private static func sRGB(_ color: CGColor) -> SIMD4<Double> {
    if color.colorSpace == .sRGBSpace { return color.numbers }
    let converted = color.converted(
      to: .sRGBSpace, intent: .defaultIntent, options: nil)
    guard let values = converted?.components, values.count == 4 else { return SIMD4() }
    return SIMD4(Double(values[0]), Double(values[1]), Double(values[2]), Double(values[3]))
  }

  private static func unit(_ v: Double) -> Double {
    v > 0 ? min(v, 1) : 0
  }
}
