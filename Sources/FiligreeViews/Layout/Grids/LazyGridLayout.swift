import Foundation

/// The layout of ``LazyVGrid`` and ``LazyHGrid``.
///
/// `axis` is the one along which lines follow one another: vertical for rows of columns. Names are those of
/// that case.
struct LazyGridLayout: Layout {
  /// No more columns are made of an adaptive one.
  static let columnLimit = 4096

  var axis: Axis
  var items: [GridItem]
  /// How the columns lie within the grid's bounds where they do not fill them.
  var alignment: AlignmentKey
  /// The distance of rows; nil for 8.
  var spacing: CGFloat?

  typealias AnimatableData = EmptyAnimatableData

  private struct Column {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  private struct Arrangement {
    var columns: [Column] = []
    var rows: [(start: CGFloat, length: CGFloat)] = []
    /// All columns, and all rows.
    var size = CGSize.zero
  }

  private func distance(_ spacing: CGFloat?) -> CGFloat {
    guard let spacing, spacing.isFinite else { return 8 }
    return spacing
  }

  /// The columns in a width, as objc.io observed it: fixed ones first; the others get equal shares of what
  /// is left, in their order, each within its limits.
  private func columns(_ width: CGFloat?) -> [Column] {
    func fixed(_ item: GridItem) -> CGFloat? {
      guard case .fixed(let length) = item.size else { return nil }
      return length.isFinite ? max(0, length) : 0
    }
    func limited(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      let least = least.isFinite ? max(0, least) : 0
      return max(least, most < length ? most : length)
    }
    var rest = width.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
    rest -= items.dropLast().reduce(0) { $0 + distance($1.spacing) }
    rest -= items.reduce(0) { $0 + (fixed($1) ?? 0) }
    var shares = items.count { fixed($0) == nil }
    var columns: [Column] = []
    var start: CGFloat = 0
    for (i, item) in items.enumerated() {
      let gap = distance(item.spacing)
      var (length, count) = (fixed(item) ?? 0, 1)
      if fixed(item) == nil {
        let share = max(0, rest / CGFloat(shares))
        shares -= 1
        switch item.size {
        case .fixed: break
        case .flexible(let least, let most):
          length = limited(share, least, most)
          rest -= length
        case .adaptive(let least, let most):
          let step = max(least + gap, 1e-3)
          let fitting = ((share + gap) / step).rounded(.down)
          count = max(1, fitting < CGFloat(Self.columnLimit) ? Int(fitting) : Self.columnLimit)
          let part = (share - gap * CGFloat(count - 1)) / CGFloat(count)
          length = limited(max(0, part), least, most)
          rest -= length * CGFloat(count) + gap * CGFloat(count - 1)
        }
      }
      for k in 0..<count {
        columns.append(
          Column(start: start, length: length, alignment: item.alignment ?? .center))
        let isLast = i == items.count - 1 && k == count - 1
        start += length + (isLast ? 0 : gap)
        if columns.count >= Self.columnLimit { return columns }
      }
    }
    return columns
  }

  private func proposal(_ column: Column) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: column.length, height: nil)
      : ProposedViewSize(width: nil, height: column.length)
  }

  private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
    var result = Arrangement()
    result.columns = columns(axis == .vertical ? proposal.width : proposal.height)
    guard let last = result.columns.last else { return result }
    var (start, length) = (CGFloat(0), CGFloat(0))
    for (i, subview) in subviews.enumerated() {
      let place = i % result.columns.count
      if place == 0, i > 0 {
        result.rows.append((start, length))
        start += length + distance(spacing)
        length = 0
      }
      let size = subview.sizeThatFits(self.proposal(result.columns[place]))
      length = max(length, axis == .vertical ? size.height : size.width)
    }
    if !subviews.isEmpty { result.rows.append((start, length)) }
    let (across, along) = (last.start + last.length, subviews.isEmpty ? 0 : start + length)
    result.size =
      axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    return result
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrange(proposal, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let result = arrange(proposal, subviews)
    guard !result.columns.isEmpty else { return }
    // The columns as a whole, by the same guide of theirs and of the bounds.
    let (outer, inner) = (ViewDimensions(size: bounds.size), ViewDimensions(size: result.size))
    let moved = outer.value(alignment) - inner.value(alignment)
    for (i, subview) in subviews.enumerated() {
      let column = result.columns[i % result.columns.count]
      let row = result.rows[i / result.columns.count]
      let proposal = self.proposal(column)
      let cell =
        axis == .vertical
        ? CGRect(x: column.start + moved, y: row.start, width: column.length, height: row.length)
        : CGRect(x: row.start, y: column.start + moved, width: row.length, height: column.length)
      let (own, around) = (subview.dimensions(in: proposal), ViewDimensions(size: cell.size))
      let guides = column.alignment
      subview.place(
        at: CGPoint(
          x: bounds.minX + cell.minX + around[guides.horizontal] - own[guides.horizontal],
          y: bounds.minY + cell.minY + around[guides.vertical] - own[guides.vertical]),
        proposal: proposal)
    }
  }
}
