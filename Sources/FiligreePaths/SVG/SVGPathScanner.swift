import FiligreeBase
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
    guard let number = DecimalScan(bytes, from: start) else {
      // Behind a sign it is a digit that is missing.
      if let byte = next, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { offset += 1 }
      if offset == bytes.count { throw error(expected: "a number") }
      throw error(expected: offset > start ? "a digit" : "a number")
    }
    guard number.value.isFinite else { throw error(expected: "a number below 1.8e308") }
    offset = number.end
    return CGFloat(number.value)
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
}
