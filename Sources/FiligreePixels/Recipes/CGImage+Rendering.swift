import Foundation

/// Pictures of light, as recipes make them, in the formats that a `CIContext` renders.
extension CGImage {
  /// 8 bits a component in an RGB space, premultiplied, rounded to the nearest; what the space has not is clipped.
  package func premultiplied8(in space: CGColorSpace) -> CGImage {
    CGImage(
      width: width, height: height, components: 4, depth: 8, space: space, isPremultiplied: true,
      bytes: space == .sRGBSpace ? premultipliedSRGB8() : numbers8(in: space))
  }

  private func numbers8(in space: CGColorSpace) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for pixel in Self.numbers(ofLight: linearPixels(), in: space) {
      let alpha = min(max(pixel.w, 0), 1)
      for i in 0..<3 { bytes.append(UInt8(min(max(pixel[i], 0), alpha) * 255 + 0.5)) }
      bytes.append(UInt8(alpha * 255 + 0.5))
    }
    return bytes
  }

  /// Floating-point numbers of 32 bits in an RGB space, premultiplied; cut to 0…1 unless the space is an extended one.
  package func floats(in space: CGColorSpace) -> CGImage {
    var pixels = Self.numbers(ofLight: linearPixels(), in: space)
    if !space.isExtended {
      pixels = pixels.map { $0.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: $0.w)) }
    }
    return CGImage(width: width, height: height, floats: pixels, space: space)
  }

  /// A picture of RGBA of 8 bits, premultiplied, as blue, green, red and opacity in memory.
  package func bgra8() -> CGImage {
    var bytes = bytes
    for i in stride(from: 0, to: bytes.count - 3, by: 4) { bytes.swapAt(i, i + 2) }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, componentsPerPixel: 4,
      bytesPerRow: bytesPerRow, space: colorSpace,
      bitmapInfo: CGBitmapInfo(
        rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue), bytes: bytes)
  }
}
