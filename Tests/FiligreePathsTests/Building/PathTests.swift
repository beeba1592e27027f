import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct PathTests {
  @Test func segmentsNeedACurrentPoint() {
    var path = Path()
    path.addLine(to: .zero)
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.addLines([])
    #expect(path.isEmpty)
    path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    #expect(path.description == "1 2 m 3 4 l")
  }

  @Test func copiesAreValues() {
    var a = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let b = a
    a.addLine(to: CGPoint(x: 5, y: 5))
    #expect(a != b)
    #expect(b.currentPoint == .zero)
    #expect(a.description.hasSuffix("h 0 0 m 5 5 l"))
  }

  @Test func appendingAndMoving() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addPath(path, transform: CGAffineTransform(translationX: 10, y: 0))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 11, height: 1))
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    #expect(path.offsetBy(dx: 1, dy: 2).boundingRect == CGRect(x: 1, y: 2, width: 11, height: 1))
  }

  @Test func boundsAreTight() {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100),
        control2: CGPoint(x: 100, y: 100))
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 75))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.cgPath.boundingBoxOfPath == path.boundingRect)
    #expect(Path().boundingRect.isNull && Path().cgPath.boundingBox.isNull)
  }

  @Test func boundsHoldRandomCurves() {
    var random = RandomSource(seed: 51)
    for _ in 0..<300 {
      let c = random.cubic()
      let path = Path {
        $0.move(to: c.p0)
        $0.addCurve(to: c.p3, control1: c.p1, control2: c.p2)
      }
      let points = path.storage.lines(1e-5).points
      let box = path.boundingRect
      let (left, right) = (points.map(\.x).min()!, points.map(\.x).max()!)
      let (top, bottom) = (points.map(\.y).min()!, points.map(\.y).max()!)
      #expect(abs(box.minX - left) < 2e-5 && abs(box.maxX - right) < 2e-5)
      #expect(abs(box.minY - top) < 2e-5 && abs(box.maxY - bottom) < 2e-5)
    }
  }

  @Test func containment() {
    var random = RandomSource(seed: 52)
    for round in 0..<60 {
      var path = PathStorage()
      path.move(to: random.point())
      for _ in 0..<4 {
        let c = random.cubic()
        path.cubic(to: c.p3, control1: c.p1, control2: c.p2)
        path.line(to: random.point())
        path.quad(to: random.point(), control: random.point())
      }
      if round % 2 == 0 { path.close() }
      let lines = path.lines(1e-5)
      for _ in 0..<20 {
        let p = random.point()
        guard distance(lines, from: p) > 1e-4 else { continue }
        let winding = windingNumber(lines, about: p)
        #expect(path.windingNumber(around: p) == winding)
        #expect(Path(storage: path).contains(p) == (winding != 0))
        #expect(Path(storage: path).contains(p, eoFill: true) == (winding % 2 != 0))
      }
    }
    #expect(!Path(CGRect(x: 0, y: 0, width: 1, height: 1)).contains(CGPoint(x: CGFloat.nan, y: 0)))
  }

  @Test func verticesOnTheRayCountOnce() {
    let diamond = Path {
      $0.addLines([
        CGPoint(x: 0, y: -10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: -10, y: 0),
      ])
    }
    #expect(diamond.contains(CGPoint(x: -5, y: 0)))
    #expect(!diamond.contains(CGPoint(x: -11, y: 0)))
    #expect(!diamond.contains(CGPoint(x: -5, y: 10)))
  }

  @Test func nonFiniteElementsAreKeptAndLeftOutOfMeasures() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.addCurve(
      to: CGPoint(x: 5, y: 5), control1: CGPoint(x: CGFloat.nan, y: 0), control2: .zero)
    #expect(path.storage.verbs.count == 8)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.description.hasSuffix("0 0 m inf 0 l nan 0 0 0 5 5 c"))
  }

  @Test func descriptions() {
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 1000, y: 0.5))
      $0.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
      $0.addCurve(
        to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
      $0.closeSubpath()
    }
    #expect(path.description == "0 0 m 1000 0.5 l 1 2 3 4 q 1 2 3 4 5 6 c h")
    #expect(Path(path.description) == path)
    #expect(Path("") == Path())
  }

  @Test(arguments: [
    "1 2", "m", "1 m", "1 2 l", "0 0 m 1 2 3 l", "0 0 m 1 1 x", "h", "0 0 m 1 h", "1 2 3 4 5 6 7 c",
  ])
  func uselessDescriptions(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func strokedPaths() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect
        == CGRect(x: 0, y: -1, width: 10, height: 2))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }
}
