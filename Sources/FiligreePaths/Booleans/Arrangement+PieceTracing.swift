// The result's loops, without chains.

import Foundation

extension Arrangement {
  /// Writes the selected pieces, joined into loops, as closed subpaths.
  ///
  /// `count` is how many were selected.
  mutating func emitPieceLoops(_ count: Int, into storage: inout PathStorage) {
    storage.reserve(verbs: count * 2, points: count)
    var corners = ArenaList<ExactPoint>(&arena, capacity: 4 * count)
    var r = 0
    while r < ringStates.count {
      let ring = ringStates[r]
      if ring.selection != 0 {
        emitWhole(r, forward: ring.selection > 0, &corners, into: &storage)
      }
      var k = pieces.nextSelected(from: Int(ring.start), to: Int(ring.end))
      while k < Int(ring.end) {
        if !pieces.isTraced[k] {
          tracePieces(from: k)
          emitPieceLoop(&corners, into: &storage)
        }
        k = pieces.nextSelected(from: k &+ 1, to: Int(ring.end))
      }
      r &+= 1
    }
  }

  @inline(__always) private func next(_ k: Int) -> Int {
    let ring = ringStates[Int(pieces.ring[k])]
    return k &+ 1 == Int(ring.end) ? Int(ring.start) : k &+ 1
  }

  @inline(__always) func previousPiece(_ k: Int) -> Int {
    let ring = ringStates[Int(pieces.ring[k])]
    return k == Int(ring.start) ? Int(ring.end) &- 1 : k &- 1
  }

  /// Collects in `loopChains` the pieces of a loop, `~k` for backwards.
  ///
  /// At a crossing it turns left if it can, else goes straight on, else turns right: so it follows
  /// one face of the inside, which lies on its left.
  private mutating func tracePieces(from start: Int) {
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
          cuts[here].isCrossing
          ? nextAroundMultiCrossing(at: here, from: half)
          : nextAround(Int(~cuts[here].node), from: half)
        if k < 0 || pieces.isTraced[k] { return }
        continue
      }
      let other = partner(of: here)
      let outgoing = (piece: other, direction: Int8(1))
      let incoming = (piece: previousPiece(other), direction: Int8(-1))
      let goesLeft = otherGoesLeft(at: here) == forward
      let left = goesLeft ? outgoing : incoming
      let right = goesLeft ? incoming : outgoing
      let straight = (
        piece: forward ? here : previousPiece(here), direction: Int8(forward ? 1 : -1)
      )
      let found: (piece: Int, direction: Int8)
      if pieces.selection[left.piece] != 0 {
        found = left
      } else if pieces.selection[straight.piece] != 0 {
        found = straight
      } else {
        found = right
      }
      // Around a crossing, selected edges arrive and leave alternately.
      if pieces.selection[found.piece] != found.direction || pieces.isTraced[found.piece] { return }
      k = found.piece
    }
  }

  /// The next selected piece clockwise around a junction, if it leaves the junction; otherwise -1.
  private mutating func nextAround(_ node: Int, from half: Int) -> Int {
    let rotation = rotations.base + Int(rotationStart[node])
    let count = Int(rotationCount[node])
    var i = Int(rotationPosition[half])
    var left = count
    while left > 0 {
      i = i == 0 ? count &- 1 : i &- 1
      let pieceEnd = Int(halfEdges[Int(rotation[i])].pieceEnd)
      let selection = pieces.selection[pieceEnd >> 1]
      if selection != 0 {
        // Around a node, selected edges arrive and leave alternately.
        return (pieceEnd & 1 == 0) == (selection > 0) ? pieceEnd >> 1 : -1
      }
      left &-= 1
    }
    return -1
  }

  /// Writes the loop in `loopChains`.
  private mutating func emitPieceLoop(
    _ corners: inout ArenaList<ExactPoint>, into storage: inout PathStorage
  ) {
    corners.count = 0
    let count = loopChains.count
    var (_, last) = ends(ofPiece: loopChains[count &- 1])
    var wasForward = loopChains[count &- 1] >= 0
    var i = 0
    while i < count {
      let signed = loopChains[i]
      let forward = signed >= 0
      let k = Int(forward ? signed : ~signed)
      let (first, final) = ends(ofPiece: signed)
      if first != last || forward != wasForward {
        corners.append(corner(forward ? k : next(k), last, first), &arena)
      }
      let ring = rings[Int(pieces.ring[k])]
      let (start, end) = (Int(ring.start), Int(ring.start &+ ring.count))
      var v = forward ? first &+ 1 : first
      var left = vertexCount(k, next(k), start, end &- 1)
      while left > 0 {
        if v == end { v = start }
        if v < start { v = end &- 1 }
        corners.append(exact[v], &arena)
        v &+= forward ? 1 : -1
        left &-= 1
      }
      (last, wasForward) = (final, forward)
      i &+= 1
    }
    // Two lines enclose nothing.
    if corners.count >= 3 { storage.appendPolygon(corners.base, corners.count) }
  }

  /// Writes a ring without cuts, from its leftmost vertex on.
  private mutating func emitWhole(
    _ r: Int, forward: Bool, _ corners: inout ArenaList<ExactPoint>,
    into storage: inout PathStorage
  ) {
    corners.count = 0
    let ring = rings[r]
    let start = Int(ring.start)
    let end = start &+ Int(ring.count)
    var v = Int(ringStates[r].leftmost)
    var left = Int(ring.count)
    while left > 0 {
      corners.append(exact[v], &arena)
      v &+= forward ? 1 : -1
      if v == end { v = start }
      if v < start { v = end &- 1 }
      left &-= 1
    }
    storage.appendPolygon(corners.base, corners.count)
  }

  /// The first and last segment of a piece; `~k` for backwards.
  @inline(__always) private func ends(ofPiece signed: Int32) -> (Int, Int) {
    let k = Int(signed >= 0 ? signed : ~signed)
    let leaving = cuts[k].segment
    let cut = cuts[next(k)]
    var arriving = cut.segment
    if cut.isAtVertex {
      let ring = rings[Int(pieces.ring[k])]
      arriving = arrivingSegment(cut, Int(ring.start), Int(ring.start &+ ring.count) &- 1)
    }
    return signed >= 0 ? (leaving, arriving) : (arriving, leaving)
  }

  /// The point where a loop turns from one segment to another at a cut.
  ///
  /// It is a vertex that lies there, or the crossing of the segments: in doubles, unless that
  /// leaves the pixel of the cut.
  private mutating func corner(_ cut: Int, _ before: Int, _ after: Int) -> ExactPoint {
    let cut = cuts[cut]
    if !cut.isCrossing {
      let vertex = nodes.vertices[Int(~cut.node)]
      if vertex >= 0 { return exact[Int(vertex)] }
    }
    let rounded = frame.exact(point(of: cut))
    return before == after ? rounded : better(lineCrossing(before, after), than: rounded)
  }

  /// The crossing of two lines; or the center of its pixel, where they are almost parallel.
  @inline(__always) private func better(
    _ crossing: ExactPoint, than rounded: ExactPoint
  ) -> ExactPoint {
    let limit = frame.unit
    return abs(crossing.x - rounded.x) <= limit && abs(crossing.y - rounded.y) <= limit
      ? crossing : rounded
  }
}
