import CFiligreePaths

/// Sorts cuts by segment and along it: first counted, then added, then sorted.
///
/// Each segment's cuts are a group, or several where they are many: shares of it of equal width.
struct CutSorter {
  private let segments: Int
  /// How many cuts each segment has, then its first group and how many groups it has.
  private let counts: UnsafeMutablePointer<UInt32>
  private var firstGroups: UnsafeMutablePointer<UInt32> = .dangling
  private var groups = 0
  /// Where each group's cuts begin, and after the last one's.
  private var starts: UnsafeMutablePointer<UInt32> = .dangling
  /// Where the next cut of each goes.
  private var ends: UnsafeMutablePointer<UInt32> = .dangling
  private let keys: UnsafeMutablePointer<UInt32>
  private let from: UnsafeMutablePointer<Cut>

  /// Segments with more cuts than this have several groups, of half as many or so.
  private static var mostInGroup: UInt32 { 64 }

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

  /// All have been counted; returns whether they are to be counted by groups now.
  mutating func makeGroups(_ arena: inout Arena) -> Bool {
    var most: UInt32 = 0
    var i = 0
    while i < segments {
      most = max(most, counts[i])
      i &+= 1
    }
    if most <= CutSorter.mostInGroup {
      groups = segments
      ends = counts
      return false
    }
    firstGroups = arena.allocate(UInt32.self, segments)
    var sum: UInt32 = 0
    i = 0
    while i < segments {
      let own = counts[i] <= CutSorter.mostInGroup ? 1 : counts[i] / (CutSorter.mostInGroup / 2)
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

  /// The group of a cut of a segment with its share of it.
  @inline(__always) func group(_ segment: Int32, _ fraction: UInt32) -> Int32 {
    let index = (UInt64(fraction) &* UInt64(counts[Int(segment)])) >> 32
    return Int32(truncatingIfNeeded: UInt64(firstGroups[Int(segment)]) &+ index)
  }

  /// Counts a cut of a group.
  @inline(__always) func countGroup(_ group: Int32) { ends[Int(group)] &+= 1 }

  /// All have been counted by groups.
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

  /// Adds a cut of a group, or of a segment where these are the groups, with its share of the segment.
  @inline(__always) func add(_ cut: Cut, _ group: Int32, _ fraction: UInt32) {
    let index = Int(ends[Int(group)])
    ends[Int(group)] &+= 1
    keys[index] = fraction
    from[index] = cut
  }

  /// Sorts the cuts into `to`; registers of more than `width` numbers are not used.
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
      if count > Int(FILIGREE_MOST_CUTS) {
        (to + start).update(from: from + start, count: count)
        var group = UnsafeMutableBufferPointer(start: to + start, count: count)
        group.sort { $0.key < $1.key }
      }
      i &+= 1
    }
  }
}
