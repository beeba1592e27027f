/// What a GIF says up to the pixels of its first picture.
///
/// Source: CompuServe, "Graphics Interchange Format, Version 89a" (1990).
struct GIFHeader {
  /// Canvas width in pixels.
  ///
  /// The first picture may reach beyond the canvas that is stated, or none may be stated: as in browsers, the canvas is
  /// as large then as the picture needs.
  var width = 0
  /// Canvas height in pixels.
  var height = 0
  /// Where the first picture lies on the canvas.
  var x = 0
  var y = 0
  var frameWidth = 0
  var frameHeight = 0
  /// The colors of the first picture: red, green, blue of each.
  var palette: ArraySlice<UInt8> = []
  /// The color that stands for nothing.
  var clear: UInt8?
  var isInterlaced = false
  /// Whether there is a second picture; where the bytes that are given end before it could come, whether the file says that it
  /// is to be repeated.
  var isAnimated = false
  /// Where the codes start: their size, then their blocks.
  var dataOffset = 0

  /// Whether the first picture covers all of the canvas.
  var coversCanvas: Bool { x == 0 && y == 0 && frameWidth == width && frameHeight == height }
  /// Whether pixels may be clear.
  var hasAlpha: Bool { clear != nil || !coversCanvas }
  /// Bits of a color's number.
  var bits: Int {
    var bits = 1
    while 3 << bits < palette.count { bits += 1 }
    return bits
  }

  private static let extensionMark: UInt8 = 0x21
  private static let pictureMark: UInt8 = 0x2C
  private static let endMark: UInt8 = 0x3B

  init(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) {
    var reader = ByteReader(bytes, name: "GIF")
    try reader.skip(6)
    width = try reader.little(2)
    height = try reader.little(2)
    let flags = try reader.byte()
    try reader.skip(2)
    var colors = try Self.palette(flags, &reader)
    while try Self.nextMark(&reader) == Self.extensionMark { try readExtension(&reader) }
    guard bytes[reader.offset - 1] == Self.pictureMark else {
      throw PictureError(
        .corrupt, "GIF without a picture", offset: reader.offset - 1,
        remedy: "the file is damaged")
    }
    let start = reader.offset
    x = try reader.little(2)
    y = try reader.little(2)
    frameWidth = try reader.little(2)
    frameHeight = try reader.little(2)
    try limits.check(width: frameWidth, height: frameHeight, format: "GIF", offset: start)
    width = max(width, x + frameWidth)
    height = max(height, y + frameHeight)
    try limits.check(width: width, height: height, format: "GIF", offset: 6)
    let pictureFlags = try reader.byte()
    isInterlaced = pictureFlags & 0x40 != 0
    let own = try Self.palette(pictureFlags, &reader)
    if !own.isEmpty { colors = own }
    guard !colors.isEmpty else {
      throw PictureError(
        .corrupt, "GIF without a color table", offset: start, remedy: "the file is damaged")
    }
    palette = colors
    dataOffset = reader.offset
    isAnimated = Self.hasPicture(after: reader) ?? isAnimated
  }

  /// The color table that flags announce; empty where they announce none.
  private static func palette(
    _ flags: UInt8, _ reader: inout ByteReader
  ) throws(PictureError) -> ArraySlice<UInt8> {
    flags & 0x80 == 0 ? [] : try reader.slice(3 * (2 << Int(flags & 7)))
  }

  /// What begins next: an extension, a picture, or the end.
  ///
  /// Zeros between blocks are passed over: some programs end their blocks twice.
  private static func nextMark(_ reader: inout ByteReader) throws(PictureError) -> UInt8 {
    while true {
      let mark = try reader.byte()
      switch mark {
      case 0: continue
      case extensionMark, pictureMark, endMark: return mark
      default:
        throw PictureError(
          .corrupt, "GIF with an unknown block", offset: reader.offset - 1,
          remedy: "the file is damaged")
      }
    }
  }

  private mutating func readExtension(_ reader: inout ByteReader) throws(PictureError) {
    let label = try reader.byte()
    var block = reader
    try Self.skipBlocks(&reader)
    let size = try block.byte()
    switch (label, size) {
    // Graphic control: the clear color of the picture that follows.
    case (0xF9, 4):
      let flags = try block.byte()
      try block.skip(2)
      let color = try block.byte()
      clear = flags & 1 == 1 ? color : nil
    // Application: these two say how often an animation is repeated.
    case (0xFF, 11):
      isAnimated = isAnimated || block.take("NETSCAPE2.0") || block.take("ANIMEXTS1.0")
    default: break
    }
  }

  /// Passes over blocks, each behind its size, up to the empty one.
  private static func skipBlocks(_ reader: inout ByteReader) throws(PictureError) {
    while true {
      let size = Int(try reader.byte())
      if size == 0 { return }
      try reader.skip(size)
    }
  }

  /// Throws unless the file goes on, from the codes of the first picture, to its end.
  static func checkEnd(_ start: ByteReader) throws(PictureError) {
    var reader = start
    try skipPicture(&reader)
    while true {
      switch try nextMark(&reader) {
      case extensionMark:
        try reader.skip(1)
        try skipBlocks(&reader)
      case pictureMark:
        try reader.skip(8)
        _ = try palette(reader.byte(), &reader)
        try skipPicture(&reader)
      default: return
      }
    }
  }

  private static func skipPicture(_ reader: inout ByteReader) throws(PictureError) {
    try reader.skip(1)
    try skipBlocks(&reader)
  }

  /// Whether a picture begins after the codes of another one; nil where the bytes end before they tell.
  private static func hasPicture(after start: ByteReader) -> Bool? {
    var reader = start
    do throws(PictureError) {
      try skipPicture(&reader)
      while try nextMark(&reader) == extensionMark {
        try reader.skip(1)
        try skipBlocks(&reader)
      }
      return reader.bytes[reader.offset - 1] == pictureMark
    } catch {
      return nil
    }
  }
}
