/// Numbers as decimal text, as short as can be: for SVG, PDF, JSON and Swift source.
///
/// There is never a locale, a plus sign, a trailing zero after the point, or a minus zero.
@usableFromInline
package enum DecimalText {
  /// Appends the text of `value` to `bytes`, in ASCII.
  ///
  /// - Parameters:
  ///   - value: The number. NaN is written as `0` and an infinity as the largest finite double of
  ///     its sign, so that the text is a number whatever happens; callers filter before.
  ///   - fractionDigits: Nil writes the fewest digits that read back as the same double. A number
  ///     (0...9, clamped) rounds to at most so many digits after the point: exactly, halves away
  ///     from zero. Past 10^15 units of the last digit, where a double has hardly such digits, the
  ///     shortest digits are the ones that are rounded.
  ///   - leadingZero: Whether a zero stands before the point, as Swift and JSON require: `0.5`. SVG
  ///     and PDF do without: `.5`.
  ///   - exponent: Whether `12e-7` may be written where it is shorter; PDF and old SVG readers do
  ///     not know it. Without it the text of a double may take 325 bytes.
  ///   - bytes: What the text is appended to.
  package static func append(
    _ value: Double, fractionDigits: Int?, leadingZero: Bool, exponent: Bool = true,
    to bytes: inout [UInt8]
  ) {
    let number =
      if let places = fractionDigits {
        DecimalNumber(value, places: places)
      } else {
        DecimalNumber(shortest: value)
      }
    append(number, leadingZero: leadingZero, exponent: exponent, to: &bytes)
  }

  /// The text of `value`; see `append(_:fractionDigits:leadingZero:exponent:to:)`.
  package static func text(
    _ value: Double, fractionDigits: Int?, leadingZero: Bool, exponent: Bool = true
  ) -> String {
    var bytes: [UInt8] = []
    append(
      value, fractionDigits: fractionDigits, leadingZero: leadingZero, exponent: exponent,
      to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of `number` to `bytes`, in ASCII.
  package static func append(
    _ number: DecimalNumber, leadingZero: Bool, exponent: Bool = true, to bytes: inout [UInt8]
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      let end = buffer.baseAddress! + capacity
      let start = write(number, leadingZero: leadingZero, exponent: exponent, endingAt: end)
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
    }
  }

  /// Sign, 19 digits, zeros down to 10^-343 and a point; no number of ours is longer.
  @inlinable package static var capacity: Int { 368 }

  /// Writes the text so that it ends just before `end`, and returns where it begins.
  ///
  /// Digits come out of a division from the right, so the text grows leftwards, without a copy.
  /// There must be `capacity` bytes of room.
  package static func write(
    _ number: DecimalNumber, leadingZero: Bool, exponent allowsExponent: Bool,
    endingAt end: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let zero = UInt8(ascii: "0")
    var cursor = end
    var digits = number.significand
    // Beyond any double; a number made of parts could have it.
    let power = min(max(number.exponent, -343), 343)
    let count = digitCount(digits)

    let plainLength: Int =
      if power >= 0 {
        count + power
      } else if -power < count {
        count + 1
      } else {
        1 - power + (leadingZero ? 1 : 0)
      }
    let exponentLength = count + 1 + (power < 0 ? 1 : 0) + digitCount(UInt64(power.magnitude))

    if allowsExponent, digits != 0, exponentLength < plainLength {
      var rest = power.magnitude
      repeat {
        cursor -= 1
        cursor.pointee = zero &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest != 0
      if power < 0 {
        cursor -= 1
        cursor.pointee = UInt8(ascii: "-")
      }
      cursor -= 1
      cursor.pointee = UInt8(ascii: "e")
    } else if power > 0 {
      cursor -= power
      cursor.update(repeating: zero, count: power)
    } else if power < 0 {
      var places = -power
      while places > 0 {
        let rest = digits / 10
        cursor -= 1
        cursor.pointee = zero &+ UInt8(truncatingIfNeeded: digits &- rest &* 10)
        digits = rest
        places &-= 1
      }
      cursor -= 1
      cursor.pointee = UInt8(ascii: ".")
      if digits == 0, !leadingZero {
        return sign(number, before: cursor)
      }
    }
    repeat {
      let rest = digits / 10
      cursor -= 1
      cursor.pointee = zero &+ UInt8(truncatingIfNeeded: digits &- rest &* 10)
      digits = rest
    } while digits != 0
    return sign(number, before: cursor)
  }

  @inline(__always)
  private static func sign(
    _ number: DecimalNumber, before cursor: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    guard number.isNegative else { return cursor }
    let start = cursor - 1
    start.pointee = UInt8(ascii: "-")
    return start
  }

  /// How many decimal digits `value` has; one for zero.
  @inlinable @inline(__always)
  package static func digitCount(_ value: UInt64) -> Int {
    // The logarithm of two, in 4096ths, times how many bits there are: that or one more.
    let bits = 64 &- (value | 1).leadingZeroBitCount
    let count = (bits &* 1233) &>> 12
    return count &+ (value >= powers[count] ? 1 : 0) &+ (value == 0 ? 1 : 0)
  }

  /// The powers of ten.
  @usableFromInline static let powers: InlineArray<20, UInt64> = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]
}
