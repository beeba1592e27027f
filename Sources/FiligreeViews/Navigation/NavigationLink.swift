import Foundation

/// A button that shows another page of the stack around it: SwiftUI's `NavigationLink`.
///
/// In a list it is a row with an arrow at its end. In no stack it does nothing and looks disabled.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination, isActive: Binding<Bool>?)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label
  @State private var isShown = false
  @State private var identity = NavigationIdentity()
  @Environment(\.navigation) private var navigation
  @Environment(\.listContext) private var list

  /// Creates a link to a view.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination(), isActive: nil)
    self.label = label()
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination, isActive: nil)
    self.label = label()
  }

  /// Creates a link to a view that is shown while `isActive` is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination(), isActive: isActive)
    self.label = label()
  }

  /// Creates a link to a view that is shown while `isActive` is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    target = .view(destination, isActive: isActive)
    self.label = label()
  }

  /// Creates a link to a view that is shown while `selection` has the link's tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination, isActive: Self.isSelected(tag, selection))
    self.label = label()
  }

  /// Creates a link to a view that is shown while `selection` has the link's tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination(), isActive: Self.isSelected(tag, selection))
    self.label = label()
  }

  private static func isSelected<V: Hashable>(
    _ tag: V, _ selection: Binding<V?>
  ) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isOn in
        if isOn {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }

  /// Creates a link that puts a value on the stack's path; nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  /// The label as a button.
  @MainActor public var body: some View {
    switch target {
    case .view(let destination, let isActive):
      let isActive = isActive ?? $isShown
      button(isEnabled: navigation != nil) { isActive.wrappedValue = true }
        .modifier(
          DestinationModifier(
            id: ObjectIdentifier(identity), isPresented: isActive, destination: destination))
    case .value(let value):
      button(isEnabled: value != nil && navigation != nil) {
        guard let value else { return }
        _ = navigation?.model.push(value)
      }
    }
  }

  @MainActor private func button(
    isEnabled: Bool, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      if list != nil {
        HStack {
          HStack { label }
          Spacer(minLength: 8)
          Image(systemName: "chevron.forward")
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tertiary)
            .accessibilityHidden(true)
        }
        .defaultForegroundStyle(Color.primary)
      } else {
        label
      }
    }
    .disabled(!isEnabled)
  }
}

/// What tells one link's page from those of others.
final class NavigationIdentity: Sendable {}

extension NavigationLink where Label == Text {
  /// Creates a link with a text to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a text to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a text to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a text to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a text to a view that is shown while `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a text to a view that is shown while `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link with a text to a view that is shown while `isActive` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a text that puts a value on the stack's path.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a text that puts a value on the stack's path.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Whether the link shows its view in another column: here there is one column only, and this has no effect.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
