/// Turns rows of pixels into rows of grey values.
struct LumaConverter<Sample: LumaSample> {
  /// Where the components lie.
  let layout: PixelLayout
  /// What shows through where the picture is transparent.
  let overWhite: Bool

  private var white: UInt32 { UInt32(Sample.max) }

  /// Converts `count` pixels; the source need not be aligned.
  func convert(_ source: UnsafeRawPointer, to target: UnsafeMutablePointer<Sample>, count: Int) {
    let pixel = Pixel(source: source, layout: layout)
    switch layout.opacity {
    case .opaque:
      for i in 0..<count {
        target[i] = Sample(truncatingIfNeeded: pixel.luma(i))
      }
    case .premultiplied:
      for i in 0..<count {
        // A colour that is larger than its opacity is not a colour; it must not wrap round either.
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

  /// The components of a row's pixels.
  private struct Pixel {
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

    /// The weights are BT.601's times 2^16; they sum to 2^16, so grey stays what it is, and 16-bit
    /// components just fit in 32 bits.
    @inline(__always)
    func luma(_ i: Int) -> UInt32 {
      let at = i &* stride
      let sum = load(at &+ red) &* 19595 &+ load(at &+ green) &* 38470 &+ load(at &+ blue) &* 7471
      return (sum &+ 32768) >> 16
    }
  }
}
