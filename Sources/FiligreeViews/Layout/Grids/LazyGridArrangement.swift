import Foundation

/// The arrangement of ``LazyVGrid`` and ``LazyHGrid``.
///
/// `axis` is the one along which lines follow one another: vertical for rows of columns. Names are those of
/// that case.
struct LazyGridArrangement: LazyArrangement {
  /// No more columns are made of an adaptive one.
  static let columnLimit = 4096

  var axis: Axis
  var items: [GridItem]
  /// How the columns lie within the grid's bounds where they do not fill them.
  var alignment: AlignmentKey
  /// The distance of rows; nil for 8.
  var spacing: CGFloat?
  var pinned: PinnedScrollableViews

  var makesAll: Bool { false }
  var usualLength: CGFloat { 44 }

  func lines(_ breadth: CGFloat?) -> LazyLines? {
    LazyLines(
      columns: columns(breadth), spacing: distance(spacing), alignment: alignment)
  }

  /// The cells of a grid are in lines.
  func block(_ items: [LayoutItem], _ unit: LazyUnit) -> LazyBlock { LazyBlock() }

  private func distance(_ spacing: CGFloat?) -> CGFloat {
    guard let spacing, spacing.isFinite else { return 8 }
    return spacing
  }

  /// The columns in a width, as objc.io observed it: fixed ones first; the others get equal shares of what
  /// is left, in their order, each within its limits.
  private func columns(_ width: CGFloat?) -> [LazyLines.Column] {
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
    var columns: [LazyLines.Column] = []
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
          LazyLines.Column(start: start, length: length, alignment: item.alignment ?? .center))
        let isLast = i == items.count - 1 && k == count - 1
        start += length + (isLast ? 0 : gap)
        if columns.count >= Self.columnLimit { return columns }
      }
    }
    return columns
  }
}
