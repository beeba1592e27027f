import CFiligreeContours
import FiligreeBase

/// Boxes that near-duplicates are looked for of together, and what is known of each so far.
struct DuplicateBlock: ~Copyable {
  /// How many boxes a block has at most.
  static let size = 32

  /// A box of the block.
  struct Waiting: BitwiseCopyable {
    var box = BoxOverlap(x: 0, y: 0, width: 0, height: 0)
    /// The kept box that was tried first, or −1.
    var guess: Int32 = -1
    /// The kept box that it equals, as far as that is known, or −1.
    var found: Int32 = -1
    /// Its place among those that are looked up, or −1.
    var slot: Int32 = -1
  }

  /// The boxes.
  let boxes: UnsafeMutablePointer<Waiting>
  /// Where among all boxes the block begins.
  private(set) var begin = 0
  /// Where among all boxes it ends.
  var end: Int { begin + count }
  /// How many boxes there are.
  private(set) var count = 0
  /// How many of them are looked up.
  private var openCount = 0
  /// Which boxes are looked up.
  private let open: UnsafeMutablePointer<Int32>
  /// Their numbers.
  private let numbers: UnsafeMutablePointer<SIMD4<Double>>
  /// Their cells, and how many each has.
  private let cells: UnsafeMutablePointer<filigree_box_cell>
  private let counts: UnsafeMutablePointer<Int32>
  /// The boxes that are looked up, by fours in single precision.
  private let fours: UnsafeMutablePointer<BoxProbe.Four>
  /// Which boxes before each of them it may equal, a bit for each slot.
  private let earlier: UnsafeMutablePointer<UInt32>
  /// The slots whose boxes single precision has not enough bits for.
  private var unsafeSlots: UInt32 = 0

  init() {
    boxes = .allocate(capacity: Self.size)
    boxes.initialize(repeating: Waiting(), count: Self.size)
    open = .allocate(capacity: Self.size)
    open.initialize(repeating: 0, count: Self.size)
    numbers = .allocate(capacity: Self.size)
    numbers.initialize(repeating: .zero, count: Self.size)
    cells = .allocate(capacity: Self.size * BoxCells.most)
    cells.initialize(repeating: filigree_box_cell(), count: Self.size * BoxCells.most)
    counts = .allocate(capacity: Self.size)
    counts.initialize(repeating: 0, count: Self.size)
    fours = .allocate(capacity: Self.size / 4)
    fours.initialize(repeating: BoxProbe.Four(), count: Self.size / 4)
    earlier = .allocate(capacity: Self.size)
    earlier.initialize(repeating: 0, count: Self.size)
  }

  deinit {
    boxes.deallocate()
    open.deallocate()
    numbers.deallocate()
    cells.deallocate()
    counts.deallocate()
    fours.deallocate()
    earlier.deallocate()
  }

  /// Takes in the boxes from a place on.
  @inline(__always)
  mutating func fill(from begin: Int, of all: Int, _ box: (Int) -> BoxOverlap) {
    self.begin = begin
    count = max(min(Self.size, all - begin), 0)
    openCount = 0
    for k in 0..<count { boxes[k] = Waiting(box: box(begin + k)) }
  }

  /// Finds the cells of the boxes that are not known to equal others, and asks for their memory.
  @inline(__always)
  mutating func findCells(in index: borrowing BoxIndex) {
    openCount = 0
    unsafeSlots = 0
    for k in 0..<count where boxes[k].found < 0 && boxes[k].box.hasArea {
      let box = boxes[k].box
      open[openCount] = Int32(truncatingIfNeeded: k)
      numbers[openCount] = box.numbers
      BoxProbe.Four.set(fours + openCount / 4, openCount & 3, box)
      if !BoxProbe.isSafe(box) { unsafeSlots |= 1 << UInt32(openCount) }
      boxes[k].slot = Int32(truncatingIfNeeded: openCount)
      openCount += 1
    }
    index.find(around: numbers, count: openCount, cells, counts)
  }

  /// The cell in which a box that is looked up would be filed.
  @inline(__always)
  func ownCell(_ k: Int) -> filigree_box_cell { cells[Int(boxes[k].slot) * BoxCells.most] }

  /// Which boxes of the block before this one, which is looked up, it may equal: a bit for each slot.
  @inline(__always)
  func earlier(_ k: Int) -> UInt32 { earlier[Int(boxes[k].slot)] }

  /// Which box of the block has a slot.
  @inline(__always)
  func box(slot: Int) -> Int { Int(open[slot]) }

  /// Compares the boxes that are looked up with those before them.
  ///
  /// All with all, whether they will be kept or not: so no comparison waits for another.
  func compare(limit: Double) {
    let inverse = 1 / limit
    for slot in 0..<openCount {
      let box = boxes[Int(open[slot])].box
      let before = (1 as UInt32) << UInt32(slot) - 1
      var bits = unsafeSlots
      if unsafeSlots >> UInt32(slot) & 1 != 0 {
        bits = .max
      } else {
        let probe = BoxProbe(box, limit: limit, inverseLimit: inverse)
        for i in 0..<(slot + 3) / 4 { bits |= probe.overlaps(fours + i) << UInt32(4 * i) }
      }
      earlier[slot] = bits & before
    }
  }

  /// Lists what the boxes may equal: their slots, and the numbers of kept boxes.
  @inline(__always)
  func findPairs(
    in index: borrowing BoxIndex, _ pairs: inout GrowingBuffer<filigree_box_pair>
  ) {
    index.findPairs(cells, counts, count: openCount, unsafe: unsafeSlots, &pairs)
  }
}
