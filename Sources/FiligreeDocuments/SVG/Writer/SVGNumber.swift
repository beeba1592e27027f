import FiligreeBase
import FiligreePaths
import Foundation

/// Numbers in attributes.
enum SVGNumber {
  /// Appends a number, as short as can be.
  static func append(_ value: CGFloat, fractionDigits: Int?, to bytes: inout [UInt8]) {
    DecimalText.append(
      Double(value), fractionDigits: fractionDigits, leadingZero: false, to: &bytes)
  }

  /// Appends numbers with a space between them.
  static func append(_ values: [CGFloat], fractionDigits: Int?, to bytes: inout [UInt8]) {
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      append(value, fractionDigits: fractionDigits, to: &bytes)
    }
  }

  /// Appends a length: with two digits more than coordinates have, as it is often small.
  ///
  /// A length that would be rounded to zero, and so vanish, is not rounded.
  static func appendLength(_ value: CGFloat, fractionDigits: Int?, to bytes: inout [UInt8]) {
    append(value, fractionDigits: lengthDigits(fractionDigits, for: value), to: &bytes)
  }

  /// The digits of `length` where coordinates have `fractionDigits`; nil where it is not to be rounded.
  static func lengthDigits(_ fractionDigits: Int?, for length: CGFloat) -> Int? {
    guard let fractionDigits else { return nil }
    let digits = min(max(fractionDigits, 0) + 2, 9)
    var unit = 1.0
    for _ in 0..<digits { unit /= 10 }
    return abs(Double(length)) < unit ? nil : digits
  }

  /// The digits that coordinates need if `transform` is applied to them by whoever reads them.
  ///
  /// One more for each power of ten by which it may stretch a length; nil if that is too many.
  static func digits(_ fractionDigits: Int?, under transform: CGAffineTransform?) -> Int? {
    guard let fractionDigits, let map = transform else { return fractionDigits }
    // The Frobenius norm is never less than the factor by which the map stretches any length.
    let norm = (map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d).squareRoot()
    var digits = max(fractionDigits, 0)
    var unit: CGFloat = 1.5
    while unit < norm, digits <= 9 {
      unit *= 10
      digits += 1
    }
    return digits <= 9 ? digits : nil
  }

  /// Appends a number that is not rounded, without an exponent.
  ///
  /// Path data is read by parsers of path data, but a document's `width` of `1e4` by many a script that
  /// looks for digits.
  static func appendPlain(_ value: CGFloat, to bytes: inout [UInt8]) {
    DecimalText.append(
      Double(value), fractionDigits: nil, leadingZero: false, exponent: false, to: &bytes)
  }

  /// Appends an attribute, given up to its opening quote, with a number that is not rounded.
  static func appendAttribute(_ name: StaticString, _ value: CGFloat, to bytes: inout [UInt8]) {
    bytes.append(literal: name)
    appendPlain(value, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a transform as the value of a `transform` or `gradientTransform` attribute.
  static func append(_ transform: CGAffineTransform, to bytes: inout [UInt8]) {
    bytes.append(literal: "matrix(")
    append(
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
      fractionDigits: nil, to: &bytes)
    bytes.append(UInt8(ascii: ")"))
  }
}
