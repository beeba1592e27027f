/// The starts of runs of equally labeled pixels, one bit a pixel, row after row.
///
/// A run ends with its row. The number of runs before each 64 pixels is stored, so that the run of a
/// pixel is found without a search.
struct RunStarts: ~Copyable {
  private let words: UnsafeMutablePointer<UInt64>
  /// The number of runs that begin before each word.
  private let ranks: UnsafeMutablePointer<UInt32>
  /// How many runs there are.
  let count: Int

  deinit {
    words.deallocate()
    ranks.deallocate()
  }

  /// The runs of a picture of less than 2³¹ labels, at least one.
  init(_ labels: UnsafePointer<UInt8>, width: Int, height: Int) {
    let pixels = width * height
    let size = (pixels + 63) / 64
    // One word more, so that 64 bits can be read from anywhere.
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: size + 1)
    let ranks = UnsafeMutablePointer<UInt32>.allocate(capacity: size)
    for i in 0..<size {
      let first = i * 64
      let isInside = first > 0 && first + 64 <= pixels
      words[i] =
        isInside
        ? ~Self.equals(labels + first, labels + first - 1)
        : ~Self.equals(labels + first, labels + first - 1, from: i == 0 ? 1 : 0, to: pixels - first)
    }
    if size * 64 > pixels { words[size - 1] &= (1 << UInt64(pixels & 63)) - 1 }
    words[size] = 0
    for y in 0..<height {
      let first = y &* width
      words[first >> 6] |= 1 << UInt64(first & 63)
    }
    var sum = 0
    for i in 0..<size {
      ranks[i] = UInt32(truncatingIfNeeded: sum)
      sum += words[i].nonzeroBitCount
    }
    (self.words, self.ranks, count) = (words, ranks, sum)
  }

  /// The run that holds a pixel, given by its index in the picture.
  @inline(__always)
  func run(holding pixel: Int) -> Int {
    let word = words[pixel >> 6] << (63 - UInt64(truncatingIfNeeded: pixel & 63))
    return Int(ranks[pixel >> 6]) &+ word.nonzeroBitCount &- 1
  }

  /// Which of 64 pixels begin a run, the first pixel's bit being the lowest; 0 beyond the picture.
  @inline(__always)
  func bits(from pixel: Int) -> UInt64 {
    let (word, shift) = (pixel >> 6, UInt64(truncatingIfNeeded: pixel & 63))
    return words[word] &>> shift | (words[word &+ 1] << (64 &- shift))
  }

  /// Calls `body` with the index of each run's first pixel, in order.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    var left = count
    var i = 0
    while left > 0 {
      var word = words[i]
      while word != 0 {
        body(i << 6 | word.trailingZeroBitCount)
        word &= word &- 1
        left &-= 1
      }
      i &+= 1
    }
  }

  /// Which of 64 bytes at two addresses are equal, the first one's bit being the lowest.
  @inline(__always)
  static func equals(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>) -> UInt64 {
    var bits: UInt64 = 0
    for i in 0..<8 {
      let x = UnsafeRawPointer(a + 8 &* i).loadUnaligned(as: UInt64.self).littleEndian
      let y = UnsafeRawPointer(b + 8 &* i).loadUnaligned(as: UInt64.self).littleEndian
      let d = x ^ y
      let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
      // The highest bit of each byte that is zero; then these eight bits side by side.
      let zero = ~(((d & low) &+ low) | d | low)
      let byte = ((zero >> 7) &* 0x0102_0408_1020_4080) >> 56
      bits |= byte << UInt64(truncatingIfNeeded: 8 &* i)
    }
    return bits
  }

  /// The same for the bytes `from..<to` alone, at most 64.
  static func equals(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, from: Int, to: Int
  ) -> UInt64 {
    var bits: UInt64 = 0
    for i in from..<max(min(to, 64), from) where a[i] == b[i] {
      bits |= 1 << UInt64(truncatingIfNeeded: i)
    }
    return bits
  }
}
