// The pieces of rings in the way without chains.

/// The parts of the rings from one cut to the next; a piece has the index of the cut at its start.
struct RingPieces {
  let ring: UnsafeMutablePointer<Int32>
  /// The windings on the left.
  let first: UnsafeMutablePointer<Int32>
  let second: UnsafeMutablePointer<Int32>
  /// As in `Chain`.
  let selection: UnsafeMutablePointer<Int8>
  let isTraced: UnsafeMutablePointer<Bool>

  /// No pieces.
  init() {
    ring = .dangling
    first = .dangling
    second = .dangling
    selection = .dangling
    isTraced = .dangling
  }

  init(_ count: Int, _ arena: inout Arena) {
    ring = arena.allocate(Int32.self, 3 &* count)
    first = ring + count
    second = first + count
    selection = arena.allocate(Int8.self, count)
    isTraced = arena.allocate(Bool.self, count)
    isTraced.update(repeating: false, count: count)
  }

  /// The first selected piece from `start` on, or `end`.
  @inline(__always) func nextSelected(from start: Int, to end: Int) -> Int {
    var k = start
    // Most are not selected, so test eight at a time.
    while k &+ 8 <= end {
      let sides = UnsafeRawPointer(selection + k).loadUnaligned(as: UInt64.self)
      if sides != 0 { return k &+ UInt64(littleEndian: sides).trailingZeroBitCount >> 3 }
      k &+= 8
    }
    while k < end && selection[k] == 0 { k &+= 1 }
    return k
  }
}

/// The pieces of a ring, and its windings if it has no cuts.
struct RingState: BitwiseCopyable {
  /// Its first piece, and the one after its last.
  var start: Int32
  var end: Int32
  /// The range in `junctionCuts` of its pieces that start at junctions.
  var junctionStart: Int32
  var junctionEnd: Int32
  var leftmost: Int32
  /// What crossing it from its right to its left adds to the windings.
  var deltaFirst: Int32
  var deltaSecond: Int32
  /// The windings on its left, for a ring without cuts.
  var leftFirst: Int32 = 0
  var leftSecond: Int32 = 0
  var selection: Int8 = 0
  var isVisited = false
}

extension Arrangement {
  /// Records the pieces of each ring and the cuts of each crossing.
  mutating func indexPieces() {
    makeSteps(throughCuts: 0)
    let count = cuts.count
    cutIndices = arena.allocate(Int32.self, crossings.count * 2)
    ringStates = ArenaList(&arena, capacity: rings.count)
    var k = 0
    var r = 0
    while r < rings.count {
      let ring = rings[r]
      let end = UInt64(ring.start &+ ring.count) << 32
      let start = k
      while k < count && cuts[k].key < end {
        cutIndices[Int(cuts[k].node)] = Int32(truncatingIfNeeded: k)
        k &+= 1
      }
      append(ring, start, k, 0, 0)
      r &+= 1
    }
  }

  /// Fills `steps` for all crossings, with capacity for `throughCuts` more.
  mutating func makeSteps(throughCuts: Int) {
    steps = arena.allocate(SIMD2<Int32>.self, 2 * rings.count + throughCuts)
    var r = 0
    while r < rings.count {
      let step = Arrangement.delta(of: rings[r])
      steps[2 &* r] = step
      steps[2 &* r &+ 1] = 0 &- step
      r &+= 1
    }
  }

  /// What crossing a ring from its right to its left adds to the windings.
  @inline(__always) private static func delta(of ring: Ring) -> SIMD2<Int32> {
    SIMD2(ring.operand == .first ? 1 : 0, ring.operand == .second ? 1 : 0)
  }

  /// Records the pieces of the next ring, from `start` to `end`, and which of them start at
  /// junctions.
  @inline(__always) mutating func append(
    _ ring: Ring, _ start: Int, _ end: Int, _ junctionStart: Int, _ junctionEnd: Int
  ) {
    let delta = Arrangement.delta(of: ring)
    ringStates.append(
      RingState(
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end),
        junctionStart: Int32(truncatingIfNeeded: junctionStart),
        junctionEnd: Int32(truncatingIfNeeded: junctionEnd), leftmost: ring.start,
        deltaFirst: delta.x, deltaSecond: delta.y), &arena)
  }

  /// Allocates the pieces, and sets the leftmost vertex of each ring.
  mutating func allocatePieces(_ seeds: ArenaList<Seed>) {
    pieces = RingPieces(cuts.count, &arena)
    ringsToVisit = rings.count
    var r = 0
    while r < rings.count {
      let (start, end) = (Int(ringStates[r].start), Int(ringStates[r].end))
      let ring = Int32(truncatingIfNeeded: r)
      (pieces.ring + start).update(repeating: ring, count: end &- start)
      ringStates.base[Int(seeds[r].ring)].leftmost = seeds[r].vertex
      r &+= 1
    }
  }

  /// Records that a ring's windings are known.
  @inline(__always) mutating func markVisited(_ ring: UnsafeMutablePointer<RingState>) {
    ring.pointee.isVisited = true
    ringsToVisit &-= 1
  }

  @inline(__always) func setWindings(_ k: Int, _ leftFirst: Int32, _ leftSecond: Int32) {
    pieces.first[k] = leftFirst
    pieces.second[k] = leftSecond
  }

  /// The piece of the other segment that starts at the same crossing.
  @inline(__always) func partner(of k: Int) -> Int { Int(cutIndices[Int(cuts[k].node ^ 1)]) }

  /// Whether the other segment crosses from the right to the left where a piece starts.
  @inline(__always) func otherGoesLeft(at k: Int) -> Bool { cuts[k].chain & 1 != 0 }

  /// The last piece of a ring that starts before a segment.
  func pieceBefore(segment: Int, _ ring: RingState) -> Int {
    var low = Int(ring.start)
    var high = Int(ring.end)
    while low < high {
      let middle = (low &+ high) >> 1
      if cuts[middle].segment < segment { low = middle &+ 1 } else { high = middle }
    }
    return low == Int(ring.start) ? Int(ring.end) &- 1 : low &- 1
  }

  /// The ring of a segment.
  @inline(__always) func ring(of segment: Int) -> Int {
    // Rings lie in the order of their segments.
    var low = 0
    var high = rings.count
    while high &- low > 1 {
      let middle = (low &+ high) >> 1
      if Int(rings[middle].start) <= segment { low = middle } else { high = middle }
    }
    return low
  }
}
