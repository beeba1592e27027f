import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct ArcLengthTests {
  @Test func knownLengths() {
    expect(PathSegment(line: .zero, CGPoint(x: 3, y: 4)).length() == 5)
    // y = x² over 0...1: √5/2 + asinh(2)/4.
    let parabola = QuadCurve(.zero, CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 1))
    expect(abs(PathSegment(parabola).length() - 1.478_942_857_544_597_4) < 1e-14)
    expect(abs(PathSegment(parabola.cubic).length() - 1.478_942_857_544_597_4) < 1e-14)
  }

  @Test func degenerateCurves() {
    let (a, b) = (CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 6))
    // There and back again: three quarters of the way.
    expect(abs(PathSegment(CubicCurve(a, b, b, a)).length() - 7.5) < 1e-9 * 7.5)
    expect(abs(PathSegment(QuadCurve(a, b, a)).length() - 5) < 1e-9 * 5)
    expect(PathSegment(CubicCurve(a, a, a, a)).length() == 0)
    expect(abs(PathSegment(CubicCurve(a, a, b, b)).length() - 5) < 1e-14)
    // A cusp: x = 3t - 9t² + 6t³ … is twice the half that rises to it.
    let cusp = CubicCurve(.zero, CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0))
    let length = PathSegment(cusp).length()
    expect(abs(length - referenceLength(cusp)) < 1e-9 * length)
  }

  @Test func extremeSizes() {
    let unit = PathSegment(
      CubicCurve(.zero, CGPoint(x: 1, y: 3), CGPoint(x: 2, y: -2), CGPoint(x: 3, y: 1)))
    for scale in [0x1p-1000, 0x1p-500, 0x1p500, 0x1p1000] as [CGFloat] {
      func scaled(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x * scale, y: p.y * scale) }
      let curve = CubicCurve(scaled(unit.p0), scaled(unit.p1), scaled(unit.p2), scaled(unit.p3))
      let length = PathSegment(curve).length()
      expect(length == unit.length() * scale)
      expect(
        PathSegment(curve).parameter(atLength: 0.5 * length, of: length)
          == unit.parameter(atLength: 0.5 * unit.length(), of: unit.length()))
      expect(PathSegment(line: .zero, scaled(CGPoint(x: 3, y: 4))).length() == 5 * scale)
    }
    let huge = CGPoint(x: 1.7e308, y: -1.7e308)
    expect(PathSegment(line: -1 * huge, huge).length() == .infinity)
    expect(PathSegment(CubicCurve(.zero, huge, -1 * huge, .zero)).length() == .infinity)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func lengthAgreesWithAdaptiveQuadrature(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for n in 0..<150 {
      let curve = random.cubic()
      let reference = referenceLength(curve)
      let length = PathSegment(curve).length()
      expect(
        abs(Double(length) - reference) <= 1e-9 * reference,
        "seed \(seed), case \(n): \(curve) \(length) \(reference)")
      let (a, b) = (random.number(in: 0...1), random.number(in: 0...1))
      let (t0, t1) = (min(a, b), max(a, b))
      let part = PathSegment(curve).length(from: CGFloat(t0), to: CGFloat(t1))
      expect(
        abs(Double(part) - referenceLength(curve, from: t0, to: t1)) <= 1e-9 * reference,
        "seed \(seed), case \(n): \(curve) over \(t0)...\(t1)")
    }
  }

  @Test func accuraciesOutOfRangeCountAsTheNearest() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 9, y: 1), control1: CGPoint(x: 1, y: 7), control2: CGPoint(x: 8, y: -5))
    expect(path.length(accuracy: 0) == path.length(accuracy: 1e-13))
    expect(path.length(accuracy: .infinity) == path.length(accuracy: 0.1))
    expect(path.length(accuracy: .nan) == path.length)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func promisedAccuracyHolds(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for n in 0..<40 {
      let curve = random.cubic()
      var path = PathStorage()
      path.move(to: curve.p0)
      path.cubic(to: curve.p3, control1: curve.p1, control2: curve.p2)
      let exact = referenceLength(curve)
      for accuracy in [0.1, 1e-2, 1e-4, 1e-6, 1e-8, 1e-10, 1e-12] {
        let length = Path(storage: path).length(accuracy: accuracy)
        expect(
          abs(Double(length) - exact) <= (accuracy + 1e-12) * exact,
          "seed \(seed), case \(n), accuracy \(accuracy): \(curve)")
      }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func parameterInvertsLength(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for n in 0..<150 {
      let segment = PathSegment(random.cubic())
      let total = segment.length()
      let fraction = CGFloat(random.number(in: 0...1))
      let t = segment.parameter(atLength: fraction * total, of: total)
      expect(t >= 0 && t <= 1)
      expect(
        abs(segment.length(to: t) - fraction * total) <= 1e-9 * total,
        "seed \(seed), case \(n): \(segment) at \(fraction)")
    }
  }

  @Test func parameterIsClamped() {
    let segment = PathSegment(QuadCurve(.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)))
    let total = segment.length()
    expect(segment.parameter(atLength: -1, of: total) == 0)
    expect(segment.parameter(atLength: .nan, of: total) == 0)
    expect(segment.parameter(atLength: total, of: total) == 1)
    expect(segment.parameter(atLength: .infinity, of: total) == 1)
  }

  @Test(arguments: 0..<2 as Range<UInt64>)
  func partsMeetExactly(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for _ in 0..<100 {
      let cubic = random.cubic()
      for segment in [
        PathSegment(cubic), PathSegment(QuadCurve(cubic.p0, cubic.p1, cubic.p2)),
        PathSegment(line: cubic.p0, cubic.p3),
      ] {
        let t = CGFloat(random.number(in: 0...1))
        let (head, tail) = (segment.part(from: 0, to: t), segment.part(from: t, to: 1))
        expect(head.p0 == segment.p0 && tail.p3 == segment.p3 && head.p3 == tail.p0)
        let u = CGFloat(random.number(in: 0...1))
        let (p, q) = (head.point(at: u), segment.point(at: u * t))
        expect(abs(p.x - q.x) < 1e-11 && abs(p.y - q.y) < 1e-11)
        expect(segment.reversed.point(at: u).x - segment.point(at: 1 - u).x < 1e-11)
      }
    }
  }
}

private func * (s: CGFloat, p: CGPoint) -> CGPoint { CGPoint(x: s * p.x, y: s * p.y) }
