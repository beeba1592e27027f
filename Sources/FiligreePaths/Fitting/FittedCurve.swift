import Foundation

/// What a `CurveFitter` makes of a contour or an arc: lines and cubics, end to end.
package struct FittedCurve: Hashable, Sendable {
  /// One line or cubic, from the end of the one before it.
  package enum Segment: Hashable, Sendable {
    /// A straight line.
    case line(to: SIMD2<Double>)
    /// A cubic with its two control points.
    case cubic(SIMD2<Double>, SIMD2<Double>, to: SIMD2<Double>)

    /// Where the segment ends.
    package var end: SIMD2<Double> {
      switch self {
      case .line(let end), .cubic(_, _, let end): end
      }
    }

    package var isCubic: Bool { if case .cubic = self { true } else { false } }
  }

  /// Where the first segment begins.
  package var start: SIMD2<Double>
  /// The segments; the last one of a closed curve ends at `start`.
  package var segments: [Segment]
  /// Whether the curve ends where it began.
  package var isClosed: Bool

  /// Where segments begin; the last one's end as well, unless it is the first one's beginning.
  package var corners: [SIMD2<Double>] {
    [start] + (isClosed ? segments.dropLast() : segments[...]).map(\.end)
  }

  /// The same curve from its end to its start.
  package var reversed: FittedCurve {
    var result: [Segment] = []
    result.reserveCapacity(segments.count)
    for i in segments.indices.reversed() {
      let end = i == 0 ? start : segments[i - 1].end
      switch segments[i] {
      case .line: result.append(.line(to: end))
      case .cubic(let c1, let c2, _): result.append(.cubic(c2, c1, to: end))
      }
    }
    return FittedCurve(start: segments.last?.end ?? start, segments: result, isClosed: isClosed)
  }

  /// Appends the segments to a path; moves to the start first if `moves` says so, and closes a
  /// closed curve.
  package func append(
    to path: inout PathStorage, moves: Bool = true, transform: CGAffineTransform = .identity
  ) {
    func mapped(_ p: SIMD2<Double>) -> CGPoint { CGPoint(x: p.x, y: p.y).applying(transform) }
    if moves { path.move(to: mapped(start)) }
    for (i, segment) in segments.enumerated() {
      switch segment {
      case .line(let end):
        // Closing draws the last line.
        if !(isClosed && moves && i == segments.count - 1) { path.line(to: mapped(end)) }
      case .cubic(let c1, let c2, let end):
        path.cubic(to: mapped(end), control1: mapped(c1), control2: mapped(c2))
      }
    }
    if isClosed, moves { path.close() }
  }
}

extension FittedCurve {
  /// A closed polygon as it is.
  package init(lines points: ArraySlice<SIMD2<Float>>) {
    let all = points.map { SIMD2<Double>($0) }
    start = all.first ?? .zero
    segments = all.dropFirst().map { .line(to: $0) }
    if all.count > 1 { segments.append(.line(to: start)) }
    isClosed = true
  }
}
