import FiligreeBase
import FiligreePixels

/// The places of what was kept, by a bit for each element.
///
/// A list of places would be sixty-four times as large where all are kept.
struct KeptPlaces: ~Copyable {
  /// How many elements a word has bits for.
  static let size = 32

  /// How many elements were kept.
  private(set) var count = 0
  private var words: GrowingBuffer<UInt32>

  /// Prepares for so many elements.
  init(count: Int) {
    words = GrowingBuffer(capacity: count / Self.size + 1)
  }

  /// Takes in which of the next elements were kept.
  @inline(__always)
  mutating func add(_ bits: UInt32) {
    words.reserve(1)
    words.push(bits)
    count += bits.nonzeroBitCount
  }

  /// Calls `body` with what was kept in a row: the first one's place, and how many.
  @inline(__always)
  func forEachRow(_ body: (Int, Int) -> Void) {
    for i in 0..<words.count {
      var bits = words.base[i]
      while bits != 0 {
        let first = bits.trailingZeroBitCount
        let count = (~(bits >> UInt32(first))).trailingZeroBitCount
        body(i * Self.size + first, count)
        bits &= UInt32(truncatingIfNeeded: UInt64.max << UInt64(first + count))
      }
    }
  }

  /// What was kept of all elements, in order.
  @inline(__always)
  func elements<Element>(of all: UnsafeBufferPointer<Element>) -> [Element] {
    guard let base = all.baseAddress else { return [] }
    return Array(unsafeUninitializedCapacity: count) { kept, count in
      FreshMemory.mayFill(UnsafeMutableRawBufferPointer(kept))
      guard let room = kept.baseAddress else { return }
      forEachRow {
        (room + count).initialize(from: base + $0, count: $1)
        count += $1
      }
    }
  }

  /// What was kept of all elements, in order.
  func elements<Element>(of all: [Element]) -> [Element] {
    all.withUnsafeBufferPointer { elements(of: $0) }
  }
}
