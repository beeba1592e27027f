/// A character that Markdown names between `&` and `;`: by its number, or the commonest ones by name.
struct MarkdownEntity {
  let scalar: Unicode.Scalar
  /// The place behind the semicolon.
  let end: Int

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "deg": "°",
    "times": "×", "euro": "€", "larr": "←", "rarr": "→",
  ]
  /// The longest name.
  private static let limit = 9

  /// Reads what stands behind an ampersand; nil if that is no entity.
  init?(_ text: ArraySlice<Unicode.Scalar>) {
    let name = text.prefix(Self.limit).prefix { $0 != ";" }
    guard name.endIndex < text.endIndex, text[name.endIndex] == ";" else { return nil }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: name)
    guard let scalar = Self.names[String(view)] ?? Self.numbered(view) else { return nil }
    self.scalar = scalar
    end = name.endIndex + 1
  }

  /// `#65` or `#x41`.
  private static func numbered(_ name: String.UnicodeScalarView) -> Unicode.Scalar? {
    guard name.first == "#" else { return nil }
    var digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    if isHex { digits = digits.dropFirst() }
    // The initializer would take a sign.
    guard digits.first?.properties.isASCIIHexDigit == true else { return nil }
    return UInt32(String(digits), radix: isHex ? 16 : 10)
      .flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }
}
