/// A search for what lies just left of a point: the first edge that a ray to the left hits.
struct PointLocation {
  private let arrangement: Arrangement
  private let filter: Filter
  private var nearest = Hit()

  /// Which edges count.
  private enum Filter {
    /// All, except where the point lies on them.
    case all
    /// Those on loops other than this one, also where the point lies on them.
    case loops(Loops, besides: Int)
  }

  private struct Hit {
    var edge: HalfEdge?
    /// The segment's orientation towards the point, over its height: the distance, negative.
    var cross = Int64.min
    var dx: Int64 = 0
    var dy: Int64 = 1
    /// A grid x at or left of the hit.
    var x = Int32.min
  }

  /// A search among all edges.
  init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    filter = .all
  }

  /// A search among the edges of all loops but one.
  init(_ arrangement: Arrangement, _ loops: Loops, besides loop: Int) {
    self.arrangement = arrangement
    filter = .loops(loops, besides: loop)
  }

  /// The edge just left of a vertex, in the direction that has the vertex on its left; or nil.
  ///
  /// The ray runs infinitesimally above the point, so that it meets no other vertex.
  func edge(leftOf point: GridPoint, _ arena: inout Arena) -> HalfEdge? {
    var search = self
    search.castRay(from: point, arrangement.planar.tree, &arena)
    return search.nearest.edge
  }

  private mutating func castRay(from p: GridPoint, _ tree: BoxTree, _ arena: inout Arena) {
    var stack = ArenaList<Int32>(&arena, capacity: 64)
    stack.append(1, &arena)
    while stack.count > 0 {
      stack.count &-= 1
      let i = Int(stack[stack.count])
      if tree.boxes[i].maxX < nearest.x { continue }
      if i >= tree.leaves {
        let block = tree.blocks[i &- tree.leaves]
        for segment in block.segments { test(segment, p) }
        continue
      }
      // First into the box that reaches further towards the point, or that is the narrower one: the
      // sooner something near is found, the more of the tree can be skipped.
      let a = 2 &* i
      let first = tree.boxes[a]
      let second = tree.boxes[a &+ 1]
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

  /// Tests the parts of a segment, which is routed through the nodes of its cuts.
  @inline(__always) private mutating func test(_ segment: Int, _ p: GridPoint) {
    let points = arrangement.outlines.points.base
    let (a, b) = (points[segment], points[segment &+ 1])
    if min(a.y, b.y) > p.y || max(a.y, b.y) <= p.y || min(a.x, b.x) > p.x
      || max(a.x, b.x) < nearest.x
    {
      return
    }
    testParts(of: segment, a, b, p)
  }

  private mutating func testParts(
    of segment: Int, _ start: GridPoint, _ end: GridPoint, _ p: GridPoint
  ) {
    let cuts = arrangement.planar.cuts
    var a = start
    var chain = arrangement.chain(ofSegment: segment)
    var k = arrangement.planar.firstCut(ofSegment: segment)
    while k < cuts.count && Int(cuts[k].segment) == segment {
      let b = arrangement.point(ofNode: cuts[k].node)
      test(p, a, b, chain)
      a = b
      chain = arrangement.chain(ofCut: k)
      k &+= 1
    }
    test(p, a, end, chain)
  }

  /// Tests a part of a segment that belongs to a chain.
  @inline(__always) private mutating func test(
    _ p: GridPoint, _ a: GridPoint, _ b: GridPoint, _ chain: Int
  ) {
    if (a.y <= p.y) == (b.y <= p.y) { return }
    let goesUp = a.y < b.y
    let low = goesUp ? a : b
    let high = goesUp ? b : a
    let cross = orientation(low, high, p)
    let dx = Int64(high.x) &- Int64(low.x)
    let dy = Int64(high.y) &- Int64(low.y)
    if cross > 0 { return }
    let edge = HalfEdge(chain: chain, isForward: !goesUp)
    switch filter {
    case .all:
      if cross == 0 { return }
    case .loops(let loops, let besides):
      // A segment through the point lies left of it where the segment leads to the left.
      if cross == 0 && dx >= 0 { return }
      let loop = loops.loop(of: arrangement.merged.representative(of: edge).chain)
      if loop == nil || loop == besides { return }
    }
    if nearest.edge != nil {
      // Compare cross / dy, then the slopes, which decide infinitesimally above the point.
      let mine = cross.multipliedFullWidth(by: nearest.dy)
      let theirs = nearest.cross.multipliedFullWidth(by: dy)
      if mine.high < theirs.high || (mine.high == theirs.high && mine.low < theirs.low) { return }
      if mine == theirs && dx &* nearest.dy <= nearest.dx &* dy { return }
    }
    nearest = Hit(
      edge: edge, cross: cross, dx: dx, dy: dy,
      x: Int32(truncatingIfNeeded: max(Int64(p.x) &+ cross / dy &- 1, Int64(min(low.x, high.x)))))
  }
}
