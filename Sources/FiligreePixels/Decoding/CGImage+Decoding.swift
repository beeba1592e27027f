import Foundation

extension CGImage {
  /// Decodes the picture in a file.
  ///
  /// The format is told by the content, whatever the file is called: PNG, JPEG, WebP, GIF, BMP,
  /// PBM, PGM and PPM (plain and raw), and TIFF, AVIF and HEIC where Debian's libtiff6 and libheif1 are installed. The orientation in EXIF data is applied. Components have 8 bits, or 16
  /// where the file has more than 8 (TIFF, AVIF and HEIC: always 8); gray stays gray; the opacity stays straight. Colors are in
  /// sRGB or Display P3; other RGB profiles made of primaries and curves are converted to sRGB, and
  /// profiles that cannot be honored so are refused. Of an animation it is the first picture.
  /// CMYK is shown in sRGB by `red = (1 − cyan) · (1 − black)` and so on; its profile is not used.
  ///
  /// - Parameters:
  ///   - url: A file URL. Directories, FIFOs and devices are refused.
  ///   - limits: The largest picture and file; compared before memory is taken.
  /// - Throws: `PictureError`, with the file's path: also where the file ends too early or is
  ///   damaged, never a picture with a part missing.
  public convenience init(
    contentsOf url: URL, limits: PictureLimits = .default
  ) throws(PictureError) {
    do throws(PictureError) {
      let bytes = try PictureFile.read(url, limits: limits)
      self.init(sharing: try Self.decode(bytes, limits: limits))
    } catch {
      throw error.inFile(url.isFileURL ? url.path : url.absoluteString)
    }
  }

  /// Decodes a picture from the bytes of a file, as `init(contentsOf:limits:)` does.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - limits: The largest picture and file; compared before memory is taken.
  /// - Throws: `PictureError`.
  public convenience init(
    data: Data, limits: PictureLimits = .default
  ) throws(PictureError) {
    self.init(sharing: try Self.decode([UInt8](data), limits: limits))
  }

  /// Decodes a picture from the bytes of a file; a caller who gives them away saves a copy.
  package static func decode(
    _ bytes: consuming [UInt8], limits: PictureLimits = .default
  ) throws(PictureError) -> CGImage {
    try limits.check(byteCount: bytes.count)
    switch try PictureFormat.of(bytes) {
    case .png: return try PNGDecoder.decode(bytes, limits: limits)
    case .jpeg: return try JPEGDecoder.decode(bytes, limits: limits)
    case .webp: return try WebPDecoder.decode(bytes, limits: limits)
    case .pnm: return try PNMDecoder.decode(bytes, limits: limits)
    case .gif: return try GIFDecoder.decode(bytes, limits: limits)
    case .bmp: return try BMPDecoder.decode(bytes, limits: limits)
    case .tiff: return try TIFFDecoder.decode(bytes, limits: limits)
    case .avif, .heic: return try HEIFDecoder.decode(bytes, limits: limits)
    }
  }

  /// Creates another object for the same pixels.
  convenience init(sharing image: CGImage) {
    self.init(
      width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
      componentsPerPixel: image.componentsPerPixel, bytesPerRow: image.bytesPerRow,
      space: image.colorSpace, bitmapInfo: image.bitmapInfo, bytes: image.bytes)
  }
}
