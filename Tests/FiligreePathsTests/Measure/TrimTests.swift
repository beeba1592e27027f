import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct TrimTests {
  @Test func cutsOneSubpath() {
    expect(square().trimmedPath(from: 0, to: 0.375).description == "0 0 m 10 0 l 10 5 l")
    // The closing line has length, and becomes a line.
    expect(square().trimmedPath(from: 0.625, to: 1).description == "5 10 m 0 10 l 0 0 l")
    expect(
      square().trimmedPath(from: 0, to: 0.9375).description
        == "0 0 m 10 0 l 10 10 l 0 10 l 0 2.5 l")
  }

  @Test func runsOverAllSubpathsInOrder() {
    var path = square()
    path.addPath(square(20, 0))
    // Half of everything is the whole first subpath, which stays closed; nothing of the second.
    expect(path.trimmedPath(from: 0, to: 0.5) == square())
    expect(path.trimmedPath(from: 0.5, to: 1) == square(20, 0))
    expect(
      path.trimmedPath(from: 0.4375, to: 0.5625).description
        == "0 5 m 0 0 l 20 0 m 25 0 l")
  }

  @Test func emptyAndWholeTrims() {
    let nan = CGFloat.nan
    expect(square().trimmedPath(from: 0.5, to: 0.5).isEmpty)
    expect(square().trimmedPath(from: 0.6, to: 0.5).isEmpty)
    expect(square().trimmedPath(from: 1, to: 2).isEmpty)
    expect(square().trimmedPath(from: -2, to: 0).isEmpty)
    expect(square().trimmedPath(from: nan, to: 1).isEmpty)
    expect(square().trimmedPath(from: 0, to: nan).isEmpty)
    expect(square().trimmedPath(from: 0, to: 1) == square())
    expect(square().trimmedPath(from: -1, to: 7) == square())
    expect(square().trimmedPath(from: -.infinity, to: .infinity) == square())
    expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    expect(PathMeasure(square()).trimmed(from: 0, to: 1) == square())
  }

  @Test func whatHasNoLengthBelongsToTheTrimThatBeginsThere() {
    var path = Path()
    for x in [0, 10] as [CGFloat] {
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: x + 5, y: 0))
      // A dot, as round caps draw it.
      path.move(to: CGPoint(x: x, y: 9))
      path.addLine(to: CGPoint(x: x, y: 9))
    }
    expect(path.trimmedPath(from: 0, to: 0.5).description == "0 0 m 5 0 l")
    expect(
      path.trimmedPath(from: 0.5, to: 1).description
        == "0 9 m 0 9 l 10 0 m 15 0 l 10 9 m 10 9 l")
  }

  @Test func pathsWithoutLength() {
    let dots = Path {
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.move(to: CGPoint(x: 2, y: 2))
      $0.addLine(to: CGPoint(x: 2, y: 2))
    }
    expect(dots.length == 0)
    expect(dots.trimmedPath(from: 0, to: 1) == dots)
    // All of it lies at the end as well as at the start.
    expect(dots.trimmedPath(from: 0.5, to: 1) == dots)
    expect(dots.trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test func wrongNumbers() {
    var path = square()
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    expect(path.trimmedPath(from: 0, to: 0.25).length == 10)
    let huge = Path {
      $0.move(to: CGPoint(x: -1.7e308, y: 0))
      $0.addLine(to: CGPoint(x: 1.7e308, y: 0))
    }
    expect(huge.length == .infinity)
    expect(huge.trimmedPath(from: 0, to: 0.5).isEmpty)
    expect(huge.trimmedPath(from: 0, to: 1) == huge)
    let large = square().applying(CGAffineTransform(scaleX: 1e300, y: 1e300))
    expect(large.trimmedPath(from: 0, to: 0.25).currentPoint == CGPoint(x: 1e301, y: 0))
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func lengthsAddUpAndTrimsJoin(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for n in 0..<60 {
      let path = random.path()
      let total = path.length
      let (u, v) = (random.number(in: 0...1), random.number(in: 0...1))
      let cuts = [0, CGFloat(min(u, v)), CGFloat(max(u, v)), 1]
      var sum: CGFloat = 0
      var ends: [[CGPoint]] = []
      for (from, to) in zip(cuts, cuts.dropFirst()) {
        let part = path.trimmedPath(from: from, to: to)
        expect(
          abs(part.length - (to - from) * total) <= 2e-9 * total,
          "seed \(seed), case \(n): \(path) from \(from) to \(to)")
        sum += part.length
        ends.append(points(part))
      }
      expect(abs(sum - total) <= 2e-9 * total)
      // Where one trim ends the next begins, to the last bit, unless the cut is at a subpath's end.
      for (before, after) in zip(ends, ends.dropFirst()) {
        guard let end = before.last, let start = after.first else { continue }
        let isJoint = points(path).contains(end)
        expect(end == start || isJoint, "seed \(seed), case \(n): \(path), cuts \(cuts)")
      }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func nestedTrimIsOneTrim(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for n in 0..<60 {
      let curve = random.cubic()
      let path = Path {
        $0.move(to: curve.p0)
        $0.addCurve(to: curve.p3, control1: curve.p1, control2: curve.p2)
      }
      let (a, b) = (CGFloat(random.number(in: 0...0.5)), CGFloat(random.number(in: 0.5...1)))
      let twice = path.trimmedPath(from: a, to: 1).trimmedPath(from: 0, to: (b - a) / (1 - a))
      let once = path.trimmedPath(from: a, to: b)
      guard let p = once.currentPoint, let q = twice.currentPoint else { continue }
      expect(
        distance(p, q) <= 3e-9 * path.length + 1e-12, "seed \(seed), case \(n): \(curve) \(a) \(b)")
    }
  }

  @Test func manySubpaths() {
    var path = Path()
    for i in 0..<20_000 { path.addPath(square(CGFloat(i) * 20, 0)) }
    let measure = PathMeasure(path)
    expect(measure.length == 800_000)
    expect(measure.trimmed(from: 0.5, to: 0.500_05) == square(200_000, 0))
  }

  private func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let end):
        start = end
        points.append(end)
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): points.append(end)
      case .closeSubpath: points.append(start)
      }
    }
    return points
  }
}
