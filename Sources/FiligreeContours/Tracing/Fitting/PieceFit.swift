import CFiligreeContours

/// The line or cubic between two places of a chain that fits what lies between them best.
struct PieceFit {
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
  static let maximumBlocks = Int(FILIGREE_CUBIC_BLOCKS)

  /// The sine of a bend that is not seen.
  private static let leastBend = 0.07

  /// The integral over the chain between the ends of the squared distance from a line, or nil if it does
  /// not keep within the tolerance of it.
  func line(_ a: End, _ b: End) -> Double? {
    let d = b.position - a.position
    let square = dot(d, d)
    guard square > 0 else { return nil }
    // A joint must not bend by more than the eye sees.
    let bend = PieceFit.leastBend * PieceFit.leastBend * square
    if let t = a.direction {
      let across = cross(t, d)
      if across * across > bend || dot(t, d) < 0 { return nil }
    }
    if let t = b.direction {
      let across = cross(t, d)
      if across * across > bend || dot(t, d) < 0 { return nil }
    }
    let limit = tolerance * tolerance
    // What bends is mostly too far off half-way.
    let (s0, s1) = (chain.lengths[a.index], chain.lengths[b.index])
    let off = cross(d, chain.sample(at: 0.5 * (s0 + s1)) - a.position)
    if off * off > limit * square { return nil }
    let unit = d / square.squareRoot()
    let error = chain.squaredDistance(
      from: a.index, to: b.index, point: a.position, direction: unit)
    // The mean is no more than the largest.
    if error > limit * (s1 - s0) { return nil }
    let step = (s1 - s0) / 17
    // Sixteen samples between the ends.
    guard
      chain.isNear(a.position, unit, from: s0, step: step, count: 16, square: limit)
    else { return nil }
    return max(error, 0)
  }

  /// The arms of the cubic, found from others that are near, or nil if none keeps within the tolerance of
  /// the samples.
  ///
  /// `rounds` says how often the arms are solved for.
  func arms(_ a: End, _ b: End, near arms: SIMD4<Float>, rounds: Int32) -> SIMD4<Float>? {
    guard
      var cubic = request(a, b, blocks: PieceFit.maximumBlocks, rounds: Int(rounds))
    else { return nil }
    cubic.knows_arms = 1
    cubic.arm1 = (arms.x, arms.y)
    cubic.arm2 = (arms.z, arms.w)
    guard chain.fit(&cubic) else { return nil }
    return SIMD4(cubic.arm1.0, cubic.arm1.1, cubic.arm2.0, cubic.arm2.1)
  }

  /// What a cubic is fitted to, or nil where there is nothing.
  func request(_ a: End, _ b: End, blocks: Int = 1, rounds: Int = 2) -> filigree_cubic? {
    let (s0, s1) = (chain.lengths[a.index], chain.lengths[b.index])
    let length = s1 - s0
    guard length > 0 else { return nil }
    // Beside a corner the chain is rounded off, which the curve should not be.
    let from = s0 + (a.direction == nil ? min(0.75, 0.15 * length) : 0)
    let to = s1 - (b.direction == nil ? min(0.75, 0.15 * length) : 0)
    // A known direction holds the curve at that end; at a free one a sample must.
    let (before, after) = (a.direction == nil ? 0.0 : 0.5, b.direction == nil ? 0.0 : 0.5)
    let step = (to - from) / (Double(8 * blocks - 1) + before + after)
    let end = SIMD2<Float>(b.position - a.position)
    let startDirection = SIMD2<Float>(a.direction ?? .zero)
    let endDirection = SIMD2<Float>(b.direction ?? .zero)
    return filigree_cubic(
      origin: (a.position.x, a.position.y), first: from + before * step, step: step, begin: s0,
      scale: 1 / length, end: (end.x, end.y), start_direction: (startDirection.x, startDirection.y),
      end_direction: (endDirection.x, endDirection.y), knows_start: a.direction == nil ? 0 : 1,
      knows_end: b.direction == nil ? 0 : 1, length: Float(length),
      limit: Float(tolerance * tolerance), blocks: Int32(truncatingIfNeeded: blocks),
      rounds: Int32(truncatingIfNeeded: rounds), knows_arms: 0, arm1: (0, 0), arm2: (0, 0), error: 0
    )
  }

  /// The integral of the squared distance over the length, for a cubic that has been fitted.
  func error(_ cubic: filigree_cubic) -> Double {
    Double(cubic.error) * Double(cubic.length) / Double(8 * cubic.blocks)
  }
}
