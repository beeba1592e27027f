import Foundation

/// The length of a cubic curve, and where on it a given length is reached.
///
/// The speed is integrated by Gauss and Legendre's rule of eight points over intervals that are
/// halved until both halves agree with the whole: to 10^-9 of the control polygon's length, or until
/// they are 2^-16 wide, at cusps, where the rest is as small.
struct ArcLengthTable {
  let curve: CubicCurve
  /// Ends of the intervals and the lengths up to there; the first is at 0.
  private var parameters: [CGFloat] = [0]
  private var lengths: [CGFloat] = [0]
  private let accuracy: CGFloat

  /// The length of the whole curve.
  var length: CGFloat { lengths[lengths.count - 1] }

  init(_ curve: CubicCurve) {
    self.curve = curve
    let size =
      (curve.p1 - curve.p0).length + (curve.p2 - curve.p1).length + (curve.p3 - curve.p2).length
    // Below that, squares have no digits left to agree in.
    accuracy = max(1e-9 * size, 1e-140)
    append(from: 0, to: 1, whole: integral(from: 0, to: 1), depth: 0)
  }

  private mutating func append(
    from t0: CGFloat, to t1: CGFloat, whole: CGFloat, depth: Int
  ) {
    let middle = 0.5 * (t0 + t1)
    let first = integral(from: t0, to: middle)
    let second = integral(from: middle, to: t1)
    // Negated, so that NaN ends it as well.
    if depth >= 16 || !(abs(first + second - whole) > accuracy) {
      parameters.append(t1)
      lengths.append(length + first + second)
      return
    }
    append(from: t0, to: middle, whole: first, depth: depth + 1)
    append(from: middle, to: t1, whole: second, depth: depth + 1)
  }

  /// The parameter at which the curve is `target` long, clamped to 0...1.
  func parameter(atLength target: CGFloat) -> CGFloat {
    guard target > 0 else { return 0 }
    guard target < length else { return 1 }
    var low = 0
    var high = lengths.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= target { low = middle } else { high = middle }
    }
    // Newton's method, kept between bounds that close in.
    let start = parameters[low]
    var (t0, t1) = (start, parameters[high])
    let share = (target - lengths[low]) / (lengths[high] - lengths[low])
    var t = t0 + (t1 - t0) * share
    for _ in 0..<50 {
      let error = lengths[low] + integral(from: start, to: t) - target
      if abs(error) <= accuracy { break }
      if error > 0 { t1 = t } else { t0 = t }
      let next = t - error / curve.derivative(at: t).length
      t = next > t0 && next < t1 ? next : 0.5 * (t0 + t1)
    }
    return t
  }

  private func integral(from t0: CGFloat, to t1: CGFloat) -> CGFloat {
    let half = 0.5 * (t1 - t0)
    let middle = 0.5 * (t0 + t1)
    func pair(_ node: CGFloat, _ weight: CGFloat) -> CGFloat {
      let offset = half * node
      return weight
        * (curve.derivative(at: middle - offset).length
          + curve.derivative(at: middle + offset).length)
    }
    return half
      * (pair(0.183_434_642_495_649_8, 0.362_683_783_378_362)
        + pair(0.525_532_409_916_329, 0.313_706_645_877_887_3)
        + pair(0.796_666_477_413_626_7, 0.222_381_034_453_374_5)
        + pair(0.960_289_856_497_536_2, 0.101_228_536_290_376_3))
  }
}
