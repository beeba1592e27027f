import CFiligreePaths

/// Square cells over the whole grid, one bit each, for whether vertices lie in them or near by.
///
/// Where there are many vertices the cells are small, and several share a bit.
struct VertexCells {
  private let words: UnsafeMutablePointer<UInt32>
  private let shift: Int
  private let bits: Int
  private let isShared: Bool

  /// Coordinates are below 2³⁰ in size; this makes them positive.
  private static var origin: Int { 1 << 30 }

  /// Marks the cells within `clearance` steps of vertices, in x and y: at most four for each.
  init(
    _ points: ArenaList<GridPoint>, clearance: Int, sharesBits: Bool = false, _ arena: inout Arena
  ) {
    isShared = sharesBits
    let count: Int
    if sharesBits {
      // Four times as wide as the clearance, and some 64 to 128 bits per vertex.
      shift = (4 * clearance).trailingZeroBitCount
      bits = min(max(Int.bitWidth - (points.count * 64).leadingZeroBitCount, 10), 31)
      count = 1 << (bits &- 5)
    } else {
      // Some 256 cells or more per vertex; none smaller than twice the clearance.
      var bits = 5
      while bits < 12 && 1 << (2 * bits) < points.count << 8 { bits &+= 1 }
      self.bits = bits
      shift = 31 &- bits
      count = 1 << (2 * bits &- 5)
    }
    words = arena.allocate(UInt32.self, count)
    words.update(repeating: 0, count: count)
    var i = 0
    while i < points.count {
      let x = Int(points[i].x) &+ VertexCells.origin
      let y = Int(points[i].y) &+ VertexCells.origin
      let (left, right) = ((x &- clearance) >> shift, (x &+ clearance) >> shift)
      let (low, high) = ((y &- clearance) >> shift, (y &+ clearance) >> shift)
      mark(left, low)
      if right != left { mark(right, low) }
      if high != low {
        mark(left, high)
        if right != left { mark(right, high) }
      }
      i &+= 1
    }
  }

  @inline(__always) private func mark(_ column: Int, _ row: Int) {
    let cell =
      isShared
      ? Int(
        filigree_cell(
          UInt32(truncatingIfNeeded: column), UInt32(truncatingIfNeeded: row),
          Int32(truncatingIfNeeded: bits))) : row << bits &+ column
    words[cell >> 5] |= 1 << UInt32(truncatingIfNeeded: cell & 31)
  }

  /// Sets bit 1 in the bytes of those of `count` crossings near which a vertex may lie, and of flat
  /// ones, or with `slantedToo` of slanted ones; registers hold at most `width` numbers.
  func mark(
    _ positions: CrossingPositions, _ count: Int, slantedToo: Bool = false,
    _ kinds: UnsafeMutablePointer<UInt8>, width: Int32 = 16
  ) {
    let (bits, shift) = (Int32(truncatingIfNeeded: bits), Int32(truncatingIfNeeded: shift))
    filigree_mark_crossings(
      positions.positions, Int32(truncatingIfNeeded: count),
      FiligreeCells(words: words, shift: shift, bits: isShared ? -bits : bits),
      UInt32(slantedToo ? FILIGREE_SLANTED : FILIGREE_FLAT), width, kinds)
  }
}
