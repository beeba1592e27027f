// Stars: segments that all cross one another in one pixel, where nothing else happens.

extension Arrangement {
  /// Segments in a star at most; where more cross there is a knot.
  static var multiCrossingLimit: Int { 64 }

  /// Finds the stars among crossings that lie near one another on their segments.
  ///
  /// Each of some segments crosses all others of them in one pixel, but for those that lie on one line with
  /// it; it has no other crossing within the clearance, no vertex lies so near, and no angle is small. By
  /// the argument for crossings that stand alone (`classifyCrossings`) no other segment comes near, and the edges
  /// keep the order of their segments. So windings pass a star as they pass its crossings one by one, in
  /// any order; and the edges are put in order only at those stars where the result's edge passes.
  mutating func findMultiCrossings(
    _ runs: ArenaList<Int32>, _ classification: CrossingClassification
  ) {
    if runs.count == 0 { return }
    multiCrossings = ArenaList(&arena, capacity: runs.count)
    multiCrossingRuns = ArenaList(&arena, capacity: 4 * runs.count)
    var search = MultiCrossingSearch(segments: points.count, &arena)
    var i = 0
    while i < runs.count {
      let start = Int(runs[i])
      let kind = classification.kinds[Int(cuts[start].node >> 1)]
      if kind == 1 {
        if isMultiCrossing(start, classification, &search) {
          note(search, classification)
        } else {
          reject(start, classification)
        }
      }
      i &+= 1
    }
  }

  /// Whether the crossings of the run that begins at a cut lie in a star.
  private mutating func isMultiCrossing(
    _ start: Int, _ classification: CrossingClassification, _ search: inout MultiCrossingSearch
  ) -> Bool {
    search.begin(
      pixel(ofCrossing: Int(cuts[start].node >> 1)), start, cuts[start].segment)
    // What crosses the first segment, and what crosses the second: that is all.
    if !collect(along: 0, classification, &search) || !collect(along: 1, classification, &search) {
      return false
    }
    var member = 0
    while member < search.count {
      if member > 1 && !collect(along: member, classification, &search, finds: false) {
        return false
      }
      let crossed = classification.runCount(Int(search.starts[member]), atMost: search.count)
      if crossed &+ 1 != search.count && crossed &+ countOnLine(member, search) != search.count {
        return false
      }
      member &+= 1
    }
    return true
  }

  /// Looks at what crosses one of the segments, and adds it to them; returns false if that is no star.
  @inline(__always) private mutating func collect(
    along member: Int, _ classification: CrossingClassification,
    _ search: inout MultiCrossingSearch, finds: Bool = true
  ) -> Bool {
    let segment = Int(search.segments[member])
    var k = Int(search.starts[member])
    repeat {
      let cut = cuts[k]
      let id = Int(cut.node >> 1)
      if classification.kinds[id] != 1 || cut.segment != segment
        || pixel(ofCrossing: id) != search.pixel
      {
        return false
      }
      let other = otherSegment(of: cut)
      if !search.contains(other) {
        if !finds
          || !search.add(other, Int(classification.cutIndices[Int(cut.node ^ 1)]), classification)
        {
          return false
        }
      }
      k &+= 1
    } while classification.follows[k] != 0
    return true
  }

  /// How many of the segments lie on one line with one of them, itself among them.
  private mutating func countOnLine(_ member: Int, _ search: MultiCrossingSearch) -> Int {
    let (a, b) = (points[Int(search.segments[member])], points[Int(search.segments[member]) &+ 1])
    var count = 0
    var i = 0
    while i < search.count {
      let other = Int(search.segments[i])
      if orientation(a, b, points[other]) == 0 && orientation(a, b, points[other &+ 1]) == 0 {
        count &+= 1
      }
      i &+= 1
    }
    return count
  }

  /// Notes a star and its crossings.
  private mutating func note(
    _ search: MultiCrossingSearch, _ classification: CrossingClassification
  ) {
    let start = multiCrossingRuns.count
    var member = 0
    while member < search.count {
      var k = Int(search.starts[member])
      classification.multiCrossings[k] = Int32(truncatingIfNeeded: multiCrossings.count)
      multiCrossingRuns.append(Int32(truncatingIfNeeded: k), &arena)
      repeat {
        classification.kinds[Int(cuts[k].node >> 1)] = 4
        k &+= 1
      } while classification.follows[k] != 0
      member &+= 1
    }
    multiCrossings.append(
      MultiCrossing(
        pixel: search.pixel, start: Int32(truncatingIfNeeded: start),
        count: Int32(truncatingIfNeeded: search.count)), &arena)
  }

  /// Notes that the crossings of a run lie in no star, so that nobody looks again.
  private mutating func reject(_ start: Int, _ classification: CrossingClassification) {
    var k = start
    repeat {
      classification.kinds[Int(cuts[k].node >> 1)] |= 2
      k &+= 1
    } while classification.follows[k] != 0
  }

  /// The segment that crosses at a cut.
  @inline(__always) private func otherSegment(of cut: Cut) -> Int {
    let crossing = crossings[Int(cut.node >> 1)]
    return Int(cut.node & 1 == 0 ? crossing.second : crossing.first)
  }

  // MARK: Passing

  /// Sorts the half-edges of a star into `multiCrossingRotation`, as in `fans`; returns how many there are.
  private mutating func sortHalfEdges(of crossing: MultiCrossing) -> Int {
    let (rotation, angles) = (multiCrossingRotation, angles)
    let half = Int(crossing.count)
    var i = 0
    while i < half {
      let k = cut(ofRun: Int(crossing.start) &+ i)
      let segment = cuts[k].segment
      let angle = Arrangement.angle(points[segment], towards: points[segment &+ 1])
      angles[2 &* k] = angle
      angles[2 &* k &+ 1] = angle > 0 ? angle - 2 : angle + 2
      // Insertion sort of those that lead up; those that lead down have their order.
      let up = Int32(truncatingIfNeeded: angle > 0 ? 2 &* k : 2 &* k &+ 1)
      var j = half &+ i
      while j > half && angles[Int(rotation[j &- 1])] > angles[Int(up)] {
        rotation[j] = rotation[j &- 1]
        j &-= 1
      }
      rotation[j] = up
      i &+= 1
    }
    i = 0
    while i < half {
      rotation[i] = rotation[half &+ i] ^ 1
      i &+= 1
    }
    return 2 &* half
  }

  /// The cut that stands for a run of `multiCrossingRuns`.
  @inline(__always) private func cut(ofRun i: Int) -> Int {
    Int(cutIndices[Int(crossingCuts[Int(multiCrossingRuns[i])].node)])
  }

  /// Where a half-edge lies in `multiCrossingRotation`.
  @inline(__always) private func multiCrossingPosition(of half: Int) -> Int {
    var i = 0
    while multiCrossingRotation[i] != Int32(truncatingIfNeeded: half) { i &+= 1 }
    return i
  }

  /// The piece of a half-edge.
  @inline(__always) private func piece(ofHalf half: Int) -> Int {
    half & 1 == 0 ? half >> 1 : previousPiece(half >> 1)
  }

  /// Begins the rings at the star of cut `k` that have not been met before, given the windings on the left
  /// of the piece that arrives there.
  mutating func visitMultiCrossing(
    at k: Int, _ windings: SIMD2<Int32>, _ stack: inout ArenaList<Int32>
  ) {
    let crossing = multiCrossings[Int(~cuts[k].node)]
    if !hasUnvisitedRing(crossing) { return }
    let count = sortHalfEdges(of: crossing)
    // On the arriving piece's left lies what comes before it, counterclockwise, and all that coincides
    // with it.
    var windings = windings
    var i = multiCrossingPosition(of: 2 &* k &+ 1)
    while isTogether(i, i == 0 ? count &- 1 : i &- 1) { i = i == 0 ? count &- 1 : i &- 1 }
    var left = count
    while left > 0 {
      let before = windings
      let first = i
      var together = 0
      repeat {
        let half = Int(multiCrossingRotation[i])
        let delta = delta(of: ringOfHalf(half))
        windings = half & 1 == 0 ? windings &+ delta : windings &- delta
        together &+= 1
        i = i &+ 1 == count ? 0 : i &+ 1
      } while together < left && isTogether(first, i)
      var j = first
      var remaining = together
      while remaining > 0 {
        let half = Int(multiCrossingRotation[j])
        let ring = ringOfHalf(half)
        if !ring.pointee.isVisited {
          markVisited(ring)
          let piece = piece(ofHalf: half)
          let own = half & 1 == 0 ? windings : before
          setWindings(piece, own.x, own.y)
          stack.append(Int32(truncatingIfNeeded: piece), &arena)
        }
        j = j &+ 1 == count ? 0 : j &+ 1
        remaining &-= 1
      }
      left &-= together
    }
  }

  /// Whether one of the rings that cross at a star has not been met before.
  @inline(__always) private func hasUnvisitedRing(_ crossing: MultiCrossing) -> Bool {
    var i = 0
    while i < Int(crossing.count) {
      let k = cut(ofRun: Int(crossing.start) &+ i)
      if !ringStates[Int(pieces.ring[k])].isVisited { return true }
      i &+= 1
    }
    return false
  }

  /// Whether two half-edges of a star have one direction.
  @inline(__always) private func isTogether(_ i: Int, _ j: Int) -> Bool {
    abs(angles[Int(multiCrossingRotation[i])] - angles[Int(multiCrossingRotation[j])])
      <= Arrangement.clearAngle
  }

  @inline(__always) private func ringOfHalf(_ half: Int) -> UnsafeMutablePointer<RingState> {
    ringStates.base + Int(pieces.ring[half >> 1])
  }

  @inline(__always) private func delta(
    of ring: UnsafeMutablePointer<RingState>
  ) -> SIMD2<Int32> {
    SIMD2(ring.pointee.deltaFirst, ring.pointee.deltaSecond)
  }

  /// The next chosen piece clockwise around the star of cut `k`, if it leaves the star; otherwise -1.
  ///
  /// Of pieces that coincide at most one is chosen.
  mutating func nextAroundMultiCrossing(at k: Int, from half: Int) -> Int {
    let count = sortHalfEdges(of: multiCrossings[Int(~cuts[k].node)])
    var i = multiCrossingPosition(of: half)
    var left = count
    while left > 0 {
      i = i == 0 ? count &- 1 : i &- 1
      let half = Int(multiCrossingRotation[i])
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
