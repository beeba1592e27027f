import CFiligreeCodecs
import FiligreeBase

/// PNG → pixels: libpng unpacks what is stored, this expands it to 8 or 16 bits a component.
///
/// An animated PNG gives its still picture (the pixels of IDAT).
enum PNGDecoder {
  static func decode(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) -> CGImage {
    let header = try PNGHeader(bytes, limits: limits)
    let color = try header.color.color()
    let stored = try unpack(bytes, header, color, limits)
    let pixels = try expand(stored, header)
    return try color.honored(pixels.image(header).oriented(header.orientation))
  }

  /// Pixels of whole components.
  private struct Pixels {
    var bytes: [UInt8]
    var components: Int
    var depth: Int

    func image(_ header: PNGHeader) -> CGImage {
      CGImage(
        width: header.width, height: header.height, components: components, depth: depth,
        bytes: bytes)
    }
  }

  /// The rows as they are stored.
  private static func unpack(
    _ bytes: [UInt8], _ header: PNGHeader, _ color: SourceColor, _ limits: PictureLimits
  ) throws(PictureError) -> [UInt8] {
    let bitsPerPixel = header.colorType.components * header.bitDepth
    let rowBytes = (header.width * bitsPerPixel + 7) / 8
    let (size, overflow) = rowBytes.multipliedReportingOverflow(by: header.height)
    // Deflate makes at most 1032 bytes of one (zlib's technical notes), so a file that is too short
    // for its picture is known before memory is taken.
    let packed = try dataSize(bytes, from: header.dataOffset)
    guard !overflow, size / 1032 <= packed else {
      throw PictureError(
        .truncated,
        "PNG with \(packed) bytes of pixel data for \(header.width)×\(header.height) pixels",
        offset: bytes.count, remedy: "the file is not complete")
    }
    try limits.check(cost(of: header, color, stored: size, fileBytes: bytes.count), format: "PNG")
    var layout = filigree_png_layout(
      width: UInt32(header.width), height: UInt32(header.height),
      bit_depth: UInt8(header.bitDepth), color_type: header.colorType.rawValue,
      row_bytes: rowBytes)
    var message = [CChar](repeating: 0, count: Int(FILIGREE_MESSAGE_LENGTH))
    var offset = 0
    var read: Int32 = 0
    // After a failure the bytes have no meaning, and nobody sees them: the error is thrown. A row is
    // a byte longer while it is unpacked: that byte tells how the row is filtered.
    let capacity = size + header.height
    let pixels = [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
      FreshMemory.willFill(UnsafeMutableRawBufferPointer(output))
      read = bytes.withUnsafeBufferPointer { input in
        filigree_png_read(
          input.baseAddress, input.count, &layout, header.interlaced ? 1 : 0, output.baseAddress,
          &message, &offset)
      }
      count = size
    }
    guard read != 0 else {
      let reason: PictureError.Reason = offset >= bytes.count ? .truncated : .corrupt
      let text = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      throw PictureError(
        reason, "PNG cannot be read: \(text)", offset: offset,
        remedy: reason == .truncated ? "the file is not complete" : "the file is damaged")
    }
    return pixels
  }

  /// What decoding takes, of which `stored` bytes are the rows as they are stored.
  private static func cost(
    of header: PNGHeader, _ color: SourceColor, stored: Int, fileBytes: Int
  ) -> DecodingCost {
    let pixels = header.width * header.height
    var cost = DecodingCost(
      width: header.width, height: header.height, fileBytes: fileBytes,
      // The filters' bytes, and the IDATs joined.
      working: header.height + fileBytes, result: stored)
    func becomes(_ bytesPerPixel: Int) {
      cost.working += cost.result
      cost.result = pixels.saturatingMultiply(bytesPerPixel)
    }
    if header.bitDepth < 8 { becomes(1) }
    let depth = max(header.bitDepth, 8) / 8
    if header.colorType == .palette {
      becomes(4)
    } else if header.transparency != nil {
      becomes((header.colorType.components + 1) * depth)
    }
    if case .pq = color.meaning {
      // By way of 16-bit numbers to floating-point ones.
      becomes(8)
      becomes(16)
    }
    cost.isCopied = color.isConverted || header.orientation != .up
    return cost
  }

  /// The sum of the sizes of all IDAT chunks, as far as the file goes.
  private static func dataSize(_ bytes: [UInt8], from start: Int) throws(PictureError) -> Int {
    var reader = ByteReader(bytes[start...], name: "PNG")
    var sum = 0
    while reader.remaining >= 8 {
      let length = try reader.big(4)
      guard try reader.big(4) == PNGHeader.idat else { break }
      sum += min(length, reader.remaining)
      guard reader.remaining >= length + 4 else { break }
      try reader.skip(length + 4)
    }
    return sum
  }

  private static func expand(
    _ stored: [UInt8], _ header: PNGHeader
  ) throws(PictureError) -> Pixels {
    switch header.colorType {
    case .palette:
      return try expandPalette(stored, header)
    case .gray:
      var samples = stored
      if header.bitDepth < 8 {
        samples = unpackBits(stored, header, BitExpansion.levels(bits: header.bitDepth))
      }
      return addTransparency(samples, header)
    case .rgb:
      return addTransparency(stored, header)
    case .grayAlpha, .rgba:
      return Pixels(
        bytes: stored, components: header.colorType.components, depth: header.bitDepth)
    }
  }

  private static func unpackBits(
    _ stored: [UInt8], _ header: PNGHeader, _ values: [UInt8]
  ) -> [UInt8] {
    let expansion = BitExpansion(bits: header.bitDepth, values: values)
    return stored.withUnsafeBufferPointer { packed in
      packed.baseAddress.map {
        expansion.expand($0, width: header.width, height: header.height)
      } ?? []
    }
  }

  private static func expandPalette(
    _ stored: [UInt8], _ header: PNGHeader
  ) throws(PictureError) -> Pixels {
    let indices =
      header.bitDepth == 8
      ? stored
      : unpackBits(stored, header, (0..<(1 << header.bitDepth)).map { UInt8($0) })
    let colors = header.palette.count / 3
    let highest = indices.withUnsafeBufferPointer { all in
      var highest: UInt8 = 0
      for i in 0..<all.count where all[i] > highest { highest = all[i] }
      return Int(highest)
    }
    guard highest < colors else {
      throw PictureError(
        .corrupt, "PNG with a pixel of color \(highest) in a palette of \(colors)",
        offset: header.dataOffset, remedy: "the file is damaged")
    }
    let opacities = header.transparency ?? []
    let components = opacities.contains { $0 < 255 } ? 4 : 3
    var table = [UInt8](repeating: 255, count: 256 * components)
    for color in 0..<colors {
      for component in 0..<3 {
        table[color * components + component] = header.palette[color * 3 + component]
      }
      if components == 4, color < opacities.count {
        table[color * 4 + 3] = opacities[color]
      }
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: indices.count * components) { result, count in
      count = indices.count * components
      guard var to = result.baseAddress else { return }
      indices.withUnsafeBufferPointer { indices in
        table.withUnsafeBufferPointer { table in
          for i in 0..<indices.count {
            let from = Int(indices[i]) &* components
            to[0] = table[from]
            to[1] = table[from &+ 1]
            to[2] = table[from &+ 2]
            if components == 4 { to[3] = table[from &+ 3] }
            to += components
          }
        }
      }
    }
    return Pixels(bytes: bytes, components: components, depth: 8)
  }

  /// Adds an opacity that is 0 where the pixel has tRNS's color, and full elsewhere (11.3.1.1).
  private static func addTransparency(_ samples: [UInt8], _ header: PNGHeader) -> Pixels {
    let components = header.colorType.components
    let depth = max(header.bitDepth, 8)
    guard let transparency = header.transparency else {
      return Pixels(bytes: samples, components: components, depth: depth)
    }
    // tRNS holds 16-bit numbers of which the low `bitDepth` bits count; small depths are compared
    // after their expansion, which is one to one.
    let scale = header.bitDepth < 8 ? 255 / (1 << header.bitDepth - 1) : 1
    var key = [UInt8]()
    for component in 0..<components {
      let value =
        (Int(transparency[component * 2]) << 8 | Int(transparency[component * 2 + 1]))
        & (1 << header.bitDepth - 1)
      if depth == 16 {
        withUnsafeBytes(of: UInt16(value)) { key.append(contentsOf: $0) }
      } else {
        key.append(UInt8(value * scale))
      }
    }
    let from = components * depth / 8
    let alpha = depth / 8
    let pixels = header.width * header.height
    let bytes = [UInt8](unsafeUninitializedCapacity: pixels * (from + alpha)) { result, count in
      count = pixels * (from + alpha)
      guard var to = result.baseAddress else { return }
      samples.withUnsafeBufferPointer { samples in
        key.withUnsafeBufferPointer { key in
          for pixel in 0..<pixels {
            var same = true
            for i in 0..<from {
              let value = samples[pixel &* from &+ i]
              to[i] = value
              if value != key[i] { same = false }
            }
            for i in from..<(from &+ alpha) { to[i] = same ? 0 : 255 }
            to += from &+ alpha
          }
        }
      }
    }
    return Pixels(bytes: bytes, components: components + 1, depth: depth)
  }
}
