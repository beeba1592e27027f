import CFiligreeContours
import FiligreePixels

/// A kept box, in one cache line with what is noted of it.
struct KeptBox: BitwiseCopyable {
  /// x, y, width, height.
  var box: SIMD4<Double>
  /// The cell that it is filed in.
  var cell: filigree_box_cell
  /// Its place among all boxes.
  var place: Int32
  var hints = BoxIndex.Hints()
}

/// Kept boxes by their numbers, in memory that stays where it is while they become more.
///
/// Moving them when they outgrow their room would touch twice as much fresh memory as there is of them.
struct KeptBoxes: ~Copyable {
  /// How many boxes there are.
  private(set) var count = 0
  /// How many fit.
  private var capacity = 1 << 10
  /// Where they are: as many in each part but for the first, which is as large as it needs to be until
  /// it is full.
  private var parts = GrowingBuffer<UnsafeMutablePointer<KeptBox>>(capacity: 16)

  /// The boxes of a part are so many, as a power of two: it has large pages of its own.
  private static let bits = 16

  init() {
    parts.push(FreshMemory.lines(for: capacity))
  }

  deinit {
    for i in 0..<parts.count { parts.base[i].deallocate() }
  }

  /// The box of a number.
  @inline(__always)
  subscript(number: Int) -> UnsafeMutablePointer<KeptBox> {
    parts.base[number >> Self.bits] + (number & (1 << Self.bits - 1))
  }

  /// Adds a box, whose number is `count`.
  @inline(__always)
  mutating func add(_ box: KeptBox) {
    if count == capacity { grow() }
    self[count].initialize(to: box)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let full = 1 << Self.bits
    if capacity < full {
      let larger: UnsafeMutablePointer<KeptBox> = FreshMemory.lines(for: 2 * capacity)
      larger.initialize(from: parts.base[0], count: count)
      parts.base[0].deallocate()
      parts.base[0] = larger
      capacity *= 2
    } else {
      parts.reserve(1)
      let part: UnsafeMutablePointer<KeptBox> = FreshMemory.lines(for: full)
      FreshMemory.mayFill(UnsafeMutableRawBufferPointer(start: part, count: full * 64))
      parts.push(part)
      capacity += full
    }
  }
}

extension FreshMemory {
  /// Memory that begins where cache lines do, or where large pages do if it is large, for one element at
  /// least.
  ///
  /// What is looked up anywhere in small pages waits for their addresses: so what is going to be filled
  /// should be said by `mayFill`.
  static func lines<T: BitwiseCopyable>(for count: Int) -> UnsafeMutablePointer<T> {
    let count = max(count, 1)
    let size = count * MemoryLayout<T>.stride
    let bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: size, alignment: size < 1 << 22 ? 64 : 1 << 21)
    return UnsafeMutableRawPointer(bytes.baseAddress!).bindMemory(to: T.self, capacity: count)
  }
}
