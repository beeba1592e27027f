extension FitNodes {
  /// The cosine of an angle in degrees, by a series that is the same on every machine.
  static func cosine(_ degrees: Double) -> Double {
    let x = degrees * (Double.pi / 180)
    var term = 1.0
    var sum = 1.0
    var k = 1.0
    while k < 40 {
      term *= -x * x / (k * (k + 1))
      sum += term
      k += 2
    }
    return sum
  }
}
