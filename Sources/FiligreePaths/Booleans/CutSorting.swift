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
