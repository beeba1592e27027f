import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

/// A point is in a stroke with round caps and joins exactly if it is within half the width of the
/// center line.
@Suite struct StrokeOracleTests {
  enum Form: CaseIterable { case curves, lines }

  func check(
    _ path: PathStorage, width: CGFloat, tolerance: CGFloat, form: Form, points: Int,
    random: inout RandomSource, _ comment: String
  ) {
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    let outline =
      form == .curves
      ? path.stroked(style, tolerance: tolerance) : path.strokedLines(style, tolerance: tolerance)
    if form == .lines { expect(!outline.verbs.contains(.cubic)) }
    expect(outline.isFinite)
    let ink = outline.lines(tolerance * 0.01)
    let center = path.lines(tolerance * 0.01)
    let radius = width / 2
    for _ in 0..<points {
      // Near the center line, and often near the edge of the stroke.
      let base = center.points[Int(random.next() % UInt64(center.points.count))]
      let angle = random.number(in: 0...6.3)
      let far =
        radius
        * (random.next() % 2 == 0 ? random.number(in: 0...1.3) : random.number(in: 0.97...1.03))
      let p = CGPoint(x: base.x + far * cos(angle), y: base.y + far * sin(angle))
      let d = distance(center, from: p)
      let winding = windingNumber(ink, about: p)
      if d < radius - 1.1 * tolerance {
        expect(winding != 0, "hole at \(p), \(d) from the line, width \(width), \(comment)")
        if winding == 0 { return }
      } else if d > radius + 1.1 * tolerance {
        expect(winding == 0, "ink at \(p), \(d) from the line, width \(width), \(comment)")
        if winding != 0 { return }
      }
      // All pieces turn the same way.
      expect(winding <= 0)
    }
  }

  func randomPath(_ random: inout RandomSource) -> PathStorage {
    var path = PathStorage()
    for _ in 0...Int(random.next() % 2) {
      path.move(to: random.point())
      for _ in 0...Int(random.next() % 5) {
        switch random.next() % 4 {
        case 0: path.line(to: random.point())
        case 1: path.line(to: random.gridPoint())
        case 2: path.quad(to: random.point(), control: random.point())
        default:
          let c = random.cubic()
          path.cubic(to: c.p3, control1: c.p1, control2: c.p2)
        }
      }
      if random.next() % 2 == 0 { path.close() }
    }
    return path
  }

  @Test(arguments: Form.allCases, [3, 1, 0.1, 0.01])
  func randomPaths(form: Form, tolerance: Double) {
    for seed in 0..<40 as Range<UInt64> {
      var random = RandomSource(seed: seed)
      let path = randomPath(&random)
      let width = exp2(random.number(in: 0...7))
      check(
        path, width: width, tolerance: min(tolerance, width / 4), form: form, points: 60,
        random: &random, "seed \(seed): \(Path(storage: path).svg)")
    }
  }

  @Test(arguments: Form.allCases)
  func singleCurves(form: Form) {
    for seed in 0..<150 as Range<UInt64> {
      var random = RandomSource(seed: seed)
      let c = random.cubic()
      let path = PathStorage.make {
        $0.move(to: c.p0)
        $0.cubic(to: c.p3, control1: c.p1, control2: c.p2)
        if seed % 3 == 0 { $0.close() }
      }
      let width = exp2(random.number(in: 0...7))
      check(
        path, width: width, tolerance: 0.05, form: form, points: 80, random: &random,
        "seed \(seed): \(Path(storage: path).svg)")
    }
  }

  @Test(arguments: Form.allCases)
  func smallRingsHaveNoHole(form: Form) {
    // Circles and polygons that are smaller than the stroke is wide.
    for n in [3, 4, 5, 8, 40] {
      for radius in [0.3, 2, 4.9, 5.1, 7, 9.9, 10.1, 14.5, 30] {
        var random = RandomSource(seed: 7)
        let path = PathStorage.make {
          for i in 0..<n {
            let angle = 2 * Double.pi * Double(i) / Double(n)
            let p = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
            if i == 0 { $0.move(to: p) } else { $0.line(to: p) }
          }
          $0.close()
        }
        check(
          path, width: 20, tolerance: 0.02, form: form, points: 100, random: &random,
          "\(n)-gon of radius \(radius)")
      }
    }
    for radius in [0.3, 2, 4.9, 9.9, 10.1, 30] {
      var random = RandomSource(seed: 8)
      let k = 0.5522847498 * radius
      let r = radius
      let path = PathStorage.make {
        $0.move(to: CGPoint(x: r, y: 0))
        $0.cubic(
          to: CGPoint(x: 0, y: r), control1: CGPoint(x: r, y: k), control2: CGPoint(x: k, y: r))
        $0.cubic(
          to: CGPoint(x: -r, y: 0), control1: CGPoint(x: -k, y: r), control2: CGPoint(x: -r, y: k))
        $0.cubic(
          to: CGPoint(x: 0, y: -r), control1: CGPoint(x: -r, y: -k), control2: CGPoint(x: -k, y: -r)
        )
        $0.cubic(
          to: CGPoint(x: r, y: 0), control1: CGPoint(x: k, y: -r), control2: CGPoint(x: r, y: -k))
        $0.close()
      }
      check(
        path, width: 20, tolerance: 0.02, form: form, points: 200, random: &random,
        "circle of radius \(radius)")
    }
  }

  /// The shapes of curve that strokers stumble over: cusps and near cusps, loops, turns straight
  /// back, control points that coincide.
  static let tricky: [(String, [Double])] = [
    ("cusp", [0, 0, 100, 100, 0, 100, 100, 0]),
    ("near cusp, open", [0, 0, 100.01, 100, -0.01, 100, 100, 0]),
    ("near cusp, loop", [0, 0, 99.99, 100, 0.01, 100, 100, 0]),
    ("nearer cusp", [0, 0, 100.0001, 100, -0.0001, 100, 100, 0]),
    ("loop", [0, 0, 150, 100, -50, 100, 100, 0]),
    ("fold on a line", [0, 0, 100, 0, -100, 0, 10, 0]),
    ("diagonal fold", [0, 0, 150, 150, -50, -50, 100, 100]),
    ("fold, nearly flat", [0, 0, 150, 0.01, -50, -0.01, 100, 0]),
    ("returns to its start", [0, 0, 100, 0, 100, 0, 0, 0]),
    ("first control on the start", [0, 0, 0, 0, 100, 100, 100, 0]),
    ("second control on the end", [0, 0, 0, 100, 100, 0, 100, 0]),
    ("both controls on the ends", [0, 0, 0, 0, 100, 50, 100, 50]),
    ("controls together", [0, 0, 50, 100, 50, 100, 100, 0]),
    ("three points together", [0, 0, 0, 0, 0, 0, 100, 50]),
    ("tiny", [0, 0, 0.001, 0.001, 0.002, 0, 0.001, -0.001]),
    ("sharp hairpin", [0, 0, 300, 1, 300, -1, 0, 0.5]),
    ("inflection", [0, 0, 100, 200, 0, -200, 100, 0]),
    ("line out and back beyond its start", [0, 0, 0, -14, 0, -14, 0, 21]),
    ("line with two folds that ends where it began", [17, 5, 3, 5, 31, 5, 17, 5]),
    ("hook at the end", [30, 10, 82, -100, -47, -80, -24, -87]),
    ("cusp beside the end", [-45, 30, 12, 64, -51, 49, -40, 31]),
    ("diagonal that folds at its tip", [47, -47, 48, -48, 48, -48, 0, 0]),
  ]

  @Test(arguments: Form.allCases, tricky.map(\.0))
  func trickyCurves(form: Form, name: String) throws {
    let n = try #require(Self.tricky.first { $0.0 == name }).1
    for width in [0.5, 5, 20, 90] {
      var random = RandomSource(seed: 9)
      let path = PathStorage.make {
        $0.move(to: CGPoint(x: n[0], y: n[1]))
        $0.cubic(
          to: CGPoint(x: n[6], y: n[7]), control1: CGPoint(x: n[2], y: n[3]),
          control2: CGPoint(x: n[4], y: n[5]))
      }
      check(
        path, width: width, tolerance: 0.02, form: form, points: 300, random: &random, name)
    }
  }
}
