import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct NearestPointTests {
  @Test func onASquare() throws {
    let nearest = try #require(square().nearestPoint(to: CGPoint(x: 14, y: 6)))
    expect(nearest.point == CGPoint(x: 10, y: 6))
    expect(nearest.distance == 4)
    expect((nearest.location.subpath, nearest.location.element) == (0, 2))
    expect(nearest.location.t == 0.6)
    expect(nearest.length == 16)
    // Of several the first.
    expect(square().nearestPoint(to: CGPoint(x: 5, y: 5))?.point == CGPoint(x: 5, y: 0))
  }

  @Test func withoutAnswer() {
    expect(Path().nearestPoint(to: .zero) == nil)
    expect(Path { $0.move(to: .zero) }.nearestPoint(to: .zero) == nil)
    expect(square().nearestPoint(to: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    expect(square().nearestPoint(to: CGPoint(x: CGFloat.infinity, y: 0)) == nil)
  }

  @Test func extremeSizes() throws {
    for scale in [1e-300, 1e300] as [CGFloat] {
      let path = circle(1).applying(CGAffineTransform(scaleX: scale, y: scale))
      let nearest = try #require(path.nearestPoint(to: CGPoint(x: 3 * scale, y: 0)))
      expect(abs(nearest.distance / scale - 2) < 1e-12)
      expect(abs(nearest.point.x / scale - 1) < 1e-12)
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func agreesWithSampling(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for n in 0..<60 {
      let cubic = random.cubic()
      let segment =
        n % 3 == 0 ? PathSegment(QuadCurve(cubic.p0, cubic.p1, cubic.p3)) : PathSegment(cubic)
      let point = n % 2 == 0 ? random.point() : segment.point(at: CGFloat(random.number(in: 0...1)))
      let (t, found) = segment.nearest(to: point)
      expect(abs(distance(segment.point(at: t), point) - found) <= 1e-12 * (1 + found))
      var sampled = CGFloat.infinity
      for i in 0...1000 {
        sampled = min(sampled, distance(segment.point(at: CGFloat(i) / 1000), point))
      }
      expect(
        found <= sampled + 1e-9, "seed \(seed), case \(n): \(segment) to \(point): \(found)")
      if n % 2 == 1 { expect(found < 1e-6, "seed \(seed), case \(n): \(segment) to \(point)") }
    }
  }

  /// Steps of Newton's that went round and round in their bracket lost this curve's own points.
  @Test func findsAPointOfAHook() {
    let hook = CubicCurve(
      CGPoint(x: 78.701, y: 88.653), CGPoint(x: 15.629, y: 76.096), CGPoint(x: 95.911, y: 20.901),
      CGPoint(x: 21.204, y: 89.257))
    let segment = PathSegment(hook)
    for i in 0...1000 {
      let t = 0.351 + 0.0005 * CGFloat(i) / 1000
      let (found, distance) = segment.nearest(to: hook.point(at: t))
      expect(abs(found - t) < 1e-7 && distance < 1e-9, "\(t): \(found), \(distance)")
    }
  }

  /// The points of random curves are found on them, and some of them need the bracket.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func findsPointsOfCurves(seed: UInt64) {
    var random = RandomSource(seed: seed &+ 9000)
    for n in 0..<400 {
      let segment = PathSegment(random.cubic())
      for _ in 0..<10 {
        let point = segment.point(at: CGFloat(random.number(in: 0...1)))
        let (_, distance) = segment.nearest(to: point)
        expect(distance < 1e-6, "seed \(seed), case \(n): \(segment) to \(point): \(distance)")
      }
    }
  }
}
