import CTurboJPEG

/// Pixels → JPEG, by libjpeg-turbo: baseline, by the accurate transform.
enum JPEGEncoder {
  /// Encodes at a quality of 1…100; less counts as 1.
  static func encode(_ image: CGImage, quality: Int) throws(PictureError) -> [UInt8] {
    guard (1...65500).contains(image.width), (1...65500).contains(image.height) else {
      throw PictureError(
        .invalidArgument, "a picture of \(image.width)×\(image.height) pixels cannot be a JPEG",
        remedy: "width and height must be 1…65500")
    }
    let source = onWhite(image.straight8())
    let isGray = source.componentsPerPixel == 1
    guard let encoder = tjInitCompress() else {
      throw PictureError(.inputOutput, "the JPEG encoder cannot be started")
    }
    defer { tjDestroy(encoder) }
    let sampling = isGray ? TJSAMP_GRAY : quality >= 90 ? TJSAMP_444 : TJSAMP_420
    var result: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let status = source.bytes.withUnsafeBufferPointer {
      tjCompress2(
        encoder, $0.baseAddress, Int32(source.width), 0, Int32(source.height),
        (isGray ? TJPF_GRAY : TJPF_RGB).rawValue, &result, &size, Int32(sampling.rawValue),
        Int32(max(1, min(100, quality))), TJFLAG_ACCURATEDCT)
    }
    defer { tjFree(result) }
    guard status == 0, let result else {
      let text = tjGetErrorStr2(encoder).map { String(cString: $0) } ?? "no reason given"
      throw PictureError(.invalidArgument, "JPEG cannot be written: \(text)")
    }
    let bytes = Array(UnsafeBufferPointer(start: result, count: Int(size)))
    guard source.colorSpace == .displayP3Space, !isGray else { return bytes }
    return adding(profile: ICCProfile.displayP3, to: bytes)
  }

  /// Puts a profile, which fits in one segment, after the JFIF segment (ICC.1:2022, annex B.4).
  private static func adding(profile: [UInt8], to file: [UInt8]) -> [UInt8] {
    // SOI takes 2 bytes, APP0 its marker's 2 and the length in the 2 after them.
    var place = 2
    if file.count > 6, file[2] == 0xFF, file[3] == 0xE0 {
      place += 2 + Int(file[4]) << 8 + Int(file[5])
    }
    let content = Array("ICC_PROFILE\0".utf8) + [1, 1] + profile
    let length = content.count + 2
    let segment = [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + content
    return file[..<place] + segment + file[place...]
  }

  /// Laid on white, without opacity: `(color · opacity + 255 · (255 − opacity)) / 255`, rounded.
  private static func onWhite(_ image: CGImage) -> CGImage {
    guard image.hasAlpha else { return image }
    let components = image.componentsPerPixel
    let pixels = image.width * image.height
    let kept = components - 1
    let bytes = [UInt8](unsafeUninitializedCapacity: pixels * kept) { result, count in
      count = pixels * kept
      image.bytes.withUnsafeBufferPointer { bytes in
        guard var from = bytes.baseAddress, var to = result.baseAddress else { return }
        for _ in 0..<pixels {
          let alpha = UInt32(from[kept])
          for i in 0..<kept {
            let sum = UInt32(from[i]) &* alpha &+ 255 &* (255 &- alpha)
            to[i] = UInt8(truncatingIfNeeded: (sum &+ 127) / 255)
          }
          from += components
          to += kept
        }
      }
    }
    return CGImage(
      width: image.width, height: image.height, components: kept, depth: 8,
      space: image.colorSpace, bytes: bytes)
  }
}
