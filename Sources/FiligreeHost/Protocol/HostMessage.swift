import FiligreeViews
import Foundation

/// What a session tells its page, besides frames: a JSON object each.
struct HostMessage: Hashable, Encodable {
  enum Kind: String, Encodable {
    /// The session's name, the app's and its windows'.
    case welcome
    /// The text field that has the focus, and the pointer's shape.
    case input
    /// What the views say to people who do not see them.
    case tree
    /// An address that the browser is to open.
    case open
    /// A text for the clipboard.
    case copy
    /// Files are to be chosen; no types mean that nothing is asked for any more.
    case choose
    /// A file is to be saved; its name in the session's store.
    case download
    /// A text is to be given to others.
    case share
    /// Whether there is something to go back from.
    case back
    /// Whether the app does not answer.
    case stuck
    /// What a preview's page is told.
    case preview
    /// The end: the page does not try again.
    case bye
  }

  /// Where a field's caret is, and what the page's keyboard needs to know.
  struct Input: Hashable, Encodable {
    var x, y, width, height: Double
    var isSecure, isMultiline: Bool
    /// What is selected, for the clipboard.
    var selection: String
  }

  /// The shape of a pointer, by its name in CSS.
  enum Cursor: String, Encodable {
    case plain = "default"
    case text, pointer
  }

  var type: Kind
  var session: String?
  var app: String?
  var windows: [String]?
  var window: Int?
  var preview: PreviewReport?
  var input: Input?
  var cursor: Cursor?
  var elements: [PageElement]?
  var text: String?
  /// What may be chosen, as HTML's `accept` says it.
  var accept: String?
  /// Whether several files may be chosen; whether there is something to go back from; whether the app is stuck.
  var flag: Bool?

  init(_ type: Kind) {
    self.type = type
  }

  /// The message as it is sent.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // All numbers are finite, which is all that could go wrong.
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension HostMessage.Input {
  init(_ input: FocusedTextInput) {
    func bounded(_ number: CGFloat) -> Double {
      min(max(Double(number), -PageMessage.farthest), PageMessage.farthest)
    }
    self.init(
      x: bounded(input.caret.minX), y: bounded(input.caret.minY),
      width: bounded(input.caret.width), height: bounded(input.caret.height),
      isSecure: input.isSecure, isMultiline: input.isMultiline,
      selection: String(input.selection.prefix(100_000)))
  }
}
