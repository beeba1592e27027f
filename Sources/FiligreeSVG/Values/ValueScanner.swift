import FiligreeBase
import FiligreePaths
import Foundation

/// Reads the value of an attribute or a property piece by piece.
///
/// Sources: SVG 2, chapter 4; CSS Values and Units Module Level 4; CSS Syntax Module Level 3.
struct ValueScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  /// How deep the color in hand lies in the functions of others.
  var colorDepth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The byte that comes next; nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether nothing but white space is left.
  var isAtEnd: Bool {
    bytes[offset...].allSatisfy { Self.isSpace($0) }
  }

  /// Passes over white space.
  mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  /// Passes over white space and at most one comma in it.
  mutating func skipComma() {
    skipSpace()
    if passes(",") { skipSpace() }
  }

  /// Passes over a character if it comes next.
  mutating func passes(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// The finite number that comes next, or nil.
  mutating func number() -> Double? {
    guard let scan = DecimalScan(bytes, from: offset), scan.value.isFinite else { return nil }
    offset = scan.end
    return scan.value
  }

  /// The word that comes next: letters, digits, hyphens, underscores and what is beyond ASCII.
  mutating func word() -> String? {
    let start = offset
    while let byte = next, Self.isWordByte(byte) { offset += 1 }
    guard offset > start else { return nil }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The letters that come next, as of a unit; none, where none come.
  mutating func letters() -> String {
    let start = offset
    while let byte = next, (0x61...0x7A).contains(byte | 0x20) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The name of the function that comes next and its opening parenthesis; nil where there is none.
  mutating func function() -> String? {
    let start = offset
    if let name = word() {
      skipSpace()
      if passes("(") { return name }
    }
    offset = start
    return nil
  }

  /// The number with its unit that comes next, or nil.
  mutating func length() -> SVGLength? {
    if let byte = next, byte | 0x20 == UInt8(ascii: "c") {
      let start = offset
      if function()?.lowercased() == "calc", let length = calculatedLength() { return length }
      offset = start
    }
    return plainLength()
  }

  /// The number and the unit that come next, or nil.
  mutating func plainLength() -> SVGLength? {
    guard let value = number() else { return nil }
    if passes("%") { return SVGLength(value, .percent) }
    let start = offset
    guard let unit = SVGLength.Unit(rawValue: letters().lowercased()) else {
      offset = start
      return nil
    }
    return SVGLength(value, unit)
  }

  /// The numbers up to where no further one comes.
  mutating func numbers() -> [Double] {
    var numbers: [Double] = []
    skipSpace()
    while let number = number() {
      numbers.append(number)
      skipComma()
    }
    return numbers
  }

  /// The inside of `url(…)`, without quotation marks; nil where none comes.
  mutating func reference() -> String? {
    let start = offset
    guard let name = function(), name.lowercased() == "url" else {
      offset = start
      return nil
    }
    skipSpace()
    let quote = next == 0x22 || next == 0x27 ? next : nil
    if quote != nil { offset += 1 }
    let first = offset
    while let byte = next, byte != quote ?? UInt8(ascii: ")") { offset += 1 }
    var text = String(decoding: bytes[first..<offset], as: UTF8.self)
    if quote != nil {
      offset = min(offset + 1, bytes.count)
      while let byte = next, byte != UInt8(ascii: ")") { offset += 1 }
    } else {
      text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    _ = passes(")")
    return text
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
