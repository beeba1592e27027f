import FiligreeBase

/// Finds whether a picture's chroma was stored at half of the resolution, as JPEG mostly stores it, and makes it as sharp as luma.
///
/// A thin line has its own luma, and chroma that its surroundings share: it comes out gray, or in the color of
/// something else. But chroma and luma that are equally blurred go together: over a few pixels chroma is nearly a linear function of
/// luma. What luma loses by that blur tells, by the slope of this function, what chroma has lost. Video players
/// predict chroma from luma so.
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
  /// The variance of luma, in squared levels, at which its slope is believed by half.
  private static let variance: Float = 60
  /// The most that a level of luma changes the difference of red or blue from it: colors have no steeper ones.
  private static let mostSlope: Float = 3

  private let view: ColorView
  /// How many pixels the first sample lies outside of the picture, across and down: 1 if one was cut off.
  private let (left, top): (Int, Int)
  /// Samples across and down.
  private let (width, height): (Int, Int)
  /// The means of 2 × 2 pixels: luma, blue and red less luma, and luma as blurred as these are.
  private var samples: [SIMD4<Float>] = []

  /// The picture with sharper chroma; nil if chroma is as sharp as luma, or there is none.
  static func sharpened(_ plane: ColorPlane) -> ColorPlane? {
    guard !plane.hasAlpha, plane.width > 3, plane.height > 3 else { return nil }
    return plane.withView { SubsampledChroma($0)?.sharpened() }
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
      let (even, odd) = (chroma.even.value, chroma.odd.value)
      let (low, high) = (min(even, odd), max(even, odd))
      guard low <= mostJagged, low <= mostJaggedShare * high, high >= leastJagged,
        luma.value >= leastJaggedLuma
      else { return nil }
      return even <= odd ? 0 : 1
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
    sample()
  }

  /// The luma of a pixel (ITU-R BT.601), and blue and red less it.
  @inline(__always)
  private static func ycc(_ p: UnsafePointer<UInt8>) -> SIMD4<Float> {
    let (r, g, b) = (Float(p[0]), Float(p[1]), Float(p[2]))
    let y = 0.299 * r + 0.587 * g + 0.114 * b
    return SIMD4(y, b - y, r - y, 0)
  }

  // MARK: - Sharper chroma

  private mutating func sample() {
    samples.reserveCapacity(width * height)
    for j in 0..<height {
      let upper = view.row(max(2 * j - top, 0))
      let lower = view.row(min(2 * j + 1 - top, view.height - 1))
      for i in 0..<width {
        let a = max(2 * i - left, 0) * view.stride
        let b = min(2 * i + 1 - left, view.width - 1) * view.stride
        let sum =
          Self.ycc(upper + a) + Self.ycc(upper + b) + Self.ycc(lower + a) + Self.ycc(lower + b)
        samples.append(sum / 4)
      }
    }
    blurLuma()
  }

  /// The place of a sample; those at the edges go on.
  @inline(__always)
  private func index(_ i: Int, _ j: Int) -> Int {
    min(max(j, 0), height - 1) * width + min(max(i, 0), width - 1)
  }

  /// Blurs luma as chroma is blurred when it is interpolated and taken from there again.
  private mutating func blurLuma() {
    func blurred(_ before: Float, _ own: Float, _ after: Float) -> Float {
      (before + 6 * own + after) / 8
    }
    for j in 0..<height {
      for i in 0..<width {
        samples[index(i, j)].w = blurred(
          samples[index(i - 1, j)].x, samples[index(i, j)].x, samples[index(i + 1, j)].x)
      }
    }
    for i in 0..<width {
      var before = samples[index(i, 0)].w
      for j in 0..<height {
        let own = samples[index(i, j)].w
        samples[index(i, j)].w = blurred(before, own, samples[index(i, j + 1)].w)
        before = own
      }
    }
  }

  /// Luma, and by how much blue and red less it change with it, for a row of samples.
  private func slopes(_ j: Int) -> [SIMD4<Float>] {
    // Luma, its square, both differences, and their products with luma, summed down the columns.
    let columns = (0..<width).map { i in
      (-Self.reach...Self.reach).reduce(SIMD8<Float>.zero) { sum, step in
        let s = samples[index(i, j + step)]
        return sum + SIMD8(s.w, s.w * s.w, s.y, s.z, s.w * s.y, s.w * s.z, 0, 0)
      }
    }
    let side = Float(2 * Self.reach + 1)
    return (0..<width).map { i in
      let mean =
        (-Self.reach...Self.reach).reduce(SIMD8<Float>.zero) {
          $0 + columns[min(max(i + $1, 0), width - 1)]
        } / (side * side)
      let variance = max(mean[1] - mean[0] * mean[0], 0) + Self.variance
      let slopes = SIMD2(mean[4] - mean[0] * mean[2], mean[5] - mean[0] * mean[3]) / variance
      let limited = slopes.clamped(
        lowerBound: SIMD2(repeating: -Self.mostSlope), upperBound: SIMD2(repeating: Self.mostSlope))
      return SIMD4(samples[index(i, j)].x, limited.x, limited.y, 0)
    }
  }

  private func sharpened() -> ColorPlane {
    let stride = view.stride
    let bytes = [UInt8](unsafeUninitializedCapacity: view.width * view.height * stride) {
      bytes, count in
      guard let base = bytes.baseAddress else { return }
      var (before, own) = (slopes(0), slopes(0))
      for j in 0..<height {
        let after = j + 1 < height ? slopes(j + 1) : own
        for (y, other) in [(2 * j - top, before), (2 * j + 1 - top, after)]
        where y >= 0 && y < view.height {
          let row = zip(own, other).map { 0.75 * $0 + 0.25 * $1 }
          write(row, y, to: base + y * view.width * stride)
        }
        (before, own) = (own, after)
      }
      count = view.width * view.height * stride
    }
    return ColorPlane(
      width: view.width, height: view.height, stride: stride, bytes: bytes, hasAlpha: false)
  }

  /// Writes the pixels of a row, whose luma and slopes at the samples are given.
  private func write(_ row: [SIMD4<Float>], _ y: Int, to out: UnsafeMutablePointer<UInt8>) {
    for x in 0..<view.width {
      let i = (x + left) / 2
      let next = (x + left) & 1 == 0 ? max(i - 1, 0) : min(i + 1, width - 1)
      let soft = 0.75 * row[i] + 0.25 * row[next]
      let p = x * view.stride
      let own = Self.ycc(view.row(y) + p)
      let lost = own.x - soft.x
      let blue = own.x + own.y + soft.y * lost
      let red = own.x + own.z + soft.z * lost
      let green = (own.x - 0.299 * red - 0.114 * blue) / 0.587
      func byte(_ value: Float) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }
      out[p] = byte(red)
      out[p + 1] = byte(green)
      out[p + 2] = byte(blue)
      if view.stride == 4 { out[p + 3] = 255 }
    }
  }
}
