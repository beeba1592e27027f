import CFiligreeContours
import Foundation

/// Finds, among boxes that were kept, those that overlap another box by a given share.
///
/// The share is intersection over union. Kept boxes are filed by `BoxCells`, and only those cells exist
/// that have a box. That makes O(n) on average for boxes as they come in pictures: kept boxes overlap less
/// than t, so few fit in a cell.
///
/// Cells and a first comparison in single precision only choose what is compared. What counts is
/// `BoxOverlap`, so results do not depend on rounding here.
struct BoxIndex: ~Copyable {
  /// A kept box, in one cache line with what is noted of it.
  private struct Kept: BitwiseCopyable {
    /// x, y, width, height.
    var box: SIMD4<Double>
    /// Its place among all boxes.
    var place: Int32
    var hints = Hints()
  }

  /// What whoever looks boxes up notes of a kept one: numbers of others, or −1.
  struct Hints: BitwiseCopyable {
    /// The one that the box after its last duplicate equalled.
    var next: Int32 = -1
    /// The one that was found when this one was tried and was not it.
    var other: Int32 = -1
  }

  /// What belongs to four boxes.
  private struct Links: BitwiseCopyable {
    /// The numbers of the boxes; −1 for none.
    var numbers = SIMD4<Int32>(repeating: -1)
    /// The next four in the same slot; looked at only if there is one.
    var next: Int32 = -1
  }

  private let threshold: Double
  /// The share that is compared first, without a division: a little below the threshold.
  private let limit: Double
  private let inverseLimit: Double
  private var cells: BoxCells
  /// Whether boxes are placed by their sides, for one is far from 0.
  private(set) var hasFarBoxes = false
  /// Whether a kept box has sizes for which single precision has too few bits.
  private var hasUnsafeBoxes = false

  /// The kept boxes, by their numbers.
  private var boxes = GrowingBuffer<Kept>(capacity: 1024)
  private var fours: UnsafeMutablePointer<BoxProbe.Four>
  private var links: UnsafeMutablePointer<Links>
  private var fourCount = 0
  private var fourCapacity: Int
  /// The first four of each slot, or −1.
  ///
  /// There are twice as many slots as there may be fours; cells share them by the low bits of their
  /// hashes.
  private var slots: GrowingBuffer<Int32>

  /// How many boxes are kept.
  var count: Int { boxes.count }

  /// Prepares for shares of at least `threshold`, above 0 and at most 1.001.
  init(threshold: Double) {
    self.threshold = threshold
    // What is at the threshold but for the rounding of areas must be found.
    limit = threshold * (1 - 1e-5)
    inverseLimit = 1 / limit
    cells = BoxCells(limit: limit, hasFarBoxes: false)
    fourCapacity = 1024
    fours = Self.fours(fourCapacity)
    links = .allocate(capacity: fourCapacity)
    slots = GrowingBuffer(capacity: 2 * fourCapacity)
    slots.fill(-1, count: 2 * fourCapacity)
  }

  deinit {
    fours.deallocate()
    links.deallocate()
  }

  /// Fours that begin where cache lines do.
  private static func fours(_ count: Int) -> UnsafeMutablePointer<BoxProbe.Four> {
    UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<BoxProbe.Four>.stride, alignment: 64
    ).bindMemory(to: BoxProbe.Four.self, capacity: count)
  }

  @inline(__always)
  private func slot(_ hash: UInt32) -> Int {
    Int(hash & UInt32(truncatingIfNeeded: slots.count &- 1))
  }

  /// Takes in that a box is going to be looked up; hashes from before that are not valid any more if
  /// `hasFarBoxes` changes.
  @inline(__always)
  mutating func prepare(for box: BoxOverlap) {
    if !hasFarBoxes, BoxCells.isFar(box) { placeBySides() }
  }

  /// Where something that overlaps a box can be.
  func hashes(around box: BoxOverlap) -> BoxCells.Hashes { cells.hashes(around: box) }

  /// Where something that overlaps a box most probably is.
  @inline(__always)
  func hash(of box: BoxOverlap) -> UInt32 { cells.hash(of: box) }

  /// What is noted of a kept box.
  @inline(__always)
  subscript(hints number: Int) -> Hints {
    get { boxes.base[number].hints }
    nonmutating set { boxes.base[number].hints = newValue }
  }

  /// Asks for the memory of a kept box that is to be looked at soon.
  @inline(__always)
  func prefetch(_ number: Int32) {
    if number >= 0 { filigree_prefetch(boxes.base + Int(number)) }
  }

  /// Asks for the memory of slots that are to be looked at soon.
  @inline(__always)
  func prefetchSlots(_ around: BoxCells.Hashes) {
    for k in 0..<around.count { filigree_prefetch(slots.base + slot(around.hashes[k])) }
  }

  /// Asks for the memory of the boxes in slots that are to be looked at soon.
  @inline(__always)
  func prefetchBoxes(_ around: BoxCells.Hashes) {
    for k in 0..<around.count {
      let four = slots.base[slot(around.hashes[k])]
      if four >= 0 { filigree_prefetch(fours + Int(four)) }
    }
  }

  /// The number of a kept box that overlaps `box` by the threshold or more and of which `confirms`, which
  /// is told the places of the two; nil if there is none.
  mutating func match(
    _ box: BoxOverlap, place: Int, confirms: (Int, Int) -> Bool
  ) -> Int? {
    guard box.hasArea else { return nil }
    prepare(for: box)
    return match(box, in: cells.hashes(around: box), from: 0, place: place, confirms: confirms)
  }

  /// The same, in the cells of hashes from one on.
  @inline(__always)
  func match(
    _ box: BoxOverlap, in around: BoxCells.Hashes, from begin: Int, place: Int,
    confirms: (Int, Int) -> Bool
  ) -> Int? {
    let isSafe = !hasUnsafeBoxes && BoxProbe.isSafe(box)
    let probe = BoxProbe(box, limit: limit, inverseLimit: inverseLimit)
    return withUnsafeBytes(of: probe) { probe in
      // Eight numbers in a row.
      let other = probe.baseAddress!.assumingMemoryBound(to: Float.self)
      for k in begin..<around.count {
        var i = Int(slots.base[slot(around.hashes[k])])
        while i >= 0 {
          let four = UnsafeRawPointer(fours + i).assumingMemoryBound(to: Float.self)
          var bits = isSafe ? filigree_overlaps(four, other) : 15
          while bits != 0 {
            let number = Int(links[i].numbers[bits.trailingZeroBitCount])
            if number >= 0, isNear(number, box, place, confirms) { return number }
            bits &= bits &- 1
          }
          if fours[i].isLast { break }
          i = Int(links[i].next)
        }
      }
      return nil
    }
  }

  /// Whether a kept box overlaps `box` by the threshold or more, and `confirms`.
  @inline(__always)
  func isNear(
    _ number: Int, _ box: BoxOverlap, _ place: Int, _ confirms: (Int, Int) -> Bool
  ) -> Bool {
    let known = boxes.base + number
    // A filter keeps what is below the threshold.
    return !(BoxOverlap(known.pointee.box).share(box) < threshold)
      && confirms(Int(known.pointee.place), place)
  }

  /// Keeps a box, under its place among all boxes; returns its number, or nil for one without area, which
  /// overlaps with nothing.
  @discardableResult
  mutating func insert(_ box: BoxOverlap, place: Int) -> Int? {
    guard box.hasArea else { return nil }
    prepare(for: box)
    let number = boxes.count
    boxes.reserve(1)
    boxes.push(
      Kept(
        box: SIMD4(box.x, box.y, box.width, box.height), place: Int32(truncatingIfNeeded: place)))
    if !BoxProbe.isSafe(box) { hasUnsafeBoxes = true }
    if fourCount == fourCapacity {
      grow()
    } else {
      file(number)
    }
    return number
  }

  /// Files a kept box under its cell; there must be room for a four.
  private mutating func file(_ number: Int) {
    let box = BoxOverlap(boxes.base[number].box)
    let slot = slot(cells.hash(of: box))
    let first = slots.base[slot]
    var (four, lane) = (fourCount, 0)
    if first >= 0, let free = (0..<4).first(where: { links[Int(first)].numbers[$0] < 0 }) {
      (four, lane) = (Int(first), free)
    } else {
      (fours + four).initialize(to: BoxProbe.Four(isLast: first < 0))
      (links + four).initialize(to: Links(next: first))
      slots.base[slot] = Int32(truncatingIfNeeded: four)
      fourCount += 1
    }
    fours[four].x[lane] = Float(box.x)
    fours[four].y[lane] = Float(box.y)
    // No width is 0: that is the mark of none.
    fours[four].width[lane] = max(Float(box.width), .leastNonzeroMagnitude)
    fours[four].height[lane] = Float(box.height)
    links[four].numbers[lane] = Int32(truncatingIfNeeded: number)
  }

  /// Makes room for twice as many, and files all boxes anew.
  private mutating func grow() {
    fours.deallocate()
    links.deallocate()
    fourCapacity *= 2
    fours = Self.fours(fourCapacity)
    links = .allocate(capacity: fourCapacity)
    fileAll()
  }

  @inline(never)
  private mutating func placeBySides() {
    hasFarBoxes = true
    cells = BoxCells(limit: limit, hasFarBoxes: true)
    // The cells are larger: no more fours than before are needed, but for slots that are shared anew.
    fourCapacity = max(fourCapacity, boxes.count)
    fours.deallocate()
    links.deallocate()
    fours = Self.fours(fourCapacity)
    links = .allocate(capacity: fourCapacity)
    fileAll()
  }

  private mutating func fileAll() {
    fourCount = 0
    slots.count = 0
    var size = 1
    while size < 2 * fourCapacity { size *= 2 }
    slots.fill(-1, count: size)
    for number in 0..<boxes.count { file(number) }
  }
}
