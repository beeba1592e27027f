import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct InterpolationTests {
  @Test func endsAreTheInputs() {
    let other = circle(7)
    let morph = PathInterpolation(from: square(), to: other)
    expect(morph.path(at: 0) == square())
    expect(morph.path(at: 1) == other)
    expect(morph.path(at: .nan) == square())
    expect(morph.path(at: -.infinity) == square())
    expect(morph.path(at: .infinity) == other)
    expect(square().interpolated(to: other, fraction: 0) == square())
    expect(square().interpolated(to: other, fraction: 1) == other)
  }

  @Test func equalStructuresMoveSegmentBySegment() {
    let half = square().interpolated(to: square(20, 40), fraction: 0.5)
    expect(half == square(10, 20))
    // Springs overshoot.
    expect(square().interpolated(to: square(20, 40), fraction: 1.5) == square(30, 60))
  }

  @Test func startAndDirectionDoNotMatter() {
    let corners = [(10, 10), (0, 10), (0, 0), (10, 0)].map { CGPoint(x: $0.0, y: $0.1) }
    let begunElsewhere = Path { path in
      path.move(to: corners[0])
      for corner in corners.dropFirst() { path.addLine(to: corner) }
      path.closeSubpath()
    }
    let reversed = Path { path in
      path.move(to: corners[3])
      for corner in corners.dropLast().reversed() { path.addLine(to: corner) }
      path.closeSubpath()
    }
    for other in [begunElsewhere, reversed] {
      let half = square().interpolated(to: other, fraction: 0.5)
      expect(half == square())
    }
    let backwards = Path {
      $0.move(to: CGPoint(x: 10, y: 2))
      $0.addLine(to: CGPoint(x: 0, y: 2))
    }
    let forwards = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
    }
    expect(
      forwards.interpolated(to: backwards, fraction: 0.5).description == "0 1 m 10 1 l")
  }

  @Test func squareBecomesCircle() {
    let box = square(-5, -5)
    let disc = circle(5)
    var last = box.signedArea
    for i in 1...10 {
      let area = box.interpolated(to: disc, fraction: CGFloat(i) / 10).signedArea
      expect(area < last)
      last = area
    }
    let half = box.interpolated(to: disc, fraction: 0.5)
    expect(distance(half.centroid ?? .zero, .zero) < 0.05)
  }

  @Test func symmetricShapesStaySymmetric() {
    let box = square().applying(CGAffineTransform(a: 8, b: 0, c: 0, d: 5, tx: -40, ty: -25))
    let half = box.interpolated(to: circle(40), fraction: 0.5)
    // Each point has its counterparts across the axis and the center, to what sampling resolves.
    for point in samples(half) {
      for mirrored in [
        CGPoint(x: -point.x, y: -point.y), CGPoint(x: -point.x, y: point.y),
      ] {
        expect(half.nearestPoint(to: mirrored)!.distance < 0.2)
      }
    }
    expect(distance(half.centroid ?? .zero, .zero) < 0.01)
  }

  @Test func subpathsGoToTheirLikes() {
    // A ring and a dot beside it, listed the other way round in the second path.
    var first = circle(10)
    first.addPath(square(30, 0))
    var second = square(60, 0)
    second.addPath(circle(10, about: CGPoint(x: 30, y: 0)))
    let half = first.interpolated(to: second, fraction: 0.5)
    expect(half.signedArea > 0.99 * min(first.signedArea, second.signedArea))
    expect(distance(half.centroid ?? .zero, CGPoint(x: 23.45, y: 1.2)) < 0.1)
  }

  @Test func leftOversGrowFromPoints() {
    var two = square()
    two.addPath(square(20, 0))
    let quarter = square().interpolated(to: two, fraction: 0.5)
    expect(quarter.signedArea > 100 && quarter.signedArea < 200)
    let shrinking = square().interpolated(to: Path(), fraction: 0.5)
    expect(shrinking.signedArea == 25)
    expect(shrinking.centroid == CGPoint(x: 5, y: 5))
    expect(Path().interpolated(to: square(), fraction: 0.75).signedArea == 56.25)
    expect(Path().interpolated(to: Path(), fraction: 0.5).isEmpty)
    let moves = Path { $0.move(to: .zero) }
    expect(moves.interpolated(to: moves, fraction: 0.5).isEmpty)
  }

  @Test func dotsAndOpenLines() {
    let dot = Path {
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.addLine(to: CGPoint(x: 1, y: 1))
    }
    let half = dot.interpolated(to: circle(4), fraction: 0.5)
    expect(abs(half.signedArea - circle(2).signedArea) < 1e-12)
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 40, y: 0))
    }
    expect(line.interpolated(to: square(), fraction: 0.5).description.hasSuffix("l"))
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func beginsAndEndsAsTheInputsDraw(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for n in 0..<30 {
      let (a, b) = (random.path(), random.path())
      let morph = PathInterpolation(from: a, to: b)
      for (fraction, path) in [(1e-12, a), (1 - 1e-12, b)] as [(CGFloat, Path)] {
        let near = morph.path(at: fraction)
        let message = "seed \(seed), case \(n), at \(fraction): \(a) to \(b)"
        let (drawn, wanted) = (samples(near), samples(path))
        // What is left over is a point there.
        expect(abs(near.length - path.length) <= 1e-6 * (1 + path.length), "\(message)")
        expect(wanted.allSatisfy { near.nearestPoint(to: $0)!.distance < 1e-6 }, "\(message)")
        let points = drawn.filter { point in
          path.isEmpty ? false : path.nearestPoint(to: point).map { $0.distance > 1e-6 } ?? false
        }
        expect(
          points.allSatisfy { isVanishing(near, at: $0) }, "\(message): \(points)")
      }
      let half = morph.path(at: 0.5)
      half.forEach { element in
        if case .curve(let end, _, _) = element { expect(end.x.isFinite && end.y.isFinite) }
      }
    }
  }

  @Test func badNumbers() {
    var broken = square()
    broken.addLine(to: CGPoint(x: CGFloat.nan, y: .infinity))
    let half = broken.interpolated(to: square(10, 10), fraction: 0.5)
    expect(half.signedArea > 0)
    let huge = square().applying(CGAffineTransform(scaleX: 1e307, y: 1e307))
    _ = huge.interpolated(to: circle(1), fraction: 0.5)
    _ = circle(1e-300).interpolated(to: huge, fraction: 0.25)
    _ = square().interpolated(to: circle(3), fraction: 1e300)
  }

  @Test func thousandsOfSubpaths() {
    var (first, second) = (Path(), Path())
    for i in 0..<2000 {
      first.addPath(square(CGFloat(i) * 20, 0))
      if i % 2 == 0 { second.addPath(square(CGFloat(i) * 20, 100)) }
    }
    expect(abs(first.interpolated(to: second, fraction: 1e-9).signedArea - 200_000) < 1)
  }

  /// Points along a path.
  private func samples(_ path: Path) -> [CGPoint] {
    let measure = PathMeasure(path, accuracy: 1e-6)
    return (0..<20).compactMap { measure.point(atLength: measure.length * CGFloat($0) / 20) }
  }

  /// Whether the subpath that a point lies on is next to nothing.
  private func isVanishing(_ path: Path, at point: CGPoint) -> Bool {
    guard let nearest = path.nearestPoint(to: point) else { return false }
    let measure = PathMeasure(path)
    let subpath = measure.segments.subpaths[nearest.location.subpath]
    return measure.lengths[subpath.range.upperBound] - measure.lengths[subpath.range.lowerBound]
      < 1e-6
  }
}
