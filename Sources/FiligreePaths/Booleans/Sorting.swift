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
  /// Sorts elements by their buckets, numbers below `bucketCount`, and in a bucket by `precedes`;
  /// returns them elsewhere.
  @inline(__always) static func sorted<Element: BitwiseCopyable>(
    _ list: ArenaList<Element>, bucketCount: Int, _ arena: inout Arena,
    bucket: (Element) -> Int, by precedes: (Element, Element) -> Bool
  ) -> ArenaList<Element> {
    var starts = ArenaList<Int32>(&arena, capacity: bucketCount + 1)
    starts.append(0, times: bucketCount + 1, &arena)
    var i = 0
    while i < list.count {
      starts[bucket(list[i]) &+ 1] &+= 1
      i &+= 1
    }
    i = 0
    while i < bucketCount {
      starts[i &+ 1] &+= starts[i]
      i &+= 1
    }
    let result = ArenaList(copying: list, &arena)
    i = 0
    while i < list.count {
      let bucket = bucket(list[i])
      result[Int(starts[bucket])] = list[i]
      starts[bucket] &+= 1
      i &+= 1
    }
    // Each start has advanced to the next bucket's start.
    i = 0
    while i < list.count {
      let end = Int(starts[bucket(result[i])])
      SmallSort.sort(result.base + i, end &- i, by: precedes)
      i = end
    }
    return result
  }
}
