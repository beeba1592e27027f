/// The file formats that pictures are read from.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png
  /// JPEG (JFIF or EXIF).
  case jpeg
  /// WebP, lossy or lossless.
  case webp
  /// Netpbm's PBM, PGM and PPM, plain and raw.
  case pnm
  /// Graphics Interchange Format, both versions.
  case gif
  /// Windows' and OS/2's bitmaps.
  case bmp
  /// Tagged Image File Format, by libtiff.
  case tiff
  /// AV1 Image File Format, by libheif.
  case avif
  /// High Efficiency Image Coding, by libheif.
  case heic

  /// The format that content is in, told by its first bytes; nil where they are of none.
  ///
  /// A few bytes are enough: 18 for BMP, 12 for WebP, up to 256 for AVIF and HEIC, 8 for PNG, 6 for GIF,
  /// 3 or 4 for the others.
  package init?(content bytes: [UInt8]) {
    if bytes.starts(with: PNGHeader.signature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 12,
      bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      self = .webp
    } else if bytes.count >= 3, bytes[0] == UInt8(ascii: "P"),
      (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(bytes[1]),
      PNMHeader.isSpace(bytes[2]) || bytes[2] == UInt8(ascii: "#")
    {
      self = .pnm
    } else if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if bytes.count >= 18, bytes.starts(with: Array("BM".utf8)),
      BMPHeader.sizes.contains(Int(bytes[14])), bytes[15] == 0, bytes[16] == 0, bytes[17] == 0
    {
      self = .bmp
    } else if bytes.starts(with: [0x49, 0x49, 42, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 42])
      || bytes.starts(with: [0x49, 0x49, 43, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 43])
    {
      // 43 is BigTIFF.
      self = .tiff
    } else if let format = Self.heif(bytes) {
      self = format
    } else {
      return nil
    }
  }

  /// The format of a HEIF file by the brands in its first box (ISO/IEC 23008-12, 10; AV1 Image File Format, 6).
  private static func heif(_ bytes: [UInt8]) -> PictureFormat? {
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let size = bytes[..<4].reduce(0) { $0 << 8 | Int($1) }
    var brands: [String] = []
    // The second number is a version.
    for at in stride(from: 8, to: min(size, bytes.count, 256) - 3, by: 4) where at != 12 {
      brands.append(String(decoding: bytes[at..<(at + 4)], as: UTF8.self))
    }
    if brands.contains(where: { $0 == "avif" || $0 == "avis" }) { return .avif }
    let known: Set = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]
    return brands.contains(where: known.contains) ? .heic : nil
  }

  /// The format that content is in; throws where there is none, or nothing.
  static func of(_ bytes: [UInt8]) throws(PictureError) -> PictureFormat {
    guard !bytes.isEmpty else {
      throw PictureError(.empty, "the file is empty", remedy: "a picture is needed")
    }
    if let format = PictureFormat(content: bytes) { return format }
    // The first bytes of a format that is known, and no more.
    let starts = [
      PNGHeader.signature, [0xFF, 0xD8, 0xFF], Array("RIFF".utf8), Array("GIF8".utf8),
      Array("BM".utf8),
    ]
    if bytes.count < (bytes[0] == UInt8(ascii: "B") ? 18 : 12),
      starts.contains(where: { $0.starts(with: bytes.prefix($0.count)) })
    {
      throw PictureError(
        .truncated, "the file ends after \(bytes.count) bytes", offset: bytes.count,
        remedy: "the file is not complete")
    }
    if bytes.starts(with: Array("%PDF".utf8)) {
      throw PictureError(
        .unknownFormat, "a PDF document is no picture", offset: 0,
        remedy: "make one of a page: pdftocairo -png -r 300 -f 1 -singlefile document.pdf page")
    }
    throw PictureError(
      .unknownFormat, "not a picture of a known format", offset: 0,
      remedy: "PNG, JPEG, WebP, GIF, BMP, TIFF, AVIF, HEIC, PBM, PGM and PPM are read")
  }
}
