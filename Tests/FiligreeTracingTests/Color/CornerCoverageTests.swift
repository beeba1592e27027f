import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// The area that a corner covers says how far it is rounded.
@Suite struct CornerCoverageTests {
  private static let side = 24
  private static let dark = SIMD4(0.1, 0.2, 0.4, 1)
  private static let light = SIMD4(1.0, 0.9, 0.8, 1)

  /// A corner of a dark face on a light ground, with sides at `angle` to each other.
  private struct Case {
    var corner = SIMD2(12.3, 11.6)
    var turn = 0.4
    var angle = Double.pi / 2
    var radius = 0.0
    var dark = CornerCoverageTests.dark

    var sides: (SIMD2<Double>, SIMD2<Double>) {
      (SIMD2(cos(turn), sin(turn)), SIMD2(cos(turn + angle), sin(turn + angle)))
    }

    /// The distance of the edge from the crossing of the sides for that radius.
    var expected: Double { radius * (1 / sin(angle / 2) - 1) }

    func contains(_ x: Double, _ y: Double) -> Bool {
      let p = SIMD2(x, y) - corner
      let (d, e) = sides
      guard d.x * p.y - d.y * p.x > 0, p.x * e.y - p.y * e.x > 0 else { return false }
      guard radius > 0 else { return true }
      // Up to where the circle touches the sides, what is beyond it is cut off.
      let reach = radius / tan(angle / 2)
      guard (p * d).sum() < reach, (p * e).sum() < reach else { return true }
      let middle = d + e
      let center = middle / (middle * middle).sum().squareRoot() * (radius / sin(angle / 2))
      let q = p - center
      return (q * q).sum() < radius * radius
    }

    func painting() -> Painting {
      var painting = Painting(side, side, ground: light)
      painting.paint(samples: 12) { contains($0, $1) ? dark : nil }
      return painting
    }

    func tipDistance(_ painting: Painting) -> Float? {
      let (d, e) = sides
      return ColorPlane(painting.image()).withView { view in
        CornerCoverage(
          view: view, inside: SIMD4<Float>(dark * 255), outside: SIMD4<Float>(light * 255)
        ).tipDistance(at: SIMD2<Float>(corner), SIMD2<Float>(d), SIMD2<Float>(e))
      }
    }
  }

  @Test func sharpCornersTurnWhereTheirSidesCross() throws {
    var source = RandomSource(seed: 71)
    for round in 0..<40 {
      var item = Case()
      item.corner += SIMD2(source.number(in: 0...1), source.number(in: 0...1))
      item.turn = source.number(in: 0...6.28)
      item.angle = source.number(in: 83...115) * .pi / 180
      let distance = try #require(item.tipDistance(item.painting()), "round \(round)")
      expect(distance >= 0 && distance < 0.2, "round \(round): \(item) turns at \(distance)")
    }
  }

  @Test func roundedCornersTurnWhereTheirRadiusSays() throws {
    var source = RandomSource(seed: 72)
    for round in 0..<40 {
      var item = Case()
      item.corner += SIMD2(source.number(in: 0...1), source.number(in: 0...1))
      item.turn = source.number(in: 0...6.28)
      item.angle = source.number(in: 83...110) * .pi / 180
      item.radius = source.number(in: 0.8...1.8)
      let distance = try #require(item.tipDistance(item.painting()), "round \(round)")
      expect(
        abs(Double(distance) - item.expected) < 0.12,
        "round \(round): \(item) turns at \(distance), not \(item.expected)")
    }
  }

  @Test func whatCannotBeToldIsNotSaid() {
    // Less than 81 degrees, and so open that there is hardly an area to miss.
    expect(Case(angle: 78 * .pi / 180).tipDistance(Case(angle: 78 * .pi / 180).painting()) == nil)
    expect(Case(angle: 83 * .pi / 180).tipDistance(Case(angle: 83 * .pi / 180).painting()) != nil)
    expect(
      Case(angle: 150 * .pi / 180).tipDistance(Case(angle: 150 * .pi / 180).painting()) == nil)
    // Within two pixels of the picture's side.
    for corner in [SIMD2(1.9, 12), SIMD2(12, 1.9), SIMD2(22.1, 12), SIMD2(12, 22.1)] {
      let item = Case(corner: corner)
      expect(item.tipDistance(item.painting()) == nil, "\(corner)")
    }
    // Two colors that hardly differ.
    let faint = Case(dark: CornerCoverageTests.light - SIMD4(0.04, 0.04, 0.04, 0))
    expect(faint.tipDistance(faint.painting()) == nil)
    // A third color two pixels away, and the face's own color where the ground should be.
    let item = Case()
    for color in [SIMD4(0.9, 0.1, 0.1, 1), CornerCoverageTests.dark] {
      var painting = item.painting()
      let (d, e) = item.sides
      let p = item.corner - (d + e) * 1.4
      painting.fill(color) { x, y in
        let q = SIMD2(x, y) - p
        return (q * q).sum() < 0.6
      }
      expect(item.tipDistance(painting) == nil, "\(color)")
      // Farther away it does not matter.
      painting = item.painting()
      painting.fill(color) { x, y in
        let q = SIMD2(x, y) - item.corner + (d + e) * 4
        return (q * q).sum() < 0.6
      }
      expect(item.tipDistance(painting) != nil, "\(color)")
    }
  }
}
