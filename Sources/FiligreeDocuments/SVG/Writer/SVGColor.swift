import FiligreePixels
import Foundation

/// A color as SVG can say it: straight sRGB, and Display P3 where that is needed.
struct SVGColor: Hashable {
  /// Straight sRGB components, 0…1.
  var components: SIMD3<Double>
  /// The opacity, 0…1.
  var alpha: Double
  /// Display P3 components, if the color is outside of sRGB.
  var displayP3: SIMD3<Double>?

  /// Reads a color; components outside of 0…1 are cut, NaN counts as 0.
  init(_ color: CGColor) {
    let values = (color.components ?? []).map(Self.unit)
    guard let space = color.colorSpace, let opacity = values.last else {
      components = SIMD3()
      alpha = 0
      return
    }
    let cut = space.isExtended ? color : CGColor(space: space, values: values)
    let sRGB = cut.components(in: .sRGBSpace)
    components = sRGB
    alpha = Double(opacity)
    if space.kind == .displayP3 || space.isExtended {
      let p3 = cut.components(in: .displayP3Space)
      let nearest = CGColor(
        srgbRed: sRGB.x, green: sRGB.y, blue: sRGB.z, alpha: 1
      ).components(in: .displayP3Space)
      let error = p3 - nearest
      // Half a level of 255 is what is lost by rounding anyway.
      if max(abs(error.x), abs(error.y), abs(error.z)) > 0.5 / 255 {
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

  private static func unit(_ value: CGFloat) -> CGFloat {
    // Comparisons with NaN are false.
    value > 0 ? min(value, 1) : 0
  }
}

extension CGColor {
  /// Red, green and blue in an RGB space; black if the color is in none.
  fileprivate func components(in space: CGColorSpace) -> SIMD3<Double> {
    let color = converted(to: space, intent: .defaultIntent, options: nil)
    guard let values = color?.components, values.count == 4 else { return SIMD3() }
    return SIMD3(Double(values[0]), Double(values[1]), Double(values[2]))
  }
}
