import CFiligreePaths

/// A box on the grid, sides included.
struct GridBox: BitwiseCopyable {
  var minX: Int32
  var minY: Int32
  var maxX: Int32
  var maxY: Int32

  /// A box that overlaps none.
  static var empty: GridBox { GridBox(minX: .max, minY: .max, maxX: .min, maxY: .min) }

  @inline(__always) func overlaps(_ other: GridBox) -> Bool {
    // All four at once: each is as likely as not, and would be mispredicted as often.
    let low = SIMD4(minX, minY, other.minX, other.minY)
    let high = SIMD4(other.maxX, other.maxY, maxX, maxY)
    return all(low .<= high)
  }

  @inline(__always) func contains(_ point: GridPoint) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }

  @inline(__always) mutating func unite(_ other: GridBox) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }
}

/// Which of up to some hundred boxes overlap, one bit per pair.
struct BoxOverlaps {
  /// The most boxes that one comparison takes.
  static let limit = Int(FILIGREE_MAX_BOXES)

  /// Words per row.
  let words: Int
  /// A row per box; only words from the box's own on are set.
  private let rows: UnsafeMutablePointer<UInt64>

  /// Compares `count` boxes, `limit` at most; registers hold at most `width` numbers.
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

  /// Word `word` of the boxes after `box` that overlap it; words before the box's own must not be
  /// read.
  @inline(__always) func after(_ box: Int, word: Int) -> UInt64 { rows[box &* words &+ word] }
}
