import Foundation

/// Reads the tokens of SVG path data: command letters, numbers, flags.
///
/// Source: SVG 2, section 9.3.9, the grammar for path data. White space and at most one comma may part
/// numbers; where a number cannot go on, the next one begins (`1.5.5-3` is 1.5, 0.5, −3).
struct SVGPathScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// How many bytes are read.
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Passes over white space.
  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B {
      offset += 1
    }
  }

  /// The next command letter, or nil at the end of the text.
  mutating func command() throws(SVGPathError) -> UInt8? {
    skipSpace()
    guard let byte = next else { return nil }
    switch byte | 0x20 {
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "v"),
      UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "q"), UInt8(ascii: "t"),
      UInt8(ascii: "a"), UInt8(ascii: "z"):
      offset += 1
      return byte
    default:
      throw error(expected: "a command (one of MLHVCSQTAZ, or small)")
    }
  }

  /// Whether another number follows, so that the last command is repeated; passes over what parts it.
  ///
  /// A comma that no number follows is an error, found by the reader of that number.
  mutating func hasMoreNumbers() -> Bool {
    skipSpace()
    guard let byte = next else { return false }
    return byte == UInt8(ascii: ",") || Self.beginsNumber(byte)
  }

  /// A number; before it white space and, unless it is the first of a command, one comma.
  mutating func number(isFirst: Bool = false) throws(SVGPathError) -> CGFloat {
    skipSeparator(isFirst)
    let start = offset
    var isNegative = false
    if let byte = next, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      isNegative = byte == UInt8(ascii: "-")
      offset += 1
    }
    // The digits as one whole number, as long as it is exact, and where the point stands in it.
    var mantissa: UInt64 = 0
    var isExact = true
    var digits = 0
    var exponent = 0
    func take(_ byte: UInt8) {
      digits += 1
      // Up to 2^53 every whole number is a Double.
      if mantissa < 900_719_925_474_099 {
        mantissa = mantissa * 10 + UInt64(byte - 0x30)
      } else {
        isExact = false
      }
    }
    while let byte = next, Self.isDigit(byte) {
      take(byte)
      offset += 1
    }
    if next == UInt8(ascii: ".") {
      let point = offset
      offset += 1
      while let byte = next, Self.isDigit(byte) {
        take(byte)
        exponent -= 1
        offset += 1
      }
      if digits == 0 {
        offset = point
      }
    }
    guard digits > 0 else {
      if offset == bytes.count { throw error(expected: "a number") }
      if offset > start, let byte = next, Self.isDigit(byte) || byte == UInt8(ascii: ".") {
        throw error(expected: "a digit")
      }
      throw error(expected: offset > start ? "a digit" : "a number")
    }
    // An e that no digit follows is not part of the number, and no command either: found later.
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      var at = offset + 1
      var isDown = false
      if at < bytes.count, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") {
        isDown = bytes[at] == UInt8(ascii: "-")
        at += 1
      }
      if at < bytes.count, Self.isDigit(bytes[at]) {
        var power = 0
        while at < bytes.count, Self.isDigit(bytes[at]) {
          // Beyond 10^9999 it makes no difference.
          power = min(power * 10 + Int(bytes[at] - 0x30), 9999)
          at += 1
        }
        exponent += isDown ? -power : power
        offset = at
      }
    }
    // Powers of ten up to 22 are exact, so that one rounding gives the nearest Double (Clinger 1990).
    if isExact, exponent >= -22, exponent <= 22 {
      let magnitude =
        exponent < 0
        ? Double(mantissa) / Self.powersOfTen[-exponent]
        : Double(mantissa) * Self.powersOfTen[exponent]
      return CGFloat(isNegative ? -magnitude : magnitude)
    }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      offset = start
      throw error(expected: "a number below 1.8e308")
    }
    return CGFloat(value)
  }

  /// A flag of an arc: the digit 0 or 1, which nothing need part from what follows.
  mutating func flag() throws(SVGPathError) -> Bool {
    skipSeparator(false)
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw error(expected: "a flag, 0 or 1,")
    }
    offset += 1
    return byte == UInt8(ascii: "1")
  }

  /// What stands at the offset, against what was expected.
  func error(expected: String) -> SVGPathError {
    guard let byte = next else {
      return SVGPathError(offset: offset, found: "the end", expected: expected)
    }
    // A whole character, not a part of one; of a control character its number.
    let rest = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[offset...].prefix(8)), as: UTF8.self)
    let isPrintable = byte >= 0x20 && byte != 0x7F
    let found = isPrintable ? "'\(rest.first.map(String.init) ?? "")'" : "byte value \(byte)"
    return SVGPathError(offset: offset, found: found, expected: expected)
  }

  private mutating func skipSeparator(_ isFirst: Bool) {
    skipSpace()
    if !isFirst, next == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func beginsNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: ".")
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
