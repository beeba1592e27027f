import Foundation

/// Rows below one another, which can be scrolled: SwiftUI's `List`.
///
/// Each view is a row, at least 44 points high; those of a `ForEach` are made when they come into sight and let go when
/// they are far away (see ``LazyVStack``). A tap anywhere in a row goes to what is in it.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: ListSelection?

  /// The rows in the style of the surroundings.
  @MainActor public var body: some View {
    ListBody(content: content, selection: selection, automatic: .insetGrouped)
  }
}

/// Which rows are selected.
struct ListSelection {
  /// Whether several rows can be selected: circles show it while the list is edited.
  var isMultiple = false
  let contains: (AnyHashable) -> Bool
  let select: (AnyHashable) -> Void

  /// At most one.
  static func single<V: Hashable>(_ selection: Binding<V?>?) -> ListSelection? {
    selection.map { selection in
      ListSelection(
        contains: { id in selection.wrappedValue.map { AnyHashable($0) == id } ?? false },
        select: { id in
          if let value = id.base as? V { selection.wrappedValue = value }
        })
    }
  }

  /// Any number; a tap selects a row or takes it back.
  static func several<V: Hashable>(_ selection: Binding<Set<V>>?) -> ListSelection? {
    selection.map { selection in
      ListSelection(
        isMultiple: true,
        contains: { id in (id.base as? V).map(selection.wrappedValue.contains) ?? false },
        select: { id in
          guard let value = id.base as? V else { return }
          if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        })
    }
  }
}

/// A list of any style.
nonisolated struct ListBody<Content: View>: View {
  let content: Content
  let selection: ListSelection?
  let automatic: ListKind
  @Environment(\.listKind) private var kind
  @Environment(\.hidesScrollBackground) private var hidesBackground
  @Environment(\.defaultMinListRowHeight) private var minRowHeight
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.editMode) private var editMode
  @State private var reordering = RowReordering()

  @MainActor var body: some View {
    let kind = kind ?? automatic
    ScrollView {
      LazyContainer(
        arrangement: ListArrangement(
          kind: kind, minRowHeight: minRowHeight, hidesBackground: hidesBackground,
          rowSpacing: rowSpacing, sectionSpacing: sectionSpacing, selection: selection,
          showsCircles: selection?.isMultiple == true
            && editMode?.wrappedValue.isEditing == true,
          reordering: reordering),
        content: content)
    }
    .background {
      if !hidesBackground {
        Rectangle().fill(
          Color(uiColor: kind == .plain ? .systemBackground : .systemGroupedBackground)
        )
        .ignoresSafeArea()
      }
    }
  }
}

private struct MinListRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 44
}

extension EnvironmentValues {
  /// The style of lists that was set.
  @Entry var listKind: ListKind?

  /// Whether lists show no background of their own.
  @Entry var hidesScrollBackground: Bool = false

  /// The least height of a list's rows, in points; 44 by default.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }
}

/// How lists look: SwiftUI's `ListStyle`.
public protocol ListStyle {
  /// What the style is; not for others to conform to.
  var _kind: _ListStyleKind { get }
}

/// A kind of list, for the system's styles only.
public struct _ListStyleKind {
  let kind: ListKind?
}

/// What suits the surroundings: SwiftUI's `DefaultListStyle`.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// What the style is.
  public var _kind: _ListStyleKind { .init(kind: nil) }
}

/// Rows from edge to edge: SwiftUI's `PlainListStyle`.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// What the style is.
  public var _kind: _ListStyleKind { .init(kind: .plain) }
}

/// Sections from edge to edge on a gray background: SwiftUI's `GroupedListStyle`.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// What the style is.
  public var _kind: _ListStyleKind { .init(kind: .grouped) }
}

/// Sections in round boxes on a gray background: SwiftUI's `InsetGroupedListStyle`.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// What the style is.
  public var _kind: _ListStyleKind { .init(kind: .insetGrouped) }
}

/// Rows in a round box: SwiftUI's `InsetListStyle`.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// What the style is.
  public var _kind: _ListStyleKind { .init(kind: .plain) }
}

/// Rows of a sidebar, as on narrow pages: SwiftUI's `SidebarListStyle`.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// What the style is.
  public var _kind: _ListStyleKind { .init(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// What suits the surroundings.
  public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge on a gray background.
  public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections in round boxes on a gray background.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows in a round box.
  public static var inset: InsetListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  public static var sidebar: SidebarListStyle { .init() }
}

extension View {
  /// Sets how lists in the view look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listKind, style._kind.kind)
  }

  /// Shows or hides the backgrounds of lists and forms in the view.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }
}
