import Foundation

/// Shows a number or a word beside a row of a list, or at a page's label in the bar of a tab view.
nonisolated struct BadgeModifier: ViewModifier, TabLabelModifier {
  let label: Text?
  @Environment(\.listContext) private var list

  init(_ label: Text?) {
    self.label = label
  }

  @MainActor func body(content: Content) -> some View {
    if list != nil, let label {
      HStack {
        content
        Spacer(minLength: 8)
        label.foregroundStyle(.secondary)
      }
    } else {
      content
    }
  }

  func describe(_ page: inout TabPage) {
    page.badge = label ?? page.badge
  }
}

/// A modifier that says something of a page's label.
protocol TabLabelModifier {
  func describe(_ page: inout TabPage)
}

extension View {
  /// Shows a number beside the row that the view is, or at its page's label in a tab view; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Shows a word beside the row that the view is, or at its page's label in a tab view.
  public nonisolated func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label)) }

  /// Shows a word beside the row that the view is, or at its page's label in a tab view.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(key.map { Text($0) }))
  }

  /// Shows a word beside the row that the view is, or at its page's label in a tab view.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label.map { Text($0) }))
  }
}
