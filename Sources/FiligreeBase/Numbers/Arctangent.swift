import Foundation

/// The angle of a point from the x axis towards the y axis, −π…π, the same to the last bit on every machine.
///
/// The C library's differ between processors. This one takes basic arithmetic alone: the reduction and the
/// polynomial are those of fdlibm's arctangent (Sun Microsystems 1993). It is within 2 units in the last
/// place. The origin has angle 0; a coordinate that is not finite gives NaN.
package func arctangent(y: CGFloat, x: CGFloat) -> CGFloat {
  let (y, x) = (Double(y), Double(x))
  guard y.isFinite, x.isFinite else { return .nan }
  guard y != 0 else { return x < 0 ? CGFloat(Double.pi) : 0 }
  guard x != 0 else { return CGFloat(y < 0 ? -Double.pi / 2 : Double.pi / 2) }
  let angle = arctangent(abs(y) / abs(x))
  // The last bits of π that a double has no room for.
  let upper = x < 0 ? Double.pi - (angle - 1.224_646_799_147_353_207_17e-16) : angle
  return CGFloat(y < 0 ? -upper : upper)
}

/// The arctangent of a number that is not negative.
private func arctangent(_ x: Double) -> Double {
  // From 2^66 on it is π/2 to the last bit; also what a quotient overflowed to.
  if x >= 0x1p66 { return Double.pi / 2 }
  switch x {
  case ..<0.4375:
    return x - x * series(x)
  case ..<0.6875:
    return angle(
      (2 * x - 1) / (2 + x), 0.463_647_609_000_806_093_515, 2.269_877_745_296_168_709e-17)
  case ..<1.1875:
    return angle(
      (x - 1) / (x + 1), 0.785_398_163_397_448_278_999, 3.061_616_997_868_383_018e-17)
  case ..<2.4375:
    return angle(
      (x - 1.5) / (1 + 1.5 * x), 0.982_793_723_247_329_054_082, 1.390_331_103_123_099_845e-17)
  default:
    return angle(-1 / x, 1.570_796_326_794_896_558, 6.123_233_995_736_766_036e-17)
  }
}

/// The arctangent of a remainder, added to an angle in two parts.
private func angle(_ x: Double, _ high: Double, _ low: Double) -> Double {
  high - ((x * series(x) - low) - x)
}

/// 1 − atan(x) / x, for x of at most 7/16.
private func series(_ x: Double) -> Double {
  let z = x * x
  let w = z * z
  let even =
    z
    * (3.333_333_333_333_293_180_27e-01
      + w
      * (1.428_571_427_250_346_637_11e-01
        + w
        * (9.090_887_133_436_506_561_96e-02
          + w
          * (6.661_073_137_387_531_206_69e-02
            + w * (4.976_877_994_615_932_360_17e-02 + w * 1.628_582_011_536_578_236_23e-02)))))
  let odd =
    w
    * (-1.999_999_999_987_648_324_76e-01
      + w
      * (-1.111_111_040_546_235_578_80e-01
        + w
        * (-7.691_876_205_044_829_994_95e-02
          + w * (-5.833_570_133_790_573_486_45e-02 + w * -3.653_157_274_421_691_552_70e-02))))
  return even + odd
}
