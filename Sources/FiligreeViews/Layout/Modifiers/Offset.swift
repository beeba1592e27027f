import Foundation

/// Draws a view elsewhere, but leaves its place in the layout.
nonisolated struct OffsetModifier: ViewModifier, ItemModifier, Animatable {
  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  @MainActor func place(_ content: LayoutItem, in item: LayoutItem) {
    var shift = CGSize(
      width: offset.width.isFinite ? offset.width : 0,
      height: offset.height.isFinite ? offset.height : 0)
    if item.environment.layoutDirection == .rightToLeft {
      shift.width = -shift.width
    }
    content.shift = shift
    content.place(in: item, at: .zero, item.proposal)
  }
}

/// Puts the middle of a view at a point.
nonisolated struct PositionLayout: ViewModifier, UnaryLayout {
  var position: CGPoint

  @MainActor func size(
    for proposal: ProposedViewSize, _ content: LayoutItem, _ item: LayoutItem
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
  }

  @MainActor func placement(
    of content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let own = content.size(for: proposal)
    let x = position.x.isFinite ? position.x : 0
    let y = position.y.isFinite ? position.y : 0
    return (CGPoint(x: x - own.width / 2, y: y - own.height / 2), proposal)
  }
}

extension View {
  /// Draws the view `x` points further along and `y` points further down; the layout does not change.
  ///
  /// Where views are laid out from right to left, along is to the left. Numbers that are not finite
  /// count as 0.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view further along and further down; the layout does not change.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Puts the middle of the view at a point of the view around, counted from its upper leading corner.
  ///
  /// The whole takes all of the proposed size. Numbers that are not finite count as 0.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Puts the middle of the view at a point of the view around, counted from its upper leading corner.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionLayout(position: position))
  }
}
