// Crossings that stand alone, and those that do not.

extension Arrangement {
  /// How far from a crossing that stands alone, in grid steps, anything else that is found keeps.
  private var clearance: Int { isDense ? 1 << 12 : 1 << 16 }

  /// From this many vertices on they may lie close together on the grid.
  static var denseCount: Int { 1 << 12 }

  /// Finds out which crossings stand alone.
  ///
  /// What happens near one could then need its pixel, too, and not only its own two segments.
  /// A crossing X of segments i and j stands alone if neither has another crossing within `clearance` of
  /// it, if no vertex lies so near, and if the sine of the angle between them is at least 1/64. Then no
  /// third segment passes within 256 steps: it would have no end near X, nor would i and j. With one of
  /// the two it would make an angle with a sine of 1/128 or more, and cross that one within 2¹⁵ steps,
  /// which had been found. So its pixel is passed by i and j alone, all other nodes of theirs lie 255
  /// steps away or more, and there the two are so far apart, four steps, that no rounding brings them
  /// together: the edges at X keep their order. The same is true of stars (`+Stars`).
  ///
  /// Where vertices are many they lie close together, so that much would not stand alone. There the sine
  /// is 1/16 at least: no third segment within 64 steps, for it would cross one of the two within 2¹¹;
  /// and 63 steps away the two are four apart, too. More angles are too small, but these are few.
  ///
  /// Cuts must lie in order. They tell where they lie to a step or so.
  mutating func classifyCrossings() -> CrossingClassification {
    let classification = CrossingClassification(
      crossings: crossings.count, cuts: cuts.count, &arena)
    let runs = findNeighbors(classification)
    let cells = VertexCells(points, clearance: clearance, sharesBits: isDense, &arena)
    cells.mark(crossingPositions, crossings.count, slantedToo: isDense, classification.kinds)
    findMultiCrossings(runs, classification)
    return classification
  }

  /// Marks crossings that follow one another on a segment within the clearance; returns the cuts with which
  /// runs of such begin.
  private mutating func findNeighbors(_ classification: CrossingClassification) -> ArenaList<Int32>
  {
    let cuts = cuts.base
    let count = self.cuts.count
    var runs = ArenaList<Int32>(&arena, capacity: count / 2 + 1)
    if count == 0 { return runs }
    let clearance = Double(clearance) * 0x1p32
    let (follows, cutIndices, starts) = (
      classification.follows, classification.cutIndices, runs.base
    )
    var found = 0
    var wasNear: UInt8 = 0
    var key = cuts[0].key
    // Far from all others.
    var before = key &+ 1 << 63
    var k = 0
    while k < count {
      let segment = Int(key >> 32)
      let next = UInt64(segment &+ 1) << 32
      let (a, b) = (points[segment], points[segment &+ 1])
      // Keys are shares of the segment, times 2³² - 1.
      let length = max((b.x &- a.x).magnitude, (b.y &- a.y).magnitude)
      let limit = UInt64(clearance / Double(length)) &+ 1
      // After the last cut comes one after all.
      repeat {
        let node = cuts[k].node
        // The last of a segment and the first of the next lie near a vertex, if their keys do.
        let isNear: UInt8 = key &- before <= limit ? 1 : 0
        follows[k] = isNear
        cutIndices[Int(node)] = Int32(truncatingIfNeeded: k)
        starts[found] = Int32(truncatingIfNeeded: k &- 1)
        found &+= Int(isNear & ~wasNear)
        wasNear = isNear
        before = key
        k &+= 1
        key = cuts[k].key
      } while key < next
    }
    var i = 0
    while i < found {
      var k = Int(starts[i])
      repeat {
        classification.kinds[Int(cuts[k].node >> 1)] |= 1
        k &+= 1
      } while follows[k] != 0
      i &+= 1
    }
    runs.count = found
    return runs
  }
}
