import CWebP

/// Pixels → WebP, by libwebp's default method.
enum WebPEncoder {
  /// Encodes at a quality of 0…100, or without loss where it is nil.
  static func encode(_ image: CGImage, quality: Int?) throws(PictureError) -> [UInt8] {
    guard (1...16383).contains(image.width), (1...16383).contains(image.height) else {
      throw PictureError(
        .invalidArgument, "a picture of \(image.width)×\(image.height) pixels cannot be a WebP",
        remedy: "width and height must be 1…16383")
    }
    let source = color(image.straight8())
    let width = Int32(source.width)
    let height = Int32(source.height)
    let row = Int32(source.bytesPerRow)
    var result: UnsafeMutablePointer<UInt8>?
    let size = source.bytes.withUnsafeBufferPointer { pixels in
      switch (source.componentsPerPixel == 4, quality) {
      case (true, let quality?):
        WebPEncodeRGBA(pixels.baseAddress, width, height, row, Float(quality), &result)
      case (false, let quality?):
        WebPEncodeRGB(pixels.baseAddress, width, height, row, Float(quality), &result)
      case (true, nil):
        WebPEncodeLosslessRGBA(pixels.baseAddress, width, height, row, &result)
      case (false, nil):
        WebPEncodeLosslessRGB(pixels.baseAddress, width, height, row, &result)
      }
    }
    defer { WebPFree(result) }
    guard size > 0, let result else {
      throw PictureError(.invalidArgument, "WebP cannot be written")
    }
    let bytes = Array(UnsafeBufferPointer(start: result, count: size))
    guard source.colorSpace == .displayP3Space else { return bytes }
    return WebPContainer.adding(
      profile: ICCProfile.displayP3, to: bytes, width: source.width, height: source.height)
  }

  /// RGB for gray, RGBA for gray with opacity.
  private static func color(_ image: CGImage) -> CGImage {
    let components = image.componentsPerPixel
    guard components < 3 else { return image }
    let pixels = image.width * image.height
    let wanted = components + 2
    let bytes = [UInt8](unsafeUninitializedCapacity: pixels * wanted) { result, count in
      count = pixels * wanted
      image.bytes.withUnsafeBufferPointer { bytes in
        guard var from = bytes.baseAddress, var to = result.baseAddress else { return }
        for _ in 0..<pixels {
          for i in 0..<3 { to[i] = from[0] }
          if components == 2 { to[3] = from[1] }
          from += components
          to += wanted
        }
      }
    }
    return CGImage(
      width: image.width, height: image.height, components: wanted, depth: 8, bytes: bytes)
  }
}
