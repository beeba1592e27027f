/// Calls, broken as `swift format` would break them.
extension SwiftWords {
  /// Appends a call in one line, or in more if it is longer than `width` columns.
  ///
  /// - Parameters:
  ///   - function: Its beginning, up to the parenthesis; empty for arguments of one whose line is written already.
  ///   - arguments: Its arguments, with their labels.
  ///   - indent: Spaces before it.
  ///   - ending: What follows its last parenthesis.
  ///   - width: Columns in which a line is to end.
  ///   - bytes: What it is appended to.
  static func append(
    call function: String, _ arguments: [String], indent: Int, ending: String = "", width: Int,
    to bytes: inout [UInt8]
  ) {
    let whole = function + arguments.joined(separator: ", ") + ")" + ending
    if indent + whole.utf8.count <= width {
      return append(lines: whole, indent: indent, to: &bytes)
    }
    if !function.isEmpty { append(lines: function, indent: indent, to: &bytes) }
    let inner = function.isEmpty ? indent : indent + 2
    var row = ""
    for (index, argument) in arguments.enumerated() {
      let text = argument + (index + 1 < arguments.count ? "," : ")" + ending)
      if !row.isEmpty, inner + row.utf8.count + 1 + text.utf8.count > width {
        append(lines: row, indent: inner, to: &bytes)
        row = ""
      }
      if row.isEmpty, inner + text.utf8.count > width, let parts = parts(ofCall: argument) {
        // A call that has no room on a line of its own is broken in turn.
        let rest = index + 1 < arguments.count ? "," : ")" + ending
        append(
          call: parts.function, parts.arguments, indent: inner, ending: rest, width: width,
          to: &bytes)
        continue
      }
      row += (row.isEmpty ? "" : " ") + text
    }
    if !row.isEmpty { append(lines: row, indent: inner, to: &bytes) }
  }

  /// A call, as `style: StrokeStyle(lineWidth: 1, dash: [2, 3])`, up to its parenthesis, and its arguments;
  /// nil for other text.
  private static func parts(ofCall text: String) -> (function: String, arguments: [String])? {
    guard text.hasSuffix(")"), let start = text.firstIndex(of: "(") else { return nil }
    var arguments: [String] = []
    var argument = ""
    var depth = 0
    for character in text[text.index(after: start)...].dropLast() {
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      if character == ",", depth == 0 {
        arguments.append(argument)
        argument = ""
      } else if !(argument.isEmpty && character == " ") {
        argument.append(character)
      }
    }
    return depth == 0 ? (String(text[...start]), arguments + [argument]) : nil
  }
}
