// Knots: nodes where more happens than that two segments cross.

extension Arrangement {
  /// Makes knots of the nodes where more than two segments meet, or ends of segments.
  ///
  /// Crossings that stand alone stay as they are, and so do those in stars; the pixels of all others become
  /// hot, and segments are led through them. Returns false where the general way would be faster.
  mutating func tieKnots() -> Bool {
    isDense = isDense || points.count > Arrangement.denseCount
    sortPlainly()
    let crowding = findCrowded()
    hot.reserve(hot.count + crossings.count, &arena)
    var k = 0
    while k < crossings.count {
      if crowding.isKnot(k) { hot.append(pixel(ofCrossing: k), &arena) }
      k &+= 1
    }
    crossingCuts = cuts
    cuts = ArenaList(&arena, capacity: 4 * hot.count)
    if hot.count > 0 {
      let cells = gatherNodes()
      let limit = tree.leaves == 0 ? .max : 64 * (nodes.count + points.count)
      if !leadThroughCells(cells, limit: limit) { return false }
    }
    joinCuts(crowding)
    return true
  }

  /// The pixel of a crossing.
  @inline(__always) func pixel(ofCrossing id: Int) -> GridPoint {
    if !crossingPlaces.isUnclear(id) { return crossingPlaces.pixel(id) }
    let i = Int(crossings[id].first)
    let j = Int(crossings[id].second)
    return crossingPixel(points[i], points[i &+ 1], points[j], points[j &+ 1])
  }

  /// Puts the crossings that stand alone, and the passages, among the knots on each segment, and notes where
  /// each ring's pieces lie.
  ///
  /// Cuts at a knot have its number's complement; at vertices, the cut is one of the segment that starts
  /// there.
  private mutating func joinCuts(_ crowding: Crowding) {
    let knots = cuts
    makeSteps(passages: starRuns.count)
    places = arena.allocate(Int32.self, crossings.count * 2)
    knotCuts = ArenaList(&arena, capacity: knots.count + points.count)
    plainRings = ArenaList(&arena, capacity: rings.count)
    let most = crossingCuts.count + knots.count + points.count + 1
    let to = arena.allocate(Cut.self, most)
    var joining = CutJoining(
      crossings: crossingCuts.base, crowding: crowding, to: to, places: places, steps: steps,
      passage: 2 &* rings.count)
    let (nodeOfVertex, knotCuts, points) = (
      nodeOfVertex.base, self.knotCuts.base, self.points.base
    )
    var knotCount = 0
    var q = 0
    var r = 0
    while r < rings.count {
      var i = Int(rings[r].start)
      let end = i &+ Int(rings[r].count)
      let start = joining.count
      let knotStart = knotCount
      while i < end {
        let node = nodeOfVertex[i]
        if node >= 0 {
          knotCuts[knotCount] = Int32(truncatingIfNeeded: joining.count)
          knotCount &+= 1
          joining.add(Cut(key: UInt64(i) << 32, node: ~node, chain: Cut.atVertex))
        }
        let next = UInt64(i &+ 1) << 32
        if q < knots.count && knots[q].key < next {
          let (a, b) = (points[i], points[i &+ 1])
          let length = Double((b.x &- a.x).magnitude &+ (b.y &- a.y).magnitude)
          repeat {
            // Of nodes keys tell the distance, of crossings the share of the segment; a step more or less
            // is nothing between the two.
            let distance = Double(knots[q].key & 0xFFFF_FFFF)
            let key = UInt64(i) << 32 &+ UInt64(distance / length * 4_294_967_295)
            joining.addCrossings(below: key)
            knotCuts[knotCount] = Int32(truncatingIfNeeded: joining.count)
            knotCount &+= 1
            joining.add(Cut(key: knots[q].key, node: ~knots[q].node, chain: Cut.inSegment))
            q &+= 1
          } while q < knots.count && knots[q].key < next
        }
        joining.addCrossings(below: next)
        i &+= 1
      }
      append(rings[r], start, joining.count, knotStart, knotCount)
      r &+= 1
    }
    self.knotCuts.count = knotCount
    cuts = ArenaList(to, count: joining.count)
  }
}

/// Crossings on their way among the knots.
private struct CutJoining {
  /// In order, and a last one after all; those from `from` on are left.
  let crossings: UnsafeMutablePointer<Cut>
  var from = 0
  let crowding: Crowding
  let to: UnsafeMutablePointer<Cut>
  var count = 0
  /// As in `Arrangement`.
  let places: UnsafeMutablePointer<Int32>
  let steps: UnsafeMutablePointer<SIMD2<Int32>>
  /// The next passage's place in `steps`.
  var passage: Int

  @inline(__always) mutating func add(_ cut: Cut) {
    to[count] = cut
    count &+= 1
  }

  /// Adds the crossings with keys below `limit`, but those at knots.
  @inline(never) mutating func addCrossings(below limit: UInt64) {
    // All that this takes in registers.
    let (crossings, kinds, to, places) = (crossings, crowding.kinds, to, places)
    var from = from
    var count = count
    while crossings[from].key < limit {
      let cut = crossings[from]
      let kind = kinds[Int(cut.node >> 1)]
      if kind > 3 {
        (self.from, self.count) = (from, count)
        addPassage()
        (from, count) = (self.from, self.count)
        continue
      }
      to[count] = cut
      places[Int(cut.node)] = Int32(truncatingIfNeeded: count)
      count &+= kind == 0 ? 1 : 0
      from &+= 1
    }
    (self.from, self.count) = (from, count)
  }

  /// Adds one cut for all crossings of a segment in a star.
  @inline(never) private mutating func addPassage() {
    let first = from
    var step = SIMD2<Int32>.zero
    repeat {
      let cut = crossings[from]
      step &+= steps[Int(cut.chain)]
      places[Int(cut.node)] = Int32(truncatingIfNeeded: count)
      from &+= 1
    } while crowding.follows[from] != 0
    steps[passage] = step
    add(
      Cut(
        key: crossings[first].key, node: ~crowding.stars[first],
        chain: Int32(truncatingIfNeeded: passage)))
    passage &+= 1
  }
}
