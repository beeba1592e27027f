/// e to a power, the same on every machine.
///
/// The system's `exp` may differ in its last bit from one processor or libc to another. Here are only
/// additions, multiplications and divisions in a fixed order. The relative error is below 1e-14 for
/// powers in −700…700.
enum Exponential {
  static func of(_ power: Double) -> Double {
    guard power > -700 else { return power.isNaN ? .nan : 0 }
    guard power < 700 else { return .infinity }
    // e^power = 2^n · e^r with |r| ≤ ½ ln 2; ln 2 in two parts, the first with few digits.
    let n = (power / 0.6931471805599453).rounded()
    let r = (power - n * 0x1.62e42fee00000p-1) - n * 0x1.a39ef35793c76p-33
    var result = 1.0
    for k in stride(from: 17.0, through: 1, by: -1) { result = 1 + result * r / k }
    return Double(sign: .plus, exponent: Int(n), significand: result)
  }
}
