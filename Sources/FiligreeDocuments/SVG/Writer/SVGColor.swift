import FiligreePixels
import Foundation

/// A colour as SVG can say it: straight sRGB, and Display P3 where that is needed.
struct SVGColor: Hashable {
  /// Straight sRGB components, 0…1.
  var components: SIMD3<Double>
  /// The opacity, 0…1.
  var alpha: Double
  /// Display P3 components, if the colour is outside of sRGB.
  var displayP3: SIMD3<Double>?

  /// Reads a colour; components outside of 0…1 are cut, NaN counts as 0.
  init(_ color: CGColor) {
    let values = (color.components ?? []).map { Self.unit(Double($0)) }
    switch values.count {
    case 2:
      components = SIMD3(repeating: values[0])
      alpha = values[1]
    case 4...:
      components = SIMD3(values[0], values[1], values[2])
      alpha = values[3]
    default:
      components = SIMD3()
      alpha = 0
    }
    if color.colorSpace?.kind == .displayP3 {
      let p3 = components
      let sRGB = Self.sRGB(fromDisplayP3: p3)
      components = SIMD3(Self.unit(sRGB.x), Self.unit(sRGB.y), Self.unit(sRGB.z))
      // A quarter of a level of 255 beyond the edge is the edge.
      let outside = sRGB - components
      if max(abs(outside.x), abs(outside.y), abs(outside.z)) > 0.25 / 255 {
        displayP3 = p3
      }
    }
  }

  /// The sRGB components in levels of 0…255, rounded to nearest.
  var levels: SIMD3<UInt8> {
    SIMD3(
      UInt8(components.x * 255 + 0.5), UInt8(components.y * 255 + 0.5),
      UInt8(components.z * 255 + 0.5))
  }

  /// Appends the shortest hexadecimal form: `#f80`, or `#ff8801`.
  static func append(_ levels: SIMD3<UInt8>, to bytes: inout [UInt8]) {
    func digit(_ value: UInt8) -> UInt8 {
      value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
    }
    let isShort = (0..<3).allSatisfy { levels[$0] % 17 == 0 }
    bytes.append(UInt8(ascii: "#"))
    for i in 0..<3 {
      bytes.append(digit(levels[i] >> 4))
      if !isShort { bytes.append(digit(levels[i] & 15)) }
    }
  }

  /// Appends an opacity; four digits are 1/50 of a level of 255.
  static func append(opacity: Double, to bytes: inout [UInt8]) {
    SVGNumber.append(CGFloat(opacity), fractionDigits: 4, to: &bytes)
  }

  private static func unit(_ value: Double) -> Double {
    // Comparisons with NaN are false.
    value > 0 ? min(value, 1) : 0
  }

  /// Straight sRGB components, which may lie outside of 0…1.
  ///
  /// Both spaces have sRGB's transfer curve and white point D65, so it is one matrix between linear
  /// lights (SMPTE EG 432-1 and IEC 61966-2-1 primaries). The result is rounded to levels, which
  /// hides the last bits in which libraries' powers differ.
  private static func sRGB(fromDisplayP3 p3: SIMD3<Double>) -> SIMD3<Double> {
    let (r, g, b) = (linear(p3.x), linear(p3.y), linear(p3.z))
    return SIMD3(
      encoded(1.224_940_176_280_56 * r - 0.224_940_176_280_56 * g),
      encoded(-0.042_056_954_709_69 * r + 1.042_056_954_709_69 * g),
      encoded(-0.019_637_554_590_33 * r - 0.078_636_045_550_63 * g + 1.098_273_600_140_97 * b))
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
