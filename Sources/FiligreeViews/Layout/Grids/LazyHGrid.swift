import Foundation

/// Views in columns of rows: SwiftUI's `LazyHGrid`.
///
/// A view is offered its row's height, and as much width as it likes; a column is as wide as its widest
/// view. All views are made at once, as there is nothing that scrolls.
public nonisolated struct LazyHGrid<Content: View>: View {
  let layout: LazyGridLayout
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows: fixed ones get their heights first; the others share what is left.
  ///   - alignment: How rows lie that are less high than the grid.
  ///   - spacing: The distance of columns in points; nil for 8.
  ///   - pinnedViews: Without effect.
  ///   - content: The views, column by column.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    ContainerNode(self, inputs, layout: \.layout, content: \.content)
  }
}
