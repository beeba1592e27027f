import Foundation

/// A modifier that gives each item of what it modifies another size or place, and no more.
///
/// The guides of the item go with it.
package protocol UnaryLayout: ItemModifier {
  /// Where `content` lies, and what is proposed to it, when the whole has a size for a proposal.
  @MainActor func placement(
    of content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize)
}

extension UnaryLayout {
  package func place(_ content: LayoutItem, in item: LayoutItem) {
    let placement = placement(of: content, in: item.size, item.proposal, item)
    content.place(in: item, at: placement.origin, placement.proposal)
  }

  package func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ content: LayoutItem,
    _ item: LayoutItem
  ) -> CGFloat? {
    let placement = placement(of: content, in: size, proposal, item)
    return content.explicitGuide(key, for: placement.proposal).map {
      $0 + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
    }
  }
}

extension Alignment {
  /// Where an item lies in a frame of `size` so that its guides meet those of the frame.
  @MainActor func origin(
    of content: LayoutItem, _ proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    origin(of: content.dimensions(for: proposal), in: ViewDimensions(size: size))
  }

  /// Where something lies so that its guides meet those of what is around.
  func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint {
    CGPoint(
      x: outer[horizontal] - inner[horizontal], y: outer[vertical] - inner[vertical])
  }
}
