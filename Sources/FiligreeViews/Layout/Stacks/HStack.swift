import Foundation

/// The layout of ``HStack``: SwiftUI's `HStackLayout`.
@frozen
public struct HStackLayout: Layout {
  /// The guide by which the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between neighbors in points; nil for the distance that they like.
  public var spacing: CGFloat?

  /// Creates a layout.
  ///
  /// A distance that is no finite number counts as nil; it may be negative.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the layout has computed.
  public typealias Cache = _StackLayoutCache
  /// The layout as a whole does not animate: its views move to their new places.
  public typealias AnimatableData = EmptyAnimatableData

  private var arranger: StackArranger {
    StackArranger(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// The views are arranged horizontally.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Asks the views for their priorities and distances.
  public func makeCache(subviews: Subviews) -> Cache {
    arranger.makeCache(subviews)
  }

  /// The distances that the outermost views like.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    arranger.spacing(subviews)
  }

  /// The size of the views in a row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    arranger.arrange(proposal, subviews, &cache).size
  }

  /// Places the views in a row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    arranger.placeSubviews(in: bounds, proposal, subviews, &cache)
  }
}

/// Views side by side: SwiftUI's `HStack`.
///
/// The views share the proposed length: an equal part for each, the least flexible first, those of the
/// highest layout priority before all others.
public nonisolated struct HStack<Content: View>: View {
  let layout: HStackLayout
  let content: Content

  /// Creates a stack of the views in `content`.
  ///
  /// `alignment` is the guide by which they are aligned; `spacing` is the distance between neighbors
  /// in points, nil for the distance that they like: mostly 8.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    ContainerNode(self, inputs, layout: \.layout, content: \.content)
  }
}
