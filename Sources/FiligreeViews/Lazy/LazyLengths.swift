import Foundation

/// The lengths of the units of a lazy container, for one breadth.
struct LazyLengths {
  /// The lengths, as far as they are known; of a unit of several cells that of the longest.
  var known: [CGFloat?]
  /// The length of units that are not known.
  var usual: CGFloat = -1
  /// Where each unit begins, and the last one ends.
  private(set) var starts: [CGFloat] = []
  /// Whether the content is another one than when the lengths were added up.
  var isOutdated = false
  var breadth: CGFloat = 0
  /// A cell of a unit that is not one cell of its run's role.
  struct Part: Equatable {
    var length: CGFloat
    var role: ListRole
  }

  /// The cells of units that are not one cell of their run's role: their lengths, and where they are.
  var several: [Int: [Part]] = [:]
  private var cells: [Int: [LazyLines.Cell]] = [:]
  /// The column of each unit's first cell.
  private var columns: [Int32] = []

  init(count: Int) {
    known = Array(repeating: nil, count: count)
  }

  /// Adds the lengths up.
  mutating func sum(from start: CGFloat, usual: CGFloat) {
    let usual = self.usual < 0 ? usual : self.usual
    starts.removeAll(keepingCapacity: true)
    starts.reserveCapacity(known.count + 1)
    var place = start
    for length in known {
      starts.append(place)
      place += length ?? usual
    }
    starts.append(place)
  }

  /// Adds up the lengths of lines: each is as long as its longest cell.
  @MainActor mutating func sum(
    _ lines: LazyLines, of runs: [LazyUnits], from start: CGFloat, usual: CGFloat
  ) {
    let usual = self.usual < 0 ? usual : self.usual
    isOutdated = false
    starts.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    starts.reserveCapacity(known.count + 1)
    columns.reserveCapacity(known.count)
    var (place, end, column) = (start, start, 0)
    // How long the line at hand is, as far as it is known; nil between lines.
    var line: (length: CGFloat, isKnown: Bool)?
    func close() {
      guard let done = line else { return }
      end = place + (done.isKnown ? done.length : usual)
      place = end + lines.spacing
      (line, column) = (nil, 0)
    }
    var last: ListRole?
    func add(_ length: CGFloat?, _ role: ListRole) -> LazyLines.Cell {
      // Sections, headers and footers begin lines.
      if column == lines.columns.count || last != role || role.part != .row { close() }
      last = role
      let cell = LazyLines.Cell(start: place, column: column)
      line = (
        max(line?.length ?? 0, length ?? 0), line?.isKnown == true || length != nil
      )
      column += 1
      return cell
    }
    var unit = 0
    for run in runs {
      for _ in 0..<run.count where unit < known.count {
        if let parts = several[unit] {
          let all = parts.map { add($0.length, $0.role) }
          cells[unit] = all
          starts.append(all.first?.start ?? place)
          columns.append(Int32(all.first?.column ?? column))
        } else {
          let cell = add(known[unit], run.role)
          starts.append(cell.start)
          columns.append(Int32(cell.column))
        }
        unit += 1
      }
    }
    close()
    starts.append(end)
  }

  /// Where an item of a unit is.
  func cell(_ unit: Int, _ index: Int) -> LazyLines.Cell {
    if let all = cells[unit], all.indices.contains(index) { return all[index] }
    return LazyLines.Cell(start: starts[unit], column: Int(columns[unit]))
  }
}
