import CFiligreeRaster

/// A stretch of pixels in a row that a shape covers: all alike, or each by its own mask byte.
///
///     row    ···░▓██████████▓░·····
///     spans     ^mask  ^255  ^mask
///
/// Spans of a row rise in x and do not overlap; what lies between them is not covered at all.
struct Span {
  /// The first pixel.
  var start: Int32
  /// The pixel after the last one.
  var end: Int32
  /// Where the mask byte of the first pixel is, or, negative, minus the coverage of all pixels
  /// (−1…−255).
  var mask: Int32

  /// The coverage of all pixels, 1…255, or nil if each has its own.
  @inline(__always)
  var coverage: UInt8? {
    mask < 0 ? UInt8(truncatingIfNeeded: 0 &- mask) : nil
  }

  @inline(__always)
  init(start: Int32, end: Int32, coverage: UInt8) {
    self.start = start
    self.end = end
    mask = -Int32(coverage)
  }

  @inline(__always)
  init(start: Int32, end: Int32, maskOffset: Int32) {
    self.start = start
    self.end = end
    mask = maskOffset
  }
}

/// The covered stretches of one row, as they lie in some buffer.
struct SpanRow {
  var spans: UnsafePointer<Span>
  var count: Int
  /// What the spans' mask offsets count from.
  var masks: UnsafePointer<UInt8>
}

/// Room for the spans of one row, used over and over.
///
/// Mask bytes lie at their pixel's own x.
struct SpanBuffer {
  let spans: UnsafeMutablePointer<Span>
  let masks: UnsafeMutablePointer<UInt8>
  var count = 0

  /// Makes room for rows of `width` pixels.
  init(width: Int) {
    // A mask span takes at least eight pixels of a swept row, or one of an intersection's. Masks are
    // written sixteen at a time.
    spans = .allocate(capacity: width + 8)
    masks = .allocate(capacity: width + 32)
  }

  /// Spans as C has them: three numbers, too (a test compares the layouts).
  @inline(__always)
  static func shared(_ spans: UnsafeMutablePointer<Span>) -> UnsafeMutablePointer<filigree_span> {
    UnsafeMutableRawPointer(spans).assumingMemoryBound(to: filigree_span.self)
  }

  @inline(__always)
  static func shared(_ spans: UnsafePointer<Span>) -> UnsafePointer<filigree_span> {
    UnsafeRawPointer(spans).assumingMemoryBound(to: filigree_span.self)
  }

  func deallocate() {
    spans.deallocate()
    masks.deallocate()
  }

  @inline(__always)
  mutating func append(_ span: Span) {
    spans[count] = span
    count &+= 1
  }

  @inline(__always)
  var row: SpanRow { SpanRow(spans: spans, count: count, masks: masks) }
}
