import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreePaths

/// Multi-crossings: segments that all cross in one pixel, where nothing else is near.
@Suite struct MultiCrossingTests {
  private func arrange(_ a: Path, _ b: Path, isDense: Bool = false) -> Arrangement? {
    PathBoolean.arrange(
      a.storage, .first, b.storage, .second, allowsChainless: true, isDense: isDense)
  }

  /// The number of nodes, and of segments in each multi-crossing; nil if chains were used.
  private func count(_ a: Path, _ b: Path) -> (nodes: Int, multiCrossings: [Int32])? {
    guard let arrangement = arrange(a, b), arrangement.isChainless else { return nil }
    return (
      arrangement.nodes.count,
      (0..<arrangement.multiCrossings.count).map { arrangement.multiCrossings[$0].count }
    )
  }

  /// Compares all operations with the way that uses chains, also as if there were many vertices.
  private func expectTheSame(
    _ a: Path, _ b: Path, _ name: String,
    _ operations: [BooleanOperation] = ChainlessTests.operations
  ) {
    for operation in operations {
      for test in [WindingTest.nonZero, .odd] {
        let all = [(true, false), (true, true), (false, false)].map {
          Path(
            storage: PathBoolean.combine(
              a.storage, b.storage, operation, test, test, allowsChainless: $0.0, isDense: $0.1))
        }
        #expect(
          all[0] == all[2] && all[1] == all[2],
          "\(name), \(operation), \(test): \(a.svg) \(b.svg)")
      }
    }
  }

  @Test func threeLinesThroughAPoint() throws {
    let a = try Path(svg: "M-10-5 10 5-10 20ZM-5 10 5-10-20-12Z")
    let b = try Path(svg: "M-8 0H8L0-30Z")
    let found = try #require(count(a, b))
    #expect(found.nodes == 0 && found.multiCrossings == [3])
    expectTheSame(a, b, "three lines")
  }

  @Test func linesOnOneLineAcrossAThird() throws {
    let a = try Path(svg: "M-10 0H10L8 9H-8ZM0-5V6H-4V-6Z")
    for second in ["M-6 0H12L3-9Z", "M12 0H-6L3-9Z", "M-20 0H30L0-40Z"] {
      let b = try Path(svg: second)
      let found = try #require(count(a, b))
      #expect(found.nodes > 0 && found.multiCrossings == [3, 3], "\(found)")
      expectTheSame(a, b, second)
    }
  }

  @Test func ringsThatMeetInAMultiCrossingFirst() throws {
    // From its leftmost vertex the first ring reaches the multi-crossing first, in either direction.
    for ring in ["M-100-50 100 50 90 95Z", "M90 95 100 50-100-50Z"] {
      let a = try Path(svg: ring)
      let b = try Path(svg: "M-3-30 3 30 40-40ZM-20-40 20 40 60-60ZM-9-90 9 90 70-80Z")
      #expect(try #require(count(a, b)).multiCrossings.contains(4))
      expectTheSame(a, b, ring)
    }
  }

  @Test func multiCrossingsOfManySegments() throws {
    for count in [3, 17, 64, 65] {
      var a = Path()
      var b = Path()
      for k in 0..<count {
        let angle = Double(k) / Double(count) * Double.pi
        let (x, y) = ((1000 * cos(angle)).rounded(), (1000 * sin(angle)).rounded())
        var ring = Path()
        ring.move(to: CGPoint(x: x, y: y))
        ring.addLine(to: CGPoint(x: -x, y: -y))
        ring.addLine(to: CGPoint(x: -x - (y / 50).rounded(), y: -y + (x / 50).rounded()))
        ring.closeSubpath()
        if k % 2 == 0 { a.addPath(ring) } else { b.addPath(ring) }
      }
      let most = self.count(a, b)?.multiCrossings.max() ?? 0
      #expect(most == (count <= 64 ? Int32(count) : 0), "\(count)")
      expectTheSame(a, b, "\(count) lines", count < 20 ? ChainlessTests.operations : [.union])
    }
  }

  /// Rings many of whose segments pass through a few points.
  private func rings(_ random: inout RandomSource, _ hubs: [CGPoint]) -> Path {
    var path = Path()
    for _ in 0..<(1 + random.next() % 3) {
      var last = CGPoint.zero
      for k in 0..<(3 + random.next() % 12) {
        var p = CGPoint(
          x: Double(random.next() % 200) - 100, y: Double(random.next() % 200) - 100)
        if k > 0 && random.next() % 3 > 0 {
          let hub = hubs[Int(random.next() % UInt64(hubs.count))]
          let more = Double(1 + random.next() % 2)
          p = CGPoint(x: hub.x + (hub.x - last.x) * more, y: hub.y + (hub.y - last.y) * more)
        }
        if k == 0 { path.move(to: p) } else { path.addLine(to: p) }
        last = p
      }
      path.closeSubpath()
    }
    return path
  }

  /// Near a multi-crossing there is nothing else.
  ///
  /// No vertex lies within 2^16 grid steps, in x and y, and no other segment within 256; its own ones
  /// cross one another or lie on one line. Where there are many vertices it is 2^12 and 64.
  @Test(arguments: [false, true]) func nothingIsNearMultiCrossings(isDense: Bool) throws {
    var random = RandomSource(seed: 86)
    var multiCrossings = 0
    var onLines = 0
    for index in 0..<60 {
      let hubs = (0..<(1 + index % 4)).map { _ in
        CGPoint(x: Double(random.next() % 80) - 40, y: Double(random.next() % 80) - 40)
      }
      let (a, b) = (rings(&random, hubs), rings(&random, hubs))
      expectTheSame(a, b, "case \(index)")
      guard let arrangement = arrange(a, b, isDense: isDense), arrangement.isChainless,
        arrangement.hasJunctions
      else { continue }
      var wrong = 0
      for s in 0..<arrangement.multiCrossings.count {
        let crossing = arrangement.multiCrossings[s]
        multiCrossings += 1
        let runs = (Int(crossing.start)..<Int(crossing.start + crossing.count)).map {
          Int(arrangement.multiCrossingRuns[$0])
        }
        let segments = runs.map { arrangement.crossingCuts[$0].segment }
        for r in 0..<arrangement.rings.count {
          let ring = arrangement.rings[r]
          for i in Int(ring.start)..<Int(ring.start + ring.count) {
            let (c, d) = (arrangement.points[i], arrangement.points[i + 1])
            let p = crossing.pixel
            if max(abs(c.x - p.x), abs(c.y - p.y)) < (isDense ? 1 << 12 : 1 << 16) { wrong += 1 }
            let isNear = JunctionTests.distance(p, c, d) <= (isDense ? 64 : 256)
            if isNear != segments.contains(i) { wrong += 1 }
          }
        }
        for i in segments {
          let (a, b) = (arrangement.points[i], arrangement.points[i + 1])
          for j in segments where j != i {
            let (c, d) = (arrangement.points[j], arrangement.points[j + 1])
            if orientation(a, b, c) == 0 && orientation(a, b, d) == 0 {
              onLines += 1
            } else if crossingPixel(a, b, c, d) != crossing.pixel {
              wrong += 1
            }
          }
        }
      }
      #expect(wrong == 0, "case \(index): \(a.svg) \(b.svg)")
    }
    #expect(multiCrossings > 100 && onLines > 6, "\(multiCrossings), \(onLines)")
  }

  // MARK: Kernels

  @Test func cutsAreSortedAlikeInRegistersOfAnyWidth() {
    var random = RandomSource(seed: 87)
    for (segments, most) in [(40, 30), (12, 200), (5, 700), (30, 90)] {
      var arena = Arena(capacity: 1 << 16)
      var cuts: [(Cut, Int32, UInt32)] = []
      for segment in 0..<segments {
        // Some spread evenly, some close together, some equal.
        let range = [UInt32.max, 1 << 20, 3, 1 << 29][segment % 4]
        for _ in 0..<(random.next() % UInt64(most)) {
          let fraction = UInt32(truncatingIfNeeded: random.next() % UInt64(range))
          let key = UInt64(segment) << 32 | UInt64(fraction)
          cuts.append((Cut(key: key, node: Int32(cuts.count)), Int32(segment), fraction))
        }
      }
      cuts.shuffle(using: &random)
      for k in cuts.indices { cuts[k].0.node = Int32(k) }
      let expected = cuts.map { ($0.0.key, $0.0.node) }.sorted { $0 < $1 }
      for width in [Int32(4), 8, 16] {
        var sorter = CutSorter(segments: segments, count: cuts.count, &arena)
        for cut in cuts { sorter.count(cut.1) }
        let hasGroups = sorter.makeGroups(&arena)
        if hasGroups { for cut in cuts { sorter.countGroup(sorter.group(cut.1, cut.2)) } }
        sorter.finishCounting(&arena)
        for cut in cuts {
          sorter.add(cut.0, hasGroups ? sorter.group(cut.1, cut.2) : cut.1, cut.2)
        }
        let to = arena.allocate(Cut.self, cuts.count)
        sorter.sort(into: to, width: width)
        let same = expected.indices.allSatisfy {
          to[$0].key == expected[$0].0 && to[$0].node == expected[$0].1
        }
        #expect(same, "\(segments) segments, \(most) cuts, width \(width)")
      }
    }
  }

  @Test func crossingsNearVerticesAreMarkedAlikeInRegistersOfAnyWidth() {
    var random = RandomSource(seed: 88)
    var arena = Arena(capacity: 1 << 16)
    func coordinate() -> Int32 {
      Int32(random.number(in: -1_073_741_823...1_073_741_823).rounded())
    }
    var points = ArenaList<GridPoint>(&arena, capacity: 256)
    for _ in 0..<230 { points.append(GridPoint(x: coordinate(), y: coordinate()), &arena) }
    var crossings = ArenaList<SegmentCrossing>(&arena, capacity: 64)
    for i in 0..<points.count - 3 {
      for j in stride(from: i + 2, to: points.count - 1, by: 7)
      where SegmentIntersections.kind(points[i], points[i + 1], points[j], points[j + 1])
        == .crossing
      {
        crossings.append(
          SegmentCrossing(first: Int32(i), second: Int32(j), ring: 0, other: 0), &arena)
      }
    }
    let positions = CrossingPositions(crossings, points, &arena)
    for sharesBits in [false, true] {
      let clearance = sharesBits ? 1 << 20 : 1 << 16
      let cells = VertexCells(points, clearance: clearance, sharesBits: sharesBits, &arena)
      var marked: [[UInt8]] = []
      for width in [Int32(1), 16] {
        let kinds = arena.allocate(UInt8.self, crossings.count)
        kinds.update(repeating: 1, count: crossings.count)
        cells.mark(positions, crossings.count, slantedToo: sharesBits, kinds, width: width)
        marked.append((0..<crossings.count).map { kinds[$0] })
      }
      #expect(marked[0] == marked[1])
      // All that are near must be marked, and more may be.
      let missed = (0..<crossings.count).filter { id in
        let p = positions.pixel(id)
        let isNear = (0..<points.count).contains {
          max(abs(Int(points[$0].x) - Int(p.x)), abs(Int(points[$0].y) - Int(p.y))) <= clearance
        }
        return marked[0][id] != 3
          && (isNear || (sharesBits ? positions.isSlanted(id) : positions.isFlat(id)))
      }
      #expect(missed.isEmpty)
      #expect(marked[0].filter { $0 == 1 }.count > crossings.count / 2)
    }
  }
}
