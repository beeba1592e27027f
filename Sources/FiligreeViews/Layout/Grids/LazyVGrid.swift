import Foundation

/// Views in rows of columns: SwiftUI's `LazyVGrid`.
///
/// A view is offered its column's width, and as much height as it likes; a row is as high as its highest
/// view. All views are made at once, as there is nothing that scrolls. Headers of sections are views as all
/// others.
public nonisolated struct LazyVGrid<Content: View>: View {
  let layout: LazyGridLayout
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns: fixed ones get their widths first; the others share what is left.
  ///   - alignment: How columns lie that are less wide than the grid.
  ///   - spacing: The distance of rows in points; nil for 8.
  ///   - pinnedViews: Without effect.
  ///   - content: The views, row by row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    ContainerNode(self, inputs, layout: \.layout, content: \.content)
  }
}
