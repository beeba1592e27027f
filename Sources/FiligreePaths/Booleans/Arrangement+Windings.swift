extension Arrangement {
  /// Finds the windings on both sides of every chain.
  mutating func wind() {
    let nodeCount = nodes.count
    if nodeCount == 0 { return }
    let visited = arena.allocate(Bool.self, nodeCount)
    visited.update(repeating: false, count: nodeCount)
    var stack = ArenaList<Int32>(&arena, capacity: min(nodeCount, 64))
    // The first ring of each component contains the component's leftmost vertex, and left of it lie
    // components that are done.
    let seeds = ringsFromLeft()
    var k = 0
    while k < seeds.count {
      let v = Int(seeds[k].vertex)
      let node = Int(nodeOfVertex[v])
      if node >= 0 ? !visited[node] : !chains[Int(chainOfSegment[v])].hasWindings {
        spread(from: v, k == 0 ? (0, 0) : windings(leftOf: points[v]), &stack, visited)
      }
      k &+= 1
    }
  }

  /// A ring's leftmost (then lowest) vertex.
  struct Seed: BitwiseCopyable {
    /// Orders seeds from left to right; equal for vertices at one point.
    var key: UInt64
    var vertex: Int32
    var ring: Int32
  }

  /// The leftmost vertices of all rings, from left to right.
  mutating func ringsFromLeft() -> ArenaList<Seed> {
    var seeds = ArenaList<Seed>(&arena, capacity: rings.count)
    var r = 0
    while r < rings.count {
      let ring = rings[r]
      var best = Int(ring.start)
      var key = points[best].key
      var i = best &+ 1
      // An open ring's last vertex starts no segment.
      let end = Int(ring.start &+ ring.count) &+ (ring.isOpen ? 1 : 0)
      while i < end {
        let other = points[i].key
        if other < key {
          key = other
          best = i
        }
        i &+= 1
      }
      seeds.append(
        Seed(
          key: key, vertex: Int32(truncatingIfNeeded: best), ring: Int32(truncatingIfNeeded: r)),
        &arena)
      r &+= 1
    }
    if seeds.count == 2 {
      if seeds[1].key < seeds[0].key {
        let first = seeds[0]
        seeds[0] = seeds[1]
        seeds[1] = first
      }
    } else if seeds.count > 2 {
      var all = UnsafeMutableBufferPointer(start: seeds.base, count: seeds.count)
      all.sort { ($0.key, $0.ring) < ($1.key, $1.ring) }
    }
    return seeds
  }

  /// Spreads windings over one component from its leftmost vertex, given the windings outside.
  private mutating func spread(
    from v: Int, _ outside: (first: Int32, second: Int32), _ stack: inout ArenaList<Int32>,
    _ visited: UnsafeMutablePointer<Bool>
  ) {
    let node = Int(nodeOfVertex[v])
    if node >= 0 {
      // All half-edges point to the right, so the first one's right side is the outside.
      visited[node] = true
      turn(node, 0, outside.first, outside.second, &stack)
    } else {
      // At its leftmost vertex a ring turns away from the outside.
      let c = Int(chainOfSegment[v])
      let chain = chains[c]
      var step = Int32(truncatingIfNeeded: v) &- chain.firstVertex
      if step < 0 { step &+= rings[Int(chain.ring)].count }
      let before =
        step > 0
        ? points[vertex(of: chain, step &- 1)] : nodes.points[Int(chain.startNode)]
      let after =
        step &+ 1 < chain.vertexCount
        ? points[vertex(of: chain, step &+ 1)] : nodes.points[Int(chain.endNode)]
      let outsideIsRight = orientation(before, points[v], after) > 0
      chains.base[c].hasWindings = true
      chains.base[c].leftFirst = outside.first &+ (outsideIsRight ? chain.deltaFirst : 0)
      chains.base[c].leftSecond = outside.second &+ (outsideIsRight ? chain.deltaSecond : 0)
      stack.append(Int32(truncatingIfNeeded: 2 &* c), &arena)
      stack.append(Int32(truncatingIfNeeded: 2 &* c &+ 1), &arena)
    }
    while stack.count > 0 {
      stack.count &-= 1
      let half = stack[stack.count]
      let chain = chains[Int(half >> 1)]
      let node = Int(half & 1 == 0 ? chain.startNode : chain.endNode)
      if visited[node] { continue }
      visited[node] = true
      // The clockwise side of an outgoing half-edge is its right, of an arriving one its left.
      if half & 1 == 0 {
        turn(
          node, Int(rotationPosition[Int(half)]), chain.leftFirst &- chain.deltaFirst,
          chain.leftSecond &- chain.deltaSecond, &stack)
      } else {
        turn(node, Int(rotationPosition[Int(half)]), chain.leftFirst, chain.leftSecond, &stack)
      }
    }
  }

  /// Walks once around a node from the half-edge at `position`, given the windings on its clockwise
  /// side.
  private mutating func turn(
    _ node: Int, _ position: Int, _ first: Int32, _ second: Int32, _ stack: inout ArenaList<Int32>
  ) {
    let rotation = rotations.base + Int(rotationStart[node])
    let count = Int(rotationCount[node])
    var first = first
    var second = second
    var i = position
    var left = count
    while left > 0 {
      let half = Int(rotation[i])
      let chain = chains.base + (half >> 1)
      if half & 1 == 0 {
        first &+= chain.pointee.deltaFirst
        second &+= chain.pointee.deltaSecond
        if !chain.pointee.hasWindings {
          chain.pointee.leftFirst = first
          chain.pointee.leftSecond = second
        }
      } else {
        if !chain.pointee.hasWindings {
          chain.pointee.leftFirst = first
          chain.pointee.leftSecond = second
        }
        first &-= chain.pointee.deltaFirst
        second &-= chain.pointee.deltaSecond
      }
      if !chain.pointee.hasWindings {
        chain.pointee.hasWindings = true
        stack.append(Int32(truncatingIfNeeded: half ^ 1), &arena)
      }
      i &+= 1
      if i == count { i = 0 }
      left &-= 1
    }
  }
}
