import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

@Suite struct CenterLineTests {
  private func distance(
    _ p: SIMD2<Float>, _ a: SIMD2<Double>, _ b: SIMD2<Double>
  ) -> Double {
    let d = b - a
    let q = SIMD2<Double>(p) - a
    let t = min(max((q * d).sum() / (d * d).sum(), 0), 1)
    let e = q - d * t
    return (e * e).sum().squareRoot()
  }

  @Test(arguments: [1.5, 2, 3, 4.6, 7, 11])
  func linesOfKnownWidth(_ width: Double) throws {
    var source = RandomSource(seed: UInt64(width * 10))
    for round in 0..<3 {
      let a = SIMD2(source.number(in: 10...20), source.number(in: 10...40))
      let b = SIMD2(source.number(in: 60...70), source.number(in: 10...40))
      var painting = Painting(80, 50)
      painting.line(from: a, to: b, width: width)
      let trace = try CenterLineTracer().trace(painting.image())
      expect(trace.strokes.count == 1, "round \(round)")
      let stroke = try #require(trace.strokes.first)
      expect(abs(stroke.width - width) <= 0.15 + 0.02 * width, "round \(round): \(stroke.width)")
      expect(!stroke.hasButtEnds, "round \(round)")
      for p in stroke.points {
        expect(distance(p, a, b) < 0.25, "round \(round): \(p) off \(a)–\(b)")
      }
      let ends = [stroke.points[0], stroke.points[stroke.points.count - 1]]
      for end in [a, b] {
        let nearest = ends.map { distance($0, end, end + SIMD2(1e-9, 0)) }.min() ?? 99
        expect(nearest < 0.8, "round \(round): no end at \(end) but \(ends)")
      }
    }
  }

  @Test func crossingsAreGoneThrough() throws {
    // Lines that cross at 90°, 60° and 30°, of equal and of different widths: two strokes each.
    for degrees in [90.0, 50, 30] {
      for (first, second) in [(4.0, 4.0), (7, 3)] {
        let angle = degrees * .pi / 180
        let d = SIMD2(cos(angle), sin(angle)) * 50
        let c = SIMD2(70.3, 60.6)
        var painting = Painting(140, 120)
        painting.line(from: c - SIMD2(55, 0), to: c + SIMD2(55, 0), width: first)
        painting.line(from: c - d, to: c + d, width: second)
        let trace = try CenterLineTracer().trace(painting.image())
        expect(trace.strokes.count == 2, "\(degrees)°, widths \(first) and \(second)")
        let widths = trace.strokes.map(\.width).sorted()
        expect(abs((widths.first ?? 0) - min(first, second)) < 0.3, "\(degrees)°: \(widths)")
        expect(abs((widths.last ?? 0) - max(first, second)) < 0.3, "\(degrees)°: \(widths)")
      }
    }
  }

  @Test func aLineAlongACircleIsNoPartOfIt() throws {
    var painting = Painting(120, 100)
    painting.fill(SIMD4(0, 0, 0, 1)) { x, y in
      let r = ((x - 70) * (x - 70) + (y - 58) * (y - 58)).squareRoot()
      return abs(r - 30) < 3.5
    }
    painting.line(from: SIMD2(8, 20), to: SIMD2(82, 32), width: 2.6)
    let trace = try CenterLineTracer().trace(painting.image())
    let widths = trace.strokes.map(\.width).sorted()
    expect(widths.contains { abs($0 - 2.6) < 0.3 }, "\(widths)")
    expect(widths.contains { abs($0 - 7) < 0.4 }, "\(widths)")
  }

  @Test func loopsStayClosed() throws {
    var painting = Painting(90, 90)
    painting.fill(SIMD4(0, 0, 0, 1)) { x, y in
      let r = ((x - 44.5) * (x - 44.5) + (y - 45.2) * (y - 45.2)).squareRoot()
      return abs(r - 30) < 2
    }
    let trace = try CenterLineTracer().trace(painting.image())
    expect(trace.strokes.count == 1)
    let stroke = try #require(trace.strokes.first)
    expect(stroke.curve.isClosed)
    expect(abs(stroke.width - 4) <= 0.15)
    for p in stroke.points {
      let d = SIMD2<Double>(p) - SIMD2(44.5, 45.2)
      expect(abs((d * d).sum().squareRoot() - 30) < 0.15, "\(p)")
    }
  }

  /// Lines in two grays are staircases, which curves should not follow.
  @Test(arguments: [1, 3, 6])
  func stepsAreNotTraced(width: Int) throws {
    let side = 400
    var pixels = [UInt8](repeating: 255, count: side * side)
    func middle(_ t: Double) -> SIMD2<Double> {
      SIMD2(20 + 360 * t, 200 + 150 * sin(5 * t) * (1 - 0.5 * t))
    }
    for i in 0...8000 {
      let p = middle(Double(i) / 8000) - SIMD2(repeating: Double(width) / 2 - 0.5)
      let (x0, y0) = (Int(p.x.rounded()), Int(p.y.rounded()))
      for y in y0..<(y0 + width) {
        for x in x0..<(x0 + width) { pixels[y * side + x] = 0 }
      }
    }
    let image = CGImage(
      width: side, height: side, components: 1, depth: 8, bytes: pixels)
    let trace = try CenterLineTracer().trace(image)
    expect(trace.strokes.count == 1)
    expect(trace.segmentCount <= 8, "\(trace.segmentCount) segments")
    let samples = (0...4000).map { middle(Double($0) / 4000) }
    for stroke in trace.strokes {
      for p in stroke.points {
        let q = SIMD2<Double>(p) - SIMD2(0.5, 0.5)
        let nearest = samples.map { (($0 - q) * ($0 - q)).sum() }.min() ?? .infinity
        expect(nearest.squareRoot() < 1, "\(p)")
      }
    }
    // Whoever asks for less gets it.
    var exact = CenterLineTracer()
    exact.tolerance = 0.25
    expect(try exact.trace(image).segmentCount > 2 * trace.segmentCount)
  }

  @Test func dashesStayApart() throws {
    var painting = Painting(200, 40)
    for i in 0..<8 {
      let x = 12 + 23.3 * Double(i)
      painting.line(from: SIMD2(x, 20.4), to: SIMD2(x + 12, 20.4), width: 4)
    }
    let trace = try CenterLineTracer().trace(painting.image())
    expect(trace.strokes.count == 8)
    for stroke in trace.strokes {
      let (a, b) = (stroke.points[0], stroke.points[stroke.points.count - 1])
      expect(abs(abs(Double(b.x - a.x)) - 12) < 0.6, "\(a) … \(b)")
      expect(abs(a.y - 20.4) < 0.2 && abs(b.y - 20.4) < 0.2)
    }
  }

  @Test func shortDashesKeepTheirLength() throws {
    // Hardly longer than wide, in any direction.
    var source = RandomSource(seed: 43)
    for round in 0..<20 {
      let width = source.number(in: 2.5...6)
      let length = source.number(in: 0.8...2) * width
      let slope = SIMD2(source.number(in: -1...1), source.number(in: -1...1))
      let d = slope / max((slope * slope).sum().squareRoot(), 0.01) * length / 2
      let c = SIMD2(source.number(in: 18...22), source.number(in: 18...22))
      var painting = Painting(40, 40)
      painting.line(from: c - d, to: c + d, width: width)
      let trace = try CenterLineTracer().trace(painting.image())
      expect(trace.strokes.count == 1, "round \(round)")
      let stroke = try #require(trace.strokes.first)
      expect(abs(stroke.width - width) < 0.35, "round \(round): \(stroke.width) for \(width)")
      let span = SIMD2<Double>(stroke.points[stroke.points.count - 1] - stroke.points[0])
      let found = (span * span).sum().squareRoot() + (stroke.hasButtEnds ? -stroke.width : 0)
      expect(abs(found - length) < 1, "round \(round): \(found) for \(length)")
    }
  }

  @Test func dotsAreDots() throws {
    var painting = Painting(40, 40)
    painting.fill(SIMD4(0, 0, 0, 1)) { x, y in
      (x - 20.3) * (x - 20.3) + (y - 19.8) * (y - 19.8) < 16
    }
    let trace = try CenterLineTracer().trace(painting.image())
    expect(trace.strokes.count == 1)
    let stroke = try #require(trace.strokes.first)
    expect(abs(stroke.width - 8) < 0.5, "\(stroke.width)")
    expect(abs(stroke.points[0].x - 20.3) < 0.3 && abs(stroke.points[0].y - 19.8) < 0.3)
  }

  @Test func cornersHaveNoSpurs() throws {
    // A thick bent line, and a box: one stroke each, however thick.
    for width in [3.0, 6, 12] {
      var painting = Painting(120, 100)
      painting.line(from: SIMD2(20, 20), to: SIMD2(90, 24), width: width)
      painting.line(from: SIMD2(90, 24), to: SIMD2(70, 82), width: width)
      let trace = try CenterLineTracer().trace(painting.image())
      expect(trace.strokes.count == 1, "width \(width)")
    }
    var box = Painting(100, 80)
    box.fill(SIMD4(0, 0, 0, 1)) { x, y in
      max(abs(x - 50) / 35, abs(y - 40) / 25) < 1 && max(abs(x - 50) / 31, abs(y - 40) / 21) > 1
    }
    let trace = try CenterLineTracer().trace(box.image())
    expect(trace.strokes.count == 1)
    expect(trace.strokes.first?.curve.isClosed == true)
  }

  @Test func stemsMeetTheLineTheyStandOn() throws {
    var painting = Painting(100, 80)
    painting.line(from: SIMD2(12, 60), to: SIMD2(88, 60), width: 4)
    painting.line(from: SIMD2(50.4, 60), to: SIMD2(50.4, 14), width: 4)
    let trace = try CenterLineTracer().trace(painting.image())
    expect(trace.strokes.count == 2)
    let ends = trace.strokes.flatMap { [$0.points[0], $0.points[$0.points.count - 1]] }
    let foot = ends.map { distance($0, SIMD2(50.4, 60), SIMD2(50.5, 60)) }.min() ?? 99
    expect(foot < 0.6, "\(ends)")
  }

  @Test func scansWithShadowAndNoise() throws {
    // A background that darkens to 60 % across the page, and noise: as many strokes as were drawn.
    var painting = Painting(200, 140)
    for i in 0..<5 {
      let y = 20 + 25 * Double(i)
      painting.line(from: SIMD2(15, y), to: SIMD2(185, y + 5), width: 3)
    }
    for i in painting.pixels.indices {
      let shade = 1 - 0.4 * Double(i % 200) / 200
      painting.pixels[i] = SIMD4(
        painting.pixels[i].x * shade, painting.pixels[i].y * shade, painting.pixels[i].z * shade, 1)
    }
    let trace = try CenterLineTracer().trace(painting.image(noise: 20, seed: 9))
    expect(trace.strokes.count == 5)
    for stroke in trace.strokes { expect(abs(stroke.width - 3) < 0.5, "\(stroke.width)") }
  }

  @Test func lightLinesOnDarkGround() throws {
    var painting = Painting(80, 60, ground: SIMD4(0.1, 0.1, 0.2, 1))
    painting.line(from: SIMD2(12, 12), to: SIMD2(68, 48), width: 4, color: SIMD4(1, 1, 0.9, 1))
    var tracer = CenterLineTracer()
    tracer.isLight = true
    expect(try tracer.trace(painting.image()).strokes.count == 1)
  }

  @Test func theSameEveryTime() throws {
    var source = RandomSource(seed: 51)
    var painting = Painting(120, 90)
    for _ in 0..<8 {
      painting.line(
        from: SIMD2(source.number(in: 5...115), source.number(in: 5...85)),
        to: SIMD2(source.number(in: 5...115), source.number(in: 5...85)),
        width: source.number(in: 1.5...6))
    }
    let image = painting.image(noise: 12)
    let first = try CenterLineTracer().trace(image)
    let again = try CenterLineTracer().trace(image)
    expect(first.groups.map(\.path) == again.groups.map(\.path))
    expect(first.strokes.map(\.points) == again.strokes.map(\.points))
  }

  @Test func progressRisesAndCancels() throws {
    var painting = Painting(60, 40)
    painting.line(from: SIMD2(8, 8), to: SIMD2(50, 30), width: 4)
    let image = painting.image()
    var parts: [Double] = []
    _ = try CenterLineTracer().trace(image) { parts.append($0) }
    expect(parts.count > 3 && parts == parts.sorted() && parts.allSatisfy((0...1).contains))
    for stop in 1...parts.count {
      var calls = 0
      #expect(throws: CancellationError.self) {
        _ = try CenterLineTracer().trace(image) { _ in
          calls += 1
          if calls == stop { throw CancellationError() }
        }
      }
    }
  }

  @Test func simplePointsAreThoseThatKeepTheTopology() {
    // By counting: without the pixel, its 3 × 3 surroundings have as many parts of foreground (8-connected) and
    // of background (4-connected, touching the pixel by a side) as a simple point's must: one each.
    let around = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
    for bits in 0..<256 {
      func parts(_ value: Int, _ isNear: (Int, Int) -> Bool) -> [Set<Int>] {
        var result: [Set<Int>] = []
        for i in 0..<8 where bits >> i & 1 == value {
          var own: Set<Int> = [i]
          for k in result.indices.reversed()
          where result[k].contains(where: { isNear($0, i) }) {
            own.formUnion(result.remove(at: k))
          }
          result.append(own)
        }
        return result
      }
      let foreground = parts(1) { a, b in
        max(abs(around[a].0 - around[b].0), abs(around[a].1 - around[b].1)) == 1
      }
      let background = parts(0) { a, b in
        abs(around[a].0 - around[b].0) + abs(around[a].1 - around[b].1) == 1
      }.filter { $0.contains { $0 % 2 == 0 } }
      expect(
        Thinning.isSimple[bits] == (foreground.count == 1 && background.count == 1), "\(bits)")
    }
  }
}
