import FiligreePaths
import FiligreeTestSupport
import Foundation
import PathFuzzing
import Testing

/// Geometry on which other libraries are known to have failed, drawn anew; each case goes through all
/// operations and all of the fuzzer's oracles.
struct BooleanCaseTests {
  private func check(_ a: Path, _ b: Path, _ comment: Comment) {
    for rule in CGPathFillRule.allCases {
      for (first, second, isSwapped) in [(a, b, false), (b, a, true)] {
        let fuzz = FuzzCase(a: first, b: second, rule: rule, kind: .curves)
        let failure = FuzzOracle.check(fuzz, points: 60, checksOutlines: !isSwapped).failure
        expect(failure == nil, comment)
      }
    }
  }

  private func polygon(_ points: [(Double, Double)]) -> Path {
    Path {
      for (i, p) in points.enumerated() {
        let p = CGPoint(x: p.0, y: p.1)
        if i == 0 { $0.move(to: p) } else { $0.addLine(to: p) }
      }
      $0.closeSubpath()
    }
  }

  private func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Path {
    let k = 0.5522847498
    return Path {
      $0.move(to: CGPoint(x: x + rx, y: y))
      for (cx, cy, dx, dy) in [
        (1.0, 0.0, 0.0, 1.0), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0),
      ] {
        $0.addCurve(
          to: CGPoint(x: x + rx * dx, y: y + ry * dy),
          control1: CGPoint(x: x + rx * (cx + k * dx), y: y + ry * (cy + k * dy)),
          control2: CGPoint(x: x + rx * (dx + k * cx), y: y + ry * (dy + k * cy)))
      }
      $0.closeSubpath()
    }
  }

  @Test func absolutePositionDoesNotMatter() {
    for offset in [0.0, 0.1, 37.3, 4096.25, 1e6, 1e9] {
      check(
        ellipse(offset, offset, 13, 7), ellipse(offset + 3.3, offset - 1.1, 9, 9), "\(offset)")
    }
  }

  @Test func circlesThatTouch() {
    check(ellipse(0, 0, 5, 5), ellipse(10, 0, 5, 5), "from outside")
    check(ellipse(0, 0, 5, 5), ellipse(2, 0, 3, 3), "from inside")
    check(ellipse(0, 0, 5, 5), ellipse(10 + 1e-14, 0, 5, 5), "all but")
    var pair = ellipse(5, 5, 5, 5)
    pair.addPath(ellipse(-5, -5, 5, 5))
    check(ellipse(0, 0, 5, 5), pair, "two of them")
  }

  @Test func circlesTwoUnitsApart() {
    check(ellipse(100, 100, 50, 50), ellipse(202, 100, 50, 50), "")
  }

  @Test func almostTheSame() {
    for e in [1e-14, 1e-10, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-2] {
      check(ellipse(0, 0, 10, 8), ellipse(e, -e, 10 + e, 8), "ellipses, \(e)")
      check(
        polygon([(0, 0), (10, 0), (10, 10), (0, 10)]),
        polygon([(0, e), (10 + e, 0), (10, 10 - e), (-e, 10)]), "squares, \(e)")
    }
  }

  @Test func aCornerLoop() {
    // Strokes expanded to outlines leave small loops at inner corners.
    check(
      polygon([(0, 0), (100, 0), (100, 20), (18, 20), (21, 22), (20, 18), (20, 100), (0, 100)]),
      polygon([(0, 0), (20, 0), (20, 100), (0, 100)]), "")
  }

  @Test func slivers() {
    check(
      polygon([(0, 0), (1000, 1), (1000, 1.0001)]), polygon([(0, 1), (1000, 0), (1000, 0.0001)]),
      "triangles")
    check(
      polygon([(0, 0), (1000, 1e-9), (500, 1000)]), polygon([(0, 0), (1000, 0), (500, -1000)]),
      "along an edge")
  }

  @Test func combsOnOneGrid() {
    var a: [(Double, Double)] = [(0, 0)]
    var b: [(Double, Double)] = [(0, 8)]
    for i in 0..<10 {
      a += [(Double(i), 0), (Double(i), 5), (Double(i) + 0.5, 5), (Double(i) + 0.5, 0)]
      b += [(Double(i), 8), (Double(i), 3), (Double(i) + 0.5, 3), (Double(i) + 0.5, 8)]
    }
    check(polygon(a + [(10, -1), (0, -1)]), polygon(b + [(10, 9), (0, 9)]), "")
  }

  @Test func rosesOfManySpokes() {
    // Many edges through one point.
    var a: [(Double, Double)] = []
    var b: [(Double, Double)] = []
    for i in 0..<48 {
      let angle = Double(i) * .pi / 24
      a += [(0, 0), (cos(angle), sin(angle)), (cos(angle + 0.05), sin(angle + 0.05))]
      b += [(0, 0), (cos(angle + 0.03), sin(angle + 0.03)), (cos(angle + 0.1), sin(angle + 0.1))]
    }
    check(polygon(a), polygon(b), "")
  }

  @Test func thousandsOfCrossings() {
    // Long segments that cross nearly all others: found by cells, not by the tree of boxes.
    var random = RandomSource(seed: 4)
    func scribble() -> Path {
      polygon((0..<70).map { _ in (random.number(in: 0...90), random.number(in: 0...90)) })
    }
    check(scribble(), scribble(), "anywhere")
    func onGrid() -> Path {
      polygon(
        (0..<70).map { _ in (Double(random.next() % 12), Double(random.next() % 12)) })
    }
    check(onGrid(), onGrid(), "through the same points")
  }

  @Test func partsOfOneCurve() {
    // The second path goes along a part of the first one's curve, cut out by de Casteljau.
    let a = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addCurve(
        to: CGPoint(x: 80, y: 0), control1: CGPoint(x: 0, y: 60), control2: CGPoint(x: 80, y: 60))
      $0.closeSubpath()
    }
    let b = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addCurve(
        to: CGPoint(x: 40, y: 45), control1: CGPoint(x: 0, y: 30), control2: CGPoint(x: 20, y: 45))
      $0.addLine(to: CGPoint(x: 40, y: -20))
      $0.closeSubpath()
    }
    check(a, b, "")
    expect(FuzzArea.area(a.union(b).cgPath) > FuzzArea.area(a.cgPath.normalized()))
  }

  @Test func resultsAreGoodOperands() {
    // What one operation cuts, the next one meets again.
    let a = ellipse(0, 0, 10, 10)
    let b = ellipse(7, 3, 8, 6)
    check(a.subtracting(b), a, "rest and whole")
    check(a.subtracting(b), b, "rest and tool")
    check(a.union(b), a.intersection(b), "union and intersection")
    let rest = FuzzArea.area(a.subtracting(b).union(a.intersection(b)).cgPath)
    expect(abs(rest - FuzzArea.area(a.cgPath)) < 1e-4)
  }

  @Test func repeatedUseDoesNotGrow() {
    // A hundred rounds of the same two operations.
    let tool = ellipse(7, 3, 8, 6)
    var path = ellipse(0, 0, 10, 10)
    for _ in 0..<50 {
      path = path.union(tool).subtracting(tool)
    }
    var count = 0
    path.forEach { _ in count += 1 }
    expect(count < 40)
    let once = FuzzArea.area(ellipse(0, 0, 10, 10).subtracting(tool).cgPath)
    expect(abs(FuzzArea.area(path.cgPath) - once) < 1e-2)
  }

  @Test func rectanglesWithRoundedCorners() {
    func rounded(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ r: Double) -> Path {
      let k = r * 0.4477152502
      return Path {
        $0.move(to: CGPoint(x: x + r, y: y))
        $0.addLine(to: CGPoint(x: x + w - r, y: y))
        $0.addCurve(
          to: CGPoint(x: x + w, y: y + r), control1: CGPoint(x: x + w - k, y: y),
          control2: CGPoint(x: x + w, y: y + k))
        $0.addLine(to: CGPoint(x: x + w, y: y + h - r))
        $0.addCurve(
          to: CGPoint(x: x + w - r, y: y + h), control1: CGPoint(x: x + w, y: y + h - k),
          control2: CGPoint(x: x + w - k, y: y + h))
        $0.addLine(to: CGPoint(x: x + r, y: y + h))
        $0.addCurve(
          to: CGPoint(x: x, y: y + h - r), control1: CGPoint(x: x + k, y: y + h),
          control2: CGPoint(x: x, y: y + h - k))
        $0.addLine(to: CGPoint(x: x, y: y + r))
        $0.addCurve(
          to: CGPoint(x: x + r, y: y), control1: CGPoint(x: x, y: y + k),
          control2: CGPoint(x: x + k, y: y))
        $0.closeSubpath()
      }
    }
    check(rounded(0, 0, 100, 60, 20), rounded(80, 0, 100, 60, 20), "side by side")
    check(rounded(0, 0, 100, 60, 20), rounded(0, 0, 100, 60, 10), "one corner in the other")
    check(rounded(0, 0, 100, 40, 20), rounded(20, -20, 40, 100, 20), "capsules")
  }
}
