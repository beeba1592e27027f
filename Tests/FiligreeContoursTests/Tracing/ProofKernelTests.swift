import CFiligreeContours
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours

/// The kernels that prove pieces and find a polygon's corners: what they accept is near, and every variant
/// gives the same.
@Suite struct ProofKernelTests {
  private typealias Vector = SIMD2<Double>

  private struct Case {
    var points: [Vector]
    var controls: [Vector]
    var distance: Double

    var lengths: [Double] {
      var result = [0.0]
      for i in points.indices.dropFirst() {
        let d = points[i] - points[i - 1]
        result.append(result[i - 1] + dot(d, d).squareRoot())
      }
      return result
    }

    func verdicts() -> (Int32, Int32) {
      let flat = points.flatMap { [$0.x, $0.y] }
      let cubic = controls.flatMap { [$0.x, $0.y] }
      let lengths = lengths
      return (
        filigree_prove_cubic(flat, lengths, points.count, cubic, distance),
        filigree_prove_cubic_baseline(flat, lengths, points.count, cubic, distance)
      )
    }

    func place(_ t: Double) -> Vector {
      let s = 1 - t
      let first = (controls[0] * s + controls[1] * (3 * t)) * (s * s)
      return first + (controls[2] * (3 * s) + controls[3] * t) * (t * t)
    }

    /// The larger of the distances between samples of either and the other.
    var largestDistance: Double {
      let drawn = (0...1000).map { place(Double($0) / 1000) }
      var along: [Vector] = []
      for i in points.indices.dropFirst() {
        let side: Vector = points[i] - points[i - 1]
        for k in 0..<5 { along.append(points[i - 1] + side * (Double(k) / 5)) }
      }
      return max(farthest(along, from: drawn), farthest(drawn, from: points))
    }

    private func farthest(_ a: [Vector], from b: [Vector]) -> Double {
      var worst = 0.0
      for p in a {
        var best = Double.infinity
        for i in b.indices.dropFirst() {
          let (o, d): (Vector, Vector) = (p - b[i - 1], b[i] - b[i - 1])
          let square = dot(d, d)
          let t = square > 0 ? min(max(dot(o, d) / square, 0), 1) : 0
          let e: Vector = o - d * t
          best = min(best, dot(e, e))
        }
        worst = max(worst, best)
      }
      return worst.squareRoot()
    }
  }

  /// A cubic, sometimes with a loop or a cusp, and a chain along it with noise, steps or long sides.
  private func random(_ seed: Int) -> Case {
    var random = RandomSource(seed: UInt64(seed))
    let size = [3.0, 12, 60][seed % 3]
    let origin = Vector(random.number(in: -2000...2000), random.number(in: -2000...2000))
    let controls = (0..<4).map { _ in
      origin + Vector(random.number(in: 0...size), random.number(in: 0...size))
    }
    var one = Case(points: [], controls: controls, distance: random.number(in: 0.1...1))
    let count = 2 + Int(random.number(in: 0...(seed % 5 == 0 ? 4 : 2 * size)))
    let noise = random.number(in: 0...0.8) * one.distance
    for i in 0..<count {
      var p = one.place(Double(i) / Double(count - 1))
      if seed % 4 == 3 { p = (p * 2).rounded(.toNearestOrAwayFromZero) / 2 }
      p += Vector(random.number(in: -noise...noise), random.number(in: -noise...noise))
      if one.points.last != p { one.points.append(p) }
    }
    return one
  }

  @Test func whatIsProvenIsNear() {
    var counts: [Int32: Int] = [:]
    for seed in 0..<600 {
      let one = random(seed)
      let (verdict, baseline) = one.verdicts()
      #expect(verdict == baseline, "seed \(seed)")
      counts[verdict, default: 0] += 1
      guard verdict == 1 else { continue }
      // Its own samples miss a little.
      #expect(one.largestDistance <= one.distance + 0.002 * 60, "seed \(seed)")
    }
    // Each verdict is there.
    #expect(counts.count == 3 && counts.values.allSatisfy { $0 > 20 }, "\(counts)")
  }

  @Test func whatIsFarIsNotProven() {
    for seed in 0..<300 {
      var one = random(seed)
      guard one.points.count > 2, one.verdicts().0 == 1 else { continue }
      let middle = one.points.count / 2
      one.points[middle] += Vector(0, 2.1 * one.distance + 60)
      let (verdict, baseline) = one.verdicts()
      #expect(verdict != 1 && baseline == verdict, "seed \(seed)")
    }
  }

  @Test func strangeNumbersAreNotProven() {
    let line = [Vector(0, 0), Vector(1, 0), Vector(2, 0), Vector(3, 0)]
    let strange: [Case] = [
      Case(points: [Vector(0, 0)], controls: line, distance: 1),
      Case(points: line, controls: line.map { $0 * Double.nan }, distance: 1),
      Case(points: line.map { $0 * Double.nan }, controls: line, distance: 1),
      Case(points: line, controls: line.map { $0 * 1e300 }, distance: 1),
      Case(points: line, controls: line, distance: 0),
      Case(points: line, controls: line, distance: .nan),
      Case(points: [Vector(0, 0), Vector(0, 0)], controls: line, distance: 1),
      Case(points: (0..<5000).map { Vector(Double($0), 0) }, controls: line, distance: 1),
    ]
    for one in strange {
      let (verdict, baseline) = one.verdicts()
      #expect(verdict != 1 && baseline == verdict, "\(one.points.prefix(4)) \(one.controls)")
    }
    #expect(Case(points: line, controls: line, distance: 0.01).verdicts() == (1, 1))
  }

  @Test func theFarthestIsTheFirstOfThem() {
    for seed in 0..<400 {
      var random = RandomSource(seed: UInt64(seed))
      let count = 2 + seed % 40
      // Whole numbers, so that there are several as far and rounding decides nothing.
      let points = (0..<count).map { _ in
        Vector(random.number(in: 0...20).rounded(), random.number(in: 0...20).rounded())
      }
      let (from, to) = (points[0], points[seed % 7 == 0 ? 0 : count - 1])
      let bound = random.number(in: -1...60)
      var (best, at) = (bound, -1)
      for (i, point) in points.enumerated().dropFirst() {
        let (p, d) = (point - from, to - from)
        let along = dot(p, d)
        let square =
          if along <= 0 {
            dot(p, p)
          } else if along >= dot(d, d) {
            dot(p - d, p - d)
          } else {
            cross(d, p) * cross(d, p) / dot(d, d)
          }
        if square > best * (1 + 1e-12) + 1e-12 { (best, at) = (square, i) }
      }
      let flat = points.flatMap { [$0.x, $0.y] }
      let (a, b) = ([from.x, from.y], [to.x, to.y])
      #expect(filigree_farthest(flat, 1, count, a, b, bound) == at, "seed \(seed)")
      #expect(filigree_farthest_baseline(flat, 1, count, a, b, bound) == at, "seed \(seed)")
    }
  }

  /// A turn between straight sides is a corner alone, the same turn of an arc may be smooth as well.
  @Test(arguments: [30.0, 38, 46])
  func aTurnIsSmoothWhereItIsRound(degrees: Double) throws {
    let turn = degrees * .pi / 180
    func nodes(_ heading: (Double) -> Double) -> [FitNode] {
      var points = [Vector(100, 100)]
      for i in 0..<80 {
        let angle = heading((Double(i) - 39.5) * 0.5)
        points.append(points[i] + Vector(cos(angle), sin(angle)) * 0.5)
      }
      let chain = FitChain(points, isClosed: false)
      return FitNodes(chain: chain, tolerance: 0.5, cornerAngle: 25, reach: 3.5, hasSteps: false)
        .find().filter { $0.index > 20 && $0.index < 60 && $0.canBeCorner }
    }
    let corner = try #require(nodes { $0 < 0 ? 0 : turn }.first)
    #expect(!corner.canBeSmooth)
    // So much within the lengths that its two sides are looked at.
    let bend = nodes { min(max($0 / 5, -1), 1) * turn }
    #expect(bend.contains { $0.canBeSmooth })
  }
}
