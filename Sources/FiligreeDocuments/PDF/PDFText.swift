import FiligreeBase
import FiligreePaths
import Foundation

/// Numbers, strings and names as PDF has them.
enum PDFText {
  /// Numbers beyond are cut: they are far outside of any page.
  static let limit = 1e9

  /// Appends a number with so many digits after the point at most, without an exponent.
  static func append(_ value: CGFloat, digits: Int?, to bytes: inout [UInt8]) {
    // False for NaN, which no caller has.
    let cut = value > limit ? limit : value >= -limit ? Double(value) : -limit
    DecimalText.append(
      cut, fractionDigits: digits, leadingZero: false, exponent: false, to: &bytes)
  }

  /// Appends a space and a number for each of `values`.
  static func append(_ values: [CGFloat], digits: Int?, to bytes: inout [UInt8]) {
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      append(value, digits: digits, to: &bytes)
    }
  }

  /// Appends a point and a space.
  static func append(_ point: CGPoint, digits: Int?, to bytes: inout [UInt8]) {
    append(point.x, digits: digits, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    append(point.y, digits: digits, to: &bytes)
    bytes.append(UInt8(ascii: " "))
  }

  /// Appends a map's six numbers, which are not rounded: they scale others.
  static func append(_ map: CGAffineTransform, to bytes: inout [UInt8]) {
    append([map.a, map.b, map.c, map.d, map.tx, map.ty], digits: nil, to: &bytes)
  }

  /// Numbers in brackets.
  static func array(_ values: [CGFloat], digits: Int? = nil) -> [UInt8] {
    var bytes = [UInt8(ascii: "[")]
    append(values, digits: digits, to: &bytes)
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }

  /// A rectangle: its lower left and its upper right.
  static func rectangle(_ rect: CGRect) -> [UInt8] {
    array([rect.minX, rect.minY, rect.maxX, rect.maxY])
  }

  /// A string of text: ASCII as it is, other text in UTF-16 (ISO 32000-1, 7.9.2.2).
  static func string(_ text: String) -> [UInt8] {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    if isPlain {
      var bytes = [UInt8(ascii: "(")]
      for byte in text.utf8 {
        if [UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\")].contains(byte) {
          bytes.append(UInt8(ascii: "\\"))
        }
        bytes.append(byte)
      }
      bytes.append(UInt8(ascii: ")"))
      return bytes
    }
    var bytes: [UInt8] = []
    bytes.append(literal: "<FEFF")
    for unit in text.utf16 { append(hex: unit, to: &bytes) }
    bytes.append(UInt8(ascii: ">"))
    return bytes
  }

  /// What a string of ``string(_:)`` is sorted by: its bytes as they are read.
  static func key(_ string: [UInt8]) -> [UInt8] {
    guard string.first == UInt8(ascii: "(") else {
      // Hexadecimal digits sort as what they stand for; all begin with FE, beyond ASCII.
      return [0xFE] + string
    }
    return string.dropFirst().dropLast().enumerated().filter { index, byte in
      // Of an escape the second byte counts.
      byte != UInt8(ascii: "\\") || isEscaped(string, index + 1)
    }.map(\.element)
  }

  /// Whether an odd number of backslashes comes before a byte.
  private static func isEscaped(_ string: [UInt8], _ index: Int) -> Bool {
    string[..<index].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }

  private static func append(hex unit: UInt16, to bytes: inout [UInt8]) {
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(unit >> UInt16(shift) & 15)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") - 10 + digit)
    }
  }
}
