/// What a boolean operation keeps.
enum BooleanOperation {
  case union
  case intersection
  case subtraction
  case symmetricDifference
  /// What is inside the first operand, alone.
  case first

  /// Whether points inside or outside the operands belong to the result.
  @inline(__always) func keeps(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    case .first: first
    }
  }
}

/// When a winding number means inside.
enum WindingTest {
  case nonZero
  case odd
  case positive

  @inline(__always) func isInside(_ winding: Int32) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .odd: winding & 1 != 0
    case .positive: winding > 0
    }
  }

  init(_ rule: CGPathFillRule) {
    self = rule == .winding ? .nonZero : .odd
  }
}

extension Arrangement {
  /// Chooses the chains on the result's edge; returns how many there are.
  mutating func select(
    _ operation: BooleanOperation, _ first: WindingTest, _ second: WindingTest
  ) -> Int {
    var count = 0
    var c = 0
    while c < chains.count {
      let chain = chains.base + c
      if chain.pointee.representative == Int32(truncatingIfNeeded: c)
        && (chain.pointee.deltaFirst != 0 || chain.pointee.deltaSecond != 0)
      {
        let leftFirst = chain.pointee.leftFirst
        let leftSecond = chain.pointee.leftSecond
        let left = operation.keeps(first.isInside(leftFirst), second.isInside(leftSecond))
        let right = operation.keeps(
          first.isInside(leftFirst &- chain.pointee.deltaFirst),
          second.isInside(leftSecond &- chain.pointee.deltaSecond))
        if left != right {
          chain.pointee.selection = left ? 1 : -1
          count &+= 1
        }
      }
      c &+= 1
    }
    return count
  }

  /// Joins the chosen chains into loops.
  ///
  /// At a node a loop takes the next chosen half-edge clockwise from where it came, so that it follows
  /// one face of the inside: parts that touch in a point become loops of their own.
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
      let next = nextClockwise(Int(fanPosition[arriving]), node)
      if next < 0 { break }
      c = next
      if chains[c].loop >= 0 { break }
    }
    loopEnds.append(Int32(truncatingIfNeeded: loopChains.count), &arena)
  }

  /// The next chosen chain clockwise around a node, if it leaves the node.
  @inline(__always) private func nextClockwise(_ position: Int, _ node: Int) -> Int {
    let fan = fans.base + Int(fanStart[node])
    let count = Int(fanCount[node])
    var i = position
    var left = count
    while left > 0 {
      i = i == 0 ? count &- 1 : i &- 1
      let half = Int(fan[i])
      let chain = chains[half >> 1]
      if chain.selection != 0 {
        // Around a node, chosen edges arrive and leave by turns.
        return (half & 1 == 0) == (chain.selection > 0) ? half >> 1 : -1
      }
      left &-= 1
    }
    return -1
  }
}
