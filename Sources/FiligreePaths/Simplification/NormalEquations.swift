/// A least-squares problem of at most four unknowns, by its normal equations.
struct NormalEquations {
  /// Which unknowns make up a vector: `count` of them from `index` on, each times its axis.
  struct Unknowns {
    let index: Int
    let count: Int
    let x: (Double, Double)
    let y: (Double, Double)
  }

  private var count = 0
  private var matrix = Matrix()
  private var right = (0.0, 0.0, 0.0, 0.0)

  /// The upper triangle of a symmetric matrix of four rows.
  private struct Matrix {
    var (a00, a01, a02, a03) = (0.0, 0.0, 0.0, 0.0)
    var (a11, a12, a13) = (0.0, 0.0, 0.0)
    var (a22, a23) = (0.0, 0.0)
    var a33 = 0.0
  }

  /// Adds the unknowns of a vector: one along `direction`, or two along the axes.
  mutating func addUnknowns(_ direction: (Double, Double)?) -> Unknowns {
    defer { count += direction == nil ? 2 : 1 }
    if let direction {
      return Unknowns(index: count, count: 1, x: (direction.0, 0), y: (direction.1, 0))
    }
    return Unknowns(index: count, count: 2, x: (1, 0), y: (0, 1))
  }

  /// Adds one equation: the vectors, weighted, have the component `rest` along `normal`.
  mutating func add(
    normal: (Double, Double), _ first: Unknowns, _ weight1: Double, _ second: Unknowns,
    _ weight2: Double, rest: Double
  ) {
    let f0 = weight1 * (normal.0 * first.x.0 + normal.1 * first.y.0)
    let f1 = weight1 * (normal.0 * first.x.1 + normal.1 * first.y.1)
    let s0 = weight2 * (normal.0 * second.x.0 + normal.1 * second.y.0)
    let s1 = weight2 * (normal.0 * second.x.1 + normal.1 * second.y.1)
    // The columns in a row; those that are not in use are zero.
    let (c0, c1, c2, c3) = first.count == 2 ? (f0, f1, s0, s1) : (f0, s0, s1, 0)
    matrix.a00 += c0 * c0
    matrix.a01 += c0 * c1
    matrix.a02 += c0 * c2
    matrix.a03 += c0 * c3
    matrix.a11 += c1 * c1
    matrix.a12 += c1 * c2
    matrix.a13 += c1 * c3
    matrix.a22 += c2 * c2
    matrix.a23 += c2 * c3
    matrix.a33 += c3 * c3
    right.0 += c0 * rest
    right.1 += c1 * rest
    right.2 += c2 * rest
    right.3 += c3 * rest
  }

  /// Solves in place, by Gauss's elimination; false where the unknowns are not determined.
  mutating func solve() -> Bool {
    var m = matrix
    let least = 1e-14 * (m.a00 + m.a11 + m.a22 + m.a33)
    guard least > 0, least < .infinity else { return false }
    // Unknowns that do not exist get an equation of their own.
    if count < 4 { m.a33 = 1 }
    if count < 3 { m.a22 = 1 }
    guard m.a00 > least else { return false }
    let (f1, f2, f3) = (m.a01 / m.a00, m.a02 / m.a00, m.a03 / m.a00)
    m.a11 -= f1 * m.a01
    m.a12 -= f1 * m.a02
    m.a13 -= f1 * m.a03
    m.a22 -= f2 * m.a02
    m.a23 -= f2 * m.a03
    m.a33 -= f3 * m.a03
    right.1 -= f1 * right.0
    right.2 -= f2 * right.0
    right.3 -= f3 * right.0
    guard m.a11 > least else { return false }
    let (g2, g3) = (m.a12 / m.a11, m.a13 / m.a11)
    m.a22 -= g2 * m.a12
    m.a23 -= g2 * m.a13
    m.a33 -= g3 * m.a13
    right.2 -= g2 * right.1
    right.3 -= g3 * right.1
    guard m.a22 > least else { return false }
    let h3 = m.a23 / m.a22
    m.a33 -= h3 * m.a23
    right.3 -= h3 * right.2
    guard m.a33 > least else { return false }
    right.3 /= m.a33
    right.2 = (right.2 - m.a23 * right.3) / m.a22
    right.1 = (right.1 - m.a12 * right.2 - m.a13 * right.3) / m.a11
    right.0 = (right.0 - m.a01 * right.1 - m.a02 * right.2 - m.a03 * right.3) / m.a00
    return true
  }

  /// The vector that some unknowns make up, once solved.
  func sum(_ unknowns: Unknowns) -> (x: Double, y: Double) {
    let (u, v) =
      switch unknowns.index {
      case 0: (right.0, right.1)
      case 1: (right.1, right.2)
      default: (right.2, right.3)
      }
    return (
      u * unknowns.x.0 + v * unknowns.x.1, u * unknowns.y.0 + v * unknowns.y.1
    )
  }
}
