// The first half of snap rounding: which segments intersect.

extension Arrangement {
  // MARK: Few segments

  /// Tests all pairs of segments.
  mutating func pairAll() {
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

  /// Tests segment `i` with the segments from `from` up to `end`.
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
    // Below zero where c lies left of, right of, below or above the box: a segment misses it if
    // both of its ends do so on the same side. Bits instead of branches, of which one in two would
    // be mispredicted.
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
        if j != i &+ 1 || !Arrangement.sharesVertexOnly(a, b, d) {
          switch SegmentIntersections.kind(a, b, c, d) {
          case .none: break
          case .crossing: cross(i, j)
          case .unclear: touch(i, j)
          }
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

  /// Whether b is all that a–b and b–d share, as far as their directions tell.
  ///
  /// If one's end lay in the other's box, d would lie on a's side of b in x and in y.
  @inline(__always) private static func sharesVertexOnly(
    _ a: GridPoint, _ b: GridPoint, _ d: GridPoint
  ) -> Bool {
    let alongX = (Int64(b.x) &- Int64(a.x)) &* (Int64(d.x) &- Int64(b.x))
    let alongY = (Int64(b.y) &- Int64(a.y)) &* (Int64(d.y) &- Int64(b.y))
    return alongX > 0 || alongY > 0 || (alongX == 0 && alongY == 0)
  }

  /// Whether b is all that a–b and b–d share: d and a lie more than a pixel from the other's line.
  @inline(__always) private static func sharesVertexOnlyByDistance(
    _ a: GridPoint, _ b: GridPoint, _ d: GridPoint
  ) -> Bool {
    let cross = orientation(a, b, d).magnitude
    return cross > SegmentIntersections.reach(a, b) && cross > SegmentIntersections.reach(b, d)
  }

  // MARK: Many segments

  /// Builds a tree of boxes over blocks of neighboring segments.
  mutating func buildTree() {
    var blocks = ArenaList<Block>(
      &arena, capacity: points.count / BoxTree.blockSize + rings.count + 1)
    var boxes = ArenaList<GridBox>(
      &arena, capacity: points.count / BoxTree.blockSize + rings.count + 1)
    var r = 0
    while r < rings.count {
      var i = Int(rings[r].start)
      let end = i &+ Int(rings[r].count)
      let firstBlock = blocks.count
      var firstHeading: UInt8 = 0
      var last: UInt8 = 0
      while i < end {
        var stop = min(i &+ BoxTree.blockSize, end)
        var p = points[i]
        var box = GridBox(minX: p.x, minY: p.y, maxX: p.x, maxY: p.y)
        var headings: UInt8 = 15
        var sharesVertexOnly: UInt8 = 0
        var k = i &+ 1
        while k <= stop {
          let q = points[k]
          let heading = Arrangement.heading(p, q)
          if headings & heading == 0 && headings != 0 && k &- i > 4 {
            // A block with one heading is better than a full one.
            stop = k &- 1
            break
          }
          headings &= heading
          if k > i &+ 1 {
            sharesVertexOnly |=
              Arrangement.sharesVertexOnly(last, heading) << UInt8(truncatingIfNeeded: k &- i &- 2)
          } else if i > Int(rings[r].start) {
            Arrangement.joinLast(&blocks, heading, last)
          } else {
            firstHeading = heading
          }
          last = heading
          box.unite(GridBox(minX: q.x, minY: q.y, maxX: q.x, maxY: q.y))
          p = q
          k &+= 1
        }
        blocks.append(
          Block(
            start: Int32(truncatingIfNeeded: i), end: Int32(truncatingIfNeeded: stop),
            ring: Int32(truncatingIfNeeded: r), headings: headings,
            sharesVertexOnly: sharesVertexOnly), &arena)
        boxes.append(box, &arena)
        i = stop
      }
      if blocks.count > firstBlock && !rings[r].isOpen {
        Arrangement.joinLast(&blocks, firstHeading, last)
      }
      r &+= 1
    }
    tree.build(blocks, boxes, sorts: rings.count > 4 && blocks.count > 16, &arena)
  }

  /// The heading of a segment: 1 to greater x, 2 to smaller x, 4 to greater y, 8 to smaller y.
  @inline(__always) private static func heading(_ p: GridPoint, _ q: GridPoint) -> UInt8 {
    (q.x > p.x ? 1 : 0) | (q.x < p.x ? 2 : 0) | (q.y > p.y ? 4 : 0) | (q.y < p.y ? 8 : 0)
  }

  /// 1 if `sharesVertexOnly` holds for two segments that follow one another, as far as their
  /// headings tell; otherwise 0.
  @inline(__always) private static func sharesVertexOnly(_ first: UInt8, _ second: UInt8) -> UInt8 {
    let opposite = (first & 5) << 1 | (first & 10) >> 1
    return first & second != 0 || opposite & second == 0 ? 1 : 0
  }

  /// Records in the last block whether its last segment and the next one of the ring share their
  /// vertex only.
  @inline(__always) private static func joinLast(
    _ blocks: inout ArenaList<Block>, _ heading: UInt8, _ last: UInt8
  ) {
    let block = blocks.base + (blocks.count &- 1)
    let bit = UInt8(truncatingIfNeeded: block.pointee.end &- block.pointee.start &- 1)
    block.pointee.sharesVertexOnly |= sharesVertexOnly(last, heading) << bit
  }

  /// Tests all pairs of segments whose blocks' boxes overlap.
  mutating func pairByTree() {
    let pairs = tree.pairs(&arena)
    let points = points.base
    let boxes = tree.boxes + tree.leaves
    var k = 0
    while k < pairs.count {
      let a = tree.blocks[Int(pairs[k].a)]
      let b = tree.blocks[Int(pairs[k].b)]
      let pair = pairs[k]
      k &+= 1
      let isSame = pair.a == pair.b
      var neighbors: UInt64 = 0
      if a.ring == b.ring {
        // One block, or two that follow one another: neighbors that share their vertex only need no
        // test.
        if isSame {
          neighbors = Arrangement.diagonal(a.sharesVertexOnly) << 1
        }
        let (startsB, startsA) = (follows(a, b), follows(b, a))
        if a.headings & b.headings != 0 && (isSame || startsB || startsA) { continue }
        if startsB {
          let last = UInt8(truncatingIfNeeded: a.end &- a.start &- 1)
          neighbors |= UInt64(a.sharesVertexOnly >> last & 1) << (8 &* UInt64(last))
        }
        if startsA {
          let last = UInt8(truncatingIfNeeded: b.end &- b.start &- 1)
          neighbors |= UInt64(b.sharesVertexOnly >> last & 1) << UInt64(last)
        }
      }
      let intersections = SegmentIntersections(
        points + Int(a.start), Int(a.end &- a.start), boxes + Int(pair.a), points + Int(b.start),
        Int(b.end &- b.start), boxes + Int(pair.b), isSame: isSame)
      addCrossings(intersections.crossing & ~intersections.unclear & ~neighbors, a, b)
      var unclear = intersections.unclear & ~neighbors
      while unclear != 0 {
        let bit = unclear.trailingZeroBitCount
        unclear &= unclear &- 1
        meetClosely(Int(a.start) &+ bit >> 3, Int(b.start) &+ bit & 7)
      }
    }
  }

  /// Records crossings of the segments of two blocks, by bits as in `SegmentIntersections`.
  @inline(__always) private mutating func addCrossings(_ bits: UInt64, _ a: Block, _ b: Block) {
    var left = bits
    while left != 0 {
      let bit = left.trailingZeroBitCount
      left &= left &- 1
      cross(Int(a.start) &+ bit >> 3, Int(b.start) &+ bit & 7)
    }
  }

  /// The bits `9 k` for the bits `k`.
  @inline(__always) private static func diagonal(_ bits: UInt8) -> UInt64 {
    UInt64(bits) &* 0x0101_0101_0101_0101 & 0x8040_2010_0804_0201
  }

  /// Whether the segment after the last of `a` is the first of `b`, both of one ring.
  @inline(__always) private func follows(_ a: Block, _ b: Block) -> Bool {
    if a.end == b.start { return true }
    let ring = rings[Int(a.ring)]
    return !ring.isOpen && a.end == ring.start &+ ring.count && b.start == ring.start
  }

  /// Records the intersection of two segments that come near one another, if their boxes overlap.
  @inline(never) private mutating func meetClosely(_ i: Int, _ j: Int) {
    let (a, b, c, d) = (points[i], points[i &+ 1], points[j], points[j &+ 1])
    if min(a.x, b.x) > max(c.x, d.x) || min(c.x, d.x) > max(a.x, b.x)
      || min(a.y, b.y) > max(c.y, d.y) || min(c.y, d.y) > max(a.y, b.y)
    {
      return
    }
    // Most of them share an end and nothing else.
    if b == c || b == d {
      let e = b == c ? d : c
      if Arrangement.sharesVertexOnly(a, b, e) || Arrangement.sharesVertexOnlyByDistance(a, b, e) {
        return joinVertices(i &+ 1, b == c ? j : j &+ 1)
      }
    } else if a == c || a == d {
      let e = a == c ? d : c
      if Arrangement.sharesVertexOnly(b, a, e) || Arrangement.sharesVertexOnlyByDistance(b, a, e) {
        return joinVertices(i, a == c ? j : j &+ 1)
      }
    }
    touch(i, j)
  }
}
