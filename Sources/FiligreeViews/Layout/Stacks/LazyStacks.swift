import Foundation

/// Views below one another, made as they come into sight: SwiftUI's `LazyVStack`.
///
/// In a scroll view the views of a `ForEach` are made when they are about to be seen, and let go when they are far away:
/// then their state is gone. As long as a view was not seen, it counts as high as the others are on average.
/// Headers and footers of sections stay in sight if `pinnedViews` asks for that.
public nonisolated struct LazyVStack<Content: View>: View {
  let arrangement: LazyStackArrangement
  let content: Content

  /// Creates a stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyStackArrangement(
      axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
    self.content = content()
  }

  /// The stack, as wide as it is offered.
  @MainActor public var body: some View {
    LazyContainer(arrangement: arrangement, content: content)
  }
}

/// Views beside one another, made as they come into sight: SwiftUI's `LazyHStack`.
///
/// In a scroll view the views of a `ForEach` are made when they are about to be seen, and let go when they are far away:
/// then their state is gone. As long as a view was not seen, it counts as wide as the others are on average.
public nonisolated struct LazyHStack<Content: View>: View {
  let arrangement: LazyStackArrangement
  let content: Content

  /// Creates a stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyStackArrangement(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
    self.content = content()
  }

  /// The stack, as high as it is offered.
  @MainActor public var body: some View {
    LazyContainer(arrangement: arrangement, content: content)
  }
}
