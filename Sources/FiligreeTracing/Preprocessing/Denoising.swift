import FiligreePixels

extension CGImage {
  /// Returns the picture with small differences between neighbors averaged, and edges as they are.
  ///
  /// This is the sigma filter of J. Lee (1983): a pixel becomes the mean of those of the 5 × 5 around it that differ from it by no more than the level in any
  /// component, twice over. One that hardly any is like is a speck, and becomes the mean of the eight beside it. The same
  /// numbers on every machine.
  ///
  /// - Parameter level: The largest difference, in levels of 255; with 0, less, and NaN, the picture is as it was.
  /// - Returns: The picture, of 8 bits.
  package func denoised(level: Double) -> CGImage {
    guard level > 0, width > 0, height > 0 else { return self }
    let source = straight8()
    let threshold = Int32(min(level, 255).rounded(.up))
    var pixels = source.bytes
    for _ in 0..<2 {
      pixels = SigmaFilter(
        pixels: pixels, width: width, height: height, components: source.componentsPerPixel,
        threshold: threshold
      ).run()
    }
    return CGImage(
      width: width, height: height, components: source.componentsPerPixel, depth: 8,
      space: source.colorSpace,
      bytes: pixels)
  }
}

/// One pass over the pixels of a picture, which have up to four components of a byte.
private struct SigmaFilter {
  let pixels: [UInt8]
  let width: Int
  let height: Int
  let components: Int
  /// The largest difference of pixels that are averaged.
  let threshold: Int32

  /// How far around a pixel others are looked at.
  private static let reach = 2
  /// The fewest of the 24 around it that a pixel is like, unless it is a speck; one of a thin line has four.
  private static let fewestAlike = 2

  func run() -> [UInt8] {
    pixels.withUnsafeBufferPointer { pixels in
      [UInt8](unsafeUninitializedCapacity: pixels.count) { result, count in
        for y in 0..<height {
          for x in 0..<width {
            let sums = sums(pixels, x, y)
            let at = (y * width + x) * components
            for k in 0..<components {
              let mean = (sums.values[k] + sums.count / 2) / sums.count
              result.initializeElement(at: at + k, to: UInt8(truncatingIfNeeded: mean))
            }
          }
        }
        count = pixels.count
      }
    }
  }

  /// The sums of the components of the pixels that one is averaged with, itself among them, and their number.
  @inline(__always)
  private func sums(
    _ pixels: UnsafeBufferPointer<UInt8>, _ x: Int, _ y: Int
  ) -> (values: SIMD4<Int32>, count: Int32) {
    let own = pixel(pixels, x, y)
    var (alike, count): (SIMD4<Int32>, Int32) = (SIMD4(), 0)
    let (left, right) = (max(x - Self.reach, 0), min(x + Self.reach, width - 1))
    for row in max(y - Self.reach, 0)...min(y + Self.reach, height - 1) {
      for column in left...right {
        let other = pixel(pixels, column, row)
        let difference = other &- own
        guard max(difference.max(), -difference.min()) <= threshold else { continue }
        alike &+= other
        count += 1
      }
    }
    if count > Self.fewestAlike || width * height == 1 { return (alike, count) }
    (alike, count) = (SIMD4(), 0)
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) where row != y || column != x {
        alike &+= pixel(pixels, column, row)
        count += 1
      }
    }
    return (alike, count)
  }

  @inline(__always)
  private func pixel(_ pixels: UnsafeBufferPointer<UInt8>, _ x: Int, _ y: Int) -> SIMD4<Int32> {
    let at = (y * width + x) * components
    var value = SIMD4<Int32>()
    for k in 0..<components { value[k] = Int32(pixels[at + k]) }
    return value
  }
}
