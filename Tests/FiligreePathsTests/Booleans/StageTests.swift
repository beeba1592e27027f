import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreePaths

/// What each stage of a boolean promises to the next one.
@Suite struct StageTests {
  /// Polygons of random points, on a grid of few points in two of three cases.
  private func polygons(_ random: inout RandomSource, _ index: Int) -> PathStorage {
    var path = PathStorage()
    for _ in 0..<(1 + index % 3) {
      for k in 0..<(3 + Int(random.next() % 20)) {
        var p = CGPoint(x: random.number(in: 0...20), y: random.number(in: 0...20))
        if index % 3 != 0 { p = CGPoint(x: p.x.rounded(), y: p.y.rounded()) }
        if index % 3 == 2 { p.x += random.number(in: -1e-8...1e-8) }
        if k == 0 { path.move(to: p) } else { path.line(to: p) }
      }
      path.close()
    }
    return path
  }

  private func forEachArrangement(
    seed: UInt64, _ body: (_ arrangement: Arrangement, _ arena: inout Arena, _ name: String) -> Void
  ) {
    var random = RandomSource(seed: seed)
    for index in 0..<30 {
      let (a, b) = (polygons(&random, index), polygons(&random, index))
      guard let operands = BooleanOperands(a, .first, b, .second) else {
        Issue.record("case \(index) has no operands")
        continue
      }
      var arena = operands.arena
      guard let arrangement = operands.arranged(&arena) else {
        Issue.record("case \(index) has no arrangement")
        continue
      }
      body(arrangement, &arena, "case \(index)")
      withExtendedLifetime(arena) {}
    }
  }

  @Test func readingRoundsToTheGridAndDropsRepeats() {
    var path = PathStorage()
    path.move(to: CGPoint(x: 0, y: 0))
    for (x, y) in [(0, 0), (8, 0), (8, 1e-12), (8, 4), (0, 0)] as [(CGFloat, CGFloat)] {
      path.line(to: CGPoint(x: x, y: y))
    }
    path.close()
    // Two points enclose nothing.
    path.move(to: CGPoint(x: 1, y: 1))
    path.line(to: CGPoint(x: 2, y: 1))
    path.close()
    var arena = Arena(capacity: 1024)
    var bounds = PathBounds()
    let kind = path.scan(&bounds)
    var outlines = Outlines(
      frame: GridFrame(bounds, hasCurves: kind.hasCurves), capacity: 16, &arena)
    outlines.read(path, .second, &arena)
    expect(outlines.rings.count == 1)
    expect(outlines.rings[0].segments == 0..<3)
    expect(outlines.points.count == 4 && outlines.points[3] == outlines.points[0])
    expect(outlines.sources[3] == .repeated(first: 0) && outlines.vertex(3) == 0)
    expect(outlines.exact[2].x == 8 && outlines.exact[2].y == 4)
    withExtendedLifetime(arena) {}
  }

  /// Hobby's theorem: no two pieces of segments cross, and no vertex or node lies inside one.
  @Test func planarSegmentsMeetInNodesOnly() {
    forEachArrangement(seed: 91) { arrangement, _, name in
      let planar = arrangement.planar
      var pieces: [(GridPoint, GridPoint)] = []
      var cut = 0
      for r in 0..<planar.outlines.rings.count {
        for segment in planar.outlines.rings[r].segments {
          var a = planar.outlines.points[segment]
          while cut < planar.cuts.count && Int(planar.cuts[cut].segment) == segment {
            let b = planar.nodes.points[Int(planar.cuts[cut].node)]
            pieces.append((a, b))
            a = b
            cut += 1
          }
          pieces.append((a, planar.outlines.points[segment + 1]))
        }
      }
      expect(cut == planar.cuts.count, "\(name)")
      func sign(_ x: Int64) -> Int64 { x.signum() }
      func isInside(_ p: GridPoint, _ a: GridPoint, _ b: GridPoint) -> Bool {
        orientation(a, b, p) == 0 && p != a && p != b
          && min(a.x, b.x) <= p.x && p.x <= max(a.x, b.x)
          && min(a.y, b.y) <= p.y && p.y <= max(a.y, b.y)
      }
      var wrong = 0
      for (i, (a, b)) in pieces.enumerated() {
        for (c, d) in pieces[(i + 1)...] {
          let crosses =
            sign(orientation(a, b, c)) * sign(orientation(a, b, d)) < 0
            && sign(orientation(c, d, a)) * sign(orientation(c, d, b)) < 0
          if crosses || isInside(a, c, d) || isInside(b, c, d) || isInside(c, a, b)
            || isInside(d, a, b)
          {
            wrong += 1
          }
        }
      }
      expect(wrong == 0, "\(name)")
    }
  }

  @Test func chainsCoverEachRingOnce() {
    forEachArrangement(seed: 92) { arrangement, _, name in
      for r in 0..<arrangement.outlines.rings.count {
        let chains = (0..<arrangement.chainCount).map(arrangement.chain).filter { $0.ring == r }
        for (i, chain) in chains.enumerated() {
          expect(chain.endNode == chains[(i + 1) % chains.count].startNode, "\(name)")
        }
        // Each vertex lies inside a chain or is a node.
        let nodes = arrangement.outlines.rings[r].segments.filter {
          arrangement.planar.nodeOfVertex[$0] >= 0
        }
        let inside = chains.reduce(0) { $0 + Int($1.vertexCount) }
        expect(
          inside + nodes.count == Int(arrangement.outlines.rings[r].count), "\(name), ring \(r)")
      }
    }
  }

  /// Around each node half-edges are in strictly counterclockwise order, and each leaves the node.
  @Test func rotationsAreInOrder() {
    forEachArrangement(seed: 93) { arrangement, _, name in
      func angle(_ edge: HalfEdge) -> Double {
        let chain = arrangement.chain(edge.chain)
        let (a, b) =
          edge.isForward
          ? (arrangement.point(0, of: chain), arrangement.point(1, of: chain))
          : (
            arrangement.point(chain.vertexCount + 1, of: chain),
            arrangement.point(chain.vertexCount, of: chain)
          )
        return atan2(Double(b.y) - Double(a.y), Double(b.x) - Double(a.x))
      }
      for node in 0..<Int32(arrangement.planar.nodes.count) {
        let range = arrangement.rotations.around(node)
        for i in range {
          let edge = arrangement.rotations[i]
          expect(arrangement.origin(of: edge) == node, "\(name)")
          expect(arrangement.rotations.position(of: edge) == i, "\(name)")
          expect(arrangement.merged.representative(of: edge) == edge, "\(name)")
          if i > range.lowerBound {
            // Angles a grid step apart may be equal in doubles.
            expect(angle(arrangement.rotations[i - 1]) <= angle(edge), "\(name)")
          }
        }
      }
    }
  }

  /// The windings on the left of each half-edge are those of a point just beside its middle.
  @Test func windingsAreThoseOfPointsBesideEdges() {
    var tested = 0
    forEachArrangement(seed: 94) { arrangement, arena, name in
      let windings = Windings(arrangement, &arena)
      // Outlines routed through nodes, as pieces with the winding that crossing them adds.
      var pieces: [(GridPoint, GridPoint, WindingNumbers)] = []
      for c in 0..<arrangement.chainCount {
        let chain = arrangement.chain(c)
        let operand = arrangement.outlines.rings[Int(chain.ring)].operand
        for k in 0...chain.vertexCount {
          pieces.append(
            (arrangement.point(k, of: chain), arrangement.point(k + 1, of: chain), .delta(operand)))
        }
      }
      func winding(_ x: Double, _ y: Double) -> WindingNumbers {
        var sum = WindingNumbers.zero
        for (a, b, delta) in pieces where (Double(a.y) <= y) != (Double(b.y) <= y) {
          let t = (y - Double(a.y)) / (Double(b.y) - Double(a.y))
          if Double(a.x) + (Double(b.x) - Double(a.x)) * t > x {
            sum = a.y < b.y ? sum + delta : sum - delta
          }
        }
        return sum
      }
      for c in 0..<arrangement.chainCount {
        let chain = arrangement.chain(c)
        let (a, b) = (arrangement.point(0, of: chain), arrangement.point(1, of: chain))
        let (dx, dy) = (Double(b.x) - Double(a.x), Double(b.y) - Double(a.y))
        let length = hypot(dx, dy)
        // Beside short edges there may be others.
        if length < 1e6 { continue }
        let (x, y) = (Double(a.x) + dx * 0.51, Double(a.y) + dy * 0.51)
        let (nx, ny) = (-dy / length * 3, dx / length * 3)
        let isClear = pieces.allSatisfy { p, q, _ in
          let (ex, ey) = (Double(q.x) - Double(p.x), Double(q.y) - Double(p.y))
          let u = ((x - Double(p.x)) * ex + (y - Double(p.y)) * ey) / (ex * ex + ey * ey)
          let t = min(max(u, 0), 1)
          let distance = hypot(x - Double(p.x) - t * ex, y - Double(p.y) - t * ey)
          return distance > 100 || [p, q] == [a, b] || [p, q] == [b, a]
        }
        if !isClear { continue }
        tested += 1
        let edge = HalfEdge(chain: c, isForward: true)
        expect(windings.left(of: edge) == winding(x + nx, y + ny), "\(name), chain \(c)")
        expect(windings.left(of: edge.twin) == winding(x - nx, y - ny), "\(name), chain \(c)")
      }
    }
    expect(tested > 5000, "\(tested)")
  }

  /// Loops are closed, consist of the boundary's half-edges, each once, and turn in nodes only.
  @Test func loopsAreClosedWalksAlongTheBoundary() {
    forEachArrangement(seed: 95) { arrangement, arena, name in
      let windings = Windings(arrangement, &arena)
      let selector = FaceSelector(.symmetricDifference, .odd, .nonZero)
      let boundary = Boundary(arrangement, windings, selector, &arena)
      let loops = Loops(boundary, arrangement, &arena)
      expect(loops.edges.count == boundary.count, "\(name)")
      for loop in 0..<loops.count {
        var edge = loops.edges[loops[loop].upperBound - 1]
        for i in loops[loop] {
          let next = loops.edges[i]
          expect(boundary.contains(next) && !boundary.contains(next.twin), "\(name)")
          expect(arrangement.origin(of: edge.twin) == arrangement.origin(of: next), "\(name)")
          edge = next
        }
      }
    }
  }
}
