import FiligreePaths
import FiligreeKit
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct UIBezierPathTests {
  private func triangle() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 11, y: 2))
    path.addQuadCurve(to: CGPoint(x: 11, y: 12), controlPoint: CGPoint(x: 21, y: 7))
    path.addCurve(
      to: CGPoint(x: 1, y: 12), controlPoint1: CGPoint(x: 8, y: 22),
      controlPoint2: CGPoint(x: 4, y: 22))
    path.close()
    return path
  }

  private func elements(_ path: UIBezierPath) -> [Path.Element] {
    var elements: [Path.Element] = []
    Path(path.cgPath).forEach { elements.append($0) }
    return elements
  }

  @Test func buildsWhatPathBuilds() {
    expect(
      elements(triangle()) == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 11, y: 2)),
        .quadCurve(to: CGPoint(x: 11, y: 12), control: CGPoint(x: 21, y: 7)),
        .curve(
          to: CGPoint(x: 1, y: 12), control1: CGPoint(x: 8, y: 22), control2: CGPoint(x: 4, y: 22)),
        .closeSubpath,
      ])
  }

  @Test func aNewPathIsEmptyAndHasUIKitsStyle() {
    let path = UIBezierPath()
    expect(path.isEmpty)
    expect(path.currentPoint == .zero)
    expect(path.bounds.isNull)
    expect(path.lineWidth == 1)
    expect(path.lineCapStyle == .butt)
    expect(path.lineJoinStyle == .miter)
    expect(path.miterLimit == 10)
    expect(path.flatness == 0.6)
    expect(!path.usesEvenOddFillRule)
  }

  @Test func segmentsOfAnEmptyPathDoNothing() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), controlPoint: .zero)
    path.addCurve(to: CGPoint(x: 1, y: 1), controlPoint1: .zero, controlPoint2: .zero)
    path.close()
    expect(path.isEmpty)
  }

  @Test func boundsIncludeControlPoints() {
    expect(triangle().bounds == CGRect(x: 1, y: 2, width: 20, height: 20))
    let path = triangle()
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    expect(path.bounds == CGRect(x: 1, y: 2, width: 20, height: 20))
  }

  @Test func closingGoesBackToTheStart() {
    expect(triangle().currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func aRectangleRunsFromItsUpperLeftCorner() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(
      elements(path) == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 4, y: 2)),
        .line(to: CGPoint(x: 4, y: 6)), .line(to: CGPoint(x: 1, y: 6)), .closeSubpath,
      ])
  }

  @Test func theNullRectangleGivesNothing() {
    expect(UIBezierPath(rect: .null).isEmpty)
    expect(UIBezierPath(ovalIn: .null).isEmpty)
  }

  @Test func anOvalTouchesTheSides() {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    let path = UIBezierPath(ovalIn: rect)
    expect(path.bounds == rect)
    expect(path.currentPoint == CGPoint(x: 70, y: 40))
    expect(elements(path).count == 6)
    // Each cubic's middle is off the ellipse by no more than rounding, and its other points by
    // 2.7e-4.
    var start = CGPoint.zero
    for element in elements(path) {
      switch element {
      case .move(let end): start = end
      case .curve(let end, let control1, let control2):
        for i in 0...16 {
          let t = CGFloat(i) / 16
          let u = 1 - t
          func at(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            let a = u * u * u * start[keyPath: axis] + 3 * u * u * t * control1[keyPath: axis]
            return a + 3 * u * t * t * control2[keyPath: axis] + t * t * t * end[keyPath: axis]
          }
          let (x, y) = ((at(\.x) - 40) / 30, (at(\.y) - 40) / 20)
          let radius = (x * x + y * y).squareRoot()
          expect(abs(radius - 1) < (i == 8 ? 1e-9 : 2.8e-4))
        }
        start = end
      default: break
      }
    }
  }

  @Test func cgPathIsACopyThatDoesNotChange() {
    let path = triangle()
    let outline = path.cgPath
    path.addLine(to: CGPoint(x: 100, y: 100))
    expect(Path(outline) == Path(triangle().cgPath))
    path.cgPath = outline
    expect(Path(path.cgPath) == Path(outline))
    expect(Path(UIBezierPath(cgPath: outline).cgPath) == Path(outline))
  }

  @Test func copyTakesStyleAndOutlineAndChangesApart() throws {
    let path = triangle()
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.flatness = 0.1
    path.usesEvenOddFillRule = true
    path.setLineDash([2, 1], count: 2, phase: 0.5)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    expect(path.isEmpty)
    expect(elements(copy) == elements(triangle()))
    expect(copy.lineWidth == 3)
    expect(copy.lineCapStyle == .round)
    expect(copy.lineJoinStyle == .bevel)
    expect(copy.miterLimit == 4)
    expect(copy.flatness == 0.1)
    expect(copy.usesEvenOddFillRule)
    var pattern: [CGFloat] = [0, 0]
    var count = 0
    var phase: CGFloat = 0
    copy.getLineDash(&pattern, count: &count, phase: &phase)
    expect(pattern == [2, 1])
    expect(count == 2)
    expect(phase == 0.5)
  }

  @Test func aDashWithoutPatternIsSolid() {
    let path = UIBezierPath()
    path.setLineDash([1, 2], count: 2, phase: 0)
    path.setLineDash(nil, count: 5, phase: 1)
    var count = -1
    path.getLineDash(nil, count: &count, phase: nil)
    expect(count == 0)
    path.setLineDash([1], count: -3, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    expect(count == 0)
  }

  @Test func appendTakesTheOutlineAlone() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let other = triangle()
    other.lineWidth = 9
    path.append(other)
    expect(elements(path).count == 10)
    expect(path.lineWidth == 1)
    expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func applyMapsTheOutlineAlone() {
    let path = triangle()
    path.lineWidth = 2
    path.apply(CGAffineTransform(scaleX: 2, y: -1))
    expect(path.bounds == CGRect(x: 2, y: -22, width: 40, height: 20))
    expect(path.lineWidth == 2)
  }
}
