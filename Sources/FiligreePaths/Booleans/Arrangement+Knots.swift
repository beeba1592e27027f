// Knots: nodes where more happens than that two segments cross.

/// What a half-edge at a knot belongs to, and how the windings there differ.
struct Spoke: BitwiseCopyable {
  /// Twice the piece, and one more at the piece's end.
  var edge: Int32
  var ring: Int32
  /// By how much the windings on the left of its edge exceed those before the knot's first spoke.
  var first: Int32
  var second: Int32
}

/// Pieces that coincide, one of which stands for all.
struct Bundle: BitwiseCopyable {
  /// As `Chain.representative`.
  var standIn: Int32
  /// What crossing all of them adds to the windings; for the one that stands for them.
  var deltaFirst: Int32
  var deltaSecond: Int32
}

/// A half-edge on its way into a small fan.
private struct FanEntry: BitwiseCopyable {
  var angle: Double
  var half: Int32
  /// How many come before it.
  var rank: Int32

  /// Sorts half-edges by angle where no two have one direction; otherwise returns false.
  ///
  /// Each is compared with each, without branches, which would go wrong half the time.
  static func sortFew(
    _ fan: UnsafeMutablePointer<Int32>, _ count: Int, _ angles: UnsafeMutablePointer<Double>,
    _ entries: UnsafeMutablePointer<FanEntry>
  ) -> Bool {
    var least = Double.infinity
    var i = 0
    while i < count {
      let angle = angles[Int(fan[i])]
      entries[i] = FanEntry(angle: angle, half: fan[i], rank: 0)
      rank(i, entries, &least)
      i &+= 1
    }
    if least <= Arrangement.clearAngle { return false }
    i = 0
    while i < count {
      fan[Int(entries[i].rank)] = entries[i].half
      i &+= 1
    }
    return true
  }

  /// The same where all segments go on through the knot, so that half-edges come in pairs, one of which
  /// leads up and the other about as far down; returns false where they do not.
  ///
  /// Those that lead down have the order of those that lead up.
  static func sortThrough(
    _ fan: UnsafeMutablePointer<Int32>, _ count: Int, _ angles: UnsafeMutablePointer<Double>,
    _ entries: UnsafeMutablePointer<FanEntry>
  ) -> Bool {
    let half = count >> 1
    var least = Double.infinity
    var i = 0
    while i < half {
      // Half-edges of one cut follow one another, and have numbers 2k and 2k + 1.
      let leaving = fan[2 &* i]
      let isUp = angles[Int(leaving)] >= 0
      let up = isUp ? leaving : leaving ^ 1
      entries[i] = FanEntry(angle: angles[Int(up)], half: up, rank: 0)
      rank(i, entries, &least)
      i &+= 1
    }
    i = 0
    while i < half {
      let rank = Int(entries[i].rank)
      fan[half &+ rank] = entries[i].half
      fan[rank] = entries[i].half ^ 1
      i &+= 1
    }
    i = 1
    while i < count {
      least = min(least, angles[Int(fan[i])] - angles[Int(fan[i &- 1])])
      i &+= 1
    }
    return least > Arrangement.clearAngle
  }

  /// Compares an entry with those before it.
  @inline(__always) private static func rank(
    _ i: Int, _ entries: UnsafeMutablePointer<FanEntry>, _ least: inout Double
  ) {
    let angle = entries[i].angle
    var rank: Int32 = 0
    var j = 0
    while j < i {
      let difference = angle - entries[j].angle
      least = min(least, abs(difference))
      let isLater: Int32 = difference > 0 ? 1 : 0
      rank &+= isLater
      entries[j].rank &+= 1 &- isLater
      j &+= 1
    }
    entries[i].rank = rank
  }
}

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
      if crowded[k] { hot.append(pixel(ofCrossing: k), &arena) }
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
    _ crossings: ArenaList<Cut>, but crowded: UnsafeMutablePointer<Bool>
  ) {
    let knots = cuts
    var joined = ArenaList<Cut>(&arena, capacity: crossings.count + knots.count + points.count)
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
    but crowded: UnsafeMutablePointer<Bool>, _ to: UnsafeMutablePointer<Cut>, _ count: Int
  ) -> Int {
    var count = count
    while p < crossings.count && crossings[p].key < limit {
      let cut = crossings[p]
      to[count] = cut
      count &+= crowded[Int(cut.node >> 1)] ? 0 : 1
      p &+= 1
    }
    return count
  }

  // MARK: Around the knots

  /// Sorts the half-edges around each knot, and lets one piece stand for all that coincide with it.
  mutating func fanKnots() {
    let halfCount = cuts.count * 2
    targets = ArenaList(&arena, capacity: halfCount)
    angles = arena.allocate(Double.self, halfCount)
    fanPosition = ArenaList(&arena, capacity: halfCount)
    spokes = arena.allocate(Spoke.self, halfCount)
    bundles = arena.allocate(Bundle.self, cuts.count)
    fanStart = ArenaList(&arena, capacity: nodes.count)
    fanCount = ArenaList(&arena, capacity: nodes.count)
    fanCount.base.update(repeating: 0, count: nodes.count)
    knotIsVisited = arena.allocate(Bool.self, nodes.count)
    knotIsVisited.update(repeating: false, count: nodes.count)
    var halves = 0
    var r = 0
    while r < rings.count {
      halves &+= setSpokes(ofRing: r)
      r &+= 1
    }
    fans = ArenaList(&arena, capacity: halves)
    var sum: Int32 = 0
    var n = 0
    while n < nodes.count {
      fanStart[n] = sum
      sum &+= fanCount[n]
      fanCount[n] = 0
      n &+= 1
    }
    var k = 0
    while k < cuts.count {
      let node = Int(~cuts[k].node)
      if node >= 0 {
        let half = Int32(truncatingIfNeeded: 2 &* k)
        let place = Int(fanStart[node] &+ fanCount[node])
        fans[place] = half
        fans[place &+ 1] = half &+ 1
        fanCount[node] &+= 2
      }
      k &+= 1
    }
    let scratch = arena.allocate(FanEntry.self, Arrangement.sortedFan)
    n = 0
    while n < nodes.count {
      sortKnot(n, scratch)
      windAround(n)
      n &+= 1
    }
  }

  /// Sorts a knot's half-edges by angle.
  private mutating func sortKnot(_ node: Int, _ entries: UnsafeMutablePointer<FanEntry>) {
    let fan = fans.base + Int(fanStart[node])
    let count = Int(fanCount[node])
    if count > Arrangement.sortedFan {
      sortFan(node)
    } else if !FanEntry.sortThrough(fan, count, angles, entries)
      && !FanEntry.sortFew(fan, count, angles, entries)
    {
      fanCount[node] = 0
      var i = 0
      while i < count {
        insert(Int(entries[i].half), node)
        i &+= 1
      }
    }
  }

  /// Finds out where the half-edges of a ring lead that lie at knots; returns how many there are.
  private mutating func setSpokes(ofRing r: Int) -> Int {
    let ring = plainRings[r]
    let start = Int(ring.start)
    let end = Int(ring.end)
    let first = Int(rings[r].start)
    let last = first &+ Int(rings[r].count) &- 1
    let id = Int32(truncatingIfNeeded: r)
    let cuts = cuts.base
    let targets = targets.base
    let angles = angles
    let spokes = spokes
    let bundles = bundles
    let fanCount = fanCount.base
    let points = points.base
    let places = nodes.points.base
    var halves = 0
    var k = start
    while k < end {
      let next = k &+ 1 == end ? start : k &+ 1
      let (from, to) = (cuts[k], cuts[next])
      if from.node | to.node < 0 {
        let hasVertices = vertexCount(k, next, first, last) > 0
        let edge = Int32(truncatingIfNeeded: 2 &* k)
        if from.node < 0 {
          let following = from.segment == last ? first : from.segment &+ 1
          let target = hasVertices ? points[following] : place(of: to)
          let half = 2 &* k
          targets[half] = target
          angles[half] = Arrangement.angle(places[Int(~from.node)], towards: target)
          spokes[half] = Spoke(
            edge: edge, ring: id, first: ring.deltaFirst, second: ring.deltaSecond)
          bundles[k] = Bundle(
            standIn: Int32(truncatingIfNeeded: k), deltaFirst: ring.deltaFirst,
            deltaSecond: ring.deltaSecond)
          fanCount[Int(~from.node)] &+= 1
          halves &+= 1
        }
        if to.node < 0 {
          let target = hasVertices ? points[arrivingSegment(to, first, last)] : place(of: from)
          let half = 2 &* next &+ 1
          targets[half] = target
          angles[half] = Arrangement.angle(places[Int(~to.node)], towards: target)
          spokes[half] = Spoke(
            edge: edge &+ 1, ring: id, first: 0 &- ring.deltaFirst, second: 0 &- ring.deltaSecond)
          fanCount[Int(~to.node)] &+= 1
          halves &+= 1
        }
      }
      k &+= 1
    }
    return halves
  }

  /// Where a cut lies.
  @inline(__always) func place(of cut: Cut) -> GridPoint {
    cut.node < 0 ? nodes.points[Int(~cut.node)] : pixel(ofCrossing: Int(cut.node >> 1))
  }

  /// The segment that ends at a cut, or on which it lies, on a ring of segments from `first` to `last`.
  @inline(__always) func arrivingSegment(_ cut: Cut, _ first: Int, _ last: Int) -> Int {
    let segment = cut.segment
    if !cut.isAtVertex { return segment }
    return segment == first ? last : segment &- 1
  }

  /// How many vertices lie between two neighbouring cuts of a ring.
  @inline(__always) func vertexCount(_ k: Int, _ next: Int, _ first: Int, _ last: Int) -> Int {
    let count = cuts[next].segment &- cuts[k].segment &- (cuts[next].isAtVertex ? 1 : 0)
    // A ring's last piece goes on to its first; a single cut leads all around it.
    return next <= k ? count &+ last &+ 1 &- first : count
  }

  /// Sums up the windings around a knot, and bundles what leaves it in one direction.
  private mutating func windAround(_ node: Int) {
    let fan = fans.base + Int(fanStart[node])
    let count = Int(fanCount[node])
    let center = nodes.points[node]
    let targets = targets.base
    let angles = angles
    let spokes = spokes
    let fanPosition = fanPosition.base
    var first: Int32 = 0
    var second: Int32 = 0
    var i = 0
    while i < count {
      var end = i &+ 1
      if end == count || angles[Int(fan[end])] - angles[Int(fan[i])] > Arrangement.clearAngle {
        // Alone in its direction.
        let half = Int(fan[i])
        let (addFirst, addSecond) = (spokes[half].first, spokes[half].second)
        let leaves = half & 1 == 0
        spokes[half].first = leaves ? first &+ addFirst : first
        spokes[half].second = leaves ? second &+ addSecond : second
        first &+= addFirst
        second &+= addSecond
        fanPosition[half] = Int32(truncatingIfNeeded: i)
        i = end
        continue
      }
      while end < count
        && Arrangement.order(Int(fan[i]), Int(fan[end]), angles, targets, center) == 0
      {
        end &+= 1
      }
      let before = (first, second)
      var best = Int32.max
      var k = i
      while k < end {
        let spoke = spokes[Int(fan[k])]
        first &+= spoke.first
        second &+= spoke.second
        best = min(best, spoke.edge)
        k &+= 1
      }
      k = i
      while k < end {
        let half = Int(fan[k])
        let leaves = half & 1 == 0
        spokes[half].first = leaves ? first : before.0
        spokes[half].second = leaves ? second : before.1
        fanPosition[half] = Int32(truncatingIfNeeded: k)
        if spokes[half].edge != best { bundle(spokes[half].edge, into: best) }
        k &+= 1
      }
      i = end
    }
  }

  /// Adds the windings of one piece to another's, with which it coincides, once.
  @inline(never) private func bundle(_ edge: Int32, into best: Int32) {
    let c = edge >> 1
    let r = best >> 1
    if c == r {
      // A spike out and back: nothing winds around it.
      bundles[Int(c)].deltaFirst = 0
      bundles[Int(c)].deltaSecond = 0
      return
    }
    guard bundles[Int(c)].standIn == c else { return }
    let same = (edge ^ best) & 1 == 0
    bundles[Int(c)].standIn = same ? r : ~r
    bundles[Int(r)].deltaFirst &+= same ? bundles[Int(c)].deltaFirst : -bundles[Int(c)].deltaFirst
    bundles[Int(r)].deltaSecond &+=
      same ? bundles[Int(c)].deltaSecond : -bundles[Int(c)].deltaSecond
  }
}
