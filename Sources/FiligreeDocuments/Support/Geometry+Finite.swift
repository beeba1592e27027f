import FiligreePaths
import Foundation

extension CGRect {
  /// Whether origin and size are finite numbers; the null and the infinite rectangle are not.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && !isInfinite
  }
}

extension CGAffineTransform {
  /// Whether the map keeps areas: it is finite, and not flat.
  var isInvertible: Bool {
    let determinant = self.determinant
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }

  /// The factor by which all lengths grow, or nil where it depends on the direction.
  var uniformScale: CGFloat? {
    if b == 0, c == 0, abs(a) == abs(d) { return abs(a) }
    if a == 0, d == 0, abs(b) == abs(c) { return abs(b) }
    // Rotations carry the rounding of a sine and a cosine.
    let (x, y) = (a * a + b * b, c * c + d * d)
    guard abs(x - y) <= 1e-12 * (x + y), abs(a * c + b * d) <= 1e-12 * (x + y) else { return nil }
    return x.squareRoot()
  }
}
