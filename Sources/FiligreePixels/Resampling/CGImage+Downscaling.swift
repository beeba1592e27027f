extension CGImage {
  /// The picture shrunk so that neither side is longer than `maximumDimension`, by exact area means.
  ///
  /// The longer side becomes `maximumDimension`, the other keeps the proportion, rounded to the
  /// nearest pixel and at least 1. A picture that is small enough is returned as it is. Means are of
  /// the stored numbers (gamma-encoded, as browsers and Core Graphics do), of colours multiplied by
  /// their opacity: what is transparent has no colour to give. Nothing rings: a result lies between
  /// the least and the largest value that it covers.
  ///
  /// - Parameter maximumDimension: Pixels; values below 1 count as 1.
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
    let result: [UInt8]
    switch (source.bitsPerComponent, isStraight) {
    case (8, false):
      result = resampler.resample(source.bytes, channels: channels)
    case (8, true):
      // Colour times opacity is at most 255 · 255 and fits in 16 bits without rounding.
      let products = Self.products(source.bytes, channels: channels)
      result = Self.quotients(
        resampler.resample(products, channels: channels), channels: channels)
    default:
      let shrunk = resampler.resample(
        Self.words(source.premultiplied().bytes), channels: channels)
      let image = CGImage(
        width: newWidth, height: newHeight, components: channels, depth: 16,
        space: source.colorSpace, isPremultiplied: source.hasAlpha, bytes: Self.bytes(shrunk))
      return isStraight ? image.straight() : image
    }
    return CGImage(
      width: newWidth, height: newHeight, components: channels, depth: 8, space: source.colorSpace,
      isPremultiplied: source.isPremultiplied, bytes: result)
  }

  /// Colours times opacity, and opacity times 255.
  private static func products(_ bytes: [UInt8], channels: Int) -> [UInt16] {
    [UInt16](unsafeUninitializedCapacity: bytes.count) { result, count in
      count = bytes.count
      bytes.withUnsafeBufferPointer { bytes in
        guard let from = bytes.baseAddress, let to = result.baseAddress else { return }
        for pixel in stride(from: 0, to: bytes.count, by: channels) {
          let last = pixel &+ channels &- 1
          let alpha = UInt16(from[last])
          for i in pixel..<last { to[i] = UInt16(from[i]) &* alpha }
          to[last] = 255 &* alpha
        }
      }
    }
  }

  /// The inverse of `products`, rounded to the nearest.
  private static func quotients(_ products: [UInt16], channels: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: products.count) { result, count in
      count = products.count
      products.withUnsafeBufferPointer { products in
        guard let from = products.baseAddress, let to = result.baseAddress else { return }
        for pixel in stride(from: 0, to: products.count, by: channels) {
          let last = pixel &+ channels &- 1
          let alpha = UInt32(from[last])
          for i in pixel..<last {
            let colour = alpha == 0 ? 0 : (UInt32(from[i]) &* 255 &+ alpha / 2) / alpha
            to[i] = UInt8(truncatingIfNeeded: min(255, colour))
          }
          to[last] = UInt8(truncatingIfNeeded: (alpha &+ 127) / 255)
        }
      }
    }
  }

  private static func words(_ bytes: [UInt8]) -> [UInt16] {
    bytes.withUnsafeBytes { raw in
      [UInt16](unsafeUninitializedCapacity: raw.count / 2) { result, count in
        count = raw.count / 2
        UnsafeMutableRawBufferPointer(result).copyMemory(from: .init(rebasing: raw[..<(count * 2)]))
      }
    }
  }

  private static func bytes(_ words: [UInt16]) -> [UInt8] {
    words.withUnsafeBytes { [UInt8]($0) }
  }
}
