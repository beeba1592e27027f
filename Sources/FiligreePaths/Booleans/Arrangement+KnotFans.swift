// What leaves each knot, in order.

extension Arrangement {
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
    starFan = arena.allocate(Int32.self, 2 * Arrangement.mostInStar)
    var r = 0
    while r < rings.count {
      setSpokes(ofRing: r)
      r &+= 1
    }
    fans = ArenaList(&arena, capacity: 2 * knotCuts.count)
    var sum: Int32 = 0
    var n = 0
    while n < nodes.count {
      fanStart[n] = sum
      sum &+= fanCount[n]
      fanCount[n] = 0
      n &+= 1
    }
    var i = 0
    while i < knotCuts.count {
      let k = knotCuts[i]
      let node = Int(~cuts[Int(k)].node)
      let place = Int(fanStart[node] &+ fanCount[node])
      fans[place] = 2 &* k
      fans[place &+ 1] = 2 &* k &+ 1
      fanCount[node] &+= 2
      i &+= 1
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

  /// Finds out where the half-edges of a ring lead that lie at knots.
  private mutating func setSpokes(ofRing r: Int) {
    let ring = plainRings[r]
    let start = Int(ring.start)
    let end = Int(ring.end)
    let first = Int(rings[r].start)
    let final = first &+ Int(rings[r].count) &- 1
    let id = Int32(truncatingIfNeeded: r)
    let cuts = cuts.base
    let targets = targets.base
    let angles = angles
    let spokes = spokes
    let bundles = bundles
    let fanCount = fanCount.base
    let points = points.base
    let places = nodes.points.base
    var span = Int32.zero
    if ring.knotEnd > ring.knotStart { span = knotCuts[Int(ring.knotEnd) &- 1] }
    var i = Int(ring.knotStart)
    while i < Int(ring.knotEnd) {
      let k = Int(knotCuts[i])
      let before = k == start ? end &- 1 : k &- 1
      let after = k &+ 1 == end ? start : k &+ 1
      let (last, cut, next) = (cuts[before], cuts[k], cuts[after])
      let node = Int(~cut.node)
      let center = places[node]
      // Arriving.
      let arrivesFrom =
        vertexCount(before, k, first, final) > 0
        ? points[arrivingSegment(cut, first, final)] : place(of: last)
      let arriving = 2 &* k &+ 1
      targets[arriving] = arrivesFrom
      angles[arriving] = Arrangement.angle(center, towards: arrivesFrom)
      spokes[arriving] = Spoke(
        edge: Int32(truncatingIfNeeded: 2 &* before &+ 1), span: 2 &* span &+ 1, ring: id,
        first: 0 &- ring.deltaFirst, second: 0 &- ring.deltaSecond)
      // Leaving.
      let leadsTo =
        vertexCount(k, after, first, final) > 0
        ? points[cut.segment == final ? first : cut.segment &+ 1] : place(of: next)
      let leaving = 2 &* k
      targets[leaving] = leadsTo
      angles[leaving] = Arrangement.angle(center, towards: leadsTo)
      span = Int32(truncatingIfNeeded: k)
      spokes[leaving] = Spoke(
        edge: 2 &* span, span: 2 &* span, ring: id, first: ring.deltaFirst,
        second: ring.deltaSecond)
      bundles[k] = Bundle(
        standIn: span, deltaFirst: ring.deltaFirst, deltaSecond: ring.deltaSecond)
      fanCount[node] &+= 2
      i &+= 1
    }
  }

  /// Where a cut lies.
  @inline(__always) func place(of cut: Cut) -> GridPoint {
    if cut.node >= 0 { return pixel(ofCrossing: Int(cut.node >> 1)) }
    return cut.isPlain ? stars[Int(~cut.node)].pixel : nodes.points[Int(~cut.node)]
  }

  /// The segment that ends at a cut, or on which it lies, on a ring of segments from `first` to `last`.
  @inline(__always) func arrivingSegment(_ cut: Cut, _ first: Int, _ last: Int) -> Int {
    let segment = cut.segment
    if !cut.isAtVertex { return segment }
    return segment == first ? last : segment &- 1
  }

  /// How many vertices lie between two neighboring cuts of a ring.
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
        best = min(best, spoke.span)
        k &+= 1
      }
      k = i
      while k < end {
        let half = Int(fan[k])
        let leaves = half & 1 == 0
        spokes[half].first = leaves ? first : before.0
        spokes[half].second = leaves ? second : before.1
        fanPosition[half] = Int32(truncatingIfNeeded: k)
        if spokes[half].span != best { bundle(spokes[half].span, into: best) }
        k &+= 1
      }
      i = end
    }
  }

  /// Adds the windings of one span to another's, with which it coincides, once.
  @inline(never) private mutating func bundle(_ span: Int32, into best: Int32) {
    let c = span >> 1
    let r = best >> 1
    if c == r {
      // A spike out and back: nothing winds around it.
      bundles[Int(c)].deltaFirst = 0
      bundles[Int(c)].deltaSecond = 0
      return
    }
    guard bundles[Int(c)].standIn == c else { return }
    let same = (span ^ best) & 1 == 0
    bundles[Int(c)].standIn = same ? r : ~r
    bundles[Int(r)].deltaFirst &+= same ? bundles[Int(c)].deltaFirst : -bundles[Int(c)].deltaFirst
    bundles[Int(r)].deltaSecond &+=
      same ? bundles[Int(c)].deltaSecond : -bundles[Int(c)].deltaSecond
  }
}
