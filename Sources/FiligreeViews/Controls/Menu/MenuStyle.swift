/// How the controls look that open menus: SwiftUI's `MenuStyle`.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of a control.
  associatedtype Body: View
  /// What is known of a control.
  typealias Configuration = MenuStyleConfiguration

  /// Makes the views of a control.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a ``MenuStyle`` knows of a menu: SwiftUI's type of that name.
///
/// A style makes a control by `Menu(configuration)`.
public struct MenuStyleConfiguration {
  /// A control's label.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// The lines of a menu.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The lines.
    @MainActor public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension EnvironmentValues {
  @Entry var menuStyle: AnyControlStyle<MenuStyleConfiguration> = AnyControlStyle(
    DefaultMenuStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Sets how the controls look that open menus.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    // Its `makeBody` is called on the main actor alone.
    nonisolated(unsafe) let style = style
    return controlStyle(\.menuStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// What suits the surroundings, which is ``ButtonMenuStyle``: SwiftUI's `DefaultMenuStyle`.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a control.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuControl(configuration: configuration)
  }
}

/// A button in the style of buttons around: SwiftUI's `ButtonMenuStyle`.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a control.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuControl(configuration: configuration)
  }
}

/// A button without a box: SwiftUI's `BorderlessButtonMenuStyle`.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a control.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuControl(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// What suits the surroundings.
  public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of buttons around.
  public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a box.
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// A button that opens a menu, or a line of a menu that opens another one upon it.
private nonisolated struct MenuControl: View {
  let configuration: MenuStyleConfiguration
  @Environment(\.isInMenu) private var isInMenu
  @State private var isUp = false

  @MainActor var body: some View {
    if isInMenu {
      MenuLine(opensMenu: true) {
        isUp = true
      } label: {
        configuration.label
      }
      .modifier(
        PopupModifier(isPresented: $isUp, placement: .upon) {
          Submenu(title: configuration.label, content: configuration.content) { isUp = false }
        })
    } else {
      control.modifier(
        PopupModifier(isPresented: $isUp, placement: .beside) {
          MenuCard(content: configuration.content)
        })
    }
  }

  @ViewBuilder @MainActor private var control: some View {
    if let action = configuration.primaryAction {
      Button {
        action()
      } label: {
        configuration.label
      }
      .highPriorityGesture(LongPressGesture().onEnded { _ in isUp = true })
    } else {
      Button {
        isUp = true
      } label: {
        configuration.label
      }
    }
  }
}

/// A menu upon another one: its first line goes back.
private nonisolated struct Submenu<Title: View, Content: View>: View {
  let title: Title
  let content: Content
  let back: @MainActor () -> Void

  @MainActor var body: some View {
    MenuCard(
      content: Group {
        MenuLine(opensMenu: true, action: back) { title.fontWeight(.semibold) }
        content
      })
  }
}
