import FiligreePixels
import Foundation

/// Pictures as files.
extension CIContext {
  /// The picture's extent as a PNG file; nil, with a warning, where it cannot be rendered.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - format: How the pixels are stored before; `RGBAf` gives 16 bits a component.
  ///   - colorSpace: The space of the colors.
  ///   - options: None are known.
  /// - Returns: The file.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let picture = createCGImage(image, from: image.extent, format: format, colorSpace: colorSpace)
    return try? picture?.pngData()
  }

  /// The picture's extent as a JPEG file of the quality 0.9, over black where it is not opaque; nil, with a warning,
  /// where it cannot be rendered.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - colorSpace: The space of the colors.
  ///   - options: The quality, 0…1, under `CIImageRepresentationOption(rawValue:
  ///     kCGImageDestinationLossyCompressionQuality as String)`.
  /// - Returns: The file.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let picture = createCGImage(image, from: image.extent, format: .RGBA8, colorSpace: colorSpace)
    let key = CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality)
    let quality = options[key].flatMap(FilterValues.number) ?? 0.9
    return try? picture?.encoded(as: .jpeg(quality: quality))
  }

  /// Writes the picture's extent to a PNG file, which appears when it is complete, or not at all.
  ///
  /// - Throws: `PictureError` where the file cannot be written, or the picture cannot be rendered.
  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(
      pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options),
      to: url)
  }

  /// Writes the picture's extent to a JPEG file, which appears when it is complete, or not at all.
  ///
  /// - Throws: `PictureError` where the file cannot be written, or the picture cannot be rendered.
  public func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url)
  }

  private func write(_ data: Data?, to url: URL) throws {
    guard let data else {
      throw PictureError(
        .invalidArgument, "a CIImage that becomes no picture", remedy: "crop it to a rectangle")
    }
    try OutputFile.write([UInt8](data), to: url)
  }
}

/// The key of a file's quality, 0…1, among the options of a JPEG.
public let kCGImageDestinationLossyCompressionQuality: String =
  "kCGImageDestinationLossyCompressionQuality"
