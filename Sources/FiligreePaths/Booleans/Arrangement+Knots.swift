// Knots: nodes where more happens than that two segments cross.

extension Arrangement {
  /// Makes knots of the nodes where more than two segments meet, or ends of segments.
  ///
  /// Crossings that stand alone stay as they are; the pixels of all others become hot, and segments are
  /// led through them. Returns false where the general way would be faster.
  mutating func tieKnots() -> Bool {
    sortPlainly()
    let crowded = findCrowded()
    hot.reserve(hot.count + crossings.count, &arena)
    var k = 0
    while k < crossings.count {
      if crowded[k] != 0 { hot.append(pixel(ofCrossing: k), &arena) }
      k &+= 1
    }
    if hot.count == 0 { return false }
    let crossings = cuts
    cuts = ArenaList(&arena, capacity: 4 * hot.count)
    let cells = gatherNodes()
    let limit = tree.leaves == 0 ? .max : 64 * (nodes.count + points.count)
    if !leadThroughCells(cells, limit: limit) { return false }
    joinCuts(crossings, but: crowded)
    return true
  }

  /// The pixel of a crossing.
  @inline(__always) func pixel(ofCrossing id: Int) -> GridPoint {
    if !crossingPlaces.isUnclear(id) { return crossingPlaces.pixel(id) }
    let i = Int(crossings[id].first)
    let j = Int(crossings[id].second)
    return crossingPixel(points[i], points[i &+ 1], points[j], points[j &+ 1])
  }

  /// Puts the crossings that stand alone among the knots on each segment.
  ///
  /// Cuts at a knot have its number's complement; at vertices, the cut is one of the segment that starts
  /// there.
  private mutating func joinCuts(
    _ crossings: ArenaList<Cut>, but crowded: UnsafeMutablePointer<UInt8>
  ) {
    let knots = cuts
    var joined = ArenaList<Cut>(&arena, capacity: crossings.count + knots.count + points.count)
    knotCuts = ArenaList(&arena, capacity: knots.count + points.count)
    let to = joined.base
    var count = 0
    var p = 0
    var q = 0
    var r = 0
    while r < rings.count {
      var i = Int(rings[r].start)
      let end = i &+ Int(rings[r].count)
      while i < end {
        let node = nodeOfVertex[i]
        if node >= 0 {
          to[count] = Cut(key: UInt64(i) << 32, node: ~node, chain: Cut.atVertex)
          knotCuts[knotCuts.count] = Int32(truncatingIfNeeded: count)
          knotCuts.count &+= 1
          count &+= 1
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
            count = copy(crossings, &p, below: key, but: crowded, to, count)
            to[count] = Cut(key: knots[q].key, node: ~knots[q].node, chain: Cut.inSegment)
            knotCuts[knotCuts.count] = Int32(truncatingIfNeeded: count)
            knotCuts.count &+= 1
            count &+= 1
            q &+= 1
          }
        }
        count = copy(crossings, &p, below: next, but: crowded, to, count)
        i &+= 1
      }
      r &+= 1
    }
    joined.count = count
    cuts = joined
  }

  /// Copies the cuts with keys below `limit` from place `p` on, without those of crowded crossings.
  @inline(__always) private func copy(
    _ crossings: ArenaList<Cut>, _ p: inout Int, below limit: UInt64,
    but crowded: UnsafeMutablePointer<UInt8>, _ to: UnsafeMutablePointer<Cut>, _ count: Int
  ) -> Int {
    var count = count
    while p < crossings.count && crossings[p].key < limit {
      let cut = crossings[p]
      to[count] = cut
      count &+= Int(crowded[Int(cut.node >> 1)] ^ 1)
      p &+= 1
    }
    return count
  }
}
