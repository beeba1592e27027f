import CFiligreeRaster

/// The loops over pixels: source-over of one color or of a run of colors, wholly covered, covered
/// alike, or each by its mask byte.
///
/// Four pixels at a time, in two vectors of eight 16-bit numbers: even bytes in one, odd bytes in the
/// other, so that products fit without widening. Written as bit casts between vector types, this
/// compiles to the plain multiplications of SSE2 or NEON. The rounding is that of `PixelMath`, to the
/// last bit.
enum BlendKernels {
  typealias Block = SIMD4<UInt32>
  typealias Halves = SIMD8<UInt16>

  private static let step = 4

  // MARK: One color

  /// Puts an opaque color over wholly covered pixels.
  @inline(__always)
  static func fill(_ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, with color: Pixel) {
    let block = Block(repeating: color)
    var i = 0
    while i &+ 2 &* step <= count {
      store(block, pixels + i)
      store(block, pixels + (i &+ step))
      i &+= 2 &* step
    }
    while i < count {
      pixels[i] = color
      i &+= 1
    }
  }

  /// Sets rows of pixels, `stride` apart, to a color.
  ///
  /// White, black and clear are one byte over and over: memory is then set without being read first,
  /// which on large pages takes half the time.
  static func clear(
    _ pixels: UnsafeMutablePointer<Pixel>, width: Int, rows: Int, stride: Int, to color: Pixel
  ) {
    let byte = UInt8(truncatingIfNeeded: color)
    let isUniform = color == Pixel(byte) &* 0x0101_0101
    let raw = UnsafeMutableRawPointer(pixels)
    if isUniform, stride == width {
      raw.initializeMemory(as: UInt8.self, repeating: byte, count: width &* rows &* 4)
      return
    }
    for row in 0..<rows {
      if isUniform {
        (raw + row &* stride &* 4).initializeMemory(
          as: UInt8.self, repeating: byte, count: width &* 4)
      } else {
        fill(pixels + row &* stride, width, with: color)
      }
    }
  }

  /// Sets rows of pixels, `stride` apart, to a color, past the cache where the processor can: for what
  /// nobody reads soon, which on large pages takes half the time.
  static func stream(
    _ pixels: UnsafeMutablePointer<Pixel>, width: Int, rows: Int, stride: Int, to color: Pixel
  ) {
    let isDone = filigree_stream(
      pixels, Int32(truncatingIfNeeded: width), Int32(truncatingIfNeeded: rows), Int64(stride),
      color)
    if !isDone { clear(pixels, width: width, rows: rows, stride: stride, to: color) }
  }

  /// Puts a color, multiplied by the coverage already, over pixels that are covered alike.
  static func over(_ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, with color: Pixel) {
    let (low, high) = split(Block(repeating: color))
    let rest = Halves(repeating: UInt16(truncatingIfNeeded: 255 &- (color >> 24)))
    // The color as so many 255ths: to add it before dividing comes to the same.
    let (lowSum, highSum) = (low &* 255 &+ 128, high &* 255 &+ 128)
    var i = 0
    while i &+ step <= count {
      let (lows, highs) = split(load(pixels + i))
      store(divide(lows &* rest &+ lowSum), divide(highs &* rest &+ highSum), pixels + i)
      i &+= step
    }
    while i < count {
      pixels[i] = PixelMath.over(color, pixels[i])
      i &+= 1
    }
  }

  /// Puts a color over pixels, each covered by its mask byte.
  static func over(
    _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, with color: Pixel,
    masks: UnsafePointer<UInt8>
  ) {
    let (low, high) = split(Block(repeating: color))
    var i = 0
    while i &+ step <= count {
      let mask = spread(masks + i)
      blend(scale(low, mask), scale(high, mask), pixels + i)
      i &+= step
    }
    while i < count {
      pixels[i] = PixelMath.over(PixelMath.multiply(color, masks[i]), pixels[i])
      i &+= 1
    }
  }

  // MARK: A run of colors

  /// Puts colors over pixels that are covered alike.
  static func over(
    _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, with colors: UnsafePointer<Pixel>,
    coverage: UInt8
  ) {
    if filigree_over_colors(pixels, Int32(truncatingIfNeeded: count), colors, coverage) { return }
    if coverage == 255 {
      over(pixels, count, with: colors)
      return
    }
    let mask = Halves(repeating: UInt16(coverage))
    var i = 0
    while i &+ step <= count {
      let (low, high) = split(load(colors + i))
      blend(scale(low, mask), scale(high, mask), pixels + i)
      i &+= step
    }
    while i < count {
      pixels[i] = PixelMath.over(PixelMath.multiply(colors[i], coverage), pixels[i])
      i &+= 1
    }
  }

  /// Puts colors over pixels that are wholly covered.
  private static func over(
    _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, with colors: UnsafePointer<Pixel>
  ) {
    var i = 0
    while i &+ step <= count {
      let (low, high) = split(load(colors + i))
      blend(low, high, pixels + i)
      i &+= step
    }
    while i < count {
      pixels[i] = PixelMath.over(colors[i], pixels[i])
      i &+= 1
    }
  }

  /// Puts colors over pixels, each covered by its mask byte.
  static func over(
    _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, with colors: UnsafePointer<Pixel>,
    masks: UnsafePointer<UInt8>
  ) {
    if filigree_over_colors_masked(pixels, Int32(truncatingIfNeeded: count), colors, masks) {
      return
    }
    var i = 0
    while i &+ step <= count {
      let mask = spread(masks + i)
      let (low, high) = split(load(colors + i))
      blend(scale(low, mask), scale(high, mask), pixels + i)
      i &+= step
    }
    while i < count {
      pixels[i] = PixelMath.over(PixelMath.multiply(colors[i], masks[i]), pixels[i])
      i &+= 1
    }
  }

  // MARK: Blocks of four pixels

  @inline(__always)
  private static func load(_ pixels: UnsafePointer<Pixel>) -> Block {
    UnsafeRawPointer(pixels).loadUnaligned(as: Block.self)
  }

  /// Even and odd bytes, each in 16 bits.
  @inline(__always)
  private static func split(_ block: Block) -> (low: Halves, high: Halves) {
    let bytes = unsafeBitCast(block, to: Halves.self)
    return (bytes & 0xFF, bytes &>> 8)
  }

  @inline(__always)
  static func store(_ low: Halves, _ high: Halves, _ pixels: UnsafeMutablePointer<Pixel>) {
    store(unsafeBitCast(low | (high &<< 8), to: Block.self), pixels)
  }

  @inline(__always)
  static func store(_ block: Block, _ pixels: UnsafeMutablePointer<Pixel>) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: block, as: Block.self)
  }

  /// Products as fractions of 255, rounded to nearest.
  @inline(__always)
  private static func scale(_ a: Halves, _ b: Halves) -> Halves {
    divide(a &* b &+ 128)
  }

  /// 255ths, to which a half was added, as whole numbers.
  ///
  /// The (t + t/256)/256 of `PixelMath` is t·257/65536: the upper half of one more product.
  @inline(__always)
  private static func divide(_ sums: Halves) -> Halves {
    var quotients = Halves()
    // Lane by lane: the conversion between vectors of the standard library is a call, while this
    // becomes the one instruction for it.
    for i in 0..<8 {
      quotients[i] = UInt16(truncatingIfNeeded: (UInt32(sums[i]) &* 257) >> 16)
    }
    return quotients
  }

  /// Four mask bytes, each in both halves of its pixel.
  @inline(__always)
  private static func spread(_ masks: UnsafePointer<UInt8>) -> Halves {
    let wide = Block(UInt32(masks[0]), UInt32(masks[1]), UInt32(masks[2]), UInt32(masks[3]))
    return unsafeBitCast(wide | (wide &<< 16), to: Halves.self)
  }

  /// Puts a source, split and multiplied by its coverage, over four pixels.
  @inline(__always)
  static func blend(_ low: Halves, _ high: Halves, _ pixels: UnsafeMutablePointer<Pixel>) {
    let rest = Block(repeating: 255) &- (unsafeBitCast(high, to: Block.self) &>> 16)
    let factor = unsafeBitCast(rest | (rest &<< 16), to: Halves.self)
    let (lows, highs) = split(load(pixels))
    store(low &+ scale(lows, factor), high &+ scale(highs, factor), pixels)
  }
}
