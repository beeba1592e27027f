import Foundation

/// A control that opens an address: SwiftUI's `Link`.
///
/// It calls `openURL` of its surroundings.
public nonisolated struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a label of views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label in the style of buttons.
  @MainActor public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .modifier(AccessibilityModifier(change: .control(role: "link", value: nil)))
  }
}

extension Link where Label == Text {
  /// Creates a link with a text.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
