import Foundation

/// Where an item of a toolbar stands: SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side: Hashable {
    case leading, principal, trailing, bottom, none
  }

  let side: Side

  /// Where the system puts actions: at the trailing side of the bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// In the middle of the bar, in the place of the title.
  public static let principal = ToolbarItemPlacement(side: .principal)
  /// Where one goes back.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// The most important action.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// A less important action.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// What confirms.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// What leaves everything as it is.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// What deletes something.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// In the middle of the bar at the lower edge.
  public static let status = ToolbarItemPlacement(side: .bottom)
  /// In the bar at the lower edge.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// Above the software keyboard, which is never there: the item is not shown.
  public static let keyboard = ToolbarItemPlacement(side: .none)
  /// At the leading side of the bar.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing side of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// At the leading side of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing side of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
}

/// Views at a place in a toolbar.
struct ToolbarEntry {
  let side: ToolbarItemPlacement.Side
  let content: AnyView
}

/// Items of a toolbar: SwiftUI's `ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The items that these ones consist of.
  associatedtype Body: ToolbarContent
  /// The items that these ones consist of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

/// Items of a toolbar that do not consist of others.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var entries: [ToolbarEntry] { get }
}

extension ToolbarContent where Body == Never {
  /// Not to be called: these items do not consist of others.
  public var body: Never {
    // Only types of this module conform with this body, and their entries are asked for instead.
    fatalError("\(Self.self) has no body")
  }
}

extension ToolbarContent {
  @MainActor var allEntries: [ToolbarEntry] {
    (self as? any PrimitiveToolbarContent)?.entries ?? body.allEntries
  }
}

/// Builds the items of a toolbar: SwiftUI's `ToolbarContentBuilder`.
@MainActor @preconcurrency
@resultBuilder
public struct ToolbarContentBuilder {
  /// Items as they are.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

  /// One kind of items.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

  /// Several kinds of items.
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> _ToolbarItems {
    var entries: [ToolbarEntry] = []
    repeat entries += (each content).allEntries
    return _ToolbarItems(entries: entries)
  }

  /// Items that may be missing.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarItems {
    _ToolbarItems(entries: content?.allEntries ?? [])
  }

  /// The items of the first branch.
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarItems {
    _ToolbarItems(entries: first.allEntries)
  }

  /// The items of the second branch.
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarItems {
    _ToolbarItems(entries: second.allEntries)
  }

  /// Items that need a newer system.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarItems {
    _ToolbarItems(entries: content.allEntries)
  }
}

/// Items of a toolbar, as a builder has put them together.
public struct _ToolbarItems: ToolbarContent, PrimitiveToolbarContent {
  /// The items do not consist of others.
  public typealias Body = Never

  let entries: [ToolbarEntry]
}

/// Views at a place in a toolbar: SwiftUI's `ToolbarItem`.
public struct ToolbarItem<ID, Content: View>: ToolbarContent, PrimitiveToolbarContent {
  /// The item does not consist of others.
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates an item.
  @MainActor @preconcurrency
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item with a name by which users would find it; nothing can be customized here.
  @MainActor @preconcurrency
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  var entries: [ToolbarEntry] {
    [ToolbarEntry(side: placement.side, content: AnyView(content))]
  }
}

/// Several views at a place in a toolbar: SwiftUI's `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  /// The group does not consist of others.
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group of items.
  @MainActor @preconcurrency
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  var entries: [ToolbarEntry] {
    [ToolbarEntry(side: placement.side, content: AnyView(content))]
  }
}

/// The views of a toolbar's items, one after the other.
nonisolated struct ToolbarEntryViews: View {
  let entries: [ToolbarEntry]

  @MainActor var body: some View {
    ForEach(entries.indices, id: \.self) { index in
      entries[index].content
    }
  }
}

/// A bar that can be shown or hidden: SwiftUI's `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Hashable {
    case automatic, navigation, bottom, tab
  }

  let bar: Bar

  /// The bar at the top.
  public static let automatic = ToolbarPlacement(bar: .automatic)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  /// The bar at the lower edge.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(bar: .tab)
}
