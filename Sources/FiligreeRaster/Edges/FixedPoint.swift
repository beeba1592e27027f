/// Positions on the page in 1/256 pixel: 24.8 fixed point.
///
/// Eight bits of fraction make a cell's area an integer below 2^17, so that winding, coverage and
/// their sums are exact, and any order of summing gives the same picture.
enum FixedPoint {
  /// Bits of fraction.
  static let shift: Int32 = 8
  /// One pixel.
  static let one: Int32 = 1 << shift

  /// Adding this leaves the number's integer part in the low bits of the significand, rounded to
  /// nearest (even on a tie): one addition instead of a call to `rint`, and no trap for any input.
  static let integerBias = 0x1.8p52

  /// Rounds to the nearest integer; numbers beyond 2^31 give some integer.
  @inline(__always)
  static func round(_ value: Double) -> Int32 {
    lowBits(value + integerBias)
  }

  /// The lowest bits of a number's significand, on little-endian machines as all of today's are.
  ///
  /// `bitPattern` may be left as a call into the standard library; this never is.
  @inline(__always)
  static func lowBits(_ value: Double) -> Int32 {
    unsafeBitCast(value, to: SIMD2<Int32>.self).x
  }

  /// The lesser of two positions; the standard library's function may be left as a call.
  @inline(__always)
  static func min(_ a: Int32, _ b: Int32) -> Int32 { a < b ? a : b }

  /// The greater of two positions.
  @inline(__always)
  static func max(_ a: Int32, _ b: Int32) -> Int32 { a > b ? a : b }

  /// A coordinate in pixels as fixed point.
  @inline(__always)
  static func from(_ pixels: Double) -> Int32 {
    round(pixels * 256)
  }
}
