// Stars: segments that all cross one another in one pixel, where nothing else happens.

extension Arrangement {
  /// Segments in a star at most; where more cross there is a knot.
  static var mostInStar: Int { 64 }

  /// Finds the stars among crossings that lie near one another on their segments.
  ///
  /// Each of some segments crosses all others of them in one pixel, but for those that lie on one line with
  /// it; it has no other crossing within the clearance, no vertex lies so near, and no angle is small. By
  /// the argument for crossings that stand alone (`findCrowded`) no other segment comes near, and the edges
  /// keep the order of their segments. So windings pass a star as they pass its crossings one by one, in
  /// any order; and the edges are put in order only at those stars where the result's edge passes.
  mutating func findStars(_ runs: ArenaList<Int32>, _ crowding: Crowding) {
    if runs.count == 0 { return }
    stars = ArenaList(&arena, capacity: runs.count)
    starRuns = ArenaList(&arena, capacity: 4 * runs.count)
    var star = StarSearch(segments: points.count, &arena)
    var i = 0
    while i < runs.count {
      let start = Int(runs[i])
      let kind = crowding.kinds[Int(cuts[start].node >> 1)]
      if kind == 1 {
        if isStar(start, crowding, &star) {
          note(star, crowding)
        } else {
          reject(start, crowding)
        }
      }
      i &+= 1
    }
  }

  /// Whether the crossings of the run that begins at a cut lie in a star.
  private mutating func isStar(_ start: Int, _ crowding: Crowding, _ star: inout StarSearch) -> Bool
  {
    star.begin(
      pixel(ofCrossing: Int(cuts[start].node >> 1)), start, cuts[start].segment)
    // What crosses the first segment, and what crosses the second: that is all.
    if !look(along: 0, crowding, &star) || !look(along: 1, crowding, &star) { return false }
    var member = 0
    while member < star.count {
      if member > 1 && !look(along: member, crowding, &star, finds: false) { return false }
      let crossed = crowding.runCount(Int(star.starts[member]), atMost: star.count)
      if crossed &+ 1 != star.count && crossed &+ countOnLine(member, star) != star.count {
        return false
      }
      member &+= 1
    }
    return true
  }

  /// Looks at what crosses one of the segments, and adds it to them; returns false if that is no star.
  @inline(__always) private mutating func look(
    along member: Int, _ crowding: Crowding, _ star: inout StarSearch, finds: Bool = true
  ) -> Bool {
    let segment = Int(star.segments[member])
    var k = Int(star.starts[member])
    repeat {
      let cut = cuts[k]
      let id = Int(cut.node >> 1)
      if crowding.kinds[id] != 1 || cut.segment != segment || pixel(ofCrossing: id) != star.pixel {
        return false
      }
      let other = otherSegment(of: cut)
      if !star.holds(other) {
        if !finds || !star.add(other, Int(crowding.positions[Int(cut.node ^ 1)]), crowding) {
          return false
        }
      }
      k &+= 1
    } while crowding.follows[k] != 0
    return true
  }

  /// How many of the segments lie on one line with one of them, itself among them.
  private mutating func countOnLine(_ member: Int, _ star: StarSearch) -> Int {
    let (a, b) = (points[Int(star.segments[member])], points[Int(star.segments[member]) &+ 1])
    var count = 0
    var i = 0
    while i < star.count {
      let other = Int(star.segments[i])
      if orientation(a, b, points[other]) == 0 && orientation(a, b, points[other &+ 1]) == 0 {
        count &+= 1
      }
      i &+= 1
    }
    return count
  }

  /// Notes a star and its crossings.
  private mutating func note(_ star: StarSearch, _ crowding: Crowding) {
    let start = starRuns.count
    var member = 0
    while member < star.count {
      var k = Int(star.starts[member])
      crowding.stars[k] = Int32(truncatingIfNeeded: stars.count)
      starRuns.append(Int32(truncatingIfNeeded: k), &arena)
      repeat {
        crowding.kinds[Int(cuts[k].node >> 1)] = 4
        k &+= 1
      } while crowding.follows[k] != 0
      member &+= 1
    }
    stars.append(
      Star(
        pixel: star.pixel, start: Int32(truncatingIfNeeded: start),
        count: Int32(truncatingIfNeeded: star.count)), &arena)
  }

  /// Notes that the crossings of a run lie in no star, so that nobody looks again.
  private mutating func reject(_ start: Int, _ crowding: Crowding) {
    var k = start
    repeat {
      crowding.kinds[Int(cuts[k].node >> 1)] |= 2
      k &+= 1
    } while crowding.follows[k] != 0
  }

  /// The segment that crosses at a cut.
  @inline(__always) private func otherSegment(of cut: Cut) -> Int {
    let crossing = crossings[Int(cut.node >> 1)]
    return Int(cut.node & 1 == 0 ? crossing.second : crossing.first)
  }

  // MARK: Passing

  /// Sorts the half-edges of a star into `starFan`, as in `fans`; returns how many there are.
  private mutating func fan(_ star: Star) -> Int {
    let (fan, angles) = (starFan, angles)
    let half = Int(star.count)
    var i = 0
    while i < half {
      let k = cut(ofRun: Int(star.start) &+ i)
      let segment = cuts[k].segment
      let angle = Arrangement.angle(points[segment], towards: points[segment &+ 1])
      angles[2 &* k] = angle
      angles[2 &* k &+ 1] = angle > 0 ? angle - 2 : angle + 2
      // Insertion sort of those that lead up; those that lead down have their order.
      let up = Int32(truncatingIfNeeded: angle > 0 ? 2 &* k : 2 &* k &+ 1)
      var j = half &+ i
      while j > half && angles[Int(fan[j &- 1])] > angles[Int(up)] {
        fan[j] = fan[j &- 1]
        j &-= 1
      }
      fan[j] = up
      i &+= 1
    }
    i = 0
    while i < half {
      fan[i] = fan[half &+ i] ^ 1
      i &+= 1
    }
    return 2 &* half
  }

  /// The cut that stands for a run of `starRuns`.
  @inline(__always) private func cut(ofRun i: Int) -> Int {
    Int(places[Int(crossingCuts[Int(starRuns[i])].node)])
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

  /// Begins the rings at the star of cut `k` that have not been met before, given the windings on the left
  /// of the piece that arrives there.
  mutating func visitStar(
    at k: Int, _ windings: SIMD2<Int32>, _ stack: inout ArenaList<Int32>
  ) {
    let star = stars[Int(~cuts[k].node)]
    if !meetsNewRing(star) { return }
    let count = fan(star)
    // On the arriving piece's left lies what comes before it, counterclockwise, and all that coincides
    // with it.
    var windings = windings
    var i = starPosition(of: 2 &* k &+ 1)
    while isTogether(i, i == 0 ? count &- 1 : i &- 1) { i = i == 0 ? count &- 1 : i &- 1 }
    var left = count
    while left > 0 {
      let before = windings
      let first = i
      var together = 0
      repeat {
        let half = Int(starFan[i])
        let delta = delta(of: ringOfHalf(half))
        windings = half & 1 == 0 ? windings &+ delta : windings &- delta
        together &+= 1
        i = i &+ 1 == count ? 0 : i &+ 1
      } while together < left && isTogether(first, i)
      var j = first
      var remaining = together
      while remaining > 0 {
        let half = Int(starFan[j])
        let ring = ringOfHalf(half)
        if !ring.pointee.isVisited {
          reach(ring)
          let piece = piece(ofHalf: half)
          let own = half & 1 == 0 ? windings : before
          begin(piece, own.x, own.y)
          stack.append(Int32(truncatingIfNeeded: piece), &arena)
        }
        j = j &+ 1 == count ? 0 : j &+ 1
        remaining &-= 1
      }
      left &-= together
    }
  }

  /// Whether one of the rings that cross at a star has not been met before.
  @inline(__always) private func meetsNewRing(_ star: Star) -> Bool {
    var i = 0
    while i < Int(star.count) {
      let k = cut(ofRun: Int(star.start) &+ i)
      if !plainRings[Int(pieces.ring[k])].isVisited { return true }
      i &+= 1
    }
    return false
  }

  /// Whether two half-edges of a star have one direction.
  @inline(__always) private func isTogether(_ i: Int, _ j: Int) -> Bool {
    abs(angles[Int(starFan[i])] - angles[Int(starFan[j])]) <= Arrangement.clearAngle
  }

  @inline(__always) private func ringOfHalf(_ half: Int) -> UnsafeMutablePointer<PlainRing> {
    plainRings.base + Int(pieces.ring[half >> 1])
  }

  @inline(__always) private func delta(
    of ring: UnsafeMutablePointer<PlainRing>
  ) -> SIMD2<Int32> {
    SIMD2(ring.pointee.deltaFirst, ring.pointee.deltaSecond)
  }

  /// The next chosen piece clockwise around the star of cut `k`, if it leaves the star; otherwise -1.
  ///
  /// Of pieces that coincide at most one is chosen.
  mutating func nextAroundStar(at k: Int, from half: Int) -> Int {
    let count = fan(stars[Int(~cuts[k].node)])
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
