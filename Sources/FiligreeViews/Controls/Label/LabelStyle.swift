/// How labels look: SwiftUI's `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of a label.
  associatedtype Body: View
  /// What is known of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the views of a label.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabelStyle`` knows of a label: SwiftUI's type of that name.
public struct LabelStyleConfiguration {
  /// A label's title.
  public nonisolated struct Title: View {
    let content: AnyView

    /// The title.
    @MainActor public var body: some View { content }
  }

  /// A label's icon.
  public nonisolated struct Icon: View {
    let content: AnyView

    /// The icon.
    @MainActor public var body: some View { content }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

extension EnvironmentValues {
  @Entry var labelStyle: AnyControlStyle<LabelStyleConfiguration> = AnyControlStyle(
    DefaultLabelStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Sets how labels look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    // Its `makeBody` is called on the main actor alone.
    nonisolated(unsafe) let style = style
    return controlStyle(\.labelStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// What suits the surroundings: SwiftUI's `DefaultLabelStyle`.
///
/// That is icon and title; in a form the icon is in the tint, in a menu it is behind the title.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isInForm) private var isInForm
  @Environment(\.listItemTint) private var listItemTint

  /// Creates the style.
  public init() {}

  /// Makes the views of a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      HStack(spacing: 8) {
        configuration.title
        Spacer(minLength: 8)
        configuration.icon.accessibilityHidden(true)
      }
    } else if isInForm {
      HStack(spacing: 16) {
        configuration.icon.accessibilityHidden(true)
          .defaultForegroundStyle(
            listItemTint.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(.tint))
        configuration.title
      }
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

/// The icon alone: SwiftUI's `IconOnlyLabelStyle`.
///
/// People who do not see it are told the title.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
      .accessibilityHidden(true)
      .background(configuration.title.modifier(UnseenModifier()))
      .modifier(AccessibilityModifier(change: .control(role: "image", value: nil)))
  }
}

/// The title alone: SwiftUI's `TitleOnlyLabelStyle`.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The icon and the title: SwiftUI's `TitleAndIconLabelStyle`.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      // The title says it all.
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// What suits the surroundings.
  public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
