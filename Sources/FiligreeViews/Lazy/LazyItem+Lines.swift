import FiligreePaths
import Foundation

/// Grids: units that share lines.
extension LazyItem {
  /// The lines of a grid, if there are columns.
  func lines(_ breadth: CGFloat?) -> LazyLines? {
    arrangement.lines(breadth).flatMap { $0.columns.isEmpty ? nil : $0 }
  }

  /// What is known of the units that are made, each with its items in order.
  func forEachMade(_ body: (LazyMade, ListRole, [LayoutItem]) -> Void) {
    let (runs, source) = (runs, source)
    for made in source?.made ?? [] where made.unit < count {
      guard let items = source?.items(of: made.unit)?.filter({ !$0.isLeaving }) else { continue }
      body(made, runs[made.run].role, items)
    }
  }

  /// Measures the cells that are made.
  func measure(_ lines: LazyLines, _ breadth: CGFloat?) -> LazyLengths {
    var lengths = self.lengths.removeValue(forKey: breadth) ?? LazyLengths(count: count)
    func sum() {
      lengths.sum(
        lines, of: runs, from: arrangement.ends.before, usual: arrangement.usualLength)
    }
    if lengths.starts.isEmpty || lengths.isOutdated { sum() }
    // Units of several cells move those behind them to other columns, where they may have other lengths.
    for _ in 0..<3 {
      var (total, number, isChanged) = (CGFloat(0), 0, false)
      forEachMade { made, role, items in
        let own = items.enumerated().map { index, item in
          let cell = lengths.cell(made.unit, index)
          let role = item.trait(ListRoleKey.self) ?? role
          let proposal = lines.proposal(cell.column, role, breadth, axis)
          return LazyLengths.Part(length: item.size(for: proposal)[axis], role: role)
        }
        let longest = own.map(\.length).max() ?? 0
        let several = own.count == 1 && own[0].role == role ? nil : own
        if lengths.known[made.unit] != longest || lengths.several[made.unit] != several {
          lengths.known[made.unit] = longest
          lengths.several[made.unit] = several
          isChanged = true
        }
        if runs[made.run].isLazy { (total, number) = (total + longest, number + 1) }
      }
      if lengths.usual < 0, number > 0 {
        lengths.usual = total / CGFloat(number)
        isChanged = true
      }
      guard isChanged else { break }
      sum()
    }
    lengths.breadth = lines.breadth
    if self.lengths.count > 4 { self.lengths = [:] }
    self.lengths[breadth] = lengths
    return lengths
  }

  /// The cells that are made, in their places.
  func placedCells(_ lines: LazyLines, _ lengths: LazyLengths) -> [LazyRow] {
    var rows: [LazyRow] = []
    var longest: [CGFloat: CGFloat] = [:]
    var columns: [Int] = []
    forEachMade { made, role, items in
      for (index, item) in items.enumerated() {
        let cell = lengths.cell(made.unit, index)
        let role = item.trait(ListRoleKey.self) ?? role
        let proposal = lines.proposal(cell.column, role, self.proposal[axis.other], axis)
        let length = item.size(for: proposal)[axis]
        rows.append(
          LazyRow(item: item, role: role, start: cell.start, length: length, proposal: proposal))
        columns.append(cell.column)
        longest[cell.start] = max(longest[cell.start] ?? 0, length)
      }
    }
    for index in rows.indices {
      let row = rows[index]
      let place = lines.place(
        row.item, row.proposal, columns[index], row.role, line: longest[row.start] ?? row.length,
        breadth: size[axis.other], axis)
      rows[index].start += place.along
      rows[index].across = place.across
    }
    return rows
  }
}
