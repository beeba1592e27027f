/// Where polynomials cross zero in 0...1.
enum SignChanges {
  /// The highest degree that is handled.
  static let maximumDegree = 5

  /// Calls `body` with each place in 0 < t < 1 where the polynomial changes its sign, ascending.
  ///
  /// Between the turning points, which are its derivative's own sign changes, a polynomial is monotone:
  /// there it crosses zero once or not at all, and the ends' signs tell (C. Yuksel, 2022). Touching zero
  /// without crossing is no sign change.
  ///
  /// - Parameters:
  ///   - coefficients: By power of t, the constant first.
  ///   - count: How many there are: the degree and one, at most `maximumDegree + 1`.
  ///   - body: Called with each place.
  static func find(
    _ coefficients: UnsafePointer<Double>, count: Int, _ body: (Double) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 3 * (maximumDegree + 1)) { scratch in
      scratch.initialize(repeating: 0)
      let roots = scratch.baseAddress!
      let found = find(coefficients, count: count, roots: roots, scratch: roots + maximumDegree + 1)
      for i in 0..<found { body(roots[i]) }
    }
  }

  /// Writes the sign changes to `roots` and returns their number.
  private static func find(
    _ coefficients: UnsafePointer<Double>, count: Int, roots: UnsafeMutablePointer<Double>,
    scratch: UnsafeMutablePointer<Double>
  ) -> Int {
    let capacity = maximumDegree + 1
    let derivative = scratch
    let crossings = scratch + capacity
    var found = 0
    // From the linear derivative up to the polynomial itself.
    var order = count - 2
    while order >= 0 {
      let terms = count - order
      for i in 0..<terms {
        // The coefficient of tⁱ in the derivative of that order.
        var c = coefficients[i + order]
        for k in 0..<order { c *= Double(i + order - k) }
        derivative[i] = c
      }
      var kept = 0
      var low = 0.0
      var atLow = derivative[0]
      for i in 0...found {
        let high = i < found ? roots[i] : 1
        let atHigh = value(derivative, terms, at: high)
        if (atLow < 0 && atHigh >= 0) || (atLow > 0 && atHigh <= 0), high > low {
          crossings[kept] = crossing(derivative, terms, low, high, atLow)
          kept += 1
        }
        (low, atLow) = (high, atHigh)
      }
      for i in 0..<kept { roots[i] = crossings[i] }
      found = kept
      order -= 1
    }
    return found
  }

  /// The crossing between `low` and `high`, by Newton's method kept in its bracket.
  private static func crossing(
    _ coefficients: UnsafePointer<Double>, _ count: Int, _ low: Double, _ high: Double,
    _ atLow: Double
  ) -> Double {
    var (low, high) = (low, high)
    var t = 0.5 * (low + high)
    var step = high - low
    // Bisection alone would need 53 steps; Newton's rarely fail to make it six. Each must be half as long
    // as the one before: in a bracket, too, they may go round and round.
    for _ in 0..<128 {
      var f = coefficients[count - 1]
      var slope = 0.0
      var i = count - 2
      while i >= 0 {
        slope = slope * t + f
        f = f * t + coefficients[i]
        i -= 1
      }
      if f == 0 { return t }
      if (f < 0) == (atLow < 0) { low = t } else { high = t }
      let newton = t - f / slope
      let isStep = newton > low && newton < high && abs(newton - t) <= 0.5 * step
      let next = isStep ? newton : 0.5 * (low + high)
      step = abs(next - t)
      if step <= 0x1p-50 || high - low <= 0x1p-52 { return next }
      t = next
    }
    return t
  }

  private static func value(
    _ coefficients: UnsafePointer<Double>, _ count: Int, at t: Double
  ) -> Double {
    var f = coefficients[count - 1]
    var i = count - 2
    while i >= 0 {
      f = f * t + coefficients[i]
      i -= 1
    }
    return f
  }
}
