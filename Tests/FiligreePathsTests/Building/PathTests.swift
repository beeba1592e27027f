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
    expect(path.isEmpty && path.currentPoint == nil)
    path.addLines([])
    expect(path.isEmpty)
    path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    expect(path.description == "1 2 m 3 4 l")
  }

  @Test func copiesAreValues() {
    var a = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let b = a
    a.addLine(to: CGPoint(x: 5, y: 5))
    expect(a != b)
    expect(b.currentPoint == .zero)
    expect(a.description.hasSuffix("h 0 0 m 5 5 l"))
  }

  @Test func appendingAndMoving() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addPath(path, transform: CGAffineTransform(translationX: 10, y: 0))
    expect(path.boundingRect == CGRect(x: 0, y: 0, width: 11, height: 1))
    expect(path.currentPoint == CGPoint(x: 10, y: 0))
    expect(path.offsetBy(dx: 1, dy: 2).boundingRect == CGRect(x: 1, y: 2, width: 11, height: 1))
  }

  @Test func boundsAreTight() {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100),
        control2: CGPoint(x: 100, y: 100))
    }
    expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 75))
    expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(path.cgPath.boundingBoxOfPath == path.boundingRect)
    expect(Path().boundingRect.isNull && Path().cgPath.boundingBox.isNull)
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
      expect(abs(box.minX - left) < 2e-5 && abs(box.maxX - right) < 2e-5)
      expect(abs(box.minY - top) < 2e-5 && abs(box.maxY - bottom) < 2e-5)
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
        expect(path.windingNumber(around: p) == winding)
        expect(Path(storage: path).contains(p) == (winding != 0))
        expect(Path(storage: path).contains(p, eoFill: true) == (winding % 2 != 0))
      }
    }
    expect(!Path(CGRect(x: 0, y: 0, width: 1, height: 1)).contains(CGPoint(x: CGFloat.nan, y: 0)))
  }

  @Test func verticesOnTheRayCountOnce() {
    let diamond = Path {
      $0.addLines([
        CGPoint(x: 0, y: -10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: -10, y: 0),
      ])
    }
    expect(diamond.contains(CGPoint(x: -5, y: 0)))
    expect(!diamond.contains(CGPoint(x: -11, y: 0)))
    expect(!diamond.contains(CGPoint(x: -5, y: 10)))
  }

  /// As Core Graphics has it: all edges of a shape belong to it, the right and the bottom one too.
  @Test(arguments: [false, true])
  func edgesAreContained(eoFill: Bool) {
    let rect = CGRect(x: 10.3, y: 20.7, width: 30.1, height: 40.9)
    let shapes = [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 9),
      // The other way around, and open.
      Path {
        $0.addLines([
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
          CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY),
        ])
      },
    ]
    for (i, shape) in shapes.enumerated() {
      for (x, y) in [
        (rect.minX, rect.midY), (rect.maxX, rect.midY), (rect.midX, rect.minY),
        (rect.midX, rect.maxY),
      ] {
        expect(shape.contains(CGPoint(x: x, y: y), eoFill: eoFill), "shape \(i), \(x), \(y)")
        // A step of a millionth outwards is outside.
        let out = CGPoint(x: x + (x - rect.midX) * 1e-6, y: y + (y - rect.midY) * 1e-6)
        expect(!shape.contains(out, eoFill: eoFill), "shape \(i), \(out)")
        expect(!shape.cgPath.contains(out, using: eoFill ? .evenOdd : .winding))
      }
    }
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] {
        expect(shapes[0].contains(CGPoint(x: x, y: y), eoFill: eoFill))
      }
    }
    // On the line of an edge, but beyond its ends.
    expect(!shapes[0].contains(CGPoint(x: rect.maxX, y: rect.maxY + 1), eoFill: eoFill))
    expect(!shapes[0].contains(CGPoint(x: rect.maxX + 1, y: rect.minY), eoFill: eoFill))
    expect(!Path().contains(.zero, eoFill: eoFill))
  }

  /// Points of slanted edges and of curves are rounded, and contained all the same.
  @Test func roundedPointsOfEdgesAreContained() {
    var random = RandomSource(seed: 11)
    for round in 0..<100 {
      let c = random.cubic()
      let path = Path {
        $0.move(to: c.p0)
        $0.addCurve(to: c.p3, control1: c.p1, control2: c.p2)
        $0.addLine(to: random.point())
        $0.closeSubpath()
      }
      for _ in 0..<10 {
        let t = CGFloat(random.number(in: 0...1))
        let p = c.point(at: t)
        // Along the ray a curve may be as flat as it likes; there rounding moves its point far.
        let d = c.derivative(at: t)
        guard abs(d.y) > 0.1 * abs(d.x) else { continue }
        expect(path.contains(p), "round \(round), \(t): \(path.svg)")
      }
    }
  }

  @Test func nonFiniteElementsAreKeptAndLeftOutOfMeasures() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.addCurve(
      to: CGPoint(x: 5, y: 5), control1: CGPoint(x: CGFloat.nan, y: 0), control2: .zero)
    expect(path.storage.verbs.count == 8)
    expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(path.contains(CGPoint(x: 5, y: 5)))
    expect(path.description.hasSuffix("0 0 m inf 0 l nan 0 0 0 5 5 c"))
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
    expect(path.description == "0 0 m 1000 0.5 l 1 2 3 4 q 1 2 3 4 5 6 c h")
    expect(Path(path.description) == path)
    expect(Path("") == Path())
  }

  @Test(arguments: [
    "1 2", "m", "1 m", "1 2 l", "0 0 m 1 2 3 l", "0 0 m 1 1 x", "h", "0 0 m 1 h", "1 2 3 4 5 6 7 c",
  ])
  func uselessDescriptions(text: String) {
    expect(Path(text) == nil)
  }

  @Test func strokedPaths() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
    expect(
      line.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect
        == CGRect(x: 0, y: -1, width: 10, height: 2))
    expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }
}
