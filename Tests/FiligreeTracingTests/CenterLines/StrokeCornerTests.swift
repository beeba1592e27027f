import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Strokes reach the corners where they meet, and continue through strokes that cross them.
@Suite struct StrokeCornerTests {
  private func length(_ d: SIMD2<Double>) -> Double { (d * d).sum().squareRoot() }

  private func distance(_ p: SIMD2<Float>, _ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let (d, q) = (b - a, SIMD2<Double>(p) - a)
    return length(q - d * min(max((q * d).sum() / (d * d).sum(), 0), 1))
  }

  /// Many points of the drawn curve.
  private func samples(_ stroke: CenterLineTrace.Stroke) -> [SIMD2<Double>] {
    var result = [stroke.curve.start]
    for segment in stroke.curve.segments {
      let a = result[result.count - 1]
      for i in 1...16 {
        let t = Double(i) / 16
        switch segment {
        case .line(let b): result.append(a + (b - a) * t)
        case .cubic(let p, let q, let b):
          let (u, v) = (1 - t, t)
          let near = a * (u * u * u) + p * (3 * u * u * v)
          result.append(near + q * (3 * u * v * v) + b * (v * v * v))
        }
      }
    }
    return result
  }

  /// A rectangle with a diagonal: all six corners of strokes are at the rectangle's.
  @Test func cornersUnderADiagonalAreWhole() throws {
    var source = RandomSource(seed: 61)
    for round in 0..<5 {
      let width = source.number(in: 1.6...5)
      let low = SIMD2(source.number(in: 12...16), source.number(in: 12...16))
      let high = SIMD2(source.number(in: 84...108), source.number(in: 64...88))
      let corners = [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)]
      var painting = Painting(120, 100)
      for i in 0..<4 {
        painting.line(from: corners[i], to: corners[(i + 1) % 4], width: width)
      }
      painting.line(from: low, to: high, width: width)
      let trace = try CenterLineTracer().trace(painting.image())
      expect(trace.strokes.count == 3, "round \(round), width \(width)")
      let all = trace.strokes.flatMap(samples)
      for corner in corners {
        let nearest = all.map { length($0 - corner) }.min() ?? 99
        expect(nearest < 0.6, "round \(round), width \(width): \(nearest) from \(corner)")
      }
      for p in all {
        let off = (0..<4).map {
          distance(SIMD2<Float>(p), corners[$0], corners[($0 + 1) % 4])
        }
        let nearest = min(off.min() ?? 99, distance(SIMD2<Float>(p), low, high))
        expect(nearest < 0.6, "round \(round), width \(width): \(p), \(nearest) off")
      }
    }
  }

  /// Bent lines have their corners; arcs stay round.
  @Test(arguments: [1.5, 3, 6])
  func bentLinesAreNotRoundedAndArcsAreNotSharpened(_ width: Double) throws {
    var source = RandomSource(seed: UInt64(62 + width))
    for round in 0..<6 {
      let corner = SIMD2(source.number(in: 58...62), source.number(in: 58...62))
      let from = source.number(in: 0...6.28)
      let to = from + source.number(in: 1.2...2.2)
      let (a, b) = (
        corner + 42 * SIMD2(cos(from), sin(from)), corner + 42 * SIMD2(cos(to), sin(to))
      )
      var painting = Painting(120, 120)
      painting.line(from: a, to: corner, width: width)
      painting.line(from: corner, to: b, width: width)
      let trace = try CenterLineTracer().trace(painting.image())
      expect(trace.strokes.count == 1, "round \(round)")
      let all = trace.strokes.flatMap(samples)
      let nearest = all.map { length($0 - corner) }.min() ?? 99
      expect(nearest < 0.5, "round \(round): \(nearest)")
      for p in all {
        let off = min(distance(SIMD2<Float>(p), a, corner), distance(SIMD2<Float>(p), corner, b))
        expect(off < 0.5, "round \(round): \(p), \(off) off")
      }
    }
    for radius in [width + 4, 2 * width + 8, 40] {
      var painting = Painting(120, 120)
      painting.fill(SIMD4(0, 0, 0, 1)) { x, y in
        let d = SIMD2(x - 60.3, y - 59.6)
        return abs((d * d).sum().squareRoot() - radius) < width / 2
      }
      let trace = try CenterLineTracer().trace(painting.image())
      expect(trace.strokes.count == 1)
      for p in trace.strokes.flatMap(samples) {
        let off = abs(length(p - SIMD2(60.3, 59.6)) - radius)
        expect(off < 0.6, "radius \(radius): \(off)")
      }
    }
  }

  /// A spiral whose inner end hardly reaches beyond the line that crosses it is one stroke to its end.
  @Test func spiralsAreWholeToTheirInnerEnd() throws {
    let turn = 0.3
    let center = SIMD2(80.4, 79.7)
    let steps = 600
    func position(_ i: Int) -> SIMD2<Double> {
      let t = Double(i) / Double(steps)
      let angle = turn - 0.22 + 7.5 * .pi * t
      return center + (12 + 48 * t) * SIMD2(cos(angle), sin(angle))
    }
    var painting = Painting(160, 160)
    painting.fill(SIMD4(0, 0, 0, 1)) { x, y in
      let d = SIMD2(x, y) - center
      let (r, start) = ((d * d).sum().squareRoot(), turn - 0.22)
      let angle = (atan2(d.y, d.x) - start).truncatingRemainder(dividingBy: 2 * .pi)
      // Each time around.
      return (0...4).contains { k in
        let t = ((angle < 0 ? angle + 2 * .pi : angle) + 2 * .pi * Double(k)) / (7.5 * .pi)
        return t <= 1 && abs(r - 12 - 48 * t) < 1
      }
    }
    let d = 72 * SIMD2(cos(turn), sin(turn))
    painting.line(from: center - d, to: center + d, width: 2)
    let trace = try CenterLineTracer().trace(painting.image())
    expect(trace.strokes.count == 2)
    let spiral = try #require(
      trace.strokes.max { samples($0).count < samples($1).count })
    let ends = [spiral.points[0], spiral.points[spiral.points.count - 1]].map { SIMD2<Double>($0) }
    for end in [position(0), position(steps)] {
      let nearest = ends.map { length($0 - end) }.min() ?? 99
      expect(nearest < 1.5, "\(nearest) from \(end)")
    }
    let truth = (0...steps).map(position)
    for p in samples(spiral) {
      let off = truth.map { length($0 - p) }.min() ?? 99
      expect(off < 1.2, "\(p): \(off) off")
    }
  }
}
