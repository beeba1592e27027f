/// What is known of crossings and of the cuts on both their segments, before knots are tied.
struct CrossingClassification {
  /// By crossings: 0 for those that stand alone; 1 for a neighbor near by on a segment, 2 for a vertex or a
  /// small angle; 4 for those in stars.
  let kinds: UnsafeMutablePointer<UInt8>
  /// By cuts: 1 for those that lie near the one before.
  let follows: UnsafeMutablePointer<UInt8>
  /// By cuts: the star's number where a passage begins, which is so at the first crossing of a kind above 3.
  let multiCrossings: UnsafeMutablePointer<Int32>
  /// Where a crossing's cuts lie, by `Cut.node`.
  let cutIndices: UnsafeMutablePointer<Int32>

  init(crossings: Int, cuts: Int, _ arena: inout Arena) {
    kinds = arena.allocate(UInt8.self, crossings)
    kinds.update(repeating: 0, count: crossings)
    follows = arena.allocate(UInt8.self, cuts + 1)
    follows[cuts] = 0
    multiCrossings = arena.allocate(Int32.self, cuts)
    cutIndices = arena.allocate(Int32.self, 2 * crossings)
  }

  /// Whether a crossing's pixel becomes a knot.
  @inline(__always) func isJunction(_ id: Int) -> Bool { kinds[id] & 3 != 0 }

  /// The first cut of the run in which a cut lies; or -1 if that is further away than `most`.
  @inline(__always) func runStart(_ cut: Int, within most: Int) -> Int {
    var k = cut
    while follows[k] != 0 {
      k &-= 1
      if cut &- k > most { return -1 }
    }
    return k
  }

  /// How many cuts there are in the run that begins with a cut; or `most + 1` if there are more than that.
  @inline(__always) func runCount(_ start: Int, atMost most: Int) -> Int {
    var k = start &+ 1
    while follows[k] != 0 && k &- start <= most { k &+= 1 }
    return k &- start
  }
}
