/// Where things are in a QR code of a version (ISO/IEC 18004:2015, 6.3, 7.7, 7.9 and 7.10).
struct QRLayout {
  /// A module's place.
  struct Cell: Hashable {
    /// From the left.
    let column: Int
    /// From the top.
    let row: Int
  }

  /// The function patterns and the version, dark and light; all else is light.
  private(set) var patterns: ModuleGrid
  /// Marks what carries neither data nor correction.
  private var occupied: ModuleGrid
  /// The places of data and correction, in the order in which their bits are placed.
  private(set) var path: [Cell] = []
  /// The places of the format's bits, the highest first, of both copies (figure 25).
  let formatCells: [[Cell]]

  /// Lays a version out.
  init(_ version: QRVersion) {
    let side = version.side
    patterns = ModuleGrid(side: side)
    occupied = ModuleGrid(side: side)
    // Row 8 and column 8, but for the timing patterns.
    let near = (0...8).filter { $0 != 6 }
    formatCells = [
      near.map { Cell(column: $0, row: 8) }
        + near.dropLast().reversed().map { Cell(column: 8, row: $0) },
      (1...7).map { Cell(column: 8, row: side - $0) }
        + (1...8).reversed().map { Cell(column: side - $0, row: 8) },
    ]
    addTiming()
    addFinders()
    addAlignments(version)
    if version.number >= 7 { addVersion(version) }
    for cell in formatCells.joined() { put(false, at: cell) }
    // A module that is always dark (7.9.1).
    put(true, at: Cell(column: 8, row: side - 8))
    path = walk()
  }

  private mutating func put(_ isDark: Bool, at cell: Cell) {
    patterns[cell.column, cell.row] = isDark
    occupied[cell.column, cell.row] = true
  }

  /// Squares around a middle, one on the other, the largest first; what is beyond the code is left out.
  private mutating func putSquares(
    _ squares: [(reach: Int, isDark: Bool)], around center: Cell
  ) {
    let inside = 0..<patterns.side
    for square in squares {
      for row in (center.row - square.reach...center.row + square.reach).clamped(to: inside) {
        let columns = center.column - square.reach...center.column + square.reach
        for column in columns.clamped(to: inside) {
          put(square.isDark, at: Cell(column: column, row: row))
        }
      }
    }
  }

  private mutating func addTiming() {
    for i in 0..<patterns.side {
      put(i.isMultiple(of: 2), at: Cell(column: i, row: 6))
      put(i.isMultiple(of: 2), at: Cell(column: 6, row: i))
    }
  }

  /// Finder patterns with their separators, in three corners.
  private mutating func addFinders() {
    let far = patterns.side - 4
    for center in [Cell(column: 3, row: 3), Cell(column: far, row: 3), Cell(column: 3, row: far)] {
      putSquares([(4, false), (3, true), (2, false), (1, true)], around: center)
    }
  }

  /// Alignment patterns at each crossing of the lines that a finder pattern does not take.
  private mutating func addAlignments(_ version: QRVersion) {
    let lines = version.alignmentCenters
    guard let first = lines.first, let last = lines.last else { return }
    let finders: Set = [
      Cell(column: first, row: first), Cell(column: last, row: first),
      Cell(column: first, row: last),
    ]
    for row in lines {
      for center in lines.map({ Cell(column: $0, row: row) }) where !finders.contains(center) {
        putSquares([(2, true), (1, false), (0, true)], around: center)
      }
    }
  }

  /// The version in six bits, and twelve of a Golay code (annex D), twice; the lowest bit is the first.
  private mutating func addVersion(_ version: QRVersion) {
    let code = BinaryPolynomial(version.number).encoded(by: BinaryPolynomial(0b1_1111_0010_0101))
    // Three modules wide, beside the separators.
    let start = patterns.side - 11
    var bits = code
    for along in 0..<6 {
      for across in start..<start + 3 {
        put(bits & 1 == 1, at: Cell(column: across, row: along))
        put(bits & 1 == 1, at: Cell(column: along, row: across))
        bits >>= 1
      }
    }
  }

  /// Pairs of columns from the right, upwards and downwards by turns, past the timing pattern (7.7.3).
  private func walk() -> [Cell] {
    let columns = (0..<patterns.side).filter { $0 != 6 }.reversed() as [Int]
    let down = Array(0..<patterns.side)
    var cells: [Cell] = []
    for pair in 0..<columns.count / 2 {
      for row in pair.isMultiple(of: 2) ? down.reversed() : down {
        for column in columns[2 * pair...2 * pair + 1] where !occupied[column, row] {
          cells.append(Cell(column: column, row: row))
        }
      }
    }
    return cells
  }
}

extension ClosedRange<Int> {
  /// The part within a range that is not empty.
  fileprivate func clamped(to limits: Range<Int>) -> ClosedRange<Int> {
    clamped(to: limits.lowerBound...limits.upperBound - 1)
  }
}
