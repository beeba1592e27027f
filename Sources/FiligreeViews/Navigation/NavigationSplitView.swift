import Foundation

/// Which columns of a split view are shown: SwiftUI's `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  /// How many columns are shown, from the last one on.
  let count: Int

  /// As it suits the page.
  public static let automatic = NavigationSplitViewVisibility(count: 3)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(count: 3)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(count: 2)
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(count: 1)
}

/// A sidebar and what is chosen in it, beside one another on wide pages: SwiftUI's `NavigationSplitView`.
///
/// On pages narrower than 700 points it is a stack with the sidebar as its root, whose links show further pages; what
/// is in the other columns is shown on wide pages only.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// The width from which on a page has columns, and that of the first ones, in points.
  private static var widePage: CGFloat { 700 }
  private static var sidebarWidth: CGFloat { 320 }

  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>
  @State private var paths = [NavigationPath(), NavigationPath(), NavigationPath()]
  @State private var models = [NavigationModel(), NavigationModel(), NavigationModel()]

  /// Creates two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility: .constant(.automatic), sidebar: sidebar, detail: detail)
  }

  /// Creates two columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
    visibility = columnVisibility
  }

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: .constant(.automatic), sidebar: sidebar, content: content, detail: detail)
  }

  /// Creates three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = columnVisibility
  }

  /// The columns, or the stack.
  @MainActor public var body: some View {
    let hasContent = Content.self != EmptyView.self
    let count = visibility.wrappedValue.count
    GeometryReader { proxy in
      if proxy.size.width >= Self.widePage {
        HStack(spacing: 0) {
          if count >= (hasContent ? 3 : 2) {
            deck(0, sidebar).frame(width: Self.sidebarWidth)
            Divider().ignoresSafeArea()
          }
          if hasContent, count >= 2 {
            deck(1, content).frame(width: Self.sidebarWidth)
            Divider().ignoresSafeArea()
          }
          deck(2, detail)
        }
      } else {
        deck(0, sidebar)
      }
    }
  }

  @MainActor private func deck<Root: View>(_ index: Int, _ root: Root) -> some View {
    NavigationDeck(root: root, path: PathSource($paths[index]), model: models[index])
  }
}
