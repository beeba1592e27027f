import CFiligreeCodecs

/// What a PNG says before its pixels: the chunks up to the first IDAT.
///
/// Source: Portable Network Graphics (PNG) Specification, third edition, W3C 2025, chapters 5 and 11.
struct PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// How a pixel is stored: the values of IHDR's color type.
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// Numbers per pixel, as stored.
    var components: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  var width = 0
  var height = 0
  var bitDepth = 0
  var colorType = ColorType.gray
  var interlaced = false
  /// The palette: red, green, blue of each entry.
  var palette: [UInt8] = []
  /// tRNS: opacities of palette entries, or the transparent color as 16-bit numbers.
  var transparency: [UInt8]?
  /// The chunks that tell the space of the numbers.
  var color = PNGColor()
  /// eXIf's orientation.
  var orientation = CGImagePropertyOrientation.up
  /// Whether there is an animation (acTL); the pixels of IDAT are its still picture.
  var isAnimated = false
  /// Where the first IDAT chunk starts (its length field).
  var dataOffset = 0

  /// Reads the header; `bytes` may go on after it, or stop there.
  init(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) {
    var reader = ByteReader(bytes, name: "PNG")
    try reader.skip(8)
    var isFirst = true
    while true {
      let start = reader.offset
      let length = try reader.big(4)
      let type = try reader.big(4)
      guard length <= 0x7FFF_FFFF, Self.isName(type) else {
        throw PictureError(
          .corrupt, "PNG without a chunk where one should start", offset: start,
          remedy: "the file is damaged")
      }
      if isFirst != (type == Self.ihdr) {
        throw PictureError(
          .corrupt, isFirst ? "PNG that does not start with IHDR" : "PNG with a second IHDR",
          offset: start, remedy: "the file is damaged")
      }
      isFirst = false
      switch type {
      case Self.idat:
        guard colorType != .palette || !palette.isEmpty else {
          throw PictureError(
            .corrupt, "PNG with palette colors but no PLTE chunk", offset: start,
            remedy: "the file is damaged")
        }
        dataOffset = start
        return
      case Self.iend:
        throw PictureError(
          .corrupt, "PNG without pixels (no IDAT chunk)", offset: start,
          remedy: "the file is damaged")
      case Self.ihdr, Self.plte, Self.trns, Self.exif, Self.actl, PNGColor.srgb, PNGColor.gama,
        PNGColor.chrm, PNGColor.iccp, PNGColor.cicp:
        let data = try reader.slice(length)
        let crc = try reader.big(4)
        guard crc == Self.crc(bytes, from: start + 4, count: length + 4) else {
          throw PictureError(
            .corrupt, "PNG with a wrong checksum in its \(Self.name(type)) chunk", offset: start,
            remedy: "the file is damaged")
        }
        try read(type, data, limits: limits)
      default:
        try reader.skip(length + 4)
      }
    }
  }

  private mutating func read(
    _ type: Int, _ data: ArraySlice<UInt8>, limits: PictureLimits
  ) throws(PictureError) {
    switch type {
    case Self.ihdr:
      try readSize(data, limits: limits)
    case Self.plte:
      try readPalette(data)
    case Self.trns:
      try readTransparency(data)
    case Self.actl:
      isAnimated = true
    case Self.exif:
      orientation = EXIFOrientation.read(data) ?? .up
    default:
      try color.read(type, data)
    }
  }

  private mutating func readSize(
    _ data: ArraySlice<UInt8>, limits: PictureLimits
  ) throws(PictureError) {
    let offset = data.startIndex
    guard data.count == 13 else {
      throw PictureError(
        .corrupt, "PNG with an IHDR chunk of \(data.count) bytes", offset: offset,
        remedy: "IHDR takes 13")
    }
    var reader = ByteReader(data, name: "PNG")
    width = try reader.big(4)
    height = try reader.big(4)
    bitDepth = try reader.big(1)
    let type = try reader.byte()
    let compression = try reader.byte()
    let filter = try reader.byte()
    let interlace = try reader.byte()
    guard width <= 0x7FFF_FFFF, height <= 0x7FFF_FFFF else {
      throw PictureError(
        .corrupt, "PNG of \(width)×\(height) pixels", offset: offset,
        remedy: "the format ends at 2147483647")
    }
    guard let colorType = ColorType(rawValue: type), Self.depths(colorType).contains(bitDepth)
    else {
      throw PictureError(
        .corrupt, "PNG with color type \(type) at \(bitDepth) bits", offset: offset + 8,
        remedy: "the format has no such pixels")
    }
    guard compression == 0, filter == 0, interlace <= 1 else {
      throw PictureError(
        .corrupt, "PNG with an unknown compression, filter or interlace method",
        offset: offset + 10, remedy: "the format knows 0, 0 and 0 or 1")
    }
    self.colorType = colorType
    interlaced = interlace == 1
    try limits.check(width: width, height: height, format: "PNG", offset: offset)
  }

  private mutating func readPalette(_ data: ArraySlice<UInt8>) throws(PictureError) {
    // A palette in a picture of true color is a suggestion for old screens (11.2.2).
    guard colorType == .palette else { return }
    let most = 1 << bitDepth
    guard data.count.isMultiple(of: 3), data.count > 0, data.count / 3 <= most, palette.isEmpty
    else {
      throw PictureError(
        .corrupt, "PNG with a second palette, or one of \(data.count) bytes",
        offset: data.startIndex,
        remedy: "a palette at \(bitDepth) bits has 3 bytes for each of 1…\(most) colors")
    }
    palette = Array(data)
  }

  private mutating func readTransparency(_ data: ArraySlice<UInt8>) throws(PictureError) {
    let fits =
      switch colorType {
      case .gray: data.count == 2
      case .rgb: data.count == 6
      case .palette: data.count >= 1 && data.count <= palette.count / 3
      case .grayAlpha, .rgba: false
      }
    guard fits, transparency == nil else {
      throw PictureError(
        .corrupt, "PNG with a tRNS chunk that does not fit its colors", offset: data.startIndex,
        remedy: "the file is damaged")
    }
    transparency = Array(data)
  }

  private static func depths(_ type: ColorType) -> [Int] {
    switch type {
    case .gray: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .grayAlpha, .rgba: [8, 16]
    }
  }

  static let ihdr = 0x4948_4452
  static let plte = 0x504C_5445
  static let idat = 0x4944_4154
  static let iend = 0x4945_4E44
  static let trns = 0x7452_4E53
  static let exif = 0x6558_4966
  static let actl = 0x6163_544C

  /// Whether all four bytes are ASCII letters.
  static func isName(_ type: Int) -> Bool {
    for shift in [0, 8, 16, 24] {
      let letter = (type >> shift) & 0xDF
      guard letter >= 0x41, letter <= 0x5A else { return false }
    }
    return true
  }

  static func name(_ type: Int) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: type >> $0) }, as: UTF8.self)
  }

  private static func crc(_ bytes: [UInt8], from: Int, count: Int) -> Int {
    bytes.withUnsafeBufferPointer { all in
      Int(
        filigree_crc(UnsafeBufferPointer(rebasing: all[from..<(from + count)]).baseAddress, count))
    }
  }
}
