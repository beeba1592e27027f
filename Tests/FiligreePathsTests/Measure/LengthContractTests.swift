import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

/// Lengths, trims and places on curves that are hard to measure, against adaptive quadrature and finite
/// differences.
struct LengthContractTests {
  struct Curve: CustomStringConvertible, Sendable {
    let name: String
    let points: [CGPoint]

    init(_ name: String, _ points: [(Double, Double)]) {
      self.name = name
      self.points = points.map { CGPoint(x: $0.0, y: $0.1) }
    }

    var description: String { name }

    var segment: PathSegment {
      let p = points
      return switch p.count {
      case 2: PathSegment(line: p[0], p[1])
      case 3: PathSegment(QuadCurve(p[0], p[1], p[2]))
      default: PathSegment(CubicCurve(p[0], p[1], p[2], p[3]))
      }
    }

    var path: Path {
      let p = points
      return Path {
        $0.move(to: p[0])
        switch p.count {
        case 2: $0.addLine(to: p[1])
        case 3: $0.addQuadCurve(to: p[2], control: p[1])
        default: $0.addCurve(to: p[3], control1: p[1], control2: p[2])
        }
      }
    }
  }

  static let curves: [Curve] = [
    Curve("line", [(1, 2), (40, -30)]),
    Curve("tiny line", [(0, 0), (3e-200, 4e-200)]),
    Curve("quad", [(0, 0), (50, 90), (100, 10)]),
    Curve("quad along a line", [(0, 0), (30, 15), (100, 50)]),
    Curve("quad out and back", [(0, 0), (90, 60), (0, 0)]),
    Curve("quad out and half back", [(0, 0), (100, 0), (50, 0)]),
    Curve("quad, nearly folded", [(0, 0), (100, 1e-6), (10, 0)]),
    Curve("quad, sharp", [(0, 0), (50, 1000), (1, 0)]),
    Curve("quad, control on its start", [(0, 0), (0, 0), (100, 50)]),
    Curve("quad, control nearly on its start", [(0, 0), (1e-9, -1e-9), (100, 50)]),
    Curve("quarter circle", [(100, 0), (100, 55.22847498), (55.22847498, 100), (0, 100)]),
    Curve("S", [(0, 0), (120, 0), (-20, 100), (100, 100)]),
    Curve("loop", [(0, 0), (200, 120), (-100, 120), (100, 0)]),
    Curve("closed loop", [(0, 0), (150, 80), (-50, 130), (0, 0)]),
    Curve("cusp", [(0, 0), (100, 100), (0, 100), (100, 0)]),
    Curve("cusp, but for 1e-3", [(0, 0), (100.001, 100), (-0.001, 100), (100, 0)]),
    Curve("cusp, but for 1e-6", [(0, 0), (100.000001, 100), (-0.000001, 100), (100, 0)]),
    Curve(
      "cusp, but for 1e-6 the other way", [(0, 0), (99.999999, 100), (0.000001, 100), (100, 0)]),
    Curve("cusp, but for 1e-10", [(0, 0), (100.0000000001, 100), (0, 100), (100, 0)]),
    Curve("two folds on a line", [(0, 0), (100, 0), (-50, 0), (60, 0)]),
    Curve("two folds on a slant", [(0, 0), (100, 50), (-50, -25), (60, 30)]),
    Curve("two folds, nearly on a line", [(0, 0), (100, 1e-7), (-50, 0), (60, -1e-7)]),
    Curve("out and back", [(0, 0), (100, 50), (100, 50), (0, 0)]),
    Curve("controls on the ends", [(0, 0), (0, 0), (100, 50), (100, 50)]),
    Curve("both controls on the start", [(0, 0), (0, 0), (0, 0), (100, 50)]),
    Curve("controls swapped along the line", [(0, 0), (80, 40), (20, 10), (100, 50)]),
    Curve("one long handle", [(0, 0), (1e6, 1), (1, 1), (2, 0)]),
    Curve("handles of a billionth", [(0, 0), (1e-9, 1e-9), (100, 1e-9), (100, 0)]),
    Curve(
      "far from the origin", [(1e6, 1e6), (1e6 + 90, 1e6 + 50), (1e6, 1e6 + 70), (1e6 + 9, 1e6)]),
  ]

  @Test(arguments: curves)
  func theLengthIsRightTo1e9(_ curve: Curve) {
    let path = curve.path
    // The quadrature scales with the curve; a billionth of a tiny one would vanish in its tolerance.
    let scale: CGFloat = curve.name == "tiny line" ? 0x1p664 : 1
    let cubic = curve.segment.cubic
    let reference =
      referenceLength(
        CubicCurve(cubic.p0 * scale, cubic.p1 * scale, cubic.p2 * scale, cubic.p3 * scale))
      / Double(scale)
    expect(abs(path.length - reference) <= 1e-9 * reference)
    for (from, to) in [(0.0, 0.3), (0.2, 0.21), (0.49, 0.51), (0.6, 1)] {
      let part = curve.segment.length(from: from, to: to)
      let exact =
        referenceLength(
          CubicCurve(cubic.p0 * scale, cubic.p1 * scale, cubic.p2 * scale, cubic.p3 * scale),
          from: from, to: to) / Double(scale)
      expect(abs(Double(part) - exact) <= 1e-9 * reference)
    }
  }

  @Test(arguments: curves)
  func trimsJoin(_ curve: Curve) throws {
    let path = curve.path
    let total = path.length
    expect(path.trimmedPath(from: 0, to: 1) == path)
    for (a, b, c) in [(0, 0.4, 1), (0.1, 0.5, 0.9), (0.3, 0.300_01, 0.7), (0.5, 0.75, 1)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let (first, second, both) = (
        path.trimmedPath(from: a, to: b), path.trimmedPath(from: b, to: c),
        path.trimmedPath(from: a, to: c)
      )
      expect(abs(first.length - (b - a) * total) <= 2e-9 * total)
      expect(abs(first.length + second.length - both.length) <= 3e-9 * total)
      expect(first.storage.points.last == second.storage.points.first)
      expect(first.storage.points.first == both.storage.points.first)
      expect(second.storage.points.last == both.storage.points.last)
      // The parts follow one another along the whole: equal lengths are equal places.
      let (p, q, whole) = (PathMeasure(first), PathMeasure(second), PathMeasure(both))
      for t in [0.2, 0.5, 0.9] as [CGFloat] {
        let early = try #require(p.point(atLength: t * p.length))
        let late = try #require(q.point(atLength: t * q.length))
        let size = max(total, 1e-6 * max(abs(early.x), abs(early.y)))
        expect(distance(early, try #require(whole.point(atLength: t * p.length))) <= 1e-8 * size)
        expect(
          distance(late, try #require(whole.point(atLength: p.length + t * q.length)))
            <= 1e-8 * size)
      }
    }
  }

  @Test(arguments: curves)
  func tangentsAndCurvaturesAreDifferenceQuotients(_ curve: Curve) throws {
    let measure = PathMeasure(curve.path)
    let total = measure.length
    let step = 1e-4 * total
    // Rounding of the points, and the errors of lengths, make up this much of a quotient.
    let far = curve.points.reduce(0) { max($0, max(abs($1.x), abs($1.y))) }
    let noise = (1e-9 * total + 1e-15 * far) / step
    for i in 1..<40 {
      let length = CGFloat(i) / 40 * total
      func tangent(_ at: CGFloat) throws -> CGPoint {
        let t = try #require(measure.tangent(atLength: at))
        return CGPoint(x: t.dx, y: t.dy)
      }
      let (t0, t1) = (try tangent(length - step), try tangent(length + step))
      let t = try tangent(length)
      let turning = t0.x * t1.y - t0.y * t1.x
      let curvature = try #require(measure.curvature(atLength: length))
      let before = try #require(measure.curvature(atLength: length - step))
      let after = try #require(measure.curvature(atLength: length + step))
      // At folds and cusps nothing is smooth enough for differences; there are few such places.
      if t0.x * t1.x + t0.y * t1.y < 0.9 { continue }
      let bend = max(abs(curvature), max(abs(before), abs(after)))
      guard bend * step < 0.02, abs(before - after) <= 0.2 * bend + 1e-3 / total else { continue }
      let p0 = try #require(measure.point(atLength: length - step))
      let p1 = try #require(measure.point(atLength: length + step))
      let quotient = CGPoint(x: (p1.x - p0.x) / (2 * step), y: (p1.y - p0.y) / (2 * step))
      expect(distance(quotient, t) <= bend * step + 4 * noise)
      expect(
        abs(turning / (2 * step) - curvature)
          <= abs(before - after) + 0.01 * bend + 4 * noise / total)
    }
  }

  @Test func mostPlacesAreSmoothEnoughToBeChecked() throws {
    var smooth = 0
    for curve in LengthContractTests.curves {
      let measure = PathMeasure(curve.path)
      for i in 1..<40 {
        let curvature = try #require(
          measure.curvature(atLength: CGFloat(i) / 40 * measure.length))
        if abs(curvature) * 1e-4 * measure.length < 0.02 { smooth += 1 }
      }
    }
    expect(smooth > 1000)
  }
}

private func * (p: CGPoint, s: CGFloat) -> CGPoint { CGPoint(x: p.x * s, y: p.y * s) }
