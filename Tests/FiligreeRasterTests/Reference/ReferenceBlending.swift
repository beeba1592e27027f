import FiligreeDrawing

@testable import FiligreeRaster

/// The blend modes in floating-point numbers of 64 bits, premultiplied: W3C Compositing and Blending Level 1.
enum ReferenceBlending {
  typealias Color = SIMD4<Double>

  /// What becomes of a pixel that a source covers by `coverage`, 0…1.
  ///
  /// In extended modes, formulas that are for colors of 0…1 alone get the parts within it; what is beyond
  /// counts where the other does not cover.
  static func blend(
    _ mode: BlendMode, _ source: Color, _ backdrop: Color, _ coverage: Double, _ color: ColorMode
  ) -> Color {
    if mode == .normal {
      // The source is thinned, which is the same mean.
      return source * coverage + backdrop * (1 - source.w * coverage)
    }
    var result: Color
    if !color.isExtended {
      result = cut(self.result(mode, source, backdrop))
    } else if mode == .plusLighter {
      result = source + backdrop
      result.w = min(result.w, 1)
    } else if isForUnitColorsAlone(mode) {
      let (s, d) = (cut(source), cut(backdrop))
      result = self.result(mode, s, d)
      for i in 0..<3 {
        result[i] += (source[i] - s[i]) * (1 - backdrop.w) + (backdrop[i] - d[i]) * (1 - source.w)
      }
    } else {
      result = self.result(mode, source, backdrop)
    }
    return backdrop + (result - backdrop) * coverage
  }

  private static func isForUnitColorsAlone(_ mode: BlendMode) -> Bool {
    switch mode {
    case .screen, .overlay, .colorDodge, .colorBurn, .softLight, .hardLight, .exclusion, .hue,
      .saturation, .color, .luminosity:
      true
    default: false
    }
  }

  /// A premultiplied color brought into 0…1, no component above the opacity.
  private static func cut(_ color: Color) -> Color {
    let alpha = min(max(color.w, 0), 1)
    return Color(
      min(max(color.x, 0), alpha), min(max(color.y, 0), alpha), min(max(color.z, 0), alpha), alpha)
  }

  // MARK: Formulas

  private static func result(_ mode: BlendMode, _ s: Color, _ d: Color) -> Color {
    if let (f, g) = factors(mode, s.w, d.w) { return s * f + d * g }
    if mode == .plusLighter { return bounded(s + d) }
    if mode == .plusDarker {
      let alpha = min(1, s.w + d.w)
      var sum = Color(repeating: alpha) - (Color(repeating: d.w) - d) - (Color(repeating: s.w) - s)
      sum.w = alpha
      return bounded(sum)
    }
    let straightS = s.w > 0 ? s / s.w : Color()
    let straightD = d.w > 0 ? d / d.w : Color()
    var mixed = nonSeparable(mode, straightD, straightS)
    if mixed == nil {
      var parts = Color()
      for i in 0..<3 { parts[i] = separable(mode, straightD[i], straightS[i]) }
      mixed = parts
    }
    var result = s * (1 - d.w) + d * (1 - s.w) + (mixed ?? Color()) * (s.w * d.w)
    result.w = s.w + d.w - s.w * d.w
    return result
  }

  private static func bounded(_ color: Color) -> Color {
    color.clamped(lowerBound: Color(), upperBound: Color(repeating: 1))
  }

  /// Porter and Duff's factors of source and backdrop: section 9.1.
  private static func factors(
    _ mode: BlendMode, _ sa: Double, _ da: Double
  ) -> (Double, Double)? {
    switch mode {
    case .normal: (1, 1 - sa)
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (da, 0)
    case .sourceOut: (1 - da, 0)
    case .sourceAtop: (da, 1 - sa)
    case .destinationOver: (1 - da, 1)
    case .destinationIn: (0, sa)
    case .destinationOut: (0, 1 - sa)
    case .destinationAtop: (1 - da, sa)
    case .xor: (1 - da, 1 - sa)
    default: nil
    }
  }

  /// Section 10.1: backdrop and source, straight.
  private static func separable(_ mode: BlendMode, _ d: Double, _ s: Double) -> Double {
    switch mode {
    case .multiply: return d * s
    case .screen: return d + s - d * s
    case .overlay: return separable(.hardLight, s, d)
    case .darken: return min(d, s)
    case .lighten: return max(d, s)
    case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .hardLight:
      return s <= 0.5 ? d * (2 * s) : d + (2 * s - 1) - d * (2 * s - 1)
    case .softLight:
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return d + (2 * s - 1) * (root - d)
    case .difference: return abs(d - s)
    default: return d + s - 2 * d * s
    }
  }

  // MARK: Section 10.2

  private static func nonSeparable(_ mode: BlendMode, _ d: Color, _ s: Color) -> Color? {
    switch mode {
    case .hue: withLuminance(withSaturation(s, saturation(d)), luminance(d))
    case .saturation: withLuminance(withSaturation(d, saturation(s)), luminance(d))
    case .color: withLuminance(s, luminance(d))
    case .luminosity: withLuminance(d, luminance(s))
    default: nil
    }
  }

  private static func luminance(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func saturation(_ c: Color) -> Double {
    max(c.x, c.y, c.z) - min(c.x, c.y, c.z)
  }

  private static func withLuminance(_ c: Color, _ luminance: Double) -> Color {
    let moved = c + Color(repeating: luminance - self.luminance(c))
    let l = self.luminance(moved)
    let (low, high) = (min(moved.x, moved.y, moved.z), max(moved.x, moved.y, moved.z))
    var result = moved
    if low < 0, l > low {
      result = (result - Color(repeating: l)) * (l / (l - low)) + Color(repeating: l)
    }
    if high > 1, high > l {
      result = (result - Color(repeating: l)) * ((1 - l) / (high - l)) + Color(repeating: l)
    }
    return result
  }

  private static func withSaturation(_ c: Color, _ saturation: Double) -> Color {
    let (low, high) = (min(c.x, c.y, c.z), max(c.x, c.y, c.z))
    guard high > low else { return Color() }
    return (c - Color(repeating: low)) * (saturation / (high - low))
  }
}
