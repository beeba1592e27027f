/// Paints the spans of a row: which kernel for which span.
enum SpanPainter {
  /// Paints one colour.
  static func paint(
    _ row: SpanRow, with color: Pixel, into line: UnsafeMutablePointer<Pixel>
  ) {
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
    let table = gradient.pointee
    var i = 0
    while i < row.count {
      let span = row.spans[i]
      let pixels = line + Int(span.start)
      let count = Int(span.end &- span.start)
      if let coverage = span.coverage {
        if coverage == 255, table.isOpaque {
          table.fetch(span.start, span.end, row: y, into: pixels)
        } else {
          table.fetch(span.start, span.end, row: y, into: colors)
          BlendKernels.over(pixels, count, with: colors, coverage: coverage)
        }
      } else {
        table.fetch(span.start, span.end, row: y, into: colors)
        BlendKernels.over(pixels, count, with: colors, masks: row.masks + Int(span.mask))
      }
      i &+= 1
    }
  }
}
