import Foundation

/// Reads the words of SVG path data: command letters, numbers, flags.
struct SVGScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next byte, or nil at the end.
  var next: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Whether a number begins here: where one does, a command is repeated.
  var isAtNumber: Bool {
    guard let byte = next else { return false }
    return isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  mutating func advance() {
    offset += 1
  }

  mutating func skipSpace() {
    while let byte = next,
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
    {
      offset += 1
    }
  }

  /// Skips white space with at most one comma in it, and returns whether there was a comma.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return false }
    offset += 1
    skipSpace()
    return true
  }

  /// The 0 or 1 of an arc, which needs no separator after it.
  mutating func flag() throws(SVGPathError) -> Bool {
    switch next {
    case UInt8(ascii: "0"):
      offset += 1
      return false
    case UInt8(ascii: "1"):
      offset += 1
      return true
    default:
      throw error("a flag, 0 or 1")
    }
  }

  /// A number: sign, digits with or without a point, exponent.
  mutating func number() throws(SVGPathError) -> CGFloat {
    let start = offset
    var digits: UInt64 = 0
    var power = 0
    var digitCount = 0
    var isExact = true
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { offset += 1 }

    func take(_ byte: UInt8) {
      if digits < 100_000_000_000_000_000 {
        digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
      } else {
        isExact = false
      }
    }
    while let byte = next, isDigit(byte) {
      take(byte)
      digitCount += 1
      offset += 1
    }
    if next == UInt8(ascii: ".") {
      offset += 1
      while let byte = next, isDigit(byte) {
        take(byte)
        power -= 1
        digitCount += 1
        offset += 1
      }
    }
    guard digitCount > 0 else {
      if offset == start { throw error("a number") }
      throw error("a digit")
    }
    readExponent(into: &power)

    // Both are exact doubles, so that the result is rounded once, correctly.
    if isExact, digits < 1 << 53, abs(power) <= 22 {
      let value = Double(digits)
      let scaled = power < 0 ? value / Self.powers[-power] : value * Self.powers[power]
      return CGFloat(isNegative ? -scaled : scaled)
    }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw SVGPathError(
        byteOffset: start, expected: "a number within the range of doubles",
        found: text.count > 32 ? "\(text.prefix(32))…" : text)
    }
    return CGFloat(value)
  }

  /// Reads `e`, a sign and digits, if all of that is there.
  private mutating func readExponent(into power: inout Int) {
    guard let byte = next, byte | 0x20 == UInt8(ascii: "e") else { return }
    var end = offset + 1
    var isNegative = false
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
      isNegative = bytes[end] == UInt8(ascii: "-")
      end += 1
    }
    guard end < bytes.count, isDigit(bytes[end]) else { return }
    var exponent = 0
    while end < bytes.count, isDigit(bytes[end]) {
      exponent = min(exponent * 10 + Int(bytes[end] - UInt8(ascii: "0")), 1_000_000)
      end += 1
    }
    offset = end
    power += isNegative ? -exponent : exponent
  }

  /// The error that something else should be here.
  func error(_ expected: String) -> SVGPathError {
    guard let byte = next else {
      return SVGPathError(byteOffset: offset, expected: expected, found: "the end")
    }
    // The whole character, of several bytes perhaps.
    var end = offset + 1
    while end < bytes.count, end < offset + 4, bytes[end] & 0xC0 == 0x80, byte >= 0xC0 { end += 1 }
    let character = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[offset..<end]), as: UTF8.self)
    let found = byte < 0x20 || byte == 0x7F ? "byte \(byte)" : "'\(character)'"
    return SVGPathError(byteOffset: offset, expected: expected, found: found)
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
