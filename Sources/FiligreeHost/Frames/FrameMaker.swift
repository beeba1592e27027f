import FiligreeDrawing
import FiligreePixels
import FiligreeRaster
import Foundation

/// The pixels of a frame: rows from the top without gaps, red, green, blue, opacity, 8 bits each.
struct FramePicture: Sendable {
  var width: Int
  var height: Int
  var bytes: [UInt8]
}

/// Draws a session's frames and finds what of them is new, beside the main actor.
///
/// It keeps the last picture that it has sent.
actor FrameMaker {
  private var shown: FramePicture?
  private let encoder = FrameEncoder()

  /// A frame that makes the last picture the one of a list; nil where they are equal.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - scale: Pixels a point.
  ///   - background: What lies behind it; opaque.
  ///   - number: The frame's number.
  ///   - isWhole: Whether the page has no picture yet, so that all of it is sent.
  ///   - isNear: Whether the page is on this machine.
  /// - Returns: The frame.
  /// - Throws: What the rasterizer throws.
  func frame(
    of list: DisplayList, scale: CGFloat, background: CGColor, number: UInt32, isWhole: Bool,
    isNear: Bool
  ) throws(RasterError) -> [UInt8]? {
    var rasterizer = Rasterizer(scale: scale, background: background)
    // A page in extended colors is shown in the screen's.
    rasterizer.range = .standard
    let picture = try rasterizer.render(list)
    let image = FramePicture(width: picture.width, height: picture.height, bytes: picture.bytes)
    let all = FrameRect(x: 0, y: 0, width: image.width, height: image.height)
    var rects = [all]
    if !isWhole, let shown, shown.width == image.width, shown.height == image.height {
      rects = ChangedTiles.rects(
        shown.bytes, image.bytes, width: image.width, height: image.height)
    }
    shown = image
    return rects.isEmpty ? nil : encoder.frame(number: number, image, rects, isNear: isNear)
  }

  /// Lets go of the last picture.
  func forget() {
    shown = nil
  }
}
