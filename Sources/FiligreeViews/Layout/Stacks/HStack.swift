import Foundation

/// The layout of ``HStack``: SwiftUI's `HStackLayout`.
@frozen
public struct HStackLayout: _StackLayout {
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

  /// The views are arranged horizontally.
  public static var _axis: Axis { .horizontal }

  /// The arrangement by the alignment and the spacing.
  public var _arranger: _StackArranger {
    _StackArranger(axis: Self._axis, alignment: alignment.key, spacing: spacing)
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
