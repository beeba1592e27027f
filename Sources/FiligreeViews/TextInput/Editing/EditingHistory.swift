/// What can be undone, and what was.
///
/// Characters typed one after the other are undone together, as are those deleted so.
nonisolated struct EditingHistory: Sendable {
  /// What an edit was.
  enum Kind: Hashable, Sendable {
    case typing, deleting, other
  }

  /// How many steps can be undone.
  static let limit = 200

  private var past: [EditedText] = []
  private var future: [EditedText] = []
  private var last: Kind?

  /// Notes the text before an edit.
  mutating func note(_ text: EditedText, _ kind: Kind) {
    future = []
    defer { last = kind }
    if kind != .other, kind == last, text.selection.isCaret { return }
    past.append(text)
    if past.count > Self.limit { past.removeFirst() }
  }

  /// The next edit is a step of its own: the caret has moved.
  mutating func interrupt() {
    last = nil
  }

  /// Forgets everything: the text is another one.
  mutating func clear() {
    self = EditingHistory()
  }

  /// The text before the last step; nil if there is none.
  mutating func undo(_ text: EditedText) -> EditedText? {
    guard let previous = past.popLast() else { return nil }
    future.append(text)
    last = nil
    return previous
  }

  /// The text before the last undoing; nil if there is none.
  mutating func redo(_ text: EditedText) -> EditedText? {
    guard let next = future.popLast() else { return nil }
    past.append(text)
    last = nil
    return next
  }
}
