import Foundation

/// Replaces a stretch of a chain without corners by as few lines and cubics as it finds.
struct RunFitter {
  let chain: SimplificationVertices
  /// The Hausdorff distance that is allowed.
  let tolerance: CGFloat

  /// The pieces for the stretch between two points of the chain, or nil if they would be `limit` or more.
  ///
  /// Each piece goes as far as one curve can, found by doubling and halving: with free knots that gives
  /// the fewest pieces, as far as fits of parts of what can be fitted succeed. Then the tolerance is
  /// tightened while the number stays, so that the last piece is not a scrap.
  func pieces(from a: Int, to b: Int, limit: Int) -> [PathSegment]? {
    guard var best = greedy(from: a, to: b, tolerance: tolerance, limit: limit) else { return nil }
    if best.count == 1 { return best }
    var (low, high) = (0 as CGFloat, tolerance)
    for _ in 0..<4 {
      let middle = 0.5 * (low + high)
      if let tighter = greedy(from: a, to: b, tolerance: middle, limit: best.count + 1) {
        best = tighter
        high = middle
      } else {
        low = middle
      }
    }
    return best
  }

  private func greedy(from a: Int, to b: Int, tolerance: CGFloat, limit: Int) -> [PathSegment]? {
    var pieces: [PathSegment] = []
    var start = a
    var stride = b - a
    while start < b {
      guard pieces.count + 1 < limit else { return nil }
      var (reached, found) = (start, nil as PathSegment?)
      var unreached = b + 1
      // As far as the last piece went, and on from there by halves or doubles.
      var next = min(start + stride, b)
      while true {
        if let piece = piece(from: start, to: next, tolerance: tolerance) {
          (reached, found) = (next, piece)
          if unreached - reached <= 1 { break }
          next =
            unreached > b ? min(start + 2 * (next - start), b) : (reached + unreached) / 2
        } else {
          unreached = next
          if unreached - reached <= 1 { break }
          next = (reached + unreached) / 2
        }
      }
      // One line of the chain always stands for itself.
      if found == nil { reached = start + 1 }
      pieces.append(found ?? PathSegment(line: chain.points[start], chain.points[reached]))
      stride = max(reached - start, 1)
      start = reached
    }
    return pieces
  }

  /// One line or cubic for the stretch between two points, or nil if none is near enough.
  private func piece(from a: Int, to b: Int, tolerance: CGFloat) -> PathSegment? {
    // What the chain and the fit's own chain stray.
    let reach = tolerance - 2 * self.tolerance * SimplificationVertices.strayShare
    guard reach > 0 else { return nil }
    let (p, q) = (chain.points[a], chain.points[b])
    if b == a + 1 { return PathSegment(line: p, q) }
    return chain.points.withUnsafeBufferPointer { points in
      let stretch = UnsafeBufferPointer(rebasing: points[a...b])
      if isStraight(stretch, reach: isAllLines(a, b) ? reach : 0.125 * reach) {
        return PathSegment(line: p, q)
      }
      guard let curve = CubicFit.cubic(chain, from: a, to: b, tolerance: reach) else { return nil }
      return isNear(curve, stretch, a, b, reach: reach) ? PathSegment(curve) : nil
    }
  }

  private func isStraight(_ stretch: UnsafeBufferPointer<CGPoint>, reach: CGFloat) -> Bool {
    let (p, q) = (stretch[0], stretch[stretch.count - 1])
    // The other direction holds as well: what joins both ends passes by every point between them.
    for point in stretch where !(ChainMatch.project(point, p, q).square <= reach * reach) {
      return false
    }
    return true
  }

  private func isNear(
    _ curve: CubicCurve, _ stretch: UnsafeBufferPointer<CGPoint>, _ a: Int, _ b: Int, reach: CGFloat
  ) -> Bool {
    let stray = tolerance * SimplificationVertices.strayShare
    let bend = max(curve.secondDerivative(at: 0).length, curve.secondDerivative(at: 1).length)
    let wanted = (bend / (8 * stray)).squareRoot().rounded(.up)
    guard wanted <= 16_384 else { return false }
    let count = max(Int(wanted), 1)
    return withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: count + 1) { fit in
      for i in 0...count {
        fit[i] = i == count ? curve.p3 : curve.point(at: CGFloat(i) / CGFloat(count))
      }
      return chain.lengths.withUnsafeBufferPointer { lengths in
        ChainMatch.isNear(
          UnsafeBufferPointer(fit), stretch,
          lengths: UnsafeBufferPointer(rebasing: lengths[a...b]), distance: reach)
      }
    }
  }

  /// Whether the stretch is of lines alone.
  private func isAllLines(_ a: Int, _ b: Int) -> Bool {
    // The segment that the first point begins or is in.
    var (low, high) = (0, chain.segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if chain.nodes[middle] <= a { low = middle } else { high = middle - 1 }
    }
    while low < chain.segments.count, chain.nodes[low] < b {
      if !chain.isLine[low] { return false }
      low += 1
    }
    return true
  }
}
