import CFiligreeRaster
import FiligreeDrawing

/// Paints the spans of a row: which kernel for which span.
enum SpanPainter {
  /// Paints one color.
  static func paint(
    _ row: SpanRow, with color: Pixel, into line: UnsafeMutablePointer<Pixel>
  ) {
    let count = Int32(truncatingIfNeeded: row.count)
    if filigree_paint_color(line, SpanBuffer.shared(row.spans), count, row.masks, color) { return }
    var i = 0
    while i < row.count {
      let span = row.spans[i]
      let pixels = line + Int(span.start)
      let count = Int(span.end &- span.start)
      if let coverage = span.coverage {
        let covered = PixelMath.multiply(color, coverage)
        if covered >> 24 == 255 {
          BlendKernels.fill(pixels, count, with: covered)
        } else {
          BlendKernels.over(pixels, count, with: covered)
        }
      } else {
        BlendKernels.over(pixels, count, with: color, masks: row.masks + Int(span.mask))
      }
      i &+= 1
    }
  }

  /// Paints a gradient; `colors` has room for a row.
  static func paint(
    _ row: SpanRow, with gradient: UnsafePointer<LinearGradientTable>, row y: Int32,
    into line: UnsafeMutablePointer<Pixel>, colors: UnsafeMutablePointer<Pixel>
  ) {
    let isOpaque = gradient.pointee.isOpaque
    paint(row, into: line, colors: colors) { start, end, pixels in
      gradient.pointee.fetch(start, end, row: y, into: pixels)
    } _: { start, end, pixels in
      if isOpaque {
        gradient.pointee.fetch(start, end, row: y, into: pixels)
      } else {
        gradient.pointee.over(start, end, row: y, on: pixels)
      }
    }
  }

  /// Paints a gradient of another kind; `colors` has room for a row.
  static func paint(
    _ row: SpanRow, with gradient: UnsafePointer<GradientTable>, row y: Int32,
    into line: UnsafeMutablePointer<Pixel>, colors: UnsafeMutablePointer<Pixel>
  ) {
    let isOpaque = gradient.pointee.isOpaque
    paint(row, into: line, colors: colors) { start, end, pixels in
      gradient.pointee.fetch(start, end, row: y, into: pixels)
    } _: { start, end, pixels in
      if isOpaque {
        gradient.pointee.fetch(start, end, row: y, into: pixels)
      } else {
        gradient.pointee.fetch(start, end, row: y, into: colors)
        BlendKernels.over(pixels, Int(end &- start), with: colors, coverage: 255)
      }
    }
  }

  /// Paints the colors that `fetch` writes, wholly covered pixels by `cover` at once.
  @inline(__always)
  private static func paint(
    _ row: SpanRow, into line: UnsafeMutablePointer<Pixel>, colors: UnsafeMutablePointer<Pixel>,
    _ fetch: (Int32, Int32, UnsafeMutablePointer<Pixel>) -> Void,
    _ cover: (Int32, Int32, UnsafeMutablePointer<Pixel>) -> Void
  ) {
    var i = 0
    while i < row.count {
      let span = row.spans[i]
      let pixels = line + Int(span.start)
      let count = Int(span.end &- span.start)
      if let coverage = span.coverage {
        if coverage == 255 {
          cover(span.start, span.end, pixels)
        } else {
          fetch(span.start, span.end, colors)
          BlendKernels.over(pixels, count, with: colors, coverage: coverage)
        }
      } else {
        fetch(span.start, span.end, colors)
        BlendKernels.over(pixels, count, with: colors, masks: row.masks + Int(span.mask))
      }
      i &+= 1
    }
  }

  /// Paints any source by any mode; `colors` has room for a row.
  static func paint(
    _ row: SpanRow, with source: Scene.Source, _ mode: BlendMode, row y: Int32,
    into line: UnsafeMutablePointer<Pixel>, colors: UnsafeMutablePointer<Pixel>
  ) {
    for i in 0..<row.count {
      let span = row.spans[i]
      let pixels = line + Int(span.start)
      let count = Int(span.end &- span.start)
      fetch(source, span.start, span.end, row: y, into: colors)
      switch (span.coverage, mode) {
      case (let coverage?, .normal):
        BlendKernels.over(pixels, count, with: colors, coverage: coverage)
      case (nil, .normal):
        BlendKernels.over(pixels, count, with: colors, masks: row.masks + Int(span.mask))
      case (let coverage?, _):
        BlendKernels.blend(mode, pixels, count, with: colors, coverage: coverage)
      case (nil, _):
        BlendKernels.blend(mode, pixels, count, with: colors, masks: row.masks + Int(span.mask))
      }
    }
  }

  private static func fetch(
    _ source: Scene.Source, _ start: Int32, _ end: Int32, row: Int32,
    into colors: UnsafeMutablePointer<Pixel>
  ) {
    switch source {
    case .solid(let color): colors.update(repeating: color, count: Int(end &- start))
    case .linearGradient(let table): table.pointee.fetch(start, end, row: row, into: colors)
    case .gradient(let table): table.pointee.fetch(start, end, row: row, into: colors)
    case .image(let table): table.pointee.fetch(start, end, row: row, into: colors)
    case .pixels(let table): table.pointee.fetch(start, end, row: row, into: colors)
    case .dithered(let table): table.pointee.fetchDithered(start, end, row: row, into: colors)
    // Such scenes are drawn by `FloatPainter`.
    case .floats: break
    }
  }
}
