/// Text as the content of XML elements.
enum XMLText {
  /// Appends `text` with markup escaped; what XML 1.0 cannot hold becomes U+FFFD.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes.append(literal: "&amp;")
      case "<": bytes.append(literal: "&lt;")
      case ">": bytes.append(literal: "&gt;")
      // A bare carriage return would be read as a line feed.
      case "\r": bytes.append(literal: "&#13;")
      case "\t", "\n", "\u{20}"..."\u{FFFD}", "\u{10000}"...:
        bytes.append(contentsOf: scalar.utf8)
      default:
        bytes.append(literal: "\u{FFFD}")
      }
    }
  }
}
