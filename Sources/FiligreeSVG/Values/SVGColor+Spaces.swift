import FiligreePixels
import Foundation

/// Colors in other spaces than sRGB's own, and mixtures (CSS Color Module Levels 4 and 5).
///
/// What sRGB has not is clipped to it, component by component, as browsers do on a screen of sRGB.
extension ValueScanner {
  /// A color by `color()`, whose parenthesis is read.
  mutating func colorInSpace() -> CGColor? {
    skipSpace()
    guard let name = word()?.lowercased(), let space = ColorSpaceName(rawValue: name),
      let parts = colorParts(), parts.count >= 3
    else { return nil }
    let values = parts.prefix(3).map { $0.unit == "%" ? $0.value / 100 : $0.value }
    return space.color(SIMD3(values[0], values[1], values[2]), alpha: Self.alpha(parts))
  }

  /// A color by `lab()` and its like.
  ///
  /// - Parameters:
  ///   - parts: The numbers.
  ///   - isPolar: Whether they are a chroma and a hue, in degrees.
  ///   - isOK: Whether it is Oklab's space, whose lightness goes to 1.
  /// - Returns: The color.
  static func lab(
    _ parts: [(value: Double, unit: String)], isPolar: Bool, isOK: Bool
  ) -> CGColor {
    func part(_ index: Int, _ whole: Double) -> Double {
      parts[index].unit == "%" ? parts[index].value / 100 * whole : parts[index].value
    }
    let most = isOK ? 1.0 : 100
    let lightness = min(max(part(0, most), 0), most)
    var (a, b) = (part(1, isOK ? 0.4 : 125), part(2, isOK ? 0.4 : 125))
    if isPolar {
      let chroma = max(part(1, isOK ? 0.4 : 150), 0)
      let hue = degrees(parts[2]) * .pi / 180
      (a, b) = (chroma * cos(hue), chroma * sin(hue))
    }
    let components = SIMD3(lightness, a, b)
    let linear =
      isOK
      ? ColorMath.linearOfOklab(components)
      : ColorMath.linearOfXYZ(ColorMath.d65(ColorMath.xyzOfLab(components)))
    return ColorMath.color(linear, alpha: alpha(parts))
  }

  private static func alpha(_ parts: [(value: Double, unit: String)]) -> Double {
    guard parts.count > 3 else { return 1 }
    return min(max(parts[3].unit == "%" ? parts[3].value / 100 : parts[3].value, 0), 1)
  }

  // MARK: Mixtures

  /// The first color of `light-dark()`, as pages are light.
  mutating func lightColor() -> ColorValue? {
    guard let light = color() else { return nil }
    skipSpace()
    guard passes(","), color() != nil else { return nil }
    skipSpace()
    return passes(")") ? light : nil
  }

  /// A mixture of two colors.
  mutating func colorMix() -> CGColor? {
    var isPolar = false
    var mixesLinear = false
    var isOK = true
    skipSpace()
    let start = offset
    if word()?.lowercased() == "in" {
      skipSpace()
      switch word()?.lowercased() {
      case "srgb": isOK = false
      case "srgb-linear": (isOK, mixesLinear) = (false, true)
      case "oklab": break
      case "oklch": isPolar = true
      default: return nil
      }
      skipSpace()
      guard passes(",") else { return nil }
    } else {
      offset = start
    }
    guard let first = share(), passes(","), let second = share(), passes(")") else { return nil }
    var (p, q) = (first.part, second.part)
    if p == nil { p = q.map { 1 - $0 } ?? 0.5 }
    if q == nil { q = 1 - p! }
    guard let p, let q, p >= 0, q >= 0, p + q > 0 else { return nil }
    let (a, b) = (first.color, second.color)
    func components(_ color: CGColor) -> SIMD3<Double>? {
      guard let parts = color.components, parts.count >= 3 else { return nil }
      let srgb = SIMD3(Double(parts[0]), Double(parts[1]), Double(parts[2]))
      if !isOK { return mixesLinear ? ColorMath.linear(srgb) : srgb }
      return ColorMath.oklabOfLinear(ColorMath.linear(srgb))
    }
    guard var x = components(a), var y = components(b) else { return nil }
    if isPolar { (x, y) = (ColorMath.polar(x), ColorMath.polar(y)) }
    let (s, t) = (p / (p + q), q / (p + q))
    let (alphaA, alphaB) = (Double(a.alpha), Double(b.alpha))
    let alpha = s * alphaA + t * alphaB
    guard alpha > 0 else { return .clear }
    // Colors count by their opacity, hues do not.
    var mixed = (x * (s * alphaA) + y * (t * alphaB)) / alpha
    if isPolar {
      // The shorter way round.
      var turn = (y.z - x.z).remainder(dividingBy: 360)
      if min(x.y, y.y) < 1e-4 { turn = 0 }
      mixed.z = (x.y < 1e-4 ? y.z : x.z) + turn * t
      mixed = ColorMath.cartesian(mixed)
    }
    let linear =
      isOK ? ColorMath.linearOfOklab(mixed) : mixesLinear ? mixed : ColorMath.linear(mixed)
    return ColorMath.color(linear, alpha: alpha * min(p + q, 1))
  }

  /// A color, and how much of it.
  private mutating func share() -> (color: CGColor, part: Double?)? {
    func percentage(_ scanner: inout ValueScanner) -> Double? {
      scanner.skipSpace()
      let start = scanner.offset
      if let value = scanner.number(), scanner.passes("%") { return value / 100 }
      scanner.offset = start
      return nil
    }
    var part = percentage(&self)
    guard case .color(let color)? = self.color() else { return nil }
    part = part ?? percentage(&self)
    skipSpace()
    if let part, !(0...1).contains(part) { return nil }
    return (color, part)
  }
}

/// The spaces of `color()` (CSS Color 4, section 10).
private enum ColorSpaceName: String {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case a98 = "a98-rgb"
  case prophoto = "prophoto-rgb"
  case rec2020
  case xyz
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  func color(_ c: SIMD3<Double>, alpha: Double) -> CGColor {
    let linear: SIMD3<Double> =
      switch self {
      case .srgb: ColorMath.linear(c)
      case .srgbLinear: c
      case .displayP3:
        ColorMath.linearOfXYZ(
          ColorMath.sum(
            ColorMath.linear(c), SIMD3(0.486_570_949, 0.228_974_564, 0),
            SIMD3(0.265_667_693, 0.691_738_522, 0.045_113_382),
            SIMD3(0.198_217_285, 0.079_286_914, 1.043_944_369)))
      case .a98:
        ColorMath.linearOfXYZ(
          ColorMath.sum(
            ColorMath.map(c) { pow($0, 563.0 / 256) },
            SIMD3(0.576_669_043, 0.297_344_975, 0.027_031_361),
            SIMD3(0.185_558_238, 0.627_363_566, 0.070_688_853),
            SIMD3(0.188_228_646, 0.075_291_459, 0.991_337_537)))
      case .prophoto:
        ColorMath.linearOfXYZ(
          ColorMath.d65(
            ColorMath.sum(
              ColorMath.map(c) { $0 <= 16.0 / 512 ? $0 / 16 : pow($0, 1.8) },
              SIMD3(0.797_760_490, 0.288_071_128, 0),
              SIMD3(0.135_185_833, 0.711_843_218, 0),
              SIMD3(0.031_349_349, 0.000_085_654, 0.825_104_603))))
      case .rec2020:
        ColorMath.linearOfXYZ(
          ColorMath.sum(
            ColorMath.map(c) {
              $0 < 0.018_053_968_511 * 4.5
                ? $0 / 4.5
                : pow(($0 + 0.099_296_826_809) / 1.099_296_826_809, 1 / 0.45)
            },
            SIMD3(0.636_958_048, 0.262_700_212, 0),
            SIMD3(0.144_616_904, 0.677_998_072, 0.028_072_693),
            SIMD3(0.168_880_975, 0.059_301_716, 1.060_985_058)))
      case .xyz, .xyzD65: ColorMath.linearOfXYZ(c)
      case .xyzD50: ColorMath.linearOfXYZ(ColorMath.d65(c))
      }
    return ColorMath.color(linear, alpha: alpha)
  }
}

/// The conversions of CSS Color 4, section 18, those of Oklab by Björn Ottosson (2020).
private enum ColorMath {
  /// A function of each component's size; its sign stays.
  static func map(_ c: SIMD3<Double>, _ body: (Double) -> Double) -> SIMD3<Double> {
    func part(_ x: Double) -> Double { x < 0 ? -body(-x) : body(x) }
    return SIMD3(part(c.x), part(c.y), part(c.z))
  }

  static func sum(
    _ c: SIMD3<Double>, _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> SIMD3<Double> {
    x * c.x + y * c.y + z * c.z
  }

  static func linear(_ c: SIMD3<Double>) -> SIMD3<Double> {
    map(c) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }

  /// The color of linear components, clipped to sRGB; black for what is no number.
  static func color(_ linear: SIMD3<Double>, alpha: Double) -> CGColor {
    let coded = map(linear) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
    func clipped(_ x: Double) -> CGFloat { x.isNaN ? 0 : CGFloat(min(max(x, 0), 1)) }
    return CGColor(
      srgbRed: clipped(coded.x), green: clipped(coded.y), blue: clipped(coded.z),
      alpha: clipped(alpha))
  }

  static func linearOfXYZ(_ c: SIMD3<Double>) -> SIMD3<Double> {
    sum(
      c, SIMD3(3.240_969_942, -0.969_243_636, 0.055_630_080),
      SIMD3(-1.537_383_178, 1.875_967_502, -0.203_976_959),
      SIMD3(-0.498_610_760, 0.041_555_057, 1.056_971_514))
  }

  /// From a white of D50 to one of D65, by Bradford's method.
  static func d65(_ c: SIMD3<Double>) -> SIMD3<Double> {
    sum(
      c, SIMD3(0.955_473_453, -0.028_369_707, 0.012_314_002),
      SIMD3(-0.023_098_537, 1.009_995_458, -0.020_507_696),
      SIMD3(0.063_259_309, 0.021_041_399, 1.330_365_937))
  }

  static func xyzOfLab(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let y = (c.x + 16) / 116
    let (x, z) = (y + c.y / 500, y - c.z / 200)
    func part(_ f: Double) -> Double {
      f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa
    }
    let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    return SIMD3(part(x), c.x > kappa * epsilon ? y * y * y : c.x / kappa, part(z)) * white
  }

  static func linearOfOklab(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let roots = SIMD3(
      c.x + 0.396_337_777 * c.y + 0.215_803_757 * c.z,
      c.x - 0.105_561_346 * c.y - 0.063_854_173 * c.z,
      c.x - 0.089_484_178 * c.y - 1.291_485_548 * c.z)
    return sum(
      roots * roots * roots, SIMD3(4.076_741_662, -1.268_438_005, -0.004_196_086),
      SIMD3(-3.307_711_591, 2.609_757_401, -0.703_418_615),
      SIMD3(0.230_969_929, -0.341_319_397, 1.707_614_701))
  }

  static func oklabOfLinear(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let cones = sum(
      c, SIMD3(0.412_221_471, 0.211_903_498, 0.088_302_462),
      SIMD3(0.536_332_536, 0.680_699_545, 0.281_718_838),
      SIMD3(0.051_445_993, 0.107_396_957, 0.629_978_700))
    return sum(
      map(cones, cbrt), SIMD3(0.210_454_255, 1.977_998_495, 0.025_904_037),
      SIMD3(0.793_617_785, -2.428_592_205, 0.782_771_766),
      SIMD3(-0.004_072_047, 0.450_593_710, -0.808_675_766))
  }

  static func polar(_ c: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(c.x, (c.y * c.y + c.z * c.z).squareRoot(), atan2(c.z, c.y) * 180 / .pi)
  }

  static func cartesian(_ c: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(c.x, c.y * cos(c.z * .pi / 180), c.y * sin(c.z * .pi / 180))
  }
}
