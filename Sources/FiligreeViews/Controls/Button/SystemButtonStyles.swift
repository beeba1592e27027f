import Foundation

/// The system's buttons without a box.
///
/// The label has the color that is set within it or around the button; only where none is set, that of
/// the style.
nonisolated struct SystemButtonStyle: ButtonStyle {
  enum Kind: Hashable {
    case plain, borderless, bordered, prominent
  }

  let kind: Kind
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  init(kind: Kind) {
    self.kind = kind
  }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    // Several views of a label lie side by side.
    let label = HStack { configuration.label }
    switch kind {
    case .plain:
      label.opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.75 : 1)
    case .borderless:
      label
        .opacity(!configuration.isPressed ? 1 : colorScheme == .dark ? 0.4 : 0.2)
        .multilineTextAlignment(.center)
        .defaultForegroundStyle(borderlessLabel(configuration.role))
    case .bordered, .prominent:
      BorderedButton(
        label: label, role: configuration.role, isPressed: configuration.isPressed,
        kind: kind == .prominent ? .prominent : .bordered)
    }
  }

  private func borderlessLabel(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
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

/// The label in the tint, if no other color is set; faint while it is pressed: SwiftUI's
/// `BorderlessButtonStyle`.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    system(.borderless, configuration)
  }
}

/// The label in the tint, on a faint box of it; where no tint is set, in the accent color on a gray one:
/// SwiftUI's `BorderedButtonStyle`.
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
  /// The label in the tint, on a faint box of it; where no tint is set, on a gray one.
  public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a box of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
