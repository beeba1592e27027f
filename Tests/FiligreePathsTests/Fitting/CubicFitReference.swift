import CFiligreePaths

/// The Swift version of `filigree_fit_cubics`: one cubic and one sample after the other, in doubles,
/// so that results are near but not equal.
///
/// It alternates between solving for the arms that minimize the distances across the curve, and moving
/// each sample's parameter to the nearest point of the curve (W. Wang, H. Pottmann and Y. Liu, 2006).
struct CubicFitReference {
  typealias Vector = SIMD2<Double>

  /// The best arms, from the start and from the end; nil where none are near enough.
  private(set) var best: (Vector, Vector)?
  /// The integral of the squared distance with them.
  private(set) var error = Double.infinity

  private let end: Vector
  private let directions: (Vector?, Vector?)
  private let length: Double
  private let damping: Double
  private let samples: [Vector]
  private var parameters: [Double]
  private var arms: (Vector, Vector) = (.zero, .zero)

  init(_ a: filigree_node, _ b: filigree_node, _ fit: filigree_fit, at point: (Double) -> Vector) {
    let origin = Vector(a.position.0, a.position.1)
    end = Vector(b.position.0, b.position.1) - origin
    func known(_ d: (Double, Double), _ sign: Double) -> Vector? {
      d == (0, 0) ? nil : Vector(d.0, d.1) * sign
    }
    directions = (known(a.direction, 1), known(b.direction, -1))
    length = b.length - a.length
    damping = Double(fit.damping) * Double(fit.samples)
    let gap = min(fit.gap, fit.gap_share * length)
    let (from, to) = (
      a.length + (directions.0 == nil ? gap : 0), b.length - (directions.1 == nil ? gap : 0)
    )
    let (before, after) = (directions.0 == nil ? 0 : 0.5, directions.1 == nil ? 0 : 0.5)
    let step = (to - from) / (Double(fit.samples - 1) + before + after)
    let lengths = (0..<Int(fit.samples)).map { from + (before + Double($0)) * step }
    samples = lengths.map { point($0) - origin }
    let (begin, whole) = (a.length, length)
    parameters = lengths.map { ($0 - begin) / whole }
    let middles = lengths.dropLast().map { point($0 + step / 2) - origin }
    solve(across: false)
    var (sum, worst) = project(samples, steps: 1)
    guard worst <= Double(fit.hopeless) else { return }
    var placed = parameters
    for round in 0...fit.rounds {
      if round > 0 {
        guard solve(across: true) else { break }
        (sum, worst) = project(samples, steps: 2)
      }
      let integral = sum * length / Double(fit.samples)
      guard worst <= Double(fit.limit), integral < error else { continue }
      (best, error, placed) = (arms, integral, parameters)
    }
    guard let best else { return }
    arms = best
    parameters = zip(placed, placed.dropFirst()).map { ($0 + $1) / 2 }
    if project(middles, steps: 1).worst > Double(fit.middle_limit) {
      self.best = nil
      error = .infinity
    }
  }

  private func point(_ t: Double) -> Vector {
    let s = 1 - t
    let first: Vector = arms.0 * (3 * s * s * t)
    let second: Vector = (end + arms.1) * (3 * s * t * t)
    return first + second + end * (t * t * t)
  }

  private func derivative(_ t: Double) -> Vector {
    let s = 1 - t
    let first: Vector = arms.0 * (s * s)
    let middle: Vector = (end + arms.1 - arms.0) * (2 * s * t)
    let last: Vector = arms.1 * (t * t)
    return (first + middle - last) * 3
  }

  private func second(_ t: Double) -> Vector {
    let first: Vector = (end + arms.1 - arms.0 * 2) * (1 - t)
    let last: Vector = (arms.0 - arms.1 * 2 - end) * t
    return (first + last) * 6
  }

  /// Moves the parameters to the nearest points.
  private mutating func project(_ points: [Vector], steps: Int) -> (sum: Double, worst: Double) {
    var (sum, worst) = (0.0, 0.0)
    for i in points.indices {
      for _ in 0..<steps {
        let t = parameters[i]
        let (d, v) = (point(t) - points[i], derivative(t))
        let gauss = (v * v).sum()
        let newton = gauss + (d * second(t)).sum()
        let slope = newton > 0.25 * gauss ? newton : gauss
        parameters[i] = min(max(t - (d * v).sum() / (slope > 0 ? slope : 1), 0), 1)
      }
      let d = point(parameters[i]) - points[i]
      sum += (d * d).sum()
      worst = max(worst, (d * d).sum())
    }
    return (sum, worst)
  }

  /// Solves for the arms: for the distances across the curve, or in all directions.
  @discardableResult
  private mutating func solve(across: Bool) -> Bool {
    // Each arm is a linear combination of given vectors.
    let first = directions.0.map { [$0] } ?? [Vector(1, 0), Vector(0, 1)]
    let last = directions.1.map { [$0] } ?? [Vector(1, 0), Vector(0, 1)]
    let count = first.count + last.count
    let hold = across ? damping : 0
    var matrix = (0..<count).map { i in (0..<count).map { $0 == i ? hold : 0 } }
    var right = (first.map { ($0 * arms.0).sum() } + last.map { ($0 * arms.1).sum() })
      .map { $0 * hold }
    for (p, t) in zip(samples, parameters) {
      let (s, v) = (1 - t, derivative(t))
      let size = (v * v).sum().squareRoot()
      let (b1, b2) = (3 * s * s * t, 3 * s * t * t)
      let axes = across ? [Vector(-v.y, v.x) / size] : [Vector(1, 0), Vector(0, 1)]
      for axis in axes {
        let row = first.map { ($0 * axis).sum() * b1 } + last.map { ($0 * axis).sum() * b2 }
        let rest = ((p - end * (b2 + t * t * t)) * axis).sum()
        for i in 0..<count {
          for j in 0..<count { matrix[i][j] += row[i] * row[j] }
          right[i] += row[i] * rest
        }
      }
    }
    for i in 0..<count {
      for k in (i + 1)..<max(count, i + 1) {
        let factor = matrix[k][i] / matrix[i][i]
        for j in i..<count { matrix[k][j] -= factor * matrix[i][j] }
        right[k] -= factor * right[i]
      }
    }
    for i in (0..<count).reversed() {
      for j in (i + 1)..<max(count, i + 1) { right[i] -= matrix[i][j] * right[j] }
      right[i] /= matrix[i][i]
    }
    func arm(_ vectors: [Vector], _ amounts: ArraySlice<Double>) -> Vector {
      if vectors.count == 1 {
        return vectors[0] * min(max(amounts.first ?? 0, 0.02 * length), 1.3 * length)
      }
      return zip(vectors, amounts).reduce(.zero) { $0 + $1.0 * $1.1 }
    }
    arms = (arm(first, right[..<first.count]), arm(last, right[first.count...]))
    let squares = (arms.0 * arms.0).sum() + (arms.1 * arms.1).sum()
    return squares.isFinite && (count == 2 || squares < 8 * length * length)
  }
}
