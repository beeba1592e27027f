/// Which bands a draw touches, apart from all else there is to know about it: lists of the bands' draws
/// are made from these alone, one after the other.
struct BandSpan {
  /// The first band; with no edges, none is touched.
  var first: Int32 = 0
  /// How many bands there are from the first to the last.
  var count: Int32 = 0
  /// Those of the first 64 that have an edge, the lowest bit for the first.
  var touched: UInt64 = 0

  @inline(__always)
  init(_ edges: EdgeSet?) {
    guard let edges else { return }
    (first, count) = (edges.firstBand, edges.bandCount)
    if edges.offsets == nil {
      touched = count < 64 ? 1 &<< UInt64(count) &- 1 : ~0
    } else {
      for k in 0..<min(count, 64) where edges.touches(first &+ k) {
        touched |= 1 &<< UInt64(k)
      }
    }
  }
}
