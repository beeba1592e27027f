import Foundation

/// The system's buttons.
nonisolated struct SystemButtonStyle: ButtonStyle {
  enum Kind: Hashable {
    case plain, borderless, bordered, prominent
  }

  let kind: Kind
  @Environment(\.isEnabled) private var isEnabled

  init(kind: Kind) {
    self.kind = kind
  }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let tint = configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    switch kind {
    case .plain:
      configuration.label.opacity(configuration.isPressed ? 0.75 : isEnabled ? 1 : 0.5)
    case .borderless:
      configuration.label
        .foregroundStyle(isEnabled ? tint : AnyShapeStyle(Color.disabledLabel))
        .opacity(configuration.isPressed ? 0.2 : 1)
    case .bordered:
      configuration.label
        .foregroundStyle(isEnabled ? tint : AnyShapeStyle(Color.disabledLabel))
        .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        .background(
          RoundedRectangle(cornerRadius: 8).fill(
            isEnabled
              ? AnyShapeStyle(tint.opacity(0.15))
              : AnyShapeStyle(Color(uiColor: .tertiarySystemFill)))
        )
        .opacity(configuration.isPressed ? 0.75 : 1)
    case .prominent:
      configuration.label
        .foregroundStyle(isEnabled ? .white : Color.disabledLabel)
        .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        .background(
          RoundedRectangle(cornerRadius: 8).fill(
            isEnabled ? tint : AnyShapeStyle(Color(uiColor: .tertiarySystemFill)))
        )
        .opacity(configuration.isPressed ? 0.75 : 1)
    }
  }
}

extension PrimitiveButtonStyle {
  /// A button of one of the system's kinds.
  @MainActor fileprivate func system(
    _ kind: SystemButtonStyle.Kind, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> some View {
    Button(configuration).environment(
      \.buttonStyle, .pressable(SystemButtonStyle(kind: kind)))
  }
}

/// What suits the surroundings, which is ``BorderlessButtonStyle``: SwiftUI's `DefaultButtonStyle`.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    system(.borderless, configuration)
  }
}

/// The label as it is; a little fainter while it is pressed: SwiftUI's `PlainButtonStyle`.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    system(.plain, configuration)
  }
}

/// The label in the tint; faint while it is pressed: SwiftUI's `BorderlessButtonStyle`.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    system(.borderless, configuration)
  }
}

/// The label in the tint, on a faint box of it: SwiftUI's `BorderedButtonStyle`.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    system(.bordered, configuration)
  }
}

/// A white label on a box of the tint: SwiftUI's `BorderedProminentButtonStyle`.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    system(.prominent, configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// What suits the surroundings.
  public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint, on a faint box of it.
  public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a box of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
