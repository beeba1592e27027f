import FiligreePaths
import Foundation
import Observation

/// How far the topmost scroll view of a page is scrolled.
@MainActor
@Observable
final class ScrollWatch {
  private(set) var offset: CGFloat = 0

  nonisolated init() {}

  /// Notes where the content is.
  func note(_ offset: CGFloat) {
    if offset != self.offset { self.offset = offset }
  }
}

extension EnvironmentValues {
  /// Who wants to know how far the next scroll view is scrolled.
  @Entry var scrollWatch: ScrollWatch?
}

/// A page of a stack: its content, and the bars around it.
nonisolated struct NavigationPage<Content: View>: View {
  let level: Int
  let model: NavigationModel
  let content: Content
  @State private var watch = ScrollWatch()
  @State private var shape = BarShape()
  @Environment(\.safeAreaInsets) private var pageInsets

  @MainActor var body: some View {
    let (level, model, shape) = (level, model, shape)
    _LayoutContainer(
      layout: SafeAreaInsetLayout(bars: [
        .init(edge: .top, length: shape.topLength(at: level)),
        .init(edge: .bottom, length: shape.bottomLength),
      ]),
      content: TupleView((inner, topBar, bottomBar))
    )
    .background()
    .environment(\.navigation, NavigationContext(model: model, level: level))
    .onChange(of: shape.title, initial: true) { model.note(shape.title, at: level) }
  }

  @MainActor private var inner: some View {
    let (level, model) = (level, model)
    return ZStack {
      content
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .environment(\.hasInsetAreas, true)
    .environment(\.scrollWatch, watch)
    .environment(\.stackOrientation, nil)
    .transformEnvironment(\.self) { values in
      guard level > 0 else { return }
      values.isPresented = true
      values.dismiss = DismissAction { model.pop(to: level - 1) }
    }
    .onPreferenceChange(BarShapeKey.self) { shape = $0 }
    .modifier(BarContentSource(store: contentStore))
  }

  @State private var contentStore = BarContentStore()

  @MainActor private var topBar: some View {
    ZStack {
      if !shape.isHidden {
        NavigationBar(
          shape: shape, level: level, model: model, watch: watch, store: contentStore)
      }
    }
  }

  @MainActor private var bottomBar: some View {
    ZStack {
      if shape.hasBottomBar { BottomBar(store: contentStore) }
    }
  }
}

/// What the page of a stack says of its bars, as far as they take room.
struct BarShape: Equatable {
  static let height: CGFloat = 44
  static let largeTitle: CGFloat = 52
  static let search: CGFloat = 52
  static let bottom: CGFloat = 49

  var title = ""
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var visibility = Visibility.automatic
  var hasBottomItems = false
  var bottomVisibility = Visibility.automatic
  var isBackHidden = false
  var hasSearch = false

  /// Whether there is no bar at the top.
  var isHidden: Bool { visibility == .hidden }
  /// Whether there is a bar at the lower edge: where there are items for one.
  var hasBottomBar: Bool { hasBottomItems && bottomVisibility != .hidden }

  /// Whether the title is shown in large letters below the bar.
  var isLarge: Bool { !title.isEmpty && displayMode != .inline }

  func topLength(at level: Int) -> CGFloat {
    guard !isHidden else { return 0 }
    return Self.height + (isLarge ? Self.largeTitle : 0) + (hasSearch ? Self.search : 0)
  }

  var bottomLength: CGFloat { hasBottomBar ? Self.bottom : 0 }

  mutating func merge(_ next: BarShape) {
    if !next.title.isEmpty { title = next.title }
    if next.displayMode != .automatic { displayMode = next.displayMode }
    if next.visibility != .automatic { visibility = next.visibility }
    hasBottomItems = hasBottomItems || next.hasBottomItems
    if next.bottomVisibility != .automatic { bottomVisibility = next.bottomVisibility }
    isBackHidden = isBackHidden || next.isBackHidden
    hasSearch = hasSearch || next.hasSearch
  }
}

enum BarShapeKey: PreferenceKey {
  static var defaultValue: BarShape { BarShape() }

  static func reduce(value: inout BarShape, nextValue: () -> BarShape) {
    value.merge(nextValue())
  }
}

/// What stands in the bars of a page.
struct BarContent {
  var title: Text?
  var items: [ToolbarEntry] = []
  /// The search field, if there is one.
  var search: AnyView?
  var topBackground = BarBackground()
  var bottomBackground = BarBackground()

  mutating func merge(_ next: BarContent) {
    title = next.title ?? title
    items += next.items
    search = next.search ?? search
    topBackground.merge(next.topBackground)
    bottomBackground.merge(next.bottomBackground)
  }
}

enum BarContentKey: PreferenceKey {
  static var defaultValue: BarContent { BarContent() }

  static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
    value.merge(nextValue())
  }
}

extension View {
  nonisolated func barShape(_ change: @escaping (inout BarShape) -> Void) -> some View {
    transformPreference(BarShapeKey.self, change)
  }

  nonisolated func barContent(_ change: @escaping (inout BarContent) -> Void) -> some View {
    transformPreference(BarContentKey.self, change)
  }
}
