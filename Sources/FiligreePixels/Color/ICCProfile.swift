/// The part of an ICC profile that Filigree understands: RGB by three curves and a matrix, gray by a
/// curve.
///
/// Source: ICC.1:2022 (profile version 4.4), and ICC.1:2001-04 for version 2's text tags.
package struct ICCProfile {
  private let bytes: ArraySlice<UInt8>
  private let tags: [(signature: Int, start: Int, count: Int)]
  private let space: Int

  /// What the profile means.
  static func read(_ bytes: ArraySlice<UInt8>) throws(PictureError) -> SourceColor {
    try ICCProfile(bytes).color()
  }

  private init(_ bytes: ArraySlice<UInt8>) throws(PictureError) {
    self.bytes = bytes
    var reader = ByteReader(bytes, name: "color profile")
    // Errors speak of offsets in the profile, which is often compressed or in pieces: they are left
    // out where the file's are meant.
    do throws(PictureError) {
      _ = try reader.big(4)
      try reader.skip(12)
      space = try reader.big(4)
      try reader.skip(16)
      guard try reader.big(4) == Self.acsp else {
        throw Self.damaged("is not an ICC profile")
      }
      try reader.skip(88)
      let count = try reader.big(4)
      guard count <= 256 else { throw Self.damaged("has \(count) tags") }
      var tags: [(signature: Int, start: Int, count: Int)] = []
      for _ in 0..<count {
        let tag = (
          signature: try reader.big(4), start: try reader.big(4), count: try reader.big(4)
        )
        guard tag.start <= bytes.count, tag.count <= bytes.count - tag.start else {
          throw Self.damaged("has a tag beyond its end")
        }
        tags.append(tag)
      }
      self.tags = tags
    } catch {
      throw error.reason == .truncated ? Self.damaged("ends too early") : error
    }
  }

  private static func damaged(_ what: String) -> PictureError {
    PictureError(
      .corrupt, "the embedded color profile " + what,
      remedy: "remove the profile, or convert the picture to sRGB")
  }

  private func unsupported(_ what: String) -> PictureError {
    let name = name.map { " “\($0)”" } ?? ""
    return PictureError(
      .unsupported, "the embedded color profile\(name) \(what)",
      remedy: "convert the picture to sRGB or Display P3")
  }

  private func color() throws(PictureError) -> SourceColor {
    if let cicp = tag(0x6369_6370) {
      var reader = cicp
      try? reader.skip(9)
      // Transfers 16 and 18 are PQ and HLG, whose light has no upper end at paper white.
      if let transfer = try? reader.byte(), transfer == 16 || transfer == 18 {
        throw unsupported("is for high dynamic range (PQ or HLG)")
      }
    }
    switch space {
    case Self.rgb:
      guard let r = tag(0x7258_595A), let g = tag(0x6758_595A), let b = tag(0x6258_595A),
        let red = tag(0x7254_5243), let green = tag(0x6754_5243), let blue = tag(0x6254_5243)
      else { throw unsupported("works by look-up tables") }
      let columns = try [Self.xyz(r), Self.xyz(g), Self.xyz(b)]
      let toD50 = Matrix3((0..<9).map { columns[$0 % 3][$0 / 3] })
      guard let back = Primaries.d50ToSRGB, toD50.inverse != nil else {
        throw Self.damaged("has primaries that span no triangle")
      }
      let curves = try [curve(red), curve(green), curve(blue)]
      return SourceColor(curves: curves, toSRGB: back * toD50, name: name)
    case Self.gray:
      guard let gray = tag(0x6B54_5243) else { throw unsupported("works by look-up tables") }
      return SourceColor(meaning: .gray(try curve(gray)), name: name)
    case Self.cmyk:
      return SourceColor(meaning: .cmyk, name: name)
    default:
      throw unsupported("is for none of gray, RGB and CMYK")
    }
  }

  private static let acsp = 0x6163_7370
  private static let rgb = 0x5247_4220
  private static let gray = 0x4752_4159
  private static let cmyk = 0x434D_594B

  private func tag(_ signature: Int) -> ByteReader? {
    guard let tag = tags.first(where: { $0.signature == signature }) else { return nil }
    let start = bytes.startIndex + tag.start
    return ByteReader(bytes[start..<(start + tag.count)], name: "color profile")
  }

  /// XYZType, 10.31.
  private static func xyz(_ tag: ByteReader) throws(PictureError) -> [Double] {
    var reader = tag
    guard reader.take("XYZ ") else { throw damaged("has primaries of an unknown type") }
    do throws(PictureError) {
      try reader.skip(4)
      return try [reader.fixed16(), reader.fixed16(), reader.fixed16()]
    } catch { throw damaged("has primaries that end too early") }
  }

  /// curveType and parametricCurveType, 10.6 and 10.18.
  private func curve(_ tag: ByteReader) throws(PictureError) -> ToneCurve {
    var reader = tag
    do throws(PictureError) {
      if reader.take("curv") {
        try reader.skip(4)
        let count = try reader.big(4)
        if count == 0 { return .gamma(1) }
        if count == 1 { return try gamma(Double(try reader.big(2)) / 256) }
        try reader.need(count * 2)
        var samples = [UInt16]()
        for _ in 0..<count { samples.append(UInt16(try reader.big(2))) }
        return .table(samples)
      }
      guard reader.take("para") else { throw unsupported("has curves of an unknown type") }
      try reader.skip(4)
      let type = try reader.big(2)
      try reader.skip(2)
      guard type <= 4 else { throw unsupported("has curves of an unknown type") }
      var v = [Double]()
      for _ in 0..<[1, 3, 4, 5, 7][type] { v.append(try reader.fixed16()) }
      _ = try gamma(v[0])
      // Table 68: the types differ by which of the parameters are given.
      switch type {
      case 0: return .gamma(v[0])
      case 1, 2:
        guard v[1] > 0 else { throw Self.damaged("has a curve without an end") }
        let c = type == 2 ? v[3] : 0
        return .parametric(g: v[0], a: v[1], b: v[2], c: 0, d: -v[2] / v[1], e: c, f: c)
      case 3:
        return .parametric(g: v[0], a: v[1], b: v[2], c: v[3], d: v[4], e: 0, f: 0)
      default:
        return .parametric(g: v[0], a: v[1], b: v[2], c: v[3], d: v[4], e: v[5], f: v[6])
      }
    } catch {
      throw error.reason == .truncated ? Self.damaged("has a curve that ends too early") : error
    }
  }

  private func gamma(_ exponent: Double) throws(PictureError) -> ToneCurve {
    guard exponent >= 0.1, exponent <= 10 else {
      throw Self.damaged("has a curve with the exponent \(exponent)")
    }
    return .gamma(exponent)
  }

  /// The description, as one line of at most 60 characters: version 2's text or version 4's first.
  private var name: String? {
    guard var reader = tag(0x6465_7363) else { return nil }
    var text = ""
    if reader.take("desc") {
      try? reader.skip(4)
      guard let count = try? reader.big(4), let ascii = try? reader.slice(min(count, 60)) else {
        return nil
      }
      text = String(decoding: ascii.prefix { $0 != 0 }, as: UTF8.self)
    } else if reader.take("mluc") {
      // Records of 12 bytes: language, country, length, offset from the tag's start.
      guard let start = tag(0x6465_7363)?.offset, (try? reader.skip(16)) != nil,
        let length = try? reader.big(4), let at = try? reader.big(4),
        at >= 0, at <= reader.end - start, length <= reader.end - start - at
      else { return nil }
      let slice = Array(bytes[(start + at)..<(start + at + min(length, 120) / 2 * 2)])
      let units = stride(from: 0, to: slice.count - 1, by: 2).map { i -> UInt16 in
        UInt16(slice[i]) << 8 | UInt16(slice[i + 1])
      }
      text = String(decoding: units, as: UTF16.self)
    }
    let line = String(text.filter { $0.isASCII && $0 >= " " && $0 != "\u{7F}" })
    return line.isEmpty ? nil : line
  }
}
