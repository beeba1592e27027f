import CFiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreePaths

/// The kernel that fits cubics: it finds what a plain version finds.
@Suite struct CubicFitTests {
  private typealias Vector = SIMD2<Double>

  private static let fit = filigree_fit(
    samples: 8, rounds: 1, refines: 0, limit: 0.25, middle_limit: 0.4, hopeless: 6.25,
    damping: 2e-4, gap: 0.75, gap_share: 0.15)

  private static func position(_ p: [Vector], _ t: Double) -> Vector {
    let s = 1 - t
    let first: Vector = (p[0] * s + p[1] * (3 * t)) * (s * s)
    let second: Vector = (p[2] * (3 * s) + p[3] * t) * (t * t)
    return first + second
  }

  private static func unit(_ v: Vector) -> Vector { v / (v * v).sum().squareRoot() }

  /// A bent cubic, a polyline along it, and the polyline's ends as nodes.
  private static func stretch(
    _ random: inout RandomSource, noise: Double
  ) -> (controls: [Vector], polyline: FitPolyline, nodes: [filigree_node]) {
    let size = random.number(in: 4...60)
    let origin = Vector(random.number(in: -900...900), random.number(in: -900...900))
    func near(_ x: Double, _ y: Double) -> Vector {
      let jitter = Vector(random.number(in: -0.1...0.1), random.number(in: -0.1...0.1))
      return origin + (Vector(x, y) + jitter) * size
    }
    let controls = [near(0, 0), near(0.3, 0.3), near(0.7, 0.3), near(1, 0)]
    let count = Int(size) + 8
    let points = (0...count).map { i -> Vector in
      let p = position(controls, Double(i) / Double(count))
      guard noise > 0, i > 0, i < count else { return p }
      return p + Vector(random.number(in: -noise...noise), random.number(in: -noise...noise))
    }
    let polyline = FitPolyline(points, isClosed: false)
    func node(_ i: Int, _ direction: Vector) -> filigree_node {
      let d = random.number(in: 0...1) < 0.6 ? unit(direction) : .zero
      return filigree_node(
        length: polyline.lengths[i], position: (points[i].x, points[i].y), direction: (d.x, d.y))
    }
    let nodes = [node(0, controls[1] - controls[0]), node(count, controls[3] - controls[2])]
    return (controls, polyline, nodes)
  }

  @Test func theKernelFindsWhatAPlainVersionFinds() {
    var random = RandomSource(seed: 3)
    var (found, others) = (0, 0)
    for round in 0..<400 {
      let (_, polyline, nodes) = Self.stretch(&random, noise: random.number(in: 0...0.6))
      var fit = Self.fit
      fit.samples = round % 2 == 0 ? 8 : 16
      fit.rounds = Int32(round % 3)
      var cubics = [filigree_cubic()]
      polyline.fit(&cubics, to: [filigree_stretch(from: 0, to: 1)], between: nodes, fit)
      let plain = CubicFitReference(nodes[0], nodes[1], fit) { polyline.sample(atLength: $0) }
      // At the limit, or where two rounds are as good, single precision may decide otherwise.
      guard plain.error.isFinite, cubics[0].error.isFinite, let arms = plain.best else { continue }
      found += 1
      guard abs(plain.error - Double(cubics[0].error)) < 1e-3 + 0.01 * plain.error else {
        others += 1
        continue
      }
      let far = [
        Double(cubics[0].arms.0) - arms.0.x, Double(cubics[0].arms.1) - arms.0.y,
        Double(cubics[0].arms.2) - arms.1.x, Double(cubics[0].arms.3) - arms.1.y,
      ].map(abs)
      expect(far.max() ?? 0 < 0.03 * polyline.length, "round \(round): \(cubics[0].arms), \(arms)")
    }
    expect(found > 250 && others < 8, "\(found), \(others)")
  }

  /// A batch gives each stretch what it gets alone, whatever stands beside it.
  @Test func stretchesDoNotMix() {
    var random = RandomSource(seed: 5)
    for round in 0..<40 {
      let (_, polyline, _) = Self.stretch(&random, noise: 0.2)
      // All directions are known: others change how the whole batch is solved.
      let nodes = polyline.points.indices.map { i -> filigree_node in
        let (s, p) = (polyline.lengths[i], polyline.points[i])
        let d = Self.unit(polyline.parabola(at: s, reach: 3).slope)
        return filigree_node(length: s, position: (p.x, p.y), direction: (d.x, d.y))
      }
      let stretches = (0..<37).map { _ in
        let a = Int.random(in: 0..<(nodes.count - 3), using: &random)
        let b = Int.random(in: (a + 2)..<nodes.count, using: &random)
        return filigree_stretch(
          from: Int32(truncatingIfNeeded: a), to: Int32(truncatingIfNeeded: b))
      }
      var all = [filigree_cubic](repeating: filigree_cubic(), count: stretches.count)
      polyline.fit(&all, to: stretches, between: nodes, Self.fit)
      for (k, one) in stretches.enumerated() {
        var alone = [filigree_cubic()]
        polyline.fit(&alone, to: [one], between: nodes, Self.fit)
        expect(alone[0].error == all[k].error && alone[0].arms == all[k].arms, "\(round), \(k)")
      }
    }
  }

  /// Points of a cubic give back that cubic, after some rounds.
  @Test func aCubicComesBack() {
    var random = RandomSource(seed: 7)
    for round in 0..<60 {
      let (controls, polyline, nodes) = Self.stretch(&random, noise: 0)
      var fit = Self.fit
      (fit.samples, fit.rounds, fit.damping, fit.gap) = (16, 6, 1e-6, 0)
      var cubics = [filigree_cubic()]
      polyline.fit(&cubics, to: [filigree_stretch(from: 0, to: 1)], between: nodes, fit)
      let arms = SIMD4<Double>(
        SIMD4(cubics[0].arms.0, cubics[0].arms.1, cubics[0].arms.2, cubics[0].arms.3))
      let fitted = [
        controls[0], controls[0] + arms.lowHalf, controls[3] + arms.highHalf, controls[3],
      ]
      let drawn = (0...2000).map { Self.position(fitted, Double($0) / 2000) }
      for k in 0...20 {
        let p = Self.position(controls, Double(k) / 20)
        let square = drawn.map { ($0 - p) * ($0 - p) }.map { $0.sum() }.min() ?? .infinity
        expect(square < 0.04, "round \(round), \(k): \(square)")
      }
      expect(cubics[0].error < 0.02 * Float(polyline.length), "round \(round): \(cubics[0].error)")
    }
  }

  @Test func whatHasNoNumbersHasNoCubic() {
    let points = (0..<20).map { Vector(Double($0), 0) }
    let polyline = FitPolyline(points, isClosed: false)
    for bad in [Double.nan, .infinity, 1e30] {
      let nodes = [
        filigree_node(length: 0, position: (0, bad), direction: (0, 0)),
        filigree_node(length: 19, position: (19, 0), direction: (0, 0)),
      ]
      var cubics = [filigree_cubic()]
      polyline.fit(&cubics, to: [filigree_stretch(from: 0, to: 1)], between: nodes, Self.fit)
      expect(cubics[0].error == .infinity, "\(bad)")
    }
  }
}
