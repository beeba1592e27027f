import FiligreePixels
import Foundation

extension ViewSession {
  /// Moves the clock over a stretch of time and hands out the picture at each frame.
  ///
  /// The first frame is that of the present moment, frame number n that of n / `framesPerSecond` later;
  /// there are `duration` times `framesPerSecond` of them, rounded, at least one. Then the clock stands
  /// at the end of the stretch.
  ///
  /// - Parameters:
  ///   - duration: The length of the stretch in seconds, 0 or more.
  ///   - framesPerSecond: At least 1, at most 1000.
  ///   - event: Called before each frame, with the time since the beginning of the stretch; here is the
  ///     place for touches.
  ///   - body: Takes each frame, with its number from 0 on.
  /// - Throws: `PictureError` (`.invalidArgument`) for numbers out of range or more than
  ///   `AnimatedPNG.maximumFrames` frames, `RasterError` for a page that cannot be drawn, and what
  ///   `event` and `body` throw.
  public func frames(
    duration: TimeInterval, framesPerSecond: Int = 30,
    event: (TimeInterval) throws -> Void = { _ in },
    _ body: (_ frame: CGImage, _ number: Int) throws -> Void
  ) throws {
    let count = try Self.frameCount(duration: duration, framesPerSecond: framesPerSecond)
    let start = time
    for number in 0..<count {
      let elapsed = Double(number) / Double(framesPerSecond)
      advance(to: start + elapsed)
      try event(elapsed)
      try body(try image(), number)
    }
    advance(to: start + duration)
  }

  /// Writes what happens in a stretch of time: as an animated PNG or WebP, or as a folder of numbered PNGs.
  ///
  /// The suffix `.png` or `.apng` asks for an animated PNG, `.webp` for an animated WebP without loss, either
  /// of them shown over and over; any other name is that of a folder, made if it is missing, for `frame-0001.png` and so on. Either is written whole
  /// or not at all: frames that a folder holds from before are replaced when all are drawn, and those
  /// beyond the last one are removed; its other files stay.
  ///
  /// - Parameters:
  ///   - url: The file or the folder.
  ///   - duration: The length of the stretch in seconds, 0 or more.
  ///   - framesPerSecond: At least 1, at most 1000.
  ///   - event: Called before each frame, with the time since the beginning of the stretch.
  /// - Returns: The number of frames drawn.
  /// - Throws: As ``frames(duration:framesPerSecond:event:_:)``, and `PictureError` for what goes wrong
  ///   with the files.
  @discardableResult
  public func writeAnimation(
    to url: URL, duration: TimeInterval, framesPerSecond: Int = 30,
    event: (TimeInterval) throws -> Void = { _ in }
  ) throws -> Int {
    let count = try Self.frameCount(duration: duration, framesPerSecond: framesPerSecond)
    let time = 1 / Double(framesPerSecond)
    switch url.pathExtension.lowercased() {
    case "png", "apng":
      try AnimatedPNG.write(to: url) { animation in
        try frames(duration: duration, framesPerSecond: framesPerSecond, event: event) { frame, _ in
          try animation.append(frame, duration: time)
        }
      }
    case "webp":
      try AnimatedWebP.write(to: url) { animation in
        try frames(duration: duration, framesPerSecond: framesPerSecond, event: event) { frame, _ in
          try animation.append(frame, duration: time)
        }
      }
    default:
      try FrameFolder.write(to: url, count: count) { write in
        try frames(duration: duration, framesPerSecond: framesPerSecond, event: event, write)
      }
    }
    return count
  }

  private static func frameCount(
    duration: TimeInterval, framesPerSecond: Int
  ) throws(PictureError) -> Int {
    guard (1...1000).contains(framesPerSecond) else {
      throw PictureError(
        .invalidArgument, "an animation with \(framesPerSecond) frames a second",
        remedy: "1…1000 are possible")
    }
    let most = AnimatedPNG.maximumFrames
    guard duration >= 0, duration * Double(framesPerSecond) <= Double(most) else {
      throw PictureError(
        .invalidArgument,
        "an animation of \(duration) seconds with \(framesPerSecond) frames a second",
        remedy: "the time has to be 0 or more, with at most \(most) frames")
    }
    return max(1, Int((duration * Double(framesPerSecond)).rounded()))
  }
}
