/// Turns rows of pixels into rows of gray values.
struct LumaConverter<Sample: LumaSample> {
  /// Where the components lie.
  let layout: PixelLayout
  /// What shows through where the picture is transparent.
  let overWhite: Bool

  private var white: UInt32 { UInt32(Sample.max) }

  /// Converts `count` pixels; the source need not be aligned.
  func convert(_ source: UnsafeRawPointer, to target: UnsafeMutablePointer<Sample>, count: Int) {
    if Sample.bitWidth == 8, layout.stride == 4 {
      convert(WordPixel(source: source, layout: layout), to: target, count: count)
    } else {
      convert(Pixel(source: source, layout: layout), to: target, count: count)
    }
  }

  @inline(__always)
  private func convert(
    _ pixel: some LumaPixel, to target: UnsafeMutablePointer<Sample>, count: Int
  ) {
    switch layout.opacity {
    case .opaque:
      for i in 0..<count {
        target[i] = Sample(truncatingIfNeeded: pixel.luma(i))
      }
    case .premultiplied:
      for i in 0..<count {
        // A color that is larger than its opacity is not a color; it must not wrap round either.
        let under = overWhite ? white &- pixel.alpha(i) : 0
        target[i] = Sample(truncatingIfNeeded: min(white, pixel.luma(i) &+ under))
      }
    case .straight:
      for i in 0..<count {
        let alpha = pixel.alpha(i)
        let under = overWhite ? white &* (white &- alpha) : 0
        let sum = pixel.luma(i) &* alpha &+ under
        // Both products together stay below white squared, and the half that rounds fits in what
        // 2^32 leaves above 65535 squared.
        target[i] = Sample(truncatingIfNeeded: (sum &+ white / 2) / white)
      }
    case .mask:
      for i in 0..<count {
        let alpha = pixel.alpha(i)
        target[i] = Sample(truncatingIfNeeded: overWhite ? white &- alpha : alpha)
      }
    }
  }

  /// The components of a row's pixels, of any layout.
  private struct Pixel: LumaPixel {
    let source: UnsafeRawPointer
    let stride: Int
    let red: Int
    let green: Int
    let blue: Int
    let opacity: Int
    let isBigEndian: Bool

    init(source: UnsafeRawPointer, layout: PixelLayout) {
      let size = MemoryLayout<Sample>.size
      self.source = source
      stride = layout.stride &* size
      red = layout.red &* size
      green = layout.green &* size
      blue = layout.blue &* size
      opacity = layout.alpha &* size
      isBigEndian = layout.isBigEndian
    }

    @inline(__always)
    private func load(_ offset: Int) -> UInt32 {
      let value = source.loadUnaligned(fromByteOffset: offset, as: Sample.self)
      return UInt32(truncatingIfNeeded: isBigEndian ? value.bigEndian : value)
    }

    @inline(__always)
    func alpha(_ i: Int) -> UInt32 { load(i &* stride &+ opacity) }

    @inline(__always)
    func luma(_ i: Int) -> UInt32 {
      let at = i &* stride
      return weightedLuma(load(at &+ red), load(at &+ green), load(at &+ blue))
    }
  }
}

/// What a converter asks of a row of pixels.
private protocol LumaPixel {
  /// The opacity of the `i`th pixel.
  func alpha(_ i: Int) -> UInt32
  /// The gray value of the `i`th pixel, its opacity aside.
  func luma(_ i: Int) -> UInt32
}

/// Four components of 8 bits, loaded as one word: loops over these vectorise.
private struct WordPixel: LumaPixel {
  let source: UnsafeRawPointer
  let red: UInt32
  let green: UInt32
  let blue: UInt32
  let opacity: UInt32

  init(source: UnsafeRawPointer, layout: PixelLayout) {
    self.source = source
    red = UInt32(layout.red &* 8)
    green = UInt32(layout.green &* 8)
    blue = UInt32(layout.blue &* 8)
    opacity = UInt32(layout.alpha &* 8)
  }

  @inline(__always)
  private func load(_ i: Int) -> UInt32 {
    source.loadUnaligned(fromByteOffset: i &* 4, as: UInt32.self).littleEndian
  }

  @inline(__always)
  func alpha(_ i: Int) -> UInt32 { (load(i) &>> opacity) & 255 }

  @inline(__always)
  func luma(_ i: Int) -> UInt32 {
    let word = load(i)
    return weightedLuma(
      (word &>> red) & 255, (word &>> green) & 255, (word &>> blue) & 255)
  }
}

/// Y' of R'G'B' by BT.601's weights, times 2^16.
///
/// They sum to 2^16, so gray stays what it is, and 16-bit components just fit in 32 bits.
@inline(__always)
private func weightedLuma(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
  (red &* 19595 &+ green &* 38470 &+ blue &* 7471 &+ 32768) >> 16
}
