/// Root finding by the ITP method: interpolate, truncate, project.
///
/// By Oliveira and Takahashi, 2020: as fast as the secant method where the function is smooth, and
/// never more than one step slower than bisection.
enum BracketedRoot {
  /// Finds where `f` crosses zero between `a` and `b`.
  ///
  /// - Parameters:
  ///   - a: The lower end of the bracket.
  ///   - b: The upper end.
  ///   - fa: The value at `a`, not above zero.
  ///   - fb: The value at `b`, not below zero.
  ///   - tolerance: The result is within this of a root.
  ///   - flatness: A value so small counts as zero.
  ///   - f: The function; it sees `low`, the lower end of the bracket in hand, and the place asked for.
  /// - Returns: The place.
  @inline(__always)
  static func find(
    from a: Double, to b: Double, fa: Double, fb: Double, tolerance: Double, flatness: Double,
    _ f: (_ low: Double, _ x: Double) -> Double
  ) -> Double {
    var (a, b, fa, fb) = (a, b, fa, fb)
    if fa >= -flatness { return a }
    if fb <= flatness { return b }
    let width = b - a
    let tolerance = max(tolerance, 0x1p-52 * max(abs(a), abs(b)))
    // Bisection's number of steps, and one more that interpolation may waste.
    var radius = tolerance
    var steps = 1
    while 2 * radius < width, steps < 200 {
      radius *= 2
      steps += 1
    }
    radius *= 2
    let k = 0.2 / width
    while b - a > 2 * tolerance, steps > 0 {
      let middle = 0.5 * (a + b)
      let reach = radius - 0.5 * (b - a)
      let secant = (fb * a - fa * b) / (fb - fa)
      let sign: Double = middle >= secant ? 1 : -1
      let shift = k * (b - a) * (b - a)
      let truncated = shift <= abs(middle - secant) ? secant + sign * shift : middle
      let x = abs(truncated - middle) <= reach ? truncated : middle - sign * reach
      let fx = f(a, x)
      if fx > flatness {
        (b, fb) = (x, fx)
      } else if fx < -flatness {
        (a, fa) = (x, fx)
      } else {
        return x
      }
      radius *= 0.5
      steps -= 1
    }
    return 0.5 * (a + b)
  }
}
