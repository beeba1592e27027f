import Foundation

/// The text field that has the focus, as a keyboard outside of the session needs to know it.
package struct FocusedTextInput: Hashable, Sendable {
  /// Where the caret is on the page, in points; if it is turned, what lies around it.
  package var caret: CGRect
  /// The height of a line, in points.
  package var lineHeight: CGFloat
  /// Whether what is typed is not shown.
  package var isSecure: Bool
  /// Whether there may be several lines.
  package var isMultiline: Bool
  /// What is selected; nothing of what is not shown.
  package var selection: String
}

extension ViewSession {
  /// The text field that has the focus; nil if nothing that is written in has it.
  package var focusedTextInput: FocusedTextInput? {
    guard let input = graph.focus.target as? TextInputItem else { return nil }
    let caret = input.caretFrame
    let frame = caret.applying(input.transform(to: .global))
    guard frame.origin.isFinite, frame.width.isFinite, frame.height.isFinite else { return nil }
    let isSecure = input.model.kind == .secure
    return FocusedTextInput(
      caret: frame, lineHeight: input.lineHeight, isSecure: isSecure,
      isMultiline: !input.model.kind.isOneLine,
      selection: isSecure ? "" : input.edited.selectedText)
  }

  /// Presses a key that types something else than its name says, as with a keyboard of another language; whether it
  /// was for somebody.
  @discardableResult
  package func press(
    _ key: KeyEquivalent, modifiers: EventModifiers, typing characters: String
  ) -> Bool {
    send(key, modifiers, typing: characters)
  }
}
