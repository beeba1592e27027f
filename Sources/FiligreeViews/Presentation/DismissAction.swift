/// Dismisses the sheet that a view is in: SwiftUI's `DismissAction`.
///
/// It is got by `@Environment(\.dismiss)` and called like a function. In a view that is in no sheet it
/// does nothing.
@MainActor @preconcurrency
public struct DismissAction {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Dismisses the sheet.
  public func callAsFunction() {
    action()
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private struct IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Dismisses the sheet that the view is in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a sheet.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
