/// What a BMP says before its pixels.
///
/// Source: Microsoft, "Bitmap Storage" and BITMAPV5HEADER (Windows GDI); for OS/2's headers, IBM's "Presentation Manager
/// Programming Reference".
struct BMPHeader {
  /// How the pixels are packed.
  enum Packing: Equatable {
    case rows
    /// Runs of indices of 4 or 8 bits.
    case runs
  }

  var width = 0
  var height = 0
  /// Bits of a pixel: 1, 2, 4, 8, 16, 24 or 32.
  var bits = 0
  var packing = Packing.rows
  /// Whether the first row is the upper one.
  var isTopDown = false
  /// The colors of indices: blue, green, red of each.
  var palette: [UInt8] = []
  /// The bits of red, green, blue and opacity, in pixels of 16 and 32 bits; no bits for none.
  var masks: [UInt32] = []
  /// Where the pixels start.
  var dataOffset = 0
  private var profile: ArraySlice<UInt8>?

  /// Whether pixels have an opacity.
  var hasAlpha: Bool { masks.count == 4 && masks[3] != 0 }
  /// Bytes of a row: whole units of four.
  var rowBytes: Int { (width * bits + 31) / 32 * 4 }
  /// The meaning of the numbers: an embedded profile's, if there is one.
  func color() throws(PictureError) -> SourceColor {
    if let profile { return try ICCProfile.read(profile) }
    return .unspecified
  }

  /// The sizes of headers: two of OS/2, and Windows' in the order of their versions.
  static let sizes = [12, 16, 64, 40, 52, 56, 108, 124]

  /// Reads the header; `bytes` may go on after it, or stop there, unless a profile lies behind the pixels.
  init(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) {
    var reader = ByteReader(bytes, name: "BMP")
    try reader.skip(10)
    dataOffset = try reader.little(4)
    let size = try reader.little(4)
    try readSize(&reader, isShort: size == 12)
    try limits.check(width: width, height: height, format: "BMP", offset: 18)
    var (method, colors) = (0, 0)
    if size >= 40 {
      method = try reader.little(4)
      try reader.skip(12)
      colors = try reader.little(4)
    }
    try readPacking(method, size)
    reader.offset = 14 + size
    if bits > 8 {
      try readMasks(&reader, method, size)
    } else {
      // More colors than indices can name are of no use.
      let count = colors == 0 ? 1 << bits : min(colors, 1 << bits)
      try readPalette(&reader, count: count, entry: size == 12 ? 3 : 4)
    }
    // Some programs leave the offset out.
    if dataOffset < 14 + size { dataOffset = reader.offset }
    if size == 124 { try readProfile(bytes) }
  }

  private mutating func readSize(
    _ reader: inout ByteReader, isShort: Bool
  ) throws(PictureError) {
    let start = reader.offset
    if isShort {
      width = try reader.little(2)
      height = try reader.little(2)
    } else {
      width = Int(Int32(truncatingIfNeeded: try reader.little(4)))
      let rows = Int(Int32(truncatingIfNeeded: try reader.little(4)))
      isTopDown = rows < 0
      height = abs(rows)
    }
    try reader.skip(2)
    bits = try reader.little(2)
    guard [1, 2, 4, 8, 16, 24, 32].contains(bits) else {
      throw PictureError(
        .unsupported, "BMP with pixels of \(bits) bits", offset: start,
        remedy: "1, 2, 4, 8, 16, 24 and 32 are read")
    }
  }

  private mutating func readPacking(_ method: Int, _ size: Int) throws(PictureError) {
    switch (method, bits) {
    case (0, _): break
    case (1, 8), (2, 4):
      guard !isTopDown else {
        throw PictureError(
          .corrupt, "BMP with runs from the top", offset: 30, remedy: "runs begin at the bottom")
      }
      packing = .runs
    case (3, 16) where size != 64, (3, 32) where size != 64, (6, 16) where size != 64,
      (6, 32) where size != 64:
      break
    default:
      throw PictureError(
        .unsupported, "BMP of \(bits) bits with the compression \(method)", offset: 30,
        remedy: "plain pixels, RLE4, RLE8 and bit fields are read")
    }
  }

  private mutating func readMasks(
    _ reader: inout ByteReader, _ method: Int, _ size: Int
  ) throws(PictureError) {
    guard bits != 24 else { return }
    guard method != 0 else {
      // What the fourth byte holds is not said, and most programs leave it at 0.
      masks = bits == 16 ? [0x7C00, 0x3E0, 0x1F, 0] : [0xFF0000, 0xFF00, 0xFF, 0]
      return
    }
    // In the header from its second version on, behind it in the first.
    if size > 40 { reader.offset = 14 + 40 }
    let count = size >= 56 || size == 40 && method == 6 ? 4 : 3
    for _ in 0..<count { masks.append(UInt32(truncatingIfNeeded: try reader.little(4))) }
    if count == 3 { masks.append(0) }
    if size > 40 { reader.offset = 14 + size }
    for (number, mask) in masks.enumerated() {
      let ones = mask == 0 ? 0 : mask >> UInt32(mask.trailingZeroBitCount)
      guard ones & (ones &+ 1) == 0, mask != 0 || number == 3 else {
        throw PictureError(
          .corrupt, "BMP with bit fields that have gaps, or no bits", offset: 54,
          remedy: "the file is damaged")
      }
    }
  }

  private mutating func readPalette(
    _ reader: inout ByteReader, count: Int, entry: Int
  ) throws(PictureError) {
    for _ in 0..<count {
      palette += try reader.slice(3)
      if entry == 4 { try reader.skip(1) }
    }
  }

  /// The profile that a header of the fifth version embeds.
  private mutating func readProfile(_ bytes: [UInt8]) throws(PictureError) {
    var reader = ByteReader(bytes, name: "BMP")
    reader.offset = 14 + 56
    // "MBED", little-endian.
    guard try reader.little(4) == 0x4D42_4544 else { return }
    reader.offset = 14 + 112
    let start = 14 + (try reader.little(4))
    let count = try reader.little(4)
    reader.offset = start
    profile = try reader.slice(count)
  }
}
