import Foundation

/// Sine and cosine of an angle in radians, the same to the last bit on every machine.
///
/// The C library's differ between processors. These take basic arithmetic alone: the angle is
/// brought to ±π/4 with π/2 in three parts (W. Cody and W. Waite 1980), and the polynomials there
/// are those of fdlibm (Sun Microsystems 1993). They are within 1.5 units in the last place, except
/// that an angle within two units of a multiple of π/2 gives exact zeros and ones, so that
/// `.degrees(90)` turns exactly. From 2^20 radians on, angles are first taken modulo the double
/// nearest to 2π. An angle that is not finite gives NaN.
package func sincos(_ angle: CGFloat) -> (sine: CGFloat, cosine: CGFloat) {
  var x = Double(angle)
  guard x.isFinite else { return (.nan, .nan) }
  if abs(x) >= 0x1p20 {
    x = x.remainder(dividingBy: 2 * .pi)
  }
  let quarters = (x * (2 / Double.pi)).rounded()
  // 33 bits of π/2, the next 33 bits, and the rest: products with up to 20 bits are exact.
  let head = x - quarters * 1.570_796_326_734_125_614_17
  let middle = quarters * 6.077_100_506_303_965_976_60e-11
  var r = head - middle
  r += ((head - r) - middle) - quarters * 2.022_266_248_795_950_631_54e-21
  if quarters != 0, abs(r) <= 2 * x.ulp { r = 0 }

  let z = r * r
  let sine =
    r + r * z
    * (-1.666_666_666_666_663_243_48e-01
      + z
      * (8.333_333_333_322_489_461_24e-03
        + z
        * (-1.984_126_982_985_794_931_34e-04
          + z
          * (2.755_731_370_707_006_767_89e-06
            + z * (-2.505_076_025_340_686_341_95e-08 + z * 1.589_690_995_211_550_102_21e-10)))))
  let cosine =
    1 - 0.5 * z
    + z * z
    * (4.166_666_666_666_660_190_37e-02
      + z
      * (-1.388_888_888_887_410_957_49e-03
        + z
        * (2.480_158_728_947_672_941_78e-05
          + z
          * (-2.755_731_435_139_066_330_35e-07
            + z * (2.087_572_321_298_174_827_90e-09 - z * 1.135_964_755_778_819_482_65e-11)))))
  switch Int(quarters) & 3 {
  case 0: return (CGFloat(sine), CGFloat(cosine))
  case 1: return (CGFloat(cosine), CGFloat(-sine))
  case 2: return (CGFloat(-sine), CGFloat(-cosine))
  default: return (CGFloat(-cosine), CGFloat(sine))
  }
}
