/// BMP → pixels: RGB of 8 bits, with an opacity where the file states bits for one.
///
/// Pixels that runs leave out have the first color. Opacities that are all 0 count as 255: programs reserve bits
/// for them that they do not fill.
enum BMPDecoder {
  static func decode(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) -> CGImage {
    let header = try BMPHeader(bytes, limits: limits)
    let color = try header.color()
    let components = header.hasAlpha ? 4 : 3
    let count = header.width * header.height
    let isIndexed = header.bits <= 8
    try limits.check(
      DecodingCost(
        width: header.width, height: header.height, fileBytes: bytes.count,
        working: isIndexed ? count : 0, result: count.saturatingMultiply(components),
        isCopied: color.isConverted), format: "BMP")
    var reader = ByteReader(bytes, name: "BMP")
    guard header.dataOffset <= bytes.count else { throw header.truncated(bytes.count) }
    reader.offset = header.dataOffset
    let pixels: [UInt8]
    if header.packing == .runs {
      pixels = try colors(BMPRuns.unpack(&reader, header), header)
    } else {
      // The last row may end with its last pixel.
      let last = (header.width * header.bits + 7) / 8
      try reader.need(header.rowBytes.saturatingMultiply(header.height - 1).saturatingAdd(last))
      pixels =
        isIndexed
        ? try colors(indices(bytes, header), header)
        : header.bits == 24 ? triples(bytes, header) : fields(bytes, header, components)
    }
    return try color.honored(
      CGImage(
        width: header.width, height: header.height, components: components, depth: 8, bytes: pixels
      ))
  }

  /// Where each row of the picture starts in the file, from the top.
  private static func rowStarts(_ header: BMPHeader) -> [Int] {
    (0..<header.height).map {
      header.dataOffset + (header.isTopDown ? $0 : header.height - 1 - $0) * header.rowBytes
    }
  }

  private static func indices(_ bytes: [UInt8], _ header: BMPHeader) -> [UInt8] {
    var indices = [UInt8]()
    indices.reserveCapacity(header.width * header.height)
    let perByte = 8 / header.bits
    let mask = UInt8(truncatingIfNeeded: 1 << header.bits - 1)
    for start in rowStarts(header) {
      for x in 0..<header.width {
        // The first pixel of a byte has its highest bits.
        let shift = 8 - header.bits * (x % perByte + 1)
        indices.append(bytes[start + x / perByte] >> UInt8(shift) & mask)
      }
    }
    return indices
  }

  private static func colors(
    _ indices: [UInt8], _ header: BMPHeader
  ) throws(PictureError) -> [UInt8] {
    let count = header.palette.count / 3
    if let highest = indices.max(), Int(highest) >= count {
      throw PictureError(
        .corrupt, "BMP with a pixel of color \(highest) in a table of \(count)",
        offset: header.dataOffset, remedy: "the file is damaged")
    }
    var pixels = [UInt8]()
    pixels.reserveCapacity(3 * indices.count)
    for index in indices {
      for part in [2, 1, 0] { pixels.append(header.palette[3 * Int(index) + part]) }
    }
    return pixels
  }

  private static func triples(_ bytes: [UInt8], _ header: BMPHeader) -> [UInt8] {
    var pixels = [UInt8]()
    pixels.reserveCapacity(3 * header.width * header.height)
    for start in rowStarts(header) {
      for at in stride(from: start, to: start + 3 * header.width, by: 3) {
        pixels.append(bytes[at + 2])
        pixels.append(bytes[at + 1])
        pixels.append(bytes[at])
      }
    }
    return pixels
  }

  private static func fields(
    _ bytes: [UInt8], _ header: BMPHeader, _ components: Int
  ) -> [UInt8] {
    let size = header.bits / 8
    let shifts = header.masks.map { UInt32($0.trailingZeroBitCount) }
    let tops = zip(header.masks, shifts).map { $1 > 31 ? 0 : UInt64($0 >> $1) }
    var pixels = [UInt8]()
    pixels.reserveCapacity(components * header.width * header.height)
    var isClear = components == 4
    for start in rowStarts(header) {
      for at in stride(from: start, to: start + size * header.width, by: size) {
        var pixel: UInt32 = 0
        for i in 0..<size { pixel |= UInt32(bytes[at + i]) << UInt32(8 * i) }
        for part in 0..<components {
          let value = UInt64((pixel & header.masks[part]) >> shifts[part])
          // To the nearest of 0…255.
          pixels.append(
            UInt8(truncatingIfNeeded: (value * 510 + tops[part]) / (2 * tops[part])))
        }
        if isClear, pixels[pixels.count - 1] > 0 { isClear = false }
      }
    }
    if isClear {
      for at in stride(from: 3, to: pixels.count, by: 4) { pixels[at] = 255 }
    }
    return pixels
  }
}

extension BMPHeader {
  /// The error for pixels that end with the file, after so many bytes.
  func truncated(_ count: Int) -> PictureError {
    PictureError(
      .truncated, "BMP ends too early", offset: count, remedy: "the file is not complete")
  }
}
