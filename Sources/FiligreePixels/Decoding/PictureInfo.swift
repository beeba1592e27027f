import Foundation

/// What a picture's file says of it, read from its headers alone.
///
/// No pixel is decoded, and of a long file only the start is read.
public struct PictureInfo: Hashable, Sendable {
  /// How the colors are stored.
  public enum ColorModel: String, Hashable, Sendable {
    /// Gray.
    case gray
    /// Red, green, blue; JPEG's and WebP's YCbCr too.
    case rgb
    /// Entries of a palette.
    case indexed
    /// Inks.
    case cmyk
  }

  /// The format, as the content tells.
  public var format: PictureFormat
  /// Width as the picture is seen, in pixels.
  public var width: Int
  /// Height as the picture is seen, in pixels.
  public var height: Int
  /// Bits of a component, as stored: 1…64; of a palette's index where there is one, and of the
  /// component that has the most.
  public var bitsPerComponent: Int
  /// How the colors are stored.
  public var colorModel: ColorModel
  /// Whether there is opacity: a channel, or a transparent color.
  public var hasAlpha: Bool
  /// The embedded profile's name, or what else the file says of its colors; nil where it says nothing.
  public var profileName: String?
  /// The space that decoding gives the colors in; nil where decoding would refuse them.
  public var decodedColorSpace: CGColorSpace?
  /// How the stored picture is turned to be seen.
  public var orientation: CGImagePropertyOrientation
  /// Whether rows or detail come in several passes: interlaced PNG and GIF, progressive JPEG.
  public var isProgressive: Bool
  /// Whether the pixels are stored without loss.
  public var isLossless: Bool
  /// Whether it is an animation, of which decoding gives the first picture; of a GIF whose first picture is
  /// longer than what is read, whether it is said to be repeated.
  public var isAnimated: Bool

  /// Reads the headers of a file.
  ///
  /// - Parameters:
  ///   - url: A file URL. Directories, FIFOs and devices are refused.
  ///   - limits: The largest picture and file.
  /// - Throws: `PictureError`, with the file's path.
  public init(
    contentsOf url: URL, limits: PictureLimits = .default
  ) throws(PictureError) {
    do throws(PictureError) {
      try self.init(path: FilePath.of(url), limits: limits)
    } catch {
      throw error.inFile(url.isFileURL ? url.path : url.absoluteString)
    }
  }

  /// As ``init(contentsOf:limits:)``, for a path as the system takes it.
  package init(path: String, limits: PictureLimits) throws(PictureError) {
    // Most headers end in the first 64 KiB; where one does not, four times as much is read.
    var size = 1 << 16
    while true {
      do throws(PictureError) {
        let bytes = try PictureFile.read(path: path, upTo: size, limits: limits)
        do throws(PictureError) {
          try self.init(bytes, isWhole: bytes.count < size, limits: limits)
          return
        } catch {
          guard error.reason == .truncated, bytes.count == size, size < limits.maximumBytes else {
            throw error
          }
          size = min(size * 4, limits.maximumBytes)
        }
      } catch {
        throw error.inFile(path)
      }
    }
  }

  /// Reads the headers from the bytes of a file.
  ///
  /// - Throws: `PictureError`.
  public init(data: Data, limits: PictureLimits = .default) throws(PictureError) {
    try self.init([UInt8](data), isWhole: true, limits: limits)
  }

  /// Reads the headers from the first bytes of a file, or all.
  package init(
    _ bytes: [UInt8], isWhole: Bool, limits: PictureLimits
  ) throws(PictureError) {
    switch try PictureFormat.of(bytes) {
    case .png: self.init(try PNGHeader(bytes, limits: limits))
    case .jpeg: self.init(try JPEGHeader(bytes, limits: limits))
    case .pnm: self.init(try PNMHeader(bytes, limits: limits))
    case .gif: self.init(try GIFHeader(bytes, limits: limits))
    case .bmp: self.init(try BMPHeader(bytes, limits: limits))
    case .tiff: self.init(try TIFFDecoder.header(bytes, limits: limits), .tiff)
    case .avif: self.init(try HEIFDecoder.header(bytes, limits: limits), .avif)
    case .heic: self.init(try HEIFDecoder.header(bytes, limits: limits), .heic)
    case .webp:
      // EXIF data follows the pixels: a whole file is walked to its end.
      self.init(try WebPHeader(bytes, limits: limits, untilPixels: !isWhole))
    }
    if orientation.swapsAxes { swap(&width, &height) }
  }

  private init(_ header: PNGHeader) {
    let color = Result { () throws(PictureError) in try header.color.color() }
    self.init(
      format: .png, width: header.width, height: header.height,
      bitsPerComponent: header.bitDepth,
      colorModel: Self.model(header.colorType),
      hasAlpha: header.colorType == .grayAlpha || header.colorType == .rgba
        || header.transparency != nil,
      color: color, orientation: header.orientation, isProgressive: header.interlaced,
      isLossless: true, isAnimated: header.isAnimated)
  }

  private static func model(_ type: PNGHeader.ColorType) -> ColorModel {
    switch type {
    case .gray, .grayAlpha: .gray
    case .rgb, .rgba: .rgb
    case .palette: .indexed
    }
  }

  private init(_ header: JPEGHeader) {
    let color = Result { () throws(PictureError) in try header.color() }
    self.init(
      format: .jpeg, width: header.width, height: header.height, bitsPerComponent: 8,
      colorModel: header.components == 1 ? .gray : header.components == 3 ? .rgb : .cmyk,
      hasAlpha: false, color: color, orientation: header.orientation,
      isProgressive: header.isProgressive, isLossless: false, isAnimated: false)
  }

  private init(_ header: WebPHeader) {
    let color = Result { () throws(PictureError) in try header.color() }
    self.init(
      format: .webp, width: header.width, height: header.height, bitsPerComponent: 8,
      colorModel: .rgb, hasAlpha: header.hasAlpha, color: color,
      orientation: header.orientation, isProgressive: false, isLossless: header.isLossless,
      isAnimated: header.isAnimated)
  }

  private init(_ header: PNMHeader) {
    self.init(
      format: .pnm, width: header.width, height: header.height,
      bitsPerComponent: header.isBitmap ? 1 : header.top > 255 ? 16 : 8,
      colorModel: header.components == 1 ? .gray : .rgb, hasAlpha: false,
      color: .success(.unspecified), orientation: .up, isProgressive: false, isLossless: true,
      isAnimated: false)
  }

  private init(_ header: GIFHeader) {
    self.init(
      format: .gif, width: header.width, height: header.height, bitsPerComponent: header.bits,
      colorModel: .indexed, hasAlpha: header.hasAlpha, color: .success(.unspecified),
      orientation: .up, isProgressive: header.isInterlaced, isLossless: true,
      isAnimated: header.isAnimated)
  }

  private init(_ header: LoadedHeader, _ format: PictureFormat) {
    let color = Result { () throws(PictureError) in try header.color() }
    self.init(
      format: format, width: header.width, height: header.height, bitsPerComponent: header.bits,
      colorModel: header.colorModel, hasAlpha: header.hasAlpha, color: color,
      orientation: header.orientation, isProgressive: false, isLossless: !header.isLossy,
      isAnimated: false)
  }

  private init(_ header: BMPHeader) {
    let color = Result { () throws(PictureError) in try header.color() }
    let widest = header.masks.map(\.nonzeroBitCount).max() ?? 8
    self.init(
      format: .bmp, width: header.width, height: header.height,
      bitsPerComponent: header.bits <= 8 ? header.bits : widest,
      colorModel: header.bits <= 8 ? .indexed : .rgb, hasAlpha: header.hasAlpha, color: color,
      orientation: .up, isProgressive: false, isLossless: true, isAnimated: false)
  }

  private init(
    format: PictureFormat, width: Int, height: Int, bitsPerComponent: Int, colorModel: ColorModel,
    hasAlpha: Bool, color: Result<SourceColor, PictureError>,
    orientation: CGImagePropertyOrientation, isProgressive: Bool, isLossless: Bool,
    isAnimated: Bool
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.bitsPerComponent = bitsPerComponent
    self.colorModel = colorModel
    self.hasAlpha = hasAlpha
    self.orientation = orientation
    self.isProgressive = isProgressive
    self.isLossless = isLossless
    self.isAnimated = isAnimated
    switch color {
    case .success(let color):
      profileName = color.displayName
      decodedColorSpace = color.decodedSpace(isGray: colorModel == .gray)
    case .failure(let error):
      profileName = error.what
      decodedColorSpace = nil
    }
  }
}
