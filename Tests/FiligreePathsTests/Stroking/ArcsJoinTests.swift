import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

/// Joins by arcs of the segments' curvature: SVG 2, section 13.5, "Computing the shape of the stroke".
@Suite struct ArcsJoinTests {
  /// A corner of two circular arcs, or lines, at the origin.
  struct Corner {
    /// The direction in which each leg is at the origin, in radians.
    var arriving: Double
    var leaving: Double
    /// Signed curvatures, positive from x to y; 0 for a line.
    var before: Double
    var after: Double
    var width = 2.0
    var limit = 1000.0

    /// Legs so short that a cubic curve has the circle's curvature to nine digits.
    private static let sweep = 0.02

    var path: Path {
      var path = Path()
      let start = Self.leg(arriving + .pi, -before)
      path.move(to: start.end)
      if before == 0 {
        path.addLine(to: .zero)
      } else {
        path.addCurve(to: .zero, control1: start.second, control2: start.first)
      }
      let end = Self.leg(leaving, after)
      if after == 0 {
        path.addLine(to: end.end)
      } else {
        path.addCurve(to: end.end, control1: end.first, control2: end.second)
      }
      return path
    }

    /// A leg that leaves the origin: its control points and its end.
    private static func leg(
      _ angle: Double, _ curvature: Double
    ) -> (first: CGPoint, second: CGPoint, end: CGPoint) {
      func at(_ along: Double, _ across: Double) -> CGPoint {
        CGPoint(
          x: along * cos(angle) - across * sin(angle), y: along * sin(angle) + across * cos(angle))
      }
      guard curvature != 0 else { return (at(0, 0), at(1, 0), at(1, 0)) }
      let radius = 1 / curvature
      let turn = sweep * (curvature < 0 ? -1 : 1)
      let reach = radius * 4 / 3 * tan(turn / 4)
      let end = (radius * sin(turn), radius * (1 - cos(turn)))
      return (
        at(reach, 0), at(end.0 - reach * cos(turn), end.1 - reach * sin(turn)), at(end.0, end.1)
      )
    }

    func outline(_ join: StrokeJoin = .arcs, tolerance: CGFloat = 1e-6) -> Path {
      let style = StrokeStyle(lineWidth: CGFloat(width), miterLimit: CGFloat(limit))
      return Path(storage: path.storage.stroked(style, tolerance: tolerance, join: join))
    }

    /// How far the outline's nearest vertex is from a point.
    func distance(to x: Double, _ y: Double) -> Double {
      outline().storage.points.map { hypot($0.x.native - x, $0.y.native - y) }.min() ?? .infinity
    }
  }

  // MARK: By hand

  /// Half a turn but for so little that it is clear which side is the outside.
  private let almostBack = Double.pi - 1e-9

  /// A pointed arch: arcs of radius 5 about (±3, 4), so that the outer edges have radius 6, and meet where
  /// 3² + (y − 4)² = 6².
  @Test func `edges about centers inside meet`() {
    let slope = atan2(4.0, 3.0)
    // At the origin, with the centers below: up along the left arc, down along the right one.
    let corner = Corner(
      arriving: -(.pi / 2 - slope), leaving: .pi / 2 - slope, before: 0.2, after: 0.2)
    expect(corner.distance(to: 0, 4 - 27.0.squareRoot()) < 1e-6)
    // The miter of the same corner is 1 / 0.8.
    expect(abs(corner.outline(.miter).boundingRect.minY + 1.25) < 1e-6)
  }

  /// A thorn: arcs of radius 5 about (±3, −4), so that the outer edges have radius 4: 3² + (y + 4)² = 4².
  @Test func `edges about centers outside meet`() {
    let slope = atan2(4.0, 3.0)
    let corner = Corner(
      arriving: -(.pi / 2 - slope), leaving: .pi / 2 - slope, before: -0.2, after: -0.2)
    expect(corner.distance(to: 0, 7.0.squareRoot() - 4) < 1e-6)
  }

  /// A line along x, and an arc of radius 5 that leaves along (3, 4) / 5 about (−4, 3): y = −1 and radius 6.
  @Test func `a line meets an arc`() {
    let corner = Corner(arriving: 0, leaving: atan2(4, 3), before: 0, after: 0.2)
    expect(corner.distance(to: 20.0.squareRoot() - 4, -1) < 1e-6)
    let back = Corner(arriving: -atan2(4, 3), leaving: 0, before: 0.2, after: 0)
    expect(back.distance(to: -(20.0.squareRoot() - 4), -1) < 1e-6)
  }

  /// Straight back, circles in each other.
  ///
  /// The edge's circles have radii 1 and 5 about (0, −2) and (0, −4). With 1.5 more and less, 2.5 and 3.5 about
  /// (0, −3.5) and (0, −2.5), they touch in (0, −6).
  @Test func `circles in each other are changed until they touch`() {
    let corner = Corner(arriving: 0, leaving: almostBack, before: -0.5, after: 0.25)
    expect(corner.distance(to: 0, -6) < 1e-6)
  }

  /// Circles apart, both about centers outside.
  ///
  /// At 120° radii grow until they touch, which is on the axis of symmetry. With R the radius, (R / (1 + R))² = sin² 60°, so R = s / (1 − s); the tip lies where the circle about
  /// n (1 + R) is at right angles to the axis.
  @Test func `circles apart grow until they touch`() {
    let corner = Corner(arriving: -.pi / 3, leaving: .pi / 3, before: -0.9, after: -0.9)
    let sine = 0.75.squareRoot()
    let radius = sine / (1 - sine)
    expect(corner.distance(to: 0, -(1 + radius) * 0.5) < 1e-5)
  }

  /// Straight back, both centers outside: a rectangle as long as half the limit times the width.
  @Test func `edges that never meet make a rectangle`() {
    var corner = Corner(
      arriving: -.pi / 2, leaving: almostBack - .pi / 2, before: -0.5, after: -0.5)
    corner.limit = 3
    expect(corner.distance(to: 1, -3) < 1e-7)
    expect(corner.distance(to: -1, -3) < 1e-7)
    expect(abs(corner.outline().boundingRect.minY + 3) < 1e-7)
  }

  /// Where the curvature is more than 2 / width, the edge runs backwards.
  @Test func `a tighter bend than the pen is round`() {
    var corner = Corner(arriving: -0.9, leaving: 0.9, before: -1.01, after: 0)
    expect(abs(corner.outline().boundingRect.minY + 1) < 1e-5)
    corner.before = 1.01
    expect(corner.outline().boundingRect.minY < -1.1)
  }

  /// On the axis of symmetry the arc to the tip is a line: the cut is level, at half the limit times the width.
  @Test func `the limit cuts`() {
    let slope = atan2(4.0, 3.0)
    var corner = Corner(
      arriving: -(.pi / 2 - slope), leaving: .pi / 2 - slope, before: 0.2, after: 0.2)
    corner.limit = 1.1
    // On the circle about (3, 4) of radius 6.
    let x = 3 - (36 - 5.1 * 5.1).squareRoot()
    expect(corner.distance(to: x, -1.1) < 1e-6)
    expect(corner.distance(to: -x, -1.1) < 1e-6)
    expect(abs(corner.outline().boundingRect.minY + 1.1) < 1e-6)
  }

  /// The tip of the circles in each other lies across, (0, −6): the arc to it is half a circle about (3, 0) turned,
  /// 3π long, and 1.5π of it is a quarter, which is cut at right angles.
  @Test func `the limit is measured along an arc`() {
    var corner = Corner(arriving: 0, leaving: almostBack, before: -0.5, after: 0.25)
    corner.limit = 1.5 * .pi
    // The cut is the line y = −3. The inner edge is the circle of 2.5 about (0, −3.5), the outer one that of 3.5 about
    // (0, −2.5).
    expect(corner.distance(to: 6.0.squareRoot(), -3) < 1e-5)
    expect(corner.distance(to: 12.0.squareRoot(), -3) < 1e-5)
    expect(corner.distance(to: 0, -6) > 1)
  }

  // MARK: Properties

  private func random(_ random: inout RandomSource) -> Corner {
    func curvature() -> Double {
      switch random.next() % 4 {
      case 0: 0
      case 1: random.number(in: -0.3...0.3)
      case 2: random.number(in: -1.2...1.2)
      default: exp2(random.number(in: -8...6)) * (random.next() % 2 == 0 ? -1 : 1)
      }
    }
    let first = random.number(in: -Double.pi ... .pi)
    return Corner(
      arriving: first, leaving: first + random.number(in: -Double.pi ... .pi), before: curvature(),
      after: curvature(), limit: random.next() % 2 == 0 ? 1000 : random.number(in: 1...6))
  }

  /// The outline holds the bevel's, never winds the other way, and reaches from edge to edge without a gap.
  @Test func `random corners hold their bevels`() {
    var source = RandomSource(seed: 0x41)
    for _ in 0..<1500 {
      let corner = random(&source)
      let (arcs, bevel) = (corner.outline(tolerance: 1e-3), corner.outline(.bevel, tolerance: 1e-3))
      expect(arcs.storage.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(corner)")
      // The bevel's outline runs along that of arcs but at the corner: every point of it is in.
      for _ in 0..<8 {
        let angle = source.number(in: 0...6.3)
        let distance = source.number(in: 0...0.99)
        let point = CGPoint(x: distance * cos(angle), y: distance * sin(angle))
        if bevel.contains(point) { expect(arcs.contains(point), "\(corner) at \(point)") }
      }
      for point in arcs.storage.points where hypot(point.x, point.y) < 1 - 1e-3 {
        // Nothing of the join comes nearer to the joint than the edges are.
        expect(bevel.storage.points.contains { hypot($0.x - point.x, $0.y - point.y) < 1e-6 })
      }
    }
  }

  /// What is painted beyond the bevel is between the edges' circles, where they meet by themselves.
  @Test func `random joins are between their circles`() {
    var source = RandomSource(seed: 0x42)
    var count = 0
    for _ in 0..<2000 {
      var corner = random(&source)
      corner.limit = 1e6
      let turn = remainder(corner.leaving - corner.arriving, 2 * .pi)
      let sign = turn > 0 ? -1.0 : 1.0
      let (before, after) = (sign * corner.before, sign * corner.after)
      let square = (1 - before) * (1 - after) - pow(sin(turn / 2), 2)
      guard before < 0.98, after < 0.98, square > 1e-3, abs(turn) > 0.05, abs(turn) < 3 else {
        continue
      }
      count += 1
      let (arcs, bevel) = (corner.outline(tolerance: 1e-4), corner.outline(.bevel, tolerance: 1e-4))
      for _ in 0..<20 {
        let half = corner.arriving + turn / 2 + sign * .pi / 2
        let angle = half + source.number(in: -1.5...1.5)
        let distance = exp2(source.number(in: -1...3))
        let point = CGPoint(x: distance * cos(angle), y: distance * sin(angle))
        // X·n = 1 + κ q on an edge; less within.
        let q = (distance * distance - 1) / 2
        func slack(_ direction: Double, _ curvature: Double) -> Double {
          let normal = direction + sign * .pi / 2
          return 1 + curvature * q - distance * cos(angle - normal)
        }
        let (first, second) = (slack(corner.arriving, before), slack(corner.leaving, after))
        if arcs.contains(point), !bevel.contains(point) {
          expect(
            min(first, second) > -0.01 * (1 + q * max(abs(before), abs(after))),
            "\(corner) at \(point)")
        }
      }
    }
    expect(count > 500)
  }

  /// Of lines alone they are clipped miters, and so are curves that are straight.
  @Test func `without curvature they are clipped miters`() {
    var source = RandomSource(seed: 0x43)
    for _ in 0..<300 {
      var path = Path()
      path.move(to: source.point(20))
      for _ in 0..<4 {
        let (from, to) = (path.currentPoint ?? .zero, source.point(20))
        if source.next() % 2 == 0 {
          path.addLine(to: to)
        } else {
          func between(_ share: CGFloat) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
          }
          path.addCurve(to: to, control1: between(0.3), control2: between(0.8))
        }
      }
      if source.next() % 2 == 0 { path.closeSubpath() }
      let style = StrokeStyle(
        lineWidth: CGFloat(source.number(in: 0.5...6)),
        miterLimit: CGFloat(source.number(in: 0.5...8)))
      expect(
        path.strokedPath(style, join: .arcs) == path.strokedPath(style, join: .miterClip),
        "\(path.svg)")
    }
  }

  /// The tip moves by little where curvatures change by little, also where circles begin to miss each other.
  @Test func `the fallback is continuous`() {
    for after in [-0.4, 0.3, -0.95] {
      var last: CGRect?
      for step in 0...400 {
        let before = -0.97 + 1.9 * Double(step) / 400
        var corner = Corner(arriving: -0.9, leaving: 0.9, before: before, after: after)
        corner.limit = 3
        let box = corner.outline().boundingRect
        if let last {
          expect(abs(box.minY - last.minY) < 0.15 && abs(box.maxX - last.maxX) < 0.15, "\(corner)")
        }
        last = box
      }
    }
  }

  @Test(arguments: [1e-300, 1e-150, 1e-30, 1, 1e30, 1e139, 1e200, 1e307])
  func `absurd sizes never trap`(size: Double) {
    var source = RandomSource(seed: 0x44)
    for width in [1, size, 1e100] {
      for limit in [0, 1, 4, 1e9, 1e300, .infinity, .nan] {
        let path = Path {
          $0.move(to: source.point(size))
          $0.addCurve(
            to: source.point(size), control1: source.point(size), control2: source.point(size))
          $0.addQuadCurve(to: source.point(size), control: source.point(size))
          $0.addLine(to: source.point(size))
          $0.closeSubpath()
        }
        let style = StrokeStyle(lineWidth: width, miterLimit: limit)
        let outline = path.strokedPath(style, join: .arcs)
        expect(outline.storage.verbs.count < 100_000)
      }
    }
  }
}
