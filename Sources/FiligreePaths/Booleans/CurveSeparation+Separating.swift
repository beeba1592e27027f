extension CurveSeparation {
  /// The pieces of a leaf of the tree: half as many as there are segments in `BoxTree.blockSize`, since pieces are
  /// longer, and so are their boxes.
  private static let piecesPerBlock = 4

  /// Compares all pairs of pieces whose boxes overlap, except pairs of lines.
  mutating func separateAll() {
    let count = pieces.count
    let boxes = arena.allocate(GridBox.self, count)
    let nodes = arena.allocate(ArcNode.self, count)
    for i in 0..<count {
      let arc = pieces[i]
      boxes[i] = GridBox(
        minX: GridFrame.round(arc.minX - 1), minY: GridFrame.round(arc.minY - 1),
        maxX: GridFrame.round(arc.maxX + 1), maxY: GridFrame.round(arc.maxY + 1))
      nodes[i] = ArcNode(arc, isKept: true)
    }
    if count <= BoxTree.smallCount {
      for i in 0..<count { separate(i, i &+ 1..<count, boxes, nodes) }
    } else {
      separateByTree(boxes, nodes)
    }
    propagate()
  }

  private mutating func separateByTree(
    _ boxes: UnsafeMutablePointer<GridBox>, _ nodes: UnsafeMutablePointer<ArcNode>
  ) {
    let size = CurveSeparation.piecesPerBlock
    var blocks = ArenaList<Block>(&arena, capacity: pieces.count / size + rings.count + 1)
    var blockBoxes = ArenaList<GridBox>(&arena, capacity: pieces.count / size + rings.count + 1)
    for ring in rings {
      var i = Int(ring.start)
      let end = Int(ring.end)
      while i < end {
        let stop = min(i &+ size, end)
        var box = boxes[i]
        for k in i &+ 1..<stop { box.unite(boxes[k]) }
        blocks.append(
          Block(start: Int32(truncatingIfNeeded: i), end: Int32(truncatingIfNeeded: stop)), &arena)
        blockBoxes.append(box, &arena)
        i = stop
      }
    }
    let tree = BoxTree(blocks, blockBoxes, sorts: rings.count > BoxTree.fewRings, &arena)
    for pair in tree.pairs(&arena) {
      let a = tree.blocks[Int(pair.a)]
      let b = tree.blocks[Int(pair.b)]
      let same = pair.a == pair.b
      let box = tree.boxes[tree.leaves &+ Int(pair.b)]
      for i in a.segments where same || boxes[i].overlaps(box) {
        separate(i, same ? i &+ 1..<a.segments.upperBound : b.segments, boxes, nodes)
      }
    }
  }

  private mutating func separate(
    _ i: Int, _ others: Range<Int>, _ boxes: UnsafeMutablePointer<GridBox>,
    _ nodes: UnsafeMutablePointer<ArcNode>
  ) {
    let p = nodes + i
    for j in others where boxes[i].overlaps(boxes[j]) {
      let q = nodes + j
      if !(p.pointee.arc.isLine && q.pointee.arc.isLine) { separate(p, q) }
    }
  }

  // MARK: Two arcs

  /// The most pairs of arcs that are compared for one pair of pieces; arcs beyond it count as straight.
  ///
  /// Pieces that run close together for long cost the most: up to 6,000 pairs in the tests. So this bounds the time
  /// of hostile input alone.
  private static let comparisonLimit = 100_000
  /// The most cuts, one within another, that lead to an arc; deeper ones count as straight.
  ///
  /// Halving brings both arcs down to a grid step in 62 cuts, and the tests come to 22. So only arcs that rounding
  /// keeps from getting shorter come to this.
  private static let maximumDepth = 200

  /// Cuts two pieces until nothing of either reaches into a hull of the other.
  @inline(__always) private mutating func separate(
    _ p: UnsafeMutablePointer<ArcNode>, _ q: UnsafeMutablePointer<ArcNode>
  ) {
    if p.pointee.misses(q) { return }
    scratch.removeAll()
    compare(p, q, 0)
    if pending.count > 0 { separatePending() }
  }

  /// Compares the pairs on the stack, and those that they are cut into.
  private mutating func separatePending() {
    var budget = CurveSeparation.comparisonLimit
    while pending.count > 0 {
      pending.count &-= 1
      budget &-= 1
      if budget > 0 {
        let pair = pending[pending.count]
        compare(pair.p, pair.q, pair.depth)
      }
    }
  }

  /// Compares one pair of arcs: they are apart, or flat enough, or are cut.
  private mutating func compare(
    _ p: UnsafeMutablePointer<ArcNode>, _ q: UnsafeMutablePointer<ArcNode>, _ depth: Int
  ) {
    let sizeP = p.pointee.fatLine.high - p.pointee.fatLine.low
    let sizeQ = q.pointee.fatLine.high - q.pointee.fatLine.low
    if sizeP <= CurveSeparation.flatness && sizeQ <= CurveSeparation.flatness { return }
    if CurveSeparation.isApart(p, q) || CurveSeparation.isApart(q, p) { return }
    if sharesEnd(p.pointee.arc, q.pointee.arc) && isApartAtEnd(p.pointee.arc, q.pointee.arc) {
      return
    }
    if depth > CurveSeparation.maximumDepth || coincide(p, q) { return }
    if let (u, w) = CurveSeparation.crossing(p.pointee.arc, q.pointee.arc),
      !CurveSeparation.crossesShallowly(p, u, q, w),
      splitBoth(p.pointee.arc, q.pointee.arc, depth, u, w)
    {
      return
    }
    if sizeP >= sizeQ {
      let halves = halves(of: p)
      push(halves, q, depth)
      push(halves + 1, q, depth)
    } else {
      let halves = halves(of: q)
      push(p, halves, depth)
      push(p, halves + 1, depth)
    }
  }

  /// Pushes a pair of parts on the stack, if their boxes overlap.
  @inline(__always) mutating func push(
    _ p: UnsafeMutablePointer<ArcNode>, _ q: UnsafeMutablePointer<ArcNode>, _ depth: Int
  ) {
    if p.pointee.misses(q) { return }
    pending.append(ArcPair(p: p, q: q, depth: depth &+ 1), &arena)
  }

  /// The halves of a part; its piece is cut where they meet.
  @inline(__always) private mutating func halves(
    of node: UnsafeMutablePointer<ArcNode>
  ) -> UnsafeMutablePointer<ArcNode> {
    node.pointee.halves ?? splitInMiddle(node)
  }

  @inline(never) private mutating func splitInMiddle(
    _ node: UnsafeMutablePointer<ArcNode>
  ) -> UnsafeMutablePointer<ArcNode> {
    let arc = node.pointee.arc
    let t = arc.t0 + (arc.t1 - arc.t0) * 0.5
    let v = addVertex(position(arc.piece, t))
    addSplit(arc.piece, t, v)
    let (a, b) = arc.split(0.5, v)
    let isKept = node.pointee.isKept
    let result = isKept ? arena.allocate(ArcNode.self, 2) : scratch.take(2, &arena)
    result[0] = ArcNode(a, isKept: isKept)
    result[1] = ArcNode(b, isKept: isKept)
    node.pointee.halves = result
    return result
  }

  /// The distance that the chords of curved arcs must have at one end or the other: vertices that
  /// are united with others move their chords, each by the tolerance, and must not reverse their
  /// order.
  private static var margin: Double { 2 * tolerance }
  /// How far arcs may reach into one another's hulls, in grid steps, and still be apart: rounding decides there.
  private static let overlap = 0.5
  /// Chords that start together may cross this near their start, in grid steps: within the tolerance, a crossing
  /// of the start itself.
  private static let startReach = 16.0

  /// Whether q lies beyond p's hull, seen along p's chord.
  @inline(__always) private static func isApart(
    _ p: UnsafeMutablePointer<ArcNode>, _ q: UnsafeMutablePointer<ArcNode>
  ) -> Bool {
    let fatLine = p.pointee.fatLine
    if fatLine.length == 0 { return false }
    let a = p.pointee.side(q.pointee.arc.x0, q.pointee.arc.y0)
    let b = p.pointee.side(q.pointee.arc.x1, q.pointee.arc.y1)
    let c = p.pointee.side(q.pointee.arc.x2, q.pointee.arc.y2)
    let d = p.pointee.side(q.pointee.arc.x3, q.pointee.arc.y3)
    // Chords on one line would hide what lies between them and their curves.
    if abs(a) < margin && abs(d) < margin { return false }
    let low = min(min(a, b), min(c, d))
    let high = max(max(a, b), max(c, d))
    if low >= fatLine.high - overlap {
      return fatLine.high > clearance || leavesChord(p.pointee.arc, q.pointee.arc, a, d)
    }
    if high <= fatLine.low + overlap {
      return fatLine.low < -clearance || leavesChord(p.pointee.arc, q.pointee.arc, -a, -d)
    }
    return false
  }

  /// Whether q, which lies on the side of p's chord away from p, touches it in p's ends alone.
  ///
  /// Elsewhere, on the grid, a vertex of one could come to lie on the chord of the other: an end of q
  /// on p's chord, or an end of p on q's, where q leaves p's other end and goes on beyond it.
  private static func leavesChord(
    _ p: CurveArc, _ q: CurveArc, _ start: Double, _ end: Double
  ) -> Bool {
    (start >= clearance || near(q.x0, q.y0, p.x0, p.y0) || near(q.x0, q.y0, p.x3, p.y3))
      && (end >= clearance || near(q.x3, q.y3, p.x0, p.y0) || near(q.x3, q.y3, p.x3, p.y3))
      && ((start >= clearance && end >= clearance)
        || (isBesideChord(q, p.x0, p.y0) && isBesideChord(q, p.x3, p.y3)))
  }

  /// Whether a point lies clear of an arc's chord, or at one of its ends.
  private static func isBesideChord(_ q: CurveArc, _ x: Double, _ y: Double) -> Bool {
    if near(x, y, q.x0, q.y0) || near(x, y, q.x3, q.y3) { return true }
    let dx = q.x3 - q.x0
    let dy = q.y3 - q.y0
    let cross = dx * (y - q.y0) - dy * (x - q.x0)
    let square = dx * dx + dy * dy
    if cross * cross >= clearance * clearance * square { return true }
    let along = dx * (x - q.x0) + dy * (y - q.y0)
    return along < 0 || along > square
  }

  @inline(__always) private func sharesEnd(_ p: CurveArc, _ q: CurveArc) -> Bool {
    CurveSeparation.near(p.x0, p.y0, q.x0, q.y0) || CurveSeparation.near(p.x0, p.y0, q.x3, q.y3)
      || CurveSeparation.near(p.x3, p.y3, q.x0, q.y0)
      || CurveSeparation.near(p.x3, p.y3, q.x3, q.y3)
  }

  /// Whether two ends of arcs are the same point.
  @inline(__always) static func near(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double)
    -> Bool
  {
    abs(ax - bx) <= sharedEndReach && abs(ay - by) <= sharedEndReach
  }

  /// Whether arcs that share an end leave it into sectors that do not overlap.
  private func isApartAtEnd(_ p: CurveArc, _ q: CurveArc) -> Bool {
    let p =
      CurveSeparation.near(p.x0, p.y0, q.x0, q.y0)
        || CurveSeparation.near(p.x0, p.y0, q.x3, q.y3) ? p : p.reversed
    let q = CurveSeparation.near(p.x0, p.y0, q.x0, q.y0) ? q : q.reversed
    // Where the other ends are shared as well, or may become so, the arcs enclose something.
    let reach = CurveSeparation.margin
    if abs(p.x3 - q.x3) <= reach && abs(p.y3 - q.y3) <= reach { return false }
    var left = true
    var right = true
    for i in 0..<3 {
      let a = p.controlVector(i)
      for j in 0..<3 {
        let b = q.controlVector(j)
        let cross = a.x * b.y - a.y * b.x
        if cross < 0 { left = false }
        if cross > 0 { right = false }
        // The chords must be told apart on the grid as well.
        if i == 2 && j == 2 && a.x * b.x + a.y * b.y > 0
          && !CurveSeparation.chordsPart(a, b, q.x0 - p.x0, q.y0 - p.y0)
        {
          return false
        }
      }
    }
    return left || right
  }

  /// Whether two chords that start together diverge by the margin or more, and cross at the start
  /// at most.
  ///
  /// They start within some steps of one another, `ox` and `oy` from the first to the second.
  /// Chords that end no further apart than that could cross anywhere, where their curves do not.
  private static func chordsPart(
    _ a: (x: Double, y: Double), _ b: (x: Double, y: Double), _ ox: Double, _ oy: Double
  ) -> Bool {
    let cross = a.x * b.y - a.y * b.x
    let squareA = a.x * a.x + a.y * a.y
    let squareB = b.x * b.x + b.y * b.y
    // The distances of the shorter chord's ends from the longer one, times the longer one's length.
    let isLongerA = squareA >= squareB
    let start = isLongerA ? a.x * oy - a.y * ox : b.x * oy - b.y * ox
    let end = start + cross
    if end * end < margin * margin * max(squareA, squareB) || (end < 0) != (cross < 0) {
      return false
    }
    if start == 0 || (start < 0) == (end < 0) { return true }
    // The fraction of the shorter chord before the crossing.
    let fraction = start / (start - end)
    return fraction * fraction * min(squareA, squareB) <= startReach * startReach
  }
}
