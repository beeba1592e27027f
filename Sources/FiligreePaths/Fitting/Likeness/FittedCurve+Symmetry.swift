import FiligreeBase

extension FittedCurve {
  /// The mean of a closed curve's images, whose nodes and control points are images of one another; nil where no node is within a distance of where
  /// another one's image is, or a line's image is a cubic.
  ///
  /// What is level, upright or along an axis stays so.
  func mean(of symmetry: OutlineSymmetry, within distance: Double) -> FittedCurve? {
    let nodes = corners
    let n = nodes.count
    guard n > 1, isClosed else { return nil }
    var (sums, firsts, seconds) = (nodes, nodes, nodes)
    for (i, segment) in segments.enumerated() {
      if case .cubic(let c1, let c2, _) = segment { (firsts[i], seconds[i]) = (c1, c2) }
    }
    let (c1, c2) = (firsts, seconds)
    let turns = symmetry.turns
    for turn in turns.dropFirst() {
      let back = turn.inverse
      let image = turn(nodes[0])
      let shift = nodes.indices.min {
        (nodes[$0] - image).squaredLength < (nodes[$1] - image).squaredLength
      }
      guard let shift else { return nil }
      for i in 0..<n {
        let j = turn.isMirrored ? (shift - i + 2 * n) % n : (shift + i) % n
        guard (turn(nodes[i]) - nodes[j]).squaredLength <= distance * distance else { return nil }
        // The segment that begins at the node, whose image ends at the other node where it is mirrored.
        let k = turn.isMirrored ? (j + n - 1) % n : j
        guard segments[i].isCubic == segments[k].isCubic else { return nil }
        sums[i] += back(nodes[j])
        firsts[i] += back(turn.isMirrored ? c2[k] : c1[k])
        seconds[i] += back(turn.isMirrored ? c1[k] : c2[k])
      }
    }
    let share = 1 / Double(turns.count)
    let result = segments.indices.map { i -> Segment in
      let end = sums[i + 1 < n ? i + 1 : 0] * share
      return segments[i].isCubic
        ? .cubic(firsts[i] * share, seconds[i] * share, to: end) : .line(to: end)
    }
    return FittedCurve(start: sums[0] * share, segments: result, isClosed: true).leveled
  }

  /// Whether the level and upright lines of another curve of as many segments are where they were, within a distance.
  ///
  /// Grays put these sides more accurately than others: where they have moved, the shape is not quite symmetric.
  func keepsSides(of other: FittedCurve, within distance: Double) -> Bool {
    let (own, nodes) = (corners, other.corners)
    guard own.count == nodes.count else { return false }
    return other.segments.indices.allSatisfy { i in
      guard !other.segments[i].isCubic else { return true }
      let j = i + 1 < nodes.count ? i + 1 : 0
      let d = nodes[j] - nodes[i]
      let moved = own[i] - nodes[i]
      return (abs(d.x) > 1e-3 || abs(moved.x) <= distance)
        && (abs(d.y) > 1e-3 || abs(moved.y) <= distance)
    }
  }

  /// Whether another curve is the same but for rounding.
  func isEqual(to other: FittedCurve) -> Bool {
    func isNear(_ p: SIMD2<Double>, _ q: SIMD2<Double>) -> Bool {
      (p - q).squaredLength <= 1e-20
    }
    guard segments.count == other.segments.count, isNear(start, other.start) else { return false }
    return zip(segments, other.segments).allSatisfy { pair in
      switch pair {
      case (.line(let p), .line(let q)): isNear(p, q)
      case (.cubic(let c1, let c2, let p), .cubic(let d1, let d2, let q)):
        isNear(c1, d1) && isNear(c2, d2) && isNear(p, q)
      default: false
      }
    }
  }

  /// Lines that rounding has made less than level or upright, made so.
  var leveled: FittedCurve {
    var nodes = corners
    for i in segments.indices.dropLast() where !segments[i].isCubic {
      let d = nodes[i + 1] - nodes[i]
      if abs(d.x) < 1e-9 { nodes[i + 1].x = nodes[i].x }
      if abs(d.y) < 1e-9 { nodes[i + 1].y = nodes[i].y }
    }
    var result = self
    for i in segments.indices.dropLast() {
      switch segments[i] {
      case .line: result.segments[i] = .line(to: nodes[i + 1])
      case .cubic(let c1, let c2, _): result.segments[i] = .cubic(c1, c2, to: nodes[i + 1])
      }
    }
    return result
  }
}
