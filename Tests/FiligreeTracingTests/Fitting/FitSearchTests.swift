import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Which places the search for pieces uses.
@Suite struct FitSearchTests {
  private typealias Point = SIMD2<Double>

  /// A closed chain along lines between corners, with points half a unit apart.
  private func chain(_ corners: [Point]) -> [Point] {
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

  private func edges(_ points: [Point]) -> FitEdges {
    let chain = FitChain(points, isClosed: true)
    let nodes = FitNodes(
      chain: chain, tolerance: 0.5, cornerAngle: 25, reach: 3.5, hasSteps: false, keepsSides: false
    ).find()
    return FitEdges(
      chain: chain, tolerance: 0.5, nodes: nodes, thrift: 12, hasSteps: false,
      workspace: FitWorkspace())
  }

  /// The cuts with a direction that some piece leaves.
  private func bends(_ edges: FitEdges) -> [PieceFit.End] {
    (0..<edges.count).filter { edges.pieces.cuts[$0].head >= 0 }.map { edges.cuts[$0] }
      .filter { $0.direction != nil }
  }

  /// Where lines lead from corner to corner nothing else is looked for.
  @Test func sidesAreJoinedByCornersAlone() {
    let points = chain(star())
    let edges = edges(points)
    #expect(edges.cuts.contains { $0.direction != nil })
    #expect(bends(edges).isEmpty)
    let curve = CurveFitter().fit(points.map { SIMD2<Float>($0) }, isClosed: true)
    #expect(curve.segments.count == 10)
  }

  /// Joints with a direction are used in the gap that no piece spans, and not elsewhere.
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
    // The arc must lead to the next corner, whichever way around that is.
    let end = try #require(arc.last)
    try #require(((end - q) * (end - q)).sum() < 16, "\(end) \(q)")
    corners.insert(contentsOf: arc, at: 1)
    let points = chain(corners)
    let bends = bends(edges(points))
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

  /// Outlines of fewer than three sharp corners use all places from the start.
  @Test func aSmallDiscUsesAllItsPlaces() {
    let disc = (0..<24).map { i -> Point in
      let a = Double(i) * .pi / 12
      return Point(20 + 5.5 * cos(a), 20 + 5.5 * sin(a))
    }
    let edges = edges(disc)
    let smooth = edges.cuts[..<edges.count].filter { $0.direction != nil }
    #expect(!smooth.isEmpty)
    #expect(bends(edges).count == smooth.count)
  }

  /// A list of places keeps the numbers of the cuts, in both rounds.
  @Test func someOfThePlaces() {
    let chain = FitChain(chain(star()), isClosed: true)
    let nodes = FitNodes(
      chain: chain, tolerance: 0.5, cornerAngle: 25, reach: 3.5, hasSteps: false, keepsSides: false
    ).find()
    let all = FitPlaces(chain: chain, nodes: nodes)
    let corners = FitPlaces(all, memory: chain.memory) { all.cuts[$0].direction == nil }
    #expect(corners.count < all.count && corners.cutCount == all.cutCount)
    for k in 0..<(2 * corners.count) {
      for cut in corners.cuts(at: k) {
        #expect(corners.cuts[cut].direction == nil)
        #expect(corners.place(of: cut) == k)
        #expect(all.cuts(at: all.place(of: cut)).contains(cut))
      }
      if k < corners.count {
        let next = corners.cuts(at: k + corners.count)
        #expect(next.lowerBound == corners.cuts(at: k).lowerBound + all.cutCount)
      }
    }
    let last = corners.cuts(at: 2 * corners.count - 1).upperBound
    #expect(corners.place(of: last) == 2 * corners.count)
  }
}
