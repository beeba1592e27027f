import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct SVGPathParserTests {
  private func elements(_ data: String) throws -> [Path.Element] {
    var elements: [Path.Element] = []
    try Path(svg: data).forEach { elements.append($0) }
    return elements
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func everyCommandAbsoluteAndRelative() throws {
    expect(
      try elements("M1 2L3 4H5V6C7 8 9 10 11 12S13 14 15 16Q17 18 19 20T21 22Z") == [
        .move(to: point(1, 2)), .line(to: point(3, 4)), .line(to: point(5, 4)),
        .line(to: point(5, 6)),
        .curve(to: point(11, 12), control1: point(7, 8), control2: point(9, 10)),
        .curve(to: point(15, 16), control1: point(13, 14), control2: point(13, 14)),
        .quadCurve(to: point(19, 20), control: point(17, 18)),
        .quadCurve(to: point(21, 22), control: point(21, 22)), .closeSubpath,
      ])
    expect(
      try elements("m1 2l2 2h2v2c2 2 4 4 6 6s2 2 4 4q2 2 4 4t2 2z") == [
        .move(to: point(1, 2)), .line(to: point(3, 4)), .line(to: point(5, 4)),
        .line(to: point(5, 6)),
        .curve(to: point(11, 12), control1: point(7, 8), control2: point(9, 10)),
        .curve(to: point(15, 16), control1: point(13, 14), control2: point(13, 14)),
        .quadCurve(to: point(19, 20), control: point(17, 18)),
        .quadCurve(to: point(21, 22), control: point(21, 22)), .closeSubpath,
      ])
  }

  @Test func repeatedCommandsNeedNoLetter() throws {
    expect(
      try elements("m1 1 2 0 0 2zl1 0") == [
        .move(to: point(1, 1)), .line(to: point(3, 1)), .line(to: point(3, 3)), .closeSubpath,
        // After a close the next segment starts where the subpath did.
        .move(to: point(1, 1)), .line(to: point(2, 1)),
      ])
    expect(
      try elements("M0 0L1 1 2 2,3,3") == [
        .move(to: point(0, 0)), .line(to: point(1, 1)), .line(to: point(2, 2)),
        .line(to: point(3, 3)),
      ])
  }

  @Test func numbersWithAsLittleBetweenThemAsCanBe() throws {
    expect(
      try elements("M1.5.5-3e-2+4L.5.5,1e2-1E+1") == [
        .move(to: point(1.5, 0.5)), .line(to: point(-0.03, 4)), .line(to: point(0.5, 0.5)),
        .line(to: point(100, -10)),
      ])
    expect(try elements("\t\r\nM 1. , 2") == [.move(to: point(1, 2))])
    // Flags need nothing between them and what follows.
    expect(try elements("M0 0a1 1 0 012 0") == elements("M0 0 a 1 1 0 0 1 2 0"))
  }

  @Test func numbersAreTheNearestDouble() throws {
    var random = RandomSource(seed: 11)
    for _ in 0..<2_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let path = try Path(svg: "M\(value) 0.1")
      expect(path.currentPoint?.x == CGFloat(value), "\(value)")
    }
    let long = "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899"
    expect(try Path(svg: "M\(long) 0").currentPoint?.x == CGFloat.pi)
  }

  @Test func emptyTextIsAnEmptyPath() throws {
    expect(try Path(svg: "").isEmpty)
    expect(try Path(svg: " \n\t").isEmpty)
  }

  @Test(arguments: [
    ("L1 1", 0, "'L'"), ("M1", 2, "the end"), ("M1 x", 3, "'x'"), ("M1 1 L", 6, "the end"),
    ("M1 1 2", 6, "the end"), ("M1 1 K", 5, "'K'"), ("M1 1,", 5, "the end"), ("M,1 1", 1, "','"),
    ("M0 0A1 1 0 2 0 1 1", 11, "'2'"), ("M0 0 L1e999 0", 6, "'1'"), ("M1 1 Z1", 6, "'1'"),
    ("M-", 2, "the end"), ("M-x", 2, "'x'"), ("M. 0", 1, "'.'"), ("M1 1 é", 5, "'é'"),
    ("M1 1\u{0}", 4, "byte value 0"), ("M1e", 2, "'e'"), ("M1 1,,2 2", 5, "','"),
  ])
  func errorsTellTheByte(_ data: String, _ offset: Int, _ found: String) {
    do {
      _ = try Path(svg: data)
      Issue.record("\(data) was read")
    } catch {
      expect(error.offset == offset, "\(data): \(error)")
      expect(error.found == found, "\(data): \(error)")
      expect(!error.description.contains("\n") && error.description.contains("expected"))
    }
  }

  @Test func arcsLieOnTheirEllipse() throws {
    var random = RandomSource(seed: 12)
    for i in 0..<500 {
      let rx = random.number(in: 1...50)
      let ry = random.number(in: 1...50)
      let turn = random.number(in: -400...400)
      let from = CGPoint(x: random.number(in: -9...9), y: random.number(in: -9...9))
      let to = CGPoint(x: random.number(in: -9...9), y: random.number(in: -9...9))
      for (large, sweep) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let data = "M\(from.x) \(from.y)A\(rx) \(ry) \(turn) \(large)\(sweep)\(to.x) \(to.y)"
        let path = try Path(svg: data)
        expect(path.currentPoint == to, "case \(i): \(data)")
        let samples = Self.samples(of: path)
        // The independent way: the center by the appendix of the specification, with angles.
        let ellipse = ReferenceArc(from, to, rx, ry, turn, large == 1, sweep == 1)
        for sample in samples {
          expect(abs(ellipse.radius(at: sample) - 1) < 3e-4, "case \(i): \(data)")
        }
        let swept = ellipse.sweptAngle(samples)
        expect(abs(swept - ellipse.delta) < 1e-6, "case \(i): \(data): \(swept), \(ellipse.delta)")
      }
    }
  }

  @Test func degenerateArcs() throws {
    expect(try elements("M1 1A5 5 0 0 1 1 1") == [.move(to: point(1, 1))])
    expect(
      try elements("M1 1A0 5 0 0 1 3 3") == [.move(to: point(1, 1)), .line(to: point(3, 3))])
    // Radii that are too small grow until they just reach: a half circle.
    let half = Self.samples(of: try Path(svg: "M0 0A1 1 0 0 1 10 0"))
    for sample in half {
      expect(abs(hypot(sample.x - 5, sample.y) - 5) < 2e-3)
      expect(sample.y <= 1e-9)
    }
    // Negative radii count as positive ones.
    expect(try Path(svg: "M0 0A-7 -8 10 0 1 5 5") == Path(svg: "M0 0A7 8 10 0 1 5 5"))
    for data in [
      "M0 0A1e308 1e308 0 1 1 1 1", "M0 0A1e-308 1 0 0 0 1e308 5", "M-1e308 0A1 1 0 0 0 1e308 0",
    ] {
      _ = try Path(svg: data)
    }
  }

  @Test func writtenPathsReadBackEqual() throws {
    var random = RandomSource(seed: 13)
    for i in 0..<300 {
      let path = Path { path in
        for _ in 0..<Int(random.next() % 12) {
          func p() -> CGPoint {
            let scale = pow(10, Double(Int(random.next() % 13)) - 6)
            return CGPoint(
              x: (random.number(in: -9...9) * 8).rounded() / 8 * scale,
              y: random.number(in: -9...9) * scale)
          }
          switch random.next() % 5 {
          case 0: path.move(to: p())
          case 1: path.addLine(to: p())
          case 2: path.addQuadCurve(to: p(), control: p())
          case 3: path.addCurve(to: p(), control1: p(), control2: p())
          default: path.closeSubpath()
          }
        }
      }
      expect(try Path(svg: path.svg) == path, "case \(i): \(path.svg)")
    }
  }

  /// Whatever the bytes, the answer is a path or an error with an offset in the text.
  @Test func hostileText() {
    var random = RandomSource(seed: 14)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n\u{0}xé")
    for i in 0..<4_000 {
      let text = String(
        (0..<Int(random.next() % 40)).map { _ in
          alphabet[Int(random.next() % UInt64(alphabet.count))]
        })
      do {
        _ = try Path(svg: text)
      } catch {
        expect(error.offset >= 0 && error.offset <= text.utf8.count, "case \(i): \(text)")
      }
    }
  }

  /// Points along all cubics of a path, in order.
  private static func samples(of path: Path) -> [CGPoint] {
    var samples: [CGPoint] = []
    var current = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let to): current = to
      case .curve(let to, let control1, let control2):
        for step in 0...16 {
          let t = CGFloat(step) / 16
          let s = 1 - t
          let x1 = s * s * s * current.x + 3 * s * s * t * control1.x
          let x2 = 3 * s * t * t * control2.x + t * t * t * to.x
          let y1 = s * s * s * current.y + 3 * s * s * t * control1.y
          let y2 = 3 * s * t * t * control2.y + t * t * t * to.y
          samples.append(CGPoint(x: x1 + x2, y: y1 + y2))
        }
        current = to
      default: break
      }
    }
    return samples
  }
}

/// An arc by SVG 2, B.2.4, as it stands there.
private struct ReferenceArc {
  let center: CGPoint
  let rx: Double
  let ry: Double
  let phi: Double
  let delta: Double

  init(
    _ from: CGPoint, _ to: CGPoint, _ rx: Double, _ ry: Double, _ degrees: Double, _ large: Bool,
    _ sweep: Bool
  ) {
    let phi = degrees * .pi / 180
    let x = cos(phi) * (from.x - to.x) / 2 + sin(phi) * (from.y - to.y) / 2
    let y = -sin(phi) * (from.x - to.x) / 2 + cos(phi) * (from.y - to.y) / 2
    let lambda = x * x / (rx * rx) + y * y / (ry * ry)
    let grow = lambda > 1 ? lambda.squareRoot() : 1
    let (a, b) = (rx * grow, ry * grow)
    let under = max(0, a * a * b * b - a * a * y * y - b * b * x * x)
    let factor =
      (under / (a * a * y * y + b * b * x * x)).squareRoot() * (large == sweep ? -1 : 1)
    let (cx, cy) = (factor * a * y / b, -factor * b * x / a)
    center = CGPoint(
      x: cos(phi) * cx - sin(phi) * cy + (from.x + to.x) / 2,
      y: sin(phi) * cx + cos(phi) * cy + (from.y + to.y) / 2)
    let begin = atan2((y - cy) / b, (x - cx) / a)
    let end = atan2((-y - cy) / b, (-x - cx) / a)
    var delta = end - begin
    if sweep, delta < 0 { delta += 2 * .pi }
    if !sweep, delta > 0 { delta -= 2 * .pi }
    (self.rx, self.ry, self.phi, self.delta) = (a, b, phi, delta)
  }

  private func unit(_ point: CGPoint) -> (Double, Double) {
    let (x, y) = (point.x - center.x, point.y - center.y)
    return ((cos(phi) * x + sin(phi) * y) / rx, (cos(phi) * y - sin(phi) * x) / ry)
  }

  func radius(at point: CGPoint) -> Double {
    let (x, y) = unit(point)
    return hypot(x, y)
  }

  func sweptAngle(_ points: [CGPoint]) -> Double {
    var sum = 0.0
    for (a, b) in zip(points, points.dropFirst()) {
      let (ax, ay) = unit(a)
      let (bx, by) = unit(b)
      sum += atan2(ax * by - ay * bx, ax * bx + ay * by)
    }
    return sum
  }
}
