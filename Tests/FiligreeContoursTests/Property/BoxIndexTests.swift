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

  /// The kept places as they are found.
  private func places(
    _ boxes: [BoxOverlap], _ threshold: Double, confirms: (Int, Int) -> Bool = { _, _ in true }
  ) -> [Int] {
    NearDuplicates(iou: threshold)
      .kept(count: boxes.count, box: { boxes[$0] }, confirms: confirms)
      .elements(of: Array(boxes.indices))
  }

  /// So many that the table grows again and again, and its lines overflow.
  @Test(arguments: [0.3, 0.6, 0.85, 0.97])
  func manyBoxesAreAsOneByOne(threshold: Double) {
    for seed in 0..<3 as Range<UInt64> {
      var source = RandomSource(seed: 40 + seed)
      let size = seed == 0 ? 0.5 : 0.1
      var boxes: [BoxOverlap] = []
      for i in 0..<2000 {
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
      let found = places(boxes, threshold)
      #expect(found == plain(boxes, threshold), "seed \(seed)")
    }
  }

  /// What does not confirm may be in one cell by the thousand.
  @Test func manyInOneCell() {
    let box = BoxOverlap(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    let boxes = Array(repeating: box, count: 5000)
    let kept = places(boxes, 0.85) { a, b in a % 1000 == b % 1000 }
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
    let kept = places(boxes, 0.85)
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
        scaleSize: round % 2 == 0 ? 1 : source.number(in: 1...4),
        placeSize: round % 3 == 0 ? 1 : source.number(in: 1...4))
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
  @Test(arguments: [(0.3, 2), (6, 1), (9, 0)] as [(Double, Int)])
  func crowdedCellsAreDivided(side: Double, divisions: Int) {
    var source = RandomSource(seed: 9)
    var index = BoxIndex(threshold: 0.8)
    var boxes: [BoxOverlap] = []
    for i in 0..<5000 {
      let box = BoxOverlap(
        x: source.number(in: 0...side), y: source.number(in: 0...side),
        width: source.number(in: 0.2...0.6), height: source.number(in: 0.2...0.6))
      boxes.append(box)
      // All are kept, near or not.
      index.insert(box, place: i, known: { boxes[$0] })
    }
    for i in stride(from: 0, to: boxes.count, by: 17) {
      let near = boxes.indices.filter { !(boxes[$0].share(boxes[i]) < 0.8) }
      var found: Set<Int> = []
      _ = index.match(boxes[i], place: i, known: { boxes[$0] }) { kept, _ in
        found.insert(kept)
        return false
      }
      #expect(found == Set(near), "box \(i)")
    }
    #expect(index.divisions == divisions)
  }

  /// Kept boxes are where they were put, also when there are more than were expected.
  @Test(arguments: [0, 1000, 150_000])
  func keptBoxesStay(expected: Int) {
    var boxes = KeptBoxes(expected: expected)
    for i in 0..<150_000 {
      let cell = filigree_box_cell(hash: UInt32(i), code: UInt32(2 * i), factors: 0)
      boxes.add(BoxOverlap(x: Double(i), y: 0, width: 1, height: 1), cell, place: 3 * i)
    }
    #expect(boxes.count == 150_000)
    let areThere = (0..<150_000).allSatisfy {
      let (kept, cell) = (boxes[$0].pointee, boxes.cell($0))
      return kept.box.x == Float($0) && kept.place == 3 * $0 && kept.last == 3 * $0
        && kept.other == -1 && cell.hash == $0 && cell.code == 2 * $0
    }
    #expect(areThere)
  }

  /// What single precision says of a share is so, and it seldom has to say nothing.
  @Test func verdictsAreThoseOfTheShare() {
    var source = RandomSource(seed: 21)
    var unknown = 0
    for round in 0..<20_000 {
      let threshold = ([0.01, 0.3, 0.85, 1, 1.001] as [Double])[round % 5]
      let scale = pow(10, source.number(in: round % 7 == 0 ? -200...200 : -6...6))
      let away = round % 3 == 0 ? scale * pow(10, source.number(in: 0...9)) : 0
      let one = BoxOverlap(
        x: away + scale * source.number(in: -1...1), y: scale * source.number(in: -1...1),
        width: scale * source.number(in: 0.1...1), height: scale * source.number(in: 0.1...1))
      // About at the threshold, but for a little or for nothing at all.
      let more = 1 / threshold * (1 + pow(10, source.number(in: -17...0)))
      let other = BoxOverlap(
        x: one.x, y: one.y, width: one.width * (round % 2 == 0 ? more : threshold),
        height: one.height)
      let kept = KeptBox(one, filigree_box_cell(), place: 0)
      let share = one.share(other)
      let verdict = KeptBox.verdict(kept.box, other, threshold: threshold)
      if verdict.isLess { #expect(share < threshold, "round \(round)") }
      if verdict.isEnough { #expect(!(share < threshold), "round \(round)") }
      if !verdict.isLess, !verdict.isEnough { unknown += 1 }
      let same = KeptBox.verdict(kept.box, one, threshold: 0.85)
      if away == 0, round % 7 != 0 { #expect(same.isEnough, "round \(round)") }
    }
    #expect((2000..<16_000).contains(unknown))
    // Boxes of which single precision has no such numbers.
    for size in [1e-200, 1e60] {
      let box = BoxOverlap(x: 0, y: 0, width: size, height: size)
      let kept = KeptBox(box, filigree_box_cell(), place: 0)
      let verdict = KeptBox.verdict(kept.box, box, threshold: 0.85)
      #expect(!verdict.isLess && !verdict.isEnough)
    }
  }

  /// A kept box is asked for again only where that decides, and then by its place.
  @Test func keptBoxesAreSeldomAskedFor() {
    var source = RandomSource(seed: 22)
    let boxes = (0..<20_000).map { i in
      // Some have no area, and are kept without being filed.
      BoxOverlap(
        x: source.number(in: 0...1), y: source.number(in: 0...1),
        width: i % 9 == 0 ? 0 : source.number(in: 0.01...0.2), height: source.number(in: 0.01...0.2)
      )
    }
    var asked = [Int](repeating: 0, count: boxes.count)
    let filter = NearDuplicates(iou: 0.5)
    let kept = filter.kept(
      count: boxes.count,
      box: {
        asked[$0] += 1
        return boxes[$0]
      })
    let places = kept.elements(of: Array(boxes.indices))
    #expect(asked.allSatisfy { $0 >= 1 })
    #expect(asked.reduce(0, +) < boxes.count * 6 / 5)
    let again = Set(asked.indices.filter { asked[$0] > 1 })
    #expect(again.isSubset(of: Set(places)))
  }

  /// What a place is kept by is a bit.
  @Test func keptPlacesAreThoseOfTheBits() {
    var source = RandomSource(seed: 23)
    for round in 0..<200 {
      let count = Int.random(in: 0...300, using: &source)
      let share = [0, 0.1, 0.5, 0.95, 1][round % 5]
      let isKept = (0..<count).map { _ in source.number(in: 0...1) < share }
      var places = KeptPlaces(count: count)
      for begin in stride(from: 0, to: count, by: KeptPlaces.size) {
        var bits: UInt32 = 0
        for i in begin..<min(begin + KeptPlaces.size, count) where isKept[i] {
          bits |= 1 << UInt32(i - begin)
        }
        places.add(bits)
      }
      // Elements that are counted, for each must be copied as such.
      let all = (0..<count).map { "element \($0)" }
      let expected = all.indices.filter { isKept[$0] }.map { all[$0] }
      #expect(places.count == expected.count, "round \(round)")
      #expect(places.elements(of: all) == expected, "round \(round)")
    }
  }

  /// What is found in lines is the same by all processors' instructions, with room for all or not.
  @Test func pairsAreThoseOfTheBaseline() {
    var source = RandomSource(seed: 24)
    for round in 0..<300 {
      var lines = (0..<24).map { _ in
        var line = filigree_box_line()
        for i in 0..<Int(source.next() % 13) {
          var cell = filigree_box_cell()
          cell.hash = UInt32.random(in: 1...3, using: &source) << 24
          cell.code = UInt32(truncatingIfNeeded: source.next()) & 0x1F1F_1F1F
          withUnsafeMutablePointer(to: &line) { filigree_box_line.put(cell, $0, at: i) }
        }
        line.next = -1
        return line
      }
      // Eight lines more after the sixteen of the table, one after another.
      for i in 16..<24 {
        let first = Int.random(in: 0..<16, using: &source)
        lines[i].next = lines[first].next
        lines[first].next = Int32(i)
      }
      let count = Int.random(in: 0...32, using: &source)
      let cells = (0..<(32 * BoxCells.most)).map { _ in
        filigree_box_cell(
          hash: UInt32.random(in: 1...3, using: &source) << 24 | UInt32(source.next() % 16),
          code: UInt32(truncatingIfNeeded: source.next()) & 0x1F1F_1F1F, factors: 1000 << 16 | 700)
      }
      let counts = (0..<32).map { _ in Int32.random(in: 1...16, using: &source) }
      var limits = filigree_box_limits(scale_factor: 900, place_offset: 3, most: 90)
      let unsafe = round % 3 == 0 ? UInt32(truncatingIfNeeded: source.next()) : 0
      var lists: [[[UInt32]]] = []
      for (isBaseline, room) in [(true, 100_000), (false, 100_000), (true, 20), (false, 20)] {
        var pairs = [filigree_box_pair](repeating: filigree_box_pair(), count: room)
        let found = lines.withUnsafeBufferPointer { lines in
          var table = filigree_box_table(lines: lines.baseAddress, numbers: nil, mask: 15)
          let find = isBaseline ? filigree_box_find_pairs_baseline : filigree_box_find_pairs
          return find(&table, cells, counts, Int32(count), &limits, unsafe, &pairs, room)
        }
        lists.append(pairs[..<min(found, room)].map { [$0.box, $0.place] })
        #expect(found == lists.first?.count, "round \(round)")
      }
      #expect(lists[0] == lists[1], "round \(round)")
      #expect(lists[2] == Array(lists[0].prefix(20)), "round \(round)")
      #expect(lists[3] == lists[2], "round \(round)")
      // And by the comparison of one line.
      var expected: [[UInt32]] = []
      for k in 0..<count {
        var own = limits
        if unsafe >> UInt32(k) & 1 != 0 { own.most = .max - 1 }
        for cell in cells[(k * BoxCells.most)...].prefix(Int(counts[k])) {
          var line = Int(cell.hash & 15)
          while line >= 0 {
            let bits = filigree_box_line.candidates(lines[line], cell, own)
            for i in 0..<12 where bits >> UInt32(i) & 1 != 0 {
              expected.append([UInt32(k), UInt32(12 * line + i)])
            }
            line = Int(lines[line].next)
          }
        }
      }
      #expect(lists[0] == expected, "round \(round)")
    }
  }

  /// What overlaps by the limit is in one of the cells, and passes the comparison of codes.
  @Test func whatOverlapsIsFound() {
    for seed in 0..<40 as Range<UInt64> {
      var source = RandomSource(seed: 300 + seed)
      let limit = source.number(in: 0.02...0.999)
      let cells = BoxCells(
        limit: limit, hasFarBoxes: false, scaleSize: [1, 1.4, 2, 4, 2][Int(seed % 5)],
        placeSize: [1, 1.4, 2, 4, 1][Int(seed % 5)])
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
