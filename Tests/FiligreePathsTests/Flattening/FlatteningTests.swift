import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct FlatteningTests {
  /// The largest distance of the curve's samples from the lines, which are walked alongside: a
  /// sample may be near the chord of the sample before or one that follows, never an earlier one.
  func distance(
    _ curve: (CGFloat) -> CGPoint, _ points: [CGPoint], samples: Int, tolerance: CGFloat
  ) -> CGFloat {
    var worst: CGFloat = 0
    var chord = 0
    for i in 0...samples {
      let p = curve(CGFloat(i) / CGFloat(samples))
      var best = p.distance(toSegment: points[chord], points[chord + 1])
      var next = chord + 1
      while best > tolerance, next < points.count - 1 {
        let d = p.distance(toSegment: points[next], points[next + 1])
        if d < best {
          best = d
          chord = next
        }
        next += 1
      }
      worst = max(worst, best)
    }
    return worst
  }

  @Test(arguments: [1, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6])
  func cubicsKeepTheTolerance(tolerance: Double) {
    var random = RandomSource(seed: 3)
    let rounds = tolerance < 1e-4 ? 4 : 60
    for round in 0..<rounds {
      let curve = random.cubic()
      var points = [curve.p0]
      curve.appendLines(tolerance: tolerance, to: &points)
      expect(points.last == curve.p3)
      let samples = min(max(10 * points.count, 500), 20_000)
      let worst = distance(curve.point(at:), points, samples: samples, tolerance: tolerance)
      expect(worst <= tolerance * (1 + 1e-9) + 1e-12, "round \(round): \(curve) is \(worst) off")
    }
  }

  @Test(arguments: [1, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6])
  func quadsKeepTheTolerance(tolerance: Double) {
    var random = RandomSource(seed: 4)
    let rounds = tolerance < 1e-4 ? 4 : 60
    for round in 0..<rounds {
      let curve =
        round % 2 == 0
        ? QuadCurve(random.point(), random.point(), random.point())
        : QuadCurve(random.gridPoint(), random.gridPoint(), random.gridPoint())
      var points = [curve.p0]
      curve.appendLines(tolerance: tolerance, to: &points)
      expect(points.last == curve.p2)
      let samples = min(max(10 * points.count, 500), 20_000)
      let worst = distance(curve.point(at:), points, samples: samples, tolerance: tolerance)
      expect(worst <= tolerance * (1 + 1e-9) + 1e-12, "round \(round): \(curve) is \(worst) off")
    }
  }

  @Test func takesCloseToTheFewestLines() {
    // A quarter circle of radius r needs (π/4) / acos(1 - e/r) chords at least.
    let r: CGFloat = 100
    let k = 0.5522847498 * r
    let curve = CubicCurve(
      CGPoint(x: r, y: 0), CGPoint(x: r, y: k), CGPoint(x: k, y: r), CGPoint(x: 0, y: r))
    for tolerance in [0.5, 0.1, 0.01, 1e-4] {
      var points: [CGPoint] = []
      curve.appendLines(tolerance: tolerance, to: &points)
      let fewest = Double.pi / 4 / acos(1 - tolerance / r)
      expect(Double(points.count) <= fewest * 1.1 + 1, "tolerance \(tolerance)")
    }
    var random = RandomSource(seed: 5)
    var total = 0
    var estimate = 0.0
    for _ in 0..<300 {
      let curve = CubicCurve(random.point(), random.point(), random.point(), random.point())
      var points: [CGPoint] = []
      curve.appendLines(tolerance: 0.01, to: &points)
      total += points.count
      // The limit for fine tolerances: ∫ √(κ/8e) ds.
      var sum = 0.0
      for i in 0..<1000 {
        let t = (CGFloat(i) + 0.5) / 1000
        let d = curve.derivative(at: t)
        let dd = curve.secondDerivative(at: t)
        sum += (abs(d.x * dd.y - d.y * dd.x) / hypot(d.x, d.y) / 0.08).squareRoot() / 1000
      }
      estimate += sum
    }
    expect(Double(total) < 1.12 * estimate + 300)
  }

  @Test func foldedLinesReachTheirTips() {
    let quad = QuadCurve(.zero, CGPoint(x: 100, y: 0), .zero)
    var points: [CGPoint] = []
    quad.appendLines(tolerance: 0.01, to: &points)
    expect(abs(points.map(\.x).max()! - 50) <= 0.01)
    expect(points.count < 40)
    let cubic = CubicCurve(.zero, CGPoint(x: 100, y: 0), CGPoint(x: -100, y: 0), .zero)
    points = []
    cubic.appendLines(tolerance: 0.01, to: &points)
    expect(abs(points.map(\.x).max()! - 28.8675) <= 0.011)
    expect(abs(points.map(\.x).min()! + 28.8675) <= 0.011)
  }

  @Test(arguments: [0, -1, .nan, 1e-300, .infinity, 1e-9])
  func absurdTolerancesAreBounded(tolerance: Double) {
    let cubic = CubicCurve(
      .zero, CGPoint(x: 1e5, y: 0), CGPoint(x: 0, y: 1e5), CGPoint(x: 1e5, y: 1e5))
    var points: [CGPoint] = []
    cubic.appendLines(tolerance: tolerance, to: &points)
    expect(points.count <= 60_000)
    expect(points.last == cubic.p3)
  }

  @Test(arguments: [1e-300, 1e-200, 1e100, 1e160, 1e307])
  func absurdSizesAreBounded(size: Double) {
    var random = RandomSource(seed: 6)
    for _ in 0..<20 {
      let cubic = CubicCurve(
        random.point(size), random.point(size), random.point(size), random.point(size))
      var points: [CGPoint] = []
      cubic.appendLines(tolerance: 1e-3, to: &points)
      expect(points.count <= 60_000)
      expect(points.last == cubic.p3)
    }
  }

  @Test func pathsKeepTheirSubpaths() {
    var path = PathStorage()
    path.move(to: .zero)
    path.line(to: CGPoint(x: 10, y: 0))
    path.quad(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
    path.close()
    path.move(to: CGPoint(x: 5, y: 5))
    path.move(to: CGPoint(x: 6, y: 6))
    path.close()
    let flat = path.flattened(tolerance: 100)
    expect(flat.verbs == [.move, .line, .line, .close, .move, .move, .close])
    expect(path.flattened(tolerance: 0.01).verbs.contains(.quad) == false)
    var empty = PathStorage()
    expect(empty.flattened(tolerance: 1).isEmpty)
    empty.move(to: CGPoint(x: CGFloat.nan, y: 0))
    expect(empty.flattened(tolerance: 1).isEmpty)
  }

  @Test func theBufferKeepsWhatIsThereAndCanBeEmptied() {
    var path = PathStorage()
    path.move(to: CGPoint(x: 1, y: 1))
    path.line(to: CGPoint(x: 2, y: 1))
    var lines = Polylines()
    lines.append(path, tolerance: 1)
    lines.append(path, tolerance: 1, transform: CGAffineTransform(scaleX: 2, y: 2))
    expect(lines.points.map(\.x) == [1, 2, 2, 4])
    expect(lines.subpaths.map(\.range) == [0..<2, 2..<4])
    lines.removeAll()
    expect(lines.points.isEmpty && lines.subpaths.isEmpty)
  }
}
