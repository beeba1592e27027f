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

/// On which side of an edge the result lies.
struct Choice {
  private let first: WindingTest
  private let second: WindingTest
  /// For each of the four cases whether it is kept: bit 1 for inside the first, 2 for the second.
  private let kept: UInt8

  init(_ operation: BooleanOperation, _ first: WindingTest, _ second: WindingTest) {
    self.first = first
    self.second = second
    kept =
      (operation.keeps(false, false) ? 1 : 0) | (operation.keeps(true, false) ? 2 : 0)
      | (operation.keeps(false, true) ? 4 : 0) | (operation.keeps(true, true) ? 8 : 0)
  }

  @inline(__always) private func keeps(_ leftFirst: Int32, _ leftSecond: Int32) -> UInt8 {
    let place = (first.isInside(leftFirst) ? 1 : 0) | (second.isInside(leftSecond) ? 2 : 0)
    return kept >> UInt8(truncatingIfNeeded: place) & 1
  }

  /// 1 if only the left side belongs to the result, -1 if only the right one does, else 0.
  ///
  /// Given are the windings on the left, and what crossing the edge from the right to the left adds.
  @inline(__always) func side(
    _ leftFirst: Int32, _ leftSecond: Int32, _ deltaFirst: Int32, _ deltaSecond: Int32
  ) -> Int8 {
    Int8(truncatingIfNeeded: keeps(leftFirst, leftSecond))
      &- Int8(truncatingIfNeeded: keeps(leftFirst &- deltaFirst, leftSecond &- deltaSecond))
  }
}

extension Arrangement {
  /// Chooses the chains on the result's edge; returns how many there are.
  mutating func select(_ choice: Choice) -> Int {
    var count = 0
    var c = 0
    while c < chains.count {
      let chain = chains.base + c
      if chain.pointee.representative == Int32(truncatingIfNeeded: c) {
        let side = choice.side(
          chain.pointee.leftFirst, chain.pointee.leftSecond, chain.pointee.deltaFirst,
          chain.pointee.deltaSecond)
        chain.pointee.selection = side
        count &+= side == 0 ? 0 : 1
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
