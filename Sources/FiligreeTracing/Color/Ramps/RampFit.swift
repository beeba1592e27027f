import FiligreeBase

/// A ramp's shape that fits samples, found by Gauss and Newton's method.
///
/// The profile is made anew for each shape, so that only the shape's parameters are sought: one angle, or the center and
/// the skew. Of the derivatives by the parameters the part that a new profile takes up is removed (L. Kaufman, 1975).
struct RampFit {
  private(set) var shape: Ramp.Shape
  private(set) var profile: RampProfile
  /// The samples' positions.
  private(set) var positions: [Float]
  /// The mean squared distance of samples from the profile.
  private(set) var error: Float
  /// The distance of samples, in pixels.
  private let spacing: Float

  /// The most rounds; three are mostly enough.
  static let rounds = 8
  /// A round that lessens the error by less than this share is the last one.
  private static let leastProgress: Float = 0.01
  /// How often a step that worsens the error is halved.
  private static let halvings = 3
  /// Is added to the diagonal of the system, as a share of it, so that it always has a solution.
  private static let damping: Float = 1e-4
  /// The longest skew: an ellipse fourteen times as long as wide.
  private static let longestSkew: Float = 0.99

  /// The fit of a shape as it is; nil where it has no extent.
  init?(_ shape: Ramp.Shape, _ samples: [RampProfile.Sample], spacing: Float) {
    let positions = samples.map { shape.position($0.point) }
    guard let profile = RampProfile(samples, positions: positions, spacing: spacing) else {
      return nil
    }
    (self.shape, self.positions, self.profile, self.spacing) = (shape, positions, profile, spacing)
    error = profile.error(samples, positions: positions)
  }

  /// Moves the shape as long as that lessens the error.
  mutating func refine(_ samples: [RampProfile.Sample], isOval: Bool, rounds: Int = Self.rounds) {
    for _ in 0..<rounds {
      guard var step = step(samples, isOval: isOval) else { return }
      var better: RampFit?
      for _ in 0...Self.halvings {
        if let moved = moved(by: step),
          let next = RampFit(moved, samples, spacing: spacing), next.error < error
        {
          better = next
          break
        }
        step *= 0.5
      }
      guard let better else { return }
      let isDone = better.error > (1 - Self.leastProgress) * error
      self = better
      if isDone { return }
    }
  }

  /// The derivatives of a point's position by the parameters.
  private func derivatives(_ p: SIMD2<Float>, _ t: Float, isOval: Bool) -> SIMD4<Float> {
    switch shape {
    case .linear(let d): return SIMD4(d.cross(p), 0, 0, 0)
    case .radial(let center, let skew):
      let q = p - center
      let r = 1 / max(t, 1e-3)
      return SIMD4(
        -((1 + skew.x) * q.x + skew.y * q.y) * r, -(skew.y * q.x + (1 - skew.x) * q.y) * r,
        isOval ? (q.x * q.x - q.y * q.y) * r / 2 : 0, isOval ? q.x * q.y * r : 0)
    }
  }

  /// The step of the parameters that leads to the least error as far as it is linear.
  private func step(_ samples: [RampProfile.Sample], isOval: Bool) -> SIMD4<Float>? {
    let count: Int
    switch shape {
    case .linear: count = 1
    case .radial: count = isOval ? 4 : 2
    }
    let vectors = samples.indices.map {
      derivatives(samples[$0].point, positions[$0], isOval: isOval)
    }
    let means = profile.means(of: vectors, positions: positions)
    var matrix = [SIMD4<Float>](repeating: .zero, count: 4)
    var right = SIMD4<Float>.zero
    matrix.withUnsafeMutableBufferPointer { matrix in
      for (i, t) in positions.enumerated() {
        let (bin, color, slope) = profile.line(at: t)
        let own = vectors[i] - means[bin]
        let square = slope.squaredLength
        for k in 0..<count { matrix[k] += own * (own[k] * square) }
        right += own * slope.dot(samples[i].color - color)
      }
    }
    return Self.solution(&matrix, right, count)
  }

  /// The solution of a symmetric system of up to four equations, by elimination.
  static func solution(
    _ matrix: inout [SIMD4<Float>], _ right: SIMD4<Float>, _ count: Int
  ) -> SIMD4<Float>? {
    var right = right
    for k in 0..<count { matrix[k][k] *= 1 + damping }
    for k in 0..<count {
      guard matrix[k][k] > 0 else { return nil }
      for i in (k + 1)..<max(count, k + 1) {
        let ratio = matrix[i][k] / matrix[k][k]
        matrix[i] -= matrix[k] * ratio
        right[i] -= right[k] * ratio
      }
    }
    var found = SIMD4<Float>.zero
    for k in (0..<count).reversed() {
      var sum = right[k]
      for i in (k + 1)..<max(count, k + 1) { sum -= matrix[k][i] * found[i] }
      found[k] = sum / matrix[k][k]
      guard found[k].isFinite else { return nil }
    }
    return found
  }

  private func moved(by step: SIMD4<Float>) -> Ramp.Shape? {
    switch shape {
    case .linear(let d):
      let turned = d + SIMD2(-d.y, d.x) * min(max(step.x, -0.5), 0.5)
      return .linear(turned / turned.length)
    case .radial(let center, let skew):
      let oval = skew + SIMD2(step.z, step.w)
      guard oval.length < Self.longestSkew else { return nil }
      return .radial(center: center + SIMD2(step.x, step.y), skew: oval)
    }
  }
}

// MARK: - First shapes

extension RampFit {
  /// The change of color at a point, in x and in y, of the component that changes the most.
  struct Derivative {
    var point: SIMD2<Float>
    var change: SIMD2<Float>
  }

  /// The direction in which colors change the most locally.
  static func usualDirection(_ derivatives: [Derivative]) -> SIMD2<Float>? {
    var (xx, xy, yy) = (Float(0), Float(0), Float(0))
    for s in derivatives {
      xx += s.change.x * s.change.x
      xy += s.change.x * s.change.y
      yy += s.change.y * s.change.y
    }
    return PrincipalAxis(xx: xx, xy: xy, yy: yy).direction
  }

  /// The circle or ellipse whose normals are nearest to the derivatives, by least squares.
  ///
  /// With A the matrix of the measure and c the center, a derivative g at p is parallel to A (p − c): their cross product
  /// is linear in the skew and in A c.
  static func center(_ derivatives: [Derivative], isOval: Bool) -> Ramp.Shape? {
    guard let first = derivatives.first else { return nil }
    let count = isOval ? 4 : 2
    var matrix = [SIMD4<Float>](repeating: .zero, count: 4)
    var right = SIMD4<Float>.zero
    for s in derivatives {
      let (p, g) = (s.point - first.point, s.change)
      let row = SIMD4(
        g.y, -g.x, isOval ? -(g.x * p.y + g.y * p.x) : 0, isOval ? g.x * p.x - g.y * p.y : 0)
      for k in 0..<count { matrix[k] += row * row[k] }
      right += row * (g.y * p.x - g.x * p.y)
    }
    guard let found = solution(&matrix, right, count) else { return nil }
    let skew = isOval ? SIMD2(found.z, found.w) : .zero
    guard skew.length < longestSkew else { return nil }
    // c = A⁻¹ (A c).
    let determinant = 1 - skew.squaredLength
    let center = SIMD2(
      ((1 - skew.x) * found.x - skew.y * found.y) / determinant,
      ((1 + skew.x) * found.y - skew.y * found.x) / determinant)
    guard center.x.isFinite, center.y.isFinite else { return nil }
    return .radial(center: first.point + center, skew: skew)
  }
}
