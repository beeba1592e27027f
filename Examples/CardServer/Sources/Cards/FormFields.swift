/// The fields of a query or of a form: `application/x-www-form-urlencoded`, as the URL Standard has it.
struct FormFields {
  /// Names with their values, in their order.
  private(set) var fields: [(name: String, value: String)] = []

  /// The most fields that there may be: more than any card has.
  static let limit = 16

  /// Reads fields.
  ///
  /// Those without a name or a `=` are empty, as in the standard; bytes that are not UTF-8 are an error,
  /// for a card with the wrong words in it is worse than none.
  init(_ bytes: some Sequence<UInt8>) throws(CardProblem) {
    for field in Array(bytes).split(separator: UInt8(ascii: "&")) {
      guard fields.count < Self.limit else {
        throw .badRequest("more than \(Self.limit) parameters")
      }
      let parts = field.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Self.decoded(parts[0], "the name of a parameter")
      fields.append((name, try Self.decoded(parts.count > 1 ? parts[1] : [], name)))
    }
  }

  /// The text of percent-encoded bytes.
  private static func decoded(
    _ bytes: ArraySlice<UInt8>, _ name: String
  ) throws(CardProblem) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): result.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(hexDigit),
          let low = rest.popFirst().flatMap(hexDigit)
        else { throw .badRequest("\(quoted(name)): a % without two hexadecimal digits after it") }
        result.append(high << 4 | low)
      default: result.append(byte)
      }
    }
    guard let text = String(validating: result, as: UTF8.self) else {
      throw .badRequest("\(quoted(name)): bytes that are not UTF-8")
    }
    return text
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// A text from a request as an answer shows it: in quotes, without control characters, and not long.
func quoted(_ text: String) -> String {
  let shown = text.unicodeScalars.prefix(40).map { scalar in
    scalar.properties.generalCategory == .control ? "\u{FFFD}" : String(scalar)
  }
  return "'" + shown.joined() + (text.unicodeScalars.count > 40 ? "…" : "") + "'"
}
