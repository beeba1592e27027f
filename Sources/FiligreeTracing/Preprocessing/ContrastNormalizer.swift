import FiligreeContours

/// Makes the foreground of a picture black and its background white, with grays in between along edges.
///
/// The result is meant for a threshold at the middle gray. A given gray, or Otsu's, becomes the middle
/// gray. Otherwise the middle is half-way between foreground and background, where the edge of a drawn
/// shape lies, and uneven light and the blur of a scan are removed first.
struct ContrastNormalizer {
  let threshold: Tracer.Options.Threshold
  let detectsDarkOnLight: Bool

  /// The smallest contrast, in grays: what differs by less is texture of the background, or a blank
  /// page.
  private static let leastContrast: Float = 20
  /// The darkest background, as a share of the lightest: with an adaptive threshold, and otherwise.
  private static let (darkestAdaptive, darkest): (Float, Float) = (0.25, 0.6)
  /// A background that changes by more than this share is divided out.
  private static let leastUnevenness: Float = 0.08
  /// One in twenty of normally distributed numbers is this many deviations below the mean.
  private static let twentieth: Float = 1.645
  /// The grays of foreground and background during sharpening: beyond both there are grays to spare.
  private static let (black, range): (Float, Float) = (96, 128)

  /// The normalized picture and, where blur was removed, the correction of stroke widths.
  struct Cleaned {
    var plane: LumaPlane
    var strokes: StrokeWidths?
  }

  /// The normalized picture, or nil where there is only one gray.
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
        values, width: plane.width, height: plane.height,
        darkest: isAdaptive ? Self.darkestAdaptive : Self.darkest)
      let isUneven = isAdaptive || illumination.unevenness > Self.leastUnevenness
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
        // Thin strokes that were hardly dark enough show only now how dark the foreground is.
        Self.change(&values) { Self.black + Self.range * $0 }
        let sharp = GrayHistogram(values)
        var (black, white) =
          sharp.classes(at: Self.black + Self.range / 2) ?? (Self.black, Self.black + Self.range)
        // With noise, one pixel in twenty of plain foreground is as much darker than it.
        black += Self.twentieth * Self.range * blur.noise * Deblurring.gain
        // Where no stroke is as wide as its blur, even sharpened strokes are lighter than the
        // foreground; nothing is darker than black. The threshold goes half-way there: farther, and the
        // thinnest strokes would break.
        var darkest = black
        if let darkness {
          darkest = min(black, Self.black + Self.range * max(1 - darkness, -foreground * scale))
        }
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

  /// The plane's grays, 0…255, inverted for a light foreground.
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

  /// Moves a gray to the middle, so that the farther one of foreground and background becomes black or
  /// white.
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
