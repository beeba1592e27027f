// The result's boundary: which chains lie on it, and the loops that they form.

extension Arrangement {
  /// Selects the chains on the result's boundary; returns how many there are.
  mutating func select(_ selector: EdgeSelector) -> Int {
    var count = 0
    var c = 0
    while c < chains.count {
      let chain = chains.base + c
      if chain.pointee.representative == Int32(truncatingIfNeeded: c) {
        let side = selector.side(
          chain.pointee.leftFirst, chain.pointee.leftSecond, chain.pointee.deltaFirst,
          chain.pointee.deltaSecond)
        chain.pointee.selection = side
        count &+= side == 0 ? 0 : 1
      }
      c &+= 1
    }
    return count
  }

  /// Joins the selected chains into loops.
  ///
  /// At a node a loop takes the next selected half-edge clockwise from where it came, so that it
  /// follows one face of the inside: parts that touch in a point become loops of their own.
  mutating func trace() {
    var c = 0
    while c < chains.count {
      if chains[c].selection != 0 && chains[c].loop < 0 {
        traceLoop(from: c)
      }
      c &+= 1
    }
  }

  private mutating func traceLoop(from start: Int) {
    let loop = Int32(truncatingIfNeeded: loopEnds.count)
    var c = start
    while true {
      let chain = chains.base + c
      chain.pointee.loop = loop
      let forward = chain.pointee.selection > 0
      loopChains.append(Int32(truncatingIfNeeded: forward ? c : ~c), &arena)
      let node = Int(forward ? chain.pointee.endNode : chain.pointee.startNode)
      let arriving = forward ? 2 &* c &+ 1 : 2 &* c
      let next = nextClockwise(Int(rotationPosition[arriving]), node)
      if next < 0 { break }
      c = next
      if chains[c].loop >= 0 { break }
    }
    loopEnds.append(Int32(truncatingIfNeeded: loopChains.count), &arena)
  }

  /// The next selected chain clockwise around a node, if it leaves the node; otherwise -1.
  @inline(__always) private func nextClockwise(_ position: Int, _ node: Int) -> Int {
    let rotation = rotations.base + Int(rotationStart[node])
    let count = Int(rotationCount[node])
    var i = position
    var left = count
    while left > 0 {
      i = i == 0 ? count &- 1 : i &- 1
      let half = Int(rotation[i])
      let chain = chains[half >> 1]
      if chain.selection != 0 {
        // Around a node, selected edges arrive and leave alternately.
        return (half & 1 == 0) == (chain.selection > 0) ? half >> 1 : -1
      }
      left &-= 1
    }
    return -1
  }
}
