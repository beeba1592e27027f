/// A node inside a segment.
struct Cut: BitwiseCopyable {
  var segment: Int32
  /// The distance from the segment's start, |dx| + |dy|: nodes on one segment form a staircase, so
  /// that this orders them.
  var distance: UInt32
  var node: Int32
}

/// Outlines whose segments meet in nodes only: the second half of snap rounding.
///
/// Every segment is routed through the centers of the hot pixels that it passes. Hobby's theorem
/// (1999) says that this is enough: segments no longer cross, and no vertex lies inside another one.
struct Planarization {
  let outlines: Outlines
  let tree: BoxTree
  /// There is one on each ring at least, and at both ends of an open one.
  private(set) var nodes: Nodes
  /// The node at each vertex, or -1.
  let nodeOfVertex: UnsafeMutablePointer<Int32>
  /// By segment, and from its start to its end.
  private(set) var cuts: ArenaList<Cut>

  /// Up to this many nodes are tested for each node and vertex before the tree takes over, which
  /// looks for those alone that have something near.
  private static var testLimit: Int { 64 }
  /// For fewer crossings than vertices over this, the tree is the faster way.
  ///
  /// A descent of the tree costs as much as testing the cells for four segments or so.
  private static var verticesPerDescent: Int { 4 }

  init(_ intersections: Intersections, _ arena: inout Arena) {
    outlines = intersections.outlines
    tree = intersections.tree
    let count = outlines.points.count
    nodeOfVertex = arena.allocate(repeating: -1, count)
    let crossings = intersections.crossings
    // Most crossings cut two segments.
    cuts = ArenaList(&arena, capacity: 2 * crossings.count + intersections.contacts.count)
    var pixels = ArenaList<GridPoint>(
      &arena, capacity: crossings.count + intersections.vertices.count)
    pixels.append(crossings, &arena)
    for vertex in intersections.vertices { pixels.append(outlines.points[Int(vertex)], &arena) }
    nodes = Nodes(pixels, &arena)
    if nodes.count > 0 {
      let limit = Planarization.testLimit * (nodes.count + count)
      if crossings.count < count / Planarization.verticesPerDescent
        || !routeThroughCells(limit: limit, &arena)
      {
        routeThroughTree(intersections, &arena)
      }
    }
    addRingNodes(&arena)
  }

  /// The first vertex at a node inside segments, or the node itself.
  @inline(__always) func outlinePoint(of node: Int32) -> OutlinePoint {
    if let vertex = nodes.vertex(at: node) { return .vertex(Int32(truncatingIfNeeded: vertex)) }
    return .node(node)
  }

  /// The index of the first cut of a segment, or of the next segment's.
  func firstCut(ofSegment segment: Int) -> Int {
    var low = 0
    var high = cuts.count
    while low < high {
      let middle = (low &+ high) >> 1
      if Int(cuts[middle].segment) < segment { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  // MARK: Routing

  /// Routes each segment through the nodes in whose pixels it passes.
  ///
  /// Returns false, without cuts, where so many nodes lie in few cells that more than `limit` of
  /// them would have to be tested.
  private mutating func routeThroughCells(limit: Int, _ arena: inout Arena) -> Bool {
    let points = outlines.points.base
    var near = ArenaList<Int32>(&arena, capacity: nodes.count + 1)
    var tested = 0
    for ring in outlines.rings {
      for i in ring.segments {
        let (a, b) = (points[i], points[i &+ 1])
        let endsRing = ring.isOpen && i &+ 1 == ring.segments.upperBound
        let first = cuts.count
        tested &+= nodes.collect(near: a, b, into: &near)
        if tested > limit {
          cuts.count = 0
          return false
        }
        for node in near { route(i, a, b, through: node, endsRing, &arena) }
        SmallSort.sort(cuts.base + first, cuts.count &- first) { $0.distance < $1.distance }
      }
    }
    return true
  }

  /// Routes a segment through a node if it passes its pixel; at an end, assigns the node to the
  /// vertex.
  @inline(__always) private mutating func route(
    _ i: Int, _ a: GridPoint, _ b: GridPoint, through node: Int32, _ endsRing: Bool,
    _ arena: inout Arena
  ) {
    let p = nodes.points[Int(node)]
    if p == a {
      assign(i, to: node)
    } else if p == b {
      // The end is the start of the next segment, except where an open ring ends.
      if endsRing { assign(i &+ 1, to: node) }
    } else if passesPixel(a, b, p, cross: orientation(a, b, p)) {
      cuts.append(Planarization.cut(i, a, node, p), &arena)
    }
  }

  @inline(__always) private static func cut(
    _ i: Int, _ a: GridPoint, _ node: Int32, _ p: GridPoint
  ) -> Cut {
    Cut(
      segment: Int32(truncatingIfNeeded: i),
      distance: UInt32(truncatingIfNeeded: SegmentIntersections.reach(a, p)), node: node)
  }

  /// As `routeThroughCells`, for many segments with few crossings.
  ///
  /// Contacts with vertices are known; for crossings the tree finds what else passes.
  private mutating func routeThroughTree(
    _ intersections: Intersections, _ arena: inout Arena
  ) {
    let points = outlines.points.base
    for vertex in intersections.vertices {
      assign(Int(vertex), to: nodes.node(at: points[Int(vertex)]))
    }
    for contact in intersections.contacts {
      let segment = Int(contact.segment)
      cuts.append(
        Planarization.cut(
          segment, points[segment], nodes.node(at: contact.point), contact.point), &arena)
    }
    let isDone = arena.allocate(repeating: false, nodes.count)
    var stack = ArenaList<Int32>(&arena, capacity: 128)
    for p in intersections.crossings {
      let node = nodes.node(at: p)
      if !isDone[Int(node)] {
        isDone[Int(node)] = true
        route(through: node, p, &stack, &arena)
      }
    }
    sortCuts(&arena)
  }

  @inline(__always) private func assign(_ vertex: Int, to node: Int32) {
    nodeOfVertex[vertex] = node
    nodes.assign(vertex, to: node)
  }

  /// Routes all segments that pass a node's pixel through the node.
  private mutating func route(
    through node: Int32, _ p: GridPoint, _ stack: inout ArenaList<Int32>, _ arena: inout Arena
  ) {
    let points = outlines.points.base
    stack.append(1, &arena)
    while stack.count > 0 {
      stack.count &-= 1
      let i = Int(stack[stack.count])
      if i >= tree.leaves {
        let block = tree.blocks[i &- tree.leaves]
        for s in block.segments {
          let (a, b) = (points[s], points[s &+ 1])
          if Planarization.boxContains(p, a, b) {
            route(s, a, b, through: node, outlines.isOpenEnd(s &+ 1), &arena)
          }
        }
      } else {
        let child = 2 &* i
        if tree.boxes[child].contains(p) {
          stack.append(Int32(truncatingIfNeeded: child), &arena)
        }
        if tree.boxes[child &+ 1].contains(p) {
          stack.append(Int32(truncatingIfNeeded: child &+ 1), &arena)
        }
      }
    }
  }

  /// Whether a point lies in the box of a segment: not on one side of both its ends.
  @inline(__always) private static func boxContains(
    _ p: GridPoint, _ a: GridPoint, _ b: GridPoint
  ) -> Bool {
    ((a.x &- p.x) & (b.x &- p.x)) | ((p.x &- a.x) & (p.x &- b.x))
      | ((a.y &- p.y) & (b.y &- p.y)) | ((p.y &- a.y) & (p.y &- b.y)) >= 0
  }

  /// Sorts the cuts by segment and along it, and removes repeats.
  private mutating func sortCuts(_ arena: inout Arena) {
    let sorted = BucketSort.sorted(
      cuts, bucketCount: outlines.points.count, &arena,
      bucket: { Int($0.segment) }, by: { $0.distance < $1.distance })
    cuts.count = 0
    var last: Cut?
    for cut in sorted {
      if cut.node != last?.node || cut.segment != last?.segment { cuts.append(cut, &arena) }
      last = cut
    }
  }

  // MARK: Rings without intersections

  /// Makes nodes of the ends of open rings, and of the leftmost vertex of each ring without nodes.
  private mutating func addRingNodes(_ arena: inout Arena) {
    var cut = 0
    for ring in outlines.rings {
      let segments = ring.segments
      let firstCut = cut
      while cut < cuts.count && Int(cuts[cut].segment) < segments.upperBound { cut &+= 1 }
      if ring.isOpen {
        makeNode(of: segments.lowerBound, &arena)
        makeNode(of: segments.upperBound, &arena)
      } else if cut == firstCut {
        var v = segments.lowerBound
        while v < segments.upperBound && nodeOfVertex[v] < 0 { v &+= 1 }
        if v == segments.upperBound { makeNode(of: outlines.leftmostVertex(ring), &arena) }
      }
    }
  }

  private mutating func makeNode(of vertex: Int, _ arena: inout Arena) {
    if nodeOfVertex[vertex] < 0 {
      // `add` may move the nodes, so it comes first.
      let node = nodes.add(outlines.points[vertex], &arena)
      assign(vertex, to: node)
    }
  }
}

/// A vertex of the outlines, or a node inside segments.
enum OutlinePoint: BitwiseCopyable {
  case vertex(Int32)
  case node(Int32)
}
