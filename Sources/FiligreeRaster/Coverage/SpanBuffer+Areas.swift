/// Coverage that does not come from edges.
extension SpanBuffer {
  /// Replaces the contents with what `row`, which lies in another buffer, leaves of `width` pixels.
  mutating func complement(_ row: SpanRow, width: Int32) {
    count = 0
    var x: Int32 = 0
    for i in 0..<row.count {
      let span = row.spans[i]
      if span.start > x {
        append(Span(start: x, end: span.start, coverage: 255))
      }
      x = span.end
      if let coverage = span.coverage {
        if coverage < 255 {
          append(Span(start: span.start, end: span.end, coverage: 255 - coverage))
        }
        continue
      }
      for k in 0..<Int(span.end - span.start) {
        masks[Int(span.start) + k] = 255 - row.masks[Int(span.mask) + k]
      }
      append(Span(start: span.start, end: span.end, maskOffset: span.start))
    }
    if x < width {
      append(Span(start: x, end: width, coverage: 255))
    }
  }

  /// Replaces the contents with the opacities of a row of a picture, or what they leave.
  mutating func read(_ mask: LayerTable, row: Int, width: Int32, isInverse: Bool) {
    count = 0
    let start = max(0, min(mask.x, Int(width)))
    let end = max(start, min(mask.x + mask.width, Int(width)))
    guard row >= mask.y, row < mask.y + mask.height, start < end else {
      if isInverse { append(Span(start: 0, end: width, coverage: 255)) }
      return
    }
    for x in start..<end {
      let alpha = mask.alpha(x, row)
      masks[x] = isInverse ? 255 - alpha : alpha
    }
    let (first, last) = (Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end))
    if isInverse, first > 0 { append(Span(start: 0, end: first, coverage: 255)) }
    append(Span(start: first, end: last, maskOffset: first))
    if isInverse, last < width { append(Span(start: last, end: width, coverage: 255)) }
  }
}
