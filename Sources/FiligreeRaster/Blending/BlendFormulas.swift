import FiligreeDrawing

/// The formulas of all blend modes but `normal`, for premultiplied colors of 0…1.
///
/// W3C Compositing and Blending Level 1, sections 9 and 10, in single precision: additions,
/// multiplications, divisions and roots in a fixed order, so that every machine has the same bits.
enum BlendFormulas {
  typealias Color = SIMD4<Float>

  /// What becomes of a pixel that a source covers by `coverage`.
  @inline(__always)
  static func blend(_ mode: BlendMode, _ source: Pixel, _ backdrop: Pixel, _ coverage: UInt8)
    -> Pixel
  {
    let (s, d) = (color(source), color(backdrop))
    let r = result(mode, s, d)
    return pixel(d + (r - d) * (Float(coverage) / 255))
  }

  /// A pixel's components as 0…1.
  @inline(__always)
  static func color(_ pixel: Pixel) -> Color {
    Color(
      Float(pixel & 255), Float((pixel >> 8) & 255), Float((pixel >> 16) & 255),
      Float(pixel >> 24)) / 255
  }

  /// A pixel of components, rounded to nearest, none above the opacity.
  @inline(__always)
  static func pixel(_ color: Color) -> Pixel {
    let cut = color.clamped(lowerBound: Color(), upperBound: Color(repeating: 1))
    return pixel(levels: cut * 255 + 0.5)
  }

  /// A pixel of levels from 0 to below 256, cut off, none above the opacity.
  @inline(__always)
  static func pixel(levels: SIMD4<Float>) -> Pixel {
    // Number by number: the vectors' own conversion asks for the rule of rounding at each.
    let alpha = UInt32(levels.w)
    return min(UInt32(levels.x), alpha) | min(UInt32(levels.y), alpha) << 8
      | min(UInt32(levels.z), alpha) << 16 | alpha << 24
  }

  /// The formula of `mode`.
  @inline(__always)
  static func result(_ mode: BlendMode, _ s: Color, _ d: Color) -> Color {
    let (sa, da) = (s.w, d.w)
    switch mode {
    case .normal: return s + d * (1 - sa)
    case .clear: return Color()
    case .copy: return s
    case .sourceIn: return s * da
    case .sourceOut: return s * (1 - da)
    case .sourceAtop: return s * da + d * (1 - sa)
    case .destinationOver: return s * (1 - da) + d
    case .destinationIn: return d * sa
    case .destinationOut: return d * (1 - sa)
    case .destinationAtop: return s * (1 - da) + d * sa
    case .xor: return s * (1 - da) + d * (1 - sa)
    case .plusLighter:
      return (s + d).clamped(lowerBound: Color(), upperBound: Color(repeating: 1))
    case .plusDarker:
      let alpha = min(1, sa + da)
      var r = Color(repeating: alpha) - ((Color(repeating: da) - d) + (Color(repeating: sa) - s))
      r.w = alpha
      return r.clamped(lowerBound: Color(), upperBound: Color(repeating: 1))
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion:
      var mixed = Color()
      let (cs, cd) = (straight(s), straight(d))
      for i in 0..<3 { mixed[i] = separable(mode, cs[i], cd[i]) }
      return composed(mixed, s, d)
    case .hue, .saturation, .color, .luminosity:
      return composed(nonSeparable(mode, straight(s), straight(d)), s, d)
    }
  }

  /// Where only one covers, its color; where both do, the mixed one.
  @inline(__always)
  private static func composed(_ mixed: Color, _ s: Color, _ d: Color) -> Color {
    var r = s * (1 - d.w) + d * (1 - s.w) + mixed * (s.w * d.w)
    r.w = s.w + d.w - s.w * d.w
    return r
  }

  @inline(__always)
  private static func straight(_ color: Color) -> Color {
    color.w > 0 ? color / color.w : Color()
  }

  @inline(__always)
  private static func separable(_ mode: BlendMode, _ s: Float, _ d: Float) -> Float {
    switch mode {
    case .multiply: return s * d
    case .screen: return s + d - s * d
    case .overlay: return hardLight(d, s)
    case .hardLight: return hardLight(s, d)
    case .darken: return min(s, d)
    case .lighten: return max(s, d)
    case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .softLight:
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return d + (2 * s - 1) * (root - d)
    case .difference: return abs(s - d)
    case .exclusion: return s + d - 2 * s * d
    default: return s
    }
  }

  @inline(__always)
  private static func hardLight(_ s: Float, _ d: Float) -> Float {
    if s <= 0.5 { return 2 * s * d }
    let t = 2 * s - 1
    return t + d - t * d
  }

  @inline(__always)
  private static func nonSeparable(_ mode: BlendMode, _ s: Color, _ d: Color) -> Color {
    switch mode {
    case .hue: withLuminance(withSaturation(s, saturation(d)), luminance(d))
    case .saturation: withLuminance(withSaturation(d, saturation(s)), luminance(d))
    case .color: withLuminance(s, luminance(d))
    default: withLuminance(d, luminance(s))
    }
  }

  @inline(__always)
  private static func luminance(_ c: Color) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  @inline(__always)
  private static func saturation(_ c: Color) -> Float {
    max(c.x, max(c.y, c.z)) - min(c.x, min(c.y, c.z))
  }

  /// The specification's SetLum and ClipColor.
  @inline(__always)
  private static func withLuminance(_ c: Color, _ luminance: Float) -> Color {
    let moved = c + (luminance - self.luminance(c))
    let l = self.luminance(moved)
    let low = min(moved.x, min(moved.y, moved.z))
    let high = max(moved.x, max(moved.y, moved.z))
    let center = Color(repeating: l)
    var r = moved
    // Of a gray nothing is to be scaled: that would be 0/0.
    if low < 0, low < l { r = center + (r - center) * l / (l - low) }
    if high > 1, high > l { r = center + (r - center) * (1 - l) / (high - l) }
    return r
  }

  /// The specification's SetSat: the least component 0, the greatest `saturation`.
  @inline(__always)
  private static func withSaturation(_ c: Color, _ saturation: Float) -> Color {
    let low = min(c.x, min(c.y, c.z))
    let high = max(c.x, max(c.y, c.z))
    return high > low ? (c - low) * saturation / (high - low) : Color()
  }
}

extension BlendKernels {
  /// Blends colors with pixels that are covered alike, by another mode than `normal`.
  static func blend(
    _ mode: BlendMode, _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int,
    with colors: UnsafePointer<Pixel>, coverage: UInt8
  ) {
    for i in 0..<count {
      pixels[i] = BlendFormulas.blend(mode, colors[i], pixels[i], coverage)
    }
  }

  /// Blends colors with pixels, each covered by its mask byte.
  static func blend(
    _ mode: BlendMode, _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int,
    with colors: UnsafePointer<Pixel>, masks: UnsafePointer<UInt8>
  ) {
    for i in 0..<count where masks[i] != 0 {
      pixels[i] = BlendFormulas.blend(mode, colors[i], pixels[i], masks[i])
    }
  }
}
