/// What the container of a WebP says: chunks of a RIFF file.
///
/// Source: RFC 9649, WebP Image Format.
struct WebPHeader {
  /// Canvas width in pixels.
  var width = 0
  /// Canvas height in pixels.
  var height = 0
  var hasAlpha = false
  var isLossless = false
  var isAnimated = false
  var orientation = CGImagePropertyOrientation.up
  /// The first frame of an animation: where it lies on the canvas, and its chunks.
  var frame: (x: Int, y: Int, data: ArraySlice<UInt8>)?
  private var hasEXIF = false
  private var profile: ArraySlice<UInt8>?

  /// Reads the chunks.
  ///
  /// With `untilPixels` it stops at the pixels, and the file may end there, unless the header announces
  /// EXIF data, which comes after them.
  init(_ bytes: [UInt8], limits: PictureLimits, untilPixels: Bool) throws(PictureError) {
    var reader = ByteReader(bytes, name: "WebP")
    try reader.skip(4)
    let size = try reader.little(4)
    try reader.skip(4)
    guard untilPixels || size + 8 <= bytes.count else {
      throw PictureError(
        .truncated, "WebP of \(bytes.count) bytes that says it has \(size + 8)",
        offset: bytes.count, remedy: "the file is not complete")
    }
    let end = min(bytes.count, size + 8)
    var hasPicture = false
    while untilPixels && size + 8 > bytes.count || reader.offset + 8 <= end {
      let start = reader.offset
      let type = Array(try reader.slice(4))
      let length = try reader.little(4)
      let kind = String(decoding: type, as: UTF8.self)
      if kind == "VP8 " || kind == "VP8L" {
        try readPixelHeader(kind, reader, limits: limits)
        hasPicture = true
        if untilPixels, !hasEXIF { return }
      }
      if kind == "ANMF", untilPixels, !hasEXIF { return }
      let data = try reader.slice(length)
      // Chunks are padded to an even size; the last pad may be missing.
      if !length.isMultiple(of: 2), reader.remaining > 0 { try reader.skip(1) }
      switch kind {
      case "VP8X": try readCanvas(data, at: start, limits: limits)
      case "ICCP": profile = profile ?? data
      case "ALPH": hasAlpha = true
      case "EXIF":
        // Some encoders keep JPEG's prefix.
        var exif = ByteReader(data, name: "EXIF")
        let tiff = exif.take("Exif\0\0") ? data.dropFirst(6) : data
        orientation = EXIFOrientation.read(tiff) ?? orientation
      case "ANMF":
        hasPicture = true
        if frame == nil { frame = try Self.readFrame(data) }
      default: break
      }
    }
    guard hasPicture else {
      throw PictureError(
        .corrupt, "WebP without a picture", offset: end, remedy: "the file is damaged")
    }
  }

  private mutating func readCanvas(
    _ data: ArraySlice<UInt8>, at start: Int, limits: PictureLimits
  ) throws(PictureError) {
    var reader = ByteReader(data, name: "WebP")
    let flags = try reader.little(4)
    width = try reader.little(3) + 1
    height = try reader.little(3) + 1
    isAnimated = flags & 0x02 != 0
    hasAlpha = flags & 0x10 != 0
    hasEXIF = flags & 0x08 != 0
    try limits.check(width: width, height: height, format: "WebP", offset: start)
  }

  /// The size in the first bytes of VP8 (RFC 6386, 9.1) and VP8L (RFC 9649, 3.4).
  private mutating func readPixelHeader(
    _ kind: String, _ at: ByteReader, limits: PictureLimits
  ) throws(PictureError) {
    var reader = at
    let size: (Int, Int)
    isLossless = kind == "VP8L"
    if isLossless {
      guard try reader.byte() == 0x2F else { throw Self.damaged(at.offset) }
      let bits = try reader.little(4)
      size = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
      if bits >> 28 & 1 != 0 { hasAlpha = true }
    } else {
      try reader.skip(3)
      guard try reader.big(3) == 0x9D012A else { throw Self.damaged(at.offset) }
      size = (try reader.little(2) & 0x3FFF, try reader.little(2) & 0x3FFF)
    }
    if width == 0 { (width, height) = size }
    guard size == (width, height) else { throw Self.damaged(at.offset) }
    try limits.check(width: width, height: height, format: "WebP", offset: at.offset)
  }

  private static func readFrame(
    _ data: ArraySlice<UInt8>
  ) throws(PictureError) -> (x: Int, y: Int, data: ArraySlice<UInt8>) {
    var reader = ByteReader(data, name: "WebP")
    let x = try reader.little(3) * 2
    let y = try reader.little(3) * 2
    try reader.skip(10)
    return (x, y, data[reader.offset...])
  }

  private static func damaged(_ offset: Int) -> PictureError {
    PictureError(
      .corrupt, "WebP with pixels that contradict its header", offset: offset,
      remedy: "the file is damaged")
  }

  /// What the profile means.
  func color() throws(PictureError) -> SourceColor {
    guard let profile else { return .unspecified }
    let color = try ICCProfile.read(profile)
    guard color.meaning != .cmyk else {
      throw PictureError(
        .corrupt, "WebP with a color profile for CMYK",
        remedy: "remove the profile, or convert the picture to sRGB")
    }
    return color
  }
}
