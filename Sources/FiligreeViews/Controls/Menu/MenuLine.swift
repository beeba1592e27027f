import Foundation

/// A line of a menu that can be chosen.
nonisolated struct MenuLine<Label: View>: View {
  /// Whether there is a check mark; nil if there is no column for it.
  let isChecked: Bool?
  let role: ButtonRole?
  let opensMenu: Bool
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuDismissal) private var dismissal
  @Environment(\.menuActionDismissBehavior) private var behavior
  @GestureState private var isPressed = false

  init(
    isChecked: Bool? = nil, role: ButtonRole? = nil, opensMenu: Bool = false,
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.isChecked = isChecked
    self.role = role
    self.opensMenu = opensMenu
    self.action = action
    self.label = label()
  }

  @MainActor var body: some View {
    SubviewReader(label) { parts in
      MenuLineContent(parts: parts, isChecked: isChecked, opensMenu: opensMenu)
    }
    .foregroundStyle(color)
    .background(isPressed ? Color(uiColor: .tertiarySystemFill) : .clear)
    .modifier(
      AccessibilityModifier(
        change: .control(role: "button", value: isChecked == true ? "selected" : nil))
    )
    .contentShape(Rectangle())
    .gesture(
      PressGesture()
        .updating($isPressed) { value, state, _ in state = value }
        .onEnded { _ in MainActor.assumeIsolated { choose() } })
  }

  private var color: Color {
    guard isEnabled else { return .disabledLabel }
    return role == .destructive ? .red : .primary
  }

  /// The menu goes first, as with UIKit: what the action presents comes over the page.
  @MainActor private func choose() {
    if !opensMenu, behavior.dismisses { dismissal?.dismiss() }
    action()
  }
}

/// What a line of a menu shows: a check mark, texts below one another, pictures at the end.
private nonisolated struct MenuLineContent: View {
  let parts: [Subview]
  let isChecked: Bool?
  let opensMenu: Bool

  @MainActor var body: some View {
    let pictures = parts.count > 1 ? parts.filter { $0.isView(Image.self) } : []
    let texts = parts.filter { part in !pictures.contains { $0.id == part.id } }
    HStack(spacing: 0) {
      if let isChecked {
        Image(systemName: "checkmark")
          .font(.system(size: 13, weight: .semibold))
          .opacity(isChecked ? 1 : 0)
          .frame(width: 24, alignment: .leading)
          .accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: 1) { ForEach(texts) { $0 } }
      Spacer(minLength: 8)
      HStack(spacing: 8) {
        ForEach(pictures) { $0.accessibilityHidden(true) }
        if opensMenu {
          Image(systemName: "chevron.right")
            .font(.system(size: 13, weight: .semibold))
            .accessibilityHidden(true)
        }
      }
    }
    .padding(EdgeInsets(top: 11, leading: isChecked == nil ? 16 : 11, bottom: 11, trailing: 16))
    .frame(minHeight: MenuCard<EmptyView>.lineHeight)
  }
}
