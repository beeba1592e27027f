import FiligreeTestSupport
import Foundation
import PathFuzzing
import Testing

@testable import FiligreePaths

/// Degenerate positions: several segments through one point, vertices on segments and on one another,
/// crossings closer together than the grid.
@Suite struct DegeneracyTests {
  /// Checks all operations by both rules against the oracle.
  private func expectCorrect(_ a: Path, _ b: Path, _ name: String, isThorough: Bool = true) {
    for rule in [CGPathFillRule.winding, .evenOdd] {
      let fuzz = FuzzCase(a: a, b: b, rule: rule, kind: .polygons)
      let verdict = FuzzOracle.check(
        fuzz, points: 8, isThorough: isThorough, checksOutlines: isThorough)
      expect(verdict.failure == nil, "\(name), \(rule): \(a.svg) \(b.svg)")
    }
  }

  private func polygon(_ points: [CGPoint]) -> Path {
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }

  // MARK: Several segments through one point

  @Test func threeLinesThroughAPoint() throws {
    // Three pairs of lines that cross in the origin, and in (4, 4).
    let a = try Path(svg: "M-10-5 10 5-10 20ZM-5 10 5-10-20-12Z")
    let b = try Path(svg: "M-8 0H8L0-30Z")
    expectCorrect(a, b, "origin")
    expectCorrect(
      try Path(svg: "M0 0 8 8 8 -3z"), try Path(svg: "M0 8 8 0 9 9zM4 -1 4 11 1 3z"), "(4, 4)")
  }

  @Test func linesOnOneLineAcrossAThird() throws {
    let a = try Path(svg: "M-10 0H10L8 9H-8ZM0-5V6H-4V-6Z")
    for second in ["M-6 0H12L3-9Z", "M12 0H-6L3-9Z", "M-20 0H30L0-40Z"] {
      expectCorrect(a, try Path(svg: second), second)
    }
  }

  @Test func ringsThatComeToACommonCrossingFirst() throws {
    // From its leftmost vertex the first ring comes to the common crossing first, in either direction.
    let b = try Path(svg: "M-3-30 3 30 40-40ZM-20-40 20 40 60-60ZM-9-90 9 90 70-80Z")
    for ring in ["M-100-50 100 50 90 95Z", "M90 95 100 50-100-50Z"] {
      expectCorrect(try Path(svg: ring), b, ring)
    }
  }

  /// Thin triangles along diameters of a circle, so that all cross in its center.
  @Test(arguments: [3, 17, 64, 65]) func manyLinesThroughAPoint(count: Int) {
    var a = Path()
    var b = Path()
    for k in 0..<count {
      let angle = Double(k) / Double(count) * Double.pi
      let (x, y) = ((1000 * cos(angle)).rounded(), (1000 * sin(angle)).rounded())
      let ring = polygon([
        CGPoint(x: x, y: y), CGPoint(x: -x, y: -y),
        CGPoint(x: -x - (y / 50).rounded(), y: -y + (x / 50).rounded()),
      ])
      if k % 2 == 0 { a.addPath(ring) } else { b.addPath(ring) }
    }
    expectCorrect(a, b, "\(count) lines", isThorough: count < 20)
  }

  /// Rings many of whose segments pass through a few points.
  private func rings(_ random: inout RandomSource, through hubs: [CGPoint]) -> Path {
    var path = Path()
    for _ in 0..<(1 + random.next() % 3) {
      var points: [CGPoint] = []
      for k in 0..<(3 + random.next() % 12) {
        var p = CGPoint(
          x: Double(random.next() % 200) - 100, y: Double(random.next() % 200) - 100)
        if k > 0 && random.next() % 3 > 0, let last = points.last {
          let hub = hubs[Int(random.next() % UInt64(hubs.count))]
          let more = Double(1 + random.next() % 2)
          p = CGPoint(x: hub.x + (hub.x - last.x) * more, y: hub.y + (hub.y - last.y) * more)
        }
        points.append(p)
      }
      path.addPath(polygon(points))
    }
    return path
  }

  @Test func manySegmentsThroughFewPoints() {
    var random = RandomSource(seed: 86)
    for index in 0..<30 {
      let hubs = (0..<(1 + index % 4)).map { _ in
        CGPoint(x: Double(random.next() % 80) - 40, y: Double(random.next() % 80) - 40)
      }
      let (a, b) = (rings(&random, through: hubs), rings(&random, through: hubs))
      expectCorrect(a, b, "case \(index)", isThorough: index % 6 == 0)
    }
  }

  // MARK: Vertices on one another and on segments

  /// Polygons on a grid of few points, some of them a little off it.
  private func gridPolygons(
    _ random: inout RandomSource, rings: Int, vertices: Int, steps: Int, offBy jitter: Double
  ) -> Path {
    var path = Path()
    for _ in 0..<rings {
      path.addPath(
        polygon(
          (0..<vertices).map { _ in
            var x = Double(random.next() % UInt64(steps))
            var y = Double(random.next() % UInt64(steps))
            if jitter > 0 && random.next() % 3 == 0 {
              x += random.number(in: -jitter...jitter)
              y += random.number(in: -jitter...jitter)
            }
            return CGPoint(x: x, y: y)
          }))
    }
    return path
  }

  /// Two operands on one grid; or the second is the first one shifted, by nothing, by a step or by
  /// less.
  @Test func polygonsOnAGridOfFewPoints() {
    var random = RandomSource(seed: 81)
    for index in 0..<42 {
      let steps = [3, 5, 8, 11, 16, 40, 200][index % 7]
      let jitter = [0, 1e-9, 3e-8, 1e-6, 1e-3][index % 5]
      let vertices = 3 + Int(random.next() % 28)
      let a = gridPolygons(
        &random, rings: 1 + index % 4, vertices: vertices, steps: steps, offBy: jitter)
      let shift = CGAffineTransform(
        translationX: [0, 1, 0.5, jitter][index % 4], y: [0, jitter, 1][index % 3])
      let b =
        index % 3 == 0
        ? a.applying(shift)
        : gridPolygons(
          &random, rings: 1 + index % 3, vertices: vertices, steps: steps, offBy: jitter)
      expectCorrect(a, b, "case \(index)", isThorough: index % 7 == 0)
    }
  }

  @Test func ringsAmongSharedEdgesAndBesideThem() throws {
    // A ring without crossings inside others that share edges; one in a corner to their right.
    let a = try Path(svg: "M0 0H8V8H0zM3 3V5H5V3zM20 1 22 2 20 3z")
    let b = try Path(svg: "M8 0H16V8H8zM0 8 8 4 8 12zM3.5 3.5H4.5V4.5H3.5z")
    expectCorrect(a, b, "rings")
    // The square less its hole, the square beside it, what the triangle adds, and two rings.
    expect(abs(abs(a.union(b).signedArea) - (60 + 64 + 16 + 1 + 2)) < 1e-9)
  }

  // MARK: Many crossings close together

  /// Polygons with up to 60 vertices in up to 5 subpaths; every third pair lies in a corner, so that
  /// many crossings are close together.
  private func polygons(_ random: inout RandomSource, _ index: Int) -> Path {
    var path = Path()
    let size = index % 3 == 0 ? 1e-4 : 100.0
    for _ in 0...Int(random.number(in: 0...4)) {
      let count = 3 + Int(random.number(in: 0...(index % 7 == 0 ? 57 : 9)))
      let center = CGPoint(x: random.number(in: 0...100), y: random.number(in: 0...100))
      path.addPath(
        polygon(
          (0..<count).map { k in
            k % 2 == 0
              ? CGPoint(
                x: center.x + random.number(in: 0...size),
                y: center.y + random.number(in: 0...size))
              : CGPoint(x: random.number(in: 0...100), y: random.number(in: 0...100))
          }))
    }
    return path
  }

  @Test func polygonsWithManyCrossings() {
    var random = RandomSource(seed: 71)
    for index in 0..<30 {
      let (a, b) = (polygons(&random, index), polygons(&random, index))
      expectCorrect(a, b, "case \(index)", isThorough: index % 10 == 1)
    }
  }

  @Test func manySubpathsBesideAndInsideOneAnother() {
    var random = RandomSource(seed: 72)
    for index in 0..<12 {
      var a = Path()
      var b = Path()
      for k in 0..<40 {
        let center = CGPoint(x: random.number(in: 0...100), y: random.number(in: 0...100))
        let radius = random.number(in: 0.5...(k % 5 == 0 ? 40 : 6))
        let count = 3 + Int(random.number(in: 0...9))
        let isBackwards = random.number(in: 0...1) < 0.5
        let ring = polygon(
          (0..<count).map { v in
            let angle = Double(isBackwards ? count - v : v) / Double(count) * 2 * .pi + 0.1
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
          })
        if k % 2 == 0 { a.addPath(ring) } else { b.addPath(ring) }
      }
      expectCorrect(a, b, "case \(index)", isThorough: index % 4 == 0)
    }
  }

  /// Many segments cross a long one within a few billionths of its length.
  @Test func crossingsCloserThanTheGrid() {
    let a = polygon([
      CGPoint(x: 0, y: 0), CGPoint(x: 1000, y: 1), CGPoint(x: 1000, y: 400),
    ])
    var b = Path()
    for k in 0..<20 {
      let x = 500 + Double(k * 7 % 20) * 2e-7
      b.addPath(
        polygon([
          CGPoint(x: x - 3, y: -100 - Double(k)), CGPoint(x: x + 3, y: 101),
          CGPoint(x: x - 50 - Double(k), y: 103 + Double(k)),
        ]))
    }
    expectCorrect(a, b, "close crossings")
  }
}
