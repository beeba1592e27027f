import CWebP

/// WebP → pixels, by libwebp, orientation applied.
///
/// Of an animation it is the first frame, on a transparent canvas.
enum WebPDecoder {
  static func decode(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) -> CGImage {
    let header = try WebPHeader(bytes, limits: limits, untilPixels: false)
    let color = try header.color()
    let isCopied = color.isConverted || header.orientation != .up
    let image =
      if let frame = header.frame {
        try place(
          decodeStill(
            WebPContainer.still(frame.data), limits: limits, fileBytes: bytes.count,
            canvas: (header.width, header.height), isCopied: isCopied), frame.x, frame.y, header)
      } else {
        try decodeStill(
          bytes, limits: limits, fileBytes: bytes.count, canvas: nil, isCopied: isCopied)
      }
    return try color.honored(image).oriented(header.orientation)
  }

  /// Decodes a picture that has a file of its own, or had, if it is to be laid on a canvas.
  private static func decodeStill(
    _ bytes: [UInt8], limits: PictureLimits, fileBytes: Int, canvas: (width: Int, height: Int)?,
    isCopied: Bool
  ) throws(PictureError) -> CGImage {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else {
      throw PictureError(.inputOutput, "the WebP decoder cannot be started")
    }
    let found = bytes.withUnsafeBufferPointer {
      WebPGetFeatures($0.baseAddress, $0.count, &config.input)
    }
    guard found == VP8_STATUS_OK else { throw failure(found, bytes.count) }
    guard config.input.has_animation == 0 else { throw failure(VP8_STATUS_BITSTREAM_ERROR, 0) }
    let width = Int(config.input.width)
    let height = Int(config.input.height)
    try limits.check(width: width, height: height, format: "WebP", offset: 12)
    let components = config.input.has_alpha != 0 ? 4 : 3
    // libwebp keeps all of a lossless picture in 4 bytes a pixel, and of a lossy one (format 1) opacity in one.
    let kept = config.input.format == 1 ? components - 3 : 4
    var cost = DecodingCost(
      width: width, height: height, fileBytes: fileBytes, working: width * height * kept,
      result: width * height * components, isCopied: isCopied)
    if let canvas, canvas != (width, height) {
      // The frame's file is a copy of its own, and the canvas begins where libwebp ends.
      cost.width = canvas.width
      cost.height = canvas.height
      cost.working += bytes.count + cost.result
      cost.result = canvas.width * canvas.height * 4
    }
    try limits.check(cost, format: "WebP")
    config.output.colorspace = components == 4 ? MODE_RGBA : MODE_RGB
    config.output.is_external_memory = 1
    var pixels = [UInt8](repeating: 0, count: width * height * components)
    let status = bytes.withUnsafeBufferPointer { input in
      pixels.withUnsafeMutableBufferPointer { output in
        config.output.u.RGBA.rgba = output.baseAddress
        config.output.u.RGBA.stride = Int32(width * components)
        config.output.u.RGBA.size = output.count
        return WebPDecode(input.baseAddress, input.count, &config)
      }
    }
    WebPFreeDecBuffer(&config.output)
    guard status == VP8_STATUS_OK else { throw failure(status, bytes.count) }
    return CGImage(width: width, height: height, components: components, depth: 8, bytes: pixels)
  }

  private static func failure(_ status: VP8StatusCode, _ size: Int) -> PictureError {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED:
      PictureError(
        .truncated, "WebP ends too early", offset: size, remedy: "the file is not complete")
    case VP8_STATUS_UNSUPPORTED_FEATURE:
      PictureError(.unsupported, "WebP of an unknown kind", remedy: "save it as another kind")
    case VP8_STATUS_OUT_OF_MEMORY:
      PictureError(.inputOutput, "WebP cannot be read: out of memory")
    default:
      PictureError(.corrupt, "WebP cannot be read", remedy: "the file is damaged")
    }
  }

  /// The first frame on the canvas.
  private static func place(
    _ frame: CGImage, _ x: Int, _ y: Int, _ header: WebPHeader
  ) throws(PictureError) -> CGImage {
    guard header.width > 0, frame.width <= header.width - x, frame.height <= header.height - y
    else {
      throw PictureError(
        .corrupt, "WebP with a frame outside its canvas", remedy: "the file is damaged")
    }
    if frame.width == header.width, frame.height == header.height { return frame }
    var canvas = [UInt8](repeating: 0, count: header.width * header.height * 4)
    let components = frame.componentsPerPixel
    for row in 0..<frame.height {
      for column in 0..<frame.width {
        let from = (row * frame.width + column) * components
        let to = ((y + row) * header.width + x + column) * 4
        canvas[to + 3] = 255
        for i in 0..<components { canvas[to + i] = frame.bytes[from + i] }
      }
    }
    return CGImage(
      width: header.width, height: header.height, components: 4, depth: 8, bytes: canvas)
  }
}
