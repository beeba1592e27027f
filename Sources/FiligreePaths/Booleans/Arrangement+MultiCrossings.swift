// Multi-crossings in windings and loops: their half-edges are sorted only where that is needed.

extension Arrangement {
  /// Sorts the half-edges of a multi-crossing into `multiCrossingRotation`; returns how many there
  /// are.
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
      // Insertion sort of those that lead up; those that lead down have the same order.
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

  /// The cut that represents a run of `multiCrossingRuns`.
  @inline(__always) private func cut(ofRun i: Int) -> Int {
    Int(cutIndices[Int(crossingCuts[Int(multiCrossingRuns[i])].node)])
  }

  /// The position of a half-edge in `multiCrossingRotation`.
  @inline(__always) private func multiCrossingPosition(of half: Int) -> Int {
    var i = 0
    while multiCrossingRotation[i] != Int32(truncatingIfNeeded: half) { i &+= 1 }
    return i
  }

  /// The piece of a half-edge.
  @inline(__always) private func piece(ofHalf half: Int) -> Int {
    half & 1 == 0 ? half >> 1 : previousPiece(half >> 1)
  }

  /// Begins the rings at the multi-crossing of cut `k` that have not been visited, given the
  /// windings on the left of the piece that arrives there.
  mutating func visitMultiCrossing(
    at k: Int, _ windings: SIMD2<Int32>, _ stack: inout ArenaList<Int32>
  ) {
    let crossing = multiCrossings[Int(~cuts[k].node)]
    if !hasUnvisitedRing(crossing) { return }
    let count = sortHalfEdges(of: crossing)
    // Left of the arriving piece are the windings before it and all half-edges that coincide with
    // it.
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

  /// Whether one of the rings at a multi-crossing has not been visited.
  @inline(__always) private func hasUnvisitedRing(_ crossing: MultiCrossing) -> Bool {
    var i = 0
    while i < Int(crossing.count) {
      let k = cut(ofRun: Int(crossing.start) &+ i)
      if !ringStates[Int(pieces.ring[k])].isVisited { return true }
      i &+= 1
    }
    return false
  }

  /// Whether two half-edges of a multi-crossing have the same direction.
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

  /// The next selected piece clockwise around the multi-crossing of cut `k`, if it leaves it;
  /// otherwise -1.
  ///
  /// Of pieces that coincide at most one is selected.
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
        // Selected edges arrive and leave alternately.
        return (half & 1 == 0) == (selection > 0) ? piece : -1
      }
      left &-= 1
    }
    return -1
  }
}
