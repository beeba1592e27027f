// Crossings that stand alone, and those that do not.

extension Arrangement {
  /// How far from a crossing that stands alone, in grid steps, anything else that is found keeps.
  private static var clearance: Int { 1 << 16 }

  /// Tells of each crossing, by 1, whether it does not stand alone.
  ///
  /// What happens near it could then need its pixel, too, and not only its own two segments.
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
        // Keys are shares of the segment, times 2³² - 1.
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
