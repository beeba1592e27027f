/// How editors look: SwiftUI's `TextEditorStyle`, of which there are the system's own.
public protocol TextEditorStyle: Sendable {
  /// Whether there is a background behind the text.
  static var _hasBackground: Bool { get }
}

/// What suits the surroundings: SwiftUI's `AutomaticTextEditorStyle`.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
  /// There is one.
  public static var _hasBackground: Bool { true }
}

/// The text alone: SwiftUI's `PlainTextEditorStyle`.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
  /// There is none.
  public static var _hasBackground: Bool { false }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// What suits the surroundings.
  public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text alone.
  public static var plain: PlainTextEditorStyle { .init() }
}

/// Whether texts can be selected: SwiftUI's `TextSelectability`.
public protocol TextSelectability: Sendable {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// Texts can be selected: SwiftUI's `EnabledTextSelectability`.
public nonisolated struct EnabledTextSelectability: TextSelectability {
  /// True.
  public static let allowsSelection = true
}

/// Texts cannot be selected: SwiftUI's `DisabledTextSelectability`.
public nonisolated struct DisabledTextSelectability: TextSelectability {
  /// False.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { .init() }
}

extension EnvironmentValues {
  /// Whether there is a background behind the text of editors.
  @Entry var hasEditorBackground: Bool = true
}

extension View {
  /// Sets how editors look.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(\.hasEditorBackground, S._hasBackground)
  }

  /// Sets whether texts that are no fields can be selected.
  ///
  /// It has no effect: on iOS a long press on such a text shows a menu by which it is copied, and Filigree shows none.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}
