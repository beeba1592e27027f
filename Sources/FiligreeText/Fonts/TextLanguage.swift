import Foundation

/// The language of a text, as far as fonts tell languages apart: its name, script and region.
package struct TextLanguage: Hashable, Sendable {
  /// The tag of BCP 47, such as `ja`, `zh-Hant`, `sr-Latn-RS`.
  package let tag: String

  /// The language of a tag of BCP 47, in any case; nil for what is no such tag.
  ///
  /// What follows name, script and region is left out.
  package init?(_ tag: String) {
    let parts = tag.trimmingCharacters(in: .whitespacesAndNewlines).prefix(64)
      .split(whereSeparator: { $0 == "-" || $0 == "_" })
    func hasLetters(_ part: Substring, _ count: ClosedRange<Int>) -> Bool {
      count.contains(part.count) && part.allSatisfy { $0.isASCII && $0.isLetter }
    }
    guard let name = parts.first, hasLetters(name, 2...3) else { return nil }
    var result = name.lowercased()
    var rest = parts.dropFirst()[...]
    // Languages within another one, such as zh-yue, go by their own names.
    if let part = rest.first, hasLetters(part, 3...3) {
      result = part.lowercased()
      rest = rest.dropFirst()
    }
    if let part = rest.first, hasLetters(part, 4...4) {
      result += "-" + part.capitalized
      rest = rest.dropFirst()
    }
    if let part = rest.first {
      let isNumber = part.count == 3 && part.allSatisfy { $0.isASCII && $0.isNumber }
      if hasLetters(part, 2...2) || isNumber { result += "-" + part.uppercased() }
    }
    self.tag = result
  }

  /// The subtags.
  var parts: [Substring] { tag.split(separator: "-") }
}
