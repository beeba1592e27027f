import Foundation

/// An alert as views described it up to iOS 14: SwiftUI's `Alert`.
public struct Alert {
  /// An action of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// An action without a special meaning.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// An action that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// An action that leaves everything as it is, called "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// An action that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }

    @MainActor fileprivate var view: some View {
      FiligreeViews.Button(role: role, action: { action?() }) { label }
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one action, "OK" if none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Creates an alert with two actions.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  @MainActor fileprivate var view: some View {
    AlertView(title: title, actions: AlertButtonViews(buttons: buttons), message: message)
  }
}

/// Actions at the lower edge of the page, as views described them up to iOS 14: SwiftUI's `ActionSheet`.
public struct ActionSheet {
  /// An action.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a sheet of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  @MainActor fileprivate var view: some View {
    DialogView(
      title: title, actions: AlertButtonViews(buttons: buttons), message: message)
  }
}

private nonisolated struct AlertButtonViews: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { buttons[$0].view }
  }
}

extension View {
  /// Shows an alert while `isPresented` is true.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(
      PresentationModifier(.alert, isPresented: isPresented) {
        OldAlert(alert: content())
      })
  }

  /// Shows an alert for an item while there is one.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      PresentationModifier(.alert, item: item) { item in
        OldAlert(alert: content(item))
      })
  }

  /// Shows a sheet of actions while `isPresented` is true.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      PresentationModifier(.dialog, isPresented: isPresented) {
        OldActionSheet(sheet: content())
      })
  }

  /// Shows a sheet of actions for an item while there is one.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      PresentationModifier(.dialog, item: item) { item in OldActionSheet(sheet: content(item)) })
  }
}

private nonisolated struct OldAlert: View {
  let alert: Alert
  @MainActor var body: some View { alert.view }
}

private nonisolated struct OldActionSheet: View {
  let sheet: ActionSheet
  @MainActor var body: some View { sheet.view }
}
