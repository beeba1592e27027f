import Foundation

/// What a button is for: SwiftUI's `ButtonRole`.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It deletes something: its label is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that does something when it is tapped: SwiftUI's `Button`.
///
/// It acts when the finger leaves the page within 70 points of the button, as UIKit's do; while the
/// finger is farther away it does not look pressed.
public nonisolated struct Button<Label: View>: View {
  @Environment(\.buttonStyle) private var style
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.keyboardShortcut) private var shortcut
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button with a label of views.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label of views.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The button in the style of its surroundings.
  @MainActor public var body: some View {
    if isInMenu {
      MenuLine(role: role, action: action) { label }
    } else {
      style.make(
        PrimitiveButtonStyleConfiguration(role: role, content: AnyView(label), action: action)
      )
      .modifier(ShortcutModifier(shortcut: shortcut, action: action))
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a text.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a text.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role and a text.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role and a text.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == FiligreeViews.Label<Text, Image> {
  /// Creates a button with a text and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { FiligreeViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a text and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { FiligreeViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a role, a text and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      FiligreeViews.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a configuration, for a style that adds something to other styles.
  @preconcurrency
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
