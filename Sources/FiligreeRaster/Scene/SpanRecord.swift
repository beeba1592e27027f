/// The spans of a band that are to be painted, kept from the top down and painted from the bottom up.
struct SpanRecord {
  /// The spans of one draw in one row.
  struct Row {
    /// The draw's index in the scene.
    var draw: Int32
    var row: Int32
    /// Its spans: so many, up to where the next entry's begin.
    var firstSpan: Int32
    var spanCount: Int32
  }

  private(set) var rows: UnsafeMutablePointer<Row>
  private(set) var rowCount = 0
  private var rowCapacity = 1 << 8
  private var spans: UnsafeMutablePointer<Span>
  private var spanCount = 0
  private var spanCapacity = 1 << 10
  private var masks: UnsafeMutablePointer<UInt8>
  private var maskCount = 0
  private var maskCapacity = 1 << 13

  init() {
    rows = Self.memory(rowCapacity)
    spans = Self.memory(spanCapacity)
    masks = Self.memory(maskCapacity)
  }

  func deallocate() {
    Self.give(rows, rowCapacity)
    Self.give(spans, spanCapacity)
    Self.give(masks, maskCapacity)
  }

  private static func memory<T>(_ capacity: Int) -> UnsafeMutablePointer<T> {
    ScratchMemory.take(byteCount: capacity * MemoryLayout<T>.stride)
      .bindMemory(to: T.self, capacity: capacity)
  }

  private static func give<T>(_ memory: UnsafeMutablePointer<T>, _ capacity: Int) {
    ScratchMemory.give(memory, byteCount: capacity * MemoryLayout<T>.stride)
  }

  /// Forgets all; the memory stays.
  mutating func reset() {
    (rowCount, spanCount, maskCount) = (0, 0, 0)
  }

  /// The spans of an entry.
  func spans(of row: Row) -> SpanRow {
    SpanRow(spans: spans + Int(row.firstSpan), count: Int(row.spanCount), masks: masks)
  }

  /// Whether there is room for so many more mask bytes, by the size of their offsets.
  func canHold(masks count: Int) -> Bool {
    maskCount &+ count < Int(Int32.max) && spanCount &+ count < Int(Int32.max)
  }

  /// Keeps what can be seen of a draw's spans in a row.
  mutating func append(_ spans: SpanRow, draw: Int32, row: Int, under covered: CoveredArea) {
    let first = spanCount
    for i in 0..<spans.count {
      let span = spans.spans[i]
      covered.forEachVisible(row: row, span.start, span.end) { start, end in
        append(span, start, end, spans.masks)
      }
    }
    if spanCount == first { return }
    if rowCount == rowCapacity { Self.grow(&rows, rowCount, &rowCapacity, for: 1) }
    (rows + rowCount).initialize(
      to: Row(
        draw: draw, row: Int32(truncatingIfNeeded: row),
        firstSpan: Int32(truncatingIfNeeded: first),
        spanCount: Int32(truncatingIfNeeded: spanCount &- first)))
    rowCount &+= 1
  }

  @inline(__always)
  private mutating func append(
    _ span: Span, _ start: Int32, _ end: Int32, _ source: UnsafePointer<UInt8>
  ) {
    if spanCount == spanCapacity { Self.grow(&spans, spanCount, &spanCapacity, for: 1) }
    var kept = span
    kept.start = start
    kept.end = end
    if span.mask >= 0 {
      let count = Int(end &- start)
      // Sixteen at a time, for which both memories have room beyond the last.
      if maskCount &+ count &+ 16 > maskCapacity {
        Self.grow(&masks, maskCount, &maskCapacity, for: count &+ 16)
      }
      let from = UnsafeRawPointer(source + Int(span.mask &+ (start &- span.start)))
      let to = UnsafeMutableRawPointer(masks + maskCount)
      var i = 0
      while i < count {
        to.storeBytes(
          of: from.loadUnaligned(fromByteOffset: i, as: SIMD16<UInt8>.self), toByteOffset: i,
          as: SIMD16<UInt8>.self)
        i &+= 16
      }
      kept.mask = Int32(truncatingIfNeeded: maskCount)
      maskCount &+= count
    }
    (spans + spanCount).initialize(to: kept)
    spanCount &+= 1
  }

  @inline(never)
  private static func grow<T>(
    _ memory: inout UnsafeMutablePointer<T>, _ count: Int, _ capacity: inout Int, for extra: Int
  ) {
    let larger = max(capacity * 2, count + extra)
    let moved: UnsafeMutablePointer<T> = Self.memory(larger)
    moved.moveInitialize(from: memory, count: count)
    give(memory, capacity)
    memory = moved
    capacity = larger
  }
}
