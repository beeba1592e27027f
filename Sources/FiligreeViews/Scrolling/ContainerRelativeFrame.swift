import Foundation

/// Gives a view a size that depends on the scroll view, or the page, that it is in.
nonisolated struct ContainerRelativeFrame: ViewModifier, UnaryLayout {
  let axes: Axis.Set
  let alignment: Alignment
  /// The length along an axis, of that of the container.
  let length: @Sendable (CGFloat, Axis) -> CGFloat

  @MainActor private func size(around item: LayoutItem) -> CGSize {
    var parent = item.parent
    while let current = parent {
      if let size = current.relativeFrameSize { return size }
      parent = current.parent
    }
    return item.node.graph.pageSize
  }

  @MainActor private func inner(
    _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> ProposedViewSize {
    let around = size(around: item)
    func length(_ axis: Axis, _ offered: CGFloat?) -> CGFloat? {
      guard axes.contains(axis.set) else { return offered }
      let length = self.length(around[axis], axis)
      return length.isFinite ? max(length, 0) : 0
    }
    return ProposedViewSize(
      width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
  }

  @MainActor func size(
    for proposal: ProposedViewSize, _ content: LayoutItem, _ item: LayoutItem
  ) -> CGSize {
    let inner = inner(proposal, item)
    let own = content.size(for: inner)
    return CGSize(
      width: axes.contains(.horizontal) ? inner.width ?? own.width : own.width,
      height: axes.contains(.vertical) ? inner.height ?? own.height : own.height)
  }

  @MainActor func placement(
    of content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = inner(proposal, item)
    let own = content.dimensions(for: inner)
    let whole = ViewDimensions(size: size)
    return (
      CGPoint(
        x: whole[alignment.horizontal] - own[alignment.horizontal],
        y: whole[alignment.vertical] - own[alignment.vertical]), inner
    )
  }
}

extension View {
  /// Makes the view as large as the scroll view around it, or the page, along some axes.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as long as some of equal parts of the scroll view around it, or of the page, along some axes.
  ///
  /// There are `count` parts with `spacing` between them, and the view is `span` of them long.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let count = max(count, 1)
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return part * CGFloat(span) + spacing * CGFloat(max(span - 1, 0))
    }
  }

  /// Makes the view as long as a function of the length of the scroll view around it, or of the page, says.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
