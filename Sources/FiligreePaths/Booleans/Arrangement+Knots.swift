// Knots: nodes where more happens than that two segments cross.

extension Arrangement {
  /// Makes knots of the nodes where more than two segments meet, or ends of segments.
  ///
  /// Crossings that stand alone stay as they are, and so do those in stars; the pixels of all others become
  /// hot, and segments are led through them. Returns false where the general way would be faster.
  mutating func tieKnots() -> Bool {
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
    let most = crossingCuts.count + knots.count + points.count
    var joining = CutJoining(crossingCuts, crowding, ArenaList<Cut>(&arena, capacity: most).base)
    makeSteps(passages: starRuns.count)
    places = arena.allocate(Int32.self, crossings.count * 2)
    knotCuts = ArenaList(&arena, capacity: knots.count + points.count)
    plainRings = ArenaList(&arena, capacity: rings.count)
    let to = joining.to
    var q = 0
    var r = 0
    while r < rings.count {
      var i = Int(rings[r].start)
      let end = i &+ Int(rings[r].count)
      let start = joining.count
      let knotStart = knotCuts.count
      while i < end {
        let node = nodeOfVertex[i]
        if node >= 0 {
          to[joining.count] = Cut(key: UInt64(i) << 32, node: ~node, chain: Cut.atVertex)
          knotCuts[knotCuts.count] = Int32(truncatingIfNeeded: joining.count)
          knotCuts.count &+= 1
          joining.count &+= 1
        }
        let next = UInt64(i &+ 1) << 32
        if q < knots.count && knots[q].key < next {
          let (a, b) = (points[i], points[i &+ 1])
          let length = Double((b.x &- a.x).magnitude &+ (b.y &- a.y).magnitude)
          while q < knots.count && knots[q].key < next {
            // Of nodes keys tell the distance, of crossings the share of the segment; a step more or less
            // is nothing between the two.
            let distance = Double(knots[q].key & 0xFFFF_FFFF)
            let key = UInt64(i) << 32 &+ UInt64(distance / length * 4_294_967_295)
            copyCrossings(&joining, below: key)
            to[joining.count] = Cut(key: knots[q].key, node: ~knots[q].node, chain: Cut.inSegment)
            knotCuts[knotCuts.count] = Int32(truncatingIfNeeded: joining.count)
            knotCuts.count &+= 1
            joining.count &+= 1
            q &+= 1
          }
        }
        copyCrossings(&joining, below: next)
        i &+= 1
      }
      append(rings[r], start, joining.count, knotStart)
      r &+= 1
    }
    cuts = ArenaList(joining.to, count: joining.count)
  }

  /// Copies the cuts with keys below `limit`, without those at knots.
  @inline(__always) private mutating func copyCrossings(
    _ joining: inout CutJoining, below limit: UInt64
  ) {
    while joining.from < joining.crossings.count && joining.crossings[joining.from].key < limit {
      let cut = joining.crossings[joining.from]
      joining.to[joining.count] = cut
      places[Int(cut.node)] = Int32(truncatingIfNeeded: joining.count)
      if joining.crowding.isInStar(Int(cut.node >> 1)) {
        addPassage(&joining, joining.crowding.stars[joining.from])
        continue
      }
      joining.count &+= joining.crowding.isKnot(Int(cut.node >> 1)) ? 0 : 1
      joining.from &+= 1
    }
  }

  /// Puts one cut in the place of all crossings of a segment in a star.
  @inline(__always) private mutating func addPassage(_ joining: inout CutJoining, _ star: Int32) {
    let chain = 2 &* rings.count &+ joining.passages
    let key = joining.crossings[joining.from].key
    var step = SIMD2<Int32>.zero
    repeat {
      let cut = joining.crossings[joining.from]
      step &+= steps[Int(cut.chain)]
      places[Int(cut.node)] = Int32(truncatingIfNeeded: joining.count)
      joining.from &+= 1
    } while joining.crowding.follows[joining.from] != 0
    steps[chain] = step
    joining.to[joining.count] = Cut(key: key, node: ~star, chain: Int32(truncatingIfNeeded: chain))
    joining.passages &+= 1
    joining.count &+= 1
  }
}

/// Crossings on their way among the knots.
private struct CutJoining {
  let crossings: ArenaList<Cut>
  let crowding: Crowding
  /// Those that come next are left.
  var from = 0
  let to: UnsafeMutablePointer<Cut>
  var count = 0
  var passages = 0

  init(_ crossings: ArenaList<Cut>, _ crowding: Crowding, _ to: UnsafeMutablePointer<Cut>) {
    self.crossings = crossings
    self.crowding = crowding
    self.to = to
  }
}
