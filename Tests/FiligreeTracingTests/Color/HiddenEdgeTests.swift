import FiligreeBase
import FiligreeTestSupport
import Testing

@testable import FiligreeTracing

/// Edges of faces that go on under those beside them: on no part of their way may they be seen.
@Suite struct HiddenEdgeTests {
  private typealias Point = SIMD2<Float>

  /// Points of segments, in their order.
  private func points(_ segments: [ArcCurves.Segment]) -> [Point] {
    segments.flatMap { segment in
      (0...32).map { segment.part(from: 0, to: Float($0) / 32).end }
    }
  }

  /// How far a point is to the right of a line of points: its distance from the nearest of the lines between these, negative on their left.
  private func right(_ p: Point, of line: [Point]) -> Float {
    var nearest: (distance: Float, isRight: Bool) = (.infinity, true)
    for (a, b) in zip(line, line.dropFirst()) where a != b {
      let (d, q) = (b - a, p - a)
      let share = min(max(q.dot(d) / d.squaredLength, 0), 1)
      let distance = (q - d * share).length
      if distance < nearest.distance { nearest = (distance, d.cross(q) >= 0) }
    }
    return nearest.isRight ? nearest.distance : -nearest.distance
  }

  /// An S whose arms pass one another, between lines.
  @Test(arguments: 1...40)
  func edgesLikeAnSStayBeneath(seed: UInt64) {
    var source = RandomSource(seed: seed)
    func point(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Point {
      Point(Float(source.number(in: x)), Float(source.number(in: y)))
    }
    let (a, b) = (point(-1...1, -1...1), point(10...13, 6...9))
    let (c, d) = (a + point(-8 ... -4, 6...9), b + point(2...6, -8 ... -5))
    let edge = [
      ArcCurves.Segment(start: Point(1, -12), controls: nil, end: a),
      ArcCurves.Segment(start: a, controls: (c, d), end: b),
      ArcCurves.Segment(start: b, controls: nil, end: Point(8, 20)),
    ]
    var moved: [ArcCurves.Segment] = []
    HiddenEdge(edge, after: nil, before: nil, isClosed: false, isPolygon: false)
      .forEachSegment { moved.append($0) }
    let line = points(edge)
    let least = points(moved).map { right($0, of: line) }.min() ?? -1
    expect(least > -0.05, "seed \(seed): \(-least) to the left")
  }
}
