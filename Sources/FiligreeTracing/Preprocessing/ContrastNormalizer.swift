import FiligreeContours

/// Makes a picture's ink black and its paper white, with the grays between them where edges are.
///
/// What comes out is meant to be parted at the middle gray. The way there depends on the threshold: a
/// given gray, or Otsu's, moves to the middle; otherwise the middle is half-way between ink and paper,
/// which is where the edge of a drawn shape lies, and light that falls unevenly on the paper and the
/// blur of a scan are taken back first.
struct ContrastNormalizer {
  let threshold: Tracer.Options.Threshold
  let detectsDarkOnLight: Bool

  /// Grays that differ by less than this are paper's own: texture, or a blank page.
  private static let leastContrast: Float = 20

  /// A cleaned picture, and, where blur was taken back, what gives strokes their widths.
  struct Cleaned {
    var plane: LumaPlane
    var strokes: StrokeWidths?
  }

  /// The cleaned picture, or nil where there is nothing but one gray.
  func cleaned(_ plane: LumaPlane) -> Cleaned? {
    var values = darkForeground(plane)
    let histogram = GrayHistogram(values)
    switch threshold {
    case .contrast:
      return Cleaned(plane: plane)
    case .value(let gray):
      let clamped = gray.isNaN ? 0.5 : min(max(gray, 0), 1)
      let level = Float(clamped * 255)
      part(&values, histogram, at: detectsDarkOnLight ? level : 255 - level)
    case .otsu:
      guard let level = histogram.otsu else { return nil }
      part(&values, histogram, at: level)
    case .automatic, .adaptive:
      let isAdaptive = threshold == .adaptive
      let illumination = BackgroundLight(
        values, width: plane.width, height: plane.height, darkest: isAdaptive ? 0.25 : 0.6)
      let isUneven = isAdaptive || illumination.unevenness > 0.08
      if isUneven { illumination.flatten(&values) }
      let flat = isUneven ? GrayHistogram(values) : histogram
      guard let level = flat.otsu, let (foreground, background) = flat.classes(at: level),
        background - foreground >= Self.leastContrast
      else { return nil }
      let scale = 1 / (background - foreground)
      Self.change(&values) { ($0 - foreground) * scale }
      if isUneven {
        LocalContrast(values, width: plane.width, height: plane.height).level(&values)
      }
      let blur = EdgeBlur(values, width: plane.width, height: plane.height)
      if blur.variance > Deblurring.leastVariance {
        let darkness =
          StrokeDarkness(values, width: plane.width, height: plane.height, noise: blur.noise)
          .darkness
        Deblurring(variance: blur.variance, noise: blur.noise)
          .sharpen(&values, width: plane.width, height: plane.height)
        // Thin strokes, which hardly came to be ink, show only now how dark ink is.
        Self.change(&values) { 96 + 128 * $0 }
        let sharp = GrayHistogram(values)
        var (black, white) = sharp.classes(at: 160) ?? (96, 224)
        // Of plain ink with noise one pixel in twenty falls below by 1.645 deviations.
        black += 1.645 * 128 * blur.noise * Deblurring.gain
        // Where no stroke is as wide as its blur, even sharpened ones are lighter than ink; no ink is
        // darker than black. The outline goes half-way there: farther, and the thinnest would break.
        var darkest = black
        if let darkness { darkest = min(black, 96 + 128 * max(1 - darkness, -foreground * scale)) }
        let middle = (black + darkest) / 2
        let strokes = StrokeWidths(
          grays: values, black: darkest, white: white, width: plane.width, height: plane.height)
        Self.change(&values) { ($0 - middle) / (white - middle) }
        return Cleaned(plane: gray(values, scale: 255, plane), strokes: strokes)
      }
      return Cleaned(plane: gray(values, scale: 255, plane))
    }
    return Cleaned(plane: gray(values, scale: 1, plane))
  }

  @inline(__always)
  private static func change(_ values: inout [Float], _ body: (Float) -> Float) {
    values.withUnsafeMutableBufferPointer { values in
      for i in values.indices { values[i] = body(values[i]) }
    }
  }

  /// The plane's grays, 0…255, turned round for light ink.
  private func darkForeground(_ plane: LumaPlane) -> [Float] {
    func read<Sample: LumaSample>(_ samples: [Sample], _ unit: Float) -> [Float] {
      samples.withUnsafeBufferPointer { buffer in
        let view = plane.view(buffer)
        return [Float](unsafeUninitializedCapacity: plane.width * plane.height) { target, count in
          let (slope, base): (Float, Float) = detectsDarkOnLight ? (unit, 0) : (-unit, 255)
          for y in 0..<plane.height {
            let row = view.base + y * view.stride
            for x in 0..<plane.width {
              target[y * plane.width + x] = Float(Int32(truncatingIfNeeded: row[x])) * slope + base
            }
          }
          count = plane.width * plane.height
        }
      }
    }
    return switch plane.samples {
    case .bits8(let samples): read(samples, 1)
    case .bits16(let samples): read(samples, 1.0 / 257)
    }
  }

  /// Moves a gray to the middle, so that the farther one of ink and paper becomes black or white.
  private func part(_ values: inout [Float], _ histogram: GrayHistogram, at level: Float) {
    let (foreground, background) = histogram.classes(at: level) ?? (level - 127.5, level + 127.5)
    let scale = 127.5 / max(level - foreground, background - level, 1)
    for i in values.indices { values[i] = 127.5 + (values[i] - level) * scale }
  }

  private func gray(_ values: [Float], scale: Float, _ plane: LumaPlane) -> LumaPlane {
    let isInverted = !detectsDarkOnLight
    let samples = [UInt8](unsafeUninitializedCapacity: values.count) { target, count in
      for i in values.indices {
        let value = UInt8(min(max(values[i] * scale + 0.5, 0), 255))
        target[i] = isInverted ? 255 - value : value
      }
      count = values.count
    }
    return LumaPlane(width: plane.width, height: plane.height, samples: samples)
  }
}
