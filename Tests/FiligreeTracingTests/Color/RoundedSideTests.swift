import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Straight sides that pass into arcs are lines, and arcs have none.
@Suite struct RoundedSideTests {
  /// The lines and the number of curves of the last shape of a picture.
  private func outline(
    _ painting: Painting
  ) throws -> (lines: [(SIMD2<Double>, SIMD2<Double>)], curves: Int) {
    let trace = try ColorTracer().trace(painting.image())
    let path = try #require(trace.layers.last?.path)
    var lines: [(SIMD2<Double>, SIMD2<Double>)] = []
    var curves = 0
    var (first, last) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    path.forEach { element in
      func line(_ end: SIMD2<Double>) {
        if end != last { lines.append((last, end)) }
        last = end
      }
      switch element {
      case .move(let p):
        last = SIMD2(p.x, p.y)
        first = last
      case .line(let p): line(SIMD2(p.x, p.y))
      case .quadCurve(let p, _), .curve(let p, _, _):
        curves += 1
        last = SIMD2(p.x, p.y)
      case .closeSubpath: line(first)
      }
    }
    return (lines, curves)
  }

  /// Rounded rectangles are four level or upright lines where the sides are, and four curves.
  @Test func roundedRectanglesAreFourLinesAndFourCurves() throws {
    for seed in 0..<24 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { source.number(in: range) }
      let center = SIMD2(number(47...49), number(47...49))
      let half = SIMD2(number(34...42), number(34...42))
      let radius = number(8...16)
      let blue = SIMD4(0.2, 0.3, 0.6, 1)
      let ground = seed % 2 == 0 ? SIMD4(1, 1, 1, 1) : SIMD4(0.9, 0.8, 0.3, 1)
      var painting = Painting(96, 96, ground: ground)
      painting.paint(samples: 10) { x, y in
        let d = SIMD2(x, y) - center
        let (u, v) = (abs(d.x) - half.x, abs(d.y) - half.y)
        guard u < 0, v < 0 else { return nil }
        let (a, b) = (max(u + radius, 0), max(v + radius, 0))
        return a * a + b * b <= radius * radius ? blue : nil
      }
      let (lines, curves) = try outline(painting)
      expect(lines.count == 4 && curves == 4, "seed \(seed): \(lines.count), \(curves)")
      for (a, b) in lines {
        let isLevel = abs(b.y - a.y) < 0.01
        expect(isLevel || abs(b.x - a.x) < 0.01, "seed \(seed): \(a) to \(b)")
        // Ten samples across a pixel see a side to a twentieth.
        let middle = (a + b) / 2 - center
        let off = isLevel ? abs(middle.y) - half.y : abs(middle.x) - half.x
        expect(abs(off) < 0.08, "seed \(seed): \(off) from the side")
      }
    }
  }

  /// A disc has no straight side, however coarsely it is drawn.
  @Test(arguments: [4, 8])
  func discsHaveNoSides(_ samples: Int) throws {
    for seed in 0..<6 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      let radius = source.number(in: 20...90)
      let center = SIMD2(source.number(in: 94...98), source.number(in: 94...98))
      var painting = Painting(192, 192)
      painting.paint(samples: samples) { x, y in
        let d = SIMD2(x, y) - center
        return (d * d).sum() < radius * radius ? SIMD4(0.8, 0.1, 0.6, 1) : nil
      }
      let (lines, curves) = try outline(painting)
      let longest = lines.map { (a, b) in ((b - a) * (b - a)).sum().squareRoot() }.max() ?? 0
      expect(longest < 8 && curves <= 6, "seed \(seed): \(longest), \(curves)")
    }
  }
}
