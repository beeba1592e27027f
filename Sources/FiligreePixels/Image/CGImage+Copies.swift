import Foundation

extension CGImage {
  /// Creates a picture from a PNG file's bytes; nil where they are none.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - decode: Must be nil: ranges that components are mapped to are not supported.
  ///   - shouldInterpolate: Whether to smooth when enlarging.
  ///   - intent: How colors outside another space are to be brought into it.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil else { return nil }
    self.init(file: source, .png, shouldInterpolate, intent)
  }

  /// Creates a picture from a JPEG file's bytes; nil where they are none.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - decode: Must be nil: ranges that components are mapped to are not supported.
  ///   - shouldInterpolate: Whether to smooth when enlarging.
  ///   - intent: How colors outside another space are to be brought into it.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil else { return nil }
    self.init(file: source, .jpeg, shouldInterpolate, intent)
  }

  private convenience init?(
    file: CGDataProvider, _ format: PictureFormat, _ shouldInterpolate: Bool,
    _ intent: CGColorRenderingIntent
  ) {
    let data = Data(file.bytes)
    guard let info = try? PictureInfo(data: data), info.format == format,
      let image = try? CGImage(data: data)
    else { return nil }
    self.init(
      width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
      componentsPerPixel: image.componentsPerPixel, bytesPerRow: image.bytesPerRow,
      space: image.colorSpace, bitmapInfo: image.bitmapInfo, bytes: image.bytes,
      shouldInterpolate: shouldInterpolate, renderingIntent: intent)
  }

  /// The same numbers read in another space; nil for a space of another number of components.
  ///
  /// Colors look different; nothing is converted.
  public func copy(colorSpace: CGColorSpace) -> CGImage? {
    guard let own = self.colorSpace, own.numberOfComponents == colorSpace.numberOfComponents else {
      return nil
    }
    return CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent,
      componentsPerPixel: componentsPerPixel, bytesPerRow: bytesPerRow, space: colorSpace,
      bitmapInfo: bitmapInfo, bytes: bytes, shouldInterpolate: shouldInterpolate,
      renderingIntent: renderingIntent)
  }

  /// The picture, let through as far as the mask is bright: black of the mask is clear.
  ///
  /// The mask is gray without an opacity, else there is no result. It is stretched over the picture, each
  /// pixel of which takes the mask's pixel at its middle. An opacity that the picture has stays a factor.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard mask.colorSpace?.model == .monochrome, !mask.hasAlpha else { return nil }
    let masks = mask.straightRGBA16()
    let source = straight()
    let pixels = source.straightRGBA16()
    var bytes = [UInt8](repeating: 0, count: width * height * 8)
    bytes.withUnsafeMutableBytes { raw in
      for y in 0..<height {
        let row = (2 * y + 1) * mask.height / (2 * height) * mask.width
        for x in 0..<width {
          let (at, from) = (4 * (y * width + x), 4 * (row + (2 * x + 1) * mask.width / (2 * width)))
          for i in 0..<3 {
            raw.storeBytes(of: pixels[at + i], toByteOffset: 2 * (at + i), as: UInt16.self)
          }
          let alpha = (UInt32(pixels[at + 3]) * UInt32(masks[from]) + 32767) / 65535
          raw.storeBytes(
            of: UInt16(truncatingIfNeeded: alpha), toByteOffset: 2 * (at + 3), as: UInt16.self)
        }
      }
    }
    // Gray pictures are in sRGB's numbers, too.
    let space = source.colorSpace?.model == .rgb ? source.colorSpace : .sRGBSpace
    let wide = CGImage(
      width: width, height: height, components: 4, depth: 16, space: space, bytes: bytes)
    return source.bitsPerComponent == 8 && mask.bitsPerComponent == 8 ? wide.straight8() : wide
  }
}
