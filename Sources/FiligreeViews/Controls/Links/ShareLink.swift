import Foundation

/// A control that looks like the one that shares something: SwiftUI's `ShareLink`.
///
/// There is nobody to share with: a tap says so among a session's ``ViewSession/problems``. It shares
/// strings and addresses only, for there is no `Transferable`; the subject and the message have no effect.
public nonisolated struct ShareLink<Label: View>: View {
  let item: String
  let label: Label
  @Environment(\.sceneReference) private var reference

  init(_ item: String, _ label: Label) {
    self.item = item
    self.label = label
  }

  /// Creates a control for an address with a label of views.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(item.absoluteString, label())
  }

  /// Creates a control for a string with a label of views.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(item, label())
  }

  /// The label in the style of buttons.
  @MainActor public var body: some View {
    let (item, reference) = (item, reference)
    Button {
      reference.scene?.report("ShareLink: there is nobody to share “\(item)” with")
    } label: {
      label
    }
  }
}

extension ShareLink where Label == FiligreeViews.Label<Text, Image> {
  private static func label(_ title: Text) -> Label {
    FiligreeViews.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  /// Creates a control for an address, called “Share…”.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item.absoluteString, Self.label(Text(verbatim: "Share…")))
  }

  /// Creates a control for a string, called “Share…”.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item, Self.label(Text(verbatim: "Share…")))
  }

  /// Creates a control for an address with a text.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item.absoluteString, Self.label(Text(titleKey)))
  }

  /// Creates a control for a string with a text.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item, Self.label(Text(titleKey)))
  }
}
