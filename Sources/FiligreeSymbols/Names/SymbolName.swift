/// The name of a symbol, as SF Symbols are named: words and digits with dots between them.
struct SymbolName: Hashable, Sendable {
  /// The name as it was given.
  let text: String

  /// The longest name; Apple's longest has 64 bytes.
  static let maximumBytes = 128

  /// Creates a name; nil for what cannot be one, so that no name leads out of a folder.
  ///
  /// A name has 1 to 128 ASCII letters, digits, dots, dashes and underscores, the first of them a
  /// letter or digit.
  init?(_ text: String) {
    let bytes = text.utf8
    guard let first = bytes.first, bytes.count <= Self.maximumBytes, Self.isAlphanumeric(first),
      bytes.allSatisfy({ Self.isAlphanumeric($0) || ".-_".utf8.contains($0) })
    else { return nil }
    self.text = text
  }

  /// The name with dashes for dots, as icon sets name their files.
  var dashed: String { String(text.map { $0 == "." ? "-" : $0 }) }

  /// What a user's own file may be called, without its suffix, the best first.
  var fileNames: [String] { text == dashed ? [text] : [text, dashed] }

  /// The name of the installed icon that shows the symbol.
  var iconName: String { SymbolAliases.icons[text] ?? dashed }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
