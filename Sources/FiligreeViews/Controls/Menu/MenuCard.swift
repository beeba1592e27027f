import Foundation

/// The lines of a menu on a card, as UIKit's menus of iOS 17 have them: 250 points wide, lines at least
/// 44 points high, sections 8 points apart.
package nonisolated struct MenuCard<Content: View>: View {
  static var width: CGFloat { 250 }
  static var lineHeight: CGFloat { 44 }
  static var radius: CGFloat { 13 }

  let content: Content
  /// Whether the first line is at the bottom.
  var isReversed = false

  /// The card.
  @MainActor package var body: some View {
    let lines = MenuLines(content: content, isReversed: isReversed)
    ViewThatFits(in: .vertical) {
      lines
      ScrollView { lines }
    }
    .frame(width: Self.width)
    .clipShape(RoundedRectangle(cornerRadius: Self.radius, style: .continuous))
    .background { MenuCardBackground() }
  }
}

/// The card under a menu's lines.
private nonisolated struct MenuCardBackground: View {
  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    RoundedRectangle(cornerRadius: MenuCard<EmptyView>.radius, style: .continuous)
      .fill(colorScheme == .dark ? Color(white: 0.145) : Color(white: 0.975))
      .shadow(color: .black.opacity(colorScheme == .dark ? 0.5 : 0.18), radius: 16, y: 6)
  }
}

/// The lines of a menu, with what is between them.
private nonisolated struct MenuLines<Content: View>: View {
  let content: Content
  let isReversed: Bool

  @MainActor var body: some View {
    SubviewReader(content) { views in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(MenuEntry.entries(isReversed ? views.reversed() : views)) { entry in
          switch entry.gap {
          case .none: EmptyView()
          case .line: Color(uiColor: .separator).frame(height: 0.5)
          case .band: MenuBand()
          }
          entry.view
        }
      }
    }
  }
}

/// What is between two sections.
private nonisolated struct MenuBand: View {
  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    Color.black.opacity(colorScheme == .dark ? 0.35 : 0.08).frame(height: 8)
  }
}

/// A line of a menu with what is before it.
private struct MenuEntry: Identifiable {
  enum Gap {
    case none, line, band
  }

  let view: Subview
  let gap: Gap
  var id: Subview.ID { view.id }

  @MainActor static func entries(_ views: [Subview]) -> [MenuEntry] {
    var entries: [MenuEntry] = []
    var isAfterDivider = false
    var section: AnyHashable?
    for view in views {
      if view.isView(Divider.self) {
        isAfterDivider = true
        continue
      }
      let own = view.trait(ListRoleKey.self)?.section
      let gap: Gap =
        entries.isEmpty ? .none : isAfterDivider || own != section ? .band : .line
      entries.append(MenuEntry(view: view, gap: gap))
      isAfterDivider = false
      section = own
    }
    return entries
  }
}
