import Foundation

/// Units that follow one another, with a distance between them.
struct LazyStackArrangement: LazyArrangement {
  let axis: Axis
  /// The guide across the axis.
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews

  var makesAll: Bool { false }
  var usualLength: CGFloat { 44 }

  func block(_ items: [LayoutItem], _ unit: LazyUnit) -> LazyBlock {
    let proposal = ProposedViewSize(
      width: axis == .vertical ? unit.breadth : nil,
      height: axis == .vertical ? nil : unit.breadth)
    var block = LazyBlock()
    var previous: LayoutItem? = unit.previous?.item
    var isFirst = unit.previous == nil
    for item in items {
      if !isFirst { block.length += distance(previous, item) }
      isFirst = false
      let dimensions = item.dimensions(for: proposal)
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      var across: CGFloat?
      if let breadth = unit.breadth {
        across = alignmentOffset(dimensions, size, in: breadth)
      }
      block.rows.append(
        LazyRow(
          item: item, role: item.trait(ListRoleKey.self) ?? unit.role, start: block.length,
          length: size[axis], proposal: proposal, across: across))
      block.length += size[axis]
      block.breadth = max(block.breadth, size[axis.other])
      previous = item
    }
    return block
  }

  private func distance(_ previous: LayoutItem?, _ item: LayoutItem) -> CGFloat {
    if let spacing, spacing.isFinite { return spacing }
    guard let previous else { return ViewSpacing.standardDistance }
    return previous.measuredSpacing.distance(to: item.measuredSpacing, along: axis)
  }

  /// Where an item lies so that its guide is on that of the whole breadth.
  private func alignmentOffset(
    _ dimensions: ViewDimensions, _ size: CGSize, in breadth: CGFloat
  ) -> CGFloat {
    let whole = CGSize(axis, 0, across: breadth)
    switch alignment.axis {
    case .horizontal:
      let guide = HorizontalAlignment(alignment.id)
      return ViewDimensions(size: whole)[guide] - dimensions[guide]
    case .vertical:
      let guide = VerticalAlignment(alignment.id)
      return ViewDimensions(size: whole)[guide] - dimensions[guide]
    }
  }
}
