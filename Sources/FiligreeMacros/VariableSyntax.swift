import FiligreeSyntax

/// A declaration `var name: Type = value`, in its parts.
struct VariableSyntax {
  let name: String
  /// The type as it is written.
  var type: String?
  /// The value as it is written.
  var value: String?
  /// Whether it has a body: accessors or observers.
  var hasBody = false
  /// The words before its name: `static`, `private`, `let`.
  var modifiers: Set<String> = []
  /// The names of its attributes.
  var attributes: Set<String> = []

  /// Reads the declaration of one variable in a range of tokens; nil if it is none.
  init?(_ source: SourceText, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.isSign(index, "@") {
        attributes.insert(source.word(index + 1) ?? "")
        index += 2
        while source.isSign(index, "."), let last = source.word(index + 1) {
          attributes.insert(last)
          index += 2
        }
        if source.isSign(index, "("), !source.beginsLine(index) {
          index = source.behindBracket(index)
        }
      } else if let word = source.word(index) {
        guard VariableSyntax.modifiers.contains(word) else { return nil }
        modifiers.insert(word)
        index += 1
        if word == "var" || word == "let" { break }
        // As in `private(set)`.
        if source.isSign(index, "(") { index = source.behindBracket(index) }
      } else {
        return nil
      }
    }
    guard index < range.upperBound, let name = source.word(index) else { return nil }
    self.name = name
    index += 1
    if source.isSign(index, ":") {
      let end = Self.end(source, index + 1..<range.upperBound, at: ["=", "{"])
      type = source.text(index + 1..<end)
      index = end
    }
    if source.isSign(index, "=") {
      // What a value ends with in braces may be part of it, as a closure is; observers of a property with a
      // value are not told from that, and make no difference.
      value = source.text(index + 1..<range.upperBound)
    } else {
      hasBody = source.isSign(index, "{")
    }
  }

  private static let modifiers: Set<String> = [
    "var", "let", "static", "class", "private", "fileprivate", "internal", "package", "public",
    "open", "final", "lazy", "weak", "unowned", "nonisolated", "override", "dynamic",
  ]

  /// The index of the first of some signs that is in no brackets.
  private static func end(_ source: SourceText, _ range: Range<Int>, at signs: [Character]) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      if case .sign(let sign) = source.kind(index) {
        if signs.contains(sign) { return index }
        if "([".contains(sign) {
          index = source.behindBracket(index)
          continue
        }
      }
      index += 1
    }
    return range.upperBound
  }
}
