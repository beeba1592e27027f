import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Random separate strokes are found one by one, as they were drawn.
@Suite struct RandomStrokeTests {
  private static let cell = 70.0
  private static let cells = 3
  private static let side = 210

  /// A straight stroke, or an arc of a circle; its ends are round.
  private struct Stroke {
    var center: SIMD2<Double>
    /// 0 for a straight one.
    var radius = 0.0
    var from: Double
    /// The angle that an arc sweeps, or half of a straight one's length.
    var sweep: Double
    var width: Double

    func point(_ angle: Double) -> SIMD2<Double> {
      center + radius * SIMD2(cos(angle), sin(angle))
    }

    var ends: (SIMD2<Double>, SIMD2<Double>) {
      if radius > 0 { return (point(from), point(from + sweep)) }
      let d = SIMD2(cos(from), sin(from)) * sweep
      return (center - d, center + d)
    }

    func distance(_ p: SIMD2<Double>) -> Double {
      let (a, b) = ends
      if radius > 0 {
        let q = p - center
        var angle = (atan2(q.y, q.x) - from).truncatingRemainder(dividingBy: 2 * .pi)
        if angle < 0 { angle += 2 * .pi }
        if angle <= sweep { return abs((q * q).sum().squareRoot() - radius) }
        return min(length(p - a), length(p - b))
      }
      let (d, q) = (b - a, p - a)
      return length(q - d * min(max((q * d).sum() / (d * d).sum(), 0), 1))
    }
  }

  private static func length(_ d: SIMD2<Double>) -> Double { (d * d).sum().squareRoot() }
  private static func share(_ contains: (SIMD2<Double>) -> Bool, _ x: Int, _ y: Int) -> Double {
    var count = 0
    for j in 0..<5 {
      for i in 0..<5 {
        let d = SIMD2(Double(i) + 0.5, Double(j) + 0.5) / 5
        if contains(SIMD2(Double(x), Double(y)) + d) { count += 1 }
      }
    }
    return Double(count) / 25
  }

  /// One stroke in each cell of a grid: lines, a third of them axis-parallel, and arcs.
  private func strokes(_ source: inout RandomSource, least: Double) -> [Stroke] {
    (0..<(Self.cells * Self.cells)).map { i in
      let middle = SIMD2(
        (Double(i % Self.cells) + 0.5) * Self.cell + source.number(in: -2...2),
        (Double(i / Self.cells) + 0.5) * Self.cell + source.number(in: -2...2))
      let width = source.number(in: least...(source.next() & 1 == 0 ? 2 : 6))
      switch source.next() % 3 {
      case 0:
        // On a row's middle, on its edge, or anywhere.
        let snapped = (middle * 2).rounded(.toNearestOrAwayFromZero) / 2
        return Stroke(
          center: source.next() & 1 == 0 ? middle : snapped,
          from: source.next() & 1 == 0 ? 0 : .pi / 2, sweep: source.number(in: 8...26),
          width: width)
      case 1:
        return Stroke(
          center: middle, from: source.number(in: 0...(.pi)), sweep: source.number(in: 8...26),
          width: width)
      default:
        return Stroke(
          center: middle, radius: source.number(in: 12...26), from: source.number(in: 0...6.28),
          sweep: source.number(in: 1.2...4), width: width)
      }
    }
  }

  /// The coverage of each pixel, by 25 samples.
  private func coverage(_ strokes: [Stroke]) -> [Double] {
    var coverage = [Double](repeating: 0, count: Self.side * Self.side)
    for stroke in strokes {
      let reach = 31.0
      let low = (stroke.center - reach).rounded(.down)
      for y in max(Int(low.y), 0)..<min(Int(low.y + 2 * reach) + 1, Self.side) {
        for x in max(Int(low.x), 0)..<min(Int(low.x + 2 * reach) + 1, Self.side) {
          let middle = stroke.distance(SIMD2(Double(x) + 0.5, Double(y) + 0.5))
          guard middle < stroke.width / 2 + 0.8 else { continue }
          let share = Self.share({ stroke.distance($0) <= stroke.width / 2 }, x, y)
          coverage[y * Self.side + x] = max(coverage[y * Self.side + x], share)
        }
      }
    }
    return coverage
  }

  @Test(arguments: [false, true], [1, 2, 3, 4, 5] as [UInt64])
  func strokesAreFoundAsTheyWereDrawn(hasTwoGrays: Bool, seed: UInt64) throws {
    var source = RandomSource(seed: 700 + seed)
    // Lines of less than a pixel have gaps where there are no grays.
    let drawn = strokes(&source, least: hasTwoGrays ? 1.2 : 0.6)
    let coverage = coverage(drawn).map { hasTwoGrays ? ($0 >= 0.5 ? 1 : 0) : $0 }
    let image = CGImage(
      width: Self.side, height: Self.side, components: 1, depth: 8,
      bytes: coverage.map { UInt8((1 - $0) * 255 + 0.5) })
    let trace = try CenterLineTracer().trace(image)
    expect(trace.strokes.count == drawn.count, "seed \(seed)")
    var total = 0.0
    for stroke in drawn {
      let (a, b) = stroke.ends
      func isNear(_ p: SIMD2<Float>) -> Bool {
        let d = SIMD2<Double>(p) - stroke.center
        return max(abs(d.x), abs(d.y)) < 33
      }
      let found = trace.strokes.filter { $0.points.allSatisfy(isNear) }
      expect(found.count == 1, "seed \(seed): \(found.count) for \(stroke)")
      guard let found = found.first, let first = found.points.first, let last = found.points.last
      else { continue }
      // Without grays, an axis-parallel line has a whole number of rows.
      let slack = hasTwoGrays ? 1.15 : 0.5
      expect(
        abs(found.width - stroke.width) <= slack, "seed \(seed): \(found.width) for \(stroke)")
      let (p, q) = (SIMD2<Double>(first), SIMD2<Double>(last))
      let off = min(
        max(Self.length(p - a), Self.length(q - b)), max(Self.length(p - b), Self.length(q - a)))
      // What is cut straight is drawn half of the width farther; an arc bends on within its cap.
      let far =
        (stroke.radius > 0 || hasTwoGrays ? 2.5 : 1.5)
        + (found.hasButtEnds ? stroke.width / 2 : 0)
      expect(off <= far, "seed \(seed): \(off) off for \(stroke)")
      var length = 0.0
      for (p, q) in zip(found.points, found.points.dropFirst()) {
        expect(stroke.distance(SIMD2<Double>(p)) < 1.5, "seed \(seed): \(p) of \(stroke)")
        length += Self.length(SIMD2<Double>(q - p))
      }
      total += length * found.width + (found.hasButtEnds ? 0 : .pi / 4 * found.width * found.width)
    }
    // The strokes drawn again cover as much as the picture does.
    let sum = coverage.reduce(0, +)
    expect(abs(total / sum - 1) < 0.06, "seed \(seed): \(total) for \(sum)")
  }

  @Test func nothingIsDrawnOutsideThePage() throws {
    var source = RandomSource(seed: 710)
    for round in 0..<6 {
      var painting = Painting(64, 48)
      for _ in 0..<3 {
        painting.line(
          from: SIMD2(source.number(in: -20...84), source.number(in: -20...68)),
          to: SIMD2(source.number(in: -20...84), source.number(in: -20...68)),
          width: source.number(in: 0.6...6))
      }
      for stroke in try CenterLineTracer().trace(painting.image()).strokes {
        for p in stroke.points {
          expect(p.x >= 0 && p.y >= 0 && p.x <= 64 && p.y <= 48, "round \(round): \(p)")
        }
      }
    }
  }

  /// Dashes of one pixel, in black and white only, stay dashes in every direction.
  @Test func dashesOfOnePixelAreNoDots() throws {
    for width in [1, 2] {
      for step in [SIMD2(1, 0), SIMD2(0, 1), SIMD2(1, 1), SIMD2(-1, 1)] {
        var pixels = [UInt8](repeating: 255, count: 40 * 40)
        for i in 0..<15 {
          for k in 0..<width {
            let p =
              SIMD2(step.x < 0 ? 28 : 12, 12) &+ step &* i
              &+ SIMD2(step.x == 0 ? k : 0, step.x == 0 ? 0 : k)
            pixels[p.y * 40 + p.x] = 0
          }
        }
        let trace = try CenterLineTracer().trace(
          CGImage(width: 40, height: 40, components: 1, depth: 8, bytes: pixels))
        expect(trace.strokes.count == 1, "\(width), \(step)")
        let stroke = try #require(trace.strokes.first)
        // Pixels abreast in a row are nearer to one another across a slanted line.
        let across = Double(width) / Self.length(SIMD2<Double>(step))
        expect(abs(stroke.width - across) < 0.35, "\(width), \(step): \(stroke.width)")
        let d = SIMD2<Double>(stroke.points[stroke.points.count - 1] - stroke.points[0])
        let length = Self.length(SIMD2<Double>(step) * 14)
        expect(abs(Self.length(d) - length) < 2, "\(width), \(step): \(Self.length(d))")
      }
    }
  }

  /// A line of one width at a small angle, thinner than a pixel, is one stroke with the same ends.
  @Test(arguments: [0.6, 0.75, 1.0])
  func thinLinesStayInOnePiece(_ width: Double) throws {
    var painting = Painting(300, 40)
    painting.line(from: SIMD2(10, 8), to: SIMD2(290, 15), width: width)
    // What is black is told by a line that is wide enough.
    painting.line(from: SIMD2(20, 30), to: SIMD2(280, 30), width: 4)
    let trace = try CenterLineTracer().trace(painting.image())
    expect(trace.strokes.count == 2)
    let stroke = try #require(trace.strokes.min { $0.width < $1.width })
    let xs = [stroke.points[0].x, stroke.points[stroke.points.count - 1].x].sorted()
    expect(abs(xs[0] - 10) < 1.5 && abs(xs[1] - 290) < 1.5, "\(xs)")
    expect(abs(stroke.width - width) < 0.2, "\(stroke.width)")
  }
}
