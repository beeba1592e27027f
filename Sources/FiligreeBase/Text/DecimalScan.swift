/// A decimal number at the head of a text, as SVG and CSS write numbers: `-1.5e3`, `.5`, `+7`.
///
/// A point that no digit follows and an `e` that no digit follows are not part of the number. The value
/// is the nearest `Double`; infinite beyond 1.8e308.
package struct DecimalScan {
  /// The number.
  package let value: Double
  /// Where the text goes on.
  package let end: Int

  /// Reads the number that begins at `start`; nil where none does.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    var offset = start
    func byte(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }
    let sign = byte(offset)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { offset += 1 }
    // The digits as one whole number, as long as it is exact, and where the point stands in it.
    var mantissa: UInt64 = 0
    var isExact = true
    var hasDigits = false
    var exponent = 0
    func take(_ digit: UInt8) {
      hasDigits = true
      // Up to 2^53 every whole number is a Double.
      if mantissa < 900_719_925_474_099 {
        mantissa = mantissa * 10 + UInt64(digit)
      } else {
        isExact = false
      }
    }
    while let digit = byte(offset)?.digitValue {
      take(digit)
      offset += 1
    }
    if byte(offset) == UInt8(ascii: "."), byte(offset + 1)?.digitValue != nil {
      offset += 1
      while let digit = byte(offset)?.digitValue {
        take(digit)
        exponent -= 1
        offset += 1
      }
    } else if hasDigits, byte(offset) == UInt8(ascii: ".") {
      // Old writers end whole numbers with a point.
      offset += 1
    }
    guard hasDigits else { return nil }
    if let letter = byte(offset), letter | 0x20 == UInt8(ascii: "e") {
      var at = offset + 1
      let direction = byte(at)
      if direction == UInt8(ascii: "-") || direction == UInt8(ascii: "+") { at += 1 }
      if byte(at)?.digitValue != nil {
        var power = 0
        while let digit = byte(at)?.digitValue {
          // Beyond 10^9999 it makes no difference.
          power = min(power * 10 + Int(digit), 9999)
          at += 1
        }
        exponent += direction == UInt8(ascii: "-") ? -power : power
        offset = at
      }
    }
    end = offset
    // Powers of ten up to 22 are exact, so that one rounding gives the nearest Double (Clinger 1990).
    if isExact, exponent >= -22, exponent <= 22 {
      let magnitude =
        exponent < 0
        ? Double(mantissa) / Self.powersOfTen[-exponent]
        : Double(mantissa) * Self.powersOfTen[exponent]
      value = sign == UInt8(ascii: "-") ? -magnitude : magnitude
      return
    }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    value = Double(text) ?? .infinity
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

extension UInt8 {
  /// The digit that the byte is in ASCII, or nil.
  fileprivate var digitValue: UInt8? { self &- 0x30 < 10 ? self &- 0x30 : nil }
}
