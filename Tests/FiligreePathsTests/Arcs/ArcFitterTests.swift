import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreePaths

@Suite struct ArcFitterTests {
  /// Points of an arc, by the definition of its bulge.
  private func points(_ start: CGPoint, _ arc: ArcFitter.Arc, count: Int) -> [CGPoint] {
    (0...count).map { i in
      let t = CGFloat(i) / CGFloat(count)
      // The tangent of a quarter of the angle; chords are as long as the sine of half of it.
      let half = 2 * atan(arc.bulge)
      let scale = half == 0 ? t : sin(half * t) / sin(half)
      let turn = half * (t - 1)
      let step = arc.end - start
      return CGPoint(
        x: start.x + scale * (step.x * cos(turn) - step.y * sin(turn)),
        y: start.y + scale * (step.x * sin(turn) + step.y * cos(turn)))
    }
  }

  private func run(_ curve: CubicCurve, _ tolerance: CGFloat) throws -> ArcFitter.Run {
    var path = PathStorage()
    path.move(to: curve.p0)
    path.cubic(to: curve.p3, control1: curve.p1, control2: curve.p2)
    return try #require(ArcFitter(tolerance: tolerance).runs(of: path).first)
  }

  @Test(arguments: [1, 0.1, 0.01, 0.001] as [CGFloat]) func arcsAndCurveAreNear(
    _ tolerance: CGFloat
  ) throws {
    for seed in UInt64(1)...60 {
      var random = RandomSource(seed: seed)
      func point() -> CGPoint {
        CGPoint(x: random.number(in: 0...100), y: random.number(in: 0...100))
      }
      let curve = CubicCurve(point(), point(), point(), point())
      let run = try run(curve, tolerance)
      let segment = PathSegment(curve)
      var outline: [CGPoint] = []
      var start = run.start
      for arc in run.arcs {
        outline += points(start, arc, count: 8)
        start = arc.end
      }
      expect(start == curve.p3)
      for point in outline {
        let distance = segment.nearest(to: point).distance
        // The curve is looked at in fifteen places for each pair of arcs.
        expect(distance <= 1.1 * tolerance, "seed \(seed): \(point)")
      }
    }
  }

  @Test func circlesAndLines() throws {
    let circle = ArcFitter(tolerance: 0.01).runs(
      of: Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).storage)
    let arcs = try #require(circle.first).arcs
    expect(circle.count == 1 && circle[0].isClosed && arcs.count <= 8)
    let turn = arcs.reduce(0) { $0 + 4 * atan($1.bulge) }
    expect(abs(abs(turn) - 2 * .pi) < 1e-3)
    let line = try run(
      CubicCurve(
        .zero, CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 3), CGPoint(x: 9, y: 9)), 0.01)
    expect(line.arcs.count == 1 && line.arcs[0].bulge == 0)
  }

  @Test func oddCurvesEnd() throws {
    let (a, b) = (CGPoint.zero, CGPoint(x: 10, y: 0))
    for curve in [
      CubicCurve(a, a, a, a), CubicCurve(a, a, b, b), CubicCurve(a, b, a, b),
      CubicCurve(a, CGPoint(x: 20, y: 20), CGPoint(x: -10, y: 20), b),
      CubicCurve(a, CGPoint(x: 30, y: 10), CGPoint(x: 30, y: -10), a),
      CubicCurve(a, CGPoint(x: 1e9, y: 1e9), CGPoint(x: -1e9, y: 1e9), b),
      CubicCurve(a, CGPoint(x: 1e-9, y: 1e-9), CGPoint(x: 1e-9, y: 0), a),
    ] {
      let run = try run(curve, 0.01)
      expect(run.arcs.last?.end == curve.p3)
      expect(run.arcs.count <= 1 << 17)
    }
  }
}
