import CFiligreeContours
import FiligreeBase
import FiligreePixels
import Foundation

/// Finds, among boxes that were kept, those that overlap another box by a given share.
///
/// The share is intersection over union. Kept boxes are filed by `BoxCells`: a table of cache lines has
/// twelve boxes in each, by a byte for each of their four numbers, and a cell's hash tells in which line
/// its boxes are. That makes O(n) on average for boxes as they come in pictures: kept boxes overlap less
/// than t, so few fit in a cell.
///
/// Cells, bytes and single precision only choose what is compared. What counts is `BoxOverlap`, so results
/// do not depend on rounding here. Kept boxes are asked for by their places where it matters: `known`
/// is told a place and returns its box, the same as when it was kept.
struct BoxIndex: ~Copyable {
  private let threshold: Double
  /// The share that is looked for: a little below the threshold.
  private let limit: Double
  /// The cells that boxes are filed in.
  private var cells: BoxCells
  /// Whether boxes are placed by their sides, for one is far from 0.
  private(set) var hasFarBoxes = false
  /// Whether a kept box has sizes whose cells have bounds that are no numbers.
  private var hasUnsafeBoxes = false

  /// The kept boxes, by their numbers.
  private var boxes: KeptBoxes
  private var table: BoxTable
  /// How often cells were divided.
  private(set) var divisions = 0
  /// Whether cells may have become too crowded.
  private var hasGrown = false

  /// Prepares for shares of at least `threshold`, above 0 and at most 1.001, and for as many boxes as are
  /// expected.
  init(threshold: Double, expected: Int = 0) {
    self.threshold = threshold
    // What is at the threshold but for the rounding of areas must be found.
    limit = threshold * (1 - 1e-5)
    cells = BoxCells(limit: limit, divisions: 0)
    boxes = KeptBoxes(expected: expected)
    table = BoxTable(expected: expected)
  }

  /// How many boxes are kept.
  var count: Int { boxes.count }

  /// A kept box, by its number.
  @inline(__always)
  subscript(number: Int) -> UnsafeMutablePointer<KeptBox> { boxes[number] }

  /// Asks for the memory of a kept box that is to be looked at soon.
  @inline(__always)
  func prefetch(_ number: Int32) {
    if number >= 0 { filigree_prefetch(boxes[Int(number)]) }
  }

  /// Takes in that a box is going to be looked up; cells from before that are not valid any more.
  @inline(__always)
  mutating func prepare(for box: BoxOverlap, _ known: (Int) -> BoxOverlap) {
    if hasGrown { divideCells(known) }
    if !hasFarBoxes, BoxCells.isFar(box) { placeBySides(known) }
  }

  /// Finds the cells of boxes, as `BoxCells` does, and asks for their memory.
  @inline(__always)
  func find(
    around boxes: UnsafePointer<SIMD4<Double>>, count: Int,
    _ found: UnsafeMutablePointer<filigree_box_cell>, _ counts: UnsafeMutablePointer<Int32>
  ) {
    var kernel = table.kernel
    cells.find(around: boxes, count: count, in: &kernel, found, counts)
  }

  /// Finds what boxes, of which these are the cells, may overlap: for each pair which box it is, in order,
  /// and the number of the kept one.
  ///
  /// `unsafe` has a bit for each box for which single precision has not enough bits.
  @inline(__always)
  func findPairs(
    _ around: UnsafePointer<filigree_box_cell>, _ counts: UnsafePointer<Int32>, count: Int,
    unsafe: UInt32, _ pairs: inout GrowingBuffer<filigree_box_pair>
  ) {
    var kernel = table.kernel
    var limits = cells.limits
    pairs.count = 0
    let needed = filigree_box_find_pairs(
      &kernel, around, counts, Int32(truncatingIfNeeded: count), &limits,
      hasUnsafeBoxes ? .max : unsafe, pairs.base, pairs.capacity)
    if needed > pairs.capacity {
      pairs.reserve(needed)
      _ = filigree_box_find_pairs(
        &kernel, around, counts, Int32(truncatingIfNeeded: count), &limits,
        hasUnsafeBoxes ? .max : unsafe, pairs.base, pairs.capacity)
    }
    pairs.count = needed
    for i in 0..<needed { table.prefetchNumber(at: Int(pairs.base[i].place)) }
    for i in 0..<needed {
      let number = table.number(at: Int(pairs.base[i].place))
      pairs.base[i].place = UInt32(truncatingIfNeeded: number)
      filigree_prefetch(boxes[number])
    }
  }

  /// The number of a kept box that overlaps `box` by the threshold or more and of which `confirms`, which
  /// is told the places of the two; nil if there is none.
  mutating func match(
    _ box: BoxOverlap, place: Int, known: (Int) -> BoxOverlap,
    confirms: (Int, Int) -> Bool = { _, _ in true }
  ) -> Int? {
    guard box.hasArea else { return nil }
    prepare(for: box, known)
    return withUnsafeTemporaryAllocation(of: filigree_box_cell.self, capacity: BoxCells.most) {
      let around = $0.baseAddress!
      var count = Int32(truncatingIfNeeded: cells.find(around: box, around))
      var pairs = GrowingBuffer<filigree_box_pair>(capacity: 16)
      findPairs(around, &count, count: 1, unsafe: BoxProbe.isSafe(box) ? 0 : .max, &pairs)
      for i in 0..<pairs.count {
        let number = Int(pairs.base[i].place)
        if isNear(number, box, place, known, confirms) { return number }
      }
      return nil
    }
  }

  /// Whether a kept box overlaps `box` by the threshold or more, and `confirms`.
  @inline(__always)
  func isNear(
    _ number: Int, _ box: BoxOverlap, _ place: Int, _ known: (Int) -> BoxOverlap,
    _ confirms: (Int, Int) -> Bool
  ) -> Bool {
    let kept = boxes[number]
    let verdict = KeptBox.verdict(kept.pointee.box, box, threshold: threshold)
    var isNear = verdict.isEnough
    if !verdict.isEnough, !verdict.isLess {
      // A filter keeps what is below the threshold.
      isNear = !(known(Int(kept.pointee.place)).share(box) < threshold)
    }
    return isNear && confirms(Int(kept.pointee.place), place)
  }

  /// Keeps a box, under its place among all boxes; returns its number, or nil for one without area, which
  /// overlaps with nothing.
  @discardableResult
  mutating func insert(_ box: BoxOverlap, place: Int, known: (Int) -> BoxOverlap) -> Int? {
    guard box.hasArea else { return nil }
    prepare(for: box, known)
    let cell = withUnsafeTemporaryAllocation(
      of: filigree_box_cell.self, capacity: BoxCells.most
    ) {
      _ = cells.find(around: box, $0.baseAddress!)
      return $0[0]
    }
    return insert(box, cell, place: place)
  }

  /// Keeps a box with an area, whose first cell this is.
  @inline(__always)
  mutating func insert(_ box: BoxOverlap, _ cell: filigree_box_cell, place: Int) -> Int {
    let number = boxes.count
    boxes.add(box, cell, place: place)
    if !BoxProbe.isSafe(box) { hasUnsafeBoxes = true }
    // As often as there are twice as many.
    if number >= 1024, number & (number - 1) == 0 { hasGrown = true }
    if number >= table.limit {
      fileAll(table.nextSize)
    } else if !table.file(number, cell) {
      fileAll(2 * table.size)
    }
    return number
  }
}

// MARK: - Other cells, and a larger table

extension BoxIndex {
  /// How many boxes a cell may have, on average over boxes.
  private static let crowd = 6.0
  /// How many kept boxes are looked at to know how many.
  private static let sample = 512
  /// How many boxes ahead lines are asked for.
  private static let ahead = 16

  @inline(never)
  private mutating func placeBySides(_ known: (Int) -> BoxOverlap) {
    hasFarBoxes = true
    cells = BoxCells(limit: limit, hasFarBoxes: true)
    findCells(known)
    fileAll(table.size)
  }

  /// Takes smaller cells where many boxes share one.
  @inline(never)
  private mutating func divideCells(_ known: (Int) -> BoxOverlap) {
    hasGrown = false
    while divisions < BoxCells.mostDivisions, !hasFarBoxes, sharing > Self.crowd {
      divisions += 1
      cells = BoxCells(limit: limit, divisions: divisions)
      findCells(known)
      fileAll(table.size)
    }
  }

  /// How many boxes a box shares its cell with, about.
  private var sharing: Double {
    let step = max(boxes.count / Self.sample, 1)
    var (sum, count) = (0, 0)
    for number in stride(from: 0, to: boxes.count, by: step) {
      sum += table.sharing(boxes.cell(number))
      count += 1
    }
    return Double(sum) / Double(max(count, 1))
  }

  /// Finds the cells of all boxes anew.
  private func findCells(_ known: (Int) -> BoxOverlap) {
    let most = DuplicateBlock.size
    withUnsafeTemporaryAllocation(of: SIMD4<Double>.self, capacity: most) { numbers in
      withUnsafeTemporaryAllocation(
        of: filigree_box_cell.self, capacity: most * BoxCells.most
      ) { found in
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: most) { counts in
          for begin in stride(from: 0, to: boxes.count, by: most) {
            let count = min(most, boxes.count - begin)
            for i in 0..<count {
              numbers[i] = known(Int(boxes[begin + i].pointee.place)).numbers
            }
            cells.find(
              around: numbers.baseAddress!, count: count, found.baseAddress!,
              counts.baseAddress!)
            for i in 0..<count { boxes.setCell(begin + i, found[i * BoxCells.most]) }
          }
        }
      }
    }
  }

  /// Files all boxes anew in a table of so many lines.
  @inline(never)
  private mutating func fileAll(_ size: Int) {
    table.reset(size: size, for: boxes.count)
    for number in 0..<boxes.count {
      if number + Self.ahead < boxes.count { table.prefetch(boxes.cell(number + Self.ahead)) }
      // There is room for all, wherever they are filed.
      _ = table.file(number, boxes.cell(number))
    }
  }
}
