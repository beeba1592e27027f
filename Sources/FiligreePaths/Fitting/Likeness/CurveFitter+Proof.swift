import FiligreeBase

/// Whether a curve that was fitted to something else is within the tolerance of a closed polyline.
extension CurveFitter {
  /// How far a node may be from where the lengths say, as a share of the length and beyond, in pixels.
  private static let nodeSlack = (share: 0.2, length: 3.0)

  /// Whether a closed curve is proven to be within the tolerance of a closed polyline of different points, in the same order.
  ///
  /// Each node gets the nearest point of the polyline, in order; between two of them it is as for any segment (`SegmentProof`).
  func isNear(_ curve: FittedCurve, _ points: [SIMD2<Double>]) -> Bool {
    let n = points.count
    guard n > 2, !curve.segments.isEmpty else { return false }
    let limit = tolerance * tolerance
    // Lines are counted around, up to twice.
    func wrapped(_ i: Int) -> Int { i < n ? i : i - n }
    func nearest(_ p: SIMD2<Double>, _ i: Int) -> (share: Double, square: Double) {
      let a = points[wrapped(i)]
      let (d, o) = (points[wrapped(wrapped(i) + 1)] - a, p - a)
      let share = min(max(o.dot(d) / d.squaredLength, 0), 1)
      return (share, (o - d * share).squaredLength)
    }
    func length(_ i: Int) -> Double {
      (points[wrapped(wrapped(i) + 1)] - points[wrapped(i)]).length
    }
    func point(_ line: Int, _ share: Double) -> SIMD2<Double> {
      let a = points[wrapped(line)]
      return a + (points[wrapped(wrapped(line) + 1)] - a) * share
    }
    var first = (square: Double.infinity, line: 0, share: 0.0)
    for i in 0..<n {
      let (share, square) = nearest(curve.start, i)
      if square < first.square { first = (square, i, share) }
    }
    // A node that is too far from the polyline is not near, whatever the rest is.
    guard first.square <= limit else { return false }
    // The polyline from the first node's point around to it, with all nodes' points.
    var chain = [point(first.line, first.share)]
    var lengths = [0.0]
    func add(_ p: SIMD2<Double>) {
      lengths.append(lengths[lengths.count - 1] + (p - chain[chain.count - 1]).length)
      chain.append(p)
    }
    var at = [0]
    var (line, share) = (first.line, first.share)
    var start = curve.start
    for (k, segment) in curve.segments.enumerated() {
      if k == curve.segments.count - 1 {
        var i = line
        while i < first.line + n {
          i += 1
          add(points[wrapped(i)])
        }
        add(chain[0])
      } else {
        var size = (segment.end - start).length
        if case .cubic(let c1, let c2, let end) = segment {
          let around = (c1 - start).length + (c2 - c1).length + (end - c2).length
          size = (size + around) / 2
        }
        let slack = CurveFitter.nodeSlack.share * size + CurveFitter.nodeSlack.length
        var best = (square: Double.infinity, line: line, share: share)
        var (i, along) = (line, 0.0)
        while along <= size + slack, i <= first.line + n {
          let passed = i == line ? share : 0
          var (found, square) = nearest(segment.end, i)
          if found < passed {
            found = share
            square = (point(i, share) - segment.end).squaredLength
          }
          let own = length(i)
          if square < best.square, i < first.line + n || found <= first.share,
            along + (found - passed) * own >= size - slack
          {
            best = (square, i, found)
          }
          along += (1 - passed) * own
          i += 1
        }
        guard best.square <= limit else { return false }
        var passed = line
        while passed < best.line {
          passed += 1
          add(points[wrapped(passed)])
        }
        add(point(best.line, best.share))
        (line, share) = (best.line, best.share)
      }
      at.append(chain.count - 1)
      start = segment.end
    }
    let proof = SegmentProof(points: chain, lengths: lengths, tolerance: tolerance)
    start = curve.start
    for (k, segment) in curve.segments.enumerated() {
      let range = at[k]...at[k + 1]
      guard range.count > 1 else { return false }
      switch segment {
      case .line(let end):
        guard proof.isLineNear(start, end, range) else { return false }
      case .cubic(let c1, let c2, let end):
        guard proof.isCubicNear((start, c1, c2, end), range, isExact: hasSteps) else {
          return false
        }
      }
      start = segment.end
    }
    return true
  }
}
