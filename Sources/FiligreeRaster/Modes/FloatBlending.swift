import FiligreeDrawing

/// Blending in the modes of floating-point numbers.
enum FloatBlending {
  /// What becomes of a pixel that a source covers by `coverage`, 0…1.
  ///
  /// Formulas that are defined for colors of 0…1 alone get them cut to that, also in extended modes:
  /// all mixing ones but multiply, darken, lighten and difference. What a source does not cover, and what
  /// Porter and Duff's modes keep, keeps its range.
  @inline(__always)
  static func blend(
    _ mode: BlendMode, _ source: FloatPixel, _ backdrop: FloatPixel, _ coverage: Float,
    _ color: ColorMode
  ) -> FloatPixel {
    if mode == .normal {
      let covered = source * coverage
      return covered + backdrop * (1 - covered.w)
    }
    let result =
      color.isExtended
      ? extended(mode, source, backdrop)
      : color.inRange(BlendFormulas.result(mode, source, backdrop))
    return backdrop + (result - backdrop) * coverage
  }

  private static func extended(
    _ mode: BlendMode, _ s: FloatPixel, _ d: FloatPixel
  ) -> FloatPixel {
    switch mode {
    case .plusLighter:
      var sum = s + d
      sum.w = min(sum.w, 1)
      return sum
    case .screen, .overlay, .colorDodge, .colorBurn, .softLight, .hardLight, .exclusion, .hue,
      .saturation, .color, .luminosity:
      let (cut, below) = (ColorMode.linear.inRange(s), ColorMode.linear.inRange(d))
      let mixed = BlendFormulas.result(mode, cut, below)
      // The uncovered parts as they are.
      var rest = (s - cut) * (1 - d.w) + (d - below) * (1 - s.w)
      rest.w = 0
      return mixed + rest
    default:
      return BlendFormulas.result(mode, s, d)
    }
  }
}
