import Foundation

/// The layout of ``ZStack``: SwiftUI's `ZStackLayout`.
@frozen
public struct ZStackLayout: Layout {
  /// The guides by which the views are aligned.
  public var alignment: Alignment

  /// Creates a layout.
  @inlinable
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Nothing is kept.
  public typealias Cache = Void
  /// The layout as a whole does not animate: its views move to their new places.
  public typealias AnimatableData = EmptyAnimatableData

  /// The views' places with their guides at the origin, and the frame around those that count.
  private func arrange(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (origins: [CGPoint], frame: CGRect) {
    let frames = subviews.map { subview in
      let dimensions = subview.dimensions(in: proposal)
      return CGRect(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
        width: dimensions.width, height: dimensions.height)
    }
    let priorities = subviews.map(\.priority)
    let highest = priorities.max() ?? 0
    let around = zip(frames, priorities).filter { $1 == highest }.map(\.0)
    // `CGRect.union` would leave out rectangles without an area.
    let minX = around.map(\.minX).min() ?? 0
    let minY = around.map(\.minY).min() ?? 0
    let maxX = around.map(\.maxX).max() ?? 0
    let maxY = around.map(\.maxY).max() ?? 0
    return (
      frames.map(\.origin), CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    )
  }

  /// The size of the frame around all views, or around those of the highest layout priority.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    arrange(proposal, subviews).frame.size
  }

  /// Places the views with their guides upon one another; each is offered the size of the whole.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let proposal = ProposedViewSize(bounds.size)
    let (origins, frame) = arrange(proposal, subviews)
    for (subview, origin) in zip(subviews, origins) {
      let position = CGPoint(
        x: bounds.minX + origin.x - frame.minX, y: bounds.minY + origin.y - frame.minY)
      subview.place(at: position, proposal: proposal)
    }
  }
}

/// Views upon one another, the last in front: SwiftUI's `ZStack`.
///
/// To choose its size, the stack offers each view what it is offered itself; to place them, it offers its
/// size.
public nonisolated struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  let content: Content

  /// Creates a stack of the views in `content`, aligned by the guides of `alignment`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    ContainerNode(self, inputs, layout: \.layout, content: \.content)
  }
}
