/// How groups of controls look: SwiftUI's `ControlGroupStyle`.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of a group.
  associatedtype Body: View
  /// What is known of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the views of a group.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a ``ControlGroupStyle`` knows of a group: SwiftUI's type of that name.
public struct ControlGroupStyleConfiguration {
  /// The controls of a group.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The controls.
    @MainActor public var body: some View { content }
  }

  /// A group's label.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

extension EnvironmentValues {
  @Entry var controlGroupStyle: AnyControlStyle<ControlGroupStyleConfiguration> = AnyControlStyle(
    AutomaticControlGroupStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Sets how groups of controls look.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    // Its `makeBody` is called on the main actor alone.
    nonisolated(unsafe) let style = style
    return controlStyle(
      \.controlGroupStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// The controls side by side on a gray plate, or in one line of a menu: SwiftUI's
/// `AutomaticControlGroupStyle`.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.menuDismissal) private var dismissal

  /// Creates the style.
  public init() {}

  /// Makes the views of a group.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let dismissal = dismissal
    ControlPlate(content: configuration.content, isInMenu: isInMenu)
      .buttonStyle(PlateButtonStyle(isInMenu: isInMenu, dismiss: { dismissal?.dismiss() }))
      .toggleStyle(.button)
      .environment(\.isInMenu, false)
  }
}

/// The controls side by side without a plate: SwiftUI's `NavigationControlGroupStyle`.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a group.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// The controls as lines of a menu: SwiftUI's `MenuControlGroupStyle`.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a group.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// What suits the surroundings.
  public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side without a plate.
  public static var navigation: NavigationControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The controls as lines of a menu.
  public static var menu: MenuControlGroupStyle { .init() }
}

/// Controls with lines between them.
private nonisolated struct ControlPlate<Content: View>: View {
  let content: Content
  let isInMenu: Bool

  @MainActor var body: some View {
    let row = SubviewReader(content) { views in
      HStack(spacing: 0) {
        ForEach(views) { view in
          if view.id != views.first?.id {
            Color(uiColor: .separator).frame(width: 0.5).padding(.vertical, isInMenu ? 0 : 7)
          }
          view.frame(maxWidth: isInMenu ? .infinity : nil)
        }
      }
    }
    if isInMenu {
      row.font(.footnote)
    } else {
      row
        .fixedSize()
        .background(
          Color(uiColor: .secondarySystemFill),
          in: RoundedRectangle(cornerRadius: 7, style: .continuous))
    }
  }
}

/// A button on the plate of a group; in a menu its icon is above its title.
private nonisolated struct PlateButtonStyle: PrimitiveButtonStyle {
  let isInMenu: Bool
  let dismiss: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let (isInMenu, dismiss) = (isInMenu, dismiss)
    PressableLabel(
      action: {
        if isInMenu { dismiss() }
        configuration.trigger()
      }
    ) {
      if isInMenu {
        configuration.label.labelStyle(StackedLabelStyle())
          .padding(.vertical, 10)
          .frame(maxWidth: .infinity, minHeight: 60)
          .foregroundStyle(color(configuration.role))
      } else {
        configuration.label
          .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
          .defaultForegroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      }
    }
  }

  private func color(_ role: ButtonRole?) -> Color {
    guard isEnabled else { return .disabledLabel }
    return role == .destructive ? .red : .primary
  }
}

/// Views that are tapped, darker while a finger is on them.
private nonisolated struct PressableLabel<Label: View>: View {
  let action: @MainActor () -> Void
  @ViewBuilder let label: Label
  @GestureState private var isPressed = false

  @MainActor var body: some View {
    let action = action
    label
      .background(isPressed ? Color(uiColor: .tertiarySystemFill) : .clear)
      .modifier(AccessibilityModifier(change: .control(role: "button", value: nil)))
      .contentShape(Rectangle())
      .gesture(
        PressGesture()
          .updating($isPressed) { value, state, _ in state = value }
          .onEnded { _ in MainActor.assumeIsolated { action() } })
  }
}

/// The icon above the title.
private nonisolated struct StackedLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      configuration.icon.font(.title3).accessibilityHidden(true)
      configuration.title
    }
  }
}
