/// A pixel: premultiplied sRGB, 8 bits each, red in the lowest byte and so first in memory.
typealias Pixel = UInt32

/// Arithmetic on bytes that stand for 0…1.
enum PixelMath {
  /// The product of two bytes as fractions of 255, rounded to nearest.
  ///
  /// `x + 128 + ((x + 128) >> 8)) >> 8` is x/255 rounded, exactly, for every x up to 255·255.
  @inline(__always)
  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let x = UInt32(a) &* UInt32(b) &+ 128
    return UInt8(truncatingIfNeeded: (x &+ (x >> 8)) >> 8)
  }

  /// All four bytes of `pixel` multiplied with `factor`, two at a time.
  @inline(__always)
  static func multiply(_ pixel: Pixel, _ factor: UInt8) -> Pixel {
    let (low, high) = (pixel & 0x00FF_00FF, (pixel >> 8) & 0x00FF_00FF)
    let factor = UInt32(factor)
    // At most 255·255 + 128 + 254 in each half: nothing carries from one into the other.
    let a = low &* factor &+ 0x0080_0080
    let b = high &* factor &+ 0x0080_0080
    let lows = ((a &+ ((a >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    let highs = (b &+ ((b >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return lows | highs
  }

  /// `source` over `backdrop`.
  ///
  /// Premultiplied bytes never exceed their opacity, so the sum never exceeds 255.
  @inline(__always)
  static func over(_ source: Pixel, _ backdrop: Pixel) -> Pixel {
    source &+ multiply(backdrop, UInt8(truncatingIfNeeded: 255 &- (source >> 24)))
  }
}
