import CFiligreeContours

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
  static let maximumBlocks = Int(FILIGREE_CUBIC_BLOCKS)

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
  /// `blocks` says how many times eight samples are looked at; `rounds` how often the arms are solved for.
  func cubic(_ a: End, _ b: End, blocks: Int, rounds: Int) -> Piece? {
    guard var cubic = request(a, b, blocks: blocks, rounds: rounds), chain.fit(&cubic) else {
      return nil
    }
    return piece(cubic, a, b)
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
      rounds: Int32(truncatingIfNeeded: rounds), arm1: (0, 0), arm2: (0, 0), error: 0)
  }

  /// A cubic that has been fitted.
  func piece(_ cubic: filigree_cubic, _ a: End, _ b: End) -> Piece {
    let length = chain.lengths[b.index] - chain.lengths[a.index]
    return Piece(
      controls: (
        a.position + SIMD2(Double(cubic.arm1.0), Double(cubic.arm1.1)),
        b.position + SIMD2(Double(cubic.arm2.0), Double(cubic.arm2.1))
      ), error: Double(cubic.error) * length / Double(8 * cubic.blocks))
  }
}
