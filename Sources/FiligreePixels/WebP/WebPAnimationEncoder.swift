import Foundation

/// Pictures → animated WebP, frame by frame, so that memory holds two frames and not all.
///
/// After the first picture each frame is the rectangle in which it differs from the one before, put in
/// place of what was there, or laid over it with what has not changed clear, if nothing is to be lost and that is shorter;
/// its left and top are even, as the format has them (RFC 9649, 2.7.1.1). A picture that equals the one before makes that one's time longer.
struct WebPAnimationEncoder: FrameEncoder {
  /// The longest time of a frame, in milliseconds: 24 bits.
  static let longest = 0xFF_FFFF
  /// The largest number that a RIFF file can say its size is.
  static let sizeLimit = 0xFFFF_FFF6

  private let loopCount: Int
  private let quality: Int?
  private let frameLimit: Int
  private var previous: FramePixels?
  private var pending: (area: FramePixels.Area, chunks: [UInt8], isLaidOver: Bool)?
  /// When the pending frame begins, and when it ends, in seconds.
  private var begin = 0.0
  private var end = 0.0
  private var frames = 0
  private var size = 0
  private var hasAlpha = false

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - loopCount: How often the frames are shown, at most 65,535; 0, or less, for ever.
  ///   - quality: 0…100, or nil for no loss.
  ///   - frameLimit: The most frames.
  init(loopCount: Int, quality: Int?, frameLimit: Int = APNGEncoder.maximumFrames) {
    self.loopCount = max(0, min(loopCount, 0xFFFF))
    self.quality = quality
    self.frameLimit = frameLimit
  }

  mutating func append(
    _ image: CGImage, duration: TimeInterval, to sink: inout some ByteSink
  ) throws(PictureError) {
    let longest = Double(Self.longest) / 1000
    guard duration >= 0.001, duration <= longest else {
      throw PictureError(
        .invalidArgument, "frame \(frames + 1) of an animation takes \(duration) seconds",
        remedy: "a time of 0.001 to \(Int(longest)) is needed")
    }
    guard let previous else {
      try writeHead(image, &sink)
      return try show(FramePixels(image), in: nil, duration)
    }
    let pixels = try FramePixels(image, frame: frames + 1, sizedAs: previous)
    let area = pixels.difference(from: previous)
    if area == nil, end - begin + duration <= longest {
      end += duration
      return
    }
    try flush(&sink)
    guard frames < frameLimit else {
      throw PictureError(
        .tooLarge, "an animation of more than \(frameLimit) frames",
        remedy: "make it shorter, or with fewer frames a second")
    }
    try show(pixels, in: area ?? FramePixels.Area(x: 0, y: 0, width: 1, height: 1), duration)
  }

  /// Encodes a frame; it is written when its time is known.
  private mutating func show(
    _ pixels: FramePixels, in area: FramePixels.Area?, _ duration: TimeInterval
  ) throws(PictureError) {
    var area =
      area ?? FramePixels.Area(x: 0, y: 0, width: pixels.width, height: pixels.height)
    area.width += area.x % 2
    area.height += area.y % 2
    area.x -= area.x % 2
    area.y -= area.y % 2
    var frame = (area: area, chunks: try chunks(pixels.picture(of: area)), isLaidOver: false)
    // With loss, a clear pixel's neighbors would change too.
    if quality == nil, let previous, let over = pixels.changes(from: previous, in: area) {
      let chunks = try chunks(over)
      if chunks.count < frame.chunks.count { (frame.chunks, frame.isLaidOver) = (chunks, true) }
    }
    hasAlpha = hasAlpha || WebPContainer.hasAlpha(frame.chunks)
    pending = frame
    previous = pixels
    frames += 1
    begin = end
    end += duration
  }

  private func chunks(_ image: CGImage) throws(PictureError) -> [UInt8] {
    WebPContainer.frameChunks(of: try WebPEncoder.encode(image, quality: quality))
  }

  /// Writes what is left; the bytes are complete then.
  mutating func finish(_ sink: inout some ByteSink) throws(PictureError) {
    guard frames > 0 else {
      throw PictureError(
        .invalidArgument, "an animation without frames", remedy: "at least one is needed")
    }
    try flush(&sink)
    try sink.overwrite(WebPContainer.little(size - 8), at: 4)
    // Whether anything is clear is known at the end.
    try sink.overwrite([hasAlpha ? 0x12 : 0x02], at: 20)
  }

  private mutating func writeHead(
    _ image: CGImage, _ sink: inout some ByteSink
  ) throws(PictureError) {
    guard (1...16383).contains(image.width), (1...16383).contains(image.height) else {
      throw PictureError(
        .invalidArgument, "a picture of \(image.width)×\(image.height) pixels cannot be a WebP",
        remedy: "width and height must be 1…16383")
    }
    let loops = [UInt8(truncatingIfNeeded: loopCount), UInt8(truncatingIfNeeded: loopCount >> 8)]
    // A clear background, and how often.
    let head = WebPContainer.riff(
      WebPContainer.header(flags: 0x02, width: image.width, height: image.height)
        + WebPContainer.chunk("ANIM", [0, 0, 0, 0] + loops))
    size = head.count
    try sink.append(head)
  }

  private mutating func flush(_ sink: inout some ByteSink) throws(PictureError) {
    guard let frame = pending else { return }
    pending = nil
    // From the whole time, so that what is lost by rounding does not add up.
    let milliseconds = Int((end * 1000).rounded()) - Int((begin * 1000).rounded())
    let numbers = [
      frame.area.x / 2, frame.area.y / 2, frame.area.width - 1, frame.area.height - 1,
      min(max(milliseconds, 1), Self.longest),
    ]
    // What was there is left as it is, and then replaced or laid over.
    let flags: UInt8 = frame.isLaidOver ? 0 : 2
    let data = numbers.flatMap { WebPContainer.little($0)[..<3] } + [flags] + frame.chunks
    let chunk = WebPContainer.chunk("ANMF", data)
    guard size + chunk.count <= Self.sizeLimit else {
      throw PictureError(
        .tooLarge, "an animated WebP of more than 4 GiB",
        remedy: "make it shorter, or give it a lower quality")
    }
    size += chunk.count
    try sink.append(chunk)
  }
}
