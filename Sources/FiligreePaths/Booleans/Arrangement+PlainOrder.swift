// The shorter way for lines that mostly just cross: crossings in order along each segment.

extension Arrangement {
  /// Records a crossing inside both segments.
  @inline(__always) mutating func crossPlainly(
    _ i: Int, _ j: Int, _ ring: Int, _ other: Int
  ) {
    crossings.append(
      SegmentCrossing(
        first: Int32(truncatingIfNeeded: i), second: Int32(truncatingIfNeeded: j),
        ring: Int32(truncatingIfNeeded: ring), other: Int32(truncatingIfNeeded: other)), &arena)
  }

  /// Finds where segments cross, and makes two cuts of each crossing, ordered by segment and along it as
  /// far as their keys can tell.
  ///
  /// Cuts lie all along a segment, more or less evenly: so each segment has as many buckets of equal
  /// width as it has cuts, and what all these leave in disorder is little.
  mutating func sortPlainly() {
    crossingPlaces = CrossingPlaces(crossings, points, &arena)
    let crossings = crossings
    let places = crossingPlaces
    let count = crossings.count * 2
    cuts = ArenaList(&arena, capacity: count)
    cuts.count = count
    let to = cuts.base
    var id = 0
    if count <= CutSorting.smallCount {
      while id < crossings.count {
        to[2 &* id] = Arrangement.firstCut(id, crossings[id], places)
        to[2 &* id &+ 1] = Arrangement.secondCut(id, crossings[id], places)
        id &+= 1
      }
      CutSorting.sortFew(to, count)
      return
    }
    // For each segment: how many cuts, and from where on its buckets lie.
    let segments = points.count
    let counts = arena.allocate(UInt32.self, segments)
    counts.update(repeating: 0, count: segments)
    let starts = arena.allocate(UInt32.self, segments)
    let buckets = arena.allocate(UInt32.self, count + 1)
    buckets.update(repeating: 0, count: count + 1)
    let bucketOf = arena.allocate(UInt32.self, count)
    while id < crossings.count {
      counts[Int(crossings[id].first)] &+= 1
      counts[Int(crossings[id].second)] &+= 1
      id &+= 1
    }
    var sum: UInt32 = 0
    var i = 0
    while i < segments {
      starts[i] = sum
      sum &+= counts[i]
      i &+= 1
    }
    id = 0
    while id < crossings.count {
      let (s, t) = (Int(crossings[id].first), Int(crossings[id].second))
      let first = (UInt64(places.along(id)) &* UInt64(counts[s])) >> 32
      let second = (UInt64(places.across(id)) &* UInt64(counts[t])) >> 32
      let b0 = starts[s] &+ UInt32(truncatingIfNeeded: first)
      let b1 = starts[t] &+ UInt32(truncatingIfNeeded: second)
      bucketOf[2 &* id] = b0
      bucketOf[2 &* id &+ 1] = b1
      buckets[Int(b0)] &+= 1
      buckets[Int(b1)] &+= 1
      id &+= 1
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
    id = 0
    while id < crossings.count {
      let crossing = crossings[id]
      let b0 = Int(bucketOf[2 &* id])
      let b1 = Int(bucketOf[2 &* id &+ 1])
      to[Int(buckets[b0])] = Arrangement.firstCut(id, crossing, places)
      buckets[b0] &+= 1
      to[Int(buckets[b1])] = Arrangement.secondCut(id, crossing, places)
      buckets[b1] &+= 1
      id &+= 1
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
  }

  /// The cut of a crossing's first segment.
  @inline(__always) private static func firstCut(
    _ id: Int, _ crossing: SegmentCrossing, _ places: CrossingPlaces
  ) -> Cut {
    Cut(
      key: UInt64(UInt32(bitPattern: crossing.first)) << 32 | UInt64(places.along(id)),
      node: Int32(truncatingIfNeeded: 2 &* id),
      chain: 2 &* crossing.other &+ places.goesLeft(id))
  }

  /// The cut of a crossing's second segment.
  @inline(__always) private static func secondCut(
    _ id: Int, _ crossing: SegmentCrossing, _ places: CrossingPlaces
  ) -> Cut {
    Cut(
      key: UInt64(UInt32(bitPattern: crossing.second)) << 32 | UInt64(places.across(id)),
      node: Int32(truncatingIfNeeded: 2 &* id &+ 1),
      chain: 2 &* crossing.ring &+ 1 &- places.goesLeft(id))
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
