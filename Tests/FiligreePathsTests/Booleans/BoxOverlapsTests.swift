import FiligreeTestSupport
import Testing

@testable import FiligreePaths

/// Boxes against boxes in wide registers, compared with one by one.
@Suite("Boxes compared by registers")
struct BoxOverlapsTests {
  /// The pairs that overlap, the first before the second.
  private func pairs(_ boxes: [GridBox], width: Int32) -> [[Int]] {
    var arena = Arena(capacity: 1024)
    return boxes.withUnsafeBufferPointer { boxes in
      guard let base = boxes.baseAddress else { return [] }
      let overlaps = BoxOverlaps(base, boxes.count, width: width, &arena)
      var result: [[Int]] = []
      for i in 0..<boxes.count {
        for word in i >> 6..<overlaps.words {
          let bits = overlaps.after(i, word: word)
          for bit in 0..<64 where bits >> UInt64(bit) & 1 != 0 {
            result.append([i, word * 64 + bit])
          }
        }
      }
      return result
    }
  }

  @Test(arguments: [16, 8, 4] as [Int32])
  func boxesThatTouchOverlap(width: Int32) {
    let boxes = [
      GridBox(minX: 0, minY: 0, maxX: 10, maxY: 10),
      GridBox(minX: 10, minY: 10, maxX: 20, maxY: 20),
      GridBox(minX: 11, minY: 0, maxX: 20, maxY: 9),
      GridBox(minX: 20, minY: -5, maxX: 20, maxY: 30),
    ]
    #expect(pairs(boxes, width: width) == [[0, 1], [1, 3], [2, 3]])
  }

  @Test(arguments: 0..<30, [16, 8, 4] as [Int32])
  func registersFindWhatOneByOneFinds(seed: Int, width: Int32) {
    var random = RandomSource(seed: UInt64(seed) &+ 515)
    for count in [1, 2, 15, 16, 17, 63, 64, 65, 130, BoxOverlaps.limit] {
      // Coordinates on few values, so that many sides are equal, or up to the ends of the grid.
      let scale = random.number(in: 0...1) < 0.5 ? 12.0 : 1_073_741_823.0
      let boxes = (0..<count).map { _ in
        let x = (0..<2).map { _ in Int32(random.number(in: -scale...scale)) }
        let y = (0..<2).map { _ in Int32(random.number(in: -scale...scale)) }
        return GridBox(
          minX: min(x[0], x[1]), minY: min(y[0], y[1]), maxX: max(x[0], x[1]),
          maxY: max(y[0], y[1]))
      }
      var expected: [[Int]] = []
      for i in 0..<count {
        for j in i + 1..<max(count, i + 1) where boxes[i].overlaps(boxes[j]) {
          expected.append([i, j])
        }
      }
      #expect(pairs(boxes, width: width) == expected, "seed \(seed), \(count) boxes")
    }
  }
}
