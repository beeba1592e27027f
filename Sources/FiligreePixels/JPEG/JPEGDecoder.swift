import CTurboJPEG

/// JPEG → pixels, by libjpeg-turbo, orientation applied.
///
/// Inks are shown by `red = (1 − cyan) · (1 − black)`, and so on, rounded to the nearest; a profile for
/// CMYK is not used. What a print would look like is another question, which the formula does not
/// answer.
enum JPEGDecoder {
  static func decode(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) -> CGImage {
    let header = try JPEGHeader(bytes, limits: limits)
    let colour = try header.colour()
    // A block of 64 pixels takes a bit at the very least, and chroma may be sampled 16 times more
    // finely than luma: a file that is too short is known before memory is taken.
    guard header.width * header.height / (64 * 16 * 8) <= bytes.count else {
      throw PictureError(
        .truncated, "JPEG of \(bytes.count) bytes for \(header.width)×\(header.height) pixels",
        remedy: "the file is not complete")
    }
    if header.isProgressive { try checkScans(bytes, header) }
    var pixels = try unpack(bytes, header)
    if header.components == 4 { pixels = rgb(inks: pixels, inverted: header.isAdobe) }
    let image = CGImage(
      width: header.width, height: header.height, components: min(3, header.components), depth: 8,
      bytes: pixels)
    return try colour.honoured(image).oriented(header.orientation)
  }

  /// Refuses progressive pictures of very many scans.
  ///
  /// Each goes over all pixels, and may take next to nothing in the file. Encoders make 10; small pictures may have up to the 500 that TurboJPEG's
  /// limit lets through.
  private static func checkScans(_ bytes: [UInt8], _ header: JPEGHeader) throws(PictureError) {
    var scans = 0
    bytes.withUnsafeBufferPointer { bytes in
      var i = 0
      // SOS cannot occur in coded data, where a zero follows each 0xFF (T.81, B.1.1.5).
      while i &+ 1 < bytes.count {
        if bytes[i] == 0xFF, bytes[i &+ 1] == 0xDA { scans &+= 1 }
        i &+= 1
      }
    }
    guard scans <= 32 || scans * header.width * header.height <= 1 << 31 else {
      throw PictureError(
        .corrupt, "JPEG of \(scans) scans for \(header.width)×\(header.height) pixels",
        remedy: "save it again, as a baseline JPEG")
    }
  }

  private static func unpack(
    _ bytes: [UInt8], _ header: JPEGHeader
  ) throws(PictureError) -> [UInt8] {
    guard let decoder = tjInitDecompress() else {
      throw PictureError(.inputOutput, "the JPEG decoder cannot be started")
    }
    defer { tjDestroy(decoder) }
    let format =
      switch header.components {
      case 1: TJPF_GRAY
      case 3: TJPF_RGB
      default: TJPF_CMYK
      }
    var pixels = [UInt8](repeating: 0, count: header.width * header.height * header.components)
    // The accurate transform is the same to the bit on every processor; a limit on scans keeps
    // progressive files from taking minutes.
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
    func run(_ flags: Int32) -> Bool {
      bytes.withUnsafeBufferPointer { input in
        pixels.withUnsafeMutableBufferPointer { output in
          var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
          // libjpeg's reading of the header is what it writes pixels by, so both must be the same.
          guard
            tjDecompressHeader3(
              decoder, input.baseAddress, UInt(input.count), &width, &height, &sampling, &space)
              == 0, Int(width) == header.width, Int(height) == header.height
          else { return false }
          return tjDecompress2(
            decoder, input.baseAddress, UInt(input.count), output.baseAddress, width, 0, height,
            format.rawValue, flags) == 0
        }
      }
    }
    if run(flags | TJFLAG_STOPONWARNING) { return pixels }
    // libjpeg warns of damage that it covers up with grey, and of oddities that do no harm. The first
    // warning has stopped it; where that one is harmless, it may go on, and the last one decides.
    if isHarmless(message(decoder)), run(flags) || isHarmless(message(decoder)) { return pixels }
    let text = message(decoder)
    let isShort = text.contains("remature end") || text.contains("EOI")
    throw PictureError(
      isShort ? .truncated : .corrupt, "JPEG cannot be read: \(text)",
      remedy: isShort ? "the file is not complete" : "the file is damaged")
  }

  private static func message(_ decoder: tjhandle) -> String {
    tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "no reason given"
  }

  /// Whether a warning is of an oddity: an unknown version in JFIF's or Adobe's marker, wrong scan
  /// parameters that baseline pictures do not use, padding before the end (cameras write it).
  private static func isHarmless(_ message: String) -> Bool {
    message.contains("JFIF") || message.contains("Adobe") || message.contains("SOS parameters")
      || message.hasSuffix("extraneous bytes before marker 0xd9")
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
