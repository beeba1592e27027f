import Foundation

/// Takes the frames of an animated WebP, one after the other.
///
///     try AnimatedWebP.write(to: url) { animation in
///       for step in 0..<30 {
///         try animation.append(picture(step), duration: 1 / 30)
///       }
///     }
///
/// Frames are 8-bit sRGB with opacity: colors of Display P3 outside of sRGB are clipped, 16 bits become
/// 8. Each frame is kept as the rectangle in which it differs from the one before; one that does not
/// differ makes the time of the one before longer. Times are whole milliseconds of the whole: thirty frames
/// of a thirtieth of a second take a second. The same frames give the same bytes, as far as they are
/// libwebp's of one version.
public struct AnimatedWebP: ~Copyable {
  /// The most frames that differ from the one before.
  public static var maximumFrames: Int { APNGEncoder.maximumFrames }

  private var writer: AnimationWriter<WebPAnimationEncoder>

  /// Appends a frame.
  ///
  /// - Parameters:
  ///   - image: The picture, as large as the first, at most 16,383 pixels a side.
  ///   - duration: How long it is shown, in seconds: 0.001 to 16,777.
  /// - Throws: `PictureError`: `.invalidArgument` for a size or a duration out of its range, `.tooLarge`
  ///   beyond ``maximumFrames`` or 4 GiB, and what writing the file may throw.
  public mutating func append(_ image: CGImage, duration: TimeInterval) throws(PictureError) {
    try writer.append(image, duration: duration)
  }

  /// Makes an animated WebP in memory.
  ///
  /// - Parameters:
  ///   - loopCount: How often the frames are shown, at most 65,535; 0, or less, for ever.
  ///   - quality: 0 for the smallest file, 1 for the best picture; nil for no loss at all.
  ///   - frames: Appends the frames.
  /// - Returns: The file's bytes.
  /// - Throws: What `frames` throws, or `PictureError` with `.invalidArgument` if it appends none.
  public static func data(
    loopCount: Int = 0, quality: Double? = nil, _ frames: (inout AnimatedWebP) throws -> Void
  ) throws -> Data {
    try data(loopCount: loopCount, quality: quality, frameLimit: maximumFrames, frames)
  }

  package static func data(
    loopCount: Int, quality: Double?, frameLimit: Int,
    _ frames: (inout AnimatedWebP) throws -> Void
  ) throws -> Data {
    let encoder = WebPAnimationEncoder(
      loopCount: loopCount, quality: quality.map(CGImage.percent), frameLimit: frameLimit)
    var animation = AnimatedWebP(writer: AnimationWriter(encoder))
    try frames(&animation)
    return Data(try animation.writer.finish())
  }

  /// Writes an animated WebP to a file, which appears when it is complete, or not at all.
  ///
  /// The frames go to the disk as they come, so that memory holds only two of them.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - loopCount: How often the frames are shown, at most 65,535; 0, or less, for ever.
  ///   - quality: 0 for the smallest file, 1 for the best picture; nil for no loss at all.
  ///   - frames: Appends the frames.
  /// - Throws: What `frames` throws, or `PictureError`: `.invalidArgument` if it appends none, and what
  ///   goes wrong with the file.
  public static func write(
    to url: URL, loopCount: Int = 0, quality: Double? = nil,
    _ frames: (inout AnimatedWebP) throws -> Void
  ) throws {
    try OutputFile.write(to: url) { part in
      let encoder = WebPAnimationEncoder(
        loopCount: loopCount, quality: quality.map(CGImage.percent))
      var animation = AnimatedWebP(writer: AnimationWriter(encoder, to: part))
      try frames(&animation)
      _ = try animation.writer.finish()
    }
  }
}
