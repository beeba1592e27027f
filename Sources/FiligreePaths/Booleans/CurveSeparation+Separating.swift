extension CurveSeparation {
  /// Compares all pairs of pieces whose boxes overlap, except pairs of lines.
  mutating func separateAll() {
    let count = pieces.count
    let boxes = arena.allocate(GridBox.self, count)
    var i = 0
    while i < count {
      let arc = pieces[i]
      boxes[i] = GridBox(
        minX: GridFrame.round(arc.minX - 1), minY: GridFrame.round(arc.minY - 1),
        maxX: GridFrame.round(arc.maxX + 1), maxY: GridFrame.round(arc.maxY + 1))
      i &+= 1
    }
    let nodes = arena.allocate(ArcNode.self, count)
    i = 0
    while i < count {
      nodes[i] = ArcNode(pieces.base[i], isKept: true)
      i &+= 1
    }
    if count <= BoxOverlaps.limit {
      separateByBits(boxes, nodes)
    } else {
      separateByTree(boxes, nodes)
    }
    propagate()
  }

  private mutating func separateByBits(
    _ boxes: UnsafeMutablePointer<GridBox>, _ nodes: UnsafeMutablePointer<ArcNode>
  ) {
    let count = pieces.count
    let overlaps = BoxOverlaps(boxes, count, &arena)
    let curves = arena.allocate(UInt64.self, overlaps.words)
    curves.update(repeating: 0, count: overlaps.words)
    var i = 0
    while i < count {
      if !nodes[i].arc.isLine { curves[i >> 6] |= 1 << UInt64(truncatingIfNeeded: i & 63) }
      i &+= 1
    }
    i = 0
    while i < count {
      let others = nodes[i].arc.isLine ? 0 : ~UInt64(0)
      var word = i >> 6
      while word < overlaps.words {
        var left = overlaps.after(i, word: word) & (curves[word] | others)
        while left != 0 {
          let j = word &* 64 &+ left.trailingZeroBitCount
          left &= left &- 1
          separate(nodes + i, nodes + j)
        }
        word &+= 1
      }
      i &+= 1
    }
  }

  private mutating func separateByTree(
    _ boxes: UnsafeMutablePointer<GridBox>, _ nodes: UnsafeMutablePointer<ArcNode>
  ) {
    let size = 4
    var blocks = ArenaList<Block>(&arena, capacity: pieces.count / size + rings.count + 1)
    var blockBoxes = ArenaList<GridBox>(&arena, capacity: pieces.count / size + rings.count + 1)
    var r = 0
    while r < rings.count {
      var i = Int(rings[r].start)
      let end = Int(rings[r].end)
      while i < end {
        let stop = min(i &+ size, end)
        var box = boxes[i]
        var k = i &+ 1
        while k < stop {
          box.unite(boxes[k])
          k &+= 1
        }
        blocks.append(
          Block(start: Int32(truncatingIfNeeded: i), end: Int32(truncatingIfNeeded: stop)), &arena)
        blockBoxes.append(box, &arena)
        i = stop
      }
      r &+= 1
    }
    var tree = BoxTree()
    tree.build(blocks, blockBoxes, sorts: rings.count > 4, &arena)
    let pairs = tree.pairs(&arena)
    var k = 0
    while k < pairs.count {
      let a = tree.blocks[Int(pairs[k].a)]
      let b = tree.blocks[Int(pairs[k].b)]
      let same = pairs[k].a == pairs[k].b
      let box = tree.boxes[tree.leaves &+ Int(pairs[k].b)]
      var i = Int(a.start)
      while i < Int(a.end) {
        if same || boxes[i].overlaps(box) {
          separate(i, same ? i &+ 1 : Int(b.start), Int(b.end), boxes, nodes)
        }
        i &+= 1
      }
      k &+= 1
    }
  }

  private mutating func separate(
    _ i: Int, _ from: Int, _ end: Int, _ boxes: UnsafeMutablePointer<GridBox>,
    _ nodes: UnsafeMutablePointer<ArcNode>
  ) {
    let p = nodes + i
    var j = from
    while j < end {
      let q = nodes + j
      if boxes[i].overlaps(boxes[j]) && !(p.pointee.arc.isLine && q.pointee.arc.isLine) {
        separate(p, q)
      }
      j &+= 1
    }
  }

  // MARK: Two arcs

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
    // Pairs of arcs that run close together for long cost the most; beyond this they count as
    // straight.
    var budget = 100_000
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
    if depth > 200 || coincide(p, q) { return }
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
  @inline(__always) private mutating func push(
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
    if low >= fatLine.high - 0.5 {
      return fatLine.high > 2 || leavesChord(p.pointee.arc, q.pointee.arc, a, d)
    }
    if high <= fatLine.low + 0.5 {
      return fatLine.low < -2 || leavesChord(p.pointee.arc, q.pointee.arc, -a, -d)
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
    (start >= 2 || near(q.x0, q.y0, p.x0, p.y0) || near(q.x0, q.y0, p.x3, p.y3))
      && (end >= 2 || near(q.x3, q.y3, p.x0, p.y0) || near(q.x3, q.y3, p.x3, p.y3))
      && ((start >= 2 && end >= 2)
        || (isBesideChord(q, p.x0, p.y0) && isBesideChord(q, p.x3, p.y3)))
  }

  /// Whether a point lies at least two steps beside an arc's chord, or at one of its ends.
  private static func isBesideChord(_ q: CurveArc, _ x: Double, _ y: Double) -> Bool {
    if near(x, y, q.x0, q.y0) || near(x, y, q.x3, q.y3) { return true }
    let dx = q.x3 - q.x0
    let dy = q.y3 - q.y0
    let cross = dx * (y - q.y0) - dy * (x - q.x0)
    let square = dx * dx + dy * dy
    if cross * cross >= 4 * square { return true }
    let along = dx * (x - q.x0) + dy * (y - q.y0)
    return along < 0 || along > square
  }

  @inline(__always) private func sharesEnd(_ p: CurveArc, _ q: CurveArc) -> Bool {
    CurveSeparation.near(p.x0, p.y0, q.x0, q.y0) || CurveSeparation.near(p.x0, p.y0, q.x3, q.y3)
      || CurveSeparation.near(p.x3, p.y3, q.x0, q.y0)
      || CurveSeparation.near(p.x3, p.y3, q.x3, q.y3)
  }

  @inline(__always) static func near(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double)
    -> Bool
  {
    abs(ax - bx) <= 4 && abs(ay - by) <= 4
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
    var i = 0
    while i < 3 {
      let a = p.controlVector(i)
      var j = 0
      while j < 3 {
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
        j += 1
      }
      i += 1
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
    return fraction * fraction * min(squareA, squareB) <= 256
  }

  // MARK: Crossings

  /// The parameters at which two arcs cross; nil if their chords do not cross or the search fails.
  private static func crossing(_ p: CurveArc, _ q: CurveArc) -> (Double, Double)? {
    let dx = p.x3 - p.x0
    let dy = p.y3 - p.y0
    let ex = q.x3 - q.x0
    let ey = q.y3 - q.y0
    let determinant = dx * ey - dy * ex
    if determinant == 0 { return nil }
    let cx = q.x0 - p.x0
    let cy = q.y0 - p.y0
    var u = (cx * ey - cy * ex) / determinant
    var w = (cx * dy - cy * dx) / determinant
    if !(u > 0 && u < 1 && w > 0 && w < 1) { return nil }
    var round = 0
    while round < 8 {
      let a = p.point(u)
      let b = q.point(w)
      let gx = b.x - a.x
      let gy = b.y - a.y
      if abs(gx) < 0.01 && abs(gy) < 0.01 { return (u, w) }
      let da = p.derivative(u)
      let db = q.derivative(w)
      let slope = da.x * db.y - da.y * db.x
      if slope == 0 { return nil }
      u += (gx * db.y - gy * db.x) / slope
      w += (gx * da.y - gy * da.x) / slope
      // A step out of the arc is clamped to its end; a step far out gives up.
      if !(u >= 0 && u <= 1 && w >= 0 && w <= 1) {
        if !(u > -0.5 && u < 1.5 && w > -0.5 && w < 1.5) { return nil }
        u = min(max(u, 0), 1)
        w = min(max(w, 0), 1)
      }
      round += 1
    }
    return nil
  }

  /// Whether two pieces should be halved before they are cut where they cross.
  ///
  /// Arcs that cross at an angle far smaller than their own turning need halves beside the crossing
  /// as well. Halves of pieces are made once for all pairs, parts cut at a crossing for this pair
  /// alone. The factor of four is measured: unions of outlines near one another take four to nine
  /// tenths of the time, and pairs of circles and letters two hundredths more.
  @inline(__always) private static func crossesShallowly(
    _ p: UnsafeMutablePointer<ArcNode>, _ u: Double, _ q: UnsafeMutablePointer<ArcNode>, _ w: Double
  ) -> Bool {
    guard p.pointee.isKept, q.pointee.isKept else { return false }
    let a = p.pointee.arc.derivative(u)
    let b = q.pointee.arc.derivative(w)
    let cross = a.x * b.y - a.y * b.x
    let turn = p.pointee.slope + q.pointee.slope
    return 16 * cross * cross < turn * turn * (a.x * a.x + a.y * a.y) * (b.x * b.x + b.y * b.y)
  }

  private func isBesideSharedEnd(_ p: CurveArc, _ q: CurveArc, _ x: Double, _ y: Double) -> Bool {
    let reach = CurveSeparation.tolerance
    if abs(x - p.x0) <= reach && abs(y - p.y0) <= reach {
      return CurveSeparation.near(p.x0, p.y0, q.x0, q.y0)
        || CurveSeparation.near(p.x0, p.y0, q.x3, q.y3)
    }
    if abs(x - p.x3) <= reach && abs(y - p.y3) <= reach {
      return CurveSeparation.near(p.x3, p.y3, q.x0, q.y0)
        || CurveSeparation.near(p.x3, p.y3, q.x3, q.y3)
    }
    return false
  }

  /// Cuts both arcs where they cross, and pushes the pairs of their parts; false if nothing is
  /// gained.
  private mutating func splitBoth(
    _ p: CurveArc, _ q: CurveArc, _ depth: Int, _ u: Double, _ w: Double
  ) -> Bool {
    let point = p.point(u)
    let endP = p.end(at: point)
    let endQ = q.end(at: point)
    if endP >= 0 && endQ >= 0 { return false }
    // Beside an end that they share, arcs that diverge slowly seem to cross all along; halving
    // makes progress.
    if isBesideSharedEnd(p, q, point.x, point.y) { return false }
    var v: Int32
    if endP >= 0 {
      v = endP
    } else if endQ >= 0 {
      v = endQ
    } else {
      // A curve's point is more exact than a line's.
      let t = p.isLine ? q.t0 + (q.t1 - q.t0) * w : p.t0 + (p.t1 - p.t0) * u
      v = addVertex(position(p.isLine ? q.piece : p.piece, t))
    }
    // Only one part where the crossing is an end.
    let countP = endP < 0 ? 2 : 1
    let countQ = endQ < 0 ? 2 : 1
    let partsP = scratch.take(countP, &arena)
    let partsQ = scratch.take(countQ, &arena)
    split(p, u, v, countP, partsP)
    split(q, w, v, countQ, partsQ)
    var i = 0
    while i < countP {
      var j = 0
      while j < countQ {
        push(partsP + i, partsQ + j, depth)
        j += 1
      }
      i += 1
    }
    return true
  }

  private mutating func split(
    _ arc: CurveArc, _ u: Double, _ v: Int32, _ count: Int, _ parts: UnsafeMutablePointer<ArcNode>
  ) {
    if count == 1 {
      parts[0] = ArcNode(arc, isKept: false)
      return
    }
    let (a, b) = arc.split(u, v)
    addSplit(arc.piece, a.t1, v)
    parts[0] = ArcNode(a, isKept: false)
    parts[1] = ArcNode(b, isKept: false)
  }
}

extension CurveArc {
  /// The same arc in the other direction.
  var reversed: CurveArc {
    CurveArc(
      x0: x3, y0: y3, x1: x2, y1: y2, x2: x1, y2: y1, x3: x0, y3: y0, t0: t1, t1: t0, v0: v1,
      v1: v0, piece: piece, isLine: isLine)
  }

  /// The vector from the start to another of its control points.
  @inline(__always) func controlVector(_ index: Int) -> (x: Double, y: Double) {
    switch index {
    case 0: (x1 - x0, y1 - y0)
    case 1: (x2 - x0, y2 - y0)
    default: (x3 - x0, y3 - y0)
    }
  }

  /// The vertex at the end that lies within two pixels of a point, or -1.
  func end(at point: (x: Double, y: Double)) -> Int32 {
    if abs(point.x - x0) <= 2 && abs(point.y - y0) <= 2 { return v0 }
    if abs(point.x - x3) <= 2 && abs(point.y - y3) <= 2 { return v1 }
    return -1
  }
}
