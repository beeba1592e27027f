import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Strokes that cross in a cluster are joined straight through.
@Suite struct CrossingTests {
  private static let side = 360

  private struct Line {
    var a: SIMD2<Double>
    var b: SIMD2<Double>
    var width: Double
  }

  /// Lines of 2 to 5 pixels through the middle, or within `spread` of it, at similar angles.
  private func crossing(
    _ count: Int, spread: Double, _ source: inout RandomSource
  ) -> (image: CGImage, lines: [Line]) {
    let side = Self.side
    let turn = source.number(in: 0...3.14)
    var coverage = [Double](repeating: 0, count: side * side)
    var lines: [Line] = []
    for i in 0..<count {
      let angle = turn + (Double(i) + source.number(in: -0.2...0.2)) * .pi / Double(count)
      let middle = SIMD2(
        180 + source.number(in: -1...1) * spread, 180 + source.number(in: -1...1) * spread)
      let d = SIMD2(cos(angle), sin(angle))
      let line = Line(
        a: middle - d * source.number(in: 130...165), b: middle + d * source.number(in: 130...165),
        width: source.number(in: 2...5))
      lines.append(line)
      draw(line, on: &coverage)
    }
    return (
      CGImage(
        width: side, height: side, components: 1, depth: 8,
        bytes: coverage.map { UInt8((1 - $0) * 255) }), lines
    )
  }

  /// Draws a line with round ends: a pixel's coverage follows from its distance from the line's edge.
  private func draw(_ line: Line, on coverage: inout [Double]) {
    let d = line.b - line.a
    let length = (d * d).sum()
    let isLevel = abs(d.x) > abs(d.y)
    let reach = line.width + 3
    func range(_ low: Double, _ high: Double) -> Range<Int> {
      max(Int(low), 0)..<min(Int(high) + 1, Self.side)
    }
    let along = isLevel ? (line.a.x, line.b.x) : (line.a.y, line.b.y)
    for i in range(min(along.0, along.1) - reach, max(along.0, along.1) + reach) {
      let t = min(max((Double(i) - along.0) / (along.1 - along.0), 0), 1)
      let at = line.a + d * t
      let middle = isLevel ? at.y : at.x
      for k in range(middle - reach, middle + reach) {
        let (x, y) = isLevel ? (i, k) : (k, i)
        let p = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - line.a
        let e = p - d * min(max((p * d).sum() / length, 0), 1)
        let share = min(max(line.width / 2 + 0.5 - (e * e).sum().squareRoot(), 0), 1)
        coverage[y * Self.side + x] += (1 - coverage[y * Self.side + x]) * share
      }
    }
  }

  /// Whether a stroke goes from one end of a line to the other, and has its width.
  private func isTraced(_ line: Line, by stroke: CenterLineTrace.Stroke) -> Bool {
    guard let first = stroke.points.first, let last = stroke.points.last else { return false }
    func isNear(_ p: SIMD2<Float>, _ q: SIMD2<Double>) -> Bool {
      let d = SIMD2<Double>(p) - q
      return (d * d).sum() < 1.5 * 1.5
    }
    return abs(stroke.width - line.width) < 0.5
      && ((isNear(first, line.a) && isNear(last, line.b))
        || (isNear(first, line.b) && isNear(last, line.a)))
  }

  @Test(arguments: [0.0, 2])
  func strokesGoStraightThrough(_ spread: Double) throws {
    var (joined, drawn, strokes) = (0, 0, 0)
    var missed: [String] = []
    for count in 3...14 {
      let seed = 31 + UInt64(count) % 2
      var source = RandomSource(seed: seed * 100 + UInt64(count))
      let (image, lines) = crossing(count, spread: spread, &source)
      let trace = try CenterLineTracer().trace(image)
      let found = lines.count { line in trace.strokes.contains { isTraced(line, by: $0) } }
      joined += found
      drawn += count
      strokes += trace.strokes.count
      if found < count { missed.append("\(count), seed \(seed): \(found)") }
      // A wrong pair spoils two strokes.
      expect(found >= count - 2, "\(count), seed \(seed): \(found)")
    }
    expect(joined * 100 >= drawn * 97, "\(joined) of \(drawn): \(missed)")
    expect(abs(strokes - drawn) * 100 <= drawn * 2, "\(strokes) strokes of \(drawn)")
  }

  @Test func pairsAreThoseThatTurnLeastAllTogether() {
    func exit(_ end: Int, _ degrees: Double, halfWidth: Float = 2) -> StrokePairing.Exit {
      let a = degrees * .pi / 180
      let d = SIMD2(Float(cos(a)), Float(sin(a)))
      return StrokePairing.Exit(end: end, position: d * 10, direction: d, halfWidth: halfWidth)
    }
    func pairs(_ exits: [StrokePairing.Exit]) -> Set<Set<Int>> {
      Set(StrokePairing(exits).pairs.map { [$0.0.end, $0.1.end] })
    }
    expect(pairs([]).isEmpty && pairs([exit(0, 0)]).isEmpty)
    expect(pairs([exit(0, 0), exit(1, 175), exit(2, 90)]) == [[0, 1]])
    expect(pairs([exit(0, 0), exit(1, 120)]).isEmpty)
    // The straightest pair, which turns by 4°, would leave two that turn by 36°.
    expect(pairs([exit(0, 0), exit(1, 184), exit(2, 20), exit(3, 164)]) == [[0, 3], [1, 2]])
    expect(
      pairs([exit(0, 0), exit(1, 178), exit(2, 4), exit(3, 206), exit(4, 26)])
        .contains([3, 4]))
    // Widths decide where directions do not.
    expect(
      pairs([
        exit(0, -4, halfWidth: 2), exit(1, 4, halfWidth: 3), exit(2, 180, halfWidth: 3.1),
        exit(3, 180, halfWidth: 2.1),
      ]) == [[0, 3], [1, 2]])
    expect(pairs([exit(0, 0, halfWidth: 1), exit(1, 180, halfWidth: 4)]).isEmpty)
    // Whatever their order, and for any number.
    var source = RandomSource(seed: 33)
    for count in [5, 14, 40, 150] {
      let exits = (0..<(2 * count)).map { i in
        exit(i, Double(i % count) * 180 / Double(count) + (i < count ? 0 : 180))
      }
      let expected = Set((0..<count).map { Set([$0, $0 + count]) })
      expect(pairs(exits) == expected, "\(count)")
      expect(pairs(exits.shuffled(using: &source)) == expected, "\(count)")
    }
    // So many are a texture.
    let many = StrokePairing.mostPaired / 2 + 1
    expect(pairs((0..<(2 * many)).map { exit($0, $0 < many ? 0 : 180) }).isEmpty)
  }

  /// Noise joins thousands of junctions: they are replaced by one disc, and tracing ends.
  @Test func noiseIsATextureAndNoTangle() throws {
    var source = RandomSource(seed: 34)
    let noise = (0..<(240 * 240)).map { _ in source.next() & 1 == 0 ? 0 : UInt8.max }
    let image = CGImage(width: 240, height: 240, components: 1, depth: 8, bytes: noise)
    #expect(throws: Never.self) { try CenterLineTracer().trace(image) }
  }
}
