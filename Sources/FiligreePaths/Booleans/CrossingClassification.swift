/// Which crossings are isolated, which form multi-crossings, and which become junctions.
struct CrossingClassification {
  /// By crossing: 0 for isolated ones; 1 for a neighbor near by on a segment, 2 for a vertex near
  /// by or a small angle; 4 for those in multi-crossings.
  let kinds: UnsafeMutablePointer<UInt8>
  /// By cut: 1 for those that lie near the one before.
  let follows: UnsafeMutablePointer<UInt8>
  /// By cut: the index of the multi-crossing, at the first cut of each segment in it.
  let multiCrossings: UnsafeMutablePointer<Int32>
  /// The index of each crossing's cuts, by `Cut.node`.
  let cutIndices: UnsafeMutablePointer<Int32>

  init(crossings: Int, cuts: Int, _ arena: inout Arena) {
    kinds = arena.allocate(UInt8.self, crossings)
    kinds.update(repeating: 0, count: crossings)
    follows = arena.allocate(UInt8.self, cuts + 1)
    follows[cuts] = 0
    multiCrossings = arena.allocate(Int32.self, cuts)
    cutIndices = arena.allocate(Int32.self, 2 * crossings)
  }

  /// Whether a crossing's pixel becomes a junction.
  @inline(__always) func isJunction(_ id: Int) -> Bool { kinds[id] & 3 != 0 }

  /// The first cut of the run in which a cut lies; or -1 if it is more than `most` cuts away.
  @inline(__always) func runStart(_ cut: Int, within most: Int) -> Int {
    var k = cut
    while follows[k] != 0 {
      k &-= 1
      if cut &- k > most { return -1 }
    }
    return k
  }

  /// How many cuts there are in the run that begins with a cut; or `most + 1` if there are more.
  @inline(__always) func runCount(_ start: Int, atMost most: Int) -> Int {
    var k = start &+ 1
    while follows[k] != 0 && k &- start <= most { k &+= 1 }
    return k &- start
  }
}

extension Arrangement {
  /// The distance, in grid steps, that vertices and other crossings keep from an isolated crossing.
  private var clearance: Int { isDense ? 1 << 12 : 1 << 16 }

  /// From this many vertices on, they may lie close together on the grid.
  static var denseCount: Int { 1 << 12 }

  /// Finds the isolated crossings and the multi-crossings.
  ///
  /// At other crossings, segments near by could have to be routed through the pixel as well. A
  /// crossing X of segments i and j is isolated if neither has another crossing within `clearance`
  /// of it, if no vertex lies so near, and if the sine of the angle between them is at least 1/64.
  /// Then no third segment passes within 256 steps: it would have no end near X, nor would i and j.
  /// With one of the two it would make an angle with a sine of 1/128 or more, and cross that one
  /// within 2¹⁵ steps, which would have been found. So X's pixel is passed by i and j alone, all
  /// other nodes of theirs lie 255 steps away or more, and there the two are so far apart, four
  /// steps, that no rounding brings them together: the edges at X keep their order. The same is
  /// true of multi-crossings (`findMultiCrossings`).
  ///
  /// Where there are many vertices they lie close together, and few crossings would be isolated.
  /// There the clearance is smaller and the sine at least 1/16: no third segment passes within 64
  /// steps, for it would cross one of the two within 2¹¹; and 63 steps away the two are four apart,
  /// too. More angles are too small, but these are few.
  ///
  /// The cuts must be sorted. Their keys are exact to a step or so.
  mutating func classifyCrossings() -> CrossingClassification {
    let classification = CrossingClassification(
      crossings: crossings.count, cuts: cuts.count, &arena)
    let runs = findNeighbors(classification)
    let cells = VertexCells(points, clearance: clearance, sharesBits: isDense, &arena)
    cells.mark(crossingPositions, crossings.count, slantedToo: isDense, classification.kinds)
    findMultiCrossings(runs, classification)
    return classification
  }

  /// Marks crossings that follow one another on a segment within the clearance; returns the first
  /// cut of each such run.
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
      // Keys are fractions of the segment, times 2³² - 1.
      let length = max((b.x &- a.x).magnitude, (b.y &- a.y).magnitude)
      let limit = UInt64(clearance / Double(length)) &+ 1
      // A sentinel follows the last cut.
      repeat {
        let node = cuts[k].node
        // The last cut of a segment and the first of the next lie near a vertex, if their keys are
        // near.
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
