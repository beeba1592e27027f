import CFiligreePaths

/// Which of some hundred boxes meet, a bit a pair.
struct BoxOverlaps {
  /// As many boxes as are taken.
  static let limit = Int(FILIGREE_BOXES)

  /// Words a row.
  let words: Int
  /// A row a box; only words from the box' own on are set.
  private let rows: UnsafeMutablePointer<UInt64>

  /// Compares `count` boxes, `limit` at most; registers of more than `width` numbers are not used.
  init(
    _ boxes: UnsafePointer<GridBox>, _ count: Int, width: Int32 = 16, _ arena: inout Arena
  ) {
    precondition(count <= BoxOverlaps.limit, "a tree is for more boxes")
    words = (count &+ 63) / 64
    rows = arena.allocate(UInt64.self, count &* words)
    // A box is four 32-bit integers.
    filigree_boxes(
      UnsafeRawPointer(boxes).assumingMemoryBound(to: Int32.self),
      Int32(truncatingIfNeeded: count), width, rows)
  }

  /// Word `word` of the boxes after `box` that meet it; words before the box' own are not to be read.
  @inline(__always) func after(_ box: Int, word: Int) -> UInt64 { rows[box &* words &+ word] }
}
