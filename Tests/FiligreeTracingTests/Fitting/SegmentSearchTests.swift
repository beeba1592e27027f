import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// The break points that the search for segments uses.
@Suite struct SegmentSearchTests {
  private typealias Point = SIMD2<Double>

  /// A closed polyline along lines between corners, with points half a unit apart.
  private func sampled(_ corners: [Point]) -> [Point] {
    var points: [Point] = []
    for (i, p) in corners.enumerated() {
      let d = corners[i + 1 == corners.count ? 0 : i + 1] - p
      let count = max(Int(((d * d).sum().squareRoot() * 2).rounded()), 1)
      for k in 0..<count { points.append(p + d * (Double(k) / Double(count))) }
    }
    return points
  }

  private func star() -> [Point] {
    (0..<10).map { i in
      let (a, r) = (Double(i) * .pi / 5, i % 2 == 0 ? 60.0 : 25)
      return Point(100 + r * cos(a), 100 + r * sin(a))
    }
  }

  private func graph(_ points: [Point]) -> SegmentGraph {
    let polyline = FitPolyline(points, isClosed: true)
    let breakPoints = BreakPointFinder(
      polyline: polyline, tolerance: 0.5, cornerAngle: 25, reach: 3.5, hasSteps: false,
      keepsSides: false
    ).find()
    return SegmentGraph(
      polyline: polyline, tolerance: 0.5, breakPoints: breakPoints, errorPerSegment: 12,
      hasSteps: false,
      workspace: FitWorkspace())
  }

  /// The nodes with a direction that some segment leaves.
  private func bends(_ graph: SegmentGraph) -> [SegmentFit.End] {
    (0..<graph.count).filter { graph.segments.outgoing[$0].head >= 0 }.map { graph.nodes[$0] }
      .filter { $0.direction != nil }
  }

  /// Where lines lead from corner to corner nothing else is searched for.
  @Test func sidesAreJoinedByCornersAlone() {
    let points = sampled(star())
    let graph = graph(points)
    #expect(graph.nodes.contains { $0.direction != nil })
    #expect(bends(graph).isEmpty)
    let curve = CurveFitter().fit(points.map { SIMD2<Float>($0) }, isClosed: true)
    #expect(curve.segments.count == 10)
  }

  /// Joints with a direction are used in the gap that no segment spans, and nowhere else.
  @Test func aLongBendHasJointsOfItsOwn() throws {
    // One side of the star is most of a circle.
    var corners = star()
    let (p, q) = (corners[0], corners[1])
    let (middle, half) = ((p + q) / 2, (q - p) / 2)
    let out = Point(half.y, -half.x)
    let center = middle + out
    let arc = (1..<60).map { i -> Point in
      let from = p - center
      let a = Double(i) / 60 * 1.5 * .pi
      let (c, s) = (cos(a), sin(a))
      return center + Point(from.x * c - from.y * s, from.x * s + from.y * c)
    }
    // The arc must lead to the next corner, whatever its orientation.
    let end = try #require(arc.last)
    try #require(((end - q) * (end - q)).sum() < 16, "\(end) \(q)")
    corners.insert(contentsOf: arc, at: 1)
    let points = sampled(corners)
    let bends = bends(graph(points))
    #expect(!bends.isEmpty)
    // The side before the arc leads into it without a corner.
    let first = try #require(corners.last.flatMap { points.firstIndex(of: $0) })
    let last = try #require(points.firstIndex(of: q))
    for bend in bends {
      let i = bend.index % points.count
      #expect(i <= last || i >= first, "\(bend.position)")
    }
    let curve = CurveFitter().fit(points.map { SIMD2<Float>($0) }, isClosed: true)
    #expect(curve.segments.count <= 13, "\(curve.segments.count)")
  }

  /// Outlines of fewer than three sharp corners use all break points from the start.
  @Test func aSmallDiscUsesAllItsBreakPoints() {
    let disc = (0..<24).map { i -> Point in
      let a = Double(i) * .pi / 12
      return Point(20 + 5.5 * cos(a), 20 + 5.5 * sin(a))
    }
    let graph = graph(disc)
    let smooth = graph.nodes[..<graph.count].filter { $0.direction != nil }
    #expect(!smooth.isEmpty)
    #expect(bends(graph).count == smooth.count)
  }

  /// A list of some break points keeps the numbers of the nodes, in both rounds.
  @Test func someOfTheBreakPoints() {
    let polyline = FitPolyline(sampled(star()), isClosed: true)
    let breakPoints = BreakPointFinder(
      polyline: polyline, tolerance: 0.5, cornerAngle: 25, reach: 3.5, hasSteps: false,
      keepsSides: false
    ).find()
    let all = BreakPointList(polyline: polyline, breakPoints: breakPoints)
    let corners = BreakPointList(all, arena: polyline.arena) { all.nodes[$0].direction == nil }
    #expect(corners.count < all.count && corners.nodeCount == all.nodeCount)
    for k in 0..<(2 * corners.count) {
      for node in corners.nodes(at: k) {
        #expect(corners.nodes[node].direction == nil)
        #expect(corners.index(of: node) == k)
        #expect(all.nodes(at: all.index(of: node)).contains(node))
      }
      if k < corners.count {
        let next = corners.nodes(at: k + corners.count)
        #expect(next.lowerBound == corners.nodes(at: k).lowerBound + all.nodeCount)
      }
    }
    let last = corners.nodes(at: 2 * corners.count - 1).upperBound
    #expect(corners.index(of: last) == 2 * corners.count)
  }
}
