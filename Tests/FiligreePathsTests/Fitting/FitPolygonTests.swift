import FiligreeTestSupport
import Testing

@testable import FiligreePaths

/// Polygons of some points of a polyline stay near all of them.
@Suite struct FitPolygonTests {
  /// The distance of a point from the line between two others.
  private func distance(
    _ p: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>
  ) -> Double {
    let (d, e) = (b - a, p - a)
    let length = (d * d).sum()
    let t = length > 0 ? min(max((e * d).sum() / length, 0), 1) : 0
    let f = e - d * t
    return (f * f).sum().squareRoot()
  }

  /// Points that are left out lie within the tolerance of the line past them, on walks of all kinds.
  @Test func stretchesKeepNearTheirPoints() {
    var source = RandomSource(seed: 81)
    for round in 0..<100 {
      let turn = source.number(in: 0...1)
      var (p, heading) = (SIMD2(0.0, 0.0), SIMD2(1.0, 0.0))
      var points = [p]
      for _ in 0..<Int.random(in: 2...300, using: &source) {
        heading += SIMD2(source.number(in: -turn...turn), source.number(in: -turn...turn))
        p += heading / max((heading * heading).sum().squareRoot(), 0.1)
        points.append(p)
      }
      let tolerance = source.number(in: 0.05...2)
      let polyline = FitPolyline(points, isClosed: false)
      let first = Int.random(in: 0..<points.count, using: &source)
      let last = Int.random(in: first..<points.count, using: &source)
      let corners = FitPolygon.corners(of: polyline, from: first, to: last, tolerance: tolerance)
      expect(corners.first == first && corners.last == last, "round \(round)")
      for (a, b) in zip(corners, corners.dropFirst()) {
        expect(a < b, "round \(round)")
        for i in a..<b {
          let off = distance(points[i], points[a], points[b])
          expect(off <= tolerance + 1e-9, "round \(round): point \(i) is \(off) off")
        }
      }
    }
  }

  /// A straight stretch has two corners, a single point one, and an empty range none.
  @Test func stretchesHaveNoMoreCornersThanTheyNeed() {
    let polyline = FitPolyline((0..<9000).map { SIMD2(Double($0), 0) }, isClosed: false)
    expect(FitPolygon.corners(of: polyline, from: 5, to: 2000, tolerance: 0.1) == [5, 2000])
    // Stretches of more than 4,096 points are halved in any case.
    expect(FitPolygon.corners(of: polyline, from: 0, to: 8000, tolerance: 0.1) == [0, 4000, 8000])
    expect(FitPolygon.corners(of: polyline, from: 7, to: 7, tolerance: 0.1) == [7])
    expect(FitPolygon.corners(of: polyline, from: 7, to: 6, tolerance: 0.1) == [])
  }

  /// A polygon goes through some of the points, and all others lie within the tolerance of it.
  @Test(arguments: [false, true]) func polygonsKeepNearTheirPoints(isClosed: Bool) {
    var source = RandomSource(seed: 82)
    for round in 0..<60 {
      let wave = source.number(in: 0...6)
      let points = (0..<Int.random(in: 3...200, using: &source)).map { i in
        let t = Float(i) * 0.05
        let radius = Float(20 + wave) + Float(wave) * (Float(source.number(in: -1...1)))
        return SIMD2(t < 3 ? radius * t : -radius, radius * (t - 2) * (t - 2))
      }
      var fitter = CurveFitter(tolerance: source.number(in: 0.1...3))
      fitter.cornerAngle = 180
      let polygon = fitter.polygon(points[...], isClosed: isClosed)
      let corners = polygon.corners
      expect(corners.allSatisfy { points.contains(SIMD2<Float>($0)) }, "round \(round)")
      let ring = isClosed ? corners + [corners[0]] : corners
      for p in points {
        let off = zip(ring, ring.dropFirst()).map { distance(SIMD2<Double>(p), $0, $1) }.min()
        expect((off ?? .infinity) <= fitter.tolerance + 1e-5, "round \(round): \(p)")
      }
    }
  }

  /// Points that are none, that repeat others, that are too few, and a contour that goes there and back.
  @Test func polygonsOfBadPoints() {
    let fitter = CurveFitter(tolerance: 0.5)
    let bad = SIMD2<Float>(.nan, .infinity)
    expect(fitter.polygon([], isClosed: true).segments.isEmpty)
    expect(fitter.polygon([bad, bad], isClosed: false).segments.isEmpty)
    expect(fitter.polygon([SIMD2(1, 2), bad, SIMD2(1, 2)], isClosed: true).segments.isEmpty)
    let line = fitter.polygon([SIMD2(0, 0), SIMD2(0, 0), SIMD2(9, 0)], isClosed: false)
    expect(line.segments == [.line(to: SIMD2(9, 0))])
    let flat = fitter.polygon(
      [SIMD2(0, 0), SIMD2(5, 0.1), SIMD2(9, 0), SIMD2(4, 0)], isClosed: true)
    expect(flat.segments.count >= 3 && flat.segments.last?.end == flat.start)
  }
}
