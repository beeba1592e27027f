import FiligreeBase
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreePaths

/// Polylines of shapes that are known, and the segments that stand for them.
@Suite struct CurveFitterTests {
  private typealias Point = SIMD2<Double>

  /// A closed polyline along lines between corners, with points half a unit apart.
  private func sampled(_ corners: [Point]) -> [SIMD2<Float>] {
    var points: [SIMD2<Float>] = []
    for (i, p) in corners.enumerated() {
      let d = corners[i + 1 == corners.count ? 0 : i + 1] - p
      let count = max(Int(((d * d).sum().squareRoot() * 2).rounded()), 1)
      for k in 0..<count { points.append(SIMD2<Float>(p + d * (Double(k) / Double(count)))) }
    }
    return points
  }

  private func circle(_ radius: Double, _ count: Int) -> [Point] {
    (0..<count).map { i in
      let a = Double(i) * 2 * .pi / Double(count)
      return Point(100 + radius * cos(a), 100 + radius * sin(a))
    }
  }

  @Test func aStarIsTenLines() {
    let star = (0..<10).map { i -> Point in
      let (a, r) = (Double(i) * .pi / 5, i % 2 == 0 ? 60.0 : 25)
      return Point(100 + r * cos(a), 100 + r * sin(a))
    }
    let curve = CurveFitter().fit(sampled(star)[...], isClosed: true)
    expect(curve.segments.count == 10)
    let cubics = curve.segments.filter(\.isCubic)
    expect(cubics.isEmpty)
    for corner in star {
      let near = curve.corners.map { ($0 - corner) * ($0 - corner) }.map { $0.sum() }.min()
      expect((near ?? .infinity) < 1e-6, "\(corner)")
    }
  }

  @Test(arguments: [(5.5, 24, 4), (40, 240, 4), (400, 2400, 6)])
  func discsAreAFewCubics(_ radius: Double, _ count: Int, _ most: Int) {
    let points = circle(radius, count).map { SIMD2<Float>($0) }
    let curve = CurveFitter().fit(points[...], isClosed: true)
    expect(curve.segments.count <= most, "\(curve.segments.count)")
    let lines = curve.segments.filter { !$0.isCubic }
    expect(lines.isEmpty)
  }

  /// An open arc keeps its ends to the bit.
  @Test func endsOfAnArcStay() {
    var random = RandomSource(seed: 11)
    for round in 0..<60 {
      var (p, heading) = (Point(0, 0), Point(1, 0))
      var points = [SIMD2<Float>(p)]
      for _ in 0..<Int.random(in: 1...200, using: &random) {
        heading += Point(random.number(in: -0.4...0.4), random.number(in: -0.4...0.4))
        p += heading / max((heading * heading).sum().squareRoot(), 0.1)
        points.append(SIMD2<Float>(p))
      }
      let curve = CurveFitter().fit(points[...], isClosed: false)
      expect(SIMD2<Float>(curve.start) == points[0], "round \(round)")
      expect(curve.segments.last.map { SIMD2<Float>($0.end) } == points.last, "round \(round)")
    }
  }

  /// The line of a stretch is its principal axis, by many samples.
  @Test func linesOfStretches() {
    var random = RandomSource(seed: 13)
    for round in 0..<30 {
      let points = (0..<40).map { Point(Double($0), random.number(in: -2...2)) }
      let polyline = FitPolyline(points, isClosed: false)
      let begin = random.number(in: 0...(polyline.length / 2))
      let end = random.number(in: (begin + 3)...polyline.length)
      guard let line = polyline.line(from: begin, to: end, near: 0) else {
        Issue.record("round \(round): no line")
        continue
      }
      let count = 20_000
      var hint = 0
      let samples = (0..<count).map { k -> Point in
        let s = begin + (end - begin) * (Double(k) + 0.5) / Double(count)
        hint = polyline.index(atLength: s, near: hint)
        return polyline.point(atLength: s, after: hint)
      }
      let mean = samples.reduce(.zero, +) / Double(count)
      func spread(_ direction: Point) -> Double {
        samples.reduce(0) { $0 + pow(($1 - mean).cross(direction), 2) }
      }
      expect(((line.point - mean) * (line.point - mean)).sum() < 1e-4, "round \(round)")
      // No direction beside it has a smaller spread.
      let least = spread(line.direction)
      for angle in [-0.01, 0.01] {
        let (c, s, d) = (cos(angle), sin(angle), line.direction)
        expect(spread(Point(d.x * c - d.y * s, d.x * s + d.y * c)) > least, "round \(round)")
      }
      expect(line.direction.dot(samples[count - 1] - samples[0]) > 0, "round \(round)")
    }
  }
}
