/// The loops over pixels: source-over of one colour or of a run of colours, wholly covered, covered
/// alike, or each by its mask byte.
///
/// Four pixels at a time, as many as a group of cells has, in two vectors of eight 16-bit numbers:
/// even bytes in one, odd bytes in the other, so that products fit without widening. Written as bit
/// casts between vector types, this compiles to the plain multiplications of SSE2 or NEON. The
/// rounding is that of `PixelMath`, to the last bit.
enum BlendKernels {
  private typealias Block = SIMD4<UInt32>
  private typealias Halves = SIMD8<UInt16>

  private static let step = 4

  // MARK: One colour

  /// Puts an opaque colour over wholly covered pixels.
  static func fill(_ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, with color: Pixel) {
    pixels.update(repeating: color, count: count)
  }

  /// Puts a colour, multiplied by the coverage already, over pixels that are covered alike.
  static func over(_ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, with color: Pixel) {
    let (low, high) = split(Block(repeating: color))
    let rest = Halves(repeating: UInt16(truncatingIfNeeded: 255 &- (color >> 24)))
    var i = 0
    while i &+ step <= count {
      let (lows, highs) = split(load(pixels + i))
      store(low &+ scale(lows, rest), high &+ scale(highs, rest), pixels + i)
      i &+= step
    }
    while i < count {
      pixels[i] = PixelMath.over(color, pixels[i])
      i &+= 1
    }
  }

  /// Puts a colour over pixels, each covered by its mask byte.
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

  // MARK: A run of colours

  /// Puts colours over pixels that are covered alike.
  static func over(
    _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, with colors: UnsafePointer<Pixel>,
    coverage: UInt8
  ) {
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

  /// Puts colours over pixels, each covered by its mask byte.
  static func over(
    _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, with colors: UnsafePointer<Pixel>,
    masks: UnsafePointer<UInt8>
  ) {
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
    let mask = Block(repeating: 0x00FF_00FF)
    return (
      unsafeBitCast(block & mask, to: Halves.self),
      unsafeBitCast((block &>> 8) & mask, to: Halves.self)
    )
  }

  @inline(__always)
  private static func store(_ low: Halves, _ high: Halves, _ pixels: UnsafeMutablePointer<Pixel>) {
    let block =
      unsafeBitCast(low, to: Block.self) | (unsafeBitCast(high, to: Block.self) &<< 8)
    UnsafeMutableRawPointer(pixels).storeBytes(of: block, as: Block.self)
  }

  /// Products as fractions of 255, rounded to nearest.
  @inline(__always)
  private static func scale(_ a: Halves, _ b: Halves) -> Halves {
    let x = a &* b &+ 128
    return (x &+ (x &>> 8)) &>> 8
  }

  /// Four mask bytes, each in both halves of its pixel.
  @inline(__always)
  private static func spread(_ masks: UnsafePointer<UInt8>) -> Halves {
    let wide = Block(UInt32(masks[0]), UInt32(masks[1]), UInt32(masks[2]), UInt32(masks[3]))
    return unsafeBitCast(wide | (wide &<< 16), to: Halves.self)
  }

  /// Puts a source, split and multiplied by its coverage, over four pixels.
  @inline(__always)
  private static func blend(
    _ low: Halves, _ high: Halves, _ pixels: UnsafeMutablePointer<Pixel>
  ) {
    let rest = Block(repeating: 255) &- (unsafeBitCast(high, to: Block.self) &>> 16)
    let factor = unsafeBitCast(rest | (rest &<< 16), to: Halves.self)
    let (lows, highs) = split(load(pixels))
    store(low &+ scale(lows, factor), high &+ scale(highs, factor), pixels)
  }
}
