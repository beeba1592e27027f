/// An OpenType feature to turn on or off: tabular figures, small capitals, and so on.
package struct FontFeature: Hashable, Sendable {
  /// The tag's four bytes, the first the highest.
  let tag: UInt32
  /// 0 turns the feature off, 1 on; more selects an alternate.
  package let value: UInt32

  /// The feature with a tag of one to four ASCII characters, as the OpenType registry spells it; a
  /// tag that is none has no effect.
  package init(_ tag: String, _ value: UInt32 = 1) {
    var bytes = Array(tag.utf8.prefix(4))
    while bytes.count < 4 { bytes.append(32) }
    self.tag = bytes.reduce(0) { $0 << 8 | UInt32($1) }
    self.value = value
  }

  /// All figures equally wide: what SwiftUI's `monospacedDigit()` asks for.
  package static let monospacedDigits = FontFeature("tnum")
  /// Small capitals for lower-case letters: SwiftUI's `lowercaseSmallCaps()`.
  package static let lowercaseSmallCaps = FontFeature("smcp")
  /// Small capitals for upper-case letters: SwiftUI's `uppercaseSmallCaps()`.
  package static let uppercaseSmallCaps = FontFeature("c2sc")
}
