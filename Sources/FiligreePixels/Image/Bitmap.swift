import Foundation

/// A picture of ink and paper: one bit a pixel, as in a PBM file.
///
/// It takes an eighth of a gray picture's memory, and is traced in less time:
///
/// ```swift
/// let trace = try Tracer().trace(Bitmap(contentsOf: url))
/// ```
public struct Bitmap: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Number of rows.
  public let height: Int
  /// The rows, from the top, each of `bytesPerRow` bytes: 1 is ink, a byte's highest bit is its leftmost pixel,
  /// and the bits of a row beyond `width` are 0.
  public let bytes: [UInt8]

  /// Bytes in a row: as few as hold its bits.
  public var bytesPerRow: Int { Bitmap.bytesPerRow(width) }

  /// Creates a bitmap of rows of bits.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row, 1 or more.
  ///   - height: Number of rows, 1 or more.
  ///   - bytes: The rows, as the property of this name holds them; what their last bits say beyond `width` does
  ///     not matter.
  /// - Throws: `PictureError` where a size is less than 1, or 2²⁹ or more, or the bytes are not as many as the
  ///   rows take.
  public init(width: Int, height: Int, bytes: [UInt8]) throws(PictureError) {
    guard width > 0, height > 0 else {
      throw PictureError(
        .invalidArgument, "a bitmap of \(width) × \(height) pixels", remedy: "there must be some")
    }
    try Bitmap.check(width: width, height: height)
    let (wanted, isTooLarge) = Bitmap.bytesPerRow(width).multipliedReportingOverflow(by: height)
    guard !isTooLarge, bytes.count == wanted else {
      throw PictureError(
        .invalidArgument, "\(bytes.count) bytes for a bitmap of \(width) × \(height) pixels",
        remedy: "each row takes as many whole bytes as hold its bits")
    }
    self.init(fitting: bytes, width: width, height: height)
  }

  private init(fitting bytes: consuming [UInt8], width: Int, height: Int) {
    self.width = width
    self.height = height
    if width % 8 > 0 {
      let row = Bitmap.bytesPerRow(width)
      let mask: UInt8 = 0xFF << UInt8(8 - width % 8)
      for k in stride(from: row - 1, to: bytes.count, by: row) { bytes[k] &= mask }
    }
    self.bytes = bytes
  }

  /// Decodes a raw PBM file.
  ///
  /// - Parameters:
  ///   - url: A file URL. Directories, FIFOs and devices are refused.
  ///   - limits: The largest picture and file; compared before memory is taken.
  /// - Throws: `PictureError`, with the file's path: also where it is no raw PBM file.
  public init(contentsOf url: URL, limits: PictureLimits = .default) throws(PictureError) {
    do throws(PictureError) {
      let bytes = try PictureFile.read(url, limits: limits)
      guard Bitmap.isFile(bytes) else {
        throw PictureError(
          .unknownFormat, "not a raw PBM file", offset: 0, remedy: "such a file begins with P4")
      }
      self = try Bitmap.decode(bytes, limits: limits)
    } catch {
      throw error.inFile(url.isFileURL ? url.path : url.absoluteString)
    }
  }

  /// Whether the bytes of a file are those of a raw PBM, as it seems.
  package static func isFile(_ bytes: [UInt8]) -> Bool {
    PictureFormat(content: bytes) == .pnm && bytes[1] == UInt8(ascii: "4")
  }

  /// Decodes the bytes of a raw PBM file; a caller who gives them away saves a copy.
  package static func decode(
    _ bytes: consuming [UInt8], limits: PictureLimits = .default
  ) throws(PictureError) -> Bitmap {
    try limits.check(byteCount: bytes.count)
    let header = try PNMHeader(copy bytes, limits: limits)
    try Bitmap.check(width: header.width, height: header.height)
    let count = Bitmap.bytesPerRow(header.width) * header.height
    guard count <= bytes.count - header.dataOffset else { throw header.truncated(bytes.count) }
    // The file's own bytes, without its header and what follows: moved in place.
    bytes.removeSubrange((header.dataOffset + count)...)
    bytes.removeSubrange(..<header.dataOffset)
    return Bitmap(fitting: bytes, width: header.width, height: header.height)
  }

  /// Whether a pixel is ink.
  ///
  /// - Parameters:
  ///   - x: The column, 0 at the left.
  ///   - y: The row, 0 at the top. Outside of the picture all is paper.
  public subscript(x: Int, y: Int) -> Bool {
    guard x >= 0, x < width, y >= 0, y < height else { return false }
    return bytes[y * bytesPerRow + x / 8] & 0x80 >> UInt8(x % 8) != 0
  }

  /// The longest side that outlines are linked along.
  private static let longestSide = (1 << 29) - 1

  private static func check(width: Int, height: Int) throws(PictureError) {
    guard max(width, height) <= longestSide else {
      throw PictureError(
        .tooLarge, "a bitmap of \(width) × \(height) pixels",
        remedy: "at most \(longestSide) are allowed on a side")
    }
  }

  private static func bytesPerRow(_ width: Int) -> Int { (width - 1) / 8 + 1 }
}
