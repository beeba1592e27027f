import Foundation

/// Sets a guide of a view.
nonisolated struct AlignmentGuideModifier: ViewModifier, ItemModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  @MainActor func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ content: LayoutItem,
    _ item: LayoutItem
  ) -> CGFloat? {
    guard key == self.key else { return content.explicitGuide(key, for: proposal) }
    return compute(content.dimensions(for: proposal))
  }
}

extension View {
  /// Sets a horizontal guide of the view, in its coordinates.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets a vertical guide of the view, in its coordinates.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}
