import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct AreaTests {
  @Test func knownAreas() throws {
    expect(square().signedArea == 100)
    expect(square().cgPath.signedArea == 100)
    expect(square().centroid == CGPoint(x: 5, y: 5))
    // Under the parabola from (0, 0) over (1, 2) to (2, 0): two thirds of its box, 2 × 1.
    let bow = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 2))
    }
    expect(abs(bow.signedArea + 4.0 / 3) < 1e-15)
    let center = try #require(bow.centroid)
    expect(distance(center, CGPoint(x: 1, y: 0.4)) < 1e-15)
    let disc = circle(10, about: CGPoint(x: 1e6, y: -1e6))
    expect(abs(disc.signedArea - 100 * .pi) < 0.1)
    expect(distance(try #require(disc.centroid), CGPoint(x: 1e6, y: -1e6)) < 1e-8)
  }

  @Test func directionsAndHoles() {
    let mirrored = square().applying(CGAffineTransform(scaleX: -1, y: 1))
    expect(mirrored.signedArea == -100)
    var overlap = square()
    overlap.addPath(square())
    expect(overlap.signedArea == 200)
    var cancelled = square()
    cancelled.addPath(mirrored)
    expect(cancelled.signedArea == 0)
    expect(cancelled.centroid == nil)
  }

  @Test func nothingEnclosed() {
    expect(Path().signedArea == 0)
    expect(Path().centroid == nil)
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 3, y: 4))
    }
    expect(line.signedArea == 0)
    expect(line.centroid == nil)
    let huge = square().applying(CGAffineTransform(scaleX: 1e300, y: 1e300))
    expect(huge.centroid == nil)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func agreesWithFlattening(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    for n in 0..<20 {
      let path = random.path()
      let lines = Path(storage: path.storage.flattened(tolerance: 1e-4))
      expect(
        abs(path.signedArea - lines.signedArea) <= 1e-4 * (1 + path.length),
        "seed \(seed), case \(n): \(path)")
      guard abs(path.signedArea) > 100, let a = path.centroid, let b = lines.centroid else {
        continue
      }
      expect(distance(a, b) < 1, "seed \(seed), case \(n): \(path)")
      let moved = path.applying(CGAffineTransform(translationX: 30, y: -40))
      expect(abs(moved.signedArea - path.signedArea) < 1e-8)
    }
  }
}
