import FiligreePixels

/// A picture's pixels as premultiplied sRGB of 8 bits a component, in place if they are stored so.
struct ColorPlane {
  /// Pixels in a row.
  let width: Int
  /// Number of rows.
  let height: Int
  /// Bytes from one pixel to the next: 3 without opacity, 4 with.
  let stride: Int
  /// The rows, without gaps.
  let bytes: [UInt8]
  /// Whether any pixel is less than opaque.
  let hasAlpha: Bool

  /// The pixels of `image`: read in place if they are RGB, or RGBA that is opaque or premultiplied.
  init(_ image: CGImage) {
    width = image.width
    height = image.height
    let isPlain =
      image.isCanonical && image.bitsPerComponent == 8 && image.componentsPerPixel >= 3
      && image.colorSpace?.kind != .displayP3
    if isPlain, image.componentsPerPixel == 3 {
      (stride, bytes, hasAlpha) = (3, image.bytes, false)
      return
    }
    if isPlain, Self.isOpaque(image.bytes) {
      (stride, bytes, hasAlpha) = (4, image.bytes, false)
      return
    }
    let converted = image.premultipliedSRGB8()
    (stride, bytes, hasAlpha) = (4, converted, !Self.isOpaque(converted))
  }

  init(width: Int, height: Int, stride: Int, bytes: [UInt8], hasAlpha: Bool) {
    (self.width, self.height, self.stride) = (width, height, stride)
    (self.bytes, self.hasAlpha) = (bytes, hasAlpha)
  }

  private static func isOpaque(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var i = 3
      while i < bytes.count {
        if bytes[i] != 255 { return false }
        i += 4
      }
      return true
    }
  }

  /// Calls `body` with the pixels in memory.
  func withView<Result, Failure: Error>(
    _ body: (ColorView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer { (buffer) throws(Failure) -> Result in
      // A picture has at least one pixel: there is a base address.
      try body(
        ColorView(
          base: buffer.baseAddress!, width: width, height: height, stride: stride,
          hasAlpha: hasAlpha))
    }
  }
}

/// Premultiplied pixels in memory; valid while `ColorPlane.withView` runs.
struct ColorView {
  /// The first row.
  let base: UnsafePointer<UInt8>
  /// Pixels in a row.
  let width: Int
  /// Number of rows.
  let height: Int
  /// Bytes from one pixel to the next.
  let stride: Int
  /// Whether the fourth byte is an opacity.
  let hasAlpha: Bool

  /// The first pixel of row `y`.
  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt8> { base + y &* width &* stride }

  /// The color of a pixel, its opacity last, 0…255.
  @inline(__always)
  func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    color(at: base + (y &* width &+ x) &* stride)
  }

  /// The color of the pixel at an address.
  @inline(__always)
  func color(at p: UnsafePointer<UInt8>) -> SIMD4<Float> {
    SIMD4(Float(p[0]), Float(p[1]), Float(p[2]), hasAlpha ? Float(p[3]) : 255)
  }

  /// A pixel in one number: red in the lowest byte, opacity in the highest.
  @inline(__always)
  func packed(_ p: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(p[0]) | UInt32(p[1]) << 8 | UInt32(p[2]) << 16
      | (hasAlpha ? UInt32(p[3]) << 24 : 0xFF00_0000)
  }
}

/// Visits the pixels within `reach` of (`x`, `y`) in both directions except itself, ring by ring, the
/// nearest first.
@inline(__always)
func forEachAround(_ x: Int, _ y: Int, reach: Int, _ body: (_ x: Int, _ y: Int) -> Void) {
  for ring in 1...reach {
    for d in -ring...ring {
      body(x + d, y - ring)
      body(x + d, y + ring)
    }
    for d in (1 - ring)..<ring {
      body(x - ring, y + d)
      body(x + ring, y + d)
    }
  }
}
