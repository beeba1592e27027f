import FiligreePixels

extension FilterGraph.TransferFunction {
  /// The function's value at a component of 0…1, cut to that.
  ///
  /// Filter Effects Module Level 1, 9.7.1.
  package func value(at c: Double) -> Double {
    let value: Double
    switch self {
    case .identity: return c
    case .table(let values):
      guard let last = values.last else { return c }
      let n = values.count - 1
      let k = Int(c * Double(n))
      if k >= n {
        value = last
      } else {
        value = values[k] + (c * Double(n) - Double(k)) * (values[k + 1] - values[k])
      }
    case .discrete(let values):
      guard let last = values.last else { return c }
      let k = Int((c + Self.slack) * Double(values.count))
      value = k < values.count ? values[k] : last
    case .linear(let slope, let intercept):
      value = slope * c + intercept
    case .gamma(let amplitude, let exponent, let offset):
      // 0 to 0 is 1; 0 to less is infinite, of which any amplitude makes something.
      let power = c > 0 ? Power.of(c, exponent) : exponent > 0 ? 0 : exponent == 0 ? 1 : .infinity
      value = amplitude == 0 ? offset : amplitude * power + offset
    }
    return min(max(value, 0), 1)
  }

  /// How far below a step a component counts as on it.
  private static let slack = 1e-5
}
