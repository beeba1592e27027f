import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct OffsetContractTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func polygon(_ numbers: Double...) -> Path {
    Path {
      $0.addLines(
        stride(from: 0, to: numbers.count, by: 2).map {
          CGPoint(x: numbers[$0], y: numbers[$0 + 1])
        })
      $0.closeSubpath()
    }
  }

  private func circle(_ x: Double, _ y: Double, _ r: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
  }

  private func counts(_ path: Path) -> (subpaths: Int, lines: Int, curves: Int) {
    var result = (subpaths: 0, lines: 0, curves: 0)
    path.forEach {
      switch $0 {
      case .move: result.subpaths += 1
      case .line: result.lines += 1
      case .quadCurve, .curve: result.curves += 1
      case .closeSubpath: break
      }
    }
    return result
  }

  /// Both fill rules must agree, the inside lie on the left, and nothing be left to clean up.
  private func expectClean(_ path: Path, location: SourceLocation = #_sourceLocation) {
    expect(path.signedArea >= 0, sourceLocation: location)
    let again = path.normalized(eoFill: true)
    let scale = max(abs(path.signedArea), 1)
    expect(
      abs(again.signedArea - path.signedArea) < 1e-6 * scale, sourceLocation: location)
    expect(
      abs(path.normalized(eoFill: false).signedArea - path.signedArea) < 1e-6 * scale,
      sourceLocation: location)
  }

  private func expectArea(
    _ path: Path, _ area: Double, location: SourceLocation = #_sourceLocation
  ) {
    expect(abs(path.signedArea - area) < 1e-9, sourceLocation: location)
  }

  // MARK: Joins

  @Test func aSquareHasTheJoinAskedFor() {
    expect(square.offset(by: 2).svg == "M-2-2H12V12H-2z")
    let bevel = square.offset(by: 2, join: .bevel)
    expectArea(bevel, 14 * 14 - 4 * 2)
    expect(counts(bevel).lines == 7)
    let round = square.offset(by: 2, join: .round)
    expect(abs(round.signedArea - (100 + 80 + 4 * Double.pi)) < 0.02)
    // One curve a corner.
    expect(counts(round) == (1, 4, 4) || counts(round) == (1, 3, 4))
    // Inwards no corner needs one.
    for join in CGLineJoin.allCases {
      expect(square.offset(by: -2, join: join).svg == "M2 2H8V8H2z")
    }
  }

  @Test func miterLimits() {
    // A right angle's miter is √2 line widths long.
    expectArea(square.offset(by: 2, miterLimit: 1.42), 14 * 14)
    expectArea(square.offset(by: 2, miterLimit: 1.41), 14 * 14 - 8)
    expectArea(square.offset(by: 2, miterLimit: .nan), 14 * 14 - 8)
    expectArea(square.offset(by: 2, miterLimit: 0.5), 14 * 14 - 8)
  }

  @Test func cornersThatPointInwards() {
    let bend = polygon(0, 0, 30, 0, 30, 10, 10, 10, 10, 30, 0, 30)
    expect(bend.offset(by: 2).svg == "M-2-2H32V12H12V32H-2z")
    expect(bend.offset(by: -2).svg == "M2 2H28V8H8V28H2z")
    let round = bend.offset(by: -2, join: .round)
    expect(abs(round.signedArea - (26 * 6 + 6 * 20 + (4 - Double.pi))) < 0.01)
    let bevel = bend.offset(by: -2, join: .bevel)
    expectArea(bevel, 26 * 6 + 6 * 20 + 2)
  }

  @Test func aStarWithEachJoin() {
    let star = Path {
      $0.addLines(
        (0..<10).map {
          let angle = Double($0) * .pi / 5
          let r = $0 % 2 == 0 ? 50.0 : 20
          return CGPoint(x: r * cos(angle), y: r * sin(angle))
        })
      $0.closeSubpath()
    }
    let areas = [CGLineJoin.bevel, .round, .miter].map { join -> CGFloat in
      let result = star.offset(by: 4, join: join)
      expectClean(result)
      return result.signedArea
    }
    expect(areas[0] < areas[1] && areas[1] < areas[2])
    expect(counts(star.offset(by: 4)) == (1, 9, 0))
    // The tips turn by more than a right angle, and take two curves each.
    expect(counts(star.offset(by: 4, join: .round)).curves == 10)
    // Inwards it first stays a star, then its inner corners are beyond each other, then it is gone.
    expect(counts(star.offset(by: -4)) == (1, 9, 0))
    var last = star.signedArea
    for d in stride(from: 1.0, through: 21, by: 1) {
      let area = star.offset(by: -d, join: .round).signedArea
      expect(area < last || area == 0)
      last = area
    }
    expect(star.offset(by: -21).isEmpty)
  }

  // MARK: Curves

  @Test(arguments: [3.0, 30, 300, -1, -5, -9.5])
  func circlesStayCircles(d: Double) {
    let result = circle(3, 4, 10).offset(by: d)
    expect(counts(result) == (1, 0, d < 100 ? 4 : 8))
    let tolerance = min(abs(d) / 500, 0.02) + 10 * 2.8e-4
    for p in result.storage.lines().points {
      let r = ((p.x - 3) * (p.x - 3) + (p.y - 4) * (p.y - 4)).squareRoot()
      expect(abs(r - (10 + d)) < tolerance)
    }
  }

  @Test func aCircleVanishes() {
    expect(circle(0, 0, 10).offset(by: -10).isEmpty)
    expect(circle(0, 0, 10).offset(by: -11).isEmpty)
  }

  @Test func aCuspIsRounded() {
    let cusp = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 100, y: 100),
        control2: CGPoint(x: 0, y: 100))
      $0.closeSubpath()
    }
    let result = cusp.offset(by: 10)
    expectClean(result)
    // The cusp is at (50, 75).
    expect(abs(result.boundingRect.maxY - 85) < 0.03)
    expectClean(cusp.offset(by: -3))
  }

  // MARK: Topology

  @Test func aRing() {
    var ring = circle(0, 0, 20)
    ring.addPath(circle(0, 0, 10))
    for (d, subpaths) in [(3.0, 2), (9.9, 2), (10, 1), (12, 1), (-4.9, 2), (-5, 0), (-6, 0)] {
      let result = ring.offset(by: d, eoFill: true)
      expect(counts(result).subpaths == subpaths, "distance \(d)")
      expectClean(result)
      let (outer, inner) = (20 + d, max(10 - d, 0))
      let area = outer > inner ? .pi * (outer * outer - inner * inner) : 0
      // The ellipses are off by up to 2.8e-4 of their radii themselves.
      expect(
        abs(result.signedArea - area) < 2 * .pi * (outer + inner) * 0.006, "distance \(d)")
    }
    // By the non-zero rule, the ellipses running the same way, there is no hole.
    expect(counts(ring.offset(by: -4)).subpaths == 1)
  }

  @Test func squaresMerge() {
    var two = square
    two.addRect(CGRect(x: 13, y: 0, width: 10, height: 10))
    expect(counts(two.offset(by: 1)).subpaths == 2)
    // Edges that come to lie on one another are gone, and so are the points where they met.
    expectArea(two.offset(by: 1.5), 13 * 26)
    expect(counts(two.offset(by: 1.5)) == (1, 3, 0))
    expect(two.offset(by: 2).boundingRect == CGRect(x: -2, y: -2, width: 27, height: 14))
    expect(counts(two.offset(by: 2)) == (1, 3, 0))
    // Round corners leave notches.
    let round = two.offset(by: 2, join: .round)
    expect(counts(round).subpaths == 1)
    expect(counts(round).curves == 8)
    expectClean(round)
  }

  @Test func aDumbbellSplits() {
    let dumbbell = polygon(
      0, 0, 10, 0, 10, 4, 20, 4, 20, 0, 30, 0, 30, 10, 20, 10, 20, 6, 10, 6, 10, 10, 0, 10)
    expect(counts(dumbbell.offset(by: -0.9)).subpaths == 1)
    let split = dumbbell.offset(by: -1.1)
    expect(counts(split).subpaths == 2)
    expect(abs(split.signedArea - 2 * 7.8 * 7.8) < 1e-9)
    expect(dumbbell.offset(by: -5).isEmpty)
  }

  @Test func aFigureEightByBothRules() {
    let eight = polygon(0, 0, 20, 20, 20, 0, 0, 20)
    for eoFill in [false, true] {
      let result = eight.offset(by: -2, eoFill: eoFill)
      expect(counts(result).subpaths == 2)
      expectClean(result)
      expectClean(eight.offset(by: 2, eoFill: eoFill))
    }
    // A square wound around twice is a hole by one rule only.
    let twice = polygon(0, 0, 20, 0, 20, 20, 0, 20, 0, 0, 20, 0, 20, 20, 0, 20)
    expectArea(twice.offset(by: 1), 22 * 22)
    expect(twice.offset(by: 1, eoFill: true).isEmpty)
  }

  @Test func openSubpathsCountAsClosed() {
    var open = Path()
    open.addLines([
      CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10),
    ])
    expectArea(open.offset(by: 2), 14 * 14)
    // A line encloses nothing.
    var line = Path()
    line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 3)])
    expect(line.offset(by: 2).isEmpty)
  }

  @Test func directionsDoNotMatter() {
    let backwards = polygon(0, 0, 0, 10, 10, 10, 10, 0)
    expectArea(backwards.offset(by: 2), 14 * 14)
    expectArea(backwards.offset(by: -2), 36)
  }

  @Test func zeroIsTheAreaItself() {
    expectArea(square.offset(by: 0), 100)
    expectArea(square.offset(by: 1e-300), 100)
    let result = circle(0, 0, 10).offset(by: 0)
    expect(counts(result) == (1, 0, 4))
  }

  @Test func aCoreGraphicsPathIsOffsetAlike() {
    let path = circle(1, 2, 30)
    expect(
      Path(path.cgPath.offset(by: -3, join: .round, using: .evenOdd))
        == path.offset(by: -3, join: .round, eoFill: true))
  }
}
