import FiligreeBase

/// Makes chroma that was stored at half of the resolution, as JPEG mostly stores it, as sharp as luma.
///
/// A thin line has its own luma, and chroma that its surroundings share: it comes out gray, or in the color of
/// something else. But chroma and luma that are equally blurred go together: over a few pixels chroma is nearly a linear function of
/// luma. What luma loses by that blur tells, by the slope of this function, what chroma has lost. Video players
/// predict chroma from luma so.
struct SubsampledChroma {
  /// How far around a sample of chroma others are looked at, in samples.
  private static let reach = 2
  /// So many rows of samples are kept: those within reach, and one more on both sides for the blur of luma.
  private static let keptRows = 8
  /// The least difference of luma between a sample and those around it by which chroma can have lost something, in levels.
  private static let leastContrast: Float = 4
  /// The variance of luma, in squared levels, at which its slope is believed by half.
  private static let variance: Float = 60
  /// The most that a level of luma changes the difference of red or blue from it: with more, noise of luma would be seen as color.
  private static let mostSlope: Float = 3

  private let view: ColorView
  /// How many pixels the first sample lies outside of the picture, across and down.
  private let (left, top): (Int, Int)
  /// Samples across and down.
  private let (width, height): (Int, Int)
  /// Some rows of samples, each the mean of 2 × 2 pixels: luma, blue and red less luma, and luma as blurred as these are.
  ///
  /// The first and last ones of a row are repeated before and after it.
  private var samples: [SIMD4<Float>]
  /// The samples in a row with those that are repeated.
  private var rowCount: Int { width + 2 * Self.reach }

  /// The picture with sharper chroma; nil if chroma is as sharp as luma, or there is none.
  static func sharpened(_ plane: ColorPlane) -> ColorPlane? {
    guard !plane.hasAlpha, plane.width > 3, plane.height > 3 else { return nil }
    return plane.withView { view in
      guard var chroma = SubsampledChroma(view) else { return nil }
      var bytes = plane.bytes
      chroma.sharpen(&bytes)
      return ColorPlane(
        width: plane.width, height: plane.height, stride: plane.stride, bytes: bytes,
        hasAlpha: false)
    }
  }

  /// Nil if chroma is not subsampled.
  private init?(_ view: ColorView) {
    guard let grid = ChromaGrid(of: view) else { return nil }
    (self.view, left, top) = (view, grid.left, grid.top)
    (width, height) = ((view.width + left + 1) / 2, (view.height + top + 1) / 2)
    samples = Array(repeating: .zero, count: Self.keptRows * (width + 2 * Self.reach))
  }

  /// The place of a row's first sample; the first and last rows go on.
  @inline(__always)
  private func start(_ j: Int) -> Int {
    (min(max(j, 0), height - 1) & (Self.keptRows - 1)) &* rowCount &+ Self.reach
  }

  /// Takes a row of samples.
  private mutating func take(_ j: Int) {
    let upper = view.row(max(2 * j - top, 0))
    let lower = view.row(min(2 * j + 1 - top, view.height - 1))
    let (start, left, view, width) = (start(j), left, view, width)
    samples.withUnsafeMutableBufferPointer { samples in
      for i in 0..<width {
        let a = max(2 &* i &- left, 0) &* view.stride
        let b = min(2 &* i &+ 1 &- left, view.width &- 1) &* view.stride
        func mean(_ k: Int) -> Float {
          let sum =
            Int32(upper[a &+ k]) &+ Int32(upper[b &+ k]) &+ Int32(lower[a &+ k])
            &+ Int32(lower[b &+ k])
          return Float(sum) * 0.25
        }
        let color = LumaChroma(red: mean(0), green: mean(1), blue: mean(2))
        samples[start &+ i] = SIMD4(color.luma, color.blue, color.red, 0)
      }
    }
    repeatEnds(start)
  }

  private mutating func repeatEnds(_ start: Int) {
    for k in 1...Self.reach {
      samples[start - k] = samples[start]
      samples[start + width - 1 + k] = samples[start + width - 1]
    }
  }

  /// Blurs luma in a row as chroma is blurred when it is interpolated and taken from there again.
  private mutating func blurLuma(_ j: Int) {
    let (before, own, after, width) = (start(j - 1), start(j), start(j + 1), width)
    samples.withUnsafeMutableBufferPointer { samples in
      func down(_ i: Int) -> Float {
        (samples[before &+ i].x + 6 * samples[own &+ i].x + samples[after &+ i].x) * 0.125
      }
      var (left, middle) = (down(0), down(0))
      for i in 0..<width {
        let right = down(i &+ 1)
        samples[own &+ i].w = (left + 6 * middle + right) * 0.125
        (left, middle) = (middle, right)
      }
    }
    repeatEnds(own)
  }

  /// The samples of a row around which luma differs.
  private func contrasts(_ j: Int) -> [Int] {
    let (before, own, after) = (start(j - 1), start(j), start(j + 1))
    return samples.withUnsafeBufferPointer { samples in
      /// The least and, negative, the greatest luma of three samples, one below the other.
      func range(_ i: Int) -> SIMD2<Float> {
        let (a, b, c) = (samples[before &+ i].x, samples[own &+ i].x, samples[after &+ i].x)
        return SIMD2(min(a, b, c), min(-a, -b, -c))
      }
      var found: [Int] = []
      var (left, middle) = (range(-1), range(0))
      for i in 0..<width {
        let right = range(i &+ 1)
        let all = pointwiseMin(pointwiseMin(left, middle), right)
        if all.x + all.y <= -Self.leastContrast { found.append(i) }
        (left, middle) = (middle, right)
      }
      return found
    }
  }

  /// By how much blue and red less luma change with luma around a sample.
  private func slopes(_ i: Int, _ j: Int) -> SIMD2<Float> {
    // Luma, its square, both differences, and their products with luma.
    var sum = SIMD8<Float>.zero
    samples.withUnsafeBufferPointer { samples in
      for y in (j - Self.reach)...(j + Self.reach) {
        let own = start(y) &+ i
        for x in -Self.reach...Self.reach {
          let s = samples[own &+ x]
          sum += SIMD8(s.w, s.w * s.w, s.y, s.z, s.w * s.y, s.w * s.z, 0, 0)
        }
      }
    }
    let side = Float(2 * Self.reach + 1)
    let mean = sum / (side * side)
    let variance = max(mean[1] - mean[0] * mean[0], 0) + Self.variance
    let slopes = SIMD2(mean[4] - mean[0] * mean[2], mean[5] - mean[0] * mean[3]) / variance
    return slopes.clamped(
      lowerBound: SIMD2(repeating: -Self.mostSlope), upperBound: SIMD2(repeating: Self.mostSlope))
  }

  private mutating func sharpen(_ bytes: inout [UInt8]) {
    let ahead = Self.reach + 1
    for j in -ahead..<height {
      if j + ahead < height { take(j + ahead) }
      let blurred = j + Self.reach
      if blurred >= 0, blurred < height { blurLuma(blurred) }
      guard j >= 0 else { continue }
      for i in contrasts(j) {
        let slopes = slopes(i, j)
        for y in max(2 * j - top, 0)..<min(2 * j + 2 - top, view.height) {
          for x in max(2 * i - left, 0)..<min(2 * i + 2 - left, view.width) {
            sharpen(x, y, slopes, &bytes)
          }
        }
      }
    }
  }

  /// Gives a pixel the chroma that it has lost, by the slopes of the sample that it is of.
  private func sharpen(_ x: Int, _ y: Int, _ slopes: SIMD2<Float>, _ bytes: inout [UInt8]) {
    let (i, j) = ((x + left) / 2, (y + top) / 2)
    let (i2, j2) = (i + ((x + left) & 1 == 0 ? -1 : 1), j + ((y + top) & 1 == 0 ? -1 : 1))
    func luma(_ i: Int, _ j: Int) -> Float { samples[start(j) + i].x }
    let near = 0.75 * luma(i, j) + 0.25 * luma(i2, j)
    let far = 0.75 * luma(i, j2) + 0.25 * luma(i2, j2)
    var color = LumaChroma(view.row(y) + x * view.stride)
    let lost = color.luma - (0.75 * near + 0.25 * far)
    color.blue += slopes.x * lost
    color.red += slopes.y * lost
    let components = color.components
    let place = (y * view.width + x) * view.stride
    for k in 0..<3 { bytes[place + k] = UInt8(min(max(components[k].rounded(), 0), 255)) }
  }
}
