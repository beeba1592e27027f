import Foundation

/// Lines of as many cells as there are columns.
///
/// Names are those of lines that follow one another downwards.
struct LazyLines {
  struct Column {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  /// A cell: in which column, and where its line begins.
  struct Cell {
    var start: CGFloat
    var column: Int
  }

  var columns: [Column]
  /// The distance between lines.
  var spacing: CGFloat
  /// How the columns lie within bounds that they do not fill.
  var alignment: AlignmentKey

  /// How broad all columns are.
  var breadth: CGFloat { columns.last.map { $0.start + $0.length } ?? 0 }

  /// A column, the last one if there is none of the number: a cell that was not counted yet has none.
  private func column(_ number: Int) -> Column { columns[min(number, columns.count - 1)] }

  /// What a cell is offered; headers and footers have all of a line.
  func proposal(_ column: Int, _ role: ListRole, _ breadth: CGFloat?, _ axis: Axis)
    -> ProposedViewSize
  {
    let length = role.part == .row ? self.column(column).length : breadth ?? self.breadth
    return axis == .vertical
      ? ProposedViewSize(width: length, height: nil)
      : ProposedViewSize(width: nil, height: length)
  }

  /// Where an item lies in its cell, and the cell in a container of a breadth: along and across the axis.
  @MainActor func place(
    _ item: LayoutItem, _ proposal: ProposedViewSize, _ column: Int, _ role: ListRole,
    line: CGFloat, breadth: CGFloat, _ axis: Axis
  ) -> (along: CGFloat, across: CGFloat) {
    // The columns as a whole, by the same guide of theirs and of the bounds.
    let outer = ViewDimensions(size: CGSize(axis, 0, across: breadth))
    let inner = ViewDimensions(size: CGSize(axis, 0, across: self.breadth))
    let isWhole = role.part != .row
    let moved = isWhole ? 0 : outer.value(alignment) - inner.value(alignment)
    let cell = ViewDimensions(
      size: CGSize(axis, line, across: isWhole ? breadth : self.column(column).length))
    let own = item.dimensions(for: proposal)
    let guides = isWhole ? .center : self.column(column).alignment
    let x = cell[guides.horizontal] - own[guides.horizontal]
    let y = cell[guides.vertical] - own[guides.vertical]
    let start = moved + (isWhole ? 0 : self.column(column).start)
    return axis == .vertical ? (y, start + x) : (x, start + y)
  }
}
