/// Sorts what is little, or nearly in order.
enum SmallSort {
  /// Up to this many, insertion sort is the fastest.
  private static var smallCount: Int { 32 }

  @inline(__always) static func sort<Element: BitwiseCopyable>(
    _ base: UnsafeMutablePointer<Element>, _ count: Int,
    by precedes: (Element, Element) -> Bool
  ) {
    var i = 1
    while i < count {
      let element = base[i]
      if precedes(element, base[i &- 1]) {
        if count > smallCount {
          var all = UnsafeMutableBufferPointer(start: base, count: count)
          all.sort(by: precedes)
          return
        }
        var j = i
        while j > 0 && precedes(element, base[j &- 1]) {
          base[j] = base[j &- 1]
          j &-= 1
        }
        base[j] = element
      }
      i &+= 1
    }
  }
}

/// Sorts what falls into many buckets.
enum BucketSort {
  /// Sorts elements by their buckets, numbers below `bucketCount`, and leaves those of a bucket in
  /// their order; returns them elsewhere, and the end of each bucket.
  @inline(__always) static func grouped<Element: BitwiseCopyable>(
    _ list: ArenaList<Element>, bucketCount: Int, _ arena: inout Arena, bucket: (Element) -> Int
  ) -> (elements: ArenaList<Element>, ends: UnsafeMutablePointer<Int32>) {
    let starts = arena.allocate(repeating: Int32(0), bucketCount + 1)
    let buckets = arena.allocate(Int32.self, list.count)
    for i in 0..<list.count {
      let bucket = bucket(list[i])
      buckets[i] = Int32(truncatingIfNeeded: bucket)
      starts[bucket &+ 1] &+= 1
    }
    for i in 0..<bucketCount { starts[i &+ 1] &+= starts[i] }
    var result = ArenaList<Element>(&arena, capacity: list.count)
    result.count = list.count
    for i in 0..<list.count {
      let start = starts + Int(buckets[i])
      result[Int(start.pointee)] = list[i]
      start.pointee &+= 1
    }
    // Each start has advanced to the next bucket's start.
    return (result, starts)
  }

  /// As `grouped`, and sorts those of a bucket by `precedes`.
  @inline(__always) static func sorted<Element: BitwiseCopyable>(
    _ list: ArenaList<Element>, bucketCount: Int, _ arena: inout Arena,
    bucket: (Element) -> Int, by precedes: (Element, Element) -> Bool
  ) -> ArenaList<Element> {
    let (result, ends) = grouped(list, bucketCount: bucketCount, &arena, bucket: bucket)
    var i = 0
    while i < result.count {
      let end = Int(ends[bucket(result[i])])
      SmallSort.sort(result.base + i, end &- i, by: precedes)
      i = end
    }
    return result
  }
}
