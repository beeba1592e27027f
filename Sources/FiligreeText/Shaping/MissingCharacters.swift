/// Characters of a script that no font has.
package struct MissingCharacters: Sendable {
  /// What names the script; emoji count as one.
  package let subject: String
  /// What is to be said of it, with one of the characters as an example.
  package let problem: String

  /// Those of the script of `example`.
  init(example: UInt32) {
    let kind = CharacterKind(example)
    subject = "characters without a font: " + (kind.isEmoji ? "emoji" : "script \(kind.script)")
    let package =
      kind.isEmoji
      ? "fonts-noto-color-emoji"
      : ScriptFonts.isEastAsian(example) ? "fonts-noto-cjk" : "fonts-noto"
    let code = String(example, radix: 16, uppercase: true)
    let name = String(repeating: "0", count: max(0, 4 - code.count)) + code
    problem =
      "no font has the character '\(kind.scalar)' (U+\(name)), so that it and others of its script are drawn "
      + "as boxes; fonts that have them are, on Debian, in the package \(package)"
  }
}
