import FiligreePixels
import Foundation

/// A colour as the page holds it, before rounding: premultiplied sRGB in levels of 0…255.
struct PremultipliedColor: Equatable {
  /// Red, green, blue, opacity.
  var levels: SIMD4<Double>

  /// The colour multiplied by `opacity`; components outside of 0…1 are cut, NaN counts as 0.
  init(_ color: CGColor, opacity: Double) {
    let straight = Self.sRGB(color)
    let alpha = Self.unit(straight.w) * Self.unit(opacity)
    levels = SIMD4(
      Self.unit(straight.x) * alpha, Self.unit(straight.y) * alpha, Self.unit(straight.z) * alpha,
      alpha)
    levels *= 255
  }

  /// The colour in 8 bits, rounded to nearest.
  var pixel: Pixel {
    var bytes: UInt32 = 0
    for i in 0..<4 {
      bytes |= UInt32(levels[i] + 0.5) << UInt32(8 * i)
    }
    return bytes
  }

  /// Straight sRGB components and opacity.
  private static func sRGB(_ color: CGColor) -> SIMD4<Double> {
    let values = (color.components ?? []).map(Double.init)
    if values.count == 2 {
      return SIMD4(values[0], values[0], values[0], values[1])
    }
    guard values.count >= 4 else { return SIMD4() }
    let components = SIMD4(values[0], values[1], values[2], values[3])
    return color.colorSpace?.kind == .displayP3 ? fromDisplayP3(components) : components
  }

  /// Display P3 to sRGB: both have sRGB's transfer curve and white point D65, so it is one matrix
  /// between linear lights (SMPTE EG 432-1 and IEC 61966-2-1 primaries).
  private static func fromDisplayP3(_ color: SIMD4<Double>) -> SIMD4<Double> {
    let (r, g, b) = (linear(unit(color.x)), linear(unit(color.y)), linear(unit(color.z)))
    return SIMD4(
      encoded(1.224_940_176_280_56 * r - 0.224_940_176_280_56 * g),
      encoded(-0.042_056_954_709_69 * r + 1.042_056_954_709_69 * g),
      encoded(-0.019_637_554_590_33 * r - 0.078_636_045_550_63 * g + 1.098_273_600_140_97 * b),
      color.w)
  }

  private static func linear(_ v: Double) -> Double {
    v <= 0.040_45 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ v: Double) -> Double {
    let v = unit(v)
    let result = v <= 0.003_130_8 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
    // `pow` may differ in its last bit from machine to machine; 2^-24 is far coarser than that.
    return (result * 0x1p24).rounded() * 0x1p-24
  }

  private static func unit(_ v: Double) -> Double {
    v > 0 ? min(v, 1) : 0
  }
}
