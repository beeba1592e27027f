// The half-edges around each junction, in order.

extension Arrangement {
  /// Sorts the half-edges around each junction, and makes one piece represent all that coincide
  /// with it.
  mutating func buildJunctionRotations() {
    let halfCount = cuts.count * 2
    targets = ArenaList(&arena, capacity: halfCount)
    angles = arena.allocate(Double.self, halfCount)
    rotationPosition = ArenaList(&arena, capacity: halfCount)
    halfEdges = arena.allocate(HalfEdge.self, halfCount)
    mergedPieces = arena.allocate(MergedPiece.self, cuts.count)
    rotationStart = ArenaList(&arena, capacity: nodes.count)
    rotationCount = ArenaList(&arena, capacity: nodes.count)
    rotationCount.base.update(repeating: 0, count: nodes.count)
    junctionIsVisited = arena.allocate(Bool.self, nodes.count)
    junctionIsVisited.update(repeating: false, count: nodes.count)
    multiCrossingRotation = arena.allocate(Int32.self, 2 * Arrangement.multiCrossingLimit)
    var r = 0
    while r < rings.count {
      setHalfEdges(ofRing: r)
      r &+= 1
    }
    rotations = ArenaList(&arena, capacity: 2 * junctionCuts.count)
    var sum: Int32 = 0
    var n = 0
    while n < nodes.count {
      rotationStart[n] = sum
      sum &+= rotationCount[n]
      rotationCount[n] = 0
      n &+= 1
    }
    var i = 0
    while i < junctionCuts.count {
      let k = junctionCuts[i]
      let node = Int(~cuts[Int(k)].node)
      let index = Int(rotationStart[node] &+ rotationCount[node])
      rotations[index] = 2 &* k
      rotations[index &+ 1] = 2 &* k &+ 1
      rotationCount[node] &+= 2
      i &+= 1
    }
    let scratch = arena.allocate(RotationEntry.self, Arrangement.insertionSortLimit)
    n = 0
    while n < nodes.count {
      sortJunction(n, scratch)
      windAround(n)
      n &+= 1
    }
  }

  /// Sorts a junction's half-edges by angle.
  private mutating func sortJunction(_ node: Int, _ entries: UnsafeMutablePointer<RotationEntry>) {
    let rotation = rotations.base + Int(rotationStart[node])
    let count = Int(rotationCount[node])
    if count > Arrangement.insertionSortLimit {
      sortRotation(node)
    } else if !RotationEntry.sortThrough(rotation, count, angles, entries)
      && !RotationEntry.sortFew(rotation, count, angles, entries)
    {
      rotationCount[node] = 0
      var i = 0
      while i < count {
        insert(Int(entries[i].half), node)
        i &+= 1
      }
    }
  }

  /// Finds the targets of a ring's half-edges at junctions.
  private mutating func setHalfEdges(ofRing r: Int) {
    let ring = ringStates[r]
    let start = Int(ring.start)
    let end = Int(ring.end)
    let first = Int(rings[r].start)
    let final = first &+ Int(rings[r].count) &- 1
    let id = Int32(truncatingIfNeeded: r)
    let cuts = cuts.base
    let targets = targets.base
    let angles = angles
    let halfEdges = halfEdges
    let mergedPieces = mergedPieces
    let rotationCount = rotationCount.base
    let points = points.base
    let nodePoints = nodes.points.base
    var span = Int32.zero
    if ring.junctionEnd > ring.junctionStart { span = junctionCuts[Int(ring.junctionEnd) &- 1] }
    var i = Int(ring.junctionStart)
    while i < Int(ring.junctionEnd) {
      let k = Int(junctionCuts[i])
      let before = k == start ? end &- 1 : k &- 1
      let after = k &+ 1 == end ? start : k &+ 1
      let (last, cut, next) = (cuts[before], cuts[k], cuts[after])
      let node = Int(~cut.node)
      let center = nodePoints[node]
      // Arriving.
      let arrivesFrom =
        vertexCount(before, k, first, final) > 0
        ? points[arrivingSegment(cut, first, final)] : point(of: last)
      let arriving = 2 &* k &+ 1
      targets[arriving] = arrivesFrom
      angles[arriving] = Arrangement.angle(center, towards: arrivesFrom)
      halfEdges[arriving] = HalfEdge(
        pieceEnd: Int32(truncatingIfNeeded: 2 &* before &+ 1), span: 2 &* span &+ 1, ring: id,
        first: 0 &- ring.deltaFirst, second: 0 &- ring.deltaSecond)
      // Leaving.
      let leadsTo =
        vertexCount(k, after, first, final) > 0
        ? points[cut.segment == final ? first : cut.segment &+ 1] : point(of: next)
      let leaving = 2 &* k
      targets[leaving] = leadsTo
      angles[leaving] = Arrangement.angle(center, towards: leadsTo)
      span = Int32(truncatingIfNeeded: k)
      halfEdges[leaving] = HalfEdge(
        pieceEnd: 2 &* span, span: 2 &* span, ring: id, first: ring.deltaFirst,
        second: ring.deltaSecond)
      mergedPieces[k] = MergedPiece(
        representative: span, deltaFirst: ring.deltaFirst, deltaSecond: ring.deltaSecond)
      rotationCount[node] &+= 2
      i &+= 1
    }
  }

  /// The grid point of a cut.
  @inline(__always) func point(of cut: Cut) -> GridPoint {
    if cut.node >= 0 { return pixel(ofCrossing: Int(cut.node >> 1)) }
    return cut.isCrossing ? multiCrossings[Int(~cut.node)].pixel : nodes.points[Int(~cut.node)]
  }

  /// The segment that ends at a cut, or on which it lies, on a ring of segments from `first` to
  /// `last`.
  @inline(__always) func arrivingSegment(_ cut: Cut, _ first: Int, _ last: Int) -> Int {
    let segment = cut.segment
    if !cut.isAtVertex { return segment }
    return segment == first ? last : segment &- 1
  }

  /// How many vertices lie between two neighboring cuts of a ring.
  @inline(__always) func vertexCount(_ k: Int, _ next: Int, _ first: Int, _ last: Int) -> Int {
    let count = cuts[next].segment &- cuts[k].segment &- (cuts[next].isAtVertex ? 1 : 0)
    // A ring's last piece continues to its first; a single cut's piece runs all around the ring.
    return next <= k ? count &+ last &+ 1 &- first : count
  }

  /// Sums the windings around a junction, and merges pieces that leave it in one direction.
  private mutating func windAround(_ node: Int) {
    let rotation = rotations.base + Int(rotationStart[node])
    let count = Int(rotationCount[node])
    let center = nodes.points[node]
    let targets = targets.base
    let angles = angles
    let halfEdges = halfEdges
    let rotationPosition = rotationPosition.base
    var first: Int32 = 0
    var second: Int32 = 0
    var i = 0
    while i < count {
      var end = i &+ 1
      if end == count
        || angles[Int(rotation[end])] - angles[Int(rotation[i])] > Arrangement.clearAngle
      {
        // The only one in its direction.
        let half = Int(rotation[i])
        let (addFirst, addSecond) = (halfEdges[half].first, halfEdges[half].second)
        let leaves = half & 1 == 0
        halfEdges[half].first = leaves ? first &+ addFirst : first
        halfEdges[half].second = leaves ? second &+ addSecond : second
        first &+= addFirst
        second &+= addSecond
        rotationPosition[half] = Int32(truncatingIfNeeded: i)
        i = end
        continue
      }
      while end < count
        && Arrangement.order(Int(rotation[i]), Int(rotation[end]), angles, targets, center) == 0
      {
        end &+= 1
      }
      let before = (first, second)
      var best = Int32.max
      var k = i
      while k < end {
        let halfEdge = halfEdges[Int(rotation[k])]
        first &+= halfEdge.first
        second &+= halfEdge.second
        best = min(best, halfEdge.span)
        k &+= 1
      }
      k = i
      while k < end {
        let half = Int(rotation[k])
        let leaves = half & 1 == 0
        halfEdges[half].first = leaves ? first : before.0
        halfEdges[half].second = leaves ? second : before.1
        rotationPosition[half] = Int32(truncatingIfNeeded: k)
        if halfEdges[half].span != best { mergeSpan(halfEdges[half].span, into: best) }
        k &+= 1
      }
      i = end
    }
  }

  /// Adds the windings of one span to those of another, with which it coincides, once.
  @inline(never) private mutating func mergeSpan(_ span: Int32, into best: Int32) {
    let c = span >> 1
    let r = best >> 1
    if c == r {
      // A spike out and back: nothing winds around it.
      mergedPieces[Int(c)].deltaFirst = 0
      mergedPieces[Int(c)].deltaSecond = 0
      return
    }
    guard mergedPieces[Int(c)].representative == c else { return }
    let same = (span ^ best) & 1 == 0
    mergedPieces[Int(c)].representative = same ? r : ~r
    mergedPieces[Int(r)].deltaFirst &+=
      same ? mergedPieces[Int(c)].deltaFirst : -mergedPieces[Int(c)].deltaFirst
    mergedPieces[Int(r)].deltaSecond &+=
      same ? mergedPieces[Int(c)].deltaSecond : -mergedPieces[Int(c)].deltaSecond
  }
}
