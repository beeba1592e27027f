/// How buttons look, given that they act when they are tapped: SwiftUI's `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of a button.
  associatedtype Body: View
  /// What is known of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the views of a button.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` knows of a button: SwiftUI's type of that name.
public struct ButtonStyleConfiguration {
  /// A button's label.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// How buttons look and when they act: SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of a button.
  associatedtype Body: View
  /// What is known of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the views of a button.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a ``PrimitiveButtonStyle`` knows of a button: SwiftUI's type of that name.
public struct PrimitiveButtonStyleConfiguration {
  /// A button's label.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  init(role: ButtonRole?, content: AnyView, action: @escaping @MainActor () -> Void) {
    self.role = role
    label = Label(content: content)
    self.action = action
  }

  /// Does what the button does.
  @MainActor public func trigger() {
    action()
  }
}

/// The style of buttons in the surroundings.
struct AnyButtonStyle {
  let make: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  @MainActor static func primitive<S: PrimitiveButtonStyle>(_ style: S) -> AnyButtonStyle {
    AnyButtonStyle { AnyView(PrimitiveStyledButton(style: StyleBox(style: style), button: $0)) }
  }

  @MainActor static func pressable<S: ButtonStyle>(_ style: S) -> AnyButtonStyle {
    AnyButtonStyle { AnyView(PressableButton(style: StyleBox(style: style), button: $0)) }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle {
    AnyButtonStyle {
      AnyView(
        PressableButton(style: StyleBox(style: SystemButtonStyle(kind: .borderless)), button: $0))
    }
  }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// A button as a primitive style makes it.
private nonisolated struct PrimitiveStyledButton<S: PrimitiveButtonStyle>: View {
  let style: StyleBox<S>
  let button: PrimitiveButtonStyleConfiguration

  @MainActor var body: some View { style.style.makeBody(configuration: button) }
}

/// A button that acts when it is tapped.
private nonisolated struct PressableButton<S: ButtonStyle>: View {
  let style: StyleBox<S>
  let button: PrimitiveButtonStyleConfiguration
  @GestureState private var isPressed = false

  @MainActor var body: some View {
    style.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: button.role, label: .init(content: button.label.content), isPressed: isPressed)
    )
    .modifier(AccessibilityModifier(change: .control(role: "button", value: nil)))
    .contentShape(Rectangle())
    .gesture(
      PressGesture()
        .updating($isPressed) { value, state, _ in state = value }
        .onEnded { _ in MainActor.assumeIsolated { button.action() } })
  }
}

extension View {
  /// Sets how buttons look, and when they act.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, .primitive(style))
  }

  /// Sets how buttons look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, .pressable(style))
  }
}
