// The shorter way for lines that only cross: crossings in order along each segment.

extension Arrangement {
  /// Records a crossing inside both segments.
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
  func share(of cut: Cut) -> (UInt64, UInt64) {
    let crossing = crossings[Int(cut.node >> 1)]
    let other = Int(cut.node & 1 == 0 ? crossing.second : crossing.first)
    let c = points[other]
    let d = points[other &+ 1]
    let start = orientation(c, d, points[cut.segment]).magnitude
    let end = orientation(c, d, points[cut.segment &+ 1]).magnitude
    return (start, start &+ end)
  }

  /// The sign of n0 / d0 - n1 / d1.
  static func compare(_ n0: UInt64, _ d0: UInt64, _ n1: UInt64, _ d1: UInt64) -> Int {
    let x = n0.multipliedFullWidth(by: d1)
    let y = n1.multipliedFullWidth(by: d0)
    if x.high != y.high { return x.high > y.high ? 1 : -1 }
    return x.low == y.low ? 0 : x.low > y.low ? 1 : -1
  }
}
