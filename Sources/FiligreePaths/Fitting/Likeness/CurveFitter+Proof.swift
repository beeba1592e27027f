import FiligreeBase

/// Whether a curve that was fitted to something else is within the tolerance of a closed polyline.
extension CurveFitter {
  /// Whether a closed curve is proven to be within the tolerance of a closed polyline of different points, in the same order.
  ///
  /// Each node gets the nearest point of the polyline, in order; between two of them it is as for any segment (`SegmentProof`).
  func isNear(_ curve: FittedCurve, _ points: [SIMD2<Double>]) -> Bool {
    guard points.count > 2, !curve.segments.isEmpty,
      let feet = NodeFeet.find(curve, on: points, within: tolerance)
    else { return false }
    // The polyline from the first node's foot around to it, with all nodes' feet.
    var chain: [SIMD2<Double>] = []
    chain.reserveCapacity(points.count + feet.count + 1)
    var starts: [Int] = []
    for (k, foot) in feet.enumerated() {
      starts.append(chain.count)
      chain.append(foot.point(on: points))
      let end = k + 1 < feet.count ? feet[k + 1].line : feet[0].line + points.count
      for i in foot.line..<max(end, foot.line) { chain.append(points[(i + 1) % points.count]) }
    }
    starts.append(chain.count)
    chain.append(chain[0])
    var lengths = [0.0]
    lengths.reserveCapacity(chain.count)
    for i in 1..<chain.count { lengths.append(lengths[i - 1] + (chain[i] - chain[i - 1]).length) }
    let proof = SegmentProof(points: chain, lengths: lengths, tolerance: tolerance)
    var start = curve.start
    for (k, segment) in curve.segments.enumerated() {
      let range = starts[k]...starts[k + 1]
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

/// Where on a closed polyline the nodes of a closed curve are nearest, one after the other.
private struct NodeFeet {
  /// A point of the polyline: the line that it is on, counted around, up to twice, and where on that.
  struct Foot {
    var line: Int
    var share: Double

    func point(on points: [SIMD2<Double>]) -> SIMD2<Double> {
      let i = line % points.count
      let a = points[i]
      return a + (points[i + 1 < points.count ? i + 1 : 0] - a) * share
    }
  }

  /// How far a node may be from where the lengths say, as a share of the length and beyond, in pixels.
  private static let slack = (share: 0.2, length: 3.0)

  private let points: [SIMD2<Double>]

  /// A foot for each node; nil where one is farther off than a distance.
  static func find(
    _ curve: FittedCurve, on points: [SIMD2<Double>], within distance: Double
  ) -> [Foot]? {
    let own = NodeFeet(points: points)
    let limit = distance * distance
    let n = points.count
    var first = (square: Double.infinity, foot: Foot(line: 0, share: 0))
    for i in 0..<n {
      let (share, square) = own.nearest(curve.start, i)
      if square < first.square { first = (square, Foot(line: i, share: share)) }
    }
    guard first.square <= limit else { return nil }
    var feet = [first.foot]
    feet.reserveCapacity(curve.segments.count)
    var (last, start) = (first.foot, curve.start)
    for segment in curve.segments.dropLast() {
      var size = (segment.end - start).length
      if case .cubic(let c1, let c2, let end) = segment {
        let around = (c1 - start).length + (c2 - c1).length + (end - c2).length
        size = (size + around) / 2
      }
      let slack = slack.share * size + slack.length
      var best = (square: Double.infinity, foot: last)
      var (i, along) = (last.line, 0.0)
      while along <= size + slack, i <= first.foot.line + n {
        let passed = i == last.line ? last.share : 0
        var (found, square) = own.nearest(segment.end, i)
        if found < passed {
          found = passed
          square = (last.point(on: points) - segment.end).squaredLength
        }
        let length = own.length(i)
        if square < best.square, i < first.foot.line + n || found <= first.foot.share,
          along + (found - passed) * length >= size - slack
        {
          best = (square, Foot(line: i, share: found))
        }
        along += (1 - passed) * length
        i += 1
      }
      guard best.square <= limit else { return nil }
      (last, start) = (best.foot, segment.end)
      feet.append(last)
    }
    return feet
  }

  /// The ends of a line, counted around.
  @inline(__always)
  private func line(_ i: Int) -> (SIMD2<Double>, SIMD2<Double>) {
    let n = points.count
    let own = i < n ? i : i < 2 * n ? i - n : i - 2 * n
    return (points[own], points[own + 1 < n ? own + 1 : 0])
  }

  private func length(_ i: Int) -> Double {
    let (a, b) = line(i)
    return (b - a).length
  }

  /// Where on a line a point is nearest, and the squared distance there.
  @inline(__always)
  private func nearest(_ p: SIMD2<Double>, _ i: Int) -> (share: Double, square: Double) {
    let (a, b) = line(i)
    let (d, o) = (b - a, p - a)
    let square = d.squaredLength
    let along = o.dot(d)
    let share = along <= 0 ? 0 : along >= square ? 1 : along / square
    return (share, (o - d * share).squaredLength)
  }
}
