/// The boundary of a result: the half-edges with the result's inside on their left alone.
struct Boundary {
  /// By half-edge that represents itself.
  private let isSelected: UnsafeMutablePointer<Bool>
  /// How many there are.
  private(set) var count = 0

  init(
    _ arrangement: Arrangement, _ windings: Windings, _ selector: FaceSelector,
    _ arena: inout Arena
  ) {
    isSelected = arena.allocate(Bool.self, 2 * arrangement.chainCount)
    for c in 0..<arrangement.chainCount {
      let edge = HalfEdge(chain: c, isForward: true)
      var (isLeftInside, isRightInside) = (false, false)
      if arrangement.merged.isRepresentative(c) {
        isLeftInside = selector.keeps(windings.left(ofRepresentative: edge))
        isRightInside = selector.keeps(windings.left(ofRepresentative: edge.twin))
      }
      isSelected[edge.index] = isLeftInside && !isRightInside
      isSelected[edge.twin.index] = isRightInside && !isLeftInside
      count &+= isLeftInside == isRightInside ? 0 : 1
    }
  }

  @inline(__always) func contains(_ edge: HalfEdge) -> Bool { isSelected[edge.index] }
}

/// The closed walks along a boundary, with the inside on their left.
struct Loops {
  /// The half-edges of all loops, one loop after the other.
  private(set) var edges: ArenaList<HalfEdge>
  /// Where each loop ends.
  private var ends: ArenaList<Int32>
  /// By chain that represents itself: its loop, or -1.
  private let loopOfChain: UnsafeMutablePointer<Int32>

  @inline(__always) var count: Int { ends.count }

  /// The half-edges of a loop, as indices of `edges`.
  @inline(__always) subscript(loop: Int) -> Range<Int> {
    (loop == 0 ? 0 : Int(ends[loop &- 1]))..<Int(ends[loop])
  }

  /// The loop on which a chain lies that represents itself, or nil.
  @inline(__always) func loop(of chain: Int) -> Int? {
    let loop = loopOfChain[chain]
    return loop < 0 ? nil : Int(loop)
  }

  /// Walks along the boundary of the faces that are selected.
  init(
    _ selector: FaceSelector, _ windings: Windings, _ arrangement: Arrangement,
    _ arena: inout Arena
  ) {
    self.init(Boundary(arrangement, windings, selector, &arena), arrangement, &arena)
  }

  /// Walks along the whole boundary.
  init(_ boundary: Boundary, _ arrangement: Arrangement, _ arena: inout Arena) {
    edges = ArenaList(&arena, capacity: boundary.count)
    ends = ArenaList(&arena, capacity: 4)
    loopOfChain = arena.allocate(repeating: -1, arrangement.chainCount)
    if boundary.count == 0 { return }
    for c in 0..<arrangement.chainCount where loopOfChain[c] < 0 {
      let forward = HalfEdge(chain: c, isForward: true)
      if boundary.contains(forward) {
        walk(from: forward, boundary, arrangement, &arena)
      } else if boundary.contains(forward.twin) {
        walk(from: forward.twin, boundary, arrangement, &arena)
      }
    }
  }

  /// Walks along one loop.
  ///
  /// At a node it takes the next edge of the boundary clockwise from where it came, so that it
  /// follows one face of the inside: parts that touch in a point become loops of their own.
  private mutating func walk(
    from start: HalfEdge, _ boundary: Boundary, _ arrangement: Arrangement, _ arena: inout Arena
  ) {
    let loop = Int32(truncatingIfNeeded: ends.count)
    var edge = start
    while true {
      loopOfChain[edge.chain] = loop
      edges.append(edge, &arena)
      guard let next = Loops.nextClockwise(from: edge.twin, boundary, arrangement),
        loopOfChain[next.chain] < 0
      else { break }
      edge = next
    }
    ends.append(Int32(truncatingIfNeeded: edges.count), &arena)
  }

  /// The next half-edge of the boundary clockwise from one that leaves the same node.
  ///
  /// Around a node, edges of the boundary arrive and leave alternately: nil where the next one
  /// arrives.
  @inline(__always) private static func nextClockwise(
    from edge: HalfEdge, _ boundary: Boundary, _ arrangement: Arrangement
  ) -> HalfEdge? {
    let rotation = arrangement.rotations.around(arrangement.origin(of: edge))
    var i = arrangement.rotations.position(of: edge)
    var left = rotation.count
    while left > 0 {
      i = i == rotation.lowerBound ? rotation.upperBound &- 1 : i &- 1
      let next = arrangement.rotations[i]
      if boundary.contains(next) { return next }
      if boundary.contains(next.twin) { return nil }
      left &-= 1
    }
    return nil
  }
}

// MARK: Measures

extension Loops {
  /// Calls a closure with the ends of each segment of a loop, in order.
  @inline(__always) func forEachSegment(
    of loop: Int, _ arrangement: Arrangement, _ body: (GridPoint, GridPoint) -> Void
  ) {
    for i in self[loop] {
      let edge = edges[i]
      let chain = arrangement.chain(edge.chain)
      let last = chain.vertexCount &+ 1
      var a = arrangement.point(edge.isForward ? 0 : last, of: chain)
      var k: Int32 = 1
      while k <= last {
        let b = arrangement.point(edge.isForward ? k : last &- k, of: chain)
        body(a, b)
        a = b
        k &+= 1
      }
    }
  }

  /// Twice a loop's signed area in grid steps, and its leftmost point.
  func measure(_ loop: Int, _ arrangement: Arrangement) -> (area: Double, leftmost: GridPoint) {
    var area = 0.0
    var best = GridPoint(x: .max, y: .max)
    forEachSegment(of: loop, arrangement) { a, b in
      area += Double(a.x) * Double(b.y) - Double(a.y) * Double(b.x)
      if b.key < best.key { best = b }
    }
    return (area, best)
  }

  /// Whether a loop is on average no wider than so many grid steps.
  func isSliver(_ loop: Int, width: Double, _ arrangement: Arrangement) -> Bool {
    var area = 0.0
    var length = 0.0
    let origin = arrangement.point(ofNode: arrangement.origin(of: edges[self[loop].lowerBound]))
    forEachSegment(of: loop, arrangement) { a, b in
      area += Double(orientation(origin, a, b))
      length += abs(Double(b.x) - Double(a.x)) + abs(Double(b.y) - Double(a.y))
    }
    return abs(area) <= width * length
  }
}
