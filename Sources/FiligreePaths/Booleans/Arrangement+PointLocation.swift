extension Arrangement {
  /// The nearest segment that a ray to the left hits.
  private struct RayHit {
    /// The segment's orientation towards the point, over its height: the distance, negative.
    var cross: Int64 = .min
    var dx: Int64 = 0
    var dy: Int64 = 1
    /// A grid x at or left of the hit.
    var x = Int32.min
    /// The chain that is hit.
    var chain: Int32 = -1
    var goesUp = false
    /// If above -2, only segments on loops count, except those of this loop.
    var besides: Int32 = -2
  }

  /// The windings just left of a component's leftmost point, from the component that lies there.
  ///
  /// The ray runs infinitesimally above the point, so that it meets no vertex. What it hits first
  /// belongs to a component further left, whose windings are known by now.
  mutating func windings(leftOf point: GridPoint) -> (first: Int32, second: Int32) {
    let nearest = castRay(from: point, RayHit())
    guard nearest.chain >= 0 else { return (0, 0) }
    let flipped = chains[Int(nearest.chain)].representative < 0
    let chain = chains[representative(of: nearest.chain)]
    if nearest.goesUp != flipped {
      return (chain.leftFirst &- chain.deltaFirst, chain.leftSecond &- chain.deltaSecond)
    }
    return (chain.leftFirst, chain.leftSecond)
  }

  /// The loop just left of another one's leftmost point, or -1.
  mutating func loopLeft(of point: GridPoint, besides loop: Int32) -> Int32 {
    var nearest = RayHit()
    nearest.besides = loop
    nearest = castRay(from: point, nearest)
    return nearest.chain < 0 ? -1 : chains[representative(of: nearest.chain)].loop
  }

  /// The chain that represents a chain.
  @inline(__always) func representative(of chain: Int32) -> Int {
    let representative = chains[Int(chain)].representative
    return Int(representative < 0 ? ~representative : representative)
  }

  private mutating func castRay(from point: GridPoint, _ start: RayHit) -> RayHit {
    var nearest = start
    if tree.leaves == 0 {
      castThroughChains(point, &nearest)
    } else {
      castThroughTree(point, &nearest)
    }
    return nearest
  }

  private func castThroughChains(_ p: GridPoint, _ nearest: inout RayHit) {
    var c = 0
    while c < chains.count {
      let chain = chains[c]
      var a = nodes.points[Int(chain.startNode)]
      var k: Int32 = 0
      while k < chain.vertexCount {
        let b = points[vertex(of: chain, k)]
        test(p, a, b, Int32(truncatingIfNeeded: c), &nearest)
        a = b
        k &+= 1
      }
      let b = nodes.points[Int(chain.endNode)]
      test(p, a, b, Int32(truncatingIfNeeded: c), &nearest)
      c &+= 1
    }
  }

  private mutating func castThroughTree(_ p: GridPoint, _ nearest: inout RayHit) {
    let boxes = tree.boxes
    var stack = ArenaList<Int32>(&arena, capacity: 64)
    stack.append(1, &arena)
    while stack.count > 0 {
      stack.count &-= 1
      let i = Int(stack[stack.count])
      if boxes[i].maxX < nearest.x { continue }
      if i >= tree.leaves {
        let block = tree.blocks[i &- tree.leaves]
        var s = Int(block.start)
        while s < Int(block.end) {
          testSegment(s, p, &nearest)
          s &+= 1
        }
        continue
      }
      // First into the box that reaches further towards the point, or that is the narrower one: the
      // sooner something near is found, the more of the tree can be skipped.
      let a = 2 &* i
      let first = boxes[a]
      let second = boxes[a &+ 1]
      let reachFirst = min(first.maxX, p.x)
      let reachSecond = min(second.maxX, p.x)
      let secondFirst =
        reachSecond == reachFirst ? second.minX > first.minX : reachSecond > reachFirst
      let inFirst = first.minX <= p.x && first.minY <= p.y && first.maxY >= p.y
      let inSecond = second.minX <= p.x && second.minY <= p.y && second.maxY >= p.y
      if inSecond && !secondFirst { stack.append(Int32(truncatingIfNeeded: a &+ 1), &arena) }
      if inFirst { stack.append(Int32(truncatingIfNeeded: a), &arena) }
      if inSecond && secondFirst { stack.append(Int32(truncatingIfNeeded: a &+ 1), &arena) }
    }
  }

  private func testSegment(_ segment: Int, _ p: GridPoint, _ nearest: inout RayHit) {
    var a = points[segment]
    let end = points[segment &+ 1]
    if min(a.y, end.y) > p.y || max(a.y, end.y) <= p.y || min(a.x, end.x) > p.x
      || max(a.x, end.x) < nearest.x
    {
      return
    }
    var chain = chainOfSegment[segment]
    var k = firstCut(of: segment)
    while k < cuts.count && cuts[k].segment == segment {
      let b = nodes.points[Int(cuts[k].node)]
      test(p, a, b, chain, &nearest)
      a = b
      chain = cuts[k].chain
      k &+= 1
    }
    test(p, a, end, chain, &nearest)
  }

  /// The index of the first cut of a segment, or of the next segment's.
  private func firstCut(of segment: Int) -> Int {
    let key = UInt64(segment) << 32
    var low = 0
    var high = cuts.count
    while low < high {
      let middle = (low &+ high) >> 1
      if cuts[middle].key < key {
        low = middle &+ 1
      } else {
        high = middle
      }
    }
    return low
  }

  @inline(__always) private func test(
    _ p: GridPoint, _ a: GridPoint, _ b: GridPoint, _ chain: Int32, _ nearest: inout RayHit
  ) {
    if (a.y <= p.y) == (b.y <= p.y) { return }
    let goesUp = a.y < b.y
    let low = goesUp ? a : b
    let high = goesUp ? b : a
    let cross = orientation(low, high, p)
    let dx = Int64(high.x) &- Int64(low.x)
    let dy = Int64(high.y) &- Int64(low.y)
    // Points on the segment count only where the segment leads to the left.
    if cross > 0 || (cross == 0 && (dx >= 0 || nearest.besides == -2)) { return }
    if nearest.besides > -2 {
      let loop = chains[representative(of: chain)].loop
      if loop < 0 || loop == nearest.besides { return }
    }
    if nearest.chain >= 0 {
      // Compare cross / dy, then the slopes, which decide infinitesimally above the point.
      let mine = cross.multipliedFullWidth(by: nearest.dy)
      let theirs = nearest.cross.multipliedFullWidth(by: dy)
      if mine.high < theirs.high || (mine.high == theirs.high && mine.low < theirs.low) { return }
      if mine == theirs && dx &* nearest.dy <= nearest.dx &* dy { return }
    }
    nearest = RayHit(
      cross: cross, dx: dx, dy: dy,
      x: Int32(truncatingIfNeeded: max(Int64(p.x) &+ cross / dy &- 1, Int64(min(low.x, high.x)))),
      chain: chain, goesUp: goesUp, besides: nearest.besides)
  }
}
