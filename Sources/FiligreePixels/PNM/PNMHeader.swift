/// What a PBM, PGM or PPM file says before its pixels.
///
/// Source: Netpbm's format descriptions, pbm(5), pgm(5), ppm(5).
struct PNMHeader {
  /// 1…3 plain, 4…6 raw: bitmap, gray, RGB.
  var kind = 0
  var width = 0
  var height = 0
  /// The number that stands for full light; 1 for bitmaps.
  var top = 1
  /// Where the pixels start.
  var dataOffset = 0

  var isPlain: Bool { kind <= 3 }
  var isBitmap: Bool { kind == 1 || kind == 4 }
  var components: Int { kind == 3 || kind == 6 ? 3 : 1 }
  var name: String { ["PBM", "PGM", "PPM"][(kind - 1) % 3] }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  init(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) {
    var reader = ByteReader(bytes, name: "PNM")
    try reader.skip(1)
    kind = Int(try reader.byte()) - 0x30
    width = try Self.number(&reader, most: 0x7FFF_FFFF)
    height = try Self.number(&reader, most: 0x7FFF_FFFF)
    try limits.check(width: width, height: height, format: name, offset: 2)
    if !isBitmap {
      top = try Self.number(&reader, most: 65535)
      guard top > 0 else {
        throw PictureError(
          .corrupt, "\(name) with the maximum 0", offset: reader.offset,
          remedy: "it must be 1…65535")
      }
    }
    // One white space stands between the header and raw pixels, which may look like white space.
    guard Self.isSpace(try reader.byte()) else {
      throw PictureError(
        .corrupt, "\(name) without white space after its header", offset: reader.offset - 1,
        remedy: "the file is damaged")
    }
    dataOffset = reader.offset
  }

  /// The error for pixels that end with the file, after so many bytes.
  func truncated(_ count: Int) -> PictureError {
    PictureError(
      .truncated, "\(name) ends too early", offset: count, remedy: "the file is not complete")
  }

  /// The next decimal number; white space and comments before it are skipped.
  static func number(_ reader: inout ByteReader, most: Int) throws(PictureError) -> Int {
    var byte = try reader.byte()
    while isSpace(byte) || byte == UInt8(ascii: "#") {
      if byte == UInt8(ascii: "#") {
        while byte != 0x0A, byte != 0x0D { byte = try reader.byte() }
      }
      byte = try reader.byte()
    }
    var value = 0
    let start = reader.offset - 1
    var digits = 0
    while (0x30...0x39).contains(byte) {
      value = value * 10 + Int(byte - 0x30)
      digits += 1
      guard value <= most else {
        throw PictureError(
          .corrupt, "PNM with a number that is too large", offset: start,
          remedy: "at most \(most) is allowed")
      }
      guard reader.remaining > 0 else { return value }
      byte = try reader.byte()
    }
    guard digits > 0 else {
      throw PictureError(
        .corrupt, "PNM without a number where one should be", offset: start,
        remedy: "the file is damaged")
    }
    reader.offset -= 1
    return value
  }
}
