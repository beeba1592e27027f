import FiligreeDrawing
import FiligreePixels

/// A picture that a step works on, and the subregion that it was cut to, at whose edges it ends.
struct GraphInput {
  /// Pixels of floats; outside of them all is clear.
  let buffer: PixelBuffer
  /// The subregion.
  let area: PixelRect

  /// A clear picture.
  static func clear(_ mode: ColorMode) -> GraphInput {
    GraphInput(buffer: PixelBuffer(.empty, mode), area: .empty)
  }
}

extension PixelBuffer {
  /// The color of a pixel of the page, of a buffer of floats; clear beyond the buffer.
  @inline(__always)
  subscript(x: Int, y: Int) -> FloatPixel {
    let (i, j) = (x &- rect.x, y &- rect.y)
    guard i >= 0, j >= 0, i < rect.width, j < rect.height else { return FloatPixel() }
    return floats[j &* rect.width &+ i]
  }

  /// A buffer of floats whose pixels are a function of their place on the page.
  @inline(__always)
  static func painted(
    _ rect: PixelRect, _ mode: ColorMode, _ workers: Workers,
    _ color: (_ x: Int, _ y: Int) -> FloatPixel
  ) -> PixelBuffer {
    let result = PixelBuffer(rect, mode)
    guard !rect.isEmpty else { return result }
    workers.forEachIndex(
      below: rect.height, grain: max(1, 4096 / rect.width), makeState: { () }
    ) { _, line in
      let row = result.floatRow(rect.y + line)
      for i in 0..<rect.width { row[i] = color(rect.x + i, rect.y + line) }
    }
    return result
  }

  /// The pixels of `target`, in any mode; clear where the buffer has none.
  func cut(to target: PixelRect, workers: Workers) -> PixelBuffer {
    if target == rect { return self }
    let result = PixelBuffer(target, mode)
    let left = max(rect.x, target.x)
    let count = min(rect.maxX, target.maxX) - left
    guard count > 0, !target.isEmpty, !rect.isEmpty else { return result }
    for y in max(rect.y, target.y)..<max(min(rect.maxY, target.maxY), rect.y, target.y) {
      if mode.isFloat {
        (result.floatRow(y) + (left - target.x))
          .update(from: floatRow(y) + (left - rect.x), count: count)
      } else {
        (result.row(y) + (left - target.x))
          .update(from: row(y) + (left - rect.x), count: count)
      }
    }
    return result
  }
}
