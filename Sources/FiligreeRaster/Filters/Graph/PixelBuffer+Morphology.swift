import FiligreeDrawing
import FiligreePixels

extension PixelBuffer {
  /// The least or largest components within a radius (Filter Effects Module Level 1, 9.17), of floats.
  ///
  /// Rows first, then columns, by running minima and maxima from both ends of blocks as long as the window
  /// (M. van Herk, A fast algorithm for local minimum and maximum filters, 1992; J. Gil and M. Werman,
  /// Computing 2-D min, median, and max filters, 1993): three comparisons a pixel, whatever the radius.
  func morphed(
    _ kind: FilterGraph.MorphologyOperator, _ radius: (x: Int, y: Int), in target: PixelRect,
    _ workers: Workers
  ) -> PixelBuffer {
    let result = PixelBuffer(target, mode)
    let top = max(rect.y, target.y - radius.y)
    let bottom = min(rect.maxY, target.maxY + radius.y)
    guard !rect.isEmpty, !target.isEmpty, top < bottom else { return result }
    let rows = PixelBuffer(
      PixelRect(x: target.x, y: top, width: target.width, height: bottom - top), mode)
    workers.forEachIndex(
      below: rows.rect.height, grain: 8,
      makeState: { RunningExtremes(kind, radius: radius.x, count: target.width) }
    ) { extremes, line in
      let (from, to) = (floatRow(top + line), rows.floatRow(top + line))
      extremes.find(
        first: target.x, have: rect.x..<rect.maxX, { from[$0 - rect.x] },
        { to[$0] = $1 })
    }
    workers.forEachIndex(
      below: target.width, grain: 8,
      makeState: { RunningExtremes(kind, radius: radius.y, count: target.height) }
    ) { extremes, column in
      extremes.find(
        first: target.y, have: top..<bottom,
        { rows.floats[($0 - top) * target.width + column] },
        { result.floats[$0 * target.width + column] = $1 })
    }
    return result
  }
}

/// The extremes of windows along a line.
private struct RunningExtremes {
  private let isLeast: Bool
  private let radius: Int
  private let count: Int
  /// From the start of each block to a pixel.
  private var forth: [FloatPixel]
  /// From a pixel to the end of its block.
  private var back: [FloatPixel]

  init(_ kind: FilterGraph.MorphologyOperator, radius: Int, count: Int) {
    isLeast = kind == .erode
    self.radius = radius
    self.count = count
    forth = Array(repeating: FloatPixel(), count: count + 2 * radius)
    back = forth
  }

  @inline(__always)
  private func extreme(_ a: FloatPixel, _ b: FloatPixel) -> FloatPixel {
    isLeast ? a.replacing(with: b, where: b .< a) : a.replacing(with: b, where: b .> a)
  }

  /// Finds the extremes around `count` pixels from `first` on, of a line that is clear beyond `have`.
  @inline(__always)
  mutating func find(
    first: Int, have: Range<Int>, _ load: (Int) -> FloatPixel, _ store: (Int, FloatPixel) -> Void
  ) {
    let window = 2 * radius + 1
    for i in forth.indices {
      let place = first - radius + i
      let pixel = have.contains(place) ? load(place) : FloatPixel()
      back[i] = pixel
      forth[i] = i % window == 0 ? pixel : extreme(forth[i - 1], pixel)
    }
    for i in back.indices.dropLast().reversed() where (i + 1) % window != 0 {
      back[i] = extreme(back[i], back[i + 1])
    }
    for i in 0..<count { store(i, extreme(back[i], forth[i + window - 1])) }
  }
}
