import FiligreeBase

/// Finds whether a picture's chroma was stored at half of the resolution, as JPEG mostly stores it, and makes it as sharp as luma.
///
/// A thin line has its own luma, and chroma that its surroundings share: it comes out gray, or in the color of
/// something else. But chroma and luma that are equally blurred go together: over a few pixels chroma is nearly a linear function of
/// luma. What luma loses by that blur tells, by the slope of this function, what chroma has lost. Video players
/// predict chroma from luma so.
///
/// It was interpolated if every second difference of two neighbors is the mean of those on both sides, which no drawing is.
struct SubsampledChroma {
  /// The fewest steep places that tell whether it was interpolated.
  private static let fewestPlaces = 32
  /// The least sum of the squares of three differences, one beside the other, at a steep place, in squared levels.
  private static let leastSteepness: Float = 300
  /// The largest jaggedness between two pixels of one sample, whose difference is then the mean of those on both sides of it.
  ///
  /// JPEGs of clip art, flags, gradients, shadows and lines have at most 0.03, pictures that were none 0.2 or more, if they are not soft
  /// (`Benchmarks/tracing-set`).
  private static let mostJagged: Float = 0.05
  /// The same as a share of that between pixels of two samples, and the least that this is.
  private static let (mostJaggedShare, leastJagged): (Float, Float) = (0.35, 0.03)
  /// The least jaggedness of luma: in a soft picture chroma loses no more.
  private static let leastJaggedLuma: Float = 0.2
  /// Components at or next to the ends of their range may be cut off, and tell nothing.
  private static let unclipped: ClosedRange<UInt8> = 3...252
  /// About so many pixels are examined.
  private static let examinedPixels = 1 << 18
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
  /// How many pixels the first sample lies outside of the picture, across and down: 1 if one was cut off.
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

  // MARK: - Whether it is subsampled

  /// How jagged a component is at its steep places: the sum of the squares of its third differences there over that of its
  /// first ones.
  private struct Jaggedness {
    private var (third, first): (Float, Float) = (0, 0)
    private(set) var places = 0

    var value: Float { first > 0 ? third / first : 0 }

    /// Adds four values in a row.
    @inline(__always)
    mutating func add(_ values: SIMD4<Float>) {
      let (a, b, c) = (values.y - values.x, values.z - values.y, values.w - values.z)
      let square = a * a + b * b + c * c
      guard square > SubsampledChroma.leastSteepness else { return }
      let jag = c - 2 * b + a
      third += jag * jag
      first += square
      places += 1
    }
  }

  /// What rows or columns tell of a picture.
  private struct Lines {
    var luma = Jaggedness()
    /// Where the second of four pixels has an even place, and an odd one.
    var chroma = (even: Jaggedness(), odd: Jaggedness())

    var places: Int { chroma.even.places + chroma.odd.places }

    /// How many pixels the first sample lies outside of the picture; nil if chroma was not interpolated.
    var phase: Int? {
      // Too few to tell: the other direction does.
      guard places >= fewestPlaces / 2 else { return 0 }
      let all = [chroma.even, chroma.odd]
      // Level and upright edges, as of cards, may lie where only one of both tells something.
      let told = all.indices.filter { all[$0].places >= fewestPlaces / 4 }
      guard let own = told.min(by: { all[$0].value < all[$1].value }),
        all[own].value <= mostJagged, luma.value >= leastJaggedLuma
      else { return nil }
      if told.count == 2 {
        let other = all[1 - own].value
        guard other >= leastJagged, all[own].value <= mostJaggedShare * other else { return nil }
      }
      return own
    }

    /// Adds a row or a column: `count` pixels from an address on, a number of bytes apart.
    mutating func add(_ start: UnsafePointer<UInt8>, _ count: Int, _ stride: Int) {
      var (y, blue, red) = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>())
      // How many pixels in a row are not cut off.
      var whole = 0
      for i in 0..<count {
        let p = start + i * stride
        guard unclipped ~= p[0], unclipped ~= p[1], unclipped ~= p[2] else {
          whole = 0
          continue
        }
        let own = ycc(p)
        func shift(_ values: inout SIMD4<Float>, _ new: Float) {
          values = SIMD4(values.y, values.z, values.w, new)
        }
        shift(&y, own.x)
        // Cb and Cr, but for half of their range.
        shift(&blue, 0.564 * own.y)
        shift(&red, 0.713 * own.z)
        whole += 1
        guard whole >= 4 else { continue }
        luma.add(y)
        if i & 1 == 0 {
          chroma.even.add(blue)
          chroma.even.add(red)
        } else {
          chroma.odd.add(blue)
          chroma.odd.add(red)
        }
      }
    }
  }

  /// Nil if chroma is not subsampled.
  private init?(_ view: ColorView) {
    var (rows, columns) = (Lines(), Lines())
    let step = max(view.width * view.height / Self.examinedPixels, 1)
    for y in stride(from: 0, to: view.height, by: step) {
      rows.add(view.row(y), view.width, view.stride)
    }
    for x in stride(from: 0, to: view.width, by: step) {
      columns.add(view.base + x * view.stride, view.height, view.width * view.stride)
    }
    guard rows.places + columns.places >= Self.fewestPlaces, let left = rows.phase,
      let top = columns.phase
    else { return nil }
    (self.view, self.left, self.top) = (view, left, top)
    (width, height) = ((view.width + left + 1) / 2, (view.height + top + 1) / 2)
    samples = Array(repeating: .zero, count: Self.keptRows * (width + 2 * Self.reach))
  }

  /// The luma of a pixel (ITU-R BT.601), and blue and red less it.
  @inline(__always)
  private static func ycc(_ p: UnsafePointer<UInt8>) -> SIMD4<Float> {
    ycc(Float(p[0]), Float(p[1]), Float(p[2]))
  }

  @inline(__always)
  private static func ycc(_ r: Float, _ g: Float, _ b: Float) -> SIMD4<Float> {
    let y = 0.299 * r + 0.587 * g + 0.114 * b
    return SIMD4(y, b - y, r - y, 0)
  }

  // MARK: - Sharper chroma

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
        samples[start &+ i] = Self.ycc(mean(0), mean(1), mean(2))
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
    let own = Self.ycc(view.row(y) + x * view.stride)
    let lost = own.x - (0.75 * near + 0.25 * far)
    let blue = own.x + own.y + slopes.x * lost
    let red = own.x + own.z + slopes.y * lost
    let green = (own.x - 0.299 * red - 0.114 * blue) / 0.587
    let place = (y * view.width + x) * view.stride
    func byte(_ value: Float) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }
    bytes[place] = byte(red)
    bytes[place + 1] = byte(green)
    bytes[place + 2] = byte(blue)
  }
}
