import FiligreeTestSupport
import Testing

@testable import FiligreePaths

/// Segments against segments in registers, compared with one by one.
@Suite("Segments intersected several at once")
struct SegmentIntersectionsTests {
  /// The kernel's findings, and those of a test of each pair without rounding.
  private func intersections(
    _ a: [GridPoint], _ b: [GridPoint]
  ) -> (kernel: SegmentIntersections, plain: (crossing: UInt64, unclear: UInt64)) {
    func box(_ points: [GridPoint]) -> GridBox {
      var box = GridBox.empty
      for p in points { box.unite(GridBox(p)) }
      return box
    }
    var plain: (crossing: UInt64, unclear: UInt64) = (0, 0)
    for i in 0..<a.count - 1 {
      for j in 0..<b.count - 1 {
        switch SegmentIntersections.kind(a[i], a[i + 1], b[j], b[j + 1]) {
        case .crossing: plain.crossing |= 1 << UInt64(8 * i + j)
        case .unclear: plain.unclear |= 1 << UInt64(8 * i + j)
        case .none: break
        }
      }
    }
    let boxes = [box(a), box(b)]
    let kernel = boxes.withUnsafeBufferPointer { boxes in
      a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
          // None is empty.
          SegmentIntersections(
            a.baseAddress!, a.count - 1, boxes.baseAddress!, b.baseAddress!, b.count - 1,
            boxes.baseAddress! + 1)
        }
      }
    }
    return (kernel, plain)
  }

  private func boxesOverlap(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint) -> Bool
  {
    min(a.x, b.x) <= max(c.x, d.x) && min(c.x, d.x) <= max(a.x, b.x)
      && min(a.y, b.y) <= max(c.y, d.y) && min(c.y, d.y) <= max(a.y, b.y)
  }

  @Test func aCrossingAMissAndATouch() {
    let cross = [GridPoint(x: -100_000, y: 0), GridPoint(x: 100_000, y: 10)]
    let bar = [GridPoint(x: 0, y: -100_000), GridPoint(x: 5, y: 100_000)]
    expect(intersections(cross, bar).kernel.crossing == 1)
    expect(intersections(cross, bar).kernel.unclear == 0)
    let far = [GridPoint(x: -100_000, y: 90_000), GridPoint(x: 100_000, y: 90_010)]
    expect(intersections(cross, far).kernel.crossing == 0)
    expect(intersections(cross, far).kernel.unclear == 0)
    let touching = [GridPoint(x: 0, y: 5), GridPoint(x: 0, y: 100_000)]
    expect(intersections(cross, touching).kernel.crossing == 0)
    expect(intersections(cross, touching).kernel.unclear == 1)
  }

  /// The kernel may find unclear what is clear, but never the reverse, and otherwise finds the same.
  @Test(arguments: 0..<40)
  func theKernelAgreesWithTheTestOfEachPair(seed: Int) {
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
      let (a, b) = (run(), run())
      let (kernel, plain) = intersections(a, b)
      // Pairs whose boxes miss may be left out.
      var near: UInt64 = 0
      for i in 0..<a.count - 1 {
        for j in 0..<b.count - 1 where boxesOverlap(a[i], a[i + 1], b[j], b[j + 1]) {
          near |= 1 << UInt64(8 * i + j)
        }
      }
      let found = kernel.crossing | kernel.unclear
      expect(kernel.crossing & kernel.unclear == 0, "seed \(seed), round \(round)")
      expect(kernel.crossing & ~plain.crossing == 0, "seed \(seed), round \(round): \(a) \(b)")
      expect(plain.crossing & ~found == 0, "seed \(seed), round \(round): \(a) \(b)")
      expect(
        plain.unclear & near & ~kernel.unclear == 0, "seed \(seed), round \(round): \(a) \(b)")
    }
  }

  /// Of a run with itself the pairs that begin with the earlier segment are found.
  @Test func aRunWithItself() throws {
    let zigzag = (0...8).map { GridPoint(x: Int32($0 % 2) * 1_000_000, y: Int32($0 * $0) * 9_000) }
    // Its last segment goes back across all others.
    let run = Array(zigzag.prefix(8)) + [GridPoint(x: 500_000, y: -90_000)]
    try run.withUnsafeBufferPointer { run in
      let first = try #require(run.baseAddress)
      var box = GridBox.empty
      for p in run { box.unite(GridBox(p)) }
      let found = SegmentIntersections(first, 8, &box, first, 8, &box)
      for i in 0..<6 { expect(found.crossing >> UInt64(8 * i + 7) & 1 == 1, "segment \(i)") }
    }
  }
}
