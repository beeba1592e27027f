import Foundation

/// Pages of a tab view: SwiftUI's `TabContent`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// What is selected when a page is shown.
  associatedtype TabValue: Hashable
  /// The pages; not for others to conform to.
  var _tabs: [_TabViews.Page] { get }
}

/// A page of a tab view: SwiftUI's `Tab`.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// What is selected when the page is shown.
  public typealias TabValue = Value

  let value: AnyHashable?
  let content: Content
  let label: Label

  /// The pages.
  public var _tabs: [_TabViews.Page] {
    let value = value ?? AnyHashable("")
    return [
      _TabViews.Page(
        page: TabPage(
          key: value, value: value, content: AnyView(content), label: AnyView(label)),
        isNamed: self.value != nil)
    ]
  }
}

extension Tab {
  /// Creates a page with a value and a label of views.
  @MainActor @preconcurrency
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = AnyHashable(value)
    self.content = content()
    self.label = label()
  }

  /// Creates a page with a value, a text and a symbol.
  @MainActor @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == FiligreeViews.Label<Text, Image> {
    self.init(value: value, content: content) {
      FiligreeViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a page with a value, a text and a symbol.
  @MainActor @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == FiligreeViews.Label<Text, Image> {
    self.init(value: value, content: content) {
      FiligreeViews.Label(title, systemImage: systemImage)
    }
  }
}

extension Tab where Value == Never {
  /// Creates a page with a label of views.
  @MainActor @preconcurrency
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content()
    self.label = label()
  }

  /// Creates a page with a text and a symbol.
  @MainActor @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == FiligreeViews.Label<Text, Image> {
    self.init(content: content) { FiligreeViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a page with a text and a symbol.
  @MainActor @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == FiligreeViews.Label<Text, Image> {
    self.init(content: content) { FiligreeViews.Label(title, systemImage: systemImage) }
  }
}

/// Pages of a tab view in a group: SwiftUI's `TabSection`.
public struct TabSection<Content: TabContent>: TabContent {
  /// What is selected when a page is shown.
  public typealias TabValue = Content.TabValue

  let content: Content

  /// Creates a group; its title is shown in sidebars only, of which there are none here.
  @MainActor @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<Content.TabValue> content: () -> Content
  ) {
    self.content = content()
  }

  /// The pages.
  public var _tabs: [_TabViews.Page] { content._tabs }
}

/// Pages as a builder has put them together.
public struct _TabPages<TabValue: Hashable>: TabContent {
  /// The pages.
  public let _tabs: [_TabViews.Page]
}

/// The views of pages, for a ``TabView``.
public nonisolated struct _TabViews: View {
  /// A page.
  public struct Page {
    var page: TabPage
    let isNamed: Bool
  }

  /// The views have no common content.
  public typealias Body = Never

  let tabs: [TabPage]

  init(tabs: [Page]) {
    // Pages without a value are told apart by their places.
    self.tabs = tabs.enumerated().map { index, tab in
      var page = tab.page
      if !tab.isNamed {
        page.key = AnyHashable(index)
        page.value = AnyHashable(index)
      }
      return page
    }
  }
}

/// Builds the pages of a tab view: SwiftUI's `TabContentBuilder`.
@MainActor @preconcurrency
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// A page as it is.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// One page.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  /// Several pages.
  public static func buildBlock<each C: TabContent>(_ content: repeat each C)
    -> _TabPages<TabValue>
  {
    var tabs: [_TabViews.Page] = []
    repeat tabs += (each content)._tabs
    return _TabPages(_tabs: tabs)
  }

  /// Pages that may be missing.
  public static func buildIf<C: TabContent>(_ content: C?) -> _TabPages<TabValue> {
    _TabPages(_tabs: content?._tabs ?? [])
  }

  /// The pages of the first branch.
  public static func buildEither<C: TabContent>(first: C) -> _TabPages<TabValue> {
    _TabPages(_tabs: first._tabs)
  }

  /// The pages of the second branch.
  public static func buildEither<C: TabContent>(second: C) -> _TabPages<TabValue> {
    _TabPages(_tabs: second._tabs)
  }
}
