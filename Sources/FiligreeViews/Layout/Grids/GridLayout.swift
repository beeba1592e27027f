import Foundation

/// The layout of ``Grid``: SwiftUI's `GridLayout`.
@frozen
public struct GridLayout: Layout {
  /// How cells are aligned.
  public var alignment: Alignment
  /// The distance of columns in points; nil for the distance that views like.
  public var horizontalSpacing: CGFloat?
  /// The distance of rows in points; nil for the distance that views like.
  public var verticalSpacing: CGFloat?

  /// The layout as a whole does not animate: its views move to their new places.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The size of the rows and columns.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    onMainActor { GridArrangement(self, proposal, subviews).size }
  }

  /// Places the views in their cells.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    onMainActor {
      let grid = GridArrangement(self, proposal, subviews)
      for cell in grid.cells {
        grid.place(cell, at: bounds.origin)
      }
    }
  }
}

/// Where the cells of a grid lie for a proposal.
@MainActor
private struct GridArrangement {
  struct Cell {
    let subview: LayoutSubview
    let row: Int
    let columns: Range<Int>
    /// Whether the view is in no row.
    let isAlone: Bool
  }

  /// No cell is wider than so many columns.
  private static let columnLimit = 4096

  private let layout: GridLayout
  private(set) var cells: [Cell] = []
  private var columnStarts: [CGFloat] = []
  private var widths: [CGFloat] = []
  private var rowStarts: [CGFloat] = []
  private var heights: [CGFloat] = []
  private var rowAlignments: [VerticalAlignment?] = []
  private var columnAlignments: [HorizontalAlignment?] = []
  private let columnGap: CGFloat
  private let rowGap: CGFloat
  private(set) var size = CGSize.zero

  init(_ layout: GridLayout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    self.layout = layout
    func gap(_ spacing: CGFloat?) -> CGFloat {
      guard let spacing, spacing.isFinite else { return ViewSpacing.standardDistance }
      return spacing
    }
    columnGap = gap(layout.horizontalSpacing)
    rowGap = gap(layout.verticalSpacing)
    arrange(subviews)
    widths = lengths(
      columnAlignments.count, proposal.width, columnGap
    ) { [self] column, share in
      width(of: column, share)
    }
    widenForSpans()
    heights = lengths(rowAlignments.count, proposal.height, rowGap) { [self] row, share in
      height(of: row, share)
    }
    columnStarts = starts(widths, columnGap)
    rowStarts = starts(heights, rowGap)
    size = CGSize(
      width: (columnStarts.last ?? 0) + (widths.last ?? 0),
      height: (rowStarts.last ?? 0) + (heights.last ?? 0))
  }

  /// Finds rows and columns.
  private mutating func arrange(_ subviews: LayoutSubviews) {
    var last: GridRowIdentity?
    var column = 0
    var count = 1
    var alone: [(LayoutSubview, Int)] = []
    for subview in subviews {
      guard let row = subview.item.trait(GridRowKey.self) else {
        rowAlignments.append(nil)
        alone.append((subview, rowAlignments.count - 1))
        last = nil
        continue
      }
      if row.identity !== last {
        rowAlignments.append(row.alignment)
        last = row.identity
        column = 0
      }
      let span = min(subview.item.trait(GridCellColumnsKey.self), Self.columnLimit)
      cells.append(
        Cell(
          subview: subview, row: rowAlignments.count - 1, columns: column..<column + span,
          isAlone: false))
      column += span
      count = max(count, column)
    }
    for (subview, row) in alone {
      cells.append(Cell(subview: subview, row: row, columns: 0..<count, isAlone: true))
    }
    columnAlignments = Array(repeating: nil, count: count)
    for cell in cells where cell.columns.count == 1 {
      if let guide = cell.subview.item.trait(GridColumnAlignmentKey.self) {
        columnAlignments[cell.columns.lowerBound] = guide
      }
    }
  }

  // MARK: Lengths

  private func isSized(_ cell: Cell, _ axis: Axis.Set) -> Bool {
    !cell.subview.item.trait(GridCellUnsizedAxesKey.self).contains(axis)
  }

  private func width(of column: Int, _ share: CGFloat?) -> CGFloat {
    cells.lazy
      .filter { $0.columns == column..<column + 1 && !$0.isAlone && isSized($0, .horizontal) }
      .map { $0.subview.sizeThatFits(ProposedViewSize(width: share, height: nil)).width }
      .max() ?? 0
  }

  private func height(of row: Int, _ share: CGFloat?) -> CGFloat {
    cells.lazy.filter { $0.row == row && isSized($0, .vertical) }
      .map { $0.subview.sizeThatFits(ProposedViewSize(width: width($0), height: share)).height }
      .max() ?? 0
  }

  /// The width of a cell.
  private func width(_ cell: Cell) -> CGFloat {
    let columns = cell.columns.clamped(to: 0..<widths.count)
    return widths[columns].reduce(0, +) + CGFloat(max(columns.count - 1, 0)) * columnGap
  }

  /// Shares a length out as stacks do: the least flexible first.
  private func lengths(
    _ count: Int, _ length: CGFloat?, _ gap: CGFloat, _ measure: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length, length.isFinite else {
      return (0..<count).map { measure($0, length) }
    }
    var result = Array(repeating: CGFloat(0), count: count)
    let least = (0..<count).map { measure($0, 0) }
    let flexibility = (0..<count).map { measure($0, .infinity) - least[$0] }
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    var rest = length - CGFloat(max(count - 1, 0)) * gap
    for (taken, index) in order.enumerated() {
      let share = max(rest / CGFloat(count - taken), 0)
      result[index] = measure(index, share)
      rest -= result[index]
    }
    return result
  }

  /// Cells of several columns make these wider, all alike, if they do not have room.
  private mutating func widenForSpans() {
    for cell in cells where cell.columns.count > 1 && !cell.isAlone && isSized(cell, .horizontal) {
      let offered = width(cell)
      let wanted = cell.subview.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
      guard wanted > offered else { continue }
      let more = (wanted - offered) / CGFloat(cell.columns.count)
      for column in cell.columns { widths[column] += more }
    }
  }

  private func starts(_ lengths: [CGFloat], _ gap: CGFloat) -> [CGFloat] {
    var starts: [CGFloat] = []
    var place: CGFloat = 0
    for length in lengths {
      starts.append(place)
      place += length + gap
    }
    return starts
  }

  // MARK: Places

  func place(_ cell: Cell, at origin: CGPoint) {
    let area = CGSize(width: width(cell), height: heights[cell.row])
    let corner = CGPoint(
      x: origin.x + columnStarts[min(cell.columns.lowerBound, columnStarts.count - 1)],
      y: origin.y + rowStarts[cell.row])
    let proposal = ProposedViewSize(area)
    let own = cell.subview.dimensions(in: proposal)
    if let anchor = cell.subview.item.trait(GridCellAnchorKey.self) {
      cell.subview.place(
        at: CGPoint(
          x: corner.x + anchor.x * (area.width - own.width),
          y: corner.y + anchor.y * (area.height - own.height)), proposal: proposal)
      return
    }
    let column = cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound] : nil
    let horizontal = column ?? layout.alignment.horizontal
    let vertical = rowAlignments[cell.row] ?? layout.alignment.vertical
    let y: CGFloat
    if vertical == .firstTextBaseline || vertical == .lastTextBaseline {
      // The baselines of a row are on one line.
      let baselines = cells.filter { $0.row == cell.row }.map {
        $0.subview.dimensions(in: ProposedViewSize(width: width($0), height: area.height))[vertical]
      }
      y = (baselines.max() ?? 0) - own[vertical]
    } else {
      y = ViewDimensions(size: area)[vertical] - own[vertical]
    }
    cell.subview.place(
      at: CGPoint(
        x: corner.x + ViewDimensions(size: area)[horizontal] - own[horizontal], y: corner.y + y),
      proposal: proposal)
  }
}
