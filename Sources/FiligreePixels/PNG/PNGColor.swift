import CFiligreeCodecs

/// The chunks of a PNG that tell the space of its numbers.
///
/// Of several the first of cICP, iCCP, sRGB, gAMA with cHRM counts (PNG, third edition, 4.3).
struct PNGColor {
  static let srgb = 0x7352_4742
  static let gama = 0x6741_4D41
  static let chrm = 0x6348_524D
  static let iccp = 0x6943_4350
  static let cicp = 0x6349_4350

  /// An unpacked profile of more bytes than this is refused: real ones end far below.
  static let largestProfile = 16 << 20

  private var cicpBytes: [UInt8]?
  private var profile: [UInt8]?
  private var isSRGB = false
  private var gamma: Int?
  private var chromaticities: [Int]?

  /// Keeps a chunk's content, if it is the first of its type.
  mutating func read(_ type: Int, _ data: ArraySlice<UInt8>) throws(PictureError) {
    var reader = ByteReader(data, name: "PNG")
    func expect(_ size: Int) throws(PictureError) {
      guard data.count == size else {
        throw PictureError(
          .corrupt, "PNG with a chunk \(PNGHeader.name(type)) of \(data.count) bytes",
          offset: data.startIndex, remedy: "it takes \(size)")
      }
    }
    switch type {
    case Self.cicp:
      try expect(4)
      cicpBytes = cicpBytes ?? Array(data)
    case Self.iccp:
      if profile == nil { profile = try Self.unpack(data) }
    case Self.srgb:
      try expect(1)
      isSRGB = true
    case Self.gama:
      try expect(4)
      if gamma == nil { gamma = try reader.big(4) }
    case Self.chrm:
      try expect(32)
      var values = [Int]()
      for _ in 0..<8 { values.append(try reader.big(4)) }
      chromaticities = chromaticities ?? values
    default: break
    }
  }

  /// The profile of an iCCP chunk: a name, a zero, the method 0, a zlib stream.
  private static func unpack(_ data: ArraySlice<UInt8>) throws(PictureError) -> [UInt8] {
    guard let zero = data.prefix(80).firstIndex(of: 0), zero > data.startIndex,
      data.endIndex - zero > 2, data[zero + 1] == 0
    else {
      throw PictureError(
        .corrupt, "PNG with a malformed iCCP chunk", offset: data.startIndex,
        remedy: "remove the profile, or convert the picture to sRGB")
    }
    let packed = data[(zero + 2)...]
    // The size stands in the profile's first four bytes, so memory is taken for what there is.
    var size = 4
    var start = [UInt8](repeating: 0, count: 4)
    _ = inflate(packed, &start, &size)
    let stated = start.reduce(0) { $0 << 8 | Int($1) }
    guard size == 4, stated >= 132, stated <= largestProfile, stated / 1032 <= packed.count else {
      throw PictureError(
        .corrupt, "PNG with a color profile that says it has \(stated) bytes",
        offset: data.startIndex, remedy: "132…\(largestProfile) are allowed")
    }
    var profile = [UInt8](repeating: 0, count: stated)
    size = stated
    let status = inflate(packed, &profile, &size)
    // Bytes after the profile's end are of no concern.
    guard size == stated, status != 0 else {
      throw PictureError(
        .corrupt, "PNG with a color profile that cannot be unpacked", offset: data.startIndex,
        remedy: "remove the profile, or convert the picture to sRGB")
    }
    return profile
  }

  private static func inflate(
    _ packed: ArraySlice<UInt8>, _ result: inout [UInt8], _ size: inout Int
  ) -> Int32 {
    packed.withUnsafeBufferPointer { from in
      result.withUnsafeMutableBufferPointer { to in
        filigree_inflate(from.baseAddress, from.count, to.baseAddress, &size)
      }
    }
  }

  /// What the chunks mean together.
  func color() throws(PictureError) -> SourceColor {
    if let cicpBytes { return try CodingPoints.read(cicpBytes) }
    if let profile {
      let color = try ICCProfile.read(profile[...])
      guard color.meaning != .cmyk else {
        throw PictureError(
          .corrupt, "PNG with a color profile for CMYK",
          remedy: "a PNG is gray or RGB, and so must its profile be")
      }
      return color
    }
    if isSRGB { return SourceColor(meaning: .space(.sRGB), name: "sRGB") }
    guard gamma != nil || chromaticities != nil else { return .unspecified }
    var curve = ToneCurve.sRGB
    // 45455 is what the specification has encoders of sRGB write (11.3.2.5).
    if let gamma, gamma != 45455 {
      guard gamma >= 10_000, gamma <= 1_000_000 else {
        throw PictureError(
          .corrupt, "PNG with the gamma \(Double(gamma) / 100_000)",
          remedy: "0.1…10 are supported")
      }
      curve = gamma == 100_000 ? .gamma(1) : .gamma(100_000 / Double(gamma))
    }
    var primaries = Primaries.bt709
    if let chromaticities {
      let xy = chromaticities.map { Double($0) / 100_000 }
      primaries = Primaries(
        red: [xy[2], xy[3]], green: [xy[4], xy[5]], blue: [xy[6], xy[7]], white: [xy[0], xy[1]])
    }
    let name = gamma.map { "gamma \(Double($0) / 100_000)" } ?? "primaries"
    return try SourceColor(primaries: primaries, curve: curve, name: name)
  }
}
