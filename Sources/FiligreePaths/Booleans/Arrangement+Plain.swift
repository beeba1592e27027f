// The shorter way for lines that only cross: crossings in order along each ring.

/// A ring's part from one crossing to the next.
struct PlainPiece: BitwiseCopyable {
  var ring: Int32
  /// The windings on its left.
  var leftFirst: Int32
  var leftSecond: Int32
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
    _ i: Int, _ j: Int, _ ring: Int, _ other: Int
  ) {
    let (a, b, c, d) = (points[i], points[i &+ 1], points[j], points[j &+ 1])
    let abc = orientation(a, b, c)
    let cda = orientation(c, d, a)
    // What abd has more than abc, and cdb less than cda.
    let turn =
      (Int64(b.x) &- Int64(a.x)) &* (Int64(d.y) &- Int64(c.y))
      &- (Int64(b.y) &- Int64(a.y)) &* (Int64(d.x) &- Int64(c.x))
    let id = crossings.count
    let goesLeft = abc < 0 ? 1 : 0
    crossings.append(
      SegmentCrossing(first: Int32(truncatingIfNeeded: i), second: Int32(truncatingIfNeeded: j)),
      &arena)
    let scale = 4_294_967_295.0 / Double(turn)
    let along = Double(cda) * scale
    let across = Double(0 &- abc) * scale
    cuts.append(
      Cut(
        key: UInt64(i) << 32 | UInt64(truncatingIfNeeded: Int64(along)),
        node: Int32(truncatingIfNeeded: 2 &* id),
        chain: Int32(truncatingIfNeeded: 2 &* other &+ goesLeft)), &arena)
    cuts.append(
      Cut(
        key: UInt64(j) << 32 | UInt64(truncatingIfNeeded: Int64(across)),
        node: Int32(truncatingIfNeeded: 2 &* id &+ 1),
        chain: Int32(truncatingIfNeeded: 2 &* ring &+ 1 &- goesLeft)), &arena)
  }

  /// Orders the cuts by segment and along it, as far as their keys can tell.
  ///
  /// Cuts lie all along a segment, more or less evenly: so each segment has as many buckets of equal
  /// width as it has cuts, and what all these leave in disorder is little.
  mutating func sortPlainly() {
    let count = cuts.count
    if count <= CutSorting.smallCount {
      CutSorting.sortFew(cuts.base, count)
      return
    }
    let from = cuts.base
    let segments = points.count
    // For each segment: how many cuts, and from where on its buckets lie.
    let counts = arena.allocate(UInt32.self, segments)
    counts.update(repeating: 0, count: segments)
    let starts = arena.allocate(UInt32.self, segments)
    let buckets = arena.allocate(UInt32.self, count + 1)
    buckets.update(repeating: 0, count: count + 1)
    let bucketOf = arena.allocate(UInt32.self, count)
    var i = 0
    while i < count {
      counts[from[i].segment] &+= 1
      i &+= 1
    }
    var sum: UInt32 = 0
    i = 0
    while i < segments {
      starts[i] = sum
      sum &+= counts[i]
      i &+= 1
    }
    i = 0
    while i < count {
      let segment = from[i].segment
      let share = ((from[i].key & 0xFFFF_FFFF) &* UInt64(counts[segment])) >> 32
      let bucket = starts[segment] &+ UInt32(truncatingIfNeeded: share)
      bucketOf[i] = bucket
      buckets[Int(bucket)] &+= 1
      i &+= 1
    }
    sum = 0
    var largest: UInt32 = 0
    i = 0
    while i <= count {
      let size = buckets[i]
      largest = max(largest, size)
      buckets[i] = sum
      sum &+= size
      i &+= 1
    }
    var sorted = ArenaList<Cut>(&arena, capacity: count)
    let to = sorted.base
    i = 0
    while i < count {
      let bucket = Int(bucketOf[i])
      to[Int(buckets[bucket])] = from[i]
      buckets[bucket] &+= 1
      i &+= 1
    }
    if Int(largest) > CutSorting.smallCount {
      // Each start has moved on to the next bucket's.
      var low = 0
      i = 0
      while i < count {
        let high = Int(buckets[i])
        if high &- low > CutSorting.smallCount {
          var crowd = UnsafeMutableBufferPointer(start: to + low, count: high &- low)
          crowd.sort { $0.key < $1.key }
        }
        low = high
        i &+= 1
      }
    }
    CutSorting.sortFew(to, count)
    sorted.count = count
    cuts = sorted
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

  /// Finds the windings on both sides of every piece, and chooses the pieces and the uncrossed rings on
  /// the result's edge; returns how many there are.
  mutating func windPlainly(_ choice: Choice) -> Int {
    let seeds = ringsFromLeft()
    placePieces(seeds)
    // The leftmost ring of each component comes first, and left of it lie components that are done.
    var stack = ArenaList<Int32>(&arena, capacity: 16)
    var count = 0
    var k = 0
    while k < seeds.count {
      let ring = Int(seeds[k].ring)
      if !plainRings[ring].isVisited {
        let outside = k == 0 ? (0, 0) : lookLeftPlainly(points[Int(seeds[k].vertex)])
        if let piece = enter(ring, outside) {
          stack.append(piece, &arena)
        } else {
          let plain = plainRings.base + ring
          plain.pointee.selection = choice.side(
            plain.pointee.leftFirst, plain.pointee.leftSecond, plain.pointee.deltaFirst,
            plain.pointee.deltaSecond)
          count &+= plain.pointee.selection == 0 ? 0 : 1
        }
        while stack.count > 0 {
          stack.count &-= 1
          count &+= walk(from: Int(stack[stack.count]), choice, &stack)
        }
      }
      k &+= 1
    }
    return count
  }

  /// Notes where each ring's pieces lie, and each crossing's.
  private mutating func placePieces(_ seeds: ArenaList<Seed>) {
    let count = cuts.count
    pieces = ArenaList(&arena, capacity: count)
    pieces.count = count
    places = arena.allocate(Int32.self, count)
    plainRings = ArenaList(&arena, capacity: rings.count)
    var k = 0
    var r = 0
    while r < rings.count {
      let ring = rings[r]
      let end = UInt64(ring.start &+ ring.count) << 32
      let start = k
      while k < count && cuts[k].key < end {
        places[Int(cuts[k].node)] = Int32(truncatingIfNeeded: k)
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
    while k < seeds.count {
      plainRings.base[Int(seeds[k].ring)].leftmost = seeds[k].vertex
      k &+= 1
    }
  }

  /// The piece of the other segment that starts at the same crossing.
  @inline(__always) func partner(of k: Int) -> Int { Int(places[Int(cuts[k].node ^ 1)]) }

  /// Whether the other segment crosses from the right to the left where a piece starts.
  @inline(__always) func otherGoesLeft(at k: Int) -> Bool { cuts[k].chain & 1 != 0 }

  /// Begins a component at its leftmost vertex, around which the windings are `outside`.
  ///
  /// Returns the piece on which the vertex lies, with its windings; nil if the ring crosses nothing.
  private mutating func enter(_ r: Int, _ outside: (first: Int32, second: Int32)) -> Int32? {
    let ring = rings[r]
    let plain = plainRings.base + r
    plain.pointee.isVisited = true
    let v = Int(plain.pointee.leftmost)
    let before = v == Int(ring.start) ? v &+ Int(ring.count) &- 1 : v &- 1
    // At its leftmost vertex a ring turns away from the outside.
    let outsideIsRight = orientation(points[before], points[v], points[v &+ 1]) > 0
    plain.pointee.leftFirst = outside.first &+ (outsideIsRight ? plain.pointee.deltaFirst : 0)
    plain.pointee.leftSecond = outside.second &+ (outsideIsRight ? plain.pointee.deltaSecond : 0)
    if plain.pointee.start == plain.pointee.end { return nil }
    let k = pieceBefore(segment: v, plain.pointee)
    begin(k, r, plain.pointee.leftFirst, plain.pointee.leftSecond)
    return Int32(truncatingIfNeeded: k)
  }

  @inline(__always) private func begin(
    _ k: Int, _ ring: Int, _ leftFirst: Int32, _ leftSecond: Int32
  ) {
    pieces[k] = PlainPiece(
      ring: Int32(truncatingIfNeeded: ring), leftFirst: leftFirst, leftSecond: leftSecond,
      selection: 0, isTraced: false)
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

  /// Goes once around a ring from a piece whose windings are known; returns how many pieces it chose.
  ///
  /// Where another ring crosses from the right to the left, what is left of both stays what it was: the
  /// ring comes from the other's left side to its right one. Rings that are met for the first time are
  /// put on the stack, with the windings at the crossing.
  private mutating func walk(
    from start: Int, _ choice: Choice, _ stack: inout ArenaList<Int32>
  ) -> Int {
    let pieces = self.pieces.base
    let cuts = self.cuts.base
    let rings = plainRings.base
    let ring = pieces[start].ring
    let own = rings[Int(ring)]
    var first = pieces[start].leftFirst
    var second = pieces[start].leftSecond
    var chosen = 0
    var k = start
    var count = own.end &- own.start
    while count > 0 {
      k &+= 1
      if k == Int(own.end) { k = Int(own.start) }
      count &-= 1
      let other = rings + Int(cuts[k].chain >> 1)
      // Minus one where the other goes left, one where it goes right.
      let sign = 1 &- (cuts[k].chain & 1) &* 2
      let before = (first, second)
      first &+= sign &* other.pointee.deltaFirst
      second &+= sign &* other.pointee.deltaSecond
      let side = choice.side(first, second, own.deltaFirst, own.deltaSecond)
      chosen &+= side == 0 ? 0 : 1
      pieces[k] = PlainPiece(
        ring: ring, leftFirst: first, leftSecond: second, selection: side, isTraced: false)
      if !other.pointee.isVisited {
        other.pointee.isVisited = true
        let partner = self.partner(of: k)
        let goesLeft = sign < 0
        begin(
          partner, Int(cuts[k].chain >> 1), goesLeft ? before.0 : first &- own.deltaFirst,
          goesLeft ? before.1 : second &- own.deltaSecond)
        stack.append(Int32(truncatingIfNeeded: partner), &arena)
      }
    }
    return chosen
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
