import CFiligreeCodecs

/// A library that is loaded when a picture needs it.
struct LoadedLibrary: Sendable {
  /// What the loader calls it.
  var file: String
  /// Debian's package.
  var package: String
  /// Debian's packages of what the library decodes with, if these are apart.
  var codecs: String?

  /// libtiff, from 4.5 on.
  static let tiff = LoadedLibrary(file: "libtiff.so.6", package: "libtiff6")
  /// libheif, whose codecs are in packages of their own from Debian 13 on.
  static let heif = LoadedLibrary(
    file: "libheif.so.1", package: "libheif1",
    codecs: "libheif-plugin-libde265 and libheif-plugin-dav1d, where there are such packages")

  /// The error for what a call said.
  func error(
    _ status: Int, _ message: [CChar], format: String, byteCount: Int
  ) -> PictureError {
    let text = String(
      decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    switch status {
    case FILIGREE_NO_LIBRARY:
      return PictureError(
        .unsupported, "\(format) is read by \(file), which cannot be loaded: \(text)",
        remedy: "install Debian's package \(package)" + (codecs.map { ", and \($0)" } ?? ""))
    case FILIGREE_STATIC:
      return PictureError(
        .unsupported,
        "\(format) is read by \(file), and this program is one file that loads no libraries",
        remedy: "use a program that is linked with the system's, or convert the picture to PNG")
    case FILIGREE_TRUNCATED:
      return PictureError(
        .truncated, "\(format) cannot be read: \(text)", offset: byteCount,
        remedy: "the file is not complete")
    case FILIGREE_UNSUPPORTED:
      return PictureError(
        .unsupported, "\(format) cannot be read: \(text)",
        remedy: "convert the picture to PNG" + (codecs.map { ", or install Debian's \($0)" } ?? ""))
    case FILIGREE_NO_MEMORY:
      return PictureError(.inputOutput, "\(format) cannot be read: out of memory")
    default:
      return PictureError(
        .corrupt, "\(format) cannot be read: \(text)", remedy: "the file is damaged")
    }
  }
}

/// What the headers of a picture say that a loaded library reads.
struct LoadedHeader {
  var width: Int
  var height: Int
  var bits: Int
  var orientation: CGImagePropertyOrientation
  var hasAlpha: Bool
  var isPremultiplied: Bool
  var isLossy: Bool
  var colorModel: PictureInfo.ColorModel
  /// Bytes that reading takes besides the file and the pixels.
  var working: Int
  private var profile: [UInt8]?
  private var codingPoints: [UInt8]?

  init(_ info: filigree_picture_info) {
    width = Int(info.width)
    height = Int(info.height)
    bits = Int(info.bits)
    orientation = CGImagePropertyOrientation(rawValue: info.orientation) ?? .up
    hasAlpha = info.has_alpha != 0
    isPremultiplied = info.is_premultiplied != 0
    isLossy = info.is_lossy != 0
    colorModel =
      info.is_gray != 0
      ? .gray : info.is_indexed != 0 ? .indexed : info.is_cmyk != 0 ? .cmyk : .rgb
    working = Int(clamping: info.working)
    if let start = info.profile {
      profile = Array(UnsafeBufferPointer(start: start, count: info.profile_size))
    }
    if info.has_coding_points != 0 {
      // The library has made full-range RGB of what was stored.
      codingPoints = [info.primaries, info.transfer, 0, 1]
    }
  }

  /// The meaning of the numbers.
  func color() throws(PictureError) -> SourceColor {
    if let profile { return try ICCProfile.read(profile[...]) }
    // 2 is "unspecified"; BT.709's own and BT.601's curves are shown as sRGB, as all programs do.
    guard let codingPoints, codingPoints[0] != 2, ![1, 2, 6].contains(codingPoints[1]) else {
      return .unspecified
    }
    return try CodingPoints.read(codingPoints)
  }

  /// The picture of RGBA pixels, with as many components as it has.
  func image(_ pixels: [UInt8], _ color: SourceColor) throws(PictureError) -> CGImage {
    let isGray = colorModel == .gray
    let components = (isGray ? 1 : 3) + (hasAlpha ? 1 : 0)
    var bytes = pixels
    if components < 4 {
      bytes = []
      bytes.reserveCapacity(width * height * components)
      for at in stride(from: 0, to: pixels.count, by: 4) {
        bytes.append(pixels[at])
        if !isGray {
          bytes.append(pixels[at + 1])
          bytes.append(pixels[at + 2])
        }
        if hasAlpha { bytes.append(pixels[at + 3]) }
      }
    }
    let image = CGImage(
      width: width, height: height, components: components, depth: 8,
      isPremultiplied: hasAlpha && isPremultiplied, bytes: bytes)
    return try color.honored(image.straight()).oriented(orientation)
  }

  /// What reading takes; pixels come as four bytes and become fewer.
  func cost(_ color: SourceColor, fileBytes: Int) -> DecodingCost {
    let pixels = width.saturatingMultiply(height)
    var result = pixels.saturatingMultiply(4)
    var isCopied = color.isConverted || orientation != .up || isPremultiplied && hasAlpha
    if case .pq = color.meaning {
      result = pixels.saturatingMultiply(16)
      isCopied = true
    }
    return DecodingCost(
      width: width, height: height, fileBytes: fileBytes,
      working: working.saturatingAdd(pixels.saturatingMultiply(4)).saturatingAdd(fileBytes),
      result: result, isCopied: isCopied)
  }
}
