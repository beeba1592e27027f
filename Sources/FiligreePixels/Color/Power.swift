/// Powers that are the same on every machine.
///
/// The system's `pow` may differ in the last bit from one processor or libc to another, and what a
/// picture's colors become must not. Here are only additions, multiplications and divisions in a
/// fixed order, which IEEE 754 determines to the bit. The relative error is below 1e-13 for bases
/// 1e-6…1 and exponents 0.1…10, which transfer curves need.
package enum Power {
  /// `base` to `exponent` for a base of 0 or more; a base below 0 or NaN gives 0.
  package static func of(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0, base.isFinite else { return 0 }
    // base = m · 2^e with m in √½…√2, so that the series of the logarithm converges fast.
    var m = base.significand
    var e = Double(base.exponent)
    if m > 1.4142135623730951 {
      m /= 2
      e += 1
    }
    // ln m = 2 · artanh(t), t = (m − 1)/(m + 1), |t| < 0.172.
    let t = (m - 1) / (m + 1)
    let square = t * t
    var series = 0.0
    for n in stride(from: 23.0, through: 1, by: -2) { series = series * square + 1 / n }
    let logarithm = 2 * t * series + e * 0.6931471805599453
    let power = logarithm * exponent
    guard power.magnitude < 700 else { return power < 0 ? 0 : .infinity }
    // e^power = 2^n · e^r with |r| ≤ ½ ln 2.
    let n = (power / 0.6931471805599453).rounded()
    let r = power - n * 0.6931471805599453
    var result = 1.0
    for k in stride(from: 15.0, through: 1, by: -1) { result = 1 + result * r / k }
    return Double(sign: .plus, exponent: Int(n), significand: result)
  }
}
