// Stars: segments that all cross one another in one pixel, where nothing else happens.

extension Arrangement {
  /// Segments in a star; where more cross there is a knot.
  static var mostInStar: Int { 64 }

  /// Finds the stars among crossings that lie near one another on their segments.
  ///
  /// Each of some segments crosses all others of them in one pixel, has no other crossing within the
  /// clearance, no vertex lies so near, and no angle is small. By the argument for crossings that stand
  /// alone (`findCrowded`) no other segment comes near, and the edges keep the order of their segments.
  /// So windings pass a star as they pass its crossings one by one, in any order; and the edges are put
  /// in order only at those stars where the result's edge passes.
  mutating func findStars(_ runs: ArenaList<Int32>, _ crowding: Crowding) {
    if runs.count == 0 { return }
    let stamps = arena.allocate(Int32.self, points.count)
    stamps.update(repeating: 0, count: points.count)
    let starts = arena.allocate(Int32.self, Arrangement.mostInStar)
    var i = 0
    while i < runs.count {
      let count = crowding.runCount(Int(runs[i]), atMost: Arrangement.mostInStar &- 1)
      if count < Arrangement.mostInStar {
        starts[0] = runs[i]
        if isStar(starts, count, crowding, stamps, Int32(truncatingIfNeeded: i &+ 1)) {
          note(starts, count, crowding)
        }
      }
      i &+= 1
    }
  }

  /// Whether the `count` crossings of the run that begins at `starts[0]` lie in a star of which its segment
  /// is the first; then the runs of the other segments begin at the other `starts`.
  private mutating func isStar(
    _ starts: UnsafeMutablePointer<Int32>, _ count: Int, _ crowding: Crowding,
    _ stamps: UnsafeMutablePointer<Int32>, _ stamp: Int32
  ) -> Bool {
    let cuts = cuts.base
    let start = Int(starts[0])
    let segment = cuts[start].segment
    let center = pixel(ofCrossing: Int(cuts[start].node >> 1))
    stamps[segment] = stamp
    var k = 0
    while k < count {
      let cut = cuts[start &+ k]
      let id = Int(cut.node >> 1)
      if crowding.kinds[id] != 1 || cut.segment != segment { return false }
      let other = otherSegment(of: cut)
      if other < segment || pixel(ofCrossing: id) != center { return false }
      stamps[other] = stamp
      let run = crowding.runStart(Int(crowding.positions[Int(cut.node ^ 1)]), within: count)
      if run < 0 || crowding.runCount(run, atMost: count) != count { return false }
      starts[k &+ 1] = Int32(truncatingIfNeeded: run)
      k &+= 1
    }
    // Each crosses as many of them as there are besides itself: all.
    var member = 1
    while member <= count {
      let run = Int(starts[member])
      let segment = cuts[run].segment
      k = 0
      while k < count {
        let cut = cuts[run &+ k]
        let id = Int(cut.node >> 1)
        if crowding.kinds[id] != 1 || cut.segment != segment { return false }
        if stamps[otherSegment(of: cut)] != stamp || pixel(ofCrossing: id) != center { return false }
        k &+= 1
      }
      member &+= 1
    }
    return true
  }

  /// Notes the crossings of a star, and its passages.
  private mutating func note(
    _ starts: UnsafeMutablePointer<Int32>, _ count: Int, _ crowding: Crowding
  ) {
    var member = 0
    while member <= count {
      let run = Int(starts[member])
      crowding.passes[run] = UInt8(truncatingIfNeeded: count)
      var k = 0
      while k < count {
        crowding.kinds[Int(cuts[run &+ k].node >> 1)] = 4
        k &+= 1
      }
      member &+= 1
    }
  }

  /// The segment that crosses at a cut.
  @inline(__always) private func otherSegment(of cut: Cut) -> Int {
    let crossing = crossings[Int(cut.node >> 1)]
    return Int(cut.node & 1 == 0 ? crossing.second : crossing.first)
  }

  // MARK: Passing

  /// Sorts the half-edges of the star at cut `k` into `starFan`, as in `fans`; returns how many there are.
  private mutating func fanStar(at k: Int) -> Int {
    let passage = passages[Int(~cuts[k].node)]
    let fan = starFan
    setStarEdge(0, k)
    var i = 0
    while i < Int(passage.count) {
      let cut = crossingCuts[Int(passage.start) &+ i]
      setStarEdge(i &+ 1, Int(places[Int(cut.node ^ 1)]))
      i &+= 1
    }
    let count = 2 &* (Int(passage.count) &+ 1)
    _ = FanEntry.sortThrough(fan, count, angles, starEntries)
    return count
  }

  /// Puts the half-edges that leave and arrive at cut `k` into `starFan`.
  @inline(__always) private mutating func setStarEdge(_ i: Int, _ k: Int) {
    let segment = cuts[k].segment
    let angle = Arrangement.angle(points[segment], towards: points[segment &+ 1])
    angles[2 &* k] = angle
    angles[2 &* k &+ 1] = angle > 0 ? angle - 2 : angle + 2
    starFan[2 &* i] = Int32(truncatingIfNeeded: 2 &* k)
    starFan[2 &* i &+ 1] = Int32(truncatingIfNeeded: 2 &* k &+ 1)
  }

  /// Where a half-edge lies in `starFan`.
  @inline(__always) private func starPosition(of half: Int) -> Int {
    var i = 0
    while starFan[i] != Int32(truncatingIfNeeded: half) { i &+= 1 }
    return i
  }

  /// The piece of a half-edge.
  @inline(__always) private func piece(ofHalf half: Int) -> Int {
    half & 1 == 0 ? half >> 1 : previousPiece(half >> 1)
  }

  /// Whether one of the rings that cross at a star has not been met before.
  @inline(__always) private func meetsNewRing(_ passage: Passage) -> Bool {
    var i = 0
    while i < Int(passage.count) {
      let cut = crossingCuts[Int(passage.start) &+ i]
      if !plainRings[Int(cut.chain >> 1)].isVisited { return true }
      i &+= 1
    }
    return false
  }

  /// Begins the rings at the star of cut `k` that have not been met before, given the windings on the left
  /// of the piece that arrives there.
  mutating func visitStar(
    at k: Int, _ first: Int32, _ second: Int32, _ stack: inout ArenaList<Int32>
  ) {
    if !meetsNewRing(passages[Int(~cuts[k].node)]) { return }
    let count = fanStar(at: k)
    // On the arriving piece's left lies what comes before it, counterclockwise.
    var winding = SIMD2(first, second)
    var i = starPosition(of: 2 &* k &+ 1)
    var left = count
    while left > 0 {
      let half = Int(starFan[i])
      let piece = piece(ofHalf: half)
      let ring = plainRings.base + Int(pieces.ring[piece])
      let delta = SIMD2(ring.pointee.deltaFirst, ring.pointee.deltaSecond)
      let leaves = half & 1 == 0
      if leaves { winding &+= delta }
      if !ring.pointee.isVisited {
        reach(ring)
        begin(piece, winding.x, winding.y)
        stack.append(Int32(truncatingIfNeeded: piece), &arena)
      }
      if !leaves { winding &-= delta }
      i = i &+ 1 == count ? 0 : i &+ 1
      left &-= 1
    }
  }

  /// The next chosen piece clockwise around the star of cut `k`, if it leaves the star; otherwise -1.
  mutating func nextAroundStar(at k: Int, from half: Int) -> Int {
    let count = fanStar(at: k)
    var i = starPosition(of: half)
    var left = count
    while left > 0 {
      i = i == 0 ? count &- 1 : i &- 1
      let half = Int(starFan[i])
      let piece = piece(ofHalf: half)
      let selection = pieces.selection[piece]
      if selection != 0 {
        // Chosen edges arrive and leave by turns.
        return (half & 1 == 0) == (selection > 0) ? piece : -1
      }
      left &-= 1
    }
    return -1
  }
}
