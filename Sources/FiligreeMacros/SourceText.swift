import FiligreeSyntax

/// A piece of Swift source with its tokens.
struct SourceText {
  let bytes: [UInt8]
  let tokens: [SwiftTokens.Token]

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = SwiftTokens(bytes).tokens
  }

  /// The kind of a token; nil beyond the ends.
  func kind(_ index: Int) -> SwiftTokens.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  func word(_ index: Int) -> String? {
    if case .word(let word) = kind(index) { word } else { nil }
  }

  func isSign(_ index: Int, _ sign: Character) -> Bool { kind(index) == .sign(sign) }

  /// The text of tokens and of what stands between them.
  func text(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : text(bytes: tokens[range.lowerBound].range.lowerBound..<end(range))
  }

  /// The text behind a token, to the end of the last one.
  func text(behind index: Int) -> String {
    tokens.last.map { text(bytes: tokens[index].range.upperBound..<$0.range.upperBound) } ?? ""
  }

  private func end(_ range: Range<Int>) -> Int { tokens[range.upperBound - 1].range.upperBound }

  private func text(bytes range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The index behind the bracket that closes the one at `index`; the number of tokens if none does.
  func behindBracket(_ index: Int) -> Int {
    var depth = 0
    for next in index..<tokens.count {
      switch tokens[next].kind {
      case .sign("("), .sign("["), .sign("{"): depth += 1
      case .sign(")"), .sign("]"), .sign("}"): depth -= 1
      default: break
      }
      if depth == 0 { return next + 1 }
    }
    return tokens.count
  }

  /// Whether a line ends between a token and the one before it.
  func beginsLine(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return true }
    let between = tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound
    return bytes[between].contains { $0 == 10 || $0 == 13 }
  }

  /// The index behind the statement at `start`, no further than `end`.
  ///
  /// It goes to a semicolon, or to the end of a line from which the next one does not go on.
  func behindStatement(_ start: Int, before end: Int) -> Int {
    var index = start
    while index < end {
      switch tokens[index].kind {
      case .sign("("), .sign("["), .sign("{"): index = behindBracket(index)
      case .sign(";"): return index
      default: index += 1
      }
      if index < end, beginsLine(index), !goesOn(index) { return index }
    }
    return min(index, end)
  }

  /// Whether the line that begins with a token belongs to the statement before it.
  private func goesOn(_ index: Int) -> Bool {
    if case .sign(let sign) = tokens[index].kind, ".=,:?&|+-*/<>%)]{".contains(sign) { return true }
    if case .sign(let sign) = tokens[index - 1].kind, "=,:?&|+-*/<>%([{".contains(sign) {
      return true
    }
    return false
  }
}
