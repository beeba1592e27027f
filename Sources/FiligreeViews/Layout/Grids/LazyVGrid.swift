import Foundation

/// Views in rows of columns: SwiftUI's `LazyVGrid`.
///
/// A view is offered its column's width, and as much height as it likes; a row is as high as its highest
/// view. In a scroll view the views of a `ForEach` are made when they are about to be seen, and let go when they are
/// far away: then their state is gone. As long as a line was not seen, it counts as long as the others are on average.
/// Headers and footers of sections have lines of their own.
public nonisolated struct LazyVGrid<Content: View>: View {
  let arrangement: LazyGridArrangement
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns: fixed ones get their widths first; the others share what is left.
  ///   - alignment: How columns lie that are less wide than the grid.
  ///   - spacing: The distance of rows in points; nil for 8.
  ///   - pinnedViews: Which headers and footers of sections stay in sight.
  ///   - content: The views, row by row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyGridArrangement(
      axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing,
      pinned: pinnedViews)
    self.content = content()
  }

  /// The grid, as wide as its columns.
  @MainActor public var body: some View {
    LazyContainer(arrangement: arrangement, content: content)
  }
}
