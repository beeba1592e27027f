import FiligreePaths
import Foundation
import PathFuzzing
import FiligreeTestSupport
import Testing

struct BooleanContractTests {
  private func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Path {
    Path {
      $0.move(to: CGPoint(x: x, y: y))
      $0.addLine(to: CGPoint(x: x + w, y: y))
      $0.addLine(to: CGPoint(x: x + w, y: y + h))
      $0.addLine(to: CGPoint(x: x, y: y + h))
      $0.closeSubpath()
    }
  }

  private func circle(_ x: Double, _ y: Double, _ r: Double) -> Path {
    let k = 0.5522847498 * r
    return Path {
      $0.move(to: CGPoint(x: x + r, y: y))
      $0.addCurve(
        to: CGPoint(x: x, y: y + r), control1: CGPoint(x: x + r, y: y + k),
        control2: CGPoint(x: x + k, y: y + r))
      $0.addCurve(
        to: CGPoint(x: x - r, y: y), control1: CGPoint(x: x - k, y: y + r),
        control2: CGPoint(x: x - r, y: y + k))
      $0.addCurve(
        to: CGPoint(x: x, y: y - r), control1: CGPoint(x: x - r, y: y - k),
        control2: CGPoint(x: x - k, y: y - r))
      $0.addCurve(
        to: CGPoint(x: x + r, y: y), control1: CGPoint(x: x + k, y: y - r),
        control2: CGPoint(x: x + r, y: y - k))
      $0.closeSubpath()
    }
  }

  private func area(_ path: Path) -> Double { FuzzArea.area(path.cgPath) }

  private func elements(_ path: Path) -> [Path.Element] {
    var result: [Path.Element] = []
    path.forEach { result.append($0) }
    return result
  }

  private func lines(_ path: Path) -> Path {
    Path {
      for (i, element) in elements(path).enumerated() {
        guard case .line(let to) = element else { continue }
        if i == 1 { $0.move(to: to) } else { $0.addLine(to: to) }
      }
    }
  }

  // MARK: Fills

  @Test func squaresThatOverlap() {
    let a = rect(0, 0, 10, 10)
    let b = rect(5, 5, 10, 10)
    expect(area(a.union(b)) == 175)
    expect(area(a.intersection(b)) == 25)
    expect(area(a.subtracting(b)) == 75)
    expect(area(a.symmetricDifference(b)) == 150)
    expect(a.intersection(b).svg == "M5 5h5v5h-5z" || area(a.intersection(b)) == 25)
    expect(elements(a.union(b)).count == 9)
  }

  @Test func pointsComeBackBitForBit() {
    // None of these numbers is on a binary grid.
    let a = rect(0.1, 0.2, 0.3, 0.7)
    let b = rect(0.25, 0.33, 0.41, 0.13)
    let known = Set(
      (elements(a) + elements(b)).compactMap { element -> CGPoint? in
        switch element {
        case .move(let to), .line(let to): to
        default: nil
        }
      })
    let xs = Set(known.map(\.x))
    let ys = Set(known.map(\.y))
    for result in [a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b)] {
      for element in elements(result) {
        switch element {
        case .move(let to), .line(let to):
          // Corners are corners of the operands, or lie where an edge of one meets one of the other.
          expect(xs.contains(to.x) && ys.contains(to.y))
        default: break
        }
      }
    }
  }

  @Test func anUntouchedPathKeepsItsElements() {
    let a = circle(0.1, 0.7, 3.3)
    expect(Set(elements(a.union(Path()))).subtracting(elements(a)).count <= 1)
    let far = circle(100, 0, 3)
    let both = Set(elements(a.union(far)))
    expect(elements(a).filter { both.contains($0) }.count >= 4)
  }

  @Test func curvesStayCurves() {
    let result = circle(0, 0, 10).union(circle(12, 0, 10))
    var curves = 0
    for element in elements(result) {
      if case .line = element { Issue.record("a line: \(result.svg)") }
      if case .curve = element { curves += 1 }
    }
    expect(curves == 8 || curves == 9)
    let quads = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
      $0.closeSubpath()
    }
    let cut = quads.intersection(rect(2, -1, 3, 20))
    expect(elements(cut).contains { if case .quadCurve = $0 { true } else { false } })
  }

  @Test func openSubpathsCountAsClosed() {
    let open = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addLine(to: CGPoint(x: 4, y: 0))
      $0.addLine(to: CGPoint(x: 4, y: 4))
      $0.addLine(to: CGPoint(x: 0, y: 4))
    }
    expect(area(open.union(rect(2, 2, 4, 4))) == 28)
    expect(area(open.normalized()) == 16)
  }

  @Test func bothRulesFillResultsAlike() {
    // Two squares, both the same way round: a hole by even-odd, none by winding.
    var a = rect(0, 0, 10, 10)
    a.addPath(rect(3, 3, 4, 4))
    expect(area(a.normalized(eoFill: true)) == 84)
    expect(area(a.normalized(eoFill: false)) == 100)
    expect(area(a.normalized()) == 84)
    expect(area(Path(a.cgPath.normalized())) == 100)
    let hole = a.normalized(eoFill: true)
    expect(area(hole.normalized(eoFill: false)) == 84)
    expect(area(a.union(rect(20, 0, 1, 1), eoFill: true)) == 85)
    expect(area(a.union(rect(20, 0, 1, 1))) == 101)
  }

  @Test func directionDoesNotMatter() {
    let b = Path {
      $0.move(to: CGPoint(x: 5, y: 5))
      $0.addLine(to: CGPoint(x: 5, y: 15))
      $0.addLine(to: CGPoint(x: 15, y: 15))
      $0.addLine(to: CGPoint(x: 15, y: 5))
      $0.closeSubpath()
    }
    expect(area(rect(0, 0, 10, 10).union(b)) == 175)
    expect(area(rect(0, 0, 10, 10).subtracting(b)) == 75)
  }

  @Test func aPathAndItself() {
    for a in [rect(0.1, 0.1, 3, 3), circle(3, 4, 5)] {
      expect(area(a.union(a)) == area(a))
      expect(area(a.intersection(a)) == area(a))
      expect(a.subtracting(a).isEmpty)
      expect(a.symmetricDifference(a).isEmpty)
    }
  }

  @Test func emptyOperands() {
    let a = rect(0, 0, 2, 2)
    expect(area(a.union(Path())) == 4)
    expect(area(Path().union(a)) == 4)
    expect(a.intersection(Path()).isEmpty)
    expect(area(a.subtracting(Path())) == 4)
    expect(Path().subtracting(a).isEmpty)
    expect(Path().normalized().isEmpty)
    let moves = Path {
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.move(to: CGPoint(x: 2, y: 1))
    }
    expect(moves.union(moves).isEmpty)
    expect(area(moves.union(a)) == 4)
  }

  @Test func innerCrossingsGoAway() {
    let star = Path {
      for i in 0..<5 {
        let angle = Double(i) * 4 * .pi / 5
        let p = CGPoint(x: cos(angle), y: sin(angle))
        if i == 0 { $0.move(to: p) } else { $0.addLine(to: p) }
      }
      $0.closeSubpath()
    }
    // The outline has ten corners, the even-odd star five triangles.
    expect(elements(star.normalized(eoFill: false)).count == 11)
    expect(star.cgPath.componentsSeparated(using: .evenOdd).count == 5)
  }

  @Test func fivePointUnion() {
    let a = [rect(0, 0, 2, 1), rect(0, 0, 1, 2), rect(10, 0, 1, 1)].map(\.cgPath)
    expect(FuzzArea.area(CGPath.union(of: a)) == 4)
    expect(Path(CGPath.union(of: [])).isEmpty)
    expect(FuzzArea.area(CGPath.union(of: [a[0]])) == 2)
    // By even-odd each path has its own hole; another path may cover it.
    var ring = rect(0, 0, 10, 10)
    ring.addPath(rect(3, 3, 4, 4))
    expect(
      FuzzArea.area(CGPath.union(of: [ring.cgPath, rect(4, 4, 1, 1).cgPath], using: .evenOdd))
        == 85)
    // Opposite directions do not cancel.
    let backwards = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addLine(to: CGPoint(x: 0, y: 2))
      $0.addLine(to: CGPoint(x: 2, y: 0))
      $0.closeSubpath()
    }
    expect(FuzzArea.area(CGPath.union(of: [rect(0, 0, 2, 2).cgPath, backwards.cgPath])) == 4)
  }

  // MARK: Lines

  @Test func linesAreCut() {
    let line = Path {
      $0.move(to: CGPoint(x: 0, y: 5))
      $0.addLine(to: CGPoint(x: 20, y: 5))
    }
    let mask = rect(5, 0, 10, 10)
    expect(
      elements(line.lineIntersection(mask)) == [
        .move(to: CGPoint(x: 5, y: 5)), .line(to: CGPoint(x: 15, y: 5)),
      ])
    expect(
      elements(line.lineSubtraction(mask)) == [
        .move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 5, y: 5)),
        .move(to: CGPoint(x: 15, y: 5)), .line(to: CGPoint(x: 20, y: 5)),
      ])
    expect(Path(line.cgPath.lineSubtracting(mask.cgPath)) == line.lineSubtraction(mask))
    expect(line.lineIntersection(Path()).isEmpty)
    expect(line.lineSubtraction(Path()) == line)
  }

  @Test func closedLinesOpenWhereTheyAreCut() {
    let square = rect(0, 0, 10, 10)
    let half = rect(5, -5, 20, 20)
    // One part, which runs on over the subpath's start.
    expect(
      elements(square.lineSubtraction(half)) == [
        .move(to: CGPoint(x: 5, y: 10)), .line(to: CGPoint(x: 0, y: 10)),
        .line(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 5, y: 0)),
      ])
    expect(
      elements(square.lineIntersection(half)) == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .line(to: CGPoint(x: 10, y: 10)), .line(to: CGPoint(x: 5, y: 10)),
      ])
    // Untouched: as it was, closed.
    expect(square.lineIntersection(rect(-1, -1, 20, 20)) == square)
    expect(square.lineSubtraction(rect(30, 0, 1, 1)) == square)
  }

  @Test func openLinesStayOpen() {
    let corner = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: CGPoint(x: 10, y: 10))
    }
    expect(corner.lineIntersection(rect(-1, -1, 20, 20)) == corner)
    // The missing third side is not there to be cut.
    expect(corner.lineIntersection(rect(2, 2, 4, 4)).isEmpty)
  }

  @Test func curvedLinesAreCutAsCurves() {
    let arc = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addCurve(
        to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 20), control2: CGPoint(x: 20, y: 20))
    }
    let inside = elements(arc.lineIntersection(rect(5, -5, 20, 30)))
    expect(inside.count == 2)
    guard case .move(let start) = inside[0], case .curve(let end, _, _) = inside[1] else {
      Issue.record("\(inside)")
      return
    }
    expect(abs(start.x - 5) < 1e-6 && abs(end.x - 25) < 1e-6)
  }

  // MARK: Parts

  @Test func componentsKeepTheirHoles() {
    var path = rect(0, 0, 10, 10)
    path.addPath(rect(2, 2, 6, 6))
    path.addPath(rect(4, 4, 2, 2))
    path.addPath(rect(20, 0, 5, 5))
    let parts = path.cgPath.componentsSeparated(using: .evenOdd)
    expect(parts.map { FuzzArea.area($0) }.sorted() == [4, 25, 64])
    expect(path.cgPath.componentsSeparated().map { FuzzArea.area($0) }.sorted() == [25, 100])
    expect(Path().cgPath.componentsSeparated().isEmpty)
  }

  @Test func partsThatTouchInAPointAreTwo() {
    var path = rect(0, 0, 5, 5)
    path.addPath(rect(5, 5, 5, 5))
    expect(path.cgPath.componentsSeparated().count == 2)
  }

  @Test func holesInARowFindTheirOwner() {
    var path = rect(0, 0, 100, 100)
    for i in 0..<9 {
      for j in 0..<9 { path.addPath(rect(Double(i) * 10 + 5, Double(j) * 10 + 5, 5, 5)) }
    }
    let parts = path.cgPath.componentsSeparated(using: .evenOdd)
    expect(parts.count == 1)
    let area = parts.reduce(0.0) { $0 + FuzzArea.area($1) }
    expect(abs(area - (10_000 - 81 * 25)) < 1e-6)
  }

  @Test func whatIntersects() {
    let a = rect(0, 0, 10, 10).cgPath
    expect(a.intersects(rect(9, 9, 5, 5).cgPath))
    expect(a.intersects(rect(2, 2, 1, 1).cgPath))
    expect(!a.intersects(rect(10, 0, 5, 5).cgPath))
    expect(!a.intersects(rect(10, 10, 5, 5).cgPath))
    expect(!a.intersects(rect(11, 0, 5, 5).cgPath))
    expect(!a.intersects(Path().cgPath))
    expect(circle(0, 0, 5).cgPath.intersects(circle(9, 0, 5).cgPath))
    expect(!circle(0, 0, 5).cgPath.intersects(circle(10, 0, 5).cgPath))
  }

  @Test func flatteningLeavesLines() {
    let flat = Path(circle(0, 0, 10).cgPath.flattened(threshold: 0.01))
    for element in elements(flat) {
      switch element {
      case .curve, .quadCurve: Issue.record("a curve is left")
      default: break
      }
    }
    expect(abs(area(flat) - area(circle(0, 0, 10))) < 1)
  }

  // MARK: Bad input

  @Test func badNumbersAreLeftOut() {
    var bad = rect(0, 0, 10, 10)
    bad.move(to: CGPoint(x: CGFloat.nan, y: 0))
    bad.addLine(to: CGPoint(x: 1, y: CGFloat.infinity))
    expect(area(bad.union(rect(5, 5, 10, 10))) == 175)
    let nothing = Path {
      $0.move(to: CGPoint(x: CGFloat.nan, y: CGFloat.nan))
      $0.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    }
    expect(nothing.union(nothing).isEmpty)
    expect(nothing.lineIntersection(bad).isEmpty)
  }

  @Test(arguments: [1e300, 1e-300, 1e150, 1.7e308])
  func anySizeWorks(scale: Double) {
    let a = rect(0, 0, scale, scale)
    let b = rect(scale / 2, scale / 2, scale / 2, scale / 2)
    // A quarter: three of four corners are left, and one turns inwards.
    expect(elements(a.subtracting(b)).count == 7)
    expect(elements(circle(0, 0, scale / 4).union(circle(0, scale / 8, scale / 4))).count > 4)
  }

  @Test func whatIsTooSmallForAnyGridVanishes() {
    let denormal = Double.leastNonzeroMagnitude * 100
    expect(rect(0, 0, denormal, denormal).union(circle(0, 0, denormal)).isEmpty)
    expect(area(rect(0, 0, denormal, denormal).union(rect(0, 0, 1, 1))) == 1)
  }

  @Test func manySubpaths() {
    var path = Path()
    for i in 0..<3000 {
      path.addPath(rect(Double(i % 60) * 2, Double(i / 60) * 2, 1, 1))
    }
    expect(path.cgPath.componentsSeparated().count == 3000)
    expect(area(path.union(rect(0, 0, 120, 100))) == 12_000)
  }
}
