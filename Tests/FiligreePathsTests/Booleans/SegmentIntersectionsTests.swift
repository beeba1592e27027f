import FiligreeTestSupport
import Testing

@testable import FiligreePaths

/// Segments against segments in wide registers, compared with the exact scalar version.
@Suite("Segments intersected eight by eight")
struct SegmentIntersectionsTests {
  private func intersections(
    _ a: [GridPoint], _ b: [GridPoint], isSame: Bool = false, width: Int32 = 8
  ) -> (wide: SegmentIntersections, scalar: SegmentIntersections) {
    func box(_ points: [GridPoint]) -> GridBox {
      var box = GridBox.empty
      for p in points { box.unite(GridBox(minX: p.x, minY: p.y, maxX: p.x, maxY: p.y)) }
      return box
    }
    let boxes = [box(a), box(b)]
    return a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        // Neither is empty.
        let (first, second) = (a.baseAddress!, b.baseAddress!)
        let wide = boxes.withUnsafeBufferPointer { boxes in
          SegmentIntersections(
            first, a.count - 1, boxes.baseAddress!, second, b.count - 1, boxes.baseAddress! + 1,
            isSame: isSame, width: width)
        }
        return (
          wide,
          SegmentIntersections(scalar: first, a.count - 1, second, b.count - 1, isSame: isSame)
        )
      }
    }
  }

  private func boxesOverlap(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint) -> Bool
  {
    min(a.x, b.x) <= max(c.x, d.x) && min(c.x, d.x) <= max(a.x, b.x)
      && min(a.y, b.y) <= max(c.y, d.y) && min(c.y, d.y) <= max(a.y, b.y)
  }

  @Test func aCrossingAMissAndATouch() {
    let cross = [GridPoint(x: -100_000, y: 0), GridPoint(x: 100_000, y: 10)]
    let bar = [GridPoint(x: 0, y: -100_000), GridPoint(x: 5, y: 100_000)]
    #expect(intersections(cross, bar).wide.crossing == 1)
    #expect(intersections(cross, bar).wide.unclear == 0)
    let far = [GridPoint(x: -100_000, y: 90_000), GridPoint(x: 100_000, y: 90_010)]
    #expect(intersections(cross, far).wide.crossing == 0)
    #expect(intersections(cross, far).wide.unclear == 0)
    let touching = [GridPoint(x: 0, y: 5), GridPoint(x: 0, y: 100_000)]
    #expect(intersections(cross, touching).wide.crossing == 0)
    #expect(intersections(cross, touching).wide.unclear == 1)
  }

  /// The wide version may find unclear what is clear, but never the reverse, and otherwise finds
  /// what the scalar version finds.
  @Test(arguments: 0..<40, [8, 4, 2] as [Int32])
  func theWideVersionAgreesWithTheScalarOne(_ seed: Int, width: Int32) {
    var random = RandomSource(seed: UInt64(seed) &+ 4242)
    // Coordinates on all scales, on few values, and just beside them.
    func unit() -> Double { random.number(in: 0...1) }
    let scales: [Double] = [4, 100, 5_000, 1e6, 1e9]
    func coordinate(_ scale: Double) -> Int32 {
      let value = (unit() * 2 - 1) * scale
      let step = max(1, scale / 4)
      let isCoarse = unit() < 0.5
      let coarse = (value / step).rounded() * step + (unit() * 3).rounded() - 1
      return Int32(max(-1_073_741_823, min(1_073_741_823, isCoarse ? coarse : value)))
    }
    for round in 0..<300 {
      let scale = scales[Int(unit() * 4.999)]
      func run() -> [GridPoint] {
        let count = 2 + Int(unit() * 7.999)
        return (0..<count).map { _ in GridPoint(x: coordinate(scale), y: coordinate(scale)) }
      }
      let a = run()
      let isSame = unit() < 0.2
      let b = isSame ? a : run()
      let (wide, scalar) = intersections(a, b, isSame: isSame, width: width)
      // Pairs whose boxes miss may be left out.
      var near: UInt64 = 0
      for i in 0..<a.count - 1 {
        for j in 0..<b.count - 1 where boxesOverlap(a[i], a[i + 1], b[j], b[j + 1]) {
          near |= 1 << UInt64(8 * i + j)
        }
      }
      #expect(wide.crossing & wide.unclear == 0, "seed \(seed), round \(round)")
      #expect(wide.crossing & ~scalar.crossing == 0, "seed \(seed), round \(round): \(a) \(b)")
      #expect(
        scalar.crossing & ~(wide.crossing | wide.unclear) == 0,
        "seed \(seed), round \(round): \(a) \(b)")
      #expect(scalar.unclear & near & ~wide.unclear == 0, "seed \(seed), round \(round): \(a) \(b)")
    }
  }
}
