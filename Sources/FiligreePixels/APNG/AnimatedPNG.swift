import Foundation

/// Takes the frames of an animated PNG, one after the other.
///
///     try AnimatedPNG.write(to: url) { animation in
///       for step in 0..<30 {
///         try animation.append(picture(step), duration: 1 / 30)
///       }
///     }
///
/// Frames are 8-bit sRGB with opacity: colors of Display P3 outside of sRGB are clipped, 16 bits become
/// 8. Each frame is kept as the rectangle in which it differs from the one before; one that does not
/// differ makes the time of the one before longer. Programs that do not know animated PNG show the
/// first frame. The same frames give the same bytes, as far as they are zlib's of one version.
public struct AnimatedPNG: ~Copyable {
  /// The most frames that differ from the one before.
  public static var maximumFrames: Int { APNGEncoder.maximumFrames }

  private var writer: AnimationWriter<APNGEncoder>

  /// Appends a frame.
  ///
  /// - Parameters:
  ///   - image: The picture, as large as the first.
  ///   - duration: How long it is shown, in seconds: above 0, at most 65,535; kept as the nearest
  ///     fraction of two 16-bit numbers.
  /// - Throws: `PictureError`: `.invalidArgument` for another size or a duration out of its range,
  ///   `.tooLarge` beyond ``maximumFrames``, and what writing the file may throw.
  public mutating func append(
    _ image: CGImage, duration: TimeInterval
  ) throws(PictureError) {
    try writer.append(image, duration: duration)
  }

  /// Makes an animated PNG in memory.
  ///
  /// - Parameters:
  ///   - loopCount: How often the frames are shown; 0, or less, for ever.
  ///   - frames: Appends the frames.
  /// - Returns: The file's bytes.
  /// - Throws: What `frames` throws, or `PictureError` with `.invalidArgument` if it appends none.
  public static func data(
    loopCount: Int = 0, _ frames: (inout AnimatedPNG) throws -> Void
  ) throws -> Data {
    try data(loopCount: loopCount, frameLimit: maximumFrames, frames)
  }

  package static func data(
    loopCount: Int, frameLimit: Int, _ frames: (inout AnimatedPNG) throws -> Void
  ) throws -> Data {
    let encoder = APNGEncoder(loopCount: loopCount, frameLimit: frameLimit)
    var animation = AnimatedPNG(writer: AnimationWriter(encoder))
    try frames(&animation)
    return Data(try animation.writer.finish())
  }

  /// Writes an animated PNG to a file, which appears when it is complete, or not at all.
  ///
  /// The frames go to the disk as they come, so that memory holds only two of them.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - loopCount: How often the frames are shown; 0, or less, for ever.
  ///   - frames: Appends the frames.
  /// - Throws: What `frames` throws, or `PictureError`: `.invalidArgument` if it appends none, and what
  ///   goes wrong with the file.
  public static func write(
    to url: URL, loopCount: Int = 0, _ frames: (inout AnimatedPNG) throws -> Void
  ) throws {
    try OutputFile.write(to: url) { part in
      let encoder = APNGEncoder(loopCount: loopCount)
      var animation = AnimatedPNG(writer: AnimationWriter(encoder, to: part))
      try frames(&animation)
      _ = try animation.writer.finish()
    }
  }
}
