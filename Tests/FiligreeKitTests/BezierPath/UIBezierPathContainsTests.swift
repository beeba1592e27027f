import FiligreeKit
import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct UIBezierPathContainsTests {
  @Test func theFillRuleDecides() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
    expect(path.contains(CGPoint(50, 50)))
    path.usesEvenOddFillRule = true
    expect(!path.contains(CGPoint(50, 50)))
    expect(path.contains(CGPoint(10, 50)))
    expect(!path.contains(CGPoint(110, 50)))
  }

  // Apple's documentation: "A point is not considered to be enclosed by the path if it is inside an
  // open subpath, regardless of whether that area would be painted during a fill operation."
  @Test func anOpenSubpathEnclosesNothing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(0, 0))
    path.addLine(to: CGPoint(10, 0))
    path.addLine(to: CGPoint(10, 10))
    expect(!path.contains(CGPoint(8, 2)))
    expect(path.cgPath.contains(CGPoint(8, 2)))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 5, height: 5)))
    expect(path.contains(CGPoint(22, 2)))
    expect(!path.contains(CGPoint(8, 2)))
    path.removeAllPoints()
    path.move(to: CGPoint(0, 0))
    path.addLine(to: CGPoint(10, 0))
    path.addLine(to: CGPoint(10, 10))
    path.close()
    expect(path.contains(CGPoint(8, 2)))
  }

  @Test func aSubpathBackAtItsStartIsClosed() {
    let triangle = UIBezierPath()
    triangle.move(to: CGPoint(0, 0))
    triangle.addLine(to: CGPoint(10, 0))
    triangle.addLine(to: CGPoint(10, 10))
    triangle.addLine(to: CGPoint(0, 0))
    expect(triangle.contains(CGPoint(8, 2)))

    var random = RandomSource(seed: 3)
    for i in 0..<200 {
      let (center, radius) = (random.point(-1e4...1e4), random.number(in: 0.01...100))
      let start = random.number(in: -1000...1000)
      let circle = UIBezierPath(
        arcCenter: center, radius: radius, startAngle: start, endAngle: start + 2 * .pi,
        clockwise: true)
      expect(circle.contains(center), "seed 3, \(i): \(circle.path)")
    }
  }

  @Test func closedPathsAreFilledAsPathSays() {
    var random = RandomSource(seed: 11)
    for i in 0..<200 {
      let path = random.bezierPath(alwaysClosed: true)
      for evenOdd in [false, true] {
        path.usesEvenOddFillRule = evenOdd
        for _ in 0..<10 {
          let point = random.point()
          expect(
            path.contains(point) == path.path.contains(point, eoFill: evenOdd),
            "seed 11, \(i): \(point) in \(path.path)")
        }
      }
    }
  }
}
