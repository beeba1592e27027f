import CTurboJPEG
import FiligreeBase

/// JPEG → pixels, by libjpeg-turbo, orientation applied.
///
/// Inks are shown by `red = (1 − cyan) · (1 − black)`, and so on, rounded to the nearest; a profile for
/// CMYK is not used. What a print would look like is another question, which the formula does not
/// answer.
enum JPEGDecoder {
  static func decode(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) -> CGImage {
    let header = try JPEGHeader(bytes, limits: limits)
    let color = try header.color()
    // A block of 64 pixels takes a bit at the very least, and chroma may be sampled 16 times more
    // finely than luma: a file that is too short is known before memory is taken.
    guard header.width * header.height / (64 * 16 * 8) <= bytes.count else {
      throw PictureError(
        .truncated, "JPEG of \(bytes.count) bytes for \(header.width)×\(header.height) pixels",
        remedy: "the file is not complete")
    }
    let scans = try JPEGScans(bytes, header)
    try scans.check(header, limits)
    try limits.check(cost(of: header, scans, color, fileBytes: bytes.count), format: "JPEG")
    var pixels = try unpack(bytes, header, scans)
    if header.components == 4 { pixels = rgb(inks: pixels, inverted: header.isAdobe) }
    let image = CGImage(
      width: header.width, height: header.height, components: min(3, header.components), depth: 8,
      bytes: pixels)
    return try color.honored(image).oriented(header.orientation)
  }

  private static func cost(
    of header: JPEGHeader, _ scans: JPEGScans, _ color: SourceColor, fileBytes: Int
  ) -> DecodingCost {
    let pixels = header.width * header.height
    var cost = DecodingCost(
      width: header.width, height: header.height, fileBytes: fileBytes,
      // The file with its oddities mended.
      working: fileBytes, result: pixels * min(3, header.components))
    // Coefficients of 16 bits are kept until the last scan.
    if header.isProgressive || scans.count > 1 { cost.working += 2 * header.sampleCount }
    if header.components == 4 { cost.working += 4 * pixels }
    cost.isCopied = color.isConverted || header.orientation != .up
    return cost
  }

  /// The pixels of a file that has nothing wrong with it.
  ///
  /// libjpeg covers up damage, and what is missing, with gray, and warns. Of several warnings TurboJPEG keeps
  /// the last alone, so that none may be let pass: what libjpeg warns of and does no harm is taken out of
  /// the file beforehand (`JPEGScans`), and the first warning of all is an error then.
  private static func unpack(
    _ bytes: [UInt8], _ header: JPEGHeader, _ scans: JPEGScans
  ) throws(PictureError) -> [UInt8] {
    guard let decoder = tjInitDecompress() else {
      throw PictureError(.inputOutput, "the JPEG decoder cannot be started")
    }
    defer { tjDestroy(decoder) }
    var pixels = [UInt8](
      unsafeUninitializedCapacity: header.width * header.height * header.components
    ) { output, count in
      FreshMemory.willFill(UnsafeMutableRawBufferPointer(output))
      output.initialize(repeating: 0)
      count = output.count
    }
    var file = scans.mended(bytes)
    var padding = 0
    // Bytes that fill the file up before its end (cameras write them) are known by how many libjpeg counts;
    // it leaves out what looks like a marker, of which there may be some among them.
    for _ in 0..<4 {
      if unpack(file, header, decoder, into: &pixels) { return pixels }
      guard let count = paddingCount(message(decoder)) else { break }
      padding += count
      file = scans.mended(bytes, padding: padding)
    }
    let text = message(decoder)
    let isShort = text.contains("remature end") || text.contains("EOI")
    throw PictureError(
      isShort ? .truncated : .corrupt, "JPEG cannot be read: \(text)",
      remedy: isShort ? "the file is not complete" : "the file is damaged")
  }

  private static func unpack(
    _ file: [UInt8], _ header: JPEGHeader, _ decoder: tjhandle, into pixels: inout [UInt8]
  ) -> Bool {
    let format =
      switch header.components {
      case 1: TJPF_GRAY
      case 3: TJPF_RGB
      default: TJPF_CMYK
      }
    return file.withUnsafeBufferPointer { input in
      pixels.withUnsafeMutableBufferPointer { output in
        var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        // libjpeg's reading of the header is what it writes pixels by, so both must be the same.
        guard
          tjDecompressHeader3(
            decoder, input.baseAddress, UInt(input.count), &width, &height, &sampling, &space)
            == 0, Int(width) == header.width, Int(height) == header.height
        else { return false }
        // The accurate transform is the same to the bit on every processor.
        return tjDecompress2(
          decoder, input.baseAddress, UInt(input.count), output.baseAddress, width, 0, height,
          format.rawValue, TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING) == 0
      }
    }
  }

  private static func message(_ decoder: tjhandle) -> String {
    tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "no reason given"
  }

  /// How many bytes libjpeg has found before the end of the file that belong to nothing; nil where it speaks of
  /// something else.
  private static func paddingCount(_ message: String) -> Int? {
    guard message.hasSuffix(" extraneous bytes before marker 0xd9") else { return nil }
    return message.split(separator: " ").lazy.compactMap { Int($0) }.first
  }

  private static func rgb(inks: [UInt8], inverted: Bool) -> [UInt8] {
    let pixels = inks.count / 4
    let flip: UInt8 = inverted ? 0 : 255
    return [UInt8](unsafeUninitializedCapacity: pixels * 3) { result, count in
      count = pixels * 3
      inks.withUnsafeBufferPointer { inks in
        guard var from = inks.baseAddress, var to = result.baseAddress else { return }
        for _ in 0..<pixels {
          // 255 is no ink from here on.
          let black = UInt32(from[3] ^ flip)
          for i in 0..<3 {
            let product = UInt32(from[i] ^ flip) &* black
            to[i] = UInt8(truncatingIfNeeded: (product &+ 127) / 255)
          }
          from += 4
          to += 3
        }
      }
    }
  }
}
