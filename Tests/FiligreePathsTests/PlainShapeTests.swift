import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreePaths

/// Closed polylines that are ellipses and rectangles become exactly these.
@Suite("Plain shapes")
struct PlainShapeTests {
  private func fit(_ points: [SIMD2<Double>], tolerance: Double = 0.4) -> FittedCurve {
    var fitter = CurveFitter(tolerance: tolerance)
    fitter.findsShapes = true
    return fitter.fit(points.map { SIMD2<Float>($0) }[...], isClosed: true)
  }

  /// Points along an ellipse, a pixel apart, each off by a tenth of a pixel at most.
  private func ellipse(
    _ center: SIMD2<Double>, _ a: Double, _ b: Double, _ turn: Double,
    _ random: inout RandomSource
  ) -> [SIMD2<Double>] {
    let count = Int(2 * Double.pi * max(a, b))
    return (0..<count).map { index in
      let t = 2 * Double.pi * Double(index) / Double(count)
      let (x, y) = (a * cos(t), b * sin(t))
      let noise = SIMD2(random.number(in: -0.1...0.1), random.number(in: -0.1...0.1))
      return center + SIMD2(x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)) + noise
    }
  }

  /// Points along a rectangle with round corners, a pixel apart.
  private func rectangle(
    _ center: SIMD2<Double>, _ half: SIMD2<Double>, _ radius: Double, _ random: inout RandomSource
  ) -> [SIMD2<Double>] {
    var points: [SIMD2<Double>] = []
    let inner = half - radius
    for quarter in 0..<4 {
      let angle = Double(quarter) * .pi / 2
      let sign: SIMD2<Double> = [[1, 1], [-1, 1], [-1, -1], [1, -1]][quarter]
      for step in 0...max(Int(radius * 2), 0) {
        let t = angle + .pi / 2 * Double(step) / Double(max(Int(radius * 2), 1))
        points.append(center + inner * sign + SIMD2(cos(t), sin(t)) * radius)
      }
      let next: SIMD2<Double> = [[-1, 1], [-1, -1], [1, -1], [1, 1]][quarter]
      let end = angle + .pi / 2
      let (from, to) = (
        points[points.count - 1], center + inner * next + SIMD2(cos(end), sin(end)) * radius
      )
      let count = Int((to - from).max().magnitude + (to - from).min().magnitude)
      for step in 1..<max(count, 2) {
        points.append(from + (to - from) * (Double(step) / Double(max(count, 2))))
      }
    }
    return points.map { point in
      point + SIMD2(random.number(in: -0.1...0.1), random.number(in: -0.1...0.1))
    }
  }

  @Test("A circle is four arcs with nodes at its extremes", arguments: 1...20)
  func circles(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let center = SIMD2(random.number(in: 100...900), random.number(in: 100...900))
    let radius = random.number(in: 3...90)
    var points = ellipse(center, radius, radius, 0, &random)
    if seed % 2 == 0 { points.reverse() }
    let curve = fit(points)
    expect(curve.segments.count == 4 && curve.segments.allSatisfy(\.isCubic), "seed \(seed)")
    for (node, direction) in zip(
      curve.corners, [[1, 0], [0, 1], [-1, 0], [0, -1]] as [SIMD2<Double>])
    {
      let offset = node - center
      let sign = seed % 2 == 0 ? SIMD2(1.0, -1.0) : SIMD2(1.0, 1.0)
      expect((offset / radius - direction * sign).max() < 0.2 / radius, "seed \(seed)")
    }
    // One radius, exactly.
    let across = curve.corners[0] - curve.corners[2]
    let down = curve.corners[1] - curve.corners[3]
    expect(abs(across.x) == abs(down.y) || abs(abs(across.x) - abs(down.y)) < 1e-9)
  }

  @Test("Ellipses of any direction are found, and follow the points' direction", arguments: 1...20)
  func ellipses(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let (a, b) = (random.number(in: 12...60), random.number(in: 4...10))
    let turn = random.number(in: 0...3)
    let center = SIMD2(random.number(in: 100...900), random.number(in: 100...900))
    let curve = fit(ellipse(center, a, b, turn, &random))
    expect(curve.segments.count == 4, "seed \(seed)")
    let ends = curve.corners.map { (($0 - center) * ($0 - center)).sum().squareRoot() }.sorted()
    expect(abs(ends[0] - b) < 0.15 && abs(ends[3] - a) < 0.15, "seed \(seed): \(ends)")
    let points = curve.corners
    let area = (0..<4).reduce(0.0) { sum, i in
      let (p, q) = (points[i] - center, points[(i + 1) % 4] - center)
      return sum + p.x * q.y - p.y * q.x
    }
    expect(area > 0, "seed \(seed)")
  }

  @Test("Round corners of rectangles have one radius, and sides are straight", arguments: 1...30)
  func rectangles(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let half = SIMD2(random.number(in: 8...80), random.number(in: 8...80))
    let round = [0.4, 0.7, 1].randomElement(using: &random)! * half.min()
    let center = SIMD2(random.number(in: 100...900), random.number(in: 100...900))
    let curve = fit(rectangle(center, half, round, &random))
    // A capsule has two sides; one that is hardly longer than wide is an ellipse.
    let expected = round == half.min() ? [6, 4] : [8]
    expect(expected.contains(curve.segments.count), "seed \(seed): \(half), \(round)")
    var last = curve.start
    for segment in curve.segments {
      if case .line(let end) = segment {
        expect(min(abs(end.x - last.x), abs(end.y - last.y)) < 1e-9, "seed \(seed)")
      }
      last = segment.end
    }
    let xs = curve.corners.map(\.x)
    expect(abs(xs.max()! - xs.min()! - 2 * half.x) < 0.3, "seed \(seed)")
  }

  @Test("Other shapes stay what they are")
  func others() {
    func polygon(_ count: Int, _ radius: Double) -> [SIMD2<Double>] {
      let corners = (0..<count).map { index in
        let t = 2 * Double.pi * Double(index) / Double(count) + 0.3
        return SIMD2(50 + radius * cos(t), 50 + radius * sin(t))
      }
      return corners.indices.flatMap { i in
        let (a, b) = (corners[i], corners[(i + 1) % count])
        let steps = Int(((b - a) * (b - a)).sum().squareRoot()) + 1
        return (0..<steps).map { a + (b - a) * (Double($0) / Double(steps)) }
      }
    }
    for count in 3...8 { expect(fit(polygon(count, 30)).segments.count == count, "\(count)") }
    // A square of two pixels' half diagonal is no circle.
    expect(fit(polygon(4, 4)).segments.contains { !$0.isCubic })
    // A disc with a flat side.
    var random = RandomSource(seed: 3)
    let disc = ellipse([50, 50], 30, 30, 0, &random).map { SIMD2(min($0.x, 72), $0.y) }
    expect(fit(disc).segments.contains { !$0.isCubic })
    // The counter of a letter of ten pixels, which a dot of that size is not.
    expect(fit(ellipse([50, 50], 3.6, 2.3, .pi / 2, &random), tolerance: 0.5).segments.count < 4)
    expect(fit(ellipse([50, 50], 2.3, 2.3, 0, &random), tolerance: 0.5).segments.count == 4)
  }

  @Test("The tolerance holds", arguments: 1...40)
  func tolerance(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    let (a, b) = (random.number(in: 2...30), random.number(in: 2...30))
    var points = ellipse([60, 60], a, b, random.number(in: 0...3), &random)
    // Bent a little, so that it is an ellipse in one case of two.
    let bend = random.number(in: 0...0.5)
    points = points.map { SIMD2($0.x, $0.y + bend * sin($0.x / 7)) }
    let curve = fit(points, tolerance: 0.3)
    var flat: [SIMD2<Double>] = []
    var last = curve.start
    for segment in curve.segments {
      for step in 0..<64 {
        let t = Double(step) / 64
        switch segment {
        case .line(let end): flat.append(last + (end - last) * t)
        case .cubic(let c1, let c2, let end):
          let (u, v) = (1 - t, t)
          let sum = last * (u * u * u) + c1 * (3 * u * u * v)
          flat.append(sum + c2 * (3 * u * v * v) + end * (v * v * v))
        }
      }
      last = segment.end
    }
    func distance(_ p: SIMD2<Double>, _ line: [SIMD2<Double>]) -> Double {
      var best = Double.infinity
      for (i, a) in line.enumerated() {
        let d = line[(i + 1) % line.count] - a
        let t = min(max(((p - a) * d).sum() / max((d * d).sum(), 1e-12), 0), 1)
        let e = p - a - d * t
        best = min(best, (e * e).sum())
      }
      return best.squareRoot()
    }
    for point in points { expect(distance(point, flat) <= 0.3 + 1e-3, "seed \(seed)") }
    for point in flat { expect(distance(point, points) <= 0.3 + 1e-3, "seed \(seed)") }
  }
}
