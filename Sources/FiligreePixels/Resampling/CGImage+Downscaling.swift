extension CGImage {
  /// The picture shrunk so that neither side is longer than `maximumDimension`, by exact area means.
  ///
  /// The longer side becomes `maximumDimension`, the other keeps the proportion, rounded to the
  /// nearest pixel and at least 1. A picture that is small enough is returned as it is. Means are of
  /// the stored numbers (gamma-encoded, as browsers and Core Graphics do), of colors multiplied by
  /// their opacity: what is transparent has no color to give. Nothing rings: a result lies between
  /// the least and the largest value that it covers.
  ///
  /// - Parameter maximumDimension: Pixels; values below 1 count as 1.
  /// - Returns: A picture of the same components, depth and color space.
  public func downscaled(toMaximumDimension maximumDimension: Int) -> CGImage {
    let most = max(1, maximumDimension)
    let longer = max(width, height)
    guard longer > most else { return self }
    let shorter = min(width, height)
    // Full width: the product of two sides may pass 64 bits.
    let scaled = shorter.multipliedFullWidth(by: most)
    let (sum, carry) = scaled.low.addingReportingOverflow(UInt(longer) / 2)
    let high = scaled.high + (carry ? 1 : 0)
    let proportional = max(1, longer.dividingFullWidth((high, sum)).quotient)
    return width >= height
      ? downscaled(width: most, height: proportional)
      : downscaled(width: proportional, height: most)
  }

  /// The picture shrunk to a size of 1…`width` × 1…`height`, as `downscaled(toMaximumDimension:)`.
  package func downscaled(width newWidth: Int, height newHeight: Int) -> CGImage {
    let source = canonical()
    let resampler = AreaResampler(
      sourceWidth: width, sourceHeight: height, width: newWidth, height: newHeight)
    let channels = source.componentsPerPixel
    let isStraight = source.hasAlpha && !source.isPremultiplied && channels > 1
    func image(depth: Int, isPremultiplied: Bool, _ bytes: [UInt8]) -> CGImage {
      CGImage(
        width: newWidth, height: newHeight, components: channels, depth: depth,
        space: source.colorSpace, isPremultiplied: isPremultiplied, bytes: bytes)
    }
    switch (source.bitsPerComponent, isStraight) {
    case (8, false):
      return image(
        depth: 8, isPremultiplied: source.isPremultiplied,
        resampler.resample(source.bytes, channels: channels))
    case (8, true):
      let products = source.resampledProducts(resampler, channels)
      return image(
        depth: 8, isPremultiplied: false, Self.quotients(products, channels: channels))
    default:
      let words = source.resampledWords(resampler, channels, multiplies: isStraight)
      let shrunk = image(
        depth: 16, isPremultiplied: source.hasAlpha, words.withUnsafeBytes { [UInt8]($0) })
      return isStraight ? shrunk.straight() : shrunk
    }
  }

  /// Means of colors times opacity, and of opacity times 255, of straight 8-bit pixels.
  ///
  /// A product is at most 255 · 255 and fits in 16 bits: nothing is rounded before the mean.
  private func resampledProducts(_ resampler: AreaResampler, _ channels: Int) -> [UInt16] {
    let count = width * channels
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: count) { scratch in
      bytes.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress, let to = scratch.baseAddress else { return [] }
        to.initialize(repeating: 0, count: count)
        return resampler.resample(channels: channels) { y in
          let from = base + y * count
          if channels == 4 {
            // The common case, unrolled.
            for pixel in stride(from: 0, to: count, by: 4) {
              let alpha = UInt16(from[pixel &+ 3])
              to[pixel] = UInt16(from[pixel]) &* alpha
              to[pixel &+ 1] = UInt16(from[pixel &+ 1]) &* alpha
              to[pixel &+ 2] = UInt16(from[pixel &+ 2]) &* alpha
              to[pixel &+ 3] = 255 &* alpha
            }
          } else {
            for pixel in stride(from: 0, to: count, by: channels) {
              let last = pixel &+ channels &- 1
              let alpha = UInt16(from[last])
              for i in pixel..<last { to[i] = UInt16(from[i]) &* alpha }
              to[last] = 255 &* alpha
            }
          }
          return UnsafePointer(to)
        }
      }
    }
  }

  /// Colors of mean products, rounded to the nearest.
  private static func quotients(_ products: [UInt16], channels: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: products.count) { result, count in
      count = products.count
      products.withUnsafeBufferPointer { products in
        guard let from = products.baseAddress, let to = result.baseAddress else { return }
        for pixel in stride(from: 0, to: products.count, by: channels) {
          let last = pixel &+ channels &- 1
          let alpha = UInt32(from[last])
          for i in pixel..<last {
            let color = alpha == 0 ? 0 : (UInt32(from[i]) &* 255 &+ alpha / 2) / alpha
            to[i] = UInt8(truncatingIfNeeded: min(255, color))
          }
          to[last] = UInt8(truncatingIfNeeded: (alpha &+ 127) / 255)
        }
      }
    }
  }

  /// Means of 16-bit components; `multiplies` straight colors by their opacity first, rounded.
  private func resampledWords(
    _ resampler: AreaResampler, _ channels: Int, multiplies: Bool
  ) -> [UInt16] {
    let count = width * channels
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: UInt16.self) { words in
        guard let base = words.baseAddress else { return [] }
        guard multiplies else {
          return resampler.resample(channels: channels) { base + $0 * count }
        }
        return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: count) { scratch in
          guard let to = scratch.baseAddress else { return [] }
          to.initialize(repeating: 0, count: count)
          return resampler.resample(channels: channels) { y in
            let from = base + y * count
            for pixel in stride(from: 0, to: count, by: channels) {
              let last = pixel &+ channels &- 1
              let alpha = UInt32(from[last])
              for i in pixel..<last {
                to[i] = UInt16(
                  truncatingIfNeeded: (UInt32(from[i]) &* alpha &+ 32767) / 65535)
              }
              to[last] = from[last]
            }
            return UnsafePointer(to)
          }
        }
      }
    }
  }
}
