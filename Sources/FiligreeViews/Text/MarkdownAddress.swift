/// Addresses in running text.
enum MarkdownAddress {
  /// Whether a scalar may stand in the part of a mailbox before the at sign.
  static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isMarkdownLetter || scalar.isMarkdownDigit || "._+-".unicodeScalars.contains(scalar)
  }

  /// Where an address in running text leads: a mailbox without `mailto:` and a page without a scheme get one, as in
  /// GitHub's Markdown.
  static func link(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    let address = String(view)
    if address.lowercased().hasPrefix("www.") { return "http://" + address }
    if address.contains(":") { return address }
    return (address.contains("@") ? "mailto:" : "http://") + address
  }

  /// The end of `http://…`, `https://…` or `www.…`.
  static func endOfPage(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    func begins(with text: String) -> Bool {
      let text = Array(text.unicodeScalars)
      return scalars[start...].starts(with: text) {
        $0.properties.lowercaseMapping == $1.properties.lowercaseMapping
      }
    }
    guard let prefix = ["http://", "https://", "www."].first(where: begins) else { return nil }
    let host = prefix == "www." ? start : start + prefix.unicodeScalars.count
    guard let name = endOfHost(scalars, host) else { return nil }
    var end = name
    while end < scalars.count, !scalars[end].isMarkdownSpace, scalars[end] != "<" { end += 1 }
    var open = scalars[start..<end].reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
    while end > name {
      let last = scalars[end - 1]
      if last == ")", open < 0 {
        open += 1
      } else if !"?!.,:;*_~'\"".unicodeScalars.contains(last) {
        break
      }
      end -= 1
    }
    return end
  }

  /// The end of `name@place.top`.
  static func endOfMail(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    let name = scalars[start...].prefix(while: isOfName)
    guard !name.isEmpty, name.endIndex < scalars.count, scalars[name.endIndex] == "@" else {
      return nil
    }
    return endOfHost(scalars, name.endIndex + 1)
  }

  /// The end of names that are joined by dots, at least two.
  private static func endOfHost(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    guard start < scalars.count else { return nil }
    let host = scalars[start...].prefix {
      $0.isMarkdownLetter || $0.isMarkdownDigit || $0 == "-" || $0 == "."
    }
    var end = host.endIndex
    while end > start, scalars[end - 1] == "." || scalars[end - 1] == "-" { end -= 1 }
    let labels = scalars[start..<end].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty } ? end : nil
  }
}

extension Unicode.Scalar {
  var isMarkdownLetter: Bool { properties.isAlphabetic }
  var isMarkdownDigit: Bool { "0"..."9" ~= self }
  var isMarkdownSpace: Bool { properties.isWhitespace }

  /// Punctuation and symbols, as CommonMark counts them; of ASCII all that is neither letter nor digit.
  var isMarkdownPunctuation: Bool {
    if isASCII { return value > 32 && value < 127 && !isMarkdownDigit && !isMarkdownLetter }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }
}
