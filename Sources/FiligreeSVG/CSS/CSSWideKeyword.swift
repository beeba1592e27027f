/// The words that every property of CSS has for a value (CSS Cascading and Inheritance Level 5, section 7).
enum CSSWideKeyword {
  /// The value of the element around it.
  case inherit
  /// The value that the property has where nothing is said.
  case initial
  /// The one or the other: whether the property is inherited says which.
  case unset
  /// What the browser's own style sheet says, and where it says nothing, as `unset`.
  case revert

  /// The keyword that a value is, in any case and with white space around it; nil for another value.
  init?(_ bytes: some BidirectionalCollection<UInt8>) {
    // The shortest and the longest of them; all others are far more frequent.
    guard bytes.count >= 5, let first = bytes.first,
      ValueScanner.isSpace(first) || [0x69, 0x75, 0x72].contains(first | 0x20)
    else { return nil }
    let text = bytes.trimmed
    guard text.count <= 12 else { return nil }
    switch String(decoding: text, as: UTF8.self).lowercased() {
    case "inherit": self = .inherit
    case "initial": self = .initial
    case "unset": self = .unset
    case "revert", "revert-layer": self = .revert
    default: return nil
    }
  }
}

extension BidirectionalCollection<UInt8> {
  /// The bytes without the white space around them.
  var trimmed: SubSequence {
    var slice = self[...]
    while let byte = slice.first, ValueScanner.isSpace(byte) { slice = slice.dropFirst() }
    while let byte = slice.last, ValueScanner.isSpace(byte) { slice = slice.dropLast() }
    return slice
  }
}
