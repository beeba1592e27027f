import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeTracing

/// Polygons of anti-aliased pictures: their sides are lines, and their corners where the sides meet.
@Suite struct StraightShapeTests {
  /// The outline of a polygon, painted in black.
  private func outline(_ corners: [SIMD2<Double>], _ size: Int) throws -> Path {
    var painting = Painting(size, size)
    painting.fill(SIMD4(0, 0, 0, 1)) { x, y in
      var isInside = false
      var last = corners[corners.count - 1]
      for corner in corners {
        if (corner.y > y) != (last.y > y),
          x < (last.x - corner.x) * (y - corner.y) / (last.y - corner.y) + corner.x
        {
          isInside.toggle()
        }
        last = corner
      }
      return isInside
    }
    return try Tracer().trace(painting.image()).path
  }

  /// How far the nearest joint of lines is from a point.
  private func distance(_ path: Path, _ point: SIMD2<Double>) -> Double {
    path.storage.points.map { p in
      let d = SIMD2(Double(p.x), Double(p.y)) - point
      return (d * d).sum().squareRoot()
    }.min() ?? .infinity
  }

  private func turned(_ corners: [SIMD2<Double>], by degrees: Double) -> [SIMD2<Double>] {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return corners.map { c in
      let d = c - 50
      return SIMD2(50 + cosine * d.x - sine * d.y, 50 + sine * d.x + cosine * d.y)
    }
  }

  /// Rectangles, triangles and five-pointed stars, turned by any angle.
  @Test(arguments: [0.0, 7, 17, 30, 45, 61, 83])
  func plainPolygonsAreLines(degrees: Double) throws {
    let rectangle: [SIMD2<Double>] = [
      SIMD2(20.3, 30.2), SIMD2(80.1, 30.2), SIMD2(80.1, 70.4), SIMD2(20.3, 70.4),
    ]
    let triangle: [SIMD2<Double>] = [SIMD2(20, 70), SIMD2(80, 70), SIMD2(50, 20)]
    for corners in [rectangle, triangle] {
      let path = try outline(turned(corners, by: degrees), 100)
      expect(!path.storage.verbs.contains(.cubic), "\(degrees): \(path.svg)")
      expect(path.storage.verbs.count { $0 == .line } <= corners.count, "\(degrees): \(path.svg)")
      for corner in turned(corners, by: degrees) {
        expect(distance(path, corner) < 0.35, "\(degrees): \(corner)")
      }
    }
  }

  /// Of random polygons of three to six sides all corners are found, and hardly a side is bent: of 90 two are.
  @Test func randomPolygonsAreLines() throws {
    let counts = try (1...20).map { try bends(seed: $0) }
    expect(counts.reduce(0, +) <= 3, "\(counts)")
  }

  private func bends(seed: UInt64) throws -> Int {
    var source = RandomSource(seed: seed)
    let count = 3 + Int(seed % 4)
    // Points of a circle, in order and not too near, are a convex polygon.
    var angles: [Double] = []
    repeat {
      angles = (0..<count).map { _ in source.number(in: 0...2 * Double.pi) }.sorted()
    } while zip(angles, angles.dropFirst() + [angles[0] + 2 * .pi]).contains { $1 - $0 < 0.8 }
    let corners = angles.map { SIMD2(60 + 45 * cos($0), 60 + 45 * sin($0)) }
    let path = try outline(corners, 120)
    for corner in corners {
      expect(distance(path, corner) < 0.6, "seed \(seed): \(corner)")
    }
    return path.storage.verbs.count { $0 == .cubic }
  }

  /// A rectangle with round corners has four lines and four arcs at any angle, a square as well.
  @Test(arguments: [0.0, 5, 12, 30, 45, 70, 90, 133])
  func roundRectanglesHaveStraightSides(degrees: Double) throws {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    for half in [SIMD2(30.0, 20), SIMD2(26.0, 26)] {
      var painting = Painting(100, 100)
      painting.fill(SIMD4(0, 0, 0, 1)) { x, y in
        let d = SIMD2(x - 50.3, y - 49.8)
        let local = SIMD2(cosine * d.x + sine * d.y, cosine * d.y - sine * d.x)
        let beyond = SIMD2(abs(local.x), abs(local.y)) - half + 9
        let outside = SIMD2(max(beyond.x, 0), max(beyond.y, 0))
        return (outside * outside).sum().squareRoot() + min(beyond.max(), 0) < 9
      }
      let path = try Tracer().trace(painting.image()).path
      let verbs = path.storage.verbs
      expect(
        verbs.count { $0 == .line } == 4 && verbs.count { $0 == .cubic } == 4,
        "\(degrees), \(half): \(verbs)")
    }
  }

  /// What is round stays round: discs of three pixels and more have no corner.
  @Test(arguments: [3.0, 4.5, 7, 12, 25, 60])
  func circlesHaveNoCorners(radius: Double) throws {
    let size = Int(2 * radius) + 12
    var painting = Painting(size, size)
    painting.fill(SIMD4(0, 0, 0, 1)) { x, y in
      let (dx, dy) = (x - radius - 5.3, y - radius - 5.7)
      return dx * dx + dy * dy < radius * radius
    }
    let path = try Tracer().trace(painting.image()).path
    for point in path.storage.points where !path.storage.verbs.contains(.line) {
      let d = SIMD2(Double(point.x), Double(point.y)) - SIMD2(radius + 5.3, radius + 5.7)
      expect((d * d).sum().squareRoot() < radius * 1.2 + 0.5)
    }
    expect(!path.storage.verbs.contains(.line), "\(radius)")
  }
}
