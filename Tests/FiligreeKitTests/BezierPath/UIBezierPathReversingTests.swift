import FiligreeKit
import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

// Apple's documentation: `reversing()` "reverses each whole or partial subpath in the path object
// individually", so they keep their order; ClippingBezier (A. Wulf 2015) found the same of iOS 6.
@Suite struct UIBezierPathReversingTests {
  @Test func aRectangleRunsTheOtherWayFromItsLastPoint() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).reversing()
    expect(
      path.elements == [
        .move(to: CGPoint(1, 6)), .line(to: CGPoint(4, 6)), .line(to: CGPoint(4, 2)),
        .line(to: CGPoint(1, 2)), .closeSubpath,
      ])
    expect(path.currentPoint == CGPoint(1, 6))
  }

  @Test func anOpenSubpathStaysOpenAndCurvesSwapTheirControls() {
    let path = UIBezierPath()
    path.move(to: CGPoint(0, 0))
    path.addLine(to: CGPoint(1, 0))
    path.addQuadCurve(to: CGPoint(3, 0), controlPoint: CGPoint(2, 1))
    path.addCurve(
      to: CGPoint(6, 0), controlPoint1: CGPoint(4, 1), controlPoint2: CGPoint(5, 2))
    expect(
      path.reversing().elements == [
        .move(to: CGPoint(6, 0)),
        .curve(to: CGPoint(3, 0), control1: CGPoint(5, 2), control2: CGPoint(4, 1)),
        .quadCurve(to: CGPoint(1, 0), control: CGPoint(2, 1)), .line(to: CGPoint(0, 0)),
      ])
  }

  @Test func subpathsKeepTheirOrderAndTheirCloses() {
    let path = UIBezierPath()
    path.move(to: CGPoint(0, 0))
    path.addLine(to: CGPoint(1, 0))
    path.addLine(to: CGPoint(1, 1))
    path.close()
    path.addLine(to: CGPoint(9, 9))
    path.move(to: CGPoint(5, 5))
    path.move(to: CGPoint(6, 6))
    path.close()
    expect(
      path.reversing().elements == [
        .move(to: CGPoint(1, 1)), .line(to: CGPoint(1, 0)), .line(to: CGPoint(0, 0)),
        .closeSubpath,
        .move(to: CGPoint(9, 9)), .line(to: CGPoint(0, 0)),
        .move(to: CGPoint(5, 5)),
        .move(to: CGPoint(6, 6)), .closeSubpath,
      ])
  }

  @Test func theStyleIsKeptAndTheOriginalToo() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9))
    path.lineWidth = 5
    path.lineJoinStyle = .round
    path.usesEvenOddFillRule = true
    path.setLineDash([1, 2, 3], count: 3, phase: 4)
    let before = path.elements
    let reversed = path.reversing()
    expect(reversed !== path)
    expect(path.elements == before)
    expect(reversed.usesEvenOddFillRule)
    expect(reversed.strokeStyle == path.strokeStyle)
    reversed.removeAllPoints()
    expect(path.elements == before)
  }

  @Test func anEmptyPathStaysEmpty() {
    expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func reversingTwiceIsTheSameAndOnceFlipsTheAreaAlone() {
    var random = RandomSource(seed: 20)
    for i in 0..<300 {
      let path = random.bezierPath()
      let reversed = path.reversing()
      let name: Comment = "seed 20, \(i): \(path.path)"
      expect(reversed.reversing().elements == path.elements, name)
      expect(reversed.bounds == path.bounds, name)
      let area = path.path.signedArea
      expect(abs(reversed.path.signedArea + area) <= 1e-9 * (1 + abs(area)), name)
      expect(abs(reversed.path.length - path.path.length) <= 1e-6, name)
      for _ in 0..<20 {
        let point = random.point()
        expect(
          path.path.storage.windingNumber(around: point)
            == -reversed.path.storage.windingNumber(around: point), name)
        for evenOdd in [false, true] {
          path.usesEvenOddFillRule = evenOdd
          reversed.usesEvenOddFillRule = evenOdd
          expect(path.contains(point) == reversed.contains(point), name)
        }
      }
    }
  }

  /// The idiom of masks: a shape less a reversed one is a hole by the non-zero rule.
  @Test func aReversedShapeCutsAHole() {
    let mask = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    mask.append(UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50)).reversing())
    expect(mask.contains(CGPoint(10, 10)))
    expect(!mask.contains(CGPoint(50, 50)))
  }
}
