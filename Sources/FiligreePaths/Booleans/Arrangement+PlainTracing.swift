// The shorter way for lines that mostly just cross: the result's loops.

import Foundation

extension Arrangement {
  /// Writes the chosen pieces, joined into loops, as closed subpaths.
  ///
  /// `count` is how many were chosen.
  mutating func emitPlainLoops(_ count: Int, into storage: inout PathStorage) {
    storage.reserve(verbs: count * 2, points: count)
    var r = 0
    while r < plainRings.count {
      let ring = plainRings[r]
      if ring.selection != 0 { emitWhole(r, forward: ring.selection > 0, into: &storage) }
      var k = pieces.nextChosen(from: Int(ring.start), to: Int(ring.end))
      while k < Int(ring.end) {
        if !pieces.isTraced[k] {
          tracePlainly(from: k)
          emitPlainLoop(into: &storage)
        }
        k = pieces.nextChosen(from: k &+ 1, to: Int(ring.end))
      }
      r &+= 1
    }
  }

  @inline(__always) private func next(_ k: Int) -> Int {
    let ring = plainRings[Int(pieces.ring[k])]
    return k &+ 1 == Int(ring.end) ? Int(ring.start) : k &+ 1
  }

  @inline(__always) func previousPiece(_ k: Int) -> Int {
    let ring = plainRings[Int(pieces.ring[k])]
    return k == Int(ring.start) ? Int(ring.end) &- 1 : k &- 1
  }

  /// Collects in `loopChains` the pieces of a loop, `~k` for backwards.
  ///
  /// At a crossing it turns left if it can, else goes straight on, else turns right: so that it
  /// follows one face of the inside, which lies on its left.
  private mutating func tracePlainly(from start: Int) {
    loopChains.count = 0
    var k = start
    while true {
      pieces.isTraced[k] = true
      let forward = pieces.selection[k] > 0
      loopChains.append(Int32(truncatingIfNeeded: forward ? k : ~k), &arena)
      // The piece that starts at the crossing, on the same ring and on the other.
      let here = forward ? next(k) : k
      if cuts[here].node < 0 {
        let half = forward ? 2 &* here &+ 1 : 2 &* here
        k =
          cuts[here].isPlain
          ? nextAroundStar(at: here, from: half) : nextAround(Int(~cuts[here].node), from: half)
        if k < 0 || pieces.isTraced[k] { return }
        continue
      }
      let other = partner(of: here)
      let outgoing = (piece: other, direction: Int8(1))
      let incoming = (piece: previousPiece(other), direction: Int8(-1))
      let goesLeft = otherGoesLeft(at: here) == forward
      let left = goesLeft ? outgoing : incoming
      let right = goesLeft ? incoming : outgoing
      let straight = (piece: forward ? here : previousPiece(here), direction: Int8(forward ? 1 : -1))
      let found: (piece: Int, direction: Int8)
      if pieces.selection[left.piece] != 0 {
        found = left
      } else if pieces.selection[straight.piece] != 0 {
        found = straight
      } else {
        found = right
      }
      // Around a crossing, chosen edges arrive and leave by turns.
      if pieces.selection[found.piece] != found.direction || pieces.isTraced[found.piece] { return }
      k = found.piece
    }
  }

  /// The next chosen piece clockwise around a knot, if it leaves the knot; otherwise -1.
  private mutating func nextAround(_ node: Int, from half: Int) -> Int {
    let fan = fans.base + Int(fanStart[node])
    let count = Int(fanCount[node])
    var i = Int(fanPosition[half])
    var left = count
    while left > 0 {
      i = i == 0 ? count &- 1 : i &- 1
      let edge = Int(spokes[Int(fan[i])].edge)
      let selection = pieces.selection[edge >> 1]
      if selection != 0 {
        // Around a node, chosen edges arrive and leave by turns.
        return (edge & 1 == 0) == (selection > 0) ? edge >> 1 : -1
      }
      left &-= 1
    }
    return -1
  }

  /// Writes the loop in `loopChains`.
  private mutating func emitPlainLoop(into storage: inout PathStorage) {
    let count = loopChains.count
    var corners = 0
    var i = 0
    while i < count {
      corners &+= vertexCount(loopChains[i]) &+ (turns(at: i) ? 1 : 0)
      i &+= 1
    }
    // Two lines enclose nothing.
    if corners < 3 { return }
    var isOpen = false
    i = 0
    while i < count {
      let signed = loopChains[i]
      let forward = signed >= 0
      if turns(at: i) {
        let cut = forward ? Int(signed) : next(Int(~signed))
        add(
          corner(cut, lastSegmentPlainly(before(i)), firstSegmentPlainly(signed)), &isOpen, &storage
        )
      }
      let vertices = vertexCount(signed)
      let ring = rings[Int(pieces.ring[Int(forward ? signed : ~signed)])]
      let end = Int(ring.start &+ ring.count)
      var v = forward ? firstSegmentPlainly(signed) &+ 1 : firstSegmentPlainly(signed)
      var left = vertices
      while left > 0 {
        if v == end { v = Int(ring.start) }
        if v < Int(ring.start) { v = end &- 1 }
        add(exact[v], &isOpen, &storage)
        v &+= forward ? 1 : -1
        left &-= 1
      }
      i &+= 1
    }
    storage.close()
  }

  /// Writes a ring that crosses nothing, from its leftmost vertex on.
  private mutating func emitWhole(_ r: Int, forward: Bool, into storage: inout PathStorage) {
    let ring = rings[r]
    let start = Int(ring.start)
    let end = start &+ Int(ring.count)
    var v = Int(plainRings[r].leftmost)
    var isOpen = false
    var left = Int(ring.count)
    while left > 0 {
      add(exact[v], &isOpen, &storage)
      v &+= forward ? 1 : -1
      if v == end { v = start }
      if v < start { v = end &- 1 }
      left &-= 1
    }
    storage.close()
  }

  @inline(__always) private func before(_ i: Int) -> Int32 {
    loopChains[i == 0 ? loopChains.count &- 1 : i &- 1]
  }

  /// Whether a loop turns from one segment to another where its piece `i` starts.
  @inline(__always) private func turns(at i: Int) -> Bool {
    let last = before(i)
    let signed = loopChains[i]
    return lastSegmentPlainly(last) != firstSegmentPlainly(signed) || (last >= 0) != (signed >= 0)
  }

  /// The segment on which a piece, `~k` for backwards, is entered.
  @inline(__always) private func firstSegmentPlainly(_ signed: Int32) -> Int {
    signed >= 0 ? cuts[Int(signed)].segment : arrivingSegment(ofPiece: Int(~signed))
  }

  /// The segment on which a piece, `~k` for backwards, is left.
  @inline(__always) private func lastSegmentPlainly(_ signed: Int32) -> Int {
    signed >= 0 ? arrivingSegment(ofPiece: Int(signed)) : cuts[Int(~signed)].segment
  }

  /// The segment on which a piece ends.
  @inline(__always) private func arrivingSegment(ofPiece k: Int) -> Int {
    let cut = cuts[next(k)]
    if !cut.isAtVertex { return cut.segment }
    let ring = rings[Int(pieces.ring[k])]
    return arrivingSegment(cut, Int(ring.start), Int(ring.start &+ ring.count) &- 1)
  }

  /// How many vertices lie on a piece, `~k` for backwards.
  @inline(__always) private func vertexCount(_ signed: Int32) -> Int {
    let k = Int(signed >= 0 ? signed : ~signed)
    let ring = rings[Int(pieces.ring[k])]
    return vertexCount(k, next(k), Int(ring.start), Int(ring.start &+ ring.count) &- 1)
  }

  @inline(__always) private func add(
    _ p: ExactPoint, _ isOpen: inout Bool, _ storage: inout PathStorage
  ) {
    if isOpen {
      storage.line(to: CGPoint(x: p.x, y: p.y))
    } else {
      storage.move(to: CGPoint(x: p.x, y: p.y))
      isOpen = true
    }
  }

  /// Where a loop turns from one segment to another at a cut.
  ///
  /// The place of a vertex that lies there, or where the segments cross: in doubles, unless that strays
  /// from the pixel in which they do.
  private mutating func corner(_ cut: Int, _ before: Int, _ after: Int) -> ExactPoint {
    let cut = cuts[cut]
    if !cut.isPlain {
      let vertex = nodes.vertices[Int(~cut.node)]
      if vertex >= 0 { return exact[Int(vertex)] }
    }
    let rounded = frame.exact(place(of: cut))
    return before == after ? rounded : better(lineCrossing(before, after), than: rounded)
  }

  /// The crossing of two lines; or the pixel that it should lie in, where they are almost parallel.
  @inline(__always) private func better(
    _ crossing: ExactPoint, than rounded: ExactPoint
  ) -> ExactPoint {
    let limit = frame.unit
    return abs(crossing.x - rounded.x) <= limit && abs(crossing.y - rounded.y) <= limit
      ? crossing : rounded
  }
}
