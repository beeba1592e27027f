import Foundation

/// The layout of ``VStack``: SwiftUI's `VStackLayout`.
@frozen
public struct VStackLayout: _StackLayout {
  /// The guide by which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between neighbors in points; nil for the distance that they like.
  public var spacing: CGFloat?

  /// Creates a layout.
  ///
  /// A distance that is no finite number counts as nil; it may be negative.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The views are arranged vertically.
  public static var _axis: Axis { .vertical }

  /// The arrangement by the alignment and the spacing.
  public var _arranger: _StackArranger {
    _StackArranger(axis: Self._axis, alignment: alignment.key, spacing: spacing)
  }
}

/// Views above one another: SwiftUI's `VStack`.
///
/// The views share the proposed length: an equal part for each, the least flexible first, those of the
/// highest layout priority before all others.
public nonisolated struct VStack<Content: View>: View {
  let layout: VStackLayout
  let content: Content

  /// Creates a stack of the views in `content`.
  ///
  /// `alignment` is the guide by which they are aligned; `spacing` is the distance between neighbors
  /// in points, nil for the distance that they like: mostly 8.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    ContainerNode(self, inputs, layout: \.layout, content: \.content)
  }
}
