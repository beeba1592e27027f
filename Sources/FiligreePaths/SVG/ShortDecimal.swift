import FiligreeBase

/// The text of a number of few digits in two words: what stands before the point, and the rest with it.
///
/// No zero stands before the point. The sign is left to others.
struct ShortDecimal {
  /// The digits before the point, the first one in the lowest byte, and how many there are.
  let whole: UInt64
  let wholeCount: Int
  /// The point and the digits behind it, and how many bytes these are.
  let part: UInt32
  let partCount: Int

  /// Nil for numbers of more than seven digits, or more than three behind the point, and for those that end
  /// in zeros before it.
  @inline(__always)
  init?(_ number: DecimalNumber) {
    guard number.significand < 10_000_000, number.exponent <= 0, number.exponent >= -3 else {
      return nil
    }
    let places = 0 &- number.exponent
    // Divisions by powers of ten, exact for so few digits: 2^36 over them, rounded up.
    let reciprocal: UInt64 =
      places < 2
      ? (places < 1 ? 68_719_476_736 : 6_871_947_674) : (places < 3 ? 687_194_768 : 68_719_477)
    let power: UInt64 = places < 2 ? (places < 1 ? 1 : 10) : (places < 3 ? 100 : 1000)
    let spread: UInt64 = places < 2 ? 100 : (places < 3 ? 10 : 1)
    let quotient = (number.significand &* reciprocal) &>> 36
    let rest = (number.significand &- quotient &* power) &* spread

    let digits = ShortDecimal.eightDigits(quotient)
    let zeros = digits.trailingZeroBitCount / 8
    wholeCount = quotient == 0 ? (places == 0 ? 1 : 0) : 8 &- zeros
    whole = (digits | 0x3030_3030_3030_3030) &>> UInt64(truncatingIfNeeded: 8 &* (8 &- wholeCount))

    let first = (rest &* 5243) &>> 19
    let others = rest &- first &* 100
    let second = (others &* 103) &>> 10
    let third = others &- second &* 10
    part = UInt32(
      truncatingIfNeeded: 0x3030_302E &+ (first &<< 8 | second &<< 16 | third &<< 24))
    partCount = places == 0 ? 0 : places &+ 1
  }

  /// The eight digits of a number below 10^8, the first one in the lowest byte.
  @inline(__always)
  private static func eightDigits(_ number: UInt64) -> UInt64 {
    // Halves of four digits, then of two, then of one, side by side.
    let high = number / 10_000
    let fours = high | (number &- high &* 10_000) &<< 32
    let hundreds = ((fours &* 10_486) &>> 20) & 0x0000_007F_0000_007F
    let pairs = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = ((pairs &* 103) &>> 10) & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) &<< 8
  }
}
