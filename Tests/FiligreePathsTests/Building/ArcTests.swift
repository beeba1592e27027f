import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct ArcTests {
  /// The path of an arc about (100, 100) of radius 50, between angles in degrees.
  func arc(_ from: Double, _ to: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 100, y: 100), radius: 50, startAngle: .degrees(from),
        endAngle: .degrees(to), clockwise: clockwise)
    }
  }

  /// The signed angle that the arc sweeps, in degrees, by its points.
  func sweep(_ path: Path) -> Double {
    let points = path.storage.lines(1e-4).points
    var sum = 0.0
    for i in points.indices.dropFirst() {
      let (a, b) = (points[i - 1], points[i])
      sum += asin(((a.x - 100) * (b.y - 100) - (a.y - 100) * (b.x - 100)) / 2500)
    }
    return (sum * 180 / .pi).rounded()
  }

  @Test(
    "The sense of arcs",
    arguments: [
      (0.0, 90.0, false, 90.0), (0, 90, true, -270), (90, 0, false, 270), (90, 0, true, -90),
      (0, 360, false, 360), (0, 360, true, -360), (360, 0, false, 360), (360, 0, true, -360),
      (-90, 270, false, 360), (30, 750, false, 360), (45, 45, false, 0), (45, 45, true, 0),
      (-45, 45, false, 90), (350, 10, false, 20), (10, 350, true, -20), (0, 270, true, -90),
    ])
  func sense(from: Double, to: Double, clockwise: Bool, expected: Double) {
    expect(sweep(arc(from, to, clockwise: clockwise)) == expected)
  }

  @Test func radiusIsKept() {
    var random = RandomSource(seed: 41)
    for _ in 0..<200 {
      let path = arc(
        random.number(in: -400...400), random.number(in: -400...400),
        clockwise: random.next() % 2 == 0)
      for p in path.storage.lines(1e-4).points {
        expect(abs(hypot(p.x - 100, p.y - 100) - 50) < 50 * 2.8e-4)
      }
    }
  }

  @Test func quartersAreFour() {
    let path = arc(0, 360, clockwise: false)
    expect(path.storage.verbs == [.move, .cubic, .cubic, .cubic, .cubic])
    expect(path.storage.points[0] == CGPoint(x: 150, y: 100))
    expect(path.storage.points[3] == CGPoint(x: 100, y: 150))
    expect(path.storage.points[6] == CGPoint(x: 50, y: 100))
    expect(path.currentPoint == CGPoint(x: 150, y: 100))
  }

  /// As in Core Graphics, curves end a quarter turn apart from the start on, and the last one is the rest.
  @Test(arguments: [
    (0.0, 120.0, [90.0, 120.0]), (45, 265, [135, 225, 265]), (30, 390, [120, 210, 300, 390]),
    (10, 80, [80]), (0, -200, [-90, -180, -200]),
  ])
  func arcsAreCutAtQuarters(start: Double, end: Double, cuts: [Double]) {
    let path = arc(start, end, clockwise: end < start)
    expect(path.storage.verbs == [.move] + cuts.map { _ in .cubic })
    for (i, cut) in cuts.enumerated() {
      let p = path.storage.points[3 * i + 3]
      let angle = cut * .pi / 180
      expect(abs(p.x - (100 + 50 * cos(angle))) + abs(p.y - (100 + 50 * sin(angle))) < 1e-12)
    }
  }

  /// The elements that microsoft/WinObjC's CGPathTests.mm expects of CGPathAddArc, to six digits.
  @Test func elementsAreThoseOfCoreGraphics() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 25, y: 100), radius: 20, startAngle: .degrees(225), endAngle: .zero,
      clockwise: true)
    let expected: [(Double, Double)] = [
      (10.857863, 85.857865), (3.047378, 93.668352), (3.047379, 106.331651),
      (10.857865, 114.142137), (18.668352, 121.952622), (31.331651, 121.952621),
      (39.142137, 114.142135), (42.892864, 110.391407), (45, 105.304329), (45, 100),
    ]
    expect(path.storage.verbs == [.move, .cubic, .cubic, .cubic])
    for (point, (x, y)) in zip(path.storage.points, expected) {
      expect(abs(point.x - x) < 1e-5 && abs(point.y - y) < 1e-5)
    }
  }

  /// The elements of an ellipse in microsoft/WinObjC's CGPathTests.mm and, for a circle, in
  /// honghaoz/ChouTiUI's CGPath+ExtensionsTests.swift: from the right, towards growing y, and closed.
  @Test func ellipsesAreThoseOfCoreGraphics() {
    let path = Path(ellipseIn: CGRect(x: 40, y: 40, width: 200, height: 40))
    let expected: [(Double, Double)] = [
      (240, 60), (240, 71.045695), (195.228475, 80), (140, 80), (84.771525, 80),
      (40, 71.045695), (40, 60), (40, 48.954305), (84.771525, 40), (140, 40), (195.228475, 40),
      (240, 48.954305), (240, 60),
    ]
    expect(path.storage.verbs == [.move, .cubic, .cubic, .cubic, .cubic, .close])
    for (point, (x, y)) in zip(path.storage.points, expected) {
      expect(abs(point.x - x) < 1e-5 && abs(point.y - y) < 1e-5)
    }
  }

  @Test func aLineJoinsTheArcToTheCurrentPoint() {
    var pie = Path()
    pie.move(to: CGPoint(x: 100, y: 100))
    pie.addArc(
      center: CGPoint(x: 100, y: 100), radius: 50, startAngle: .zero, endAngle: .degrees(90),
      clockwise: false)
    pie.closeSubpath()
    expect(pie.storage.verbs == [.move, .line, .cubic, .close])
    // Already there, a line of no length: ChouTiUI's CapsuleTests list the elements on macOS and iOS.
    var line = Path()
    line.move(to: CGPoint(x: 150, y: 100))
    line.addArc(
      center: CGPoint(x: 100, y: 100), radius: 50, startAngle: .zero, endAngle: .degrees(90),
      clockwise: false)
    expect(line.storage.verbs == [.move, .line, .cubic])
    expect(line.storage.points[1] == line.storage.points[0])
  }

  @Test func relativeArcs() {
    func relative(_ delta: Double) -> Path {
      Path {
        $0.addRelativeArc(
          center: CGPoint(x: 100, y: 100), radius: 50, startAngle: .degrees(30),
          delta: .degrees(delta))
      }
    }
    expect(sweep(relative(100)) == 100)
    expect(sweep(relative(-300)) == -300)
    expect(sweep(relative(500)) == 500)
    // Turns beyond two are left out; the end is the same.
    expect(sweep(relative(3690)) == 450)
    expect(relative(1e12).storage.verbs.count < 12)
    expect(relative(0).storage.verbs == [.move])
  }

  @Test func transformsAreAppliedToTheArcAlone() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
      transform: CGAffineTransform(scaleX: 10, y: 20))
    expect(path.storage.points[1] == CGPoint(x: 10, y: 0))
    expect(path.currentPoint == CGPoint(x: 0, y: 20))
  }

  @Test func tangentArcs() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    expect(path.storage.verbs == [.move, .line, .cubic])
    expect(path.storage.points[1].x.rounded() == 80 && path.storage.points[1].y == 0)
    let end = path.currentPoint!
    expect(abs(end.x - 100) < 1e-12 && abs(end.y - 20) < 1e-12)
    for p in path.storage.lines(1e-4).points.dropFirst() {
      expect(abs(hypot(p.x - 80, p.y - 20) - 20) < 20 * 2.8e-4)
    }
  }

  @Test func sharpTangentArcsTakeTwoCurves() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 0, y: 50), radius: 10)
    expect(path.storage.verbs == [.move, .line, .cubic, .cubic])
    let box = path.boundingRect
    expect(box.minY >= -1e-9)
  }

  @Test func degenerateTangentArcsAreLines() {
    let corner = CGPoint(x: 100, y: 0)
    for (end, radius) in [
      (CGPoint(x: 200, y: 0), 10), (CGPoint(x: 50, y: 0), 10), (corner, 10),
      (CGPoint(x: 100, y: 50), 0),
    ] as [(CGPoint, CGFloat)] {
      var path = Path()
      path.move(to: .zero)
      path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
      expect(path.description == "0 0 m 100 0 l")
    }
    var path = Path()
    path.move(to: corner)
    path.addArc(tangent1End: corner, tangent2End: .zero, radius: 5)
    expect(path.description == "100 0 m 100 0 l")
    var empty = Path()
    empty.addArc(tangent1End: corner, tangent2End: .zero, radius: 5)
    expect(empty.isEmpty)
  }

  @Test func numbersThatAreNotFiniteAddNothing() {
    var path = Path()
    path.addArc(
      center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addArc(
      center: .zero, radius: 1, startAngle: .radians(.infinity), endAngle: .degrees(90),
      clockwise: false)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(.nan))
    expect(path.isEmpty)
  }
}
