/// The line or cubic between two places of a chain that fits what lies between them best.
struct PieceFit {
  /// What was found.
  struct Piece {
    /// The controls; nil for a line.
    var controls: (SIMD2<Double>, SIMD2<Double>)?
    /// The integral of the squared distance over the length.
    var error: Double
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
  /// How many blocks of eight samples there may be.
  static let maximumBlocks = 4

  /// Whether the chain between the ends keeps within the tolerance of a line, and how well.
  func line(_ a: End, _ b: End) -> Piece? {
    let d = b.position - a.position
    let size = dot(d, d).squareRoot()
    guard size > 0 else { return nil }
    let unit = d / size
    // A joint must not bend by more than the eye sees.
    if let t = a.direction, abs(cross(t, unit)) > 0.07 || dot(t, unit) < 0 { return nil }
    if let t = b.direction, abs(cross(t, unit)) > 0.07 || dot(t, unit) < 0 { return nil }
    let error = chain.squaredDistance(
      from: a.index, to: b.index, point: a.position, direction: unit)
    let limit = tolerance * tolerance
    // The mean is no more than the largest.
    if error > limit * (chain.lengths[b.index] - chain.lengths[a.index]) { return nil }
    let (s0, s1) = (chain.lengths[a.index], chain.lengths[b.index])
    let step = (s1 - s0) / 17
    for i in 1...16 {
      let across = cross(unit, chain.sample(atLength: s0 + step * Double(i)) - a.position)
      if across * across > limit { return nil }
    }
    return Piece(controls: nil, error: max(error, 0))
  }

  /// The cubic, or nil if none keeps within the tolerance of the samples.
  ///
  /// `blocks` says how many times eight samples are looked at, 0 for what the length asks for; `rounds`
  /// how often the arms are solved for; `scratch` has room for three times `blocks` vectors.
  func cubic(
    _ a: End, _ b: End, blocks asked: Int = 0, rounds: Int = 2,
    scratch: UnsafeMutablePointer<CubicSolver.Lanes>
  ) -> Piece? {
    let (s0, s1) = (chain.lengths[a.index], chain.lengths[b.index])
    let length = s1 - s0
    guard length > 0 else { return nil }
    // Beside a corner the chain is rounded off, which the curve should not be.
    let from = s0 + (a.direction == nil ? min(0.75, 0.15 * length) : 0)
    let to = s1 - (b.direction == nil ? min(0.75, 0.15 * length) : 0)
    let isFree = a.direction == nil || b.direction == nil
    let blocks = asked > 0 ? asked : length > (isFree ? 12 : 24) ? 2 : 1
    // A known direction holds the curve at that end; at a free one a sample must.
    let (before, after) = (a.direction == nil ? 0.0 : 0.5, b.direction == nil ? 0.0 : 0.5)
    let step = (to - from) / (Double(8 * blocks - 1) + before + after)
    let scale = 1 / length
    var s = from + before * step
    for block in 0..<blocks {
      let at = scratch + 3 &* block
      for lane in 0..<8 {
        let p = chain.sample(atLength: s) - a.position
        at[0][lane] = Float(p.x)
        at[1][lane] = Float(p.y)
        at[2][lane] = Float((s - s0) * scale)
        s += step
      }
    }
    var solver = CubicSolver(
      samples: scratch, blocks: blocks, end: SIMD2<Float>(b.position - a.position),
      startDirection: a.direction.map { SIMD2<Float>($0) },
      endDirection: b.direction.map { SIMD2<Float>($0) }, length: Float(length))
    let limit = Float(tolerance * tolerance)
    _ = solver.project(steps: 1)
    var best: Piece?
    for round in 0..<rounds {
      guard solver.solve() else { break }
      let (sum, worst) = solver.project(steps: round + 1 == rounds ? 2 : 1)
      // Negated, so that NaN fails; what is far off stays so.
      if !(worst <= 25 * limit) { break }
      if worst <= limit, Double(sum) < best?.error ?? .infinity {
        best = Piece(
          controls: (
            a.position + SIMD2<Double>(solver.arm1), b.position + SIMD2<Double>(solver.arm2)
          ), error: Double(sum))
        if worst <= 0.01 * limit { break }
      }
    }
    best?.error *= length / Double(8 * blocks)
    return best
  }
}
