import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct PathMeasureTests {
  @Test func lengthCountsClosingLinesAndNoJumps() {
    var path = square()
    expect(path.length == 40)
    path.addPath(square(100, 100))
    expect(path.length == 80)
    expect(path.cgPath.length == 80)
    path.move(to: .zero)
    expect(path.length == 80)
    expect(Path().length == 0)
    let open = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 3, y: 4))
    }
    expect(open.length == 5)
  }

  @Test func placesOnASquare() throws {
    let measure = PathMeasure(square())
    expect(measure.point(atLength: 0) == .zero)
    expect(measure.point(atLength: 15) == CGPoint(x: 10, y: 5))
    expect(measure.point(atLength: 35) == CGPoint(x: 0, y: 5))
    // Clamped; NaN is the start.
    expect(measure.point(atLength: -5) == .zero)
    expect(measure.point(atLength: 1e9) == .zero)
    expect(measure.point(atLength: .nan) == .zero)
    expect(measure.tangent(atLength: 5) == CGVector(dx: 1, dy: 0))
    // At a corner the direction before it.
    expect(measure.tangent(atLength: 10) == CGVector(dx: 1, dy: 0))
    expect(measure.tangent(atLength: 35) == CGVector(dx: 0, dy: -1))
    expect(measure.curvature(atLength: 5) == 0)
    let location = try #require(measure.location(atLength: 32.5))
    expect((location.subpath, location.element, location.t) == (0, 4, 0.25))
    expect(measure.length(at: location) == 32.5)
    expect(measure.location(atLength: 10)?.element == 1)
  }

  @Test func locationsNameSubpathAndElement() throws {
    var path = Path { $0.move(to: CGPoint(x: 7, y: 7)) }
    path.addPath(square())
    path.addPath(square(20, 0))
    let measure = PathMeasure(path)
    let location = try #require(measure.location(atLength: 65))
    expect((location.subpath, location.element, location.t) == (2, 9, 0.5))
    expect(measure.length(at: location) == 65)
    let other = PathMeasure(Path()).length(at: location)
    expect(other == nil)
  }

  @Test func curvatureOfACircle() throws {
    let measure = PathMeasure(circle(10))
    expect(abs(measure.length - 20 * .pi) < 0.02)
    for i in 0..<32 {
      let curvature = try #require(measure.curvature(atLength: CGFloat(i) * 2))
      // Clockwise on the screen: from x towards y.
      expect(abs(curvature - 0.1) < 0.003)
    }
  }

  @Test func cuspsAndStops() throws {
    let cusp = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 0, y: 1))
    }
    let measure = PathMeasure(cusp)
    let segment = PathSegment(
      CubicCurve(.zero, CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)))
    expect(abs(segment.curvature(at: 0.5)) == .infinity)
    expect(try #require(segment.direction(at: 0.5)) == CGPoint(x: 0, y: -1))
    let middle = try #require(measure.point(atLength: 0.5 * measure.length))
    expect(distance(middle, CGPoint(x: 0.5, y: 0.75)) < 1e-8)
    // A control on the end: the direction is towards the next control.
    let stop = PathSegment(
      CubicCurve(.zero, .zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)))
    expect(stop.direction(at: 0) == CGPoint(x: 1, y: 0))
    expect(stop.curvature(at: 0) == .infinity)
  }

  @Test func directionOfWhatHasNoLength() {
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: .zero)
      $0.addLine(to: CGPoint(x: 0, y: 3))
    }
    expect(PathMeasure(path).tangent(atLength: 0) == CGVector(dx: 0, dy: 1))
    let dot = Path {
      $0.move(to: .zero)
      $0.addLine(to: .zero)
    }
    expect(PathMeasure(dot).tangent(atLength: 0) == nil)
    expect(PathMeasure(dot).point(atLength: 0) == .zero)
    expect(PathMeasure(Path()).point(atLength: 0) == nil)
    expect(PathMeasure(Path()).curvature(atLength: 0) == nil)
    expect(PathMeasure(Path { $0.move(to: .zero) }).location(atLength: 0) == nil)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func pointsLieWhereLengthSays(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    for n in 0..<50 {
      let measure = PathMeasure(random.path())
      let wanted = CGFloat(random.number(in: 0...1)) * measure.length
      guard let location = measure.location(atLength: wanted) else { continue }
      let length = try #require(measure.length(at: location))
      expect(
        abs(length - wanted) <= 1e-9 * measure.length,
        "seed \(seed), case \(n): \(measure.path) at \(wanted)")
      // Tangents are the difference quotients of points.
      let step = 1e-6 * measure.length
      guard location.t > 0.01, location.t < 0.99,
        let a = measure.point(atLength: wanted - step),
        let b = measure.point(atLength: wanted + step),
        let tangent = measure.tangent(atLength: wanted),
        let curvature = measure.curvature(atLength: wanted), abs(curvature) * measure.length < 1e3
      else { continue }
      let quotient = CGPoint(x: (b.x - a.x) / (2 * step), y: (b.y - a.y) / (2 * step))
      expect(
        distance(quotient, CGPoint(x: tangent.dx, y: tangent.dy)) < 2e-3,
        "seed \(seed), case \(n): \(measure.path)")
    }
  }
}
