import FiligreeKit
import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct UIBezierPathArcTests {
  /// 4/3 tan(22.5°), for a radius of 10.
  private let reach: CGFloat = 5.522_847_498_307_936

  private static let turns: [(CGFloat, CGFloat)] = [
    (0.0, 2 * .pi), (-0.5 * .pi, 1.5 * .pi), (0.0, 4 * .pi), (1.0, 100.0), (2 * .pi, 0.0),
    (5.0, -50.0), (0.1, 0.1 + 2 * .pi),
  ]

  private func arc(
    _ startAngle: CGFloat, _ endAngle: CGFloat, clockwise: Bool, radius: CGFloat = 10
  ) -> UIBezierPath {
    UIBezierPath(
      arcCenter: .zero, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Apple's documentation of the initializer draws 0 on the right and π/2 at the bottom.
  @Test func clockwiseIsWhatOneSeesWithYDown() {
    expectElements(
      arc(0, .pi / 2, clockwise: true), "MC",
      [CGPoint(10, 0), CGPoint(10, reach), CGPoint(reach, 10), CGPoint(0, 10)])
    expectElements(
      arc(0, .pi / 2, clockwise: false), "MCCC",
      [
        CGPoint(10, 0), CGPoint(10, -reach), CGPoint(reach, -10), CGPoint(0, -10),
        CGPoint(-reach, -10), CGPoint(-10, -reach), CGPoint(-10, 0),
        CGPoint(-10, reach), CGPoint(-reach, 10), CGPoint(0, 10),
      ])
  }

  @Test func theSenseIsTheOppositeOfCoreGraphics() {
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 1, endAngle: 3, clockwise: false)
    expect(arc(1, 3, clockwise: true).cgPath == other)
  }

  @Test func anglesAreTakenModuloATurnInTheGivenSense() {
    // From 350° to 10° clockwise are 20°, not 340°.
    let short = arc(350 * .pi / 180, 10 * .pi / 180, clockwise: true)
    expect(String(short.elements.map(\.letter)) == "MC")
    expect(abs(short.path.length - 10 * 20 * .pi / 180) < 1e-3)
    let long = arc(350 * .pi / 180, 10 * .pi / 180, clockwise: false)
    expect(abs(long.path.length - 10 * 340 * .pi / 180) < 1e-2)
  }

  @Test(arguments: turns)
  func aFullTurnOrMoreIsOneCircle(startAngle: CGFloat, endAngle: CGFloat) {
    for clockwise in [true, false] {
      let path = arc(startAngle, endAngle, clockwise: clockwise)
      expect(String(path.elements.map(\.letter)) == "MCCCC")
      expect(abs(path.path.signedArea - (clockwise ? 1 : -1) * 100 * .pi) < 0.1)
      let start = path.elements[0].points[0]
      expect(abs(path.currentPoint.x - start.x) < 1e-12)
      expect(abs(path.currentPoint.y - start.y) < 1e-12)
      expect(path.contains(CGPoint(1, 2)))
    }
  }

  @Test func equalAnglesAddTheLineAlone() {
    expectElements(arc(1, 1, clockwise: true, radius: 0), "M", [.zero])
    let path = UIBezierPath()
    path.move(to: CGPoint(1, 1))
    path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 0, clockwise: true)
    expectElements(path, "ML", [CGPoint(1, 1), CGPoint(10, 0)])
  }

  /// The slice of a pie: the line from the center to the arc is not asked for.
  @Test func aLineJoinsTheArcToTheCurrentPoint() {
    let slice = UIBezierPath()
    slice.move(to: CGPoint(50, 50))
    slice.addArc(
      withCenter: CGPoint(50, 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    slice.close()
    expectElements(
      slice, "MLCZ",
      [
        CGPoint(50, 50), CGPoint(60, 50), CGPoint(60, 50 + reach), CGPoint(50 + reach, 60),
        CGPoint(50, 60),
      ])
    expect(slice.contains(CGPoint(54, 54)))
    expect(!slice.contains(CGPoint(46, 54)))
  }

  @Test func aNegativeRadiusLiesAcrossTheCenter() {
    let path = arc(0, .pi / 2, clockwise: true, radius: -10)
    expectElements(
      path, "MC",
      [CGPoint(-10, 0), CGPoint(-10, -reach), CGPoint(-reach, -10), CGPoint(0, -10)])
  }

  @Test func arcsGoFromAngleToAngleAlongTheCircle() {
    var random = RandomSource(seed: 7)
    for i in 0..<300 {
      let (from, to) = (random.number(in: -9...9), random.number(in: -9...9))
      let clockwise = random.next() % 2 == 0
      let (center, radius) = (random.point(), random.number(in: 0.1...50))
      let path = UIBezierPath(
        arcCenter: center, radius: radius, startAngle: from, endAngle: to, clockwise: clockwise)
      let name: Comment = "seed 7, \(i): \(from) to \(to), clockwise \(clockwise)"
      let turn = 2 * Double.pi
      var sweep = (clockwise ? to - from : from - to).truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
      if abs(to - from) >= turn { sweep = turn }
      expect(abs(path.path.length - radius * sweep) < 1e-3 * radius, name)
      let last = abs(to - from) >= turn ? from : to
      expect(abs(path.currentPoint.x - (center.x + radius * cos(last))) < 1e-9, name)
      expect(abs(path.currentPoint.y - (center.y + radius * sin(last))) < 1e-9, name)
      let measure = PathMeasure(path.path)
      for step in 0...20 {
        guard let place = measure.point(atLength: measure.length * CGFloat(step) / 20) else {
          continue
        }
        let distance = hypot(place.x - center.x, place.y - center.y)
        expect(abs(distance - radius) < 2.8e-4 * radius, name)
      }
    }
  }
}
