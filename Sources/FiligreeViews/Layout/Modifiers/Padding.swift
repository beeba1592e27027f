import Foundation

/// Space around a view.
nonisolated struct PaddingLayout: ViewModifier, UnaryLayout {
  var edges: Edge.Set
  /// Nil for 16 points at each of the edges.
  var insets: EdgeInsets?

  /// Distances that can be ones; those that are not finite count as 0, and it is said once.
  @MainActor private func usable(_ item: LayoutItem) -> EdgeInsets {
    guard let insets else { return EdgeInsets(16, at: edges) }
    let usable = insets.usable
    if usable != insets {
      item.node.graph.report("padding: a length is not finite, or beyond 1e9")
    }
    return usable
  }

  @MainActor func spacing(_ content: LayoutItem) -> ViewSpacing {
    let insets = insets?.usable ?? EdgeInsets(16, at: edges)
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return content.measuredSpacing.parted(at: edges)
  }

  private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  @MainActor func size(
    for proposal: ProposedViewSize, _ content: LayoutItem, _ item: LayoutItem
  ) -> CGSize {
    let insets = usable(item)
    let size = content.size(for: inner(proposal, insets))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  @MainActor func placement(
    of content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let insets = usable(item)
    return (CGPoint(x: insets.leading, y: insets.top), inner(proposal, insets))
  }
}

extension View {
  /// Adds space around the view, in points.
  ///
  /// The view is offered what is left of the proposal. Negative distances let the view reach beyond
  /// the whole.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds space at some edges: `length` points, or 16 if it is nil.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, at: edges) }))
  }

  /// Adds `length` points of space at all edges.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
