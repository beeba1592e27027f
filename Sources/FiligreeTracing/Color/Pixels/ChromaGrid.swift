/// Where the samples of chroma lie in a picture that was stored with half as many of them across and down, as in most JPEGs.
///
/// Between samples a decoder interpolates. So every second difference of two neighbors is the mean of those on both sides of it,
/// which hardly happens in a drawing.
struct ChromaGrid {
  /// The fewest steep places that tell whether it was interpolated.
  private static let fewestPlaces = 32
  /// The least sum of the squares of three differences, one beside the other, at a steep place, in squared levels.
  private static let leastSteepness: Float = 300
  /// The largest jaggedness between two pixels of one sample, whose difference is then the mean of those on both sides of it.
  ///
  /// JPEGs of clip art, flags, gradients, shadows and lines have at most 0.03, sharp pictures that were none mostly 0.2 or more
  /// (`Benchmarks/tracing-set`).
  private static let mostJagged: Float = 0.05
  /// The same as a share of that between pixels of two samples, and the least that the latter is.
  private static let (mostJaggedShare, leastJagged): (Float, Float) = (0.35, 0.03)
  /// The least jaggedness of luma: in a soft picture chroma loses no more.
  private static let leastJaggedLuma: Float = 0.2
  /// Components at or next to the ends of their range may be cut off, and tell nothing.
  private static let unclipped: ClosedRange<UInt8> = 3...252
  /// About so many pixels are examined along rows, and as many down columns.
  private static let examinedPixels = 1 << 18

  /// How many pixels the first sample lies outside of the picture, across and down: 1 if one was cut off.
  let (left, top): (Int, Int)

  /// Nil if chroma was not interpolated, or too little tells.
  init?(of view: ColorView) {
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
    (self.left, self.top) = (left, top)
  }

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
      guard square > ChromaGrid.leastSteepness else { return }
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
      // The squares of the last three differences of a pixel from the one before, no less than those of luma and chroma.
      var squares = SIMD4<Int32>()
      // How many pixels in a row are not cut off.
      var whole = 0
      for i in 0..<count {
        let p = start + i * stride
        guard unclipped ~= p[0], unclipped ~= p[1], unclipped ~= p[2] else {
          whole = 0
          continue
        }
        if whole > 0 {
          let before = p - stride
          let red = Int32(p[0]) - Int32(before[0])
          let green = Int32(p[1]) - Int32(before[1])
          let blue = Int32(p[2]) - Int32(before[2])
          let square = red &* red &+ green &* green &+ blue &* blue
          squares = SIMD4(squares.y, squares.z, square, 0)
        }
        whole += 1
        guard whole >= 4, Float(squares.wrappedSum()) > leastSteepness else { continue }
        add(p - 3 * stride, stride, isOdd: i & 1 == 1)
      }
    }

    /// Adds four pixels in a row.
    private mutating func add(_ start: UnsafePointer<UInt8>, _ stride: Int, isOdd: Bool) {
      var (y, blue, red) = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>())
      for k in 0..<4 {
        let color = LumaChroma(start + k * stride)
        // Cb and Cr, but for half of their range.
        (y[k], blue[k], red[k]) = (color.luma, 0.564 * color.blue, 0.713 * color.red)
      }
      luma.add(y)
      if isOdd {
        chroma.odd.add(blue)
        chroma.odd.add(red)
      } else {
        chroma.even.add(blue)
        chroma.even.add(red)
      }
    }
  }
}

/// A color's luma (ITU-R BT.601), as JPEG has it, and what blue and red differ from it, in levels.
struct LumaChroma {
  var luma: Float
  var blue: Float
  var red: Float

  @inline(__always)
  init(red r: Float, green g: Float, blue b: Float) {
    luma = 0.299 * r + 0.587 * g + 0.114 * b
    (blue, red) = (b - luma, r - luma)
  }

  /// The color of the pixel at an address.
  @inline(__always)
  init(_ p: UnsafePointer<UInt8>) {
    self.init(red: Float(p[0]), green: Float(p[1]), blue: Float(p[2]))
  }

  /// Red, green and blue.
  @inline(__always)
  var components: SIMD3<Float> {
    SIMD3(luma + red, luma - (0.299 * red + 0.114 * blue) / 0.587, luma + blue)
  }
}
