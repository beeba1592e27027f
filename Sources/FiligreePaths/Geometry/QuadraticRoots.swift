import Foundation

/// The real roots of `a t² + 2 halfB t + c`.
struct QuadraticRoots {
  let a: CGFloat
  let halfB: CGFloat
  let c: CGFloat

  /// The roots strictly between 0 and 1, ascending, without repeats.
  var inUnitInterval: [CGFloat] {
    var result: [CGFloat] = []
    forEachInUnitInterval { result.append($0) }
    return result
  }

  /// Calls `body` with the roots strictly between 0 and 1, ascending, without repeats.
  ///
  /// Computed so that no digits cancel (Kahan 2004): one root by the formula, the other from the
  /// product of both.
  @inline(__always)
  func forEachInUnitInterval(_ body: (CGFloat) -> Void) {
    let discriminant = halfB * halfB - a * c
    guard discriminant >= 0 else { return }
    let root = discriminant.squareRoot()
    let sum = halfB < 0 ? halfB - root : halfB + root
    // Infinite or NaN where a coefficient is zero, and then out of the interval.
    var (low, high) = (-sum / a, -c / sum)
    if low > high { swap(&low, &high) }
    if low > 0, low < 1 { body(low) }
    if high > 0, high < 1, high != low { body(high) }
  }
}
