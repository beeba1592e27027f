import FiligreePaths
import Foundation

/// How fields look: SwiftUI's `TextFieldStyle`.
///
/// A style of one's own puts views around `configuration`, which is the field without any:
///
///     struct Underlined: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         VStack(spacing: 2) {
///           configuration
///           Divider()
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of a field.
  associatedtype _Body: View
  /// A field's label.
  typealias _Label = _TextFieldStyleLabel

  /// Makes the views of a field.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a field in a style: SwiftUI's view of that name.
public nonisolated struct _TextFieldStyleLabel: View {
  let content: AnyView

  /// The label.
  @MainActor public var body: some View { content }
}

/// The style of fields in the surroundings.
struct AnyTextFieldStyle {
  let make: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView

  @MainActor init<S: TextFieldStyle>(_ style: S) {
    make = { AnyView(StyledTextField(style: StyleBox(style: style), field: $0)) }
  }
}

/// A field as a style makes it.
private nonisolated struct StyledTextField<S: TextFieldStyle>: View {
  let style: StyleBox<S>
  let field: TextField<_TextFieldStyleLabel>

  @MainActor var body: some View {
    style.style._body(configuration: field).environment(\.textFieldStyle, nil)
  }
}

private struct TextFieldInsetsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

extension EnvironmentValues {
  /// The style of fields; nil for those that look like nothing but their text.
  @Entry var textFieldStyle: AnyTextFieldStyle?

  /// The room around the text of a field that is touched with it.
  var textFieldInsets: EdgeInsets {
    get { self[TextFieldInsetsKey.self] }
    set { self[TextFieldInsetsKey.self] = newValue }
  }
}

extension View {
  /// Sets how fields look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(TextFieldStyleModifier(style: style))
  }
}

nonisolated struct TextFieldStyleModifier<S: TextFieldStyle>: ViewModifier {
  let style: S

  @MainActor func body(content: Content) -> some View {
    content.environment(\.textFieldStyle, AnyTextFieldStyle(style))
  }
}

/// What suits the surroundings, which is ``PlainTextFieldStyle``: SwiftUI's `DefaultTextFieldStyle`.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a field.
  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
  }
}

/// The text alone: SwiftUI's `PlainTextFieldStyle`.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a field.
  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
  }
}

/// The text in a box with a hairline around: SwiftUI's `RoundedBorderTextFieldStyle`.
///
/// It has the measures of UIKit's: 34 points high in the system's font of 17 points, and 7 points of room at the sides.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Makes the views of a field.
  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .environment(
        \.textFieldInsets, EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)
      )
      .background {
        let box = RoundedRectangle(cornerRadius: 5, style: .circular)
        box.fill(Color(uiColor: .systemBackground))
        box.strokeBorder(Color(uiColor: .systemGray4), lineWidth: 0.5)
      }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// What suits the surroundings.
  public nonisolated static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public nonisolated static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a box with a hairline around.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
