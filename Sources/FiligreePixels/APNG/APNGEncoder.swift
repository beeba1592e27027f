import Foundation

/// Pictures → animated PNG, frame by frame, so that memory holds two frames and not all.
///
/// After the first picture each frame is the rectangle in which it differs from the one before, put in
/// place of what was there, or laid over it with what has not changed clear, whichever is shorter (PNG, third edition,
/// 11.3.4). A picture that equals the one before makes
/// that one's time longer.
struct APNGEncoder: FrameEncoder {
  /// The most frames that an animation may have.
  static let maximumFrames = 100_000

  /// A frame whose time is not known yet.
  private struct Frame {
    var area: FramePixels.Area
    var data: [UInt8]
    var isLaidOver = false
    var seconds: Double
  }

  private let loopCount: Int
  private let frameLimit: Int
  private var previous: FramePixels?
  private var pending: Frame?
  private var frames = 0
  private var sequence = 0
  private var controlOffset = 0

  init(loopCount: Int, frameLimit: Int = APNGEncoder.maximumFrames) {
    self.loopCount = max(0, min(loopCount, 0x7FFF_FFFF))
    self.frameLimit = frameLimit
  }

  mutating func append(
    _ image: CGImage, duration: TimeInterval, to sink: inout some ByteSink
  ) throws(PictureError) {
    guard duration > 0, duration <= FrameDelay.longest else {
      throw PictureError(
        .invalidArgument, "frame \(frames + 1) of an animation takes \(duration) seconds",
        remedy: "a time above 0 and up to \(Int(FrameDelay.longest)) is needed")
    }
    guard let previous else {
      return try begin(image, duration, &sink)
    }
    let pixels = try FramePixels(image, frame: frames + 1, sizedAs: previous)
    let area = pixels.difference(from: previous)
    if area == nil, let seconds = pending?.seconds, seconds + duration <= FrameDelay.longest {
      pending?.seconds = seconds + duration
      return
    }
    try flush(&sink)
    guard frames < frameLimit else {
      throw PictureError(
        .tooLarge, "an animation of more than \(frameLimit) frames",
        remedy: "make it shorter, or with fewer frames a second")
    }
    let changed = area ?? FramePixels.Area(x: 0, y: 0, width: 1, height: 1)
    var frame = Frame(area: changed, data: try data(pixels.picture(of: changed)), seconds: duration)
    if let over = pixels.changes(from: previous, in: changed) {
      let data = try data(over)
      if data.count < frame.data.count { (frame.data, frame.isLaidOver) = (data, true) }
    }
    pending = frame
    frames += 1
    self.previous = pixels
  }

  /// The pixels of a picture as they are in the file: all frames are of one kind.
  private func data(_ image: CGImage) throws(PictureError) -> [UInt8] {
    PNGChunk.split(try PNGEncoder.encode(image, packs: false)).data
  }

  private mutating func begin(
    _ image: CGImage, _ duration: TimeInterval, _ sink: inout some ByteSink
  ) throws(PictureError) {
    let pixels = FramePixels(image)
    let whole = FramePixels.Area(x: 0, y: 0, width: image.width, height: image.height)
    let (head, data) = PNGChunk.split(
      try PNGEncoder.encode(pixels.picture(of: whole), packs: false))
    try sink.append(Array(head))
    controlOffset = head.count
    // How many frames there are is known at the end.
    try sink.append(control)
    pending = Frame(area: whole, data: data, seconds: duration)
    frames = 1
    previous = pixels
  }

  /// Writes what is left; the bytes are complete then.
  mutating func finish(_ sink: inout some ByteSink) throws(PictureError) {
    guard frames > 0 else {
      throw PictureError(
        .invalidArgument, "an animation without frames", remedy: "at least one is needed")
    }
    try flush(&sink)
    try sink.append(PNGChunk.bytes("IEND", []))
    try sink.overwrite(control, at: controlOffset)
  }

  /// The chunk that says how many frames there are, and how often they are shown.
  private var control: [UInt8] {
    var data: [UInt8] = []
    PNGChunk.append(frames, to: &data)
    PNGChunk.append(loopCount, to: &data)
    return PNGChunk.bytes("acTL", data)
  }

  private mutating func flush(_ sink: inout some ByteSink) throws(PictureError) {
    guard let frame = pending else { return }
    pending = nil
    let isFirst = sequence == 0
    let delay = FrameDelay(seconds: frame.seconds)
    var data: [UInt8] = []
    for number in [
      sequence, frame.area.width, frame.area.height, frame.area.x, frame.area.y,
      delay.numerator << 16 | delay.denominator,
    ] {
      PNGChunk.append(number, to: &data)
    }
    // What was there is left as it is, and then replaced or laid over.
    data += [0, frame.isLaidOver ? 1 : 0]
    sequence += 1
    try sink.append(PNGChunk.bytes("fcTL", data))
    if isFirst {
      try sink.append(PNGChunk.bytes("IDAT", frame.data))
    } else {
      var numbered: [UInt8] = []
      numbered.reserveCapacity(frame.data.count + 4)
      PNGChunk.append(sequence, to: &numbered)
      sequence += 1
      try sink.append(PNGChunk.bytes("fdAT", numbered + frame.data))
    }
  }
}
