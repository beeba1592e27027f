import CFiligreePaths

/// Sorts cuts by segment and along it: first counted, then added, then sorted.
struct CutSorter {
  private let segments: Int
  /// Where each segment's cuts begin, and after the last one's.
  private let starts: UnsafeMutablePointer<UInt32>
  /// Where the next cut of each goes.
  private let ends: UnsafeMutablePointer<UInt32>
  private let keys: UnsafeMutablePointer<UInt32>
  private let from: UnsafeMutablePointer<Cut>

  init(segments: Int, count: Int, _ arena: inout Arena) {
    self.segments = segments
    starts = arena.allocate(UInt32.self, segments + 1)
    ends = arena.allocate(UInt32.self, segments)
    ends.update(repeating: 0, count: segments)
    keys = arena.allocate(UInt32.self, count + 15)
    (keys + count).update(repeating: 0, count: 15)
    from = arena.allocate(Cut.self, count)
  }

  /// Counts a cut of a segment.
  @inline(__always) func count(_ segment: Int32) { ends[Int(segment)] &+= 1 }

  /// All have been counted.
  func makeRoom() {
    var sum: UInt32 = 0
    var i = 0
    while i < segments {
      starts[i] = sum
      sum &+= ends[i]
      ends[i] = starts[i]
      i &+= 1
    }
    starts[segments] = sum
  }

  /// Adds a cut of a segment, with its share of it.
  @inline(__always) func add(_ cut: Cut, _ segment: Int32, _ share: UInt32) {
    let place = Int(ends[Int(segment)])
    ends[Int(segment)] &+= 1
    keys[place] = share
    from[place] = cut
  }

  /// Sorts the cuts into `to`; registers of more than `width` numbers are not used.
  func sort(into to: UnsafeMutablePointer<Cut>, width: Int32 = 16) {
    // A cut is laid out as in C: its key, and two integers of 32 bits.
    filigree_sort_cuts(
      starts, Int32(truncatingIfNeeded: segments), keys,
      UnsafeRawPointer(from).assumingMemoryBound(to: FiligreeCut.self), width,
      UnsafeMutableRawPointer(to).assumingMemoryBound(to: FiligreeCut.self))
    var i = 0
    while i < segments {
      let count = Int(starts[i &+ 1] &- starts[i])
      if count > Int(FILIGREE_MOST_CUTS) {
        let start = Int(starts[i])
        CutSorting.sort(to + start, count, scratch: from + start)
      }
      i &+= 1
    }
  }
}
