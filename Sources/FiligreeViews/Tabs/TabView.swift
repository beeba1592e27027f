import Foundation

/// Pages of which one is shown, chosen in a bar at the lower edge or by dragging: SwiftUI's `TabView`.
///
/// A page is made when it is first shown, and stays as it is while another one is. What a page stands for in the bar is
/// said by `tabItem(_:)` on it, or by a ``Tab``.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: Binding<SelectionValue>?
  @State private var ownSelection: AnyHashable?
  @Environment(\.tabViewKind) private var kind

  /// Creates pages, of which `selection` has the tag of the one that is shown.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection
  }

  /// Creates pages, of which `selection` has the value of the one that is shown.
  @MainActor @preconcurrency
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabViews {
    self.content = _TabViews(tabs: content()._tabs)
    self.selection = selection
  }

  /// The pages and the bar.
  @MainActor public var body: some View {
    let tabs = tabs
    let selected = selected(tabs)
    switch kind {
    case .bar:
      TabDeck(tabs: tabs, selected: selected, select: select)
    case .pages(let fewest):
      TabPages(tabs: tabs, selected: selected, select: select, fewestWithIndex: fewest)
    }
  }

  @MainActor private var tabs: [TabPage] {
    if let views = content as? _TabViews { return views.tabs }
    var runs: [LazyUnits] = []
    content.appendAnyUnits(to: &runs, at: LazyPath())
    var pages: [TabPage] = []
    for run in runs {
      for index in 0..<run.count {
        let view = run.view(index)
        var page = TabPage(
          key: run.key(index), value: run.id?(index) ?? AnyHashable(pages.count),
          content: AnyView(erasing: view))
        (view as? any TabDescribing)?.describe(&page)
        pages.append(page)
      }
    }
    return pages
  }

  @MainActor private func selected(_ tabs: [TabPage]) -> Int {
    let wanted = selection.map { AnyHashable($0.wrappedValue) } ?? ownSelection
    return tabs.firstIndex { $0.value == wanted } ?? 0
  }

  @MainActor private var select: @MainActor (TabPage) -> Void {
    { page in
      if let selection {
        if let value = page.value.base as? SelectionValue { selection.wrappedValue = value }
      } else {
        ownSelection = page.value
      }
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates pages that keep themselves which of them is shown.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selection = nil
  }
}

extension TabView where SelectionValue == Never, Content == _TabViews {
  /// Creates pages that keep themselves which of them is shown.
  @MainActor @preconcurrency
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) {
    self.content = _TabViews(tabs: content()._tabs)
    selection = nil
  }
}

/// A page of a tab view.
struct TabPage {
  /// What tells it from the others.
  var key: AnyHashable
  /// What is selected when it is shown.
  var value: AnyHashable
  var content: AnyView
  /// What stands for it in the bar.
  var label: AnyView?
  /// What is to be seen at the label.
  var badge: Text?
}

/// A view that says how its page stands in the bar.
protocol TabDescribing {
  @MainActor func describe(_ page: inout TabPage)
}

/// Says what a page stands for in the bar of a tab view.
nonisolated struct TabItemModifier: ViewModifier, PrimitiveModifier {
  let label: AnyView?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PassThroughNode(view, inputs, content: \.content)
  }
}

extension ModifiedContent: TabDescribing where Content: View, Modifier: ViewModifier {
  @MainActor func describe(_ page: inout TabPage) {
    (content as? any TabDescribing)?.describe(&page)
    if let item = modifier as? TabItemModifier {
      page.label = item.label ?? page.label
    } else if let label = modifier as? any TabLabelModifier {
      label.describe(&page)
    } else if let trait = modifier as? TraitModifier<TagTrait>, let tag = trait.value {
      page.value = tag
    }
  }
}

extension View {
  /// Sets what the page that the view is stands for in the bar of a ``TabView``: a text and a symbol.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: AnyView(label())))
  }
}

enum TabViewKind: Hashable {
  case bar
  case pages(fewestWithIndex: Int)
}

extension EnvironmentValues {
  @Entry var tabViewKind: TabViewKind = .bar

  /// Whether the dots of pages have a background.
  @Entry var hasIndexBackground: Bool = false
}

/// How pages are chosen: SwiftUI's `TabViewStyle`.
public protocol TabViewStyle {
  /// What the style is; not for others to conform to.
  var _kind: _TabViewStyleKind { get }
}

/// A kind of tab view, for the system's styles only.
public struct _TabViewStyleKind {
  let kind: TabViewKind
}

/// A bar at the lower edge: SwiftUI's `DefaultTabViewStyle`.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// What the style is.
  public var _kind: _TabViewStyleKind { .init(kind: .bar) }
}

/// Pages that are dragged: SwiftUI's `PageTabViewStyle`.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots show which page it is: SwiftUI's type of that name.
  public struct IndexDisplayMode: Sendable {
    /// The fewest pages for which they are shown.
    let fewest: Int

    /// They are shown if there are several pages.
    public static let automatic = IndexDisplayMode(fewest: 2)
    /// They are shown.
    public static let always = IndexDisplayMode(fewest: 1)
    /// They are not shown.
    public static let never = IndexDisplayMode(fewest: .max)
  }

  let mode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// What the style is.
  public var _kind: _TabViewStyleKind { .init(kind: .pages(fewestWithIndex: mode.fewest)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar at the lower edge.
  public static var automatic: DefaultTabViewStyle { .init() }
  /// A bar at the lower edge.
  public static var tabBarOnly: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are dragged.
  public static var page: PageTabViewStyle { .init() }

  /// Pages that are dragged.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

/// How dots show which page it is: SwiftUI's `IndexViewStyle`.
public protocol IndexViewStyle {
  /// Whether the dots have a background.
  var _hasBackground: Bool { get }
}

/// Dots on a background or without one: SwiftUI's `PageIndexViewStyle`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots have a background: SwiftUI's type of that name.
  public struct BackgroundDisplayMode: Sendable {
    let isShown: Bool

    /// They have none.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// They have one.
    public static let always = BackgroundDisplayMode(isShown: true)
    /// They have one while they are touched, which they cannot be here.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    /// They have none.
    public static let never = BackgroundDisplayMode(isShown: false)
  }

  /// Whether the dots have a background.
  public let _hasBackground: Bool

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _hasBackground = backgroundDisplayMode.isShown
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { .init() }

  /// Dots on a background or without one.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
  /// Sets how the pages of tab views in the view are chosen.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewKind, style._kind.kind)
  }

  /// Sets how dots show which page it is.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.hasIndexBackground, style._hasBackground)
  }
}
