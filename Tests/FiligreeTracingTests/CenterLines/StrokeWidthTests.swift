import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Widths along strokes: lines that go on narrower, lines that taper, dots and areas.
@Suite struct StrokeWidthTests {
  private static let black = SIMD4<Double>(0, 0, 0, 1)

  /// What a trace paints, by points.
  private struct Drawn {
    var paths: [(path: Path, box: CGRect)]

    init(_ trace: CenterLineTrace) {
      let lines = trace.groups.map { group in
        group.path.strokedPath(
          StrokeStyle(
            lineWidth: group.width, lineCap: group.hasButtEnds ? .butt : .round, lineJoin: .round))
      }
      paths = (lines + trace.shapes).map { ($0, $0.boundingRect) }
    }

    func contains(_ x: Double, _ y: Double) -> Bool {
      let p = CGPoint(x: x, y: y)
      return paths.contains { $0.box.contains(p) && $0.path.contains(p) }
    }
  }

  /// Expects that points within the ink are painted and points outside are not, but for those nearer to the
  /// edge than `edge`; `distance` is that from the ink's edge, negative inside.
  private func expectPaint(
    _ trace: CenterLineTrace, edge: Double, _ note: String,
    _ distance: (Double, Double) -> Double
  ) {
    let drawn = Drawn(trace)
    var (lost, over) = (0, 0)
    for j in 0..<(2 * trace.height) {
      for i in 0..<(2 * trace.width) {
        let (x, y) = (Double(i) / 2 + 0.25, Double(j) / 2 + 0.25)
        let d = distance(x, y)
        guard abs(d) > edge else { continue }
        if drawn.contains(x, y) != (d < 0) {
          if d < 0 { lost += 1 } else { over += 1 }
        }
      }
    }
    expect(lost == 0 && over == 0, "\(note) \(lost) points are missing, \(over) are too many")
  }

  private func segment(
    _ x: Double, _ y: Double, _ a: SIMD2<Double>, _ b: SIMD2<Double>
  ) -> Double {
    let (d, p) = (b - a, SIMD2(x, y) - a)
    let t = min(max((p * d).sum() / max((d * d).sum(), 1e-9), 0), 1)
    return ((p - d * t) * (p - d * t)).sum().squareRoot()
  }

  /// A plan's wall of 7 pixels from whose end the arc of a door goes on with 1.2.
  @Test func aDoorsArcIsNoPartOfItsWall() throws {
    var painting = Painting(110, 70)
    let box = { (x: Double, y: Double) in
      max(max(8 - x, x - 50), abs(y - 60) - 3.5)
    }
    let arc = { (x: Double, y: Double) -> Double in
      guard x >= 48, y <= 60 else { return 99 }
      return abs(((x - 89) * (x - 89) + (y - 60) * (y - 60)).squareRoot() - 40) - 0.6
    }
    let ink = { (x: Double, y: Double) in min(box(x, y), x < 89 ? arc(x, y) : 99) }
    painting.fill(Self.black) { ink($0, $1) < 0 }
    for widths in CenterLineTracer.Widths.allCases {
      var tracer = CenterLineTracer()
      tracer.widths = widths
      let trace = try tracer.trace(painting.image())
      let found = trace.strokes.map(\.width).sorted()
      expect(found.count == 2, "\(found)")
      expect(abs((found.first ?? 0) - 1.2) < 0.3 && abs((found.last ?? 0) - 7) < 0.3, "\(found)")
      expect(trace.shapes.isEmpty)
      expectPaint(trace, edge: 1, "\(widths)", ink)
    }
  }

  /// A line that goes on narrower in the middle is two strokes of their own widths, without a gap.
  @Test(arguments: [(6.0, 1.2), (5.0, 2.0), (3.0, 1.0)])
  func aLineIsCutWhereItsWidthChanges(_ wide: Double, _ narrow: Double) throws {
    for angle in [0.0, 0.3, 1.1] {
      let u = SIMD2(cos(angle), sin(angle))
      let c = SIMD2(45.3, 45.6)
      let ink = { (x: Double, y: Double) -> Double in
        let p = SIMD2(x, y) - c
        let (along, across) = ((p * u).sum(), abs(p.x * u.y - p.y * u.x))
        let first = max(max(-35 - along, along), across - wide / 2)
        return min(first, max(max(-along, along - 35), across - narrow / 2))
      }
      var painting = Painting(90, 90)
      painting.fill(Self.black) { ink($0, $1) < 0 }
      let trace = try CenterLineTracer().trace(painting.image())
      let found = trace.strokes.map(\.width).sorted()
      expect(found.count == 2, "\(angle): \(found)")
      expect(abs((found.first ?? 0) - narrow) < 0.3, "\(angle): \(found)")
      expect(abs((found.last ?? 0) - wide) < 0.3, "\(angle): \(found)")
      expectPaint(trace, edge: 1.1, "\(angle)", ink)
    }
  }

  /// A stroke that tapers from 8 pixels to 1 has widths to match, and an outline within half a pixel of its ink.
  @Test func aTaperingStrokeHasAnOutline() throws {
    let ink = { (x: Double, y: Double) -> Double in
      // A round brush whose radius falls along the way.
      var least = Double.infinity
      let nearest = Int((x - 14) / 150 * 400)
      for i in min(max(nearest - 40, 0), 400)...max(min(nearest + 40, 400), 0) {
        let t = Double(i) / 400
        let p = SIMD2(14 + 150 * t, 34 + 18 * sin(5 * t))
        let d = SIMD2(x, y) - p
        least = min(least, (d * d).sum().squareRoot() - (4 - 3.5 * t))
      }
      return least
    }
    var painting = Painting(180, 64)
    painting.fill(Self.black) { ink($0, $1) < 0 }
    let trace = try CenterLineTracer().trace(painting.image())
    expect(trace.strokes.count == 1 && trace.shapes.count == 1 && trace.groups.isEmpty)
    let stroke = try #require(trace.strokes.first)
    let widths = stroke.widths.map(\.width).sorted()
    expect(abs((widths.last ?? 0) - 8) < 0.5 && abs((widths.first ?? 9) - 1.1) < 0.5, "\(widths)")
    let locations = stroke.widths.map(\.location)
    expect(locations.first == 0 && locations.last == 1 && locations == locations.sorted())
    expect(stroke.widths.count <= 8, "\(stroke.widths)")
    expect(trace.segmentCount <= 16, "\(trace.segmentCount)")
    expectPaint(trace, edge: 0.5, "", ink)

    var plain = CenterLineTracer()
    plain.widths = .constant
    let strokes = try plain.trace(painting.image()).strokes
    expect(strokes.count == 1 && strokes[0].outline == nil && strokes[0].widths.isEmpty)
    expect(abs(strokes[0].width - 4.6) < 0.4, "\(strokes[0].width)")
  }

  /// A ring that gets wider and narrower is one closed stroke with two outlines.
  @Test func aRingOfVaryingWidthStaysClosed() throws {
    let ink = { (x: Double, y: Double) -> Double in
      let d = SIMD2(x - 50, y - 50)
      let r = (d * d).sum().squareRoot()
      return abs(r - 32) - (3 + 1.5 * d.x / max(r, 1))
    }
    var painting = Painting(100, 100)
    painting.fill(Self.black) { ink($0, $1) < 0 }
    let trace = try CenterLineTracer().trace(painting.image())
    expect(trace.strokes.count == 1)
    let stroke = try #require(trace.strokes.first)
    expect(stroke.curve.isClosed && stroke.rings.count == 2)
    expect(stroke.widths.first?.width == stroke.widths.last?.width)
    expectPaint(trace, edge: 0.5, "", ink)
  }

  /// A dot where lines cross is a dot, and no larger than it is.
  @Test(arguments: [5.0, 6, 8])
  func dotsAtCrossingsStay(_ size: Double) throws {
    for hasFourArms in [true, false] {
      let c = SIMD2(40.0, 40.0)
      let ink = { (x: Double, y: Double) -> Double in
        let d = SIMD2(x, y) - c
        let across = max(abs(d.x) - 0.75, hasFourArms ? abs(d.y) - 35 : max(-d.y, d.y - 35))
        let along = max(abs(d.y) - 0.75, abs(d.x) - 35)
        return min(min(along, across), (d * d).sum().squareRoot() - size / 2)
      }
      var painting = Painting(80, 80)
      painting.fill(Self.black) { ink($0, $1) < 0 }
      let trace = try CenterLineTracer().trace(painting.image())
      expect(trace.strokes.count == 3 && trace.shapes.isEmpty, "\(trace.strokes.map(\.width))")
      let width = trace.strokes.map(\.width).max() ?? 0
      expect(abs(width - size) < 1, "\(width) for \(size)")
      expectPaint(trace, edge: 1, "\(size)", ink)
    }
  }

  /// What is no line is an area, or its largest circle where there are only strokes.
  @Test func areasAreNoRoundDots() throws {
    let shapes: [(String, (Double, Double) -> Double)] = [
      ("square", { max(abs($0 - 30.2), abs($1 - 30.4)) - 10 }),
      ("triangle", { max(18 - $1, max($1 / 2 + $0 - 50, $1 / 2 - $0 + 10)) }),
      (
        "ellipse",
        {
          ((($0 - 30) / 18) * (($0 - 30) / 18) + (($1 - 30) / 9) * (($1 - 30) / 9)).squareRoot()
            * 12 - 12
        }
      ),
      (
        "diode", { min(max(18 - $1, max($1 / 2 + $0 - 50, $1 / 2 - $0 + 10)), abs($0 - 30) - 0.75) }
      ),
    ]
    for (name, ink) in shapes {
      var painting = Painting(60, 60)
      painting.fill(Self.black) { x, y in
        ink(x, y) < 0 && (4...56).contains(y)
      }
      let distance = { (x: Double, y: Double) in max(ink(x, y), max(4 - y, y - 56)) }
      let trace = try CenterLineTracer().trace(painting.image())
      expect(trace.areas.count == 1, "\(name)")
      expectPaint(trace, edge: 1.5, name, distance)
      var plain = CenterLineTracer()
      plain.widths = .constant
      let strokes = try plain.trace(painting.image())
      expect(!strokes.strokes.isEmpty && strokes.shapes.isEmpty, "\(name)")
      let drawn = Drawn(strokes)
      var over = 0
      for y in 0..<60 {
        for x in 0..<60 where distance(Double(x) + 0.5, Double(y) + 0.5) > 1 {
          if drawn.contains(Double(x) + 0.5, Double(y) + 0.5) { over += 1 }
        }
      }
      expect(over == 0, "\(name): \(over)")
    }
  }

  /// Lines of one width stay strokes of one width, one for each line, in noise and without grays as well; and
  /// where they cross, next to nothing is painted more than a pixel beside them.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func linesOfOneWidthStayWhatTheyAre(seed: UInt64) throws {
    var source = RandomSource(seed: 40 + seed)
    for round in 0..<4 {
      var painting = Painting(96, 96)
      var apart: [(SIMD2<Double>, SIMD2<Double>, Double)] = []
      for row in 0..<5 {
        let y = 10 + 19 * Double(row)
        let line = (
          SIMD2(source.number(in: 6...14), y + source.number(in: -3...3)),
          SIMD2(source.number(in: 70...90), y + source.number(in: -3...3)),
          source.number(in: 1.2...7)
        )
        apart.append(line)
        painting.line(from: line.0, to: line.1, width: line.2)
      }
      let trace = try CenterLineTracer().trace(painting.image(noise: 14, seed: seed))
      expect(
        trace.strokes.count == apart.count && trace.shapes.isEmpty, "round \(round): \(apart)")
      expectPaint(trace, edge: 0.8, "round \(round): \(apart)") { x, y in
        apart.map { segment(x, y, $0.0, $0.1) - $0.2 / 2 }.min() ?? 9
      }

      var crossed = Painting(96, 96)
      var lines: [(SIMD2<Double>, SIMD2<Double>, Double)] = []
      for _ in 0..<7 {
        let line = (
          SIMD2(source.number(in: 6...90), source.number(in: 6...90)),
          SIMD2(source.number(in: 6...90), source.number(in: 6...90)), source.number(in: 1...5)
        )
        lines.append(line)
        crossed.line(from: line.0, to: line.1, width: line.2)
      }
      let drawn = Drawn(try CenterLineTracer().trace(crossed.image()))
      var (over, count) = (0, 0)
      for y in 0..<96 {
        for x in 0..<96 {
          let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
          guard drawn.contains(x, y) else { continue }
          count += 1
          let d = lines.map { segment(x, y, $0.0, $0.1) - $0.2 / 2 }.min() ?? 9
          if d > 1 { over += 1 }
        }
      }
      // Between two lines that meet at a small angle there can be some.
      expect(Double(over) <= 0.01 * Double(count), "round \(round): \(over) beside \(lines)")
    }
  }

  /// Parts that are hatched and shaded all over: what is painted is ink, and no ink is left out.
  @Test func hatchingIsNoBlot() throws {
    var source = RandomSource(seed: 77)
    var painting = Painting(120, 90)
    for i in 0..<46 {
      let x = 14 + 1.8 * Double(i) + source.number(in: -0.6...0.6)
      painting.line(
        from: SIMD2(x + 8, 14 + source.number(in: -4...4)),
        to: SIMD2(x - 4, 74 + source.number(in: -4...4)), width: source.number(in: 1...1.6))
    }
    let image = painting.image()
    let trace = try CenterLineTracer().trace(image)
    let drawn = Drawn(trace)
    // Ink is what is at least half covered; it and its neighbors are near.
    let ink = painting.pixels.map { $0.x < 0.5 }
    func isNear(_ list: [Bool], _ x: Int, _ y: Int) -> Bool {
      (max(y - 1, 0)...min(y + 1, 89)).contains { v in
        (max(x - 1, 0)...min(x + 1, 119)).contains { list[v * 120 + $0] }
      }
    }
    let painted = (0..<(120 * 90)).map {
      drawn.contains(Double($0 % 120) + 0.5, Double($0 / 120) + 0.5)
    }
    var (lost, over, count) = (0, 0, 0)
    for y in 0..<90 {
      for x in 0..<120 {
        if ink[y * 120 + x] { count += 1 }
        if ink[y * 120 + x], !isNear(painted, x, y) { lost += 1 }
        if painted[y * 120 + x], !isNear(ink, x, y) { over += 1 }
      }
    }
    expect(Double(lost) < 0.02 * Double(count), "\(lost) of \(count) are missing")
    expect(Double(over) < 0.005 * Double(count), "\(over) for \(count) are too many")
  }
}
