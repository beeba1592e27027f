import FiligreeKit
import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

/// Bad input gives defined results: no trap, no endless loop.
@Suite struct UIBezierPathHostileTests {
  private static let numbers: [CGFloat] = [
    0, -0.0, 1, -1, .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1e-300, -7,
  ]

  /// Asks for everything.
  private func use(_ path: UIBezierPath) {
    let bounds = path.bounds
    expect(bounds.isNull || !bounds.minX.isNaN)
    _ = path.contains(CGPoint(x: 0.5, y: 0.5))
    _ = path.contains(CGPoint(x: CGFloat.nan, y: 0))
    let reversed = path.reversing()
    expect(reversed.elements.count == path.elements.count)
    expect(reversed.reversing().elements.map(\.letter) == path.elements.map(\.letter))
    _ = path.currentPoint
    path.usesEvenOddFillRule.toggle()
    _ = path.contains(.zero)
    path.append(path)
    path.apply(CGAffineTransform(scaleX: 1e200, y: .nan))
    path.apply(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    _ = path.bounds
  }

  @Test func arcsOfAnyNumbers() {
    for radius in Self.numbers {
      for start in Self.numbers {
        for end in Self.numbers {
          let path = UIBezierPath(
            arcCenter: CGPoint(x: 3, y: 4), radius: radius, startAngle: start, endAngle: end,
            clockwise: true)
          let isFinite = radius.isFinite && start.isFinite && end.isFinite
          if !isFinite { expect(path.isEmpty) }
          expect(path.elements.count <= 6)
        }
      }
      use(
        UIBezierPath(
          arcCenter: CGPoint(x: radius, y: 1), radius: radius, startAngle: 0, endAngle: radius,
          clockwise: false))
    }
  }

  @Test func shapesOfAnyNumbers() {
    for a in Self.numbers {
      for b in Self.numbers {
        let rects = [
          CGRect(x: a, y: 0, width: b, height: 10), CGRect(x: 0, y: b, width: a, height: b),
        ]
        for rect in rects {
          use(UIBezierPath(rect: rect))
          use(UIBezierPath(ovalIn: rect))
          use(UIBezierPath(roundedRect: rect, cornerRadius: b))
          use(
            UIBezierPath(
              roundedRect: rect, byRoundingCorners: [.topRight],
              cornerRadii: CGSize(width: a, height: b)))
        }
      }
    }
  }

  @Test func segmentsToAnywhere() {
    for a in Self.numbers {
      for b in Self.numbers {
        let path = UIBezierPath()
        path.move(to: CGPoint(a, b))
        path.addLine(to: CGPoint(b, 1))
        path.addQuadCurve(to: CGPoint(1, a), controlPoint: CGPoint(b, b))
        path.addCurve(
          to: CGPoint(2, 2), controlPoint1: CGPoint(a, a), controlPoint2: CGPoint(b, a))
        path.close()
        path.close()
        use(path)
      }
    }
  }

  /// Bytes of a path that others made: segments first, or nothing but moves.
  @Test func movesAlone() {
    let path = UIBezierPath()
    for i in 0..<1000 { path.move(to: CGPoint(CGFloat(i), 0)) }
    expect(!path.contains(CGPoint(3, 0)))
    expect(path.reversing().elements == path.elements)
    expect(path.bounds == CGRect(x: 0, y: 0, width: 999, height: 0))
  }

  @Test func aPathCanBeAppendedToItself() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let once = path.elements
    path.append(path)
    expect(path.elements == once + once)
    expect(path.currentPoint == .zero)
  }

  @Test func manySubpaths() {
    let path = UIBezierPath()
    for i in 0..<50_000 {
      path.move(to: CGPoint(CGFloat(i), 0))
      path.addLine(to: CGPoint(CGFloat(i) + 0.5, 0))
      path.addLine(to: CGPoint(CGFloat(i), 1))
      if i % 2 == 0 { path.close() }
    }
    expect(path.contains(CGPoint(1000.1, 0.1)))
    expect(!path.contains(CGPoint(1001.1, 0.1)))
    expect(path.reversing().reversing().cgPath == path.cgPath)
  }

  @Test(arguments: [[-1, 2], [0, 0], [CGFloat.nan, 1], [CGFloat.infinity, 1]])
  func aBadDashIsKeptAndStrokedSolid(pattern: [CGFloat]) {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(10, 0))
    let solid = path.path.strokedPath(path.strokeStyle)
    path.setLineDash(pattern, count: 2, phase: .nan)
    var count = 0
    var phase: CGFloat = 0
    path.getLineDash(nil, count: &count, phase: &phase)
    expect(count == 2)
    expect(phase.isNaN)
    expect(path.path.strokedPath(path.strokeStyle) == solid)
  }
}
