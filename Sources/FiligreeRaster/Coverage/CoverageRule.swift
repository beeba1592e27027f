import FiligreePaths

/// How winding becomes coverage.
///
/// A sweep sums `winding × covered area` in units of 1/131072: `full` is one winding over a whole
/// pixel. The non-zero rule takes the absolute value, cut at `full`; the even-odd rule folds it
/// into a triangle wave of period 2·`full`. Both are one formula with a different mask, without a
/// branch:
///
///     non-zero  |v|           ╲      ╱        even-odd   ╲    ╱╲    ╱╲
///     mask = −1                 ╲  ╱          mask =       ╲╱    ╲╱
///                                 0           2·full − 1     0
///
/// Sums wrap around beyond 2^14 windings: such a path draws something, but not what its rule says.
struct CoverageRule {
  /// Winding 1 over the whole pixel.
  static let full: Int32 = 1 << 17

  /// −1, or 2·`full` − 1.
  let fold: Int32
  /// Whether pixels are covered in full or not at all.
  let isAliased: Bool

  init(isEvenOdd: Bool, isAntialiased: Bool) {
    fold = isEvenOdd ? 2 * Self.full - 1 : -1
    isAliased = !isAntialiased
  }

  init(_ style: FillStyle) {
    self.init(isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased)
  }

  /// The coverage 0…255 for a sum of windings and areas, antialiased.
  @inline(__always)
  func coverage(_ sum: Int32) -> UInt8 {
    let full = Self.full
    let folded = ((sum &+ full) & fold) &- full
    let sign = folded >> 31
    let size = (folded ^ sign) &- sign
    let cut = FixedPoint.min(size, full)
    return UInt8(truncatingIfNeeded: ((cut &<< 8) &- cut &+ (full >> 1)) >> 17)
  }

  /// The same for four sums.
  @inline(__always)
  func coverage(_ sums: SIMD4<Int32>) -> SIMD4<UInt8> {
    let full = SIMD4(repeating: Self.full)
    let folded = ((sums &+ full) & fold) &- full
    let sign = folded &>> 31
    let size = (folded ^ sign) &- sign
    let cut = size.replacing(with: full, where: size .> full)
    return SIMD4(truncatingIfNeeded: ((cut &<< 8) &- cut &+ (Self.full >> 1)) &>> 17)
  }

  /// The coverage of an aliased shape where the antialiased one has `coverage`: all from a half on.
  @inline(__always)
  static func threshold(_ coverage: UInt8) -> UInt8 {
    coverage < 128 ? 0 : 255
  }
}
