import Foundation

/// Offers a view no size in some dimensions, so that it takes its ideal one.
nonisolated struct FixedSizeLayout: ViewModifier, UnaryLayout {
  var horizontal: Bool
  var vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  @MainActor func size(
    for proposal: ProposedViewSize, _ content: LayoutItem, _ item: LayoutItem
  ) -> CGSize {
    content.size(for: inner(proposal))
  }

  @MainActor func placement(
    of content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, inner(proposal))
  }
}

extension View {
  /// Gives the view its ideal size, whatever is offered.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length in some dimensions, whatever is offered.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
