import CFiligreePaths

/// Sorts cuts by segment and along it: they are counted, then added, then sorted.
///
/// Each segment's cuts are a group, or several where they are many: parts of the segment of equal
/// length.
struct CutSorter {
  private let segments: Int
  /// The number of cuts of each segment; later its first group and its number of groups.
  private let counts: UnsafeMutablePointer<UInt32>
  private var firstGroups: UnsafeMutablePointer<UInt32> = .dangling
  private var groups = 0
  /// The start of each group's cuts, and the end of the last one's.
  private var starts: UnsafeMutablePointer<UInt32> = .dangling
  /// The index of each group's next cut.
  private var ends: UnsafeMutablePointer<UInt32> = .dangling
  private let keys: UnsafeMutablePointer<UInt32>
  private let from: UnsafeMutablePointer<Cut>

  /// Segments with more cuts than this have several groups, of about half as many.
  private static var groupLimit: UInt32 { 64 }

  init(segments: Int, count: Int, _ arena: inout Arena) {
    self.segments = segments
    counts = arena.allocate(UInt32.self, segments)
    counts.update(repeating: 0, count: segments)
    // The kernel reads past the last key.
    keys = arena.allocate(UInt32.self, count + 15)
    (keys + count).update(repeating: 0, count: 15)
    from = arena.allocate(Cut.self, count)
  }

  /// Counts a cut of a segment.
  @inline(__always) func count(_ segment: Int32) { counts[Int(segment)] &+= 1 }

  /// Ends the counting by segments; returns whether the cuts must be counted by groups now.
  mutating func makeGroups(_ arena: inout Arena) -> Bool {
    var most: UInt32 = 0
    var i = 0
    while i < segments {
      most = max(most, counts[i])
      i &+= 1
    }
    if most <= CutSorter.groupLimit {
      groups = segments
      ends = counts
      return false
    }
    firstGroups = arena.allocate(UInt32.self, segments)
    var sum: UInt32 = 0
    i = 0
    while i < segments {
      let own = counts[i] <= CutSorter.groupLimit ? 1 : counts[i] / (CutSorter.groupLimit / 2)
      firstGroups[i] = sum
      counts[i] = own
      sum &+= own
      i &+= 1
    }
    groups = Int(sum)
    ends = arena.allocate(UInt32.self, groups)
    ends.update(repeating: 0, count: groups)
    return true
  }

  /// The group of a cut at a fraction of a segment.
  @inline(__always) func group(_ segment: Int32, _ fraction: UInt32) -> Int32 {
    let index = (UInt64(fraction) &* UInt64(counts[Int(segment)])) >> 32
    return Int32(truncatingIfNeeded: UInt64(firstGroups[Int(segment)]) &+ index)
  }

  /// Counts a cut of a group.
  @inline(__always) func countGroup(_ group: Int32) { ends[Int(group)] &+= 1 }

  /// Ends the counting.
  mutating func finishCounting(_ arena: inout Arena) {
    starts = arena.allocate(UInt32.self, groups + 1)
    var sum: UInt32 = 0
    var i = 0
    while i < groups {
      starts[i] = sum
      sum &+= ends[i]
      ends[i] = starts[i]
      i &+= 1
    }
    starts[groups] = sum
  }

  /// Adds a cut of a group, or of a segment where these are the groups, with its fraction of the
  /// segment.
  @inline(__always) func add(_ cut: Cut, _ group: Int32, _ fraction: UInt32) {
    let index = Int(ends[Int(group)])
    ends[Int(group)] &+= 1
    keys[index] = fraction
    from[index] = cut
  }

  /// Sorts the cuts into `to`; registers hold at most `width` numbers.
  func sort(into to: UnsafeMutablePointer<Cut>, width: Int32 = 16) {
    // A cut is laid out as in C: its key, and two integers of 32 bits.
    filigree_sort_cuts(
      starts, Int32(truncatingIfNeeded: groups), keys,
      UnsafeRawPointer(from).assumingMemoryBound(to: FiligreeCut.self), width,
      UnsafeMutableRawPointer(to).assumingMemoryBound(to: FiligreeCut.self))
    var i = 0
    while i < groups {
      let start = Int(starts[i])
      let count = Int(starts[i &+ 1]) &- start
      if count > Int(FILIGREE_MAX_CUTS) {
        (to + start).update(from: from + start, count: count)
        var group = UnsafeMutableBufferPointer(start: to + start, count: count)
        group.sort { $0.key < $1.key }
      }
      i &+= 1
    }
  }
}

/// Sorts the cuts of one segment by their distance from its start.
enum SegmentCutSort {
  /// Up to this many, insertion sort is the fastest.
  static let smallCount = 32

  /// Sorts `count` cuts of one segment; `scratch` must have capacity for as many.
  ///
  /// Most cuts are spread along a segment more or less evenly: so they are put into as many buckets
  /// of equal width, which leaves almost nothing to insertion sort. Where many fall into few of the
  /// buckets, the standard library's sort takes over.
  static func sort(
    _ base: UnsafeMutablePointer<Cut>, _ count: Int, scratch: UnsafeMutablePointer<Cut>
  ) {
    if count <= smallCount {
      sortFew(base, count)
      return
    }
    var least = UInt64.max
    var most: UInt64 = 0
    var i = 0
    while i < count {
      least = min(least, base[i].key)
      most = max(most, base[i].key)
      i &+= 1
    }
    let buckets = min(count, 512)
    var shift: UInt64 = 0
    while Int(truncatingIfNeeded: (most &- least) >> shift) >= buckets { shift &+= 1 }
    let isEven = withUnsafeTemporaryAllocation(of: Int32.self, capacity: buckets + 1) { starts in
      starts.update(repeating: 0)
      var i = 0
      while i < count {
        starts[Int(truncatingIfNeeded: (base[i].key &- least) >> shift) &+ 1] &+= 1
        i &+= 1
      }
      var largest: Int32 = 0
      i = 0
      while i < buckets {
        largest = max(largest, starts[i &+ 1])
        starts[i &+ 1] &+= starts[i]
        i &+= 1
      }
      if Int(largest) > smallCount { return false }
      scratch.update(from: base, count: count)
      i = 0
      while i < count {
        let bucket = Int(truncatingIfNeeded: (scratch[i].key &- least) >> shift)
        base[Int(starts[bucket])] = scratch[i]
        starts[bucket] &+= 1
        i &+= 1
      }
      return true
    }
    if isEven {
      sortFew(base, count)
    } else {
      var all = UnsafeMutableBufferPointer(start: base, count: count)
      all.sort { $0.key < $1.key }
    }
  }

  /// Insertion sort: for few cuts, or cuts that are almost in order.
  @inline(__always) static func sortFew(_ base: UnsafeMutablePointer<Cut>, _ count: Int) {
    var i = 1
    while i < count {
      let cut = base[i]
      var j = i
      while j > 0 && base[j &- 1].key > cut.key {
        base[j] = base[j &- 1]
        j &-= 1
      }
      base[j] = cut
      i &+= 1
    }
  }
}
