extension Arrangement {
  /// Finds the windings on both sides of every chain.
  mutating func wind() {
    let nodeCount = nodes.count
    if nodeCount == 0 { return }
    // Connected components: union-find over the nodes, the smaller number as root.
    let parent = arena.allocate(Int32.self, nodeCount)
    var n = 0
    while n < nodeCount {
      parent[n] = Int32(truncatingIfNeeded: n)
      n &+= 1
    }
    var c = 0
    while c < chains.count {
      let a = Arrangement.root(parent, chains[c].startNode)
      let b = Arrangement.root(parent, chains[c].endNode)
      if a != b { parent[Int(max(a, b))] = min(a, b) }
      c &+= 1
    }
    var roots = 0
    n = 0
    while n < nodeCount {
      if Arrangement.root(parent, Int32(truncatingIfNeeded: n)) == Int32(truncatingIfNeeded: n)
        && fanCount[n] > 0
      {
        roots &+= 1
      }
      n &+= 1
    }
    let seeds = findSeeds(parent, roots)
    var stack = ArenaList<Int32>(&arena, capacity: min(nodeCount, 64))
    let visited = arena.allocate(Bool.self, nodeCount)
    visited.update(repeating: false, count: nodeCount)
    var s = 0
    while s < seeds.count {
      let seed = seeds[s]
      let outside = s == 0 ? (first: Int32(0), second: Int32(0)) : lookLeft(seed)
      spread(seed, outside, &stack, visited)
      s &+= 1
    }
  }

  private static func root(_ parent: UnsafeMutablePointer<Int32>, _ node: Int32) -> Int32 {
    var i = node
    while parent[Int(i)] != i {
      parent[Int(i)] = parent[Int(parent[Int(i)])]
      i = parent[Int(i)]
    }
    return i
  }

  /// A component's leftmost (then lowest) point, where the face around the component is known to lie.
  struct Seed: BitwiseCopyable {
    var key: UInt64
    var point: GridPoint
    /// The node at the point; or -1, and the chain on whose inner vertex the point lies.
    var node: Int32
    var chain: Int32
    var step: Int32
  }

  /// The leftmost point of each component, from left to right.
  private mutating func findSeeds(
    _ parent: UnsafeMutablePointer<Int32>, _ roots: Int
  ) -> ArenaList<Seed> {
    var seeds = ArenaList<Seed>(&arena, capacity: roots)
    let indices = arena.allocate(Int32.self, nodes.count)
    indices.update(repeating: -1, count: nodes.count)
    var n = 0
    while n < nodes.count {
      if fanCount[n] > 0 {
        let root = Int(Arrangement.root(parent, Int32(truncatingIfNeeded: n)))
        let key = nodes.points[n].key
        if indices[root] < 0 {
          indices[root] = Int32(truncatingIfNeeded: seeds.count)
          seeds.append(
            Seed(
              key: key, point: nodes.points[n], node: Int32(truncatingIfNeeded: n), chain: -1,
              step: 0), &arena)
        } else if key < seeds[Int(indices[root])].key {
          seeds[Int(indices[root])] = Seed(
            key: key, point: nodes.points[n], node: Int32(truncatingIfNeeded: n), chain: -1, step: 0
          )
        }
      }
      n &+= 1
    }
    var c = 0
    while c < chains.count {
      let chain = chains[c]
      if chain.vertexCount > 0 {
        let index = Int(indices[Int(Arrangement.root(parent, chain.startNode))])
        var best = seeds[index].key
        var k: Int32 = 0
        let ring = rings[Int(chain.ring)]
        var v = Int(chain.firstVertex)
        let end = ring.isOpen ? Int.max : Int(ring.start &+ ring.count)
        while k < chain.vertexCount {
          let key = points[v].key
          if key < best {
            best = key
            seeds[index] = Seed(
              key: key, point: points[v], node: -1, chain: Int32(truncatingIfNeeded: c), step: k)
          }
          k &+= 1
          v &+= 1
          if v == end { v = Int(ring.start) }
        }
      }
      c &+= 1
    }
    if seeds.count > 1 {
      var all = UnsafeMutableBufferPointer(start: seeds.base, count: seeds.count)
      all.sort { $0.key < $1.key }
    }
    return seeds
  }

  /// Spreads windings over one component, whose outside winds as given.
  private mutating func spread(
    _ seed: Seed, _ outside: (first: Int32, second: Int32), _ stack: inout ArenaList<Int32>,
    _ visited: UnsafeMutablePointer<Bool>
  ) {
    if seed.node >= 0 {
      // All half-edges point to the right, so the first one's right side is the outside.
      let node = Int(seed.node)
      visited[node] = true
      turn(node, 0, outside.first, outside.second, &stack)
    } else {
      // At its leftmost vertex a chain turns away from the outside.
      let c = Int(seed.chain)
      let chain = chains[c]
      let before =
        seed.step > 0
        ? points[vertex(of: chain, seed.step &- 1)] : nodes.points[Int(chain.startNode)]
      let after =
        seed.step &+ 1 < chain.vertexCount
        ? points[vertex(of: chain, seed.step &+ 1)] : nodes.points[Int(chain.endNode)]
      let outsideIsRight = orientation(before, seed.point, after) > 0
      chains.base[c].isWound = true
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
          node, Int(fanPosition[Int(half)]), chain.leftFirst &- chain.deltaFirst,
          chain.leftSecond &- chain.deltaSecond, &stack)
      } else {
        turn(node, Int(fanPosition[Int(half)]), chain.leftFirst, chain.leftSecond, &stack)
      }
    }
  }

  /// Goes once around a node from the half-edge at `position`, whose clockwise side winds as given.
  private mutating func turn(
    _ node: Int, _ position: Int, _ first: Int32, _ second: Int32, _ stack: inout ArenaList<Int32>
  ) {
    let fan = fans.base + Int(fanStart[node])
    let count = Int(fanCount[node])
    var first = first
    var second = second
    var i = position
    var left = count
    while left > 0 {
      let half = Int(fan[i])
      let chain = chains.base + (half >> 1)
      if half & 1 == 0 {
        first &+= chain.pointee.deltaFirst
        second &+= chain.pointee.deltaSecond
        if !chain.pointee.isWound {
          chain.pointee.leftFirst = first
          chain.pointee.leftSecond = second
        }
      } else {
        if !chain.pointee.isWound {
          chain.pointee.leftFirst = first
          chain.pointee.leftSecond = second
        }
        first &-= chain.pointee.deltaFirst
        second &-= chain.pointee.deltaSecond
      }
      if !chain.pointee.isWound {
        chain.pointee.isWound = true
        stack.append(Int32(truncatingIfNeeded: half ^ 1), &arena)
      }
      i &+= 1
      if i == count { i = 0 }
      left &-= 1
    }
  }
}
