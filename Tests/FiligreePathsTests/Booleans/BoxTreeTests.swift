import FiligreeTestSupport
import Testing

@testable import FiligreePaths

@Suite struct BoxTreeTests {
  /// The pairs of boxes that a tree finds, each with itself included.
  private func pairs(_ boxes: [GridBox], sorts: Bool) -> Set<[Int32]> {
    var arena = Arena(capacity: 1024)
    var blocks = ArenaList<Block>(&arena, capacity: boxes.count)
    var list = ArenaList<GridBox>(&arena, capacity: boxes.count)
    for (i, box) in boxes.enumerated() {
      blocks.append(Block(start: Int32(i), end: Int32(i + 1)), &arena)
      list.append(box, &arena)
    }
    let tree = BoxTree(blocks, list, sorts: sorts, &arena)
    let pairs = tree.pairs(&arena)
    let result = (0..<pairs.count).map { k in
      [tree.blocks[Int(pairs[k].a)].start, tree.blocks[Int(pairs[k].b)].start].sorted()
    }
    expect(Set(result).count == result.count, "each pair comes once")
    return Set(result)
  }

  @Test func boxesThatTouchOverlap() {
    let boxes = [
      GridBox(minX: 0, minY: 0, maxX: 10, maxY: 10),
      GridBox(minX: 10, minY: 10, maxX: 20, maxY: 20),
      GridBox(minX: 11, minY: 0, maxX: 20, maxY: 9),
      GridBox(minX: 20, minY: -5, maxX: 20, maxY: 30),
    ]
    expect(
      pairs(boxes, sorts: false) == [
        [0, 0], [0, 1], [1, 1], [1, 3], [2, 2], [2, 3], [3, 3],
      ])
  }

  @Test(arguments: 0..<10, [false, true])
  func allPairsAreFound(seed: Int, sorts: Bool) {
    var random = RandomSource(seed: UInt64(seed) &+ 515)
    for count in [1, 2, 15, 64, BoxTree.smallCount, BoxTree.smallCount + 1, 400] {
      // Coordinates on few values, so that many sides are equal, or up to the ends of the grid.
      let scale = random.number(in: 0...1) < 0.5 ? 12.0 : 1_073_741_823.0
      let boxes = (0..<count).map { _ in
        let x = (0..<2).map { _ in Int32(random.number(in: -scale...scale)) }.sorted()
        let y = (0..<2).map { _ in Int32(random.number(in: -scale...scale)) }.sorted()
        return GridBox(minX: x[0], minY: y[0], maxX: x[1], maxY: y[1])
      }
      var expected: Set<[Int32]> = []
      for i in 0..<count {
        for j in i..<count where boxes[i].overlaps(boxes[j]) {
          expected.insert([Int32(i), Int32(j)])
        }
      }
      expect(pairs(boxes, sorts: sorts) == expected, "seed \(seed), \(count) boxes")
    }
  }
}
