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

  /// The format that content is in, told by its first bytes; nil where they are of none.
  ///
  /// A few bytes are enough: 12 for WebP, 8 for PNG, 3 for the others.
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
    } else {
      return nil
    }
  }
}
