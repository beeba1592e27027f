/// GIF → pixels: the first picture on its canvas.
///
/// What the picture does not cover is clear, as in browsers: no background color is painted. A file is
/// read to its end, so that one that is cut is known.
enum GIFDecoder {
  static func decode(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) -> CGImage {
    let header = try GIFHeader(bytes, limits: limits)
    let components = header.hasAlpha ? 4 : 3
    let count = header.frameWidth * header.frameHeight
    try limits.check(
      DecodingCost(
        width: header.width, height: header.height, fileBytes: bytes.count, working: count,
        result: header.width.saturatingMultiply(header.height).saturatingMultiply(components)),
      format: "GIF")
    var reader = ByteReader(bytes, name: "GIF")
    reader.offset = header.dataOffset
    try GIFHeader.checkEnd(reader)
    let indices = try unpack(&reader, count: count)
    return try place(indices, header, components)
  }

  /// The numbers of `count` colors, row by row as they are stored.
  ///
  /// Each code but the first ones stands for colors that came before, one after the other: those of the code
  /// before it, and the color that came next. So a code is where these begin, and how many they are.
  private static func unpack(
    _ reader: inout ByteReader, count: Int
  ) throws(PictureError) -> [UInt8] {
    let start = reader.offset
    let bits = Int(try reader.byte())
    guard (1...8).contains(bits) else {
      throw PictureError(
        .corrupt, "GIF with codes of \(bits) bits", offset: start,
        remedy: "the format has 2…8 bits")
    }
    let clear = 1 << bits
    let end = clear + 1
    var starts = [Int](repeating: 0, count: 4096)
    var lengths = [Int](repeating: 0, count: 4096)
    var next = end + 1
    var size = bits + 1
    /// The last code's colors, or none after a clear code.
    var last: (start: Int, length: Int)?
    var (buffer, filled, block) = (0, 0, 0)
    var indices = [UInt8]()
    indices.reserveCapacity(count)
    while indices.count < count {
      while filled < size {
        if block == 0 {
          block = Int(try reader.byte())
          guard block > 0 else { throw tooFew(reader) }
        }
        buffer |= Int(try reader.byte()) << filled
        filled += 8
        block -= 1
      }
      let code = buffer & (1 << size - 1)
      buffer >>= size
      filled -= size
      if code == clear {
        (size, next, last) = (bits + 1, end + 1, nil)
        continue
      }
      guard code != end else { throw tooFew(reader) }
      let at = indices.count
      if let last, next < 4096 {
        // The next color is the first of this code's: it may be the code itself that is made here.
        (starts[next], lengths[next]) = (last.start, last.length + 1)
        next += 1
      }
      if code < clear {
        indices.append(UInt8(truncatingIfNeeded: code))
      } else {
        guard code < next else {
          throw PictureError(
            .corrupt, "GIF with a code that stands for nothing", offset: reader.offset - 1,
            remedy: "the file is damaged")
        }
        let from = starts[code]
        for i in from..<(from + min(lengths[code], count - at)) { indices.append(indices[i]) }
      }
      last = (at, indices.count - at)
      if next == 1 << size, size < 12 { size += 1 }
    }
    return indices
  }

  private static func tooFew(_ reader: ByteReader) -> PictureError {
    PictureError(
      .corrupt, "GIF with fewer pixels than it says", offset: reader.offset - 1,
      remedy: "the file is damaged")
  }

  /// The picture on its canvas.
  private static func place(
    _ indices: [UInt8], _ header: GIFHeader, _ components: Int
  ) throws(PictureError) -> CGImage {
    let palette = Array(header.palette)
    let colors = palette.count / 3
    if let highest = indices.max(), Int(highest) >= colors {
      throw PictureError(
        .corrupt, "GIF with a pixel of color \(highest) in a table of \(colors)",
        offset: header.dataOffset, remedy: "the file is damaged")
    }
    var canvas = [UInt8](repeating: 0, count: header.width * header.height * components)
    let clear = header.clear.map(Int.init) ?? -1
    for (stored, row) in rows(header).enumerated() {
      var from = stored * header.frameWidth
      var to = ((header.y + row) * header.width + header.x) * components
      for _ in 0..<header.frameWidth {
        let color = Int(indices[from])
        if color != clear {
          canvas[to] = palette[3 * color]
          canvas[to + 1] = palette[3 * color + 1]
          canvas[to + 2] = palette[3 * color + 2]
          if components == 4 { canvas[to + 3] = 255 }
        }
        from += 1
        to += components
      }
    }
    return CGImage(
      width: header.width, height: header.height, components: components, depth: 8, bytes: canvas)
  }

  /// Which row each stored one is.
  private static func rows(_ header: GIFHeader) -> [Int] {
    guard header.isInterlaced else { return Array(0..<header.frameHeight) }
    // Appendix E: every 8th, then those in the middle between, and so on.
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap {
      Array(stride(from: $0.0, to: header.frameHeight, by: $0.1))
    }
  }
}
