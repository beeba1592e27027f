extension Arrangement {
  /// Cuts the rings at their nodes into chains, sorts the chains around the nodes and merges
  /// coincident ones.
  mutating func chain() {
    chains.reserve(rings.count + nodes.count * 2, &arena)
    chainOfSegment = ArenaList(&arena, capacity: points.count)
    var cursor = 0
    var r = 0
    while r < rings.count {
      chainRing(r, &cursor)
      r &+= 1
    }
    buildRotations()
    mergeCoincident()
  }

  /// Cuts ring `r` into chains; `cursor` advances over the cuts, which lie in the order of the
  /// rings.
  private mutating func chainRing(_ r: Int, _ cursor: inout Int) {
    let ring = rings[r]
    let start = Int(ring.start)
    let end = start &+ Int(ring.count)
    let firstChain = chains.count
    if ring.isOpen {
      mark(start)
      mark(end)
    }
    var open = -1
    var i = start
    while i < end {
      if nodeOfVertex[i] >= 0 {
        open = begin(nodeOfVertex[i], i, inside: false, open, r, ring)
      }
      chainOfSegment[i] = Int32(truncatingIfNeeded: open)
      while cursor < cuts.count && cuts[cursor].segment == i {
        open = begin(cuts[cursor].node, i, inside: true, open, r, ring)
        cuts.base[cursor].chain = Int32(truncatingIfNeeded: open)
        cursor &+= 1
      }
      i &+= 1
    }
    if ring.isOpen {
      finish(open, nodeOfVertex[end], end, inside: false, wraps: false, ring)
      return
    }
    if open < 0 {
      // A ring without intersections: its leftmost vertex serves as a node.
      var best = start
      i = start &+ 1
      while i < end {
        if points[i].key < points[best].key { best = i }
        i &+= 1
      }
      mark(best)
      open = begin(nodeOfVertex[best], best, inside: false, -1, r, ring)
      i = best
      while i < end {
        chainOfSegment[i] = Int32(truncatingIfNeeded: open)
        i &+= 1
      }
    }
    let first = chains[firstChain]
    finish(
      open, first.startNode, Int(first.startSegment), inside: first.startsInside, wraps: true, ring)
    // The segments before the first node belong to the last chain.
    i = start
    while i < end && chainOfSegment[i] < 0 {
      chainOfSegment[i] = Int32(truncatingIfNeeded: open)
      i &+= 1
    }
  }

  /// Ends the chain `open`, if there is one, and begins another.
  @inline(__always) private mutating func begin(
    _ node: Int32, _ segment: Int, inside: Bool, _ open: Int, _ r: Int, _ ring: Ring
  ) -> Int {
    if open >= 0 {
      finish(open, node, segment, inside: inside, wraps: false, ring)
    }
    let next = segment &+ 1
    let closes = !ring.isOpen && next == Int(ring.start &+ ring.count)
    let id = chains.count
    chains.append(
      Chain(
        startNode: node, endNode: node, startSegment: Int32(truncatingIfNeeded: segment),
        endSegment: 0, firstVertex: closes ? ring.start : Int32(truncatingIfNeeded: next),
        vertexCount: 0, ring: Int32(truncatingIfNeeded: r),
        representative: Int32(truncatingIfNeeded: id),
        deltaFirst: ring.operand == .first ? 1 : 0, deltaSecond: ring.operand == .second ? 1 : 0,
        startsInside: inside, endsInside: false),
      &arena)
    return id
  }

  private mutating func finish(
    _ id: Int, _ node: Int32, _ segment: Int, inside: Bool, wraps: Bool, _ ring: Ring
  ) {
    let chain = chains.base + id
    chain.pointee.endNode = node
    chain.pointee.endsInside = inside
    let last = inside ? segment : segment &- 1
    chain.pointee.vertexCount = Int32(
      truncatingIfNeeded: last &- Int(chain.pointee.startSegment)
        &+ (wraps ? Int(ring.count) : 0))
    // The last segment: the one on which the end lies, or that arrives at the end vertex.
    let arrives = inside ? segment : segment &- 1
    chain.pointee.endSegment =
      arrives < Int(ring.start)
      ? ring.start &+ ring.count &- 1 : Int32(truncatingIfNeeded: arrives)
  }

  /// The vertex `step` vertices after the chain's first one.
  @inline(__always) func vertex(of chain: Chain, _ step: Int32) -> Int {
    let ring = rings[Int(chain.ring)]
    let index = chain.firstVertex &+ step
    return Int(index >= ring.start &+ ring.count && !ring.isOpen ? index &- ring.count : index)
  }

  // MARK: Rotations

  /// Sorts the half-edges around each node by angle.
  private mutating func buildRotations() {
    let halfCount = chains.count * 2
    let nodeCount = nodes.count
    targets = ArenaList(&arena, capacity: halfCount)
    angles = arena.allocate(Double.self, halfCount)
    rotations = ArenaList(&arena, capacity: halfCount)
    rotationPosition = ArenaList(&arena, capacity: halfCount)
    rotationStart = ArenaList(&arena, capacity: nodeCount)
    rotationCount = ArenaList(&arena, capacity: nodeCount)
    rotationCount.base.update(repeating: 0, count: nodeCount)
    var c = 0
    while c < chains.count {
      let chain = chains[c]
      let count = chain.vertexCount
      targets[2 &* c] =
        count > 0 ? points[vertex(of: chain, 0)] : nodes.points[Int(chain.endNode)]
      targets[2 &* c &+ 1] =
        count > 0 ? points[vertex(of: chain, count &- 1)] : nodes.points[Int(chain.startNode)]
      if chain.startNode == chain.endNode && targets[2 &* c] == targets[2 &* c &+ 1] {
        // A spike out and back: nothing winds around it.
        chains.base[c].deltaFirst = 0
        chains.base[c].deltaSecond = 0
      }
      angles[2 &* c] = Arrangement.angle(
        nodes.points[Int(chain.startNode)], towards: targets[2 &* c])
      angles[2 &* c &+ 1] = Arrangement.angle(
        nodes.points[Int(chain.endNode)], towards: targets[2 &* c &+ 1])
      rotationCount.base[Int(chain.startNode)] &+= 1
      rotationCount.base[Int(chain.endNode)] &+= 1
      c &+= 1
    }
    var sum: Int32 = 0
    var n = 0
    while n < nodeCount {
      rotationStart[n] = sum
      sum &+= rotationCount[n]
      rotationCount[n] = 0
      n &+= 1
    }
    c = 0
    while c < chains.count {
      insert(2 &* c, Int(chains[c].startNode))
      insert(2 &* c &+ 1, Int(chains[c].endNode))
      c &+= 1
    }
    n = 0
    while n < nodeCount {
      if rotationCount[n] > Arrangement.insertionSortLimit { sortRotation(n) }
      n &+= 1
    }
  }

  /// Up to this many half-edges, a rotation is kept in order by insertion as it grows.
  static var insertionSortLimit: Int { 16 }

  /// Adds a half-edge to its node's rotation, in order while the rotation is small.
  @inline(__always) mutating func insert(_ half: Int, _ node: Int) {
    let rotation = rotations.base + Int(rotationStart[node])
    var i = Int(rotationCount[node])
    rotationCount.base[node] &+= 1
    if i < Arrangement.insertionSortLimit {
      while i > 0 && precedes(half, Int(rotation[i &- 1]), around: node) {
        rotation[i] = rotation[i &- 1]
        i &-= 1
      }
    }
    rotation[i] = Int32(truncatingIfNeeded: half)
  }

  mutating func sortRotation(_ node: Int) {
    let rotation = UnsafeMutableBufferPointer(
      start: rotations.base + Int(rotationStart[node]), count: Int(rotationCount[node]))
    let center = nodes.points[node]
    let targets = targets.base
    let angles = angles
    var order = rotation
    order.sort {
      let way = Arrangement.order(Int($0), Int($1), angles, targets, center)
      return way == 0 ? $0 < $1 : way < 0
    }
  }

  /// The direction from one point to another: grows with the angle, from -2 at -π to 2 at π.
  ///
  /// The error is below 10⁻¹⁵: coordinates and their sums are exact, and only a quotient and a
  /// difference are rounded.
  @inline(__always) static func angle(
    _ center: GridPoint, towards p: GridPoint
  ) -> Double {
    let x = Double(p.x) - Double(center.x)
    let y = Double(p.y) - Double(center.y)
    let ratio = x / (abs(x) + abs(y))
    return y < 0 ? ratio - 1 : 1 - ratio
  }

  /// Directions whose values differ by more than this are in the right order.
  static var clearAngle: Double { 1e-14 }

  /// Below 0 if the first half-edge comes before the second around their node, 0 if they have the
  /// same direction.
  @inline(__always) static func order(
    _ a: Int, _ b: Int, _ angles: UnsafeMutablePointer<Double>,
    _ targets: UnsafeMutablePointer<GridPoint>, _ center: GridPoint
  ) -> Int {
    let difference = angles[a] - angles[b]
    if abs(difference) > clearAngle { return difference < 0 ? -1 : 1 }
    if precedes(targets[a], targets[b], around: center) { return -1 }
    return precedes(targets[b], targets[a], around: center) ? 1 : 0
  }

  @inline(__always) private func precedes(_ a: Int, _ b: Int, around node: Int) -> Bool {
    Arrangement.order(a, b, angles, targets.base, nodes.points[node]) < 0
  }

  /// Whether the direction to `a` comes before that to `b`, by angle from -π to π.
  private static func precedes(
    _ a: GridPoint, _ b: GridPoint, around center: GridPoint
  ) -> Bool {
    let ax = Int64(a.x) &- Int64(center.x)
    let ay = Int64(a.y) &- Int64(center.y)
    let bx = Int64(b.x) &- Int64(center.x)
    let by = Int64(b.y) &- Int64(center.y)
    let sectorA = ay < 0 ? 0 : (ay == 0 && ax < 0 ? 2 : 1)
    let sectorB = by < 0 ? 0 : (by == 0 && bx < 0 ? 2 : 1)
    if sectorA != sectorB { return sectorA < sectorB }
    return ax &* by &- ay &* bx > 0
  }

  /// Makes one chain represent all that coincide with it.
  ///
  /// Coincident chains leave a node in the same direction, and since segments meet in nodes only,
  /// they are one and the same segment.
  private mutating func mergeCoincident() {
    var node = 0
    while node < nodes.count {
      let rotation = rotations.base + Int(rotationStart[node])
      let count = Int(rotationCount[node])
      let center = nodes.points[node]
      let targets = targets.base
      var kept = 0
      var i = 0
      while i < count {
        var group = i &+ 1
        while group < count
          && Arrangement.order(Int(rotation[i]), Int(rotation[group]), angles, targets, center) == 0
        {
          group &+= 1
        }
        if group == i &+ 1 {
          rotationPosition[Int(rotation[i])] = Int32(truncatingIfNeeded: kept)
          rotation[kept] = rotation[i]
          kept &+= 1
          i = group
          continue
        }
        var best = rotation[i]
        var k = i &+ 1
        while k < group {
          best = min(best, rotation[k])
          k &+= 1
        }
        k = i
        while k < group {
          if rotation[k] != best { merge(rotation[k], into: best) }
          // Both ends of a spike lie here, and only one stays.
          rotationPosition[Int(rotation[k])] = Int32(truncatingIfNeeded: kept)
          k &+= 1
        }
        rotation[kept] = best
        kept &+= 1
        i = group
      }
      rotationCount[node] = Int32(truncatingIfNeeded: kept)
      node &+= 1
    }
  }

  /// Adds the windings of one half-edge's chain to another's, once.
  @inline(never) private mutating func merge(_ half: Int32, into best: Int32) {
    let c = Int(half >> 1)
    let r = Int(best >> 1)
    let same = (half ^ best) & 1 == 0
    guard c != r, chains[c].representative == Int32(truncatingIfNeeded: c) else { return }
    let target = Int32(truncatingIfNeeded: r)
    chains.base[c].representative = same ? target : ~target
    chains.base[r].deltaFirst &+= same ? chains[c].deltaFirst : -chains[c].deltaFirst
    chains.base[r].deltaSecond &+= same ? chains[c].deltaSecond : -chains[c].deltaSecond
  }
}
