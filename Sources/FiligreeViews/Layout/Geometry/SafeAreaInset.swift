import Foundation

/// Arranges a view, and bars at its edges that it must not lie under.
///
/// The first view has what the bars leave; those that reach an edge of it may grow under the bar.
nonisolated struct SafeAreaInsetLayout: SafeAreaLayout {
  /// A bar at an edge.
  struct Bar {
    var edge: Edge
    /// How it is aligned along the edge.
    var alignment: Alignment = .center
    var spacing: CGFloat = 0
    /// How much it keeps free, if that is not its own length.
    var length: CGFloat?
  }

  /// The bars; the view of each follows the first view in this order.
  var bars: [Bar]

  private func insets(_ size: CGSize, _ subviews: LayoutSubviews) -> EdgeInsets {
    var insets = EdgeInsets()
    for (bar, subview) in zip(bars, subviews.dropFirst()) {
      let axis: Axis = bar.edge == .top || bar.edge == .bottom ? .vertical : .horizontal
      let proposal = ProposedViewSize(size).replacing(axis, nil)
      let length = bar.length ?? subview.sizeThatFits(proposal)[axis]
      let inset = max(length + bar.spacing, 0)
      switch bar.edge {
      case .top: insets.top += inset
      case .bottom: insets.bottom += inset
      case .leading: insets.leading += inset
      case .trailing: insets.trailing += inset
      }
    }
    return insets.usable
  }

  /// Counted from the leading edge, as all places are.
  private func inner(_ size: CGSize, _ subviews: LayoutSubviews) -> CGRect {
    let insets = insets(size, subviews)
    return CGRect(
      x: insets.leading, y: insets.top,
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  func safeArea(in size: CGSize, _ subviews: LayoutSubviews) -> CGRect {
    var inner = inner(size, subviews)
    if subviews.layoutDirection == .rightToLeft { inner.origin.x = size.width - inner.maxX }
    return inner
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let insets = insets(proposal.replacingUnspecifiedDimensions(), subviews)
    let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let own = content.sizeThatFits(
      ProposedViewSize(
        width: proposal.width.map { max($0 - width, 0) },
        height: proposal.height.map { max($0 - height, 0) }))
    return CGSize(width: own.width + width, height: own.height + height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let content = subviews.first else { return }
    let inner = inner(bounds.size, subviews)
    content.place(
      at: CGPoint(x: bounds.minX + inner.minX, y: bounds.minY + inner.minY),
      proposal: ProposedViewSize(inner.size))
    for (bar, subview) in zip(bars, subviews.dropFirst()) {
      let axis: Axis = bar.edge == .top || bar.edge == .bottom ? .vertical : .horizontal
      let proposal = ProposedViewSize(bounds.size).replacing(axis, nil)
      let own = subview.dimensions(in: proposal)
      let rest = CGSize(width: bounds.width - own.width, height: bounds.height - own.height)
      var origin = CGPoint.zero
      switch bar.edge {
      case .top: origin.x = share(bar.alignment.horizontal, rest.width)
      case .bottom:
        origin = CGPoint(x: share(bar.alignment.horizontal, rest.width), y: rest.height)
      case .leading: origin.y = share(bar.alignment.vertical, rest.height)
      case .trailing:
        origin = CGPoint(x: rest.width, y: share(bar.alignment.vertical, rest.height))
      }
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }

  private func share(_ alignment: HorizontalAlignment, _ rest: CGFloat) -> CGFloat {
    alignment == .leading ? 0 : alignment == .trailing ? rest : rest / 2
  }

  private func share(_ alignment: VerticalAlignment, _ rest: CGFloat) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? rest : rest / 2
  }
}

extension View {
  private nonisolated func inset<V: View>(
    _ bar: SafeAreaInsetLayout.Bar, _ view: V
  ) -> some View {
    _LayoutContainer(
      layout: SafeAreaInsetLayout(bars: [bar]),
      content: TupleView(
        (ZStack { self }.environment(\.hasInsetAreas, true), ZStack { view })))
  }

  /// Shows views above or below this one, which they make smaller: what scrolls in it goes on under them.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      SafeAreaInsetLayout.Bar(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing ?? ViewSpacing.standardDistance),
      content())
  }

  /// Shows views beside this one, which they make smaller: what scrolls in it goes on under them.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      SafeAreaInsetLayout.Bar(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing ?? ViewSpacing.standardDistance),
      content())
  }

  /// Shows views above or below this one, as `safeAreaInset` does, without a distance.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing ?? 0, content: content)
  }

  /// Keeps room free at the view's edges: what scrolls in it goes on there.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    let bars = [
      SafeAreaInsetLayout.Bar(edge: .top, length: insets.top),
      SafeAreaInsetLayout.Bar(edge: .bottom, length: insets.bottom),
      SafeAreaInsetLayout.Bar(edge: .leading, length: insets.leading),
      SafeAreaInsetLayout.Bar(edge: .trailing, length: insets.trailing),
    ]
    return _LayoutContainer(
      layout: SafeAreaInsetLayout(bars: bars),
      content: TupleView(
        (
          ZStack { self }.environment(\.hasInsetAreas, true), Color.clear.frame(height: 0),
          Color.clear.frame(height: 0), Color.clear.frame(width: 0), Color.clear.frame(width: 0)
        )))
  }

  /// Keeps room free at some of the view's edges: what scrolls in it goes on there.
  ///
  /// Without a length, 16 points.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Keeps room free at all of the view's edges: what scrolls in it goes on there.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
