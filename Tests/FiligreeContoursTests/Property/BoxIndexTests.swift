import CFiligreeContours
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours

/// The table that near-duplicates are looked up in.
struct BoxIndexTests {
  /// The kept places by comparing each box with all that were kept.
  private func plain(
    _ boxes: [BoxOverlap], _ threshold: Double, confirms: (Int, Int) -> Bool = { _, _ in true }
  ) -> [Int] {
    var kept: [Int] = []
    for i in boxes.indices
    where !kept.contains(where: {
      !(boxes[$0].share(boxes[i]) < threshold) && confirms($0, i)
    }) {
      kept.append(i)
    }
    return kept
  }

  /// So many that the table grows again and again, and its lines overflow.
  @Test(arguments: [0.3, 0.6, 0.85, 0.97])
  func manyBoxesAreAsOneByOne(threshold: Double) {
    for seed in 0..<3 as Range<UInt64> {
      var source = RandomSource(seed: 40 + seed)
      let size = seed == 0 ? 0.5 : 0.1
      var boxes: [BoxOverlap] = []
      for i in 0..<4000 {
        var box = CGRect(
          x: source.number(in: 0...1), y: source.number(in: 0...1),
          width: source.number(in: 0.01...size), height: source.number(in: 0.01...size))
        // Some are about at the threshold.
        if seed > 0, i > 0, source.next() % 3 == 0 {
          let other = boxes[Int.random(in: 0..<i, using: &source)]
          box = CGRect(x: other.x, y: other.y, width: other.width, height: other.height)
            .insetBy(dx: (1 - threshold) * other.width * source.number(in: -0.6...0.6), dy: 0)
            .offsetBy(dx: 0, dy: (1 - threshold) * other.height * source.number(in: -0.6...0.6))
        }
        boxes.append(BoxOverlap(box))
      }
      let found = NearDuplicates(iou: threshold).kept(count: boxes.count, box: { boxes[$0] })
      #expect(found == plain(boxes, threshold), "seed \(seed)")
    }
  }

  /// What does not confirm may be in one cell by the thousand.
  @Test func manyInOneCell() {
    let box = BoxOverlap(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    let boxes = Array(repeating: box, count: 5000)
    let kept = NearDuplicates(iou: 0.85).kept(
      count: boxes.count, box: { boxes[$0] }, confirms: { a, b in a % 1000 == b % 1000 })
    #expect(kept == Array(0..<1000))
  }

  /// Boxes as small as numbers can be, around 0.
  @Test func theSmallestBoxes() {
    var source = RandomSource(seed: 77)
    var boxes: [BoxOverlap] = []
    for _ in 0..<300 {
      let scale =
        ([.leastNonzeroMagnitude, .leastNormalMagnitude / 64, 1e-300, 1e-160] as [Double])
        .randomElement(using: &source) ?? 0
      boxes.append(
        BoxOverlap(
          x: scale * source.number(in: -1...1), y: scale * source.number(in: -1...1),
          width: scale * source.number(in: 1...3), height: scale * source.number(in: 1...3)))
    }
    let kept = NearDuplicates(iou: 0.85).kept(count: boxes.count, box: { boxes[$0] })
    #expect(kept.count > 200)
  }

  /// The kernel's comparison of twelve boxes against its twin.
  @Test func candidatesAreAsOneByOne() {
    var source = RandomSource(seed: 5)
    for round in 0..<3000 {
      var line = filigree_box_line()
      let tags: [UInt32] = [1, 7, 0x80]
      for i in 0..<Int(source.next() % 13) {
        var cell = filigree_box_cell()
        cell.hash = (tags.randomElement(using: &source) ?? 1) << 24
        cell.code = UInt32(truncatingIfNeeded: source.next())
        withUnsafeMutablePointer(to: &line) { filigree_box_line.put(cell, $0, at: i) }
      }
      var cell = filigree_box_cell()
      cell.hash = (tags.randomElement(using: &source) ?? 1) << 24 | 0x1234
      cell.code = UInt32(truncatingIfNeeded: source.next())
      let factor = UInt32([100, 4000, 32767][round % 3])
      cell.factors = factor | (factor / 2) << 16
      var limits = filigree_box_limits(
        scale_factor: UInt32.random(in: 0...32767, using: &source),
        place_offset: UInt32.random(in: 0...300, using: &source),
        most: round % 50 == 0 ? .max - 1 : Int32.random(in: 0...40000, using: &source))
      let found = filigree_box_candidates(&line, &cell, &limits)
      #expect(found == filigree_box_line.candidates(line, cell, limits), "round \(round)")
    }
  }

  /// What overlaps by the limit is in one of the cells, and passes the comparison of codes.
  @Test func whatOverlapsIsFound() {
    for seed in 0..<40 as Range<UInt64> {
      var source = RandomSource(seed: 300 + seed)
      let limit = source.number(in: 0.02...0.999)
      let cells = BoxCells(limit: limit, hasFarBoxes: false)
      var near = 0
      for round in 0..<400 {
        let scale = pow(10, source.number(in: -6...6))
        let one = BoxOverlap(
          x: source.number(in: -1...1), y: source.number(in: -1...1),
          width: scale * source.number(in: 0.1...1), height: scale * source.number(in: 0.1...1))
        let reach = 1 - limit
        let wide = pow(limit, source.number(in: -1...1))
        let high = pow(limit, source.number(in: -1...1) * (round % 2 == 0 ? 0.02 : 1))
        let other = BoxOverlap(
          x: one.x + one.width * reach * source.number(in: -0.7...0.7),
          y: one.y + one.height * reach * source.number(in: -0.7...0.7)
            * (round % 3 == 0 ? 0.02 : 1),
          width: one.width * wide, height: one.height * high)
        guard one.share(other) >= limit else { continue }
        near += 1
        var own = [filigree_box_cell](repeating: filigree_box_cell(), count: BoxCells.most)
        _ = own.withUnsafeMutableBufferPointer { cells.find(around: one, $0.baseAddress!) }
        var around = own
        let count = around.withUnsafeMutableBufferPointer {
          cells.find(around: other, $0.baseAddress!)
        }
        var line = filigree_box_line()
        withUnsafeMutablePointer(to: &line) { filigree_box_line.put(own[0], $0, at: 3) }
        let isFound = around[..<count].contains {
          $0.hash == own[0].hash
            && filigree_box_line.candidates(line, $0, cells.limits) == 1 << 3
        }
        #expect(isFound, "seed \(seed), round \(round), limit \(limit)")
      }
      #expect(near > 10, "seed \(seed)")
    }
  }
}
