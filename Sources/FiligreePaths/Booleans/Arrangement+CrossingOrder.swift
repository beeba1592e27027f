// The order of crossings along each segment, without chains.

extension Arrangement {
  /// Records a crossing inside both segments.
  @inline(__always) mutating func addCrossing(
    _ i: Int, _ j: Int, _ ring: Int, _ other: Int
  ) {
    crossings.append(
      SegmentCrossing(
        first: Int32(truncatingIfNeeded: i), second: Int32(truncatingIfNeeded: j),
        ring: Int32(truncatingIfNeeded: ring), other: Int32(truncatingIfNeeded: other)), &arena)
  }

  /// Locates the crossings and makes two cuts of each, sorted by segment and along it as far as
  /// their keys tell; a sentinel follows.
  mutating func sortCrossings() {
    crossingPositions = CrossingPositions(crossings, points, &arena)
    let crossings = crossings
    let positions = crossingPositions
    let count = crossings.count * 2
    cuts = ArenaList(&arena, capacity: count + 1)
    cuts.count = count
    cuts[count] = Cut(key: .max, node: 0)
    if count <= SegmentCutSort.smallCount {
      let to = cuts.base
      var id = 0
      while id < crossings.count {
        to[2 &* id] = Arrangement.firstCut(id, crossings[id], positions)
        to[2 &* id &+ 1] = Arrangement.secondCut(id, crossings[id], positions)
        id &+= 1
      }
      SegmentCutSort.sortFew(to, count)
      return
    }
    var sorter = CutSorter(segments: points.count, count: count, &arena)
    var id = 0
    while id < crossings.count {
      sorter.count(crossings[id].first)
      sorter.count(crossings[id].second)
      id &+= 1
    }
    let hasGroups = sorter.makeGroups(&arena)
    id = 0
    while hasGroups && id < crossings.count {
      sorter.countGroup(sorter.group(crossings[id].first, positions.along(id)))
      sorter.countGroup(sorter.group(crossings[id].second, positions.across(id)))
      id &+= 1
    }
    sorter.finishCounting(&arena)
    id = 0
    while id < crossings.count {
      let crossing = crossings[id]
      let (along, across) = (positions.along(id), positions.across(id))
      let first = hasGroups ? sorter.group(crossing.first, along) : crossing.first
      let second = hasGroups ? sorter.group(crossing.second, across) : crossing.second
      sorter.add(Arrangement.firstCut(id, crossing, positions), first, along)
      sorter.add(Arrangement.secondCut(id, crossing, positions), second, across)
      id &+= 1
    }
    sorter.sort(into: cuts.base)
  }

  /// The cut of a crossing's first segment.
  @inline(__always) private static func firstCut(
    _ id: Int, _ crossing: SegmentCrossing, _ positions: CrossingPositions
  ) -> Cut {
    Cut(
      key: UInt64(UInt32(bitPattern: crossing.first)) << 32 | UInt64(positions.along(id)),
      node: Int32(truncatingIfNeeded: 2 &* id),
      chain: 2 &* crossing.other &+ positions.goesLeft(id))
  }

  /// The cut of a crossing's second segment.
  @inline(__always) private static func secondCut(
    _ id: Int, _ crossing: SegmentCrossing, _ positions: CrossingPositions
  ) -> Cut {
    Cut(
      key: UInt64(UInt32(bitPattern: crossing.second)) << 32 | UInt64(positions.across(id)),
      node: Int32(truncatingIfNeeded: 2 &* id &+ 1),
      chain: 2 &* crossing.ring &+ 1 &- positions.goesLeft(id))
  }

  /// Orders cuts that the rounded fractions in their keys cannot tell apart; false if two of them
  /// are one point.
  mutating func orderCloseCuts() -> Bool {
    let base = cuts.base
    var k = 1
    while k < cuts.count {
      // The error of a key is below one, and segments differ by 2³².
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

  /// Above 0 if the first of two cuts of one segment lies further along it; 0 if they are one
  /// point.
  private func exactOrder(_ a: Cut, _ b: Cut) -> Int {
    let (n0, d0) = fraction(of: a)
    let (n1, d1) = fraction(of: b)
    return Arrangement.compare(n0, d0, n1, d1)
  }

  /// How far along its segment a cut lies, as a fraction of two numbers that are not negative.
  func fraction(of cut: Cut) -> (UInt64, UInt64) {
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
