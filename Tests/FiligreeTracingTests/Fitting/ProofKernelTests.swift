import CFiligreeTracing
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// The kernels that prove segments and find a polygon's corners: what they accept is near, and every
/// variant gives the same.
@Suite struct ProofKernelTests {
  private typealias Vector = SIMD2<Double>

  private struct Case {
    var points: [Vector]
    var controls: [Vector]
    var distance: Double
    /// The directions at the ends, and which of them are known.
    var directions = (SIMD2<Float>(1, 0), SIMD2<Float>(1, 0))
    var knows = (false, false)

    var lengths: [Double] {
      var result = [0.0]
      for i in points.indices.dropFirst() {
        let d = points[i] - points[i - 1]
        result.append(result[i - 1] + dot(d, d).squareRoot())
      }
      return result
    }

    /// The verdict on it, and the resulting arms.
    typealias Verdict = (verdict: Int32, arms: SIMD4<Float>)

    func verdicts(rounds: Int32 = 0) -> (Verdict, Verdict) {
      (
        verdict(rounds, filigree_prove_cubic), verdict(rounds, filigree_prove_cubic_baseline)
      )
    }

    typealias Kernel = (
      UnsafePointer<Double>?, UnsafePointer<Double>?, Int, UnsafeMutablePointer<filigree_segment>?
    ) -> Int32

    private func verdict(_ rounds: Int32, _ kernel: Kernel) -> Verdict {
      let flat = points.flatMap { [$0.x, $0.y] }
      let (first, second) = (
        SIMD2<Float>(controls[1] - controls[0]), SIMD2<Float>(controls[2] - controls[3])
      )
      var segment = filigree_segment(
        start: (controls[0].x, controls[0].y), end: (controls[3].x, controls[3].y),
        start_direction: (directions.0.x, directions.0.y),
        end_direction: (directions.1.x, directions.1.y), knows_start: knows.0 ? 1 : 0,
        knows_end: knows.1 ? 1 : 0, arm1: (first.x, first.y), arm2: (second.x, second.y),
        rounds: rounds, distance: distance)
      let verdict = kernel(flat, lengths, points.count, &segment)
      return (verdict, SIMD4(segment.arm1.0, segment.arm1.1, segment.arm2.0, segment.arm2.1))
    }

    /// The same with other arms.
    func with(_ arms: SIMD4<Float>) -> Case {
      var result = self
      result.controls[1] = controls[0] + Vector(arms.lowHalf)
      result.controls[2] = controls[3] + Vector(arms.highHalf)
      return result
    }

    /// The sum of the squared distances of the points from the cubic.
    var squares: Double {
      let drawn = (0...400).map { position(Double($0) / 400) }
      return points.reduce(0) { $0 + pow(farthest([$1], from: drawn), 2) }
    }

    func position(_ t: Double) -> Vector {
      let s = 1 - t
      let first = (controls[0] * s + controls[1] * (3 * t)) * (s * s)
      return first + (controls[2] * (3 * s) + controls[3] * t) * (t * t)
    }

    /// The larger of both distances between samples.
    var largestDistance: Double {
      let drawn = (0...1000).map { position(Double($0) / 1000) }
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

  /// A cubic, sometimes with a loop or a cusp, and a polyline along it with noise, steps or long sides.
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
      var p = one.position(Double(i) / Double(count - 1))
      if seed % 4 == 3 { p = (p * 2).rounded(.toNearestOrAwayFromZero) / 2 }
      p += Vector(random.number(in: -noise...noise), random.number(in: -noise...noise))
      if one.points.last != p { one.points.append(p) }
    }
    return one
  }

  @Test func whatIsProvenIsNear() {
    var counts: [Int32: Int] = [:]
    for seed in 0..<240 {
      let one = random(seed)
      let (verdict, baseline) = (one.verdicts().0.verdict, one.verdicts().1.verdict)
      #expect(verdict == baseline, "seed \(seed)")
      counts[verdict, default: 0] += 1
      guard verdict == 1 else { continue }
      // The samples miss a little.
      #expect(one.largestDistance <= one.distance + 0.002 * 60, "seed \(seed)")
    }
    // Each verdict occurs.
    #expect(counts.count == 3 && counts.values.allSatisfy { $0 > 8 }, "\(counts)")
  }

  @Test func whatIsFarIsNotProven() {
    for seed in 0..<300 {
      var one = random(seed)
      guard one.points.count > 2, one.verdicts().0.verdict == 1 else { continue }
      let middle = one.points.count / 2
      one.points[middle] += Vector(0, 2.1 * one.distance + 60)
      for rounds in [0, 2] as [Int32] {
        let (wide, narrow) = one.verdicts(rounds: rounds)
        #expect(wide.verdict != 1 && narrow.verdict == wide.verdict, "seed \(seed)")
      }
    }
  }

  /// A gently bent cubic with points along it, whose arms are then changed.
  private func disturbed(_ seed: Int, by share: Double) -> Case {
    var random = RandomSource(seed: UInt64(seed))
    let size = [6.0, 20, 70][seed % 3]
    let origin = Vector(random.number(in: 0...2000), random.number(in: 0...2000))
    func near(_ x: Double, _ y: Double) -> Vector {
      origin + Vector(x, y) * size
        + Vector(random.number(in: -1...1), random.number(in: -1...1)) * (0.1 * size)
    }
    var one = Case(
      points: [], controls: [near(0, 0), near(0.3, 0.3), near(0.7, 0.3), near(1, 0)], distance: 0.5)
    let count = 3 + Int(size * random.number(in: 0.6...1.4))
    one.points = (0..<count).map { one.position(Double($0) / Double(count - 1)) }
    let (first, second) = (one.controls[1] - one.controls[0], one.controls[3] - one.controls[2])
    one.directions = (
      SIMD2<Float>(first / dot(first, first).squareRoot()),
      SIMD2<Float>(second / dot(second, second).squareRoot())
    )
    one.knows = (seed & 4 == 0, seed & 8 == 0)
    one.controls[1] += first * random.number(in: -share...share)
    one.controls[2] += second * random.number(in: -share...share)
    return one
  }

  @Test func armsAreFittedToAllPoints() {
    var (proven, better) = (0, 0)
    for seed in 0..<120 {
      let one = disturbed(seed, by: 0.15)
      let (wide, narrow) = one.verdicts(rounds: 2)
      #expect(wide.verdict == narrow.verdict && wide.arms == narrow.arms, "seed \(seed)")
      guard wide.verdict == 1 else { continue }
      let fitted = one.with(wide.arms)
      #expect(fitted.largestDistance <= one.distance + 0.01, "seed \(seed)")
      proven += 1
      if fitted.squares <= 0.3 * one.squares + 1e-3 { better += 1 }
    }
    #expect(proven > 108, "\(proven)")
    #expect(better > proven * 9 / 10, "\(better) of \(proven)")
  }

  /// Whatever the arms become, what is accepted is near; and most of what was near before stays so,
  /// even where cubics have loops and cusps.
  @Test func whatIsFittedAndProvenIsNear() {
    var (near, kept) = (0, 0)
    for seed in 0..<240 {
      var one = random(seed)
      one.knows = (false, false)
      let (wide, narrow) = one.verdicts(rounds: 2)
      #expect(wide.verdict == narrow.verdict && wide.arms == narrow.arms, "seed \(seed)")
      if one.verdicts().0.verdict == 1 {
        near += 1
        if wide.verdict == 1 { kept += 1 }
      }
      guard wide.verdict == 1 else { continue }
      #expect(
        one.with(wide.arms).largestDistance <= one.distance + 0.002 * 60, "seed \(seed)")
    }
    #expect(near > 40 && kept > near * 4 / 5, "\(kept) of \(near)")
  }

  /// Beside an end whose direction is unknown the polyline is rounded off: nothing is fitted to it
  /// there.
  @Test func pointsBesideAFreeEndDoNotCount() {
    for seed in stride(from: 2, to: 90, by: 3) {
      for isFree in [true, false] {
        var one = disturbed(seed, by: 0.05)
        one.knows = (!isFree, true)
        one.points.insert(one.points[0] + (one.points[1] - one.points[0]) * 0.3, at: 1)
        let before = one.verdicts(rounds: 1).0
        let chord = one.points[2] - one.points[0]
        // Sideways, so that lengths hardly change.
        one.points[1] += Vector(-chord.y, chord.x) * (0.04 / dot(chord, chord).squareRoot())
        let after = one.verdicts(rounds: 1).0
        guard before.verdict == 1, after.verdict == 1 else { continue }
        let change = after.arms - before.arms
        let size = (change * change).sum().squareRoot()
        if isFree { #expect(size < 0.01, "seed \(seed)") }
      }
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
      for rounds in [0, 2] as [Int32] {
        let (wide, narrow) = one.verdicts(rounds: rounds)
        #expect(
          wide.verdict != 1 && narrow.verdict == wide.verdict,
          "\(one.points.prefix(4)) \(one.controls)")
      }
    }
    let long = Case(points: (0..<5000).map { Vector(Double($0), 0) }, controls: line, distance: 1)
    #expect(long.verdicts(rounds: 2).0.verdict == -2)
    let (wide, narrow) = Case(points: line, controls: line, distance: 0.01).verdicts()
    #expect(wide.verdict == 1 && narrow.verdict == 1)
  }

  @Test func theFarthestIsTheFirstOfThem() {
    for seed in 0..<400 {
      var random = RandomSource(seed: UInt64(seed))
      let count = 2 + seed % 40
      // Integers, so that several points are equally far and rounding decides nothing.
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

  /// A turn between straight sides is only a corner; the same turn of an arc may be smooth as well.
  @Test(arguments: [30.0, 38, 46])
  func aTurnIsSmoothWhereItIsRound(degrees: Double) throws {
    let turn = degrees * .pi / 180
    func nodes(_ heading: (Double) -> Double) -> [BreakPoint] {
      var points = [Vector(100, 100)]
      for i in 0..<80 {
        let angle = heading((Double(i) - 39.5) * 0.5)
        points.append(points[i] + Vector(cos(angle), sin(angle)) * 0.5)
      }
      let polyline = FitPolyline(points, isClosed: false)
      return BreakPointFinder(
        polyline: polyline, tolerance: 0.5, cornerAngle: 25, reach: 3.5, hasSteps: false,
        keepsSides: false
      )
      .find().filter { $0.index > 20 && $0.index < 60 && $0.canBeCorner }
    }
    let corner = try #require(nodes { $0 < 0 ? 0 : turn }.first)
    #expect(!corner.canBeSmooth)
    // Shorter than the stretches of its two sides that are examined.
    let bend = nodes { min(max($0 / 5, -1), 1) * turn }
    #expect(bend.contains { $0.canBeSmooth })
  }
}
