import FiligreePixels
import FiligreeRaster
import Foundation

/// Draws one picture of a preview, and its animation.
@MainActor
struct PreviewDrawing {
  /// A file that was written.
  struct File {
    var name: String
    var width: Int
    var height: Int
    var frames: Int

    /// The file as the host prints it.
    var line: String { "\(name)\t\(width)\t\(height)\t\(frames)" }
  }

  let preview: PreviewItem
  let name: String
  let options: PreviewHostOptions

  private static let framesPerSecond = 30
  /// How long what a tap has set in motion may take until the picture is drawn all the same.
  private static let patience: TimeInterval = 5

  /// Writes the files.
  func write() throws -> [File] {
    guard preview.size.width > 0, preview.size.height > 0 else {
      throw PreviewHostOptions.Failure(
        description: "the view has no area; give it a frame, or another previewLayout")
    }
    let image = try still()
    let file = "\(name).png"
    try image.write(to: options.output.appendingPathComponent(file), as: .png)
    var files = [File(name: file, width: image.width, height: image.height, frames: 1)]
    if let seconds = options.animation {
      let file = "\(name).apng"
      let frames = try animation(seconds, to: options.output.appendingPathComponent(file))
      files.append(File(name: file, width: image.width, height: image.height, frames: frames))
    }
    return files
  }

  /// The picture after all taps, when nothing moves any more.
  private func still() throws -> CGImage {
    let session = preview.session(scale: options.scale)
    for tap in options.taps {
      session.advance(to: tap.time)
      try self.tap(tap, in: session)
    }
    if let last = options.taps.last {
      var step = 1
      let limit = Int(Self.patience) * Self.framesPerSecond
      // Something that never rests is drawn as it is then. A tap that may be the first of two counts
      // after a while in which nothing moves.
      while step <= limit, session.isAnimating || step < Self.framesPerSecond {
        session.advance(to: last.time + Double(step) / Double(Self.framesPerSecond))
        step += 1
      }
    }
    return try session.image()
  }

  private func animation(_ seconds: TimeInterval, to url: URL) throws -> Int {
    let session = preview.session(scale: options.scale)
    var taps = options.taps[...]
    return try session.writeAnimation(
      to: url, duration: seconds, framesPerSecond: Self.framesPerSecond
    ) { time in
      // Half a frame: a tap belongs to the nearest one.
      let next = time + 0.5 / Double(Self.framesPerSecond)
      while let tap = taps.first, tap.time < next {
        taps.removeFirst()
        try self.tap(tap, in: session)
      }
    }
  }

  private func tap(_ tap: PreviewHostOptions.Tap, in session: ViewSession) throws {
    guard session.tap(tap.label) else {
      throw PreviewHostOptions.Failure(
        description: "the tap on '\(tap.label)' at \(tap.time) seconds finds nothing")
    }
  }
}
