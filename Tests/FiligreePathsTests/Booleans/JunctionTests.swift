import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreePaths

/// Junctions among isolated crossings: the results of the way that uses chains, to the bit.
@Suite struct JunctionTests {
  /// Polygons on a grid of few points, some of them a little off it.
  private func polygons(
    _ random: inout RandomSource, rings: Int, vertices: Int, steps: Int, offBy jitter: Double
  ) -> Path {
    var path = Path()
    for _ in 0..<rings {
      for k in 0..<vertices {
        var x = Double(random.next() % UInt64(steps))
        var y = Double(random.next() % UInt64(steps))
        if jitter > 0 && random.next() % 3 == 0 {
          x += random.number(in: -jitter...jitter)
          y += random.number(in: -jitter...jitter)
        }
        let p = CGPoint(x: x, y: y)
        if k == 0 { path.move(to: p) } else { path.addLine(to: p) }
      }
      path.closeSubpath()
    }
    return path
  }

  /// Two operands: on one grid, or the second is the first one shifted, by nothing, by a step or by less.
  private func pair(_ random: inout RandomSource, _ index: Int) -> (Path, Path) {
    let steps = [3, 5, 8, 11, 16, 40, 200][index % 7]
    let jitter = [0, 1e-9, 3e-8, 1e-6, 1e-3][index % 5]
    let vertices = 3 + Int(random.next() % 28)
    let a = polygons(&random, rings: 1 + index % 4, vertices: vertices, steps: steps, offBy: jitter)
    if index % 3 == 0 {
      let shift = CGAffineTransform(
        translationX: [0, 1, 0.5, jitter][index % 4], y: [0, jitter, 1][index % 3])
      return (a, a.applying(shift))
    }
    return (
      a, polygons(&random, rings: 1 + index % 3, vertices: vertices, steps: steps, offBy: jitter)
    )
  }

  @Test func resultsAreTheSameToTheBit() {
    var random = RandomSource(seed: 81)
    for index in 0..<70 {
      let (a, b) = pair(&random, index)
      for operation in ChainlessTests.operations {
        for test in [index % 4 == 0 ? WindingTest.positive : .nonZero, .odd] {
          let both = [true, false].map {
            Path(
              storage: PathBoolean.combine(
                a.storage, b.storage, operation, test, test, allowsChainless: $0,
                isDense: index % 2 == 1))
          }
          #expect(both[0] == both[1], "case \(index), \(operation), \(test): \(a.svg) \(b.svg)")
        }
      }
    }
  }

  @Test func ringsAmongJunctionsAndBesideThem() throws {
    // A ring without crossings inside others that meet in junctions; one in a corner to their right.
    let a = try Path(svg: "M0 0H8V8H0zM3 3V5H5V3zM20 1 22 2 20 3z")
    let b = try Path(svg: "M8 0H16V8H8zM0 8 8 4 8 12zM3.5 3.5H4.5V4.5H3.5z")
    for operation in ChainlessTests.operations {
      let both = [true, false].map {
        Path(
          storage: PathBoolean.combine(
            a.storage, b.storage, operation, .nonZero, .nonZero, allowsChainless: $0))
      }
      #expect(both[0] == both[1], "\(operation)")
    }
    #expect(abs(a.union(b).signedArea) > 0)
  }

  /// An isolated crossing has no vertex within 2^16 grid steps in x and y, and no third segment
  /// within 256; where there are many vertices it is 2^12 and 64.
  @Test(arguments: [false, true]) func nothingIsNearIsolatedCrossings(isDense: Bool) throws {
    var random = RandomSource(seed: 82)
    var isolated = 0
    var junctions = 0
    for index in 0..<40 {
      let (a, b) = pair(&random, index)
      guard
        let arrangement = PathBoolean.arrange(
          a.storage, .first, b.storage, .second, allowsChainless: true, isDense: isDense),
        arrangement.isChainless, arrangement.hasJunctions
      else { continue }
      junctions += arrangement.nodes.count
      var near = 0
      for k in 0..<arrangement.cuts.count {
        let cut = arrangement.cuts[k]
        if cut.node < 0 || cut.node & 1 == 1 { continue }
        isolated += 1
        let p = arrangement.point(of: cut)
        let crossing = arrangement.crossings[Int(cut.node >> 1)]
        for r in 0..<arrangement.rings.count {
          let ring = arrangement.rings[r]
          for i in Int(ring.start)..<Int(ring.start + ring.count) {
            let (c, d) = (arrangement.points[i], arrangement.points[i + 1])
            if max(abs(c.x - p.x), abs(c.y - p.y)) < (isDense ? 1 << 12 : 1 << 16) { near += 1 }
            if i == Int(crossing.first) || i == Int(crossing.second) { continue }
            if JunctionTests.distance(p, c, d) <= (isDense ? 64 : 256) { near += 1 }
          }
        }
      }
      #expect(near == 0, "case \(index)")
    }
    #expect(isolated > 2000 && junctions > 1000, "\(isolated), \(junctions)")
  }

  static func distance(_ p: GridPoint, _ a: GridPoint, _ b: GridPoint) -> Double {
    let (dx, dy) = (Double(b.x) - Double(a.x), Double(b.y) - Double(a.y))
    let (vx, vy) = (Double(p.x) - Double(a.x), Double(p.y) - Double(a.y))
    let t = max(0, min(1, (vx * dx + vy * dy) / (dx * dx + dy * dy)))
    return hypot(vx - t * dx, vy - t * dy)
  }

  @Test func crossingsAreLocatedAlikeInRegistersOfAnyWidth() {
    var random = RandomSource(seed: 83)
    var arena = Arena(capacity: 1 << 16)
    var points = ArenaList<GridPoint>(&arena, capacity: 256)
    var crossings = ArenaList<SegmentCrossing>(&arena, capacity: 64)
    func coordinate() -> Int32 {
      Int32(random.number(in: -536_870_911...536_870_911).rounded())
    }
    while crossings.count < 61 {
      let i = points.count
      for _ in 0..<4 { points.append(GridPoint(x: coordinate(), y: coordinate()), &arena) }
      let (a, b, c, d) = (points[i], points[i + 1], points[i + 2], points[i + 3])
      if SegmentIntersections.kind(a, b, c, d) != .crossing { continue }
      crossings.append(
        SegmentCrossing(first: Int32(i), second: Int32(i + 2), ring: 0, other: 1), &arena)
    }
    let widest = CrossingPositions(crossings, points, &arena)
    for width in [Int32(2), 4] {
      let positions = CrossingPositions(crossings, points, width: width, &arena)
      for id in 0..<crossings.count {
        #expect(positions.pixel(id) == widest.pixel(id))
        #expect(positions.along(id) == widest.along(id))
        #expect(positions.across(id) == widest.across(id))
        #expect(positions.goesLeft(id) == widest.goesLeft(id))
        #expect(positions.isFlat(id) == widest.isFlat(id))
        #expect(positions.isSlanted(id) == widest.isSlanted(id))
        #expect(positions.isUnclear(id) == widest.isUnclear(id))
      }
    }
    for id in 0..<crossings.count {
      let i = Int(crossings[id].first)
      let (a, b, c, d) = (points[i], points[i + 1], points[i + 2], points[i + 3])
      if !widest.isUnclear(id) { #expect(widest.pixel(id) == crossingPixel(a, b, c, d)) }
      #expect((widest.goesLeft(id) == 1) == (orientation(a, b, c) < 0))
      let start = Double(orientation(c, d, a).magnitude)
      let fraction = start / (start + Double(orientation(c, d, b).magnitude))
      #expect(abs(Double(widest.along(id)) - fraction * 0x1p32) < 2)
    }
  }

  @Test func crossingsNearAPixelsBorderAreUnclear() {
    var arena = Arena(capacity: 4096)
    var points = ArenaList<GridPoint>(&arena, capacity: 4)
    // They cross half a step above the x axis.
    for (x, y) in [(-100, 1), (101, 0), (0, -1000), (1, 1001)] as [(Int32, Int32)] {
      points.append(GridPoint(x: x, y: y), &arena)
    }
    var crossings = ArenaList<SegmentCrossing>(&arena, capacity: 4)
    crossings.append(SegmentCrossing(first: 0, second: 2, ring: 0, other: 1), &arena)
    #expect(CrossingPositions(crossings, points, &arena).isUnclear(0))
  }

  @Test func nodesNearALineAreCollectedAlikeInRegistersOfAnyWidth() {
    var random = RandomSource(seed: 84)
    var arena = Arena(capacity: 1 << 16)
    let count = 107
    let cells = NodeCells(
      starts: arena.allocate(Int32.self, 2), x: arena.allocate(Double.self, count),
      y: arena.allocate(Double.self, count))
    for i in 0..<count {
      cells.x[i] = random.number(in: -1e9...1e9).rounded()
      cells.y[i] = random.number(in: -1e9...1e9).rounded()
    }
    let into = arena.allocate(Int32.self, count + 8)
    for _ in 0..<50 {
      let line = NodeCells.Line(
        x: random.number(in: -1e9...1e9).rounded(), y: random.number(in: -1e9...1e9).rounded(),
        dx: random.number(in: -1e9...1e9).rounded(), dy: random.number(in: -1e9...1e9).rounded(),
        reach: random.number(in: 0...5e17))
      let start = Int32(random.next() % 20)
      let end = start + Int32(random.next() % UInt64(count - 20))
      let expected = (start..<end).filter {
        let (vx, vy) = (cells.x[Int($0)] - line.x, cells.y[Int($0)] - line.y)
        return abs(line.dx * vy - line.dy * vx) <= line.reach
      }
      for width in [Int32(1), 4, 8] {
        let found = cells.collect(near: line, from: start, to: end, width: width, into: into)
        #expect((0..<found).map { into[$0] } == expected)
      }
    }
  }

  @Test func edgesAreSelectedAlikeOneByOneAndTogether() {
    var random = RandomSource(seed: 85)
    var arena = Arena(capacity: 1 << 12)
    let count = 61
    let first = arena.allocate(Int32.self, count)
    let second = arena.allocate(Int32.self, count)
    let sides = arena.allocate(Int8.self, count)
    for operation in ChainlessTests.operations {
      for test in [WindingTest.nonZero, .odd, .positive] {
        for other in [WindingTest.nonZero, .odd] {
          for (deltaFirst, deltaSecond) in [(1, 0), (0, 1), (0, 0)] as [(Int32, Int32)] {
            for i in 0..<count {
              first[i] = Int32(random.next() % 9) - 4
              second[i] = Int32(random.next() % 9) - 4
            }
            let selector = EdgeSelector(operation, test, other)
            let selected = selector.select(
              first, second, count, deltaFirst, deltaSecond, into: sides)
            var expected = 0
            for i in 0..<count {
              func keeps(_ a: Int32, _ b: Int32) -> Int8 {
                operation.keeps(test.isInside(a), other.isInside(b)) ? 1 : 0
              }
              let side =
                keeps(first[i], second[i])
                - keeps(first[i] - deltaFirst, second[i] - deltaSecond)
              #expect(sides[i] == side)
              #expect(selector.side(first[i], second[i], deltaFirst, deltaSecond) == side)
              expected += side == 0 ? 0 : 1
            }
            #expect(selected == expected)
          }
        }
      }
    }
  }
}
