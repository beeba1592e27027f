/// A decimal number in lowest terms: `± significand · 10^exponent`.
///
/// The significand never ends in a zero digit, so that two equal numbers have equal parts and the
/// number of its digits is the fewest that state it. Zero is `0 · 10^0`, without a sign.
@usableFromInline
package struct DecimalNumber: Hashable, Sendable {
  /// Whether the number is below zero.
  @usableFromInline package let isNegative: Bool
  /// The digits, at most 19 of them.
  @usableFromInline package let significand: UInt64
  /// The power of ten that the significand counts.
  @usableFromInline package let exponent: Int

  /// Creates `units · 10^exponent`.
  @inlinable @inline(__always)
  package init(units: Int64, exponent: Int) {
    self.init(isNegative: units < 0, significand: units.magnitude, exponent: exponent)
  }

  /// Creates `± significand · 10^exponent`, and takes trailing zeros into the exponent.
  @inlinable @inline(__always)
  package init(isNegative: Bool, significand: UInt64, exponent: Int) {
    guard significand != 0 else {
      self.isNegative = false
      self.significand = 0
      self.exponent = 0
      return
    }
    var digits = significand
    var power = exponent
    while true {
      let tenth = digits / 10
      guard tenth &* 10 == digits else { break }
      digits = tenth
      power &+= 1
    }
    self.isNegative = isNegative
    self.significand = digits
    self.exponent = power
  }

  /// The largest magnitude of `value · 10^n` for which the arithmetic on doubles below is exact
  /// enough: decimals of up to 15 digits stay apart as doubles, so what rounds to a 15-digit
  /// decimal rounds to the one that was meant.
  @inlinable package static var fastLimit: Double { 1e15 }

  /// Creates the number with the fewest digits that reads back as `value`; of several such, the
  /// nearest.
  ///
  /// NaN gives zero, an infinity the largest finite double of its sign.
  package init(shortest value: Double) {
    // A few fraction digits at most is what drawings hold. The quotient of two exact doubles is
    // rounded correctly, so equality here is the round trip itself.
    var power = 1.0
    for places in 0...6 {
      let scaled = (value * power).rounded()
      guard abs(scaled) < DecimalNumber.fastLimit else { break }
      if scaled / power == value {
        self.init(units: Int64(scaled), exponent: -places)
        return
      }
      power *= 10
    }
    self.init(parsing: DecimalNumber.finite(value).description)
  }

  /// Creates the number nearest to `value` with at most `places` (0...9) digits after the point.
  ///
  /// Nearest is exact: it is the double's own value that is rounded, halves away from zero. A value
  /// so large that it has no such digits is given in its shortest form instead. NaN and infinities
  /// are as in `init(shortest:)`.
  @inlinable @inline(__always)
  package init(_ value: Double, places: Int) {
    let places = min(max(places, 0), 9)
    if let units = DecimalNumber.units(value, places: places) {
      self.init(units: units, exponent: -places)
    } else {
      self.init(shortest: value, places: places)
    }
  }

  /// The number of units of `10^-places` nearest to `value`, or nil from 10^15 units on.
  @inlinable @inline(__always)
  package static func units(_ value: Double, places: Int) -> Int64? {
    let power = powersOfTen(places)
    let scaled = value * power
    // The negated form lets NaN out, too.
    guard abs(scaled) < fastLimit else { return nil }
    // Whole units towards zero and what is left, which is exact: no function of a library rounds.
    let whole = Int64(scaled)
    let rest = scaled - Double(whole)
    // Rounding is monotone, so the product can be on the wrong side of a half only by landing on
    // it; then the part that the product lost decides.
    if abs(rest) == 0.5 {
      let lost = (-scaled).addingProduct(value, power)
      if lost != 0, (lost < 0) == (scaled > 0) { return whole }
    }
    return whole &+ (rest >= 0.5 ? 1 : 0) &- (rest <= -0.5 ? 1 : 0)
  }

  /// The slow way round: shortest digits first, then as many of them as allowed.
  @usableFromInline @inline(never)
  init(shortest value: Double, places: Int) {
    let number = DecimalNumber(shortest: value)
    var surplus = -number.exponent - places
    guard surplus > 0 else {
      self = number
      return
    }
    var digits = number.significand
    var half = false
    while surplus > 0, digits > 0 {
      half = digits % 10 >= 5
      digits /= 10
      surplus -= 1
    }
    self.init(
      isNegative: number.isNegative, significand: surplus == 0 && half ? digits + 1 : digits,
      exponent: -places)
  }

  /// Reads the standard library's description of a finite double: `-12.5`, `5e-324`, `1e+16`.
  private init(parsing text: String) {
    var digits: UInt64 = 0
    var power = 0
    var isNegative = false
    var pastPoint = false
    var inExponent = false
    var exponent = 0
    var exponentIsNegative = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"):
        if inExponent { exponentIsNegative = true } else { isNegative = true }
      case UInt8(ascii: "."):
        pastPoint = true
      case UInt8(ascii: "e"):
        inExponent = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte &- UInt8(ascii: "0")
        if inExponent {
          exponent = exponent * 10 + Int(digit)
        } else {
          digits = digits &* 10 &+ UInt64(digit)
          if pastPoint { power -= 1 }
        }
      default:
        break
      }
    }
    self.init(
      isNegative: isNegative, significand: digits,
      exponent: power + (exponentIsNegative ? -exponent : exponent))
  }

  private static func finite(_ value: Double) -> Double {
    if value.isFinite { return value }
    if value.isNaN { return 0 }
    return value > 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
  }

  @inlinable @inline(__always)
  package static func powersOfTen(_ n: Int) -> Double {
    switch n {
    case 0: 1
    case 1: 1e1
    case 2: 1e2
    case 3: 1e3
    case 4: 1e4
    case 5: 1e5
    case 6: 1e6
    case 7: 1e7
    case 8: 1e8
    default: 1e9
    }
  }
}
