/// What a JPEG says before its first scan.
///
/// Sources: ITU-T T.81 annex B (markers), T.871 (JFIF), T.872 6.5.3 (Adobe's APP14), Exif 2.3 (APP1),
/// ICC.1:2022 annex B.4 (APP2).
struct JPEGHeader {
  /// Width as stored.
  var width = 0
  /// Height as stored.
  var height = 0
  /// 1 gray, 3 YCbCr or RGB, 4 CMYK or YCCK.
  var components = 0
  var isProgressive = false
  /// How many numbers the components have together, in whole blocks.
  var sampleCount = 0
  var orientation = CGImagePropertyOrientation.up
  /// Whether there is Adobe's marker: inks are stored inverted then (255 is none).
  var isAdobe = false
  /// Adobe's transform: 0 RGB or CMYK, 1 YCbCr, 2 YCCK; nil without the marker.
  var transform: Int?
  private var profileParts: [Int: ArraySlice<UInt8>] = [:]
  private var profilePartCount = 0

  /// Reads the markers up to the first scan; `bytes` may go on after it, or stop there.
  init(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) {
    var reader = ByteReader(bytes, name: "JPEG")
    try reader.skip(2)
    var frameOffset: Int?
    while true {
      let start = reader.offset
      guard try reader.byte() == 0xFF else {
        throw PictureError(
          .corrupt, "JPEG without a marker where one should be", offset: start,
          remedy: "the file is damaged")
      }
      var marker = try reader.byte()
      // Any number of fill bytes may stand before a marker (B.1.1.2).
      while marker == 0xFF { marker = try reader.byte() }
      // Markers that stand alone.
      if marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
      guard marker != 0xD9, marker != 0 else {
        throw PictureError(
          .corrupt, "JPEG without a picture", offset: start, remedy: "the file is damaged")
      }
      let length = try reader.big(2)
      guard length >= 2 else {
        throw PictureError(
          .corrupt, "JPEG with a segment of \(length) bytes", offset: start,
          remedy: "the file is damaged")
      }
      let segment = try reader.slice(length - 2)
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard frameOffset == nil else {
          throw PictureError(
            .corrupt, "JPEG with a second frame", offset: start, remedy: "the file is damaged")
        }
        frameOffset = start
        try readFrame(marker, segment, limits: limits)
      case 0xDA:
        guard frameOffset != nil else {
          throw PictureError(
            .corrupt, "JPEG with a scan before its frame", offset: start,
            remedy: "the file is damaged")
        }
        return
      case 0xE1:
        var exif = ByteReader(segment, name: "EXIF")
        if exif.take("Exif\0\0"), let found = EXIFOrientation.read(segment.dropFirst(6)) {
          orientation = found
        }
      case 0xE2:
        readProfilePart(segment)
      case 0xEE:
        var adobe = ByteReader(segment, name: "APP14")
        if adobe.take("Adobe"), segment.count >= 12 {
          isAdobe = true
          transform = Int(segment[segment.startIndex + 11])
        }
      default: break
      }
    }
  }

  private mutating func readFrame(
    _ marker: UInt8, _ segment: ArraySlice<UInt8>, limits: PictureLimits
  ) throws(PictureError) {
    var reader = ByteReader(segment, name: "JPEG")
    let precision = try reader.byte()
    height = try reader.big(2)
    width = try reader.big(2)
    components = try reader.big(1)
    isProgressive = marker == 0xC2 || marker == 0xCA
    guard [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(marker), precision == 8 else {
      throw PictureError(
        .unsupported, "JPEG that is lossless, hierarchical or of \(precision) bits",
        offset: segment.startIndex, remedy: "baseline and progressive ones of 8 bits are read")
    }
    guard components == 1 || components == 3 || components == 4 else {
      throw PictureError(
        .unsupported, "JPEG of \(components) components", offset: segment.startIndex,
        remedy: "1 (gray), 3 (color) and 4 (CMYK) are read")
    }
    try limits.check(width: width, height: height, format: "JPEG", offset: segment.startIndex)
    var factors: [(Int, Int)] = []
    for _ in 0..<components {
      try reader.skip(1)
      let both = try reader.big(1)
      factors.append((both >> 4, both & 15))
      try reader.skip(1)
    }
    let (right, down) = factors.reduce((1, 1)) { (max($0.0, $1.0), max($0.1, $1.1)) }
    // Units of 8 × 8 numbers of the coarsest component (A.2.4).
    let units = ((width - 1) / (8 * right) + 1) * ((height - 1) / (8 * down) + 1)
    sampleCount = factors.reduce(0) { $0 + $1.0 * $1.1 } * 64 * units
  }

  private mutating func readProfilePart(_ segment: ArraySlice<UInt8>) {
    var reader = ByteReader(segment, name: "APP2")
    guard reader.take("ICC_PROFILE\0"), let index = try? reader.big(1),
      let count = try? reader.big(1)
    else { return }
    profilePartCount = max(profilePartCount, count)
    if profileParts[index] == nil { profileParts[index] = segment[reader.offset...] }
  }

  /// What the profile means, put together from its parts.
  func color() throws(PictureError) -> SourceColor {
    guard !profileParts.isEmpty else { return .unspecified }
    var profile = [UInt8]()
    for part in 1...max(1, profilePartCount) {
      guard let bytes = profileParts[part] else {
        throw PictureError(
          .corrupt, "JPEG with a color profile of \(profilePartCount) parts, one missing",
          remedy: "remove the profile, or convert the picture to sRGB")
      }
      profile += bytes
    }
    let color = try ICCProfile.read(profile[...])
    guard (color.meaning == .cmyk) == (components == 4) else {
      throw PictureError(
        .corrupt, "JPEG of \(components) components with a profile for others",
        remedy: "remove the profile, or convert the picture to sRGB")
    }
    return color
  }
}
