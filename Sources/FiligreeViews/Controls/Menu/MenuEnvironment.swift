/// What a choice in a menu does to the menu: SwiftUI's `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let dismisses: Bool

  /// The menu goes.
  public static let automatic = MenuActionDismissBehavior(dismisses: true)
  /// The menu goes.
  public static let enabled = MenuActionDismissBehavior(dismisses: true)
  /// The menu stays.
  public static let disabled = MenuActionDismissBehavior(dismisses: false)
}

/// In which order a menu's lines are: SwiftUI's `MenuOrder`.
public struct MenuOrder: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, priority, fixed
  }

  let kind: Kind

  /// From the top down.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first line is the one that is nearest to the finger.
  public static let priority = MenuOrder(kind: .priority)
  /// From the top down.
  public static let fixed = MenuOrder(kind: .fixed)
}

/// Lets a menu go that views are in.
struct MenuDismissal {
  let dismiss: @MainActor () -> Void
}

private enum MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

extension EnvironmentValues {
  /// The menu around.
  @Entry var menuDismissal: MenuDismissal?

  /// Whether views are the lines of a menu.
  @Entry package var isInMenu: Bool = false

  /// What a choice in a menu does to the menu.
  @Entry var menuActionDismissBehavior: MenuActionDismissBehavior = .automatic

  /// In which order a menu's lines are.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Sets what a choice in a menu does to the menu.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }

  /// Sets in which order a menu's lines are: here they always stay in theirs, and this has no effect.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Hides the sign that a menu can be opened; there is none on iOS, so nothing changes.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    self
  }
}
