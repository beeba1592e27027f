// Crossings that stand alone, and those that do not.

extension Arrangement {
  /// How far from a crossing that stands alone, in grid steps, anything else that is found keeps.
  private static var clearance: Int { 1 << 16 }
  /// Tells of each crossing, by 1, whether something else may happen so near it that its pixel, rounded, could
  /// matter to more than its two segments.
  ///
  /// A crossing X of segments i and j stands alone if neither has another crossing within `clearance` of
  /// it, if no vertex lies so near, and if the sine of the angle between them is at least 1/64. Then no
  /// third segment passes within 256 steps: it would have no end near X, nor would i and j. With one of
  /// the two it would make an angle with a sine of 1/128 or more, and cross that one within 2¹⁵ steps,
  /// which had been found. So its pixel is passed by i and j alone, all other nodes of theirs lie 255
  /// steps away or more, and there the two are so far apart, four steps, that no rounding brings them
  /// together: the edges at X keep their order.
  ///
  /// Cuts must lie in order. They tell where they lie to a step or so.
  mutating func findCrowded() -> UnsafeMutablePointer<UInt8> {
    let crowded = arena.allocate(UInt8.self, crossings.count)
    crowded.update(repeating: 0, count: crossings.count)
    findNeighbours(crowded)
    let cells = VertexCells(points, clearance: Arrangement.clearance, &arena)
    let places = crossingPlaces
    let count = crossings.count
    var id = 0
    while id < count {
      let isFlat: UInt8 = places.isFlat(id) ? 1 : 0
      crowded[id] |= isFlat | cells.vertices(near: places.pixel(id))
      id &+= 1
    }
    return crowded
  }

  /// Marks crossings that follow one another on a segment within the clearance.
  private mutating func findNeighbours(_ crowded: UnsafeMutablePointer<UInt8>) {
    let cuts = cuts.base
    let count = self.cuts.count
    if count == 0 { return }
    var before = cuts[0]
    var segment = -1
    var limit: UInt64 = 0
    var k = 1
    while k < count {
      let cut = cuts[k]
      if cut.segment != segment {
        segment = cut.segment
        let (a, b) = (points[segment], points[segment &+ 1])
        // Keys are shares of the segment, times 2³².
        let length = max((b.x &- a.x).magnitude, (b.y &- a.y).magnitude)
        limit = UInt64(Double(Arrangement.clearance) * 0x1p32 / Double(length)) &+ 1
      }
      // The last of a segment and the first of the next lie near a vertex, if their keys do.
      let isNear: UInt8 = cut.key &- before.key <= limit ? 1 : 0
      crowded[Int(cut.node >> 1)] |= isNear
      crowded[Int(before.node >> 1)] |= isNear
      before = cut
      k &+= 1
    }
  }
}

/// Square cells over the whole grid, one bit each, for whether there are vertices in them or near by.
private struct VertexCells {
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
