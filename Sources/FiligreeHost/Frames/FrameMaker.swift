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
/// It keeps the last picture that it has sent, and what it was drawn of: of the next one only that is drawn which differs.
actor FrameMaker {
  private struct Shown {
    var list: DisplayList
    var scale: CGFloat
    var background: CGColor
    var picture: FramePicture
  }

  private var shown: Shown?
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
    var rects: [FrameRect]?
    if let areas = changes(to: list, scale, background) {
      do {
        rects = try shown?.picture.redraw(list, areas, by: rasterizer)
      } catch {
        shown = nil
        throw error
      }
      shown?.list = list
    } else {
      let image = try rasterizer.render(list)
      let picture = FramePicture(width: image.width, height: image.height, bytes: image.bytes)
      rects = shown?.picture.changes(to: picture)
      shown = Shown(list: list, scale: scale, background: background, picture: picture)
    }
    guard let picture = shown?.picture else { return nil }
    if isWhole || rects == nil {
      rects = [FrameRect(x: 0, y: 0, width: picture.width, height: picture.height)]
    }
    guard let rects, !rects.isEmpty else { return nil }
    return encoder.frame(number: number, picture, rects, isNear: isNear)
  }

  /// Where a list differs from that of the last picture; nil where that has to be drawn as a whole.
  private func changes(
    to list: DisplayList, _ scale: CGFloat, _ background: CGColor
  ) -> [CGRect]? {
    guard let shown, shown.scale == scale, shown.background == background else { return nil }
    return list.changes(since: shown.list)
  }

  /// Lets go of the last picture.
  func forget() {
    shown = nil
  }
}

extension FramePicture {
  /// Where another picture differs from this one; nil where it is of another size.
  fileprivate func changes(to new: FramePicture) -> [FrameRect]? {
    guard new.width == width, new.height == height else { return nil }
    return ChangedTiles.rects(bytes, new.bytes, width: width, height: height)
  }

  /// Draws a list over the picture that differs in some areas alone.
  ///
  /// - Returns: Where pixels are other ones now.
  fileprivate mutating func redraw(
    _ list: DisplayList, _ areas: [CGRect], by rasterizer: Rasterizer
  ) throws(RasterError) -> [FrameRect] {
    let (rows, before) = try rasterizer.redraw(list, areas, in: &bytes)
    let start = rows.lowerBound * width * 4
    return ChangedTiles.rects(
      before, Array(bytes[start..<start + before.count]), width: width, height: rows.count
    ).map {
      FrameRect(x: $0.x, y: $0.y + rows.lowerBound, width: $0.width, height: $0.height)
    }
  }
}
