import Foundation

/// Views in columns of rows: SwiftUI's `LazyHGrid`.
///
/// A view is offered its row's height, and as much width as it likes; a column is as wide as its widest
/// view. In a scroll view the views of a `ForEach` are made when they are about to be seen, and let go when they are
/// far away: then their state is gone. As long as a line was not seen, it counts as long as the others are on average.
/// Headers and footers of sections have lines of their own.
public nonisolated struct LazyHGrid<Content: View>: View {
  let arrangement: LazyGridArrangement
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows: fixed ones get their heights first; the others share what is left.
  ///   - alignment: How rows lie that are less high than the grid.
  ///   - spacing: The distance of columns in points; nil for 8.
  ///   - pinnedViews: Which headers and footers of sections stay in sight.
  ///   - content: The views, column by column.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyGridArrangement(
      axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing,
      pinned: pinnedViews)
    self.content = content()
  }

  /// The grid, as high as its rows.
  @MainActor public var body: some View {
    LazyContainer(arrangement: arrangement, content: content)
  }
}
