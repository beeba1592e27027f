import Foundation

/// How something fills a space of another form: SwiftUI's `ContentMode`.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as possible within the space.
  case fit
  /// As small as possible around the space.
  case fill
}

/// Offers a view a size of a given form.
nonisolated struct AspectRatioLayout: ViewModifier, UnaryLayout {
  /// The form: nil for that of the view's ideal size.
  var ratio: CGSize?
  var contentMode: ContentMode

  /// A form that can be one; else nil, and it is said once.
  @MainActor private func form(_ content: LayoutItem, _ item: LayoutItem) -> CGSize? {
    if let ratio {
      let quotient = ratio.width / ratio.height
      if ratio.width > 0, ratio.height > 0, quotient > 0, quotient.isFinite {
        return CGSize(width: quotient, height: 1)
      }
      item.node.graph.report("aspectRatio: the ratio is not a finite number above 0")
    }
    let ideal = content.size(for: .unspecified)
    let quotient = ideal.width / ideal.height
    return quotient > 0 && quotient.isFinite ? CGSize(width: quotient, height: 1) : nil
  }

  @MainActor private func inner(
    _ proposal: ProposedViewSize, _ content: LayoutItem, _ item: LayoutItem
  ) -> ProposedViewSize {
    guard let form = form(content, item) else { return proposal }
    var proposal = proposal
    if proposal.width == nil, proposal.height == nil {
      proposal = ProposedViewSize(content.size(for: .unspecified))
    }
    let scales = [proposal.width.map { $0 / form.width }, proposal.height].compactMap { $0 }
    guard let scale = contentMode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedViewSize(width: max(scale * form.width, 0), height: max(scale, 0))
  }

  @MainActor func size(
    for proposal: ProposedViewSize, _ content: LayoutItem, _ item: LayoutItem
  ) -> CGSize {
    content.size(for: inner(proposal, content, item))
  }

  @MainActor func placement(
    of content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, inner(proposal, content, item))
  }
}

extension View {
  /// Offers the view the largest size of a form that fits the proposal, or the smallest that fills it.
  ///
  /// `aspectRatio` is width by height; with nil, and with a number that is not finite and above 0, the
  /// form is that of the view's ideal size. Where only one length is proposed, it alone counts; where
  /// none is, the lengths of the ideal size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(
      AspectRatioLayout(
        ratio: aspectRatio.map { CGSize(width: $0, height: 1) }, contentMode: contentMode))
  }

  /// Offers the view the largest size of a form that fits the proposal, or the smallest that fills it.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view the largest size of its ideal form that fits the proposal.
  public nonisolated func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Offers the view the smallest size of its ideal form that fills the proposal.
  public nonisolated func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
