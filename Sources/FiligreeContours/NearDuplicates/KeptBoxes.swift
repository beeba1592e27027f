import CFiligreeContours
import FiligreeBase
import FiligreePixels

/// A kept box as far as single precision has it, in half a cache line with what is noted of it.
struct KeptBox: BitwiseCopyable {
  /// x, y, width, height; no numbers where single precision has not enough bits for the box.
  let box: SIMD4<Float>
  /// Its place among all boxes.
  let place: UInt32
  /// Where among all boxes its last duplicate was, or itself.
  var last: Int32
  /// The number of another one that may be found where this one is not it, or −1.
  var other: Int32 = -1
  /// Where in its cell it is.
  var code: UInt32

  /// Notes a box of a place that is filed in a cell.
  @inline(__always)
  init(_ box: BoxOverlap, _ cell: filigree_box_cell, place: Int) {
    self.box =
      BoxProbe.isSafe(box) ? SIMD4<Float>(box.numbers) : SIMD4(repeating: .nan)
    self.place = UInt32(truncatingIfNeeded: place)
    last = Int32(truncatingIfNeeded: place)
    code = cell.code
  }

  /// What is known of whether two boxes overlap by a share.
  struct Verdict {
    /// Whether it certainly is the threshold or more.
    var isEnough: Bool
    /// Whether it certainly is less.
    var isLess: Bool
  }

  /// Whether the share by which a box overlaps this one is `threshold` or more, as far as single precision
  /// tells.
  ///
  /// The numbers are known to 24 bits, so the sides to 2^-23 of the width and what the box is away from 0,
  /// and the sum of the areas, which `BoxOverlap` rounds too, to less than 2^-21. The bounds are twice as
  /// wide and more.
  @inline(__always)
  static func verdict(
    _ known: SIMD4<Float>, _ box: BoxOverlap, threshold: Double
  ) -> Verdict {
    withUnsafeBytes(of: known) {
      // Four numbers in a row.
      let bits = filigree_box_verdict(
        $0.baseAddress!.assumingMemoryBound(to: Float.self), box.x, box.y, box.width, box.height,
        threshold)
      return Verdict(isEnough: bits & 1 != 0, isLess: bits & 2 != 0)
    }
  }
}

/// Kept boxes by their numbers, in memory that has room for all that are expected.
///
/// What is not used of it is not touched, and costs nothing.
struct KeptBoxes: ~Copyable {
  /// How many boxes there are.
  private(set) var count = 0
  /// How many fit.
  private var capacity: Int
  /// Where they are.
  private var boxes: UnsafeMutablePointer<KeptBox>
  /// Their cells' hashes, which are needed only when they are filed anew.
  private var hashes: UnsafeMutablePointer<UInt32>

  /// The most boxes that there is room for before there are any.
  private static let most = 1 << 22

  /// How many boxes ahead their memory is asked for.
  private static let ahead = 16

  init(expected: Int) {
    capacity = max(min(expected, Self.most), 1 << 8)
    boxes = FreshMemory.lines(for: capacity)
    hashes = FreshMemory.lines(for: capacity)
  }

  deinit {
    boxes.deallocate()
    hashes.deallocate()
  }

  /// The box of a number.
  @inline(__always)
  subscript(number: Int) -> UnsafeMutablePointer<KeptBox> { boxes + number }

  /// The cell that a box is filed in: its hash and its code.
  @inline(__always)
  func cell(_ number: Int) -> filigree_box_cell {
    filigree_box_cell(hash: hashes[number], code: boxes[number].code, factors: 0)
  }

  /// Files a box in another cell.
  @inline(__always)
  func setCell(_ number: Int, _ cell: filigree_box_cell) {
    hashes[number] = cell.hash
    boxes[number].code = cell.code
  }

  /// Adds a box of a place that is filed in a cell; its number is `count`.
  @inline(__always)
  mutating func add(_ box: BoxOverlap, _ cell: filigree_box_cell, place: Int) {
    if count == capacity { grow() }
    // Between so many others, the processor does not see that these come one after the other.
    filigree_prefetch(boxes + count + Self.ahead)
    filigree_prefetch(hashes + count + 4 * Self.ahead)
    (boxes + count).initialize(to: KeptBox(box, cell, place: place))
    (hashes + count).initialize(to: cell.hash)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger: UnsafeMutablePointer<KeptBox> = FreshMemory.lines(for: 2 * capacity)
    let more: UnsafeMutablePointer<UInt32> = FreshMemory.lines(for: 2 * capacity)
    larger.initialize(from: boxes, count: count)
    more.initialize(from: hashes, count: count)
    boxes.deallocate()
    hashes.deallocate()
    boxes = larger
    hashes = more
    capacity *= 2
  }
}

extension FreshMemory {
  /// Memory that begins where cache lines do, for one element at least; if it is large, it begins where
  /// large pages do and is made of them.
  ///
  /// What is looked up anywhere in small pages waits for their addresses, and each small page costs a fault
  /// when it is first touched.
  static func lines<T: BitwiseCopyable>(for count: Int) -> UnsafeMutablePointer<T> {
    let count = max(count, 1)
    let page = 1 << 21
    var size = count * MemoryLayout<T>.stride
    let whole = (size + page - 1) / page * page
    let isLarge = whole >= 2 * page && whole - size <= size / 8
    if isLarge { size = whole }
    let bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: size, alignment: isLarge ? page : 64)
    mayFill(bytes, least: page)
    return UnsafeMutableRawPointer(bytes.baseAddress!).bindMemory(to: T.self, capacity: count)
  }
}
