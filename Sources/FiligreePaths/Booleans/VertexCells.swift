/// Square cells over the whole grid, one bit each, for whether there are vertices in them or near by.
struct VertexCells {
  private let words: UnsafeMutablePointer<UInt64>
  private let shift: Int
  private let bitsOfRow: Int

  /// Coordinates are below 2³⁰ in size; this makes them positive.
  private static var origin: Int { 1 << 30 }

  /// Marks the cells within `clearance` steps of vertices, in x and in y: at most four for each.
  init(_ points: ArenaList<GridPoint>, clearance: Int, _ arena: inout Arena) {
    // Some 256 cells or more a vertex; and none smaller than twice the clearance.
    var bits = 5
    while bits < 12 && 1 << (2 * bits) < points.count << 8 { bits &+= 1 }
    bitsOfRow = bits
    shift = 31 &- bits
    let count = 1 << (2 * bits &- 6)
    words = arena.allocate(UInt64.self, count)
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
    let cell = row << bitsOfRow &+ column
    words[cell >> 6] |= 1 << UInt64(truncatingIfNeeded: cell & 63)
  }

  /// 1 if a vertex may lie within the clearance of a point, otherwise 0.
  @inline(__always) func vertices(near p: GridPoint) -> UInt8 {
    let column = (Int(p.x) &+ VertexCells.origin) >> shift
    let row = (Int(p.y) &+ VertexCells.origin) >> shift
    let cell = row << bitsOfRow &+ column
    return UInt8(
      truncatingIfNeeded: words[cell >> 6] >> UInt64(truncatingIfNeeded: cell & 63) & 1)
  }
}
