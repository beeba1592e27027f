/// Plurals of English nouns by the regular rule; irregular ones are not known.
enum EnglishPlural {
  /// The text with its last word in the plural: "-es" after a sibilant, "-ies" for a "y" after a consonant, else "-s".
  static func plural(ofLastWordIn text: String) -> String {
    guard let last = text.lastIndex(where: \.isLetter) else { return text }
    let head = text[...last]
    let word = head.reversed().prefix { $0.isLetter }.reversed().map { $0.lowercased() }.joined()
    let rest = text[text.index(after: last)...]
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return head + "es" + rest }
    let before = word.dropLast().last
    if word.hasSuffix("y"), let before, !"aeiou".contains(before) {
      return head.dropLast() + "ies" + rest
    }
    return head + "s" + rest
  }
}
