extension ArcGraph {
  /// The outlines of all faces, those of a face one after the other, the outer one first.
  ///
  /// An arc gives each of its two faces a side. At a node, the outline of the face on the left goes on
  /// with the arc that turns left the most.
  func loops() -> (loops: [Loop], sides: [Int32]) {
    var loops: [Loop] = []
    var sides: [Int32] = []
    sides.reserveCapacity(2 * arcs.count)
    var isUsed = [Bool](repeating: false, count: 2 * arcs.count)
    for first in 0..<(2 * arcs.count) where !isUsed[first] {
      let face = first & 1 == 0 ? arcs[first >> 1].left : arcs[first >> 1].right
      let begin = Int32(truncatingIfNeeded: sides.count)
      var side = first
      var area: Int64 = 0
      repeat {
        isUsed[side] = true
        sides.append(Int32(truncatingIfNeeded: side))
        let arc = arcs[side >> 1]
        area += side & 1 == 0 ? arc.sweep : -arc.sweep
        side = next(side)
      } while side != first
      // Y points down: with the face on the left, the outer outline runs counter-clockwise as seen, for
      // which the integral of x dy is negative. The outside's outline is never written.
      let end = Int32(truncatingIfNeeded: sides.count)
      if face >= 0 { loops.append(Loop(face: face, arcs: begin..<end, isOuter: area < 0)) }
    }
    // By face, the outer outline first; otherwise in the order in which they were found.
    let order = loops.indices.sorted {
      let (a, b) = (loops[$0], loops[$1])
      if a.face != b.face { return a.face < b.face }
      if a.isOuter != b.isOuter { return a.isOuter }
      return $0 < $1
    }
    return (order.map { loops[$0] }, sides)
  }

  /// The side of an arc that follows `side` around the face on its left.
  func next(_ side: Int) -> Int {
    let end = end(of: Int32(truncatingIfNeeded: side))
    guard end >= 0 else { return side }
    let node = nodes[Int(end)]
    // Where we come from is where the arc's other side leaves.
    let back = Int32(truncatingIfNeeded: side ^ 1)
    var heading = 0
    while heading < 3, node.arcs[heading] != back { heading += 1 }
    // From the way back, turning right the least is turning left the most for who arrives.
    for turn in 1...3 {
      let candidate = node.arcs[(heading + turn) & 3]
      if candidate >= 0 { return Int(candidate) }
    }
    return side ^ 1
  }
}
