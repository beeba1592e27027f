/// How pickers look: SwiftUI's `PickerStyle`.
///
/// The styles are the system's.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// The looks of pickers.
enum PickerStyleKind: Hashable {
  case automatic, menu, segmented, wheel, inline, palette, navigationLink
}

/// A style that Filigree has.
private protocol SystemPickerStyle: PickerStyle {
  nonisolated static var kind: PickerStyleKind { get }
}

extension EnvironmentValues {
  @Entry var pickerStyleKind: PickerStyleKind = .automatic
}

extension View {
  /// Sets how pickers look.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(
      \.pickerStyleKind, (S.self as? any SystemPickerStyle.Type)?.kind ?? .automatic)
  }
}

/// What suits the surroundings, which is ``MenuPickerStyle``: SwiftUI's `DefaultPickerStyle`.
public nonisolated struct DefaultPickerStyle: PickerStyle, SystemPickerStyle {
  static let kind = PickerStyleKind.automatic
  /// Creates the style.
  public init() {}
}

/// The value, as a button that opens a menu of the options: SwiftUI's `MenuPickerStyle`.
public nonisolated struct MenuPickerStyle: PickerStyle, SystemPickerStyle {
  static let kind = PickerStyleKind.menu
  /// Creates the style.
  public init() {}
}

/// The options side by side: SwiftUI's `SegmentedPickerStyle`.
public nonisolated struct SegmentedPickerStyle: PickerStyle, SystemPickerStyle {
  static let kind = PickerStyleKind.segmented
  /// Creates the style.
  public init() {}
}

/// The options on a wheel: SwiftUI's `WheelPickerStyle`.
public nonisolated struct WheelPickerStyle: PickerStyle, SystemPickerStyle {
  static let kind = PickerStyleKind.wheel
  /// Creates the style.
  public init() {}
}

/// The options as rows of a form, and elsewhere on a wheel: SwiftUI's `InlinePickerStyle`.
public nonisolated struct InlinePickerStyle: PickerStyle, SystemPickerStyle {
  static let kind = PickerStyleKind.inline
  /// Creates the style.
  public init() {}
}

/// The options side by side in a line of a menu, and elsewhere as segments: SwiftUI's
/// `PalettePickerStyle`.
public nonisolated struct PalettePickerStyle: PickerStyle, SystemPickerStyle {
  static let kind = PickerStyleKind.palette
  /// Creates the style.
  public init() {}
}

/// As ``InlinePickerStyle``, since a picker opens no page of its own: SwiftUI's
/// `NavigationLinkPickerStyle`.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle, SystemPickerStyle {
  static let kind = PickerStyleKind.navigationLink
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What suits the surroundings.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side.
  public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel.
  public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options as rows of a form.
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The options side by side in a menu.
  public static var palette: PalettePickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// As `inline`.
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}
