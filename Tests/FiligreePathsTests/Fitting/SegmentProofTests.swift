import FiligreeBase
import FiligreeTestSupport
import Testing

@testable import FiligreePaths

/// What is proven to be near is near, from all points of both.
@Suite struct SegmentProofTests {
  private typealias Vector = SIMD2<Double>
  private typealias Cubic = (Vector, Vector, Vector, Vector)

  private static func position(_ p: Cubic, _ t: Double) -> Vector {
    let s = 1 - t
    let first: Vector = (p.0 * s + p.1 * (3 * t)) * (s * s)
    let second: Vector = (p.2 * (3 * s) + p.3 * t) * (t * t)
    return first + second
  }

  /// The largest distance of points from a chain of lines.
  private static func farthest(_ points: [Vector], from chain: [Vector]) -> Double {
    var worst = 0.0
    for p in points {
      var best = Double.infinity
      for i in chain.indices.dropFirst() {
        let (o, d): (Vector, Vector) = (p - chain[i - 1], chain[i] - chain[i - 1])
        let square = d.squaredLength
        let t = square > 0 ? min(max(o.dot(d) / square, 0), 1) : 0
        let e: Vector = o - d * t
        best = min(best, e.squaredLength)
      }
      worst = max(worst, best)
    }
    return worst.squareRoot()
  }

  /// A cubic, sometimes with a loop or a cusp, and a polyline along it with noise, steps or long sides.
  private static func random(_ seed: Int) -> (
    cubic: Cubic, polyline: FitPolyline, tolerance: Double
  )? {
    var random = RandomSource(seed: UInt64(seed))
    let size = [3.0, 12, 60][seed % 3]
    let origin = Vector(random.number(in: -2000...2000), random.number(in: -2000...2000))
    func corner() -> Vector {
      origin + Vector(random.number(in: 0...size), random.number(in: 0...size))
    }
    let cubic = (corner(), corner(), corner(), corner())
    let tolerance = random.number(in: 0.1...1)
    let count = 2 + Int(random.number(in: 0...(seed % 5 == 0 ? 4 : 2 * size)))
    let noise = random.number(in: 0...0.8) * tolerance
    var points: [Vector] = []
    for i in 0..<count {
      var p = position(cubic, Double(i) / Double(count - 1))
      if seed % 4 == 3 { p = (p * 2).rounded(.toNearestOrAwayFromZero) / 2 }
      p += Vector(random.number(in: -noise...noise), random.number(in: -noise...noise))
      if points.last != p { points.append(p) }
    }
    guard points.count > 1 else { return nil }
    return (cubic, FitPolyline(points, isClosed: false), tolerance)
  }

  @Test func whatIsProvenIsNear() {
    var verdicts = (yes: 0, no: 0)
    for seed in 0..<120 {
      guard let (cubic, polyline, tolerance) = Self.random(seed) else { continue }
      let points = polyline.points
      let proof = SegmentProof(polyline: polyline, tolerance: tolerance)
      let drawn = (0...1000).map { Self.position(cubic, Double($0) / 1000) }
      for isExact in [false, true] {
        guard proof.isCubicNear(cubic, 0...(points.count - 1), isExact: isExact) else {
          verdicts.no += 1
          continue
        }
        verdicts.yes += 1
        let far = max(Self.farthest(points, from: drawn), Self.farthest(drawn, from: points))
        expect(far <= tolerance + 0.002, "seed \(seed): \(far) of \(tolerance)")
      }
      let ends = [cubic.0, cubic.3]
      if proof.isLineNear(cubic.0, cubic.3, 0...(points.count - 1)) {
        expect(Self.farthest(points, from: ends) <= tolerance, "seed \(seed)")
      }
    }
    expect(verdicts.yes > 40 && verdicts.no > 8, "\(verdicts)")
  }

  /// One point far off is noticed, wherever it is.
  @Test func whatIsFarIsNotProven() {
    for seed in 0..<300 {
      guard let (cubic, polyline, tolerance) = Self.random(seed), polyline.count > 2 else {
        continue
      }
      var points = polyline.points
      points[seed % points.count] += Vector(0, 2.1 * tolerance + 60)
      let proof = SegmentProof(
        polyline: FitPolyline(points, isClosed: false), tolerance: tolerance)
      expect(!proof.isCubicNear(cubic, 0...(points.count - 1), isExact: true), "seed \(seed)")
    }
  }

  @Test func numbersThatAreNoneAreNotNear() {
    let polyline = FitPolyline([Vector(0, 0), Vector(1, 0), Vector(2, 0)], isClosed: false)
    let proof = SegmentProof(polyline: polyline, tolerance: 0.5)
    for bad in [Double.nan, .infinity, 1e200] {
      let cubic = (Vector(0, 0), Vector(bad, 0), Vector(1, bad), Vector(2, 0))
      expect(!proof.isCubicNear(cubic, 0...2, isExact: false), "\(bad)")
      expect(!proof.isLineNear(Vector(0, bad), Vector(2, 0), 0...2), "\(bad)")
    }
  }
}
