/// Coverage of one shape within another: the product, pixel by pixel.
extension SpanBuffer {
  /// Replaces the contents with the product of `a` and `b`, neither of which lies in this buffer.
  mutating func intersect(_ a: SpanRow, _ b: SpanRow) {
    count = 0
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      let (p, q) = (a.spans[i], b.spans[j])
      let start = max(p.start, q.start)
      let end = min(p.end, q.end)
      if start < end {
        append(product(p, a.masks, q, b.masks, start, end))
      }
      if p.end <= q.end { i &+= 1 }
      if q.end <= p.end { j &+= 1 }
    }
  }

  /// The product of two spans over `start..<end`, which lies in both.
  private func product(
    _ p: Span, _ pMasks: UnsafePointer<UInt8>, _ q: Span, _ qMasks: UnsafePointer<UInt8>,
    _ start: Int32, _ end: Int32
  ) -> Span {
    let length = Int(end &- start)
    let out = masks + Int(start)
    let first = pMasks + Int(p.mask &+ (start &- p.start))
    let second = qMasks + Int(q.mask &+ (start &- q.start))
    switch (p.coverage, q.coverage) {
    case (let a?, let b?):
      // Not zero, as a span has to be: 1·1 is. It then is a mask of zeros, which draws nothing.
      let coverage = PixelMath.multiply(a, b)
      if coverage != 0 { return Span(start: start, end: end, coverage: coverage) }
      out.update(repeating: 0, count: length)
    case (let a?, nil):
      Self.multiply(second, a, length, into: out)
    case (nil, let b?):
      Self.multiply(first, b, length, into: out)
    case (nil, nil):
      for k in 0..<length {
        out[k] = PixelMath.multiply(first[k], second[k])
      }
    }
    return Span(start: start, end: end, maskOffset: start)
  }

  private static func multiply(
    _ masks: UnsafePointer<UInt8>, _ coverage: UInt8, _ count: Int,
    into out: UnsafeMutablePointer<UInt8>
  ) {
    if coverage == 255 {
      out.update(from: masks, count: count)
      return
    }
    for k in 0..<count {
      out[k] = PixelMath.multiply(masks[k], coverage)
    }
  }
}
