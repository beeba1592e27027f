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

  /// The cells are the same by all processors' instructions, for one box or many.
  @Test func cellsAreThoseOfTheBaseline() {
    var source = RandomSource(seed: 8)
    for round in 0..<60 {
      let cells = BoxCells(
        limit: source.number(in: 0.02...0.999), hasFarBoxes: round % 4 == 0,
        size: round % 2 == 0 ? 1 : source.number(in: 1...4))
      let count = Int.random(in: 1...70, using: &source)
      let boxes = (0..<count).map { _ in
        let scale = pow(10, source.number(in: -200...200))
        return SIMD4(
          scale * source.number(in: -1...1), source.number(in: -1...1),
          scale * source.number(in: 0.001...1), source.number(in: 1e-9...1))
      }
      func found(_ find: ([SIMD4<Double>]) -> [[filigree_box_cell]]) -> [[[UInt32]]] {
        find(boxes).map { $0.map { [$0.hash, $0.code, $0.factors] } }
      }
      let fast = found {
        Self.cells(of: $0) { cells.find(around: $0, count: count, in: nil, $1, $2) }
      }
      let plain = found {
        Self.cells(of: $0) { boxes, found, counts in
          withUnsafePointer(to: cells.grid) {
            filigree_box_find_cells_baseline(
              $0, UnsafeRawPointer(boxes).assumingMemoryBound(to: Double.self), Int32(count),
              nil, found, counts)
          }
        }
      }
      let single = found { boxes in
        boxes.flatMap { box in
          Self.cells(of: [box]) { cells.find(around: $0, count: 1, in: nil, $1, $2) }
        }
      }
      #expect(fast == plain, "round \(round)")
      #expect(fast == single, "round \(round)")
    }
  }

  /// The cells of boxes, as found by `body`, which is given them and room for their cells and counts.
  private static func cells(
    of boxes: [SIMD4<Double>],
    _ body: (
      UnsafePointer<SIMD4<Double>>, UnsafeMutablePointer<filigree_box_cell>,
      UnsafeMutablePointer<Int32>
    ) -> Void
  ) -> [[filigree_box_cell]] {
    var cells = [filigree_box_cell](
      repeating: filigree_box_cell(), count: boxes.count * BoxCells.most)
    var counts = [Int32](repeating: 0, count: boxes.count)
    boxes.withUnsafeBufferPointer { boxes in
      guard let base = boxes.baseAddress else { return }
      cells.withUnsafeMutableBufferPointer { cells in
        counts.withUnsafeMutableBufferPointer { counts in
          guard let cells = cells.baseAddress, let counts = counts.baseAddress else { return }
          body(base, cells, counts)
        }
      }
    }
    return boxes.indices.map {
      Array(cells[($0 * BoxCells.most)..<($0 * BoxCells.most + Int(counts[$0]))])
    }
  }

  /// Where kept boxes crowd, cells are divided, and what is filed is found all the same.
  @Test func crowdedCellsAreDivided() {
    var source = RandomSource(seed: 9)
    var index = BoxIndex(threshold: 0.8)
    var boxes: [BoxOverlap] = []
    for i in 0..<5000 {
      let box = BoxOverlap(
        x: source.number(in: 0...0.3), y: source.number(in: 0...0.3),
        width: source.number(in: 0.2...0.6), height: source.number(in: 0.2...0.6))
      boxes.append(box)
      // All are kept, near or not.
      index.insert(box, place: i)
    }
    for i in stride(from: 0, to: boxes.count, by: 17) {
      let near = boxes.indices.filter { !(boxes[$0].share(boxes[i]) < 0.8) }
      var found: Set<Int> = []
      _ = index.match(boxes[i], place: i) { kept, _ in
        found.insert(kept)
        return false
      }
      #expect(found == Set(near), "box \(i)")
    }
    #expect(index.cellSize < BoxIndex.largestCellSize)
  }

  /// Kept boxes are where they were put, also when there are many.
  @Test func keptBoxesStay() {
    var boxes = KeptBoxes()
    for i in 0..<150_000 {
      boxes.add(
        KeptBox(
          box: SIMD4(Double(i), 0, 1, 1), cell: filigree_box_cell(),
          place: Int32(truncatingIfNeeded: i)))
    }
    #expect(boxes.count == 150_000)
    #expect((0..<150_000).allSatisfy { boxes[$0].pointee.box.x == Double($0) })
  }

  /// What overlaps by the limit is in one of the cells, and passes the comparison of codes.
  @Test func whatOverlapsIsFound() {
    for seed in 0..<40 as Range<UInt64> {
      var source = RandomSource(seed: 300 + seed)
      let limit = source.number(in: 0.02...0.999)
      let cells = BoxCells(
        limit: limit, hasFarBoxes: false, size: [1, 1.4, 2, 4][Int(seed % 4)])
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
