import CFiligreeRaster
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Gradients whose numbers are far beyond a page, or none: the loops that look for a location's colors
/// end, whatever the registers, and what is opaque stays so.
@Suite(.serialized)
struct WildGradientTests {
  private static let numbers: [CGFloat] = [
    0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude / 8, 1e-45, 1e-40, 1e-30, 1e-9, 0.3, 1,
    7, 50, -20, 1e9, 1e18, 1e20, 1e38,
    1e39, 1e200, 1e300, .greatestFiniteMagnitude,
  ]

  private func number(_ random: inout RandomSource) -> CGFloat {
    random.chance(0.4)
      ? Self.numbers[random.integer(0...Self.numbers.count - 1)] * (random.chance(0.3) ? -1 : 1)
      : CGFloat(random.number(in: 0...60))
  }

  private func stops(_ random: inout RandomSource) -> [GradientStop] {
    let isOpaque = random.chance(0.5)
    return (0..<random.integer(1...6)).map { _ in
      let color = CGColor.rgb(
        random.number(in: 0...1), random.number(in: 0...1), random.number(in: 0...1),
        isOpaque ? 1 : random.number(in: 0...1))
      let places: [CGFloat] = [.nan, .infinity, -1, 0, 1e-45, 1e-40, 1e-38, 1e-9, 0.5, 1, 2]
      return GradientStop(
        color: color,
        location: random.chance(0.5)
          ? places[random.integer(0...places.count - 1)] : CGFloat(random.number(in: 0...1)))
    }
  }

  /// Each location lies in one segment.
  ///
  /// A segment begins where the one before it ends, the first one in minus infinity; the last one ends in
  /// infinity. Both searches for a segment rely on it.
  @Test(arguments: UInt64(1)...200)
  func segmentsHaveNoGaps(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let stops = stops(&random)
    let arena = Arena()
    // The ramp's segments lie in the arena, and the ramp does not hold it.
    withExtendedLifetime(arena) {
      var segment = GradientRamp(stops, opacity: 1, arena: arena).first
      expect(segment.pointee.low.x == -.infinity, "seed \(seed)")
      var count = 1
      while segment.pointee.high.x < .infinity, count <= stops.count + 2 {
        let high = segment.pointee.high.x
        expect(segment.pointee.low.x < high, "seed \(seed)")
        segment += 1
        count += 1
        expect(segment.pointee.low.x == high, "seed \(seed)")
        expect(segment.pointee.scale.x.isFinite && segment.pointee.start.x.isFinite)
      }
      expect(segment.pointee.high.x == .infinity, "seed \(seed)")
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: UInt64(1)...150)
  func wildGradients(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    func point() -> CGPoint { CGPoint(x: number(&random), y: number(&random)) }
    let stops = stops(&random)
    let spread = GradientSpread.allCases[random.integer(0...GradientSpread.allCases.count - 1)]
    let center = point()
    var radial = RadialGradientPaint(
      stops: stops, startCenter: center, startRadius: number(&random),
      endCenter: random.chance(0.5) ? center : point(), endRadius: number(&random))
    radial.spread = spread
    var linear = LinearGradientPaint(stops: stops, startPoint: point(), endPoint: point())
    linear.spread = spread
    var conic = ConicGradientPaint(
      stops: stops, center: point(), startAngle: number(&random), endAngle: number(&random))
    conic.spread = spread
    let transform =
      random.chance(0.3)
      ? CGAffineTransform(
        a: number(&random), b: number(&random), c: number(&random), d: number(&random),
        tx: number(&random), ty: number(&random)) : .identity
    for paint in [Paint.radialGradient(radial), .linearGradient(linear), .conicGradient(conic)] {
      let list = drawing(40, 6) {
        $0.transform = transform
        $0.fill(
          Path(box: -1e3, -1e3, 2e3, 2e3), with: paint)
      }
      defer { filigree_raster_set_level(-1) }
      let pictures = try (0...2).map { level in
        filigree_raster_set_level(Int32(level))
        return try Rasterizer(threads: 1, background: .white).render(list).bytes
      }
      expect(pictures[1] == pictures[0], "AVX2, seed \(seed), \(paint)")
      expect(pictures[2] == pictures[0], "AVX-512, seed \(seed), \(paint)")
      // On white, all stays opaque.
      expect(
        stride(from: 3, to: pictures[0].count, by: 4).allSatisfy { pictures[0][$0] == 255 },
        "seed \(seed), \(paint)")
    }
  }
}
