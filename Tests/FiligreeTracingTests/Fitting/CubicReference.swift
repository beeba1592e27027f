import CFiligreeTracing

/// The Swift version of `filigree_fit_cubic`, one sample after the other in doubles: slow, and written
/// from the definition of the arms.
///
/// It alternates between solving for the arms that minimize the distances across the curve, and moving
/// each sample's parameter to the nearest point of the curve (W. Wang, H. Pottmann and Y. Liu, 2006).
struct CubicReference {
  typealias Vector = SIMD2<Double>

  /// The control points relative to the origin and to the end.
  private(set) var arms: (Vector, Vector)
  /// The sum of the squared distances of the best round, or nil where none stayed within the limit.
  private(set) var error: Double?
  private(set) var best: (Vector, Vector) = (.zero, .zero)

  private let end: Vector
  private let directions: (Vector?, Vector?)
  private let length: Double
  private let samples: [Vector]
  private var parameters: [Double]

  init(_ cubic: filigree_cubic, points: [Vector], density: Double) {
    end = Vector(Double(cubic.end.0), Double(cubic.end.1))
    length = Double(cubic.length)
    directions = (
      cubic.knows_start == 0
        ? nil : Vector(Double(cubic.start_direction.0), Double(cubic.start_direction.1)),
      cubic.knows_end == 0
        ? nil : -Vector(Double(cubic.end_direction.0), Double(cubic.end_direction.1))
    )
    let third = (length + (end * end).sum().squareRoot()) / 6
    arms = (
      directions.0.map { $0 * third } ?? end / 3, directions.1.map { $0 * third } ?? end / -3
    )
    var samples: [Vector] = []
    var parameters: [Double] = []
    for i in 0..<(8 * Int(cubic.blocks)) {
      let s = cubic.first + cubic.step * Double(i)
      samples.append(
        points[Int(s * density + 0.5)] - Vector(cubic.origin.0, cubic.origin.1))
      parameters.append((s - cubic.begin) * cubic.scale)
    }
    self.samples = samples
    self.parameters = parameters
    for round in 0..<Int(cubic.rounds) {
      guard solve() else { break }
      let (sum, worst) = project(steps: round + 1 == Int(cubic.rounds) ? 2 : 1)
      let limit = Double(cubic.limit)
      if worst > 25 * limit { break }
      if worst <= limit, sum < error ?? .infinity {
        (error, best) = (sum, arms)
        if worst <= 0.01 * limit { break }
      }
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

  private mutating func project(steps: Int) -> (sum: Double, worst: Double) {
    var (sum, worst) = (0.0, 0.0)
    for i in samples.indices {
      for _ in 0..<steps {
        let t = parameters[i]
        let (d, v) = (point(t) - samples[i], derivative(t))
        let gauss = (v * v).sum()
        let newton = gauss + (d * second(t)).sum()
        let slope = newton > 0.25 * gauss ? newton : gauss
        parameters[i] = min(max(t - (d * v).sum() / (slope > 0 ? slope : 1), 0), 1)
      }
      let d = point(parameters[i]) - samples[i]
      sum += (d * d).sum()
      worst = max(worst, (d * d).sum())
    }
    return (sum, worst)
  }

  private mutating func solve() -> Bool {
    // Each arm is a linear combination of given vectors.
    let first = directions.0.map { [$0] } ?? [Vector(1, 0), Vector(0, 1)]
    let last = directions.1.map { [$0] } ?? [Vector(1, 0), Vector(0, 1)]
    let count = first.count + last.count
    let now = first.map { ($0 * arms.0).sum() } + last.map { ($0 * arms.1).sum() }
    let hold = 2e-4 * Double(samples.count)
    var matrix = (0..<count).map { i in (0..<count).map { $0 == i ? hold : 0 } }
    var right = now.map { $0 * hold }
    for (p, t) in zip(samples, parameters) {
      let v = derivative(t)
      let size = (v * v).sum().squareRoot()
      let normal = size > 0 ? Vector(-v.y, v.x) / size : .zero
      let s = 1 - t
      let (b1, b2) = (3 * s * s * t, 3 * s * t * t)
      let row =
        first.map { ($0 * normal).sum() * b1 } + last.map { ($0 * normal).sum() * b2 }
      let rest = ((p - end * (b2 + t * t * t)) * normal).sum()
      for i in 0..<count {
        for j in 0..<count { matrix[i][j] += row[i] * row[j] }
        right[i] += row[i] * rest
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
