extension Arrangement {
  /// Up to this many segments, all pairs are tried without a tree.
  private static var smallCount: Int { 32 }

  /// Makes a node of every point where segments meet: snap rounding.
  ///
  /// First all pairs of segments that come near one another: end points in whose pixel the other
  /// segment passes, and crossings, rounded. Then the pixels of those crossings, which further
  /// segments may pass. Hobby's theorem (1999) says that this is enough: led through the centres of
  /// the pixels that they pass, segments no longer cross.
  ///
  /// Tried first, with `allowsPlain`: whether segments only cross, in which case `isPlain` is set and
  /// there are no nodes at all.
  mutating func planarise(allowsPlain: Bool = false) {
    isPlain = allowsPlain
    let isSmall = points.count <= Arrangement.smallCount
    if !isPlain { makeRoomForNodes() }
    if isSmall {
      pairAll()
    } else {
      buildTree()
      pairByTree()
    }
    if isPlain {
      sortCuts()
      if orderCloseCuts() { return }
      abandonPlain()
    }
    if isSmall {
      cutAllAtCrossings()
    } else {
      // A walk down the tree costs as much as eight or so segments' entries into cells.
      let few = points.count / (points.count < 512 ? 2 : 8)
      if crossings.count < few || !cutAtCrossingsByCells() {
        cutAtCrossingsByTree()
      }
    }
    sortCuts()
    mergeEqualCuts()
  }

  private mutating func makeRoomForNodes() {
    nodeOfVertex = ArenaList(&arena, capacity: points.count)
    nodeOfVertex.base.update(repeating: -1, count: points.count)
    nodeOfVertex.count = points.count
  }

  /// Makes nodes of the crossings found so far: from here on segments do more than cross.
  private mutating func abandonPlain() {
    isPlain = false
    makeRoomForNodes()
    let known = crossings
    crossings = ArenaList(&arena, capacity: known.count)
    cuts.count = 0
    var k = 0
    while k < known.count {
      let i = Int(known[k].first)
      let j = Int(known[k].second)
      cross(i, j, points[i], points[i &+ 1], points[j], points[j &+ 1])
      k &+= 1
    }
  }

  private mutating func pairAll() {
    var r = 0
    while r < rings.count {
      let start = Int(rings[r].start)
      let end = start &+ Int(rings[r].count)
      var i = start
      while i < end {
        var q = r
        var from = i &+ 1
        while q < rings.count {
          if q > r { from = Int(rings[q].start) }
          pair(i, from, Int(rings[q].start &+ rings[q].count))
          q &+= 1
        }
        i &+= 1
      }
      r &+= 1
    }
  }

  /// Tries segment `i` with the segments from `from` up to `end`.
  @inline(__always) private mutating func pair(_ i: Int, _ from: Int, _ end: Int) {
    let points = points.base
    let a = points[i]
    let b = points[i &+ 1]
    let minX = min(a.x, b.x)
    let maxX = max(a.x, b.x)
    let minY = min(a.y, b.y)
    let maxY = max(a.y, b.y)
    var j = from
    if j >= end { return }
    var c = points[j]
    // Below zero where c lies left of, right of, below or above the box: a segment misses it if both
    // of its ends do so on the same side. Bits instead of branches, of which one in two would be
    // mispredicted.
    var c0 = c.x &- minX
    var c1 = maxX &- c.x
    var c2 = c.y &- minY
    var c3 = maxY &- c.y
    while j < end {
      let d = points[j &+ 1]
      let d0 = d.x &- minX
      let d1 = maxX &- d.x
      let d2 = d.y &- minY
      let d3 = maxY &- d.y
      if (c0 & d0) | (c1 & d1) | (c2 & d2) | (c3 & d3) >= 0 {
        // Neighbours that go on the same way in x or y share their vertex and nothing else.
        if j != i &+ 1
          || !((a.x < b.x && c.x < d.x) || (a.x > b.x && c.x > d.x)
            || (a.y < b.y && c.y < d.y) || (a.y > b.y && c.y > d.y))
        {
          meet(i, j, a, b, c, d)
        }
      }
      c = d
      c0 = d0
      c1 = d1
      c2 = d2
      c3 = d3
      j &+= 1
    }
  }

  /// The vertex itself, or the first of the ring for the entry that repeats it.
  @inline(__always) func vertex(_ index: Int) -> Int {
    isRepeat(index) ? Int(sources[index] & ~Arrangement.repeatMark) : index
  }

  /// Marks in `sources` an entry that repeats a ring's first vertex; below it lies that vertex.
  static var repeatMark: Int32 { 1 << 30 }

  /// Whether the entry repeats the first vertex of a closed ring.
  @inline(__always) func isRepeat(_ index: Int) -> Bool {
    sources[index] >= 0 && sources[index] & Arrangement.repeatMark != 0
  }

  /// Records what two segments, whose boxes meet, have in common.
  @inline(never) private mutating func meet(
    _ i: Int, _ j: Int, _ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint
  ) {
    let abc = orientation(a, b, c)
    let abd = orientation(a, b, d)
    let reachAB = Arrangement.reach(a, b)
    let isClear = abc.magnitude > reachAB && abd.magnitude > reachAB
    // Both ends on one side, more than a pixel away from the line.
    if isClear && (abc < 0) == (abd < 0) { return }
    let cda = orientation(c, d, a)
    let cdb = orientation(c, d, b)
    let reachCD = Arrangement.reach(c, d)
    if isClear && cda.magnitude > reachCD && cdb.magnitude > reachCD {
      // No end is near the other segment: they cross inside, or not at all.
      if (cda < 0) != (cdb < 0) {
        if isPlain {
          crossPlainly(i, j, abc, abd, cda, cdb)
        } else {
          cross(i, j, a, b, c, d)
        }
      }
      return
    }
    if isPlain {
      if !isTangled(i, j, a, b, c, d, abc, abd, cda, cdb) { return }
      abandonPlain()
    }
    // Neighbours share an end point, which alone is no meeting.
    if c == a || c == b {
      share(c == a ? i : i &+ 1, j)
    } else if passesPixel(a, b, c, cross: abc) {
      cut(i, a, at: c)
      mark(j)
    }
    if d == a || d == b {
      share(d == a ? i : i &+ 1, j &+ 1)
    } else if passesPixel(a, b, d, cross: abd) {
      cut(i, a, at: d)
      mark(j &+ 1)
    }
    if a != c && a != d && passesPixel(c, d, a, cross: cda) {
      cut(j, c, at: a)
      mark(i)
    }
    if b != c && b != d && passesPixel(c, d, b, cross: cdb) {
      cut(j, c, at: b)
      mark(i &+ 1)
    }
    if (abc < 0) != (abd < 0) && (cda < 0) != (cdb < 0) && abc != 0 && abd != 0 && cda != 0
      && cdb != 0
    {
      let p = crossingPixel(a, b, c, d)
      let known = nodes.count
      let node = nodes.node(at: p, &arena)
      cutOrMark(i, a, b, p, node)
      cutOrMark(j, c, d, p, node)
      if nodes.count > known {
        crossings.append(
          SegmentCrossing(
            node: node, first: Int32(truncatingIfNeeded: i), second: Int32(truncatingIfNeeded: j)),
          &arena)
      }
    }
  }

  /// Whether two segments, an end of one of which lies near the other, meet.
  private func isTangled(
    _ i: Int, _ j: Int, _ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint,
    _ abc: Int64, _ abd: Int64, _ cda: Int64, _ cdb: Int64
  ) -> Bool {
    if c == a || c == b {
      if vertex(c == a ? i : i &+ 1) != vertex(j) { return true }
    } else if passesPixel(a, b, c, cross: abc) {
      return true
    }
    if d == a || d == b {
      if vertex(d == a ? i : i &+ 1) != vertex(j &+ 1) { return true }
    } else if passesPixel(a, b, d, cross: abd) {
      return true
    }
    if a != c && a != d && passesPixel(c, d, a, cross: cda) { return true }
    if b != c && b != d && passesPixel(c, d, b, cross: cdb) { return true }
    return (abc < 0) != (abd < 0) && (cda < 0) != (cdb < 0) && abc != 0 && abd != 0 && cda != 0
      && cdb != 0
  }

  /// |dx| + |dy| of a segment.
  ///
  /// Points whose orientation towards it is larger lie more than a pixel away from its line.
  @inline(__always) private static func reach(_ a: GridPoint, _ b: GridPoint) -> UInt64 {
    (Int64(b.x) &- Int64(a.x)).magnitude &+ (Int64(b.y) &- Int64(a.y)).magnitude
  }

  /// Records a crossing whose pixel holds none of the four ends.
  @inline(__always) private mutating func cross(
    _ i: Int, _ j: Int, _ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint
  ) {
    let p = crossingPixel(a, b, c, d)
    let known = nodes.count
    let node = nodes.node(at: p, &arena)
    cut(i, a, p, node)
    cut(j, c, p, node)
    if nodes.count > known {
      crossings.append(
        SegmentCrossing(
          node: node, first: Int32(truncatingIfNeeded: i), second: Int32(truncatingIfNeeded: j)),
        &arena)
    }
  }

  /// Two vertices at one point: both belong to its node, unless they are the same vertex.
  @inline(__always) private mutating func share(_ i: Int, _ j: Int) {
    if vertex(i) != vertex(j) {
      mark(i)
      mark(j)
    }
  }

  /// Makes a node of a vertex.
  @inline(__always) mutating func mark(_ index: Int) {
    let v = vertex(index)
    if nodeOfVertex[v] < 0 {
      let node = nodes.node(at: points[v], &arena)
      nodeOfVertex[v] = node
      nodes.place(v, at: node)
    }
  }

  @inline(__always) private mutating func cut(_ segment: Int, _ start: GridPoint, at p: GridPoint) {
    cut(segment, start, p, nodes.node(at: p, &arena))
  }

  @inline(__always) mutating func cut(
    _ segment: Int, _ start: GridPoint, _ p: GridPoint, _ node: Int32
  ) {
    let dx = (Int64(p.x) &- Int64(start.x)).magnitude
    let dy = (Int64(p.y) &- Int64(start.y)).magnitude
    cuts.append(Cut(key: UInt64(segment) << 32 | (dx &+ dy), node: node), &arena)
  }

  @inline(__always) private mutating func cutOrMark(
    _ segment: Int, _ a: GridPoint, _ b: GridPoint, _ p: GridPoint, _ node: Int32
  ) {
    if p == a {
      mark(segment)
    } else if p == b {
      mark(segment &+ 1)
    } else {
      cut(segment, a, p, node)
    }
  }

  // MARK: Many segments

  private mutating func buildTree() {
    var blocks = ArenaList<Block>(
      &arena, capacity: points.count / BoxTree.blockSize + rings.count + 1)
    var boxes = ArenaList<GridBox>(
      &arena, capacity: points.count / BoxTree.blockSize + rings.count + 1)
    var r = 0
    while r < rings.count {
      var i = Int(rings[r].start)
      let end = i &+ Int(rings[r].count)
      while i < end {
        let stop = min(i &+ BoxTree.blockSize, end)
        var box = GridBox.empty
        var k = i
        while k <= stop {
          let p = points[k]
          box.minX = min(box.minX, p.x)
          box.minY = min(box.minY, p.y)
          box.maxX = max(box.maxX, p.x)
          box.maxY = max(box.maxY, p.y)
          k &+= 1
        }
        blocks.append(
          Block(start: Int32(truncatingIfNeeded: i), end: Int32(truncatingIfNeeded: stop)), &arena)
        boxes.append(box, &arena)
        i = stop
      }
      r &+= 1
    }
    tree.build(blocks, boxes, sorts: rings.count > 4 && blocks.count > 16, &arena)
  }

  private mutating func pairByTree() {
    let pairs = tree.pairs(&arena)
    var k = 0
    while k < pairs.count {
      let a = tree.blocks[Int(pairs[k].a)]
      let b = tree.blocks[Int(pairs[k].b)]
      let same = pairs[k].a == pairs[k].b
      let other = tree.boxes[tree.leaves &+ Int(pairs[k].b)]
      var i = Int(a.start)
      let end = Int(a.end)
      while i < end {
        if same {
          pair(i, i &+ 1, end)
        } else {
          let p = points[i]
          let q = points[i &+ 1]
          if max(p.x, q.x) >= other.minX && min(p.x, q.x) <= other.maxX
            && max(p.y, q.y) >= other.minY && min(p.y, q.y) <= other.maxY
          {
            pair(i, Int(b.start), Int(b.end))
          }
        }
        i &+= 1
      }
      k &+= 1
    }
  }

  /// Orders the cuts by segment and along it.
  private mutating func sortCuts() {
    let count = cuts.count
    if count < 2 { return }
    if count <= CutSorting.smallCount {
      CutSorting.sortFew(cuts.base, count)
    } else {
      sortManyCuts()
    }
  }

  /// Leaves one of each of the ordered cuts.
  private mutating func mergeEqualCuts() {
    let count = cuts.count
    if count < 2 { return }
    var kept = 1
    var i = 1
    while i < count {
      if cuts.base[i].key != cuts.base[kept &- 1].key {
        cuts.base[kept] = cuts.base[i]
        kept &+= 1
      }
      i &+= 1
    }
    cuts.count = kept
  }

  /// Counting sort by segment, then each segment's by themselves.
  private mutating func sortManyCuts() {
    let count = cuts.count
    let from = cuts.base
    let starts = arena.allocate(Int32.self, points.count + 1)
    starts.update(repeating: 0, count: points.count + 1)
    var i = 0
    while i < count {
      starts[from[i].segment &+ 1] &+= 1
      i &+= 1
    }
    i = 0
    while i < points.count {
      starts[i &+ 1] &+= starts[i]
      i &+= 1
    }
    var sorted = ArenaList<Cut>(&arena, capacity: count)
    let to = sorted.base
    i = 0
    while i < count {
      let segment = from[i].segment
      to[Int(starts[segment])] = from[i]
      starts[segment] &+= 1
      i &+= 1
    }
    // Each start has moved on to the next segment's start.
    var low = 0
    var s = 0
    while s < points.count {
      let high = Int(starts[s])
      // What the cuts came in is free now, and serves as scratch space.
      CutSorting.sort(to + low, high &- low, scratch: from)
      low = high
      s &+= 1
    }
    sorted.count = count
    cuts = sorted
  }
}
