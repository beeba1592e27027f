/// How toggles look and what they do: SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of a toggle.
  associatedtype Body: View
  /// What is known of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the views of a toggle.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a ``ToggleStyle`` knows of a toggle: SwiftUI's type of that name.
public struct ToggleStyleConfiguration {
  /// A toggle's label.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public var isMixed: Bool
}

extension EnvironmentValues {
  @Entry var toggleStyle: AnyControlStyle<ToggleStyleConfiguration> = AnyControlStyle(
    SwitchToggleStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Sets how toggles look.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    // Its `makeBody` is called on the main actor alone.
    nonisolated(unsafe) let style = style
    return controlStyle(\.toggleStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// What suits the surroundings, which is ``SwitchToggleStyle``, or a line of a menu: SwiftUI's
/// `DefaultToggleStyle`.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A switch with the label before it: SwiftUI's `SwitchToggleStyle`.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style, with the color of a switch that is on.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Makes the views of a toggle.
  @ViewBuilder @MainActor public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      SwitchToggle(configuration: configuration).tint(tint)
    } else {
      SwitchToggle(configuration: configuration)
    }
  }
}

/// The label as a button, in a box of the tint while the toggle is on: SwiftUI's `ButtonToggleStyle`.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    Button {
      isOn.wrappedValue.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(ToggleButtonStyle(isOn: configuration.isOn || configuration.isMixed))
    .modifier(
      AccessibilityModifier(
        change: .control(role: "switch", value: configuration.isOn ? "on" : "off")))
  }
}

/// A button that stays down.
private nonisolated struct ToggleButtonStyle: ButtonStyle {
  let isOn: Bool
  @Environment(\.tintStyle) private var tint

  @MainActor func makeBody(configuration: Configuration) -> some View {
    BorderedButton(
      label: HStack { configuration.label }, role: configuration.role,
      isPressed: configuration.isPressed, kind: isOn ? .bordered : .bare
    )
    // What is on is tinted though no tint was set.
    .environment(\.tintStyle, tint ?? AnyShapeStyle(Color.accentColor))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// What suits the surroundings.
  public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { .init() }
}
