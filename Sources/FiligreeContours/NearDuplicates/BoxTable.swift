import CFiligreeContours
import FiligreeBase
import FiligreePixels

/// The table that kept boxes are filed in: cache lines of twelve boxes.
///
/// A cell's hash tells in which line its boxes are, and its tag which of the line they are. What a line has
/// no room for is in another one after the table.
struct BoxTable: ~Copyable {
  /// The table, and after it the lines for what it has no room for.
  private var lines: UnsafeMutablePointer<filigree_box_line>
  /// The numbers of the boxes of each line.
  private var numbers: UnsafeMutablePointer<Int32>
  private var lineCapacity: Int
  private var lineCount: Int
  /// How many lines the table has, a power of two.
  private(set) var size: Int

  /// One less than the lines of the table.
  private var mask: UInt32 { UInt32(truncatingIfNeeded: size - 1) }

  /// How many boxes the table is made for, of each twelve of its lines: so few that cells which share a
  /// line seldom need another one.
  private static let fill = 8
  /// How many times as many lines the table gets when it is full.
  private static let growth = 4
  private static let least = 256

  /// How many boxes are enough to make the table larger.
  var limit: Int { Self.fill * size }
  /// How many lines it has then.
  var nextSize: Int { Self.growth * size }

  /// For as many boxes as are expected, if they are not too many, the table is given room at once: then it
  /// grows where it is, and no memory is touched but what it needs.
  init(expected: Int) {
    size = Self.least
    lineCount = size
    var largest = Self.least
    while Self.fill * largest < min(expected, 1 << 24) { largest *= Self.growth }
    lineCapacity = largest + largest / 2 + max(expected, 0) / filigree_box_line.size
    lines = FreshMemory.lines(for: lineCapacity)
    numbers = FreshMemory.lines(for: lineCapacity * filigree_box_line.size)
    lines.initialize(repeating: Self.emptyLine, count: size)
  }

  deinit {
    lines.deallocate()
    numbers.deallocate()
  }

  private static var emptyLine: filigree_box_line {
    var line = filigree_box_line()
    line.next = -1
    return line
  }

  /// The table as the kernels see it, until it changes.
  @inline(__always)
  var kernel: filigree_box_table {
    filigree_box_table(lines: lines, numbers: numbers, mask: mask)
  }

  /// Asks for the memory of a cell in which a box is to be filed soon.
  @inline(__always)
  func prefetch(_ cell: filigree_box_cell) {
    filigree_prefetch(lines + Int(cell.hash & mask))
    filigree_prefetch(numbers + Int(cell.hash & mask) * filigree_box_line.size)
  }

  /// The number of the kept box in a place of the table.
  @inline(__always)
  func number(at place: Int) -> Int { Int(numbers[place]) }

  /// Asks for the number of the kept box in a place of the table.
  @inline(__always)
  func prefetchNumber(at place: Int) { filigree_prefetch(numbers + place) }

  /// Files a kept box under its cell; false if there is no room.
  @inline(__always)
  mutating func file(_ number: Int, _ cell: filigree_box_cell) -> Bool {
    var line = Int(cell.hash & mask)
    var room = filigree_box_line.room(lines + line)
    if room == nil {
      let first = line
      // The newest one comes second: all others are full.
      line = Int(lines[first].next)
      room = line >= 0 ? filigree_box_line.room(lines + line) : nil
      if room == nil {
        if lineCount == lineCapacity { return false }
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
    return true
  }

  /// Empties the table, which has so many lines from now on, and room for so many boxes wherever they are
  /// filed.
  mutating func reset(size: Int, for count: Int) {
    self.size = size
    lineCount = size
    // Boxes may all be in few cells: then there are as many lines more as all of them fill.
    let needed = size + count / filigree_box_line.size + size / 2
    if needed > lineCapacity {
      lines.deallocate()
      numbers.deallocate()
      lineCapacity = needed
      lines = FreshMemory.lines(for: lineCapacity)
      numbers = FreshMemory.lines(for: lineCapacity * filigree_box_line.size)
    }
    lines.initialize(repeating: Self.emptyLine, count: size)
  }

  /// How many boxes of a cell's tag there are in its first lines.
  func sharing(_ cell: filigree_box_cell) -> Int {
    var sum = 0
    var line = Int(cell.hash & mask)
    for _ in 0..<8 where line >= 0 {
      sum += filigree_box_same(lines + line, filigree_box_tag(cell.hash)).nonzeroBitCount
      line = Int(lines[line].next)
    }
    return sum
  }
}
