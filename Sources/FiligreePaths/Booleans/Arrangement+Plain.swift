// The shorter way for lines that only cross: crossings in order along each ring.

/// A ring's part from one crossing to the next.
struct PlainPiece: BitwiseCopyable {
  /// The piece of the other segment that starts at the same crossing.
  var partner: Int32
  var ring: Int32
  /// The windings on its left.
  var leftFirst: Int32
  var leftSecond: Int32
  /// Whether the other segment crosses from the right to the left.
  var otherGoesLeft: Bool
  /// As in `Chain`.
  var selection: Int8
  var isTraced: Bool
}

/// A ring among lines that only cross.
struct PlainRing: BitwiseCopyable {
  /// Its first piece, and the one after its last.
  var start: Int32
  var end: Int32
  var leftmost: Int32
  /// What crossing it from its right to its left adds to the windings.
  var deltaFirst: Int32
  var deltaSecond: Int32
  /// The windings on its left, for a ring that crosses nothing.
  var leftFirst: Int32 = 0
  var leftSecond: Int32 = 0
  var selection: Int8 = 0
  var isVisited = false
}

extension Arrangement {
  // MARK: Order

  /// Records a crossing that is more than a pixel away from all four ends.
  @inline(__always) mutating func crossPlainly(
    _ i: Int, _ j: Int, _ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint
  ) {
    let abc = orientation(a, b, c)
    let cda = orientation(c, d, a)
    // What abd has more than abc, and cdb less than cda.
    let turn =
      (Int64(b.x) &- Int64(a.x)) &* (Int64(d.y) &- Int64(c.y))
      &- (Int64(b.y) &- Int64(a.y)) &* (Int64(d.x) &- Int64(c.x))
    let id = crossings.count
    crossings.append(
      SegmentCrossing(
        goesLeft: abc < 0, first: Int32(truncatingIfNeeded: i),
        second: Int32(truncatingIfNeeded: j)), &arena)
    let scale = 4_294_967_295.0 / Double(turn)
    let along = Double(cda) * scale
    let across = Double(0 &- abc) * scale
    cuts.append(
      Cut(
        key: UInt64(i) << 32 | UInt64(truncatingIfNeeded: Int64(along)),
        node: Int32(truncatingIfNeeded: 2 &* id)), &arena)
    cuts.append(
      Cut(
        key: UInt64(j) << 32 | UInt64(truncatingIfNeeded: Int64(across)),
        node: Int32(truncatingIfNeeded: 2 &* id &+ 1)), &arena)
  }

  /// Orders cuts that the doubles in their keys cannot tell apart; false if two of them are one point.
  mutating func orderCloseCuts() -> Bool {
    let base = cuts.base
    var k = 1
    while k < cuts.count {
      // A key is off by less than one, and segments differ by 2³².
      if base[k].key &- base[k &- 1].key <= 2 {
        var j = k
        while j > 0 && base[j].key &- base[j &- 1].key &+ 2 <= 4
          && base[j].segment == base[j &- 1].segment
        {
          let order = exactOrder(base[j &- 1], base[j])
          if order == 0 { return false }
          if order < 0 { break }
          swap(&base[j], &base[j &- 1])
          j &-= 1
        }
      }
      k &+= 1
    }
    return true
  }

  /// Above 0 if the first of two cuts of one segment lies further along it; 0 if they are one point.
  private func exactOrder(_ a: Cut, _ b: Cut) -> Int {
    let (n0, d0) = share(of: a)
    let (n1, d1) = share(of: b)
    return Arrangement.compare(n0, d0, n1, d1)
  }

  /// How far along its segment a cut lies, as a fraction of two numbers that are not negative.
  private func share(of cut: Cut) -> (UInt64, UInt64) {
    let crossing = crossings[Int(cut.node >> 1)]
    let other = Int(cut.node & 1 == 0 ? crossing.second : crossing.first)
    let c = points[other]
    let d = points[other &+ 1]
    let start = orientation(c, d, points[cut.segment]).magnitude
    let end = orientation(c, d, points[cut.segment &+ 1]).magnitude
    return (start, start &+ end)
  }

  /// The sign of n0 / d0 - n1 / d1.
  private static func compare(_ n0: UInt64, _ d0: UInt64, _ n1: UInt64, _ d1: UInt64) -> Int {
    let x = n0.multipliedFullWidth(by: d1)
    let y = n1.multipliedFullWidth(by: d0)
    if x.high != y.high { return x.high > y.high ? 1 : -1 }
    return x.low == y.low ? 0 : x.low > y.low ? 1 : -1
  }

  // MARK: Windings

  /// Finds the windings on both sides of every piece.
  mutating func windPlainly() {
    makePieces()
    let seeds = ringsFromLeft()
    var k = 0
    while k < seeds.count {
      plainRings.base[Int(seeds[k].ring)].leftmost = seeds[k].vertex
      k &+= 1
    }
    // The leftmost ring of each component comes first, and left of it lie components that are done.
    var stack = ArenaList<Int32>(&arena, capacity: 16)
    k = 0
    while k < seeds.count {
      let ring = Int(seeds[k].ring)
      if !plainRings[ring].isVisited {
        enter(ring, k == 0 ? (0, 0) : lookLeftPlainly(points[Int(plainRings[ring].leftmost)]))
        if plainRings[ring].start < plainRings[ring].end {
          stack.append(plainRings[ring].start, &arena)
        }
        while stack.count > 0 {
          stack.count &-= 1
          walk(from: Int(stack[stack.count]), &stack)
        }
      }
      k &+= 1
    }
  }

  private mutating func makePieces() {
    let count = cuts.count
    pieces = ArenaList(&arena, capacity: count)
    pieces.count = count
    let places = arena.allocate(Int32.self, count)
    plainRings = ArenaList(&arena, capacity: rings.count)
    var k = 0
    var r = 0
    while r < rings.count {
      let ring = rings[r]
      let end = Int(ring.start &+ ring.count)
      let start = k
      while k < count && cuts[k].segment < end {
        let node = cuts[k].node
        places[Int(node)] = Int32(truncatingIfNeeded: k)
        let goesLeft = crossings[Int(node >> 1)].goesLeft
        pieces[k] = PlainPiece(
          partner: 0, ring: Int32(truncatingIfNeeded: r), leftFirst: 0, leftSecond: 0,
          otherGoesLeft: goesLeft == (node & 1 == 0), selection: 0, isTraced: false)
        k &+= 1
      }
      plainRings.append(
        PlainRing(
          start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: k),
          leftmost: ring.start, deltaFirst: ring.operand == .first ? 1 : 0,
          deltaSecond: ring.operand == .second ? 1 : 0), &arena)
      r &+= 1
    }
    k = 0
    while k < count {
      pieces.base[k].partner = places[Int(cuts[k].node ^ 1)]
      k &+= 1
    }
  }

  /// Begins a component at its leftmost vertex, around which the windings are `outside`.
  private mutating func enter(_ r: Int, _ outside: (first: Int32, second: Int32)) {
    let ring = rings[r]
    let plain = plainRings.base + r
    plain.pointee.isVisited = true
    let v = Int(plain.pointee.leftmost)
    let before = v == Int(ring.start) ? v &+ Int(ring.count) &- 1 : v &- 1
    // At its leftmost vertex a ring turns away from the outside.
    let outsideIsRight = orientation(points[before], points[v], points[v &+ 1]) > 0
    let first = outside.first &+ (outsideIsRight ? plain.pointee.deltaFirst : 0)
    let second = outside.second &+ (outsideIsRight ? plain.pointee.deltaSecond : 0)
    plain.pointee.leftFirst = first
    plain.pointee.leftSecond = second
    if plain.pointee.start == plain.pointee.end { return }
    // The stack takes a ring's first piece; so carry the windings there, against the ring's course.
    var k = pieceBefore(segment: v, plain.pointee)
    var left = (first, second)
    pieces.base[k].leftFirst = left.0
    pieces.base[k].leftSecond = left.1
    while k != Int(plain.pointee.start) {
      left = windingsBefore(k, left)
      k &-= 1
      pieces.base[k].leftFirst = left.0
      pieces.base[k].leftSecond = left.1
    }
  }

  /// The windings left of a ring before the crossing at which piece `k` starts.
  @inline(__always) private func windingsBefore(
    _ k: Int, _ left: (Int32, Int32)
  ) -> (Int32, Int32) {
    let other = plainRings[Int(pieces[Int(pieces[k].partner)].ring)]
    return pieces[k].otherGoesLeft
      ? (left.0 &+ other.deltaFirst, left.1 &+ other.deltaSecond)
      : (left.0 &- other.deltaFirst, left.1 &- other.deltaSecond)
  }

  /// The last piece of a ring that starts before a segment.
  private func pieceBefore(segment: Int, _ ring: PlainRing) -> Int {
    var low = Int(ring.start)
    var high = Int(ring.end)
    while low < high {
      let middle = (low &+ high) >> 1
      if cuts[middle].segment < segment { low = middle &+ 1 } else { high = middle }
    }
    return low == Int(ring.start) ? Int(ring.end) &- 1 : low &- 1
  }

  /// Goes once around a ring from a piece whose windings are known.
  ///
  /// Where another ring crosses from the right to the left, what is left of both stays what it was: the
  /// ring comes from the other's left side to its right one. Rings that are met for the first time are
  /// put on the stack, with the windings at the crossing.
  private mutating func walk(from start: Int, _ stack: inout ArenaList<Int32>) {
    let pieces = self.pieces.base
    let rings = plainRings.base
    let own = rings[Int(pieces[start].ring)]
    var first = pieces[start].leftFirst
    var second = pieces[start].leftSecond
    var k = start
    var count = own.end &- own.start
    while count > 0 {
      k &+= 1
      if k == Int(own.end) { k = Int(own.start) }
      count &-= 1
      let partner = Int(pieces[k].partner)
      let other = rings + Int(pieces[partner].ring)
      var partnerFirst = first
      var partnerSecond = second
      if pieces[k].otherGoesLeft {
        first &-= other.pointee.deltaFirst
        second &-= other.pointee.deltaSecond
      } else {
        first &+= other.pointee.deltaFirst
        second &+= other.pointee.deltaSecond
        partnerFirst = first &- own.deltaFirst
        partnerSecond = second &- own.deltaSecond
      }
      pieces[k].leftFirst = first
      pieces[k].leftSecond = second
      if !other.pointee.isVisited {
        other.pointee.isVisited = true
        pieces[partner].leftFirst = partnerFirst
        pieces[partner].leftSecond = partnerSecond
        stack.append(Int32(truncatingIfNeeded: partner), &arena)
      }
    }
  }

  /// The windings just left of a point, which lies on nothing that is there.
  private mutating func lookLeftPlainly(_ p: GridPoint) -> (first: Int32, second: Int32) {
    guard let (s, goesUp) = segmentLeft(of: p) else { return (0, 0) }
    // Rings lie in the order of their segments.
    var low = 0
    var high = rings.count
    while high &- low > 1 {
      let middle = (low &+ high) >> 1
      if Int(rings[middle].start) <= s { low = middle } else { high = middle }
    }
    let ring = plainRings[low]
    var first = ring.leftFirst
    var second = ring.leftSecond
    if ring.start < ring.end {
      let k = piece(on: s, levelWith: p, ring)
      first = pieces[k].leftFirst
      second = pieces[k].leftSecond
    }
    return goesUp ? (first &- ring.deltaFirst, second &- ring.deltaSecond) : (first, second)
  }

  /// The piece of a ring that passes a hair above the height of a point on a segment.
  private func piece(on segment: Int, levelWith p: GridPoint, _ ring: PlainRing) -> Int {
    let a = points[segment]
    let b = points[segment &+ 1]
    let rise = (Int64(p.y) &- Int64(a.y)).magnitude
    let height = (Int64(b.y) &- Int64(a.y)).magnitude
    var k = pieceBefore(segment: segment, ring)
    var next = k &+ 1 == Int(ring.end) ? Int(ring.start) : k &+ 1
    while cuts[next].segment == segment {
      let (n, d) = share(of: cuts[next])
      let order = Arrangement.compare(n, d, UInt64(rise), UInt64(height))
      // A crossing at the very height lies below the hair: behind on the way up, ahead on the way down.
      if order > 0 || (order == 0 && a.y > b.y) { break }
      k = next
      next = k &+ 1
      if next == Int(ring.end) { break }
    }
    return k
  }
}
