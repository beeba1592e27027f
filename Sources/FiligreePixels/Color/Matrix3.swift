/// A 3×3 matrix, by rows.
struct Matrix3: Hashable, Sendable {
  var rows: [Double]

  /// Creates a matrix from nine numbers, row by row.
  init(_ rows: [Double]) {
    precondition(rows.count == 9)
    self.rows = rows
  }

  /// Creates a diagonal matrix.
  init(diagonal a: Double, _ b: Double, _ c: Double) {
    rows = [a, 0, 0, 0, b, 0, 0, 0, c]
  }

  /// The product with a column.
  func apply(_ x: Double, _ y: Double, _ z: Double) -> (Double, Double, Double) {
    (
      rows[0] * x + rows[1] * y + rows[2] * z, rows[3] * x + rows[4] * y + rows[5] * z,
      rows[6] * x + rows[7] * y + rows[8] * z
    )
  }

  static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
    var product = [Double](repeating: 0, count: 9)
    for i in 0..<3 {
      for j in 0..<3 {
        product[3 * i + j] =
          a.rows[3 * i] * b.rows[j] + a.rows[3 * i + 1] * b.rows[3 + j]
          + a.rows[3 * i + 2] * b.rows[6 + j]
      }
    }
    return Matrix3(product)
  }

  /// The inverse, by cofactors; nil where the matrix is singular, or nearly so, or not finite.
  var inverse: Matrix3? {
    let m = rows
    let a = m[4] * m[8] - m[5] * m[7]
    let b = m[5] * m[6] - m[3] * m[8]
    let c = m[3] * m[7] - m[4] * m[6]
    let determinant = m[0] * a + m[1] * b + m[2] * c
    guard determinant.isFinite, determinant.magnitude > 1e-9 else { return nil }
    return Matrix3(
      [
        a, m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
        b, m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
        c, m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
      ].map { $0 / determinant })
  }

  /// Whether no element differs by more than `tolerance`.
  func isClose(to other: Matrix3, tolerance: Double) -> Bool {
    for i in 0..<9 where (rows[i] - other.rows[i]).magnitude > tolerance { return false }
    return true
  }
}
