/// A vertex that lies inside a segment: the segment passes its pixel.
struct Contact: BitwiseCopyable {
  var point: GridPoint
  var segment: Int32
}

/// Where segments meet: the first half of snap rounding.
///
/// The pixels in which segments cross, and those of vertices that another vertex or segment meets,
/// are hot. All pairs of segments that come near one another are tested.
struct Intersections {
  let outlines: Outlines
  /// The segments by boxes.
  let tree: BoxTree
  /// The pixels in which segments cross, with repetitions.
  private(set) var crossings: ArenaList<GridPoint>
  /// The vertices that another vertex or segment meets.
  private(set) var vertices: ArenaList<Int32>
  /// Which segments they lie inside of, with repetitions.
  private(set) var contacts: ArenaList<Contact>
  /// Whether a vertex is among `vertices`.
  private let isHot: UnsafeMutablePointer<Bool>

  init(_ outlines: Outlines, _ arena: inout Arena) {
    self.outlines = outlines
    crossings = ArenaList(&arena, capacity: 8)
    vertices = ArenaList(&arena, capacity: 8)
    contacts = ArenaList(&arena, capacity: 8)
    isHot = arena.allocate(repeating: false, outlines.points.count)
    tree = BoxTree(outlines, &arena)
    findAll(&arena)
  }

  /// Tests all pairs of segments whose blocks' boxes overlap.
  private mutating func findAll(_ arena: inout Arena) {
    let tree = tree
    let points = outlines.points.base
    for pair in tree.pairs(&arena) {
      let a = tree.blocks[Int(pair.a)]
      let b = tree.blocks[Int(pair.b)]
      guard let known = knownToMiss(a, b, isSame: pair.a == pair.b) else { continue }
      let found = SegmentIntersections(
        points + Int(a.start), a.count, tree.boxes + (tree.leaves &+ Int(pair.a)),
        points + Int(b.start), b.count, tree.boxes + (tree.leaves &+ Int(pair.b)))
      var left = found.crossing & ~known
      while left != 0 {
        let (i, j) = SegmentIntersections.takeFirst(&left)
        let (s, t) = (Int(a.start) &+ i, Int(b.start) &+ j)
        crossings.append(
          crossingPixel(points[s], points[s &+ 1], points[t], points[t &+ 1]), &arena)
      }
      left = found.unclear & ~known
      while left != 0 {
        let (i, j) = SegmentIntersections.takeFirst(&left)
        intersect(Int(a.start) &+ i, Int(b.start) &+ j, &arena)
      }
    }
  }

  /// The pairs of two blocks' segments that need no test, by bits as in `SegmentIntersections`: of
  /// neighbors that share their vertex only, and in one block half of all pairs; nil if none does.
  @inline(__always) private func knownToMiss(_ a: Block, _ b: Block, isSame: Bool) -> UInt64? {
    guard a.ring == b.ring else { return 0 }
    let (bFollows, aFollows) = (follows(a, b), follows(b, a))
    if (isSame || bFollows || aFollows) && !a.headings.isDisjoint(with: b.headings) {
      return nil
    }
    var known: UInt64 = 0
    if isSame {
      known = SegmentIntersections.lowerTriangle
      known |= SegmentIntersections.diagonal(a.sharesVertexOnly) << 1
    }
    if bFollows {
      let last = UInt64(truncatingIfNeeded: a.count &- 1)
      known |= (UInt64(a.sharesVertexOnly) >> last & 1) << (8 &* last)
    }
    if aFollows {
      let last = UInt64(truncatingIfNeeded: b.count &- 1)
      known |= (UInt64(b.sharesVertexOnly) >> last & 1) << last
    }
    return known
  }

  /// Whether the segment after the last of `a` is the first of `b`, both of one ring.
  @inline(__always) private func follows(_ a: Block, _ b: Block) -> Bool {
    if a.end == b.start { return true }
    let ring = outlines.rings[Int(a.ring)]
    return !ring.isOpen && a.end == ring.start &+ ring.count && b.start == ring.start
  }

  // MARK: Two segments

  /// Records that two segments cross, or the ends of one that meet the other.
  @inline(never) private mutating func intersect(
    _ i: Int, _ j: Int, _ arena: inout Arena
  ) {
    let points = outlines.points.base
    let (a, b, c, d) = (points[i], points[i &+ 1], points[j], points[j &+ 1])
    if min(a.x, b.x) > max(c.x, d.x) || min(c.x, d.x) > max(a.x, b.x)
      || min(a.y, b.y) > max(c.y, d.y) || min(c.y, d.y) > max(a.y, b.y)
    {
      return
    }
    switch SegmentIntersections.kind(a, b, c, d) {
    case .none: return
    case .crossing: return crossings.append(crossingPixel(a, b, c, d), &arena)
    case .unclear: break
    }
    let (abc, abd) = (orientation(a, b, c), orientation(a, b, d))
    let (cda, cdb) = (orientation(c, d, a), orientation(c, d, b))
    if meets(c, j, abc, i, a, b) { touch(c, j, i, a, b, &arena) }
    if meets(d, j &+ 1, abd, i, a, b) { touch(d, j &+ 1, i, a, b, &arena) }
    if a != c && a != d && passesPixel(c, d, a, cross: cda) { touch(a, i, j, c, d, &arena) }
    if b != c && b != d && passesPixel(c, d, b, cross: cdb) {
      touch(b, i &+ 1, j, c, d, &arena)
    }
    if (abc < 0) != (abd < 0) && (cda < 0) != (cdb < 0)
      && abc != 0 && abd != 0 && cda != 0 && cdb != 0
    {
      crossings.append(crossingPixel(a, b, c, d), &arena)
    }
  }

  /// Whether the vertex `index` at `p` lies on segment `i` from a to b, in snap rounding's sense.
  ///
  /// Neighbors share a vertex, which alone is no intersection.
  @inline(__always) private func meets(
    _ p: GridPoint, _ index: Int, _ cross: Int64, _ i: Int, _ a: GridPoint, _ b: GridPoint
  ) -> Bool {
    if p == a || p == b { return outlines.vertex(p == a ? i : i &+ 1) != outlines.vertex(index) }
    return passesPixel(a, b, p, cross: cross)
  }

  /// Records that segment `i` from a to b passes the vertex `index` at `p`, or begins or ends
  /// there.
  private mutating func touch(
    _ p: GridPoint, _ index: Int, _ i: Int, _ a: GridPoint, _ b: GridPoint, _ arena: inout Arena
  ) {
    makeHot(outlines.vertex(index), &arena)
    if p == a || p == b {
      makeHot(outlines.vertex(p == a ? i : i &+ 1), &arena)
    } else {
      contacts.append(Contact(point: p, segment: Int32(truncatingIfNeeded: i)), &arena)
    }
  }

  /// Makes the pixel of a vertex hot, once.
  @inline(__always) private mutating func makeHot(_ vertex: Int, _ arena: inout Arena) {
    if isHot[vertex] { return }
    isHot[vertex] = true
    vertices.append(Int32(truncatingIfNeeded: vertex), &arena)
  }
}
