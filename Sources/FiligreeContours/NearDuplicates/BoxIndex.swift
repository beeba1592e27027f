import CFiligreeContours
import FiligreePixels
import Foundation

/// Finds, among boxes that were kept, those that overlap another box by a given share.
///
/// The share is intersection over union. Kept boxes are filed by `BoxCells`: a table of cache lines has
/// twelve boxes in each, by a byte for each of their four numbers, and a cell's hash tells in which line
/// its boxes are. That makes O(n) on average for boxes as they come in pictures: kept boxes overlap less
/// than t, so few fit in a cell.
///
/// Cells and bytes only choose what is compared. What counts is `BoxOverlap`, so results do not depend on
/// rounding here.
struct BoxIndex: ~Copyable {
  /// What whoever looks boxes up notes of a kept one, or −1.
  struct Hints: BitwiseCopyable {
    /// Where among all boxes its last duplicate was.
    var last: Int32 = -1
    /// The number of the one that was found when this one was tried and was not it.
    var other: Int32 = -1
  }

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
  /// The table, and after it the lines for what it has no room for.
  private var lines: UnsafeMutablePointer<filigree_box_line>
  /// The numbers of the boxes of each line.
  private var numbers: UnsafeMutablePointer<Int32>
  private var lineCapacity: Int
  private var lineCount: Int
  /// How large cells are, of the least that they can be.
  private(set) var cellSize: Double
  /// Whether cells may have become too crowded.
  private var hasGrown = false
  /// One less than the lines of the table, a power of two.
  private var mask: UInt32

  /// How many boxes the table is made for, of each twelve of its lines: so few that cells which share a
  /// line seldom need another one.
  private static let fill = 6

  /// How many times as many lines the table gets when it is full.
  private static let growth = 4

  /// Whether single precision has enough bits for all kept boxes.
  var isSafe: Bool { !hasUnsafeBoxes }

  /// Prepares for shares of at least `threshold`, above 0 and at most 1.001.
  ///
  /// For as many boxes as are expected, if they are not too many, the table is given room at once: then it
  /// grows where it is, and no memory is touched but what it needs.
  init(threshold: Double, expected: Int = 0) {
    self.threshold = threshold
    // What is at the threshold but for the rounding of areas must be found.
    limit = threshold * (1 - 1e-5)
    cellSize = Self.largestCellSize
    cells = BoxCells(limit: limit, hasFarBoxes: false, size: cellSize)
    boxes = KeptBoxes()
    mask = 255
    lineCount = 256
    lineCapacity = Self.room(for: expected)
    lines = FreshMemory.lines(for: lineCapacity)
    numbers = FreshMemory.lines(for: lineCapacity * filigree_box_line.size)
    lines.initialize(repeating: Self.emptyLine, count: lineCount)
  }

  deinit {
    lines.deallocate()
    numbers.deallocate()
  }

  /// How many lines a table for so many boxes has, with those for what it has no room for.
  private static func room(for count: Int) -> Int {
    var size = 256
    while fill * size < min(count, 1 << 24) { size *= growth }
    return size + size / 2 + count / filigree_box_line.size
  }

  private static var emptyLine: filigree_box_line {
    var line = filigree_box_line()
    line.next = -1
    return line
  }

  /// Takes in that a box is going to be looked up; cells from before that are not valid any more.
  @inline(__always)
  mutating func prepare(for box: BoxOverlap) {
    if hasGrown { divideCells() }
    if !hasFarBoxes, BoxCells.isFar(box) { placeBySides() }
  }

  /// Finds the cells of boxes, as `BoxCells` does, and asks for their memory.
  @inline(__always)
  func find(
    around boxes: UnsafePointer<SIMD4<Double>>, count: Int,
    _ found: UnsafeMutablePointer<filigree_box_cell>, _ counts: UnsafeMutablePointer<Int32>
  ) {
    var table = filigree_box_table(lines: lines, numbers: numbers, mask: mask)
    cells.find(around: boxes, count: count, in: &table, found, counts)
  }

  /// What is noted of a kept box.
  @inline(__always)
  subscript(hints number: Int) -> Hints {
    get { boxes[number].pointee.hints }
    nonmutating set { boxes[number].pointee.hints = newValue }
  }

  /// Asks for the memory of a kept box that is to be looked at soon.
  @inline(__always)
  func prefetch(_ number: Int32) {
    if number >= 0 { filigree_prefetch(boxes[Int(number)]) }
  }

  /// Asks for the memory of a cell that is to be looked at soon.
  @inline(__always)
  func prefetch(_ cell: filigree_box_cell) {
    filigree_prefetch(lines + Int(cell.hash & mask))
  }

  /// Asks for the memory in which a box of a cell would be filed.
  @inline(__always)
  func prefetchOwn(_ cell: filigree_box_cell) {
    filigree_prefetch(numbers + Int(cell.hash & mask) * filigree_box_line.size)
  }

  /// The number of the kept box in a place of the table.
  @inline(__always)
  func number(at index: Int) -> Int { Int(numbers[index]) }

  /// Asks for the number of the kept box in a place of the table.
  @inline(__always)
  func prefetchNumber(at index: Int) { filigree_prefetch(numbers + index) }

  /// Calls `body` with the places in the table of kept boxes that may overlap `box`, which has these cells,
  /// until it returns true.
  @inline(__always)
  func candidates(
    _ box: BoxOverlap, _ around: UnsafeMutablePointer<filigree_box_cell>, _ count: Int,
    _ body: (Int) -> Bool
  ) {
    var limits = cells.limits
    if hasUnsafeBoxes || !BoxProbe.isSafe(box) { limits.most = .max - 1 }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: BoxCells.most) {
      let places = $0.baseAddress!
      let tags = filigree_box_find_tags(
        lines, mask, around, Int32(truncatingIfNeeded: count), places)
      for i in 0..<Int(tags) {
        let cell = around + Int(places[i])
        var line = Int(cell.pointee.hash & mask)
        repeat {
          var bits = filigree_box_candidates(lines + line, cell, &limits)
          while bits != 0 {
            if body(line * filigree_box_line.size + bits.trailingZeroBitCount) { return }
            bits &= bits &- 1
          }
          line = Int(lines[line].next)
        } while line >= 0
      }
    }
  }

  /// The number of a kept box that overlaps `box` by the threshold or more and of which `confirms`, which
  /// is told the places of the two; nil if there is none.
  mutating func match(
    _ box: BoxOverlap, place: Int, confirms: (Int, Int) -> Bool
  ) -> Int? {
    guard box.hasArea else { return nil }
    prepare(for: box)
    return withUnsafeTemporaryAllocation(of: filigree_box_cell.self, capacity: BoxCells.most) {
      let around = $0.baseAddress!
      var found: Int?
      candidates(box, around, cells.find(around: box, around)) {
        let number = number(at: $0)
        guard isNear(number, box, place, confirms) else { return false }
        found = number
        return true
      }
      return found
    }
  }

  /// Whether a kept box overlaps `box` by the threshold or more, and `confirms`.
  @inline(__always)
  func isNear(
    _ number: Int, _ box: BoxOverlap, _ place: Int, _ confirms: (Int, Int) -> Bool
  ) -> Bool {
    let known = boxes[number]
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
    return insert(box, ownCell(of: box), place: place)
  }

  /// Keeps a box with an area, whose first cell this is.
  @inline(__always)
  mutating func insert(_ box: BoxOverlap, _ cell: filigree_box_cell, place: Int) -> Int {
    let number = boxes.count
    boxes.add(
      KeptBox(
        box: box.numbers, cell: cell, place: Int32(truncatingIfNeeded: place)))
    if !BoxProbe.isSafe(box) { hasUnsafeBoxes = true }
    // As often as there are twice as many.
    if number >= 1024, number & (number - 1) == 0 { hasGrown = true }
    if number >= Self.fill * (Int(mask) + 1) {
      fileAll(Self.growth * (Int(mask) + 1))
    } else {
      file(number)
    }
    return number
  }

  private func ownCell(of box: BoxOverlap) -> filigree_box_cell {
    withUnsafeTemporaryAllocation(of: filigree_box_cell.self, capacity: BoxCells.most) {
      _ = cells.find(around: box, $0.baseAddress!)
      return $0[0]
    }
  }

  /// Files a kept box under its cell.
  @inline(__always)
  private mutating func file(_ number: Int) {
    let cell = boxes[number].pointee.cell
    var line = Int(cell.hash & mask)
    var room = filigree_box_line.room(lines + line)
    if room == nil {
      let first = line
      // The newest one comes second: all others are full.
      line = Int(lines[first].next)
      room = line >= 0 ? filigree_box_line.room(lines + line) : nil
      if room == nil {
        if lineCount == lineCapacity { return fileAll(2 * (Int(mask) + 1)) }
        line = lineCount
        lines[line] = Self.emptyLine
        lines[line].next = lines[first].next
        lines[first].next = Int32(truncatingIfNeeded: line)
        lineCount += 1
      }
    }
    let i = room ?? 0
    filigree_box_line.put(cell, lines + line, at: i)
    numbers[line * filigree_box_line.size + i] = Int32(truncatingIfNeeded: number)
  }

  @inline(never)
  private mutating func placeBySides() {
    hasFarBoxes = true
    cells = BoxCells(limit: limit, hasFarBoxes: true)
    findCells()
    fileAll(Int(mask) + 1)
  }

  private func findCells() {
    for number in 0..<boxes.count {
      boxes[number].pointee.cell = ownCell(of: BoxOverlap(boxes[number].pointee.box))
    }
  }

  /// How large cells are at first.
  static let largestCellSize = 2.0
  /// How many boxes a cell may have, on average over boxes.
  private static let crowd = 6.0

  /// Takes smaller cells where many boxes share one.
  @inline(never)
  private mutating func divideCells() {
    hasGrown = false
    while cellSize > 1, !hasFarBoxes, sharing > Self.crowd {
      cellSize = max(cellSize / 2, 1)
      cells = BoxCells(limit: limit, hasFarBoxes: false, size: cellSize)
      findCells()
      fileAll(Int(mask) + 1)
    }
  }

  /// How many boxes a box shares its cell with, about.
  private var sharing: Double {
    let step = max(boxes.count / 512, 1)
    var (sum, count) = (0, 0)
    for number in stride(from: 0, to: boxes.count, by: step) {
      let cell = boxes[number].pointee.cell
      var line = Int(cell.hash & mask)
      for _ in 0..<4 where line >= 0 {
        sum += filigree_box_same(lines + line, filigree_box_tag(cell.hash)).nonzeroBitCount
        line = Int(lines[line].next)
      }
      count += 1
    }
    return Double(sum) / Double(max(count, 1))
  }

  /// How many boxes ahead lines are asked for.
  private static let ahead = 16

  /// Files all boxes anew in a table of so many lines.
  @inline(never)
  private mutating func fileAll(_ size: Int) {
    mask = UInt32(truncatingIfNeeded: size - 1)
    lineCount = size
    // Boxes may all be in few cells: then there are as many lines more as all of them fill.
    let needed = size + boxes.count / filigree_box_line.size + size / 2
    if needed > lineCapacity {
      lines.deallocate()
      numbers.deallocate()
      lineCapacity = needed
      lines = FreshMemory.lines(for: lineCapacity)
      numbers = FreshMemory.lines(for: lineCapacity * filigree_box_line.size)
    }
    FreshMemory.mayFill(UnsafeMutableRawBufferPointer(start: lines, count: size * 64))
    FreshMemory.mayFill(UnsafeMutableRawBufferPointer(start: numbers, count: size * 48))
    lines.initialize(repeating: Self.emptyLine, count: size)
    for number in 0..<boxes.count {
      let next = number + Self.ahead
      if next < boxes.count {
        prefetch(boxes[next].pointee.cell)
        prefetchOwn(boxes[next].pointee.cell)
      }
      file(number)
    }
  }
}
