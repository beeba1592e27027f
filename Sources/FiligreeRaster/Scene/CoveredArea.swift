/// Which pixels of a band are hidden by something opaque: one bit for four pixels in a row.
///
/// A band is looked at from the top down; whatever lies under a hidden group is not painted.
struct CoveredArea {
  private let words: UnsafeMutablePointer<UInt64>
  private let wordStride: Int
  private let height: Int
  private let groupCount: Int
  /// Whether anything is hidden in a row.
  private let isTouched: UnsafeMutablePointer<Bool>
  /// Groups that are not hidden, of all rows.
  private(set) var openCount = 0

  init(width: Int, height: Int) {
    groupCount = (width + 3) >> 2
    wordStride = (groupCount + 63) >> 6
    self.height = height
    words = .allocate(capacity: wordStride * height)
    words.initialize(repeating: 0, count: wordStride * height)
    isTouched = .allocate(capacity: height)
    isTouched.initialize(repeating: false, count: height)
  }

  func deallocate() {
    words.deallocate()
    isTouched.deallocate()
  }

  /// Forgets what is hidden, for a band of `rowCount` rows.
  mutating func reset(rowCount: Int) {
    for row in 0..<height where isTouched[row] {
      (words + row &* wordStride).update(repeating: 0, count: wordStride)
      isTouched[row] = false
    }
    openCount = groupCount &* rowCount
  }

  /// Hides the groups that lie wholly within `start..<end`; `end` may be the row's own end.
  mutating func hide(row: Int, _ start: Int32, _ end: Int32, width: Int32) {
    let first = Int(start &+ 3) >> 2
    let last = end == width ? groupCount : Int(end) >> 2
    if first >= last { return }
    isTouched[row] = true
    let line = words + row &* wordStride
    var word = first >> 6
    let lastWord = (last &- 1) >> 6
    var bits = ~UInt64(0) &<< UInt64(first & 63)
    while word <= lastWord {
      if word == lastWord { bits &= ~UInt64(0) &>> UInt64(63 &- (last &- 1) & 63) }
      openCount &-= (bits & ~line[word]).nonzeroBitCount
      line[word] |= bits
      bits = ~0
      word &+= 1
    }
  }

  /// Calls `body` with each part of `start..<end` that can be seen.
  @inline(__always)
  func forEachVisible(
    row: Int, _ start: Int32, _ end: Int32, _ body: (Int32, Int32) -> Void
  ) {
    if !isTouched[row] {
      body(start, end)
      return
    }
    let line = words + row &* wordStride
    // Most spans are a few groups within a word, all seen or all hidden.
    let (first, last) = (Int(start) >> 2, (Int(end) &- 1) >> 2)
    if first >> 6 == last >> 6 {
      let groups = (~UInt64(0) &>> UInt64(63 &- (last &- first))) &<< UInt64(first & 63)
      let hidden = line[first >> 6] & groups
      if hidden == groups { return }
      if hidden == 0 {
        body(start, end)
        return
      }
    }
    var x = start
    var from = start
    var to = start
    while x < end {
      let group = Int(x) >> 2
      let open = ~line[group >> 6] &>> UInt64(group & 63)
      if open == 0 {
        x = Int32(truncatingIfNeeded: (group | 63) &+ 1) &<< 2
        continue
      }
      let skipped = open.trailingZeroBitCount
      let rest = ~(open &>> UInt64(skipped))
      // Zeros come in from above, so a run ends with its word at the latest.
      let length = rest == 0 ? 64 : rest.trailingZeroBitCount
      let first = group &+ skipped
      let begin = max(x, Int32(truncatingIfNeeded: first) &<< 2)
      x = Int32(truncatingIfNeeded: first &+ length) &<< 2
      if begin >= end { break }
      if begin != to {
        if from < to { body(from, to) }
        from = begin
      }
      to = min(x, end)
    }
    if from < to { body(from, to) }
  }
}
