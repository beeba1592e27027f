/// The line or cubic between two places of a chain that fits what lies between them best.
struct PieceFit {
  /// What was found.
  struct Piece {
    /// The controls; nil for a line.
    var controls: (SIMD2<Double>, SIMD2<Double>)?
    /// The integral of the squared distance over the length.
    var error: Double
    /// The largest squared distance of a sample.
    var worst: Double
  }

  /// An end of a piece.
  struct End {
    var index: Int
    var position: SIMD2<Double>
    /// The direction of travel; nil where the piece may choose.
    var direction: SIMD2<Double>?
  }

  let chain: FitChain
  let tolerance: Double
  private static let maximumSamples = 24
  private static let rounds = 4
  /// The weight of distances along the curve after the first round.
  private static let slide = 1e-3

  /// Whether the chain between the ends keeps within the tolerance of a line, and how well.
  func line(_ a: End, _ b: End) -> Piece? {
    let d = b.position - a.position
    let size = dot(d, d).squareRoot()
    guard size > 0 else { return nil }
    let unit = d / size
    // A joint must not bend by more than the eye sees.
    if let t = a.direction, abs(cross(t, unit)) > 0.07 || dot(t, unit) < 0 { return nil }
    if let t = b.direction, abs(cross(t, unit)) > 0.07 || dot(t, unit) < 0 { return nil }
    var worst = 0.0
    var error = 0.0
    let limit = tolerance * tolerance
    var before = 0.0
    for i in a.index...b.index {
      let p = chain.points[i] - a.position
      let across = cross(unit, p)
      let square = across * across
      if square > worst {
        worst = square
        if worst > limit { return nil }
      }
      if i > a.index {
        // The distance changes evenly along a line of the chain.
        error +=
          (square + before * across + before * before) / 3
          * (chain.lengths[i] - chain.lengths[i - 1])
      }
      before = across
    }
    return Piece(controls: nil, error: error, worst: worst)
  }

  /// The cubic, or nil if none keeps within the tolerance of the samples.
  func cubic(_ a: End, _ b: End) -> Piece? {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 3 * PieceFit.maximumSamples) {
      buffer in
      cubic(a, b, buffer.baseAddress!)
    }
  }

  private func cubic(_ a: End, _ b: End, _ samples: UnsafeMutablePointer<Double>) -> Piece? {
    let (s0, s1) = (chain.lengths[a.index], chain.lengths[b.index])
    let length = s1 - s0
    // Beside a corner the chain is rounded off, which the curve should not be.
    let from = s0 + (a.direction == nil ? min(0.75, 0.15 * length) : 0)
    let to = s1 - (b.direction == nil ? min(0.75, 0.15 * length) : 0)
    let count = min(max(Int(length.rounded()), 6), PieceFit.maximumSamples)
    var hint = a.index
    for i in 0..<count {
      let s = from + (to - from) * (Double(i) + 0.5) / Double(count)
      let p = chain.point(atLength: s, hint: &hint) - a.position
      samples[3 * i] = p.x
      samples[3 * i + 1] = p.y
      samples[3 * i + 2] = (s - s0) / length
    }
    let end = b.position - a.position
    var fit = CubicSolver(
      end: end, startDirection: a.direction, endDirection: b.direction, length: length,
      samples: samples, count: count)
    let limit = tolerance * tolerance
    var best: Piece?
    for round in 0..<PieceFit.rounds {
      guard fit.solve(slide: round == 0 ? 1 : PieceFit.slide) else { break }
      let (sum, worst) = fit.project()
      // Negated, so that NaN fails; what is far off after two rounds stays so.
      if !(worst <= 100 * limit) || round > 0 && worst > 9 * limit { break }
      if worst <= limit, sum < best?.error ?? .infinity {
        best = Piece(
          controls: (a.position + fit.arm1, b.position + fit.arm2), error: sum, worst: worst)
      }
      if worst <= 0.01 * limit { break }
    }
    best?.error *= length / Double(count)
    return best
  }
}

/// Solves for the arms of a cubic from the origin to `end`.
struct CubicSolver {
  let end: SIMD2<Double>
  let startDirection: SIMD2<Double>?
  let endDirection: SIMD2<Double>?
  let length: Double
  /// x, y and t of the samples.
  let samples: UnsafeMutablePointer<Double>
  let count: Int
  /// From the start to the first control, and from the end to the second.
  private(set) var arm1: SIMD2<Double>
  private(set) var arm2: SIMD2<Double>

  init(
    end: SIMD2<Double>, startDirection: SIMD2<Double>?, endDirection: SIMD2<Double>?,
    length: Double, samples: UnsafeMutablePointer<Double>, count: Int
  ) {
    self.end = end
    self.startDirection = startDirection
    self.endDirection = endDirection
    self.length = length
    self.samples = samples
    self.count = count
    arm1 = startDirection.map { $0 * (length / 3) } ?? end / 3
    arm2 = endDirection.map { $0 * (-length / 3) } ?? end / -3
  }

  /// Moves each parameter towards the nearest point of the curve; the sum of the squared distances and
  /// the largest of them.
  func project() -> (sum: Double, worst: Double) {
    let c1 = 3 * arm1
    let c2 = 3 * (end + arm2) - 6 * arm1
    let c3 = end - c1 - c2
    var sum = 0.0
    var worst = 0.0
    for i in 0..<count {
      let p = SIMD2(samples[3 * i], samples[3 * i + 1])
      var t = samples[3 * i + 2]
      for _ in 0..<2 {
        let d = ((c3 * t + c2) * t + c1) * t - p
        let v = (3 * c3 * t + 2 * c2) * t + c1
        let w = 6 * c3 * t + 2 * c2
        let slope = dot(v, v) + dot(d, w)
        if slope > 0 { t = min(max(t - dot(d, v) / slope, 0), 1) }
      }
      samples[3 * i + 2] = t
      let d = ((c3 * t + c2) * t + c1) * t - p
      let square = dot(d, d)
      sum += square
      worst = max(worst, square)
    }
    return (sum, worst)
  }

  /// Least squares of the distances across the curve, and with the weight `slide` along it.
  mutating func solve(slide: Double) -> Bool {
    let known1 = startDirection != nil
    let known2 = endDirection != nil
    let u0 = startDirection ?? SIMD2(1, 0)
    let u2 = endDirection.map { -$0 } ?? SIMD2(1, 0)
    // The four unknowns: one or two for each arm; a known direction leaves its second one out.
    var m = Normal4()
    for i in 0..<count {
      let p = SIMD2(samples[3 * i], samples[3 * i + 1])
      let t = samples[3 * i + 2]
      let s = 1 - t
      let b1 = 3 * s * s * t
      let b2 = 3 * s * t * t
      let rest = p - end * (b2 + t * t * t)
      let d1 = s * s
      let d2 = 2 * s * t
      let d3 = t * t
      var v = arm1 * d1 + (end + arm2 - arm1) * d2 - arm2 * d3
      let speed = dot(v, v).squareRoot()
      v = speed > 0 ? v / speed : SIMD2(1, 0)
      let normal = SIMD2(-v.y, v.x)
      m.add(
        b1 * dot(normal, u0), known1 ? 0 : b1 * normal.y, b2 * dot(normal, u2),
        known2 ? 0 : b2 * normal.y, dot(normal, rest))
      let along = v * slide
      m.add(
        b1 * dot(along, u0), known1 ? 0 : b1 * along.y, b2 * dot(along, u2),
        known2 ? 0 : b2 * along.y, dot(along, rest))
    }
    guard let x = m.solve(known1: known1, known2: known2) else { return false }
    arm1 = known1 ? u0 * x[0] : SIMD2(x[0], x[1])
    arm2 = known2 ? u2 * x[2] : SIMD2(x[2], x[3])
    // An arm that points backwards makes a loop, one too long a spike.
    if known1, !(x[0] > 1e-3 * length && x[0] < 1.5 * length) { arm1 = u0 * (length / 3) }
    if known2, !(x[2] > 1e-3 * length && x[2] < 1.5 * length) { arm2 = u2 * (length / 3) }
    let all = arm1 + arm2
    return (all.x + all.y).isFinite
  }
}

/// Normal equations of four unknowns.
struct Normal4 {
  private var row0 = SIMD4<Double>.zero
  private var row1 = SIMD4<Double>.zero
  private var row2 = SIMD4<Double>.zero
  private var row3 = SIMD4<Double>.zero
  private var right = SIMD4<Double>.zero

  @inline(__always)
  mutating func add(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ rest: Double) {
    let v = SIMD4(a, b, c, d)
    row0 += v * a
    row1 += v * b
    row2 += v * c
    row3 += v * d
    right += v * rest
  }

  /// Solves by Gauss's elimination; unknowns that are left out come out as zero.
  func solve(known1: Bool, known2: Bool) -> SIMD4<Double>? {
    var (r0, r1, r2, r3, x) = (row0, row1, row2, row3, right)
    let least = 1e-13 * (r0[0] + r1[1] + r2[2] + r3[3])
    guard least > 0, least < .infinity else { return nil }
    if known1 { r1[1] = 1 }
    if known2 { r3[3] = 1 }
    guard r0[0] > least else { return nil }
    let (f1, f2, f3) = (r1[0] / r0[0], r2[0] / r0[0], r3[0] / r0[0])
    r1 -= r0 * f1
    r2 -= r0 * f2
    r3 -= r0 * f3
    x[1] -= f1 * x[0]
    x[2] -= f2 * x[0]
    x[3] -= f3 * x[0]
    guard r1[1] > least || known1 else { return nil }
    let (g2, g3) = (r2[1] / r1[1], r3[1] / r1[1])
    r2 -= r1 * g2
    r3 -= r1 * g3
    x[2] -= g2 * x[1]
    x[3] -= g3 * x[1]
    guard r2[2] > least else { return nil }
    let h3 = r3[2] / r2[2]
    r3 -= r2 * h3
    x[3] -= h3 * x[2]
    guard r3[3] > least || known2 else { return nil }
    x[3] /= r3[3]
    x[2] = (x[2] - r2[3] * x[3]) / r2[2]
    x[1] = (x[1] - r1[2] * x[2] - r1[3] * x[3]) / r1[1]
    x[0] = (x[0] - r0[1] * x[1] - r0[2] * x[2] - r0[3] * x[3]) / r0[0]
    return x
  }
}
