import CFiligreeTracing

/// Fits one cubic to the samples between two points of a polyline.
struct SegmentFit {
  /// An end of a segment.
  struct End {
    var index: Int
    var position: SIMD2<Double>
    /// The direction of travel; nil where the fit may choose it.
    var direction: SIMD2<Double>?
  }

  let polyline: FitPolyline
  let tolerance: Double
  /// The largest number of blocks of eight samples.
  static let maximumBlocks = Int(FILIGREE_CUBIC_BLOCKS)
  /// The length beside a corner that samples leave out, in pixels and as a share of the segment.
  private static let cornerGap = 0.75
  private static let cornerGapShare = 0.15

  /// The arms of a cubic, refined from given ones, or nil if it does not stay within the tolerance of
  /// the samples.
  ///
  /// `rounds` is the number of times that the arms are solved for.
  func arms(_ a: End, _ b: End, near arms: SIMD4<Float>, rounds: Int32) -> SIMD4<Float>? {
    guard
      var cubic = request(a, b, blocks: SegmentFit.maximumBlocks, rounds: Int(rounds))
    else { return nil }
    cubic.knows_arms = 1
    cubic.arm1 = (arms.x, arms.y)
    cubic.arm2 = (arms.z, arms.w)
    guard polyline.fit(&cubic) else { return nil }
    return SIMD4(cubic.arm1.0, cubic.arm1.1, cubic.arm2.0, cubic.arm2.1)
  }

  /// The request for a kernel, or nil for a stretch without length.
  func request(_ a: End, _ b: End, blocks: Int = 1, rounds: Int = 2) -> filigree_cubic? {
    let (s0, s1) = (polyline.lengths[a.index], polyline.lengths[b.index])
    let length = s1 - s0
    guard length > 0 else { return nil }
    // Beside a corner the polyline is rounded off; the curve should not be.
    let from =
      s0 + (a.direction == nil ? min(SegmentFit.cornerGap, SegmentFit.cornerGapShare * length) : 0)
    let to =
      s1 - (b.direction == nil ? min(SegmentFit.cornerGap, SegmentFit.cornerGapShare * length) : 0)
    // A known direction determines the curve at that end; without one a sample must.
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
}
