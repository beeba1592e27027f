import FiligreeBase

/// The eigenvalues of a symmetric 2 × 2 matrix, such as the covariance of points, and the axis of the greater one.
struct PrincipalAxis {
  /// The greater eigenvalue.
  let most: Float
  /// The other eigenvalue.
  let least: Float
  /// The eigenvector of the greater eigenvalue, of length 1, either way; nil where no axis is before the others.
  let direction: SIMD2<Float>?

  /// Computes both from the matrix's three numbers.
  init(xx: Float, xy: Float, yy: Float) {
    let half = (xx - yy) / 2
    let root = (half * half + xy * xy).squareRoot()
    (most, least) = ((xx + yy) / 2 + root, (xx + yy) / 2 - root)
    // Of the two forms of the eigenvector the one without a difference of numbers alike.
    let vector = half >= 0 ? SIMD2(half + root, xy) : SIMD2(xy, root - half)
    let length = vector.length
    direction = length > 0 && length.isFinite ? vector / length : nil
  }
}
