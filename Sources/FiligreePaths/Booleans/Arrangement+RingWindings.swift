// Windings along each ring, without chains.

extension Arrangement {
  /// Finds the windings on both sides of every piece, and selects the pieces and the rings without
  /// cuts that lie on the result's boundary; returns how many there are.
  mutating func windAlongRings(_ selector: EdgeSelector) -> Int {
    let seeds = ringsFromLeft()
    if !hasJunctions { indexPieces() }
    allocatePieces(seeds)
    if hasJunctions { buildJunctionRotations() }
    // The leftmost ring of each component comes first, and left of it lie components that are done.
    var stack = ArenaList<Int32>(&arena, capacity: 16)
    var count = 0
    var k = 0
    while k < seeds.count {
      let ring = Int(seeds[k].ring)
      if !ringStates[ring].isVisited {
        let p = points[Int(seeds[k].vertex)]
        let outside =
          k == 0
          ? (0, 0) : hasJunctions ? windingsAlongPieces(leftOf: p) : windingsAlongRings(leftOf: p)
        if !enter(ring, outside, &stack) {
          let state = ringStates.base + ring
          state.pointee.selection = selector.side(
            state.pointee.leftFirst, state.pointee.leftSecond, state.pointee.deltaFirst,
            state.pointee.deltaSecond)
          count &+= state.pointee.selection == 0 ? 0 : 1
        }
        while stack.count > 0 {
          stack.count &-= 1
          count &+= walk(from: Int(stack[stack.count]), selector, &stack)
        }
      }
      k &+= 1
    }
    return count
  }

  /// Begins a component at its leftmost vertex, around which the windings are `outside`.
  ///
  /// Pushes the piece on which the vertex lies, with its windings, or all that begin or end there;
  /// returns false if the ring has no cuts.
  private mutating func enter(
    _ r: Int, _ outside: (first: Int32, second: Int32), _ stack: inout ArenaList<Int32>
  ) -> Bool {
    let ring = rings[r]
    let state = ringStates.base + r
    let v = Int(state.pointee.leftmost)
    if hasJunctions && nodeOfVertex[v] >= 0 {
      // All half-edges point to the right, so before the first one is the outside.
      visitJunction(Int(nodeOfVertex[v]), outside.first, outside.second, &stack)
      return true
    }
    markVisited(state)
    let before = v == Int(ring.start) ? v &+ Int(ring.count) &- 1 : v &- 1
    var (from, to) = (points[before], points[v &+ 1])
    if hasJunctions && state.pointee.start < state.pointee.end {
      // The neighbors are the points that the segments are routed through.
      let k = pieceBefore(segment: v, state.pointee)
      let next = k &+ 1 == Int(state.pointee.end) ? Int(state.pointee.start) : k &+ 1
      if cuts[k].segment == before { from = point(of: cuts[k]) }
      if cuts[next].segment == v { to = point(of: cuts[next]) }
    }
    // At its leftmost vertex a ring turns away from the outside.
    let outsideIsRight = orientation(from, points[v], to) > 0
    state.pointee.leftFirst = outside.first &+ (outsideIsRight ? state.pointee.deltaFirst : 0)
    state.pointee.leftSecond = outside.second &+ (outsideIsRight ? state.pointee.deltaSecond : 0)
    if state.pointee.start == state.pointee.end { return false }
    let k = pieceBefore(segment: v, state.pointee)
    setWindings(k, state.pointee.leftFirst, state.pointee.leftSecond)
    stack.append(Int32(truncatingIfNeeded: k), &arena)
    return true
  }

  /// Begins the rings at a junction that have not been visited, given the windings before its first
  /// half-edge.
  private mutating func visitJunction(
    _ node: Int, _ first: Int32, _ second: Int32, _ stack: inout ArenaList<Int32>
  ) {
    junctionIsVisited[node] = true
    var i = Int(rotationStart[node])
    let end = i &+ Int(rotationCount[node])
    while i < end {
      let halfEdge = halfEdges[Int(rotations[i])]
      let ring = ringStates.base + Int(halfEdge.ring)
      if !ring.pointee.isVisited {
        markVisited(ring)
        setWindings(Int(halfEdge.pieceEnd >> 1), first &+ halfEdge.first, second &+ halfEdge.second)
        stack.append(halfEdge.pieceEnd >> 1, &arena)
      }
      i &+= 1
    }
  }

  /// Walks once around a ring from a piece whose windings are known; returns how many pieces it
  /// selected.
  ///
  /// Where another ring crosses from the right to the left, the windings left of both rings stay
  /// the same: the ring comes from the other's left side to its right one. Rings that are met for
  /// the first time are pushed on the stack, with the windings at the crossing.
  private mutating func walk(
    from piece: Int, _ selector: EdgeSelector, _ stack: inout ArenaList<Int32>
  ) -> Int {
    let ring = ringStates[Int(pieces.ring[piece])]
    var windings = SIMD2(pieces.first[piece], pieces.second[piece])
    // To the ring's last piece, then from its first one.
    walk(piece &+ 1, Int(ring.end), &windings, &stack)
    walk(Int(ring.start), piece &+ 1, &windings, &stack)
    return selectPieces(of: ring, selector)
  }

  /// Walks along the pieces from `start` to `end` of a ring, given the windings before.
  private mutating func walk(
    _ start: Int, _ end: Int, _ windings: inout SIMD2<Int32>, _ stack: inout ArenaList<Int32>
  ) {
    let (firsts, seconds) = (pieces.first, pieces.second)
    let cuts = self.cuts.base
    let steps = self.steps
    var k = start
    while k < end && ringsToVisit > 0 {
      let cut = cuts[k]
      if cut.isCrossing {
        if cut.node < 0 {
          visitMultiCrossing(at: k, windings, &stack)
        } else if !ringStates[Int(cut.chain >> 1)].isVisited {
          visit(acrossFrom: k, windings.x, windings.y, &stack)
        }
        windings &+= steps[Int(cut.chain)]
      } else {
        passJunction(k, &windings, &stack)
      }
      firsts[k] = windings.x
      seconds[k] = windings.y
      k &+= 1
    }
    // All rings are visited: only sums are left.
    while k < end {
      let chain = cuts[k].chain
      if chain >= 0 {
        windings &+= steps[Int(chain)]
      } else {
        passJunction(k, &windings, &stack)
      }
      firsts[k] = windings.x
      seconds[k] = windings.y
      k &+= 1
    }
  }

  /// Updates the windings from the piece that ends at a junction to the one that starts there.
  private mutating func passJunction(
    _ k: Int, _ windings: inout SIMD2<Int32>, _ stack: inout ArenaList<Int32>
  ) {
    let node = Int(~cuts[k].node)
    let arriving = halfEdges[2 &* k &+ 1]
    let leaving = halfEdges[2 &* k]
    windings &-= SIMD2(arriving.first, arriving.second)
    if !junctionIsVisited[node] { visitJunction(node, windings.x, windings.y, &stack) }
    windings &+= SIMD2(leaving.first, leaving.second)
  }

  /// Begins the ring that crosses at cut `k`, given the windings on the left of the piece that ends
  /// there.
  @inline(never) private mutating func visit(
    acrossFrom k: Int, _ first: Int32, _ second: Int32, _ stack: inout ArenaList<Int32>
  ) {
    let own = ringStates[Int(pieces.ring[k])]
    let other = ringStates.base + Int(cuts[k].chain >> 1)
    markVisited(other)
    let partner = partner(of: k)
    // Behind the crossing lies the other's left side, or its right one.
    let goesLeft = otherGoesLeft(at: k)
    setWindings(
      partner,
      goesLeft ? first : first &+ other.pointee.deltaFirst &- own.deltaFirst,
      goesLeft ? second : second &+ other.pointee.deltaSecond &- own.deltaSecond)
    stack.append(Int32(truncatingIfNeeded: partner), &arena)
  }

  /// Selects the pieces of a ring that lie on the result's boundary; returns how many there are.
  private mutating func selectPieces(of ring: RingState, _ selector: EdgeSelector) -> Int {
    let start = Int(ring.start)
    var selected = selector.select(
      pieces.first + start, pieces.second + start, Int(ring.end) &- start, ring.deltaFirst,
      ring.deltaSecond, into: pieces.selection + start)
    // A piece that leaves a junction may represent others, or be represented, up to the next
    // junction.
    var i = Int(ring.junctionStart)
    while i < Int(ring.junctionEnd) {
      let k = Int(junctionCuts[i])
      let merged = mergedPieces[k]
      i &+= 1
      let isAlone =
        merged.representative == Int32(truncatingIfNeeded: k)
        && merged.deltaFirst == ring.deltaFirst
        && merged.deltaSecond == ring.deltaSecond
      if isAlone { continue }
      var piece = k
      repeat {
        let side =
          merged.representative == Int32(truncatingIfNeeded: k)
          ? selector.side(
            pieces.first[piece], pieces.second[piece], merged.deltaFirst, merged.deltaSecond) : 0
        selected &+= (side == 0 ? 0 : 1) &- (pieces.selection[piece] == 0 ? 0 : 1)
        pieces.selection[piece] = side
        piece = piece &+ 1 == Int(ring.end) ? start : piece &+ 1
      } while cuts[piece].isCrossing
    }
    return selected
  }

  /// The windings just left of a point that lies on no other ring, where there are no junctions.
  private mutating func windingsAlongRings(leftOf p: GridPoint) -> (first: Int32, second: Int32) {
    guard let (s, goesUp) = segmentLeft(of: p) else { return (0, 0) }
    let ring = ringStates[self.ring(of: s)]
    var first = ring.leftFirst
    var second = ring.leftSecond
    if ring.start < ring.end {
      let k = piece(on: s, levelWith: p, ring)
      first = pieces.first[k]
      second = pieces.second[k]
    }
    return goesUp ? (first &- ring.deltaFirst, second &- ring.deltaSecond) : (first, second)
  }

  /// The piece of a segment's ring that passes infinitesimally above the height of a point on the
  /// segment.
  private func piece(on segment: Int, levelWith p: GridPoint, _ ring: RingState) -> Int {
    let a = points[segment]
    let b = points[segment &+ 1]
    let rise = (Int64(p.y) &- Int64(a.y)).magnitude
    let height = (Int64(b.y) &- Int64(a.y)).magnitude
    var k = pieceBefore(segment: segment, ring)
    var next = k &+ 1 == Int(ring.end) ? Int(ring.start) : k &+ 1
    while cuts[next].segment == segment {
      let (n, d) = fraction(of: cuts[next])
      let order = Arrangement.compare(n, d, UInt64(rise), UInt64(height))
      // A crossing at exactly this height lies below the ray: behind on the way up, ahead on the
      // way down.
      if order > 0 || (order == 0 && a.y > b.y) { break }
      k = next
      next = k &+ 1
      if next == Int(ring.end) { break }
    }
    return k
  }
}
