import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours

/// Near-duplicates against the loop that they are known from.
struct NearDuplicateTests {
  /// Intersection over union, as the tutorial's project has it.
  private func share(_ a: CGRect, _ b: CGRect) -> CGFloat {
    let intersection = a.intersection(b)
    guard !intersection.isNull else { return 0 }
    let areas = Float(a.width * a.height) + Float(b.width * b.height)
    let union = CGFloat(areas) - intersection.width * intersection.height
    return union > 0 ? intersection.width * intersection.height / union : 0
  }

  /// The loop: each kept box in turn filters all after it.
  private func loop(_ boxes: [CGRect], _ threshold: Double) -> [CGRect] {
    var boxes = boxes
    var pos = 0
    while pos < boxes.count {
      let box = boxes[pos]
      boxes = Array(boxes[0...pos]) + boxes[(pos + 1)...].filter { share(box, $0) < threshold }
      pos += 1
    }
    return boxes
  }

  /// Boxes of which many are alike; some on a coarse grid, where shares are exact fractions.
  private func boxes(_ source: inout RandomSource) -> [CGRect] {
    let count = Int.random(in: 0...150, using: &source)
    let grid = ([0, 20, 100] as [Int]).randomElement(using: &source) ?? 0
    let scale = ([1, 1000, 1e-6] as [CGFloat]).randomElement(using: &source) ?? 1
    var boxes: [CGRect] = []
    for _ in 0..<count {
      var box = CGRect(
        x: source.number(in: 0...1), y: source.number(in: 0...1),
        width: source.number(in: 0...0.5), height: source.number(in: 0...0.5))
      if let other = boxes.randomElement(using: &source), source.next() % 4 > 0 {
        box = other.insetBy(
          dx: other.width * source.number(in: -0.15...0.15) / 2,
          dy: other.height * source.number(in: -0.15...0.15) / 2)
      }
      if grid > 0 {
        func snapped(_ x: CGFloat) -> CGFloat { (x * CGFloat(grid)).rounded() / CGFloat(grid) }
        box = CGRect(
          x: snapped(box.minX), y: snapped(box.minY), width: snapped(box.width),
          height: snapped(box.height))
      }
      boxes.append(
        CGRect(
          x: box.origin.x * scale, y: box.origin.y * scale, width: box.width * scale,
          height: box.height * scale))
    }
    return boxes
  }

  @Test func equalsTheLoop() {
    for seed in 0..<400 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      let boxes = boxes(&source)
      let threshold =
        ([0.85, 0.5, 0.3, 0.1, 0.01, 0.95, 1, 0.999, 1.5, 0, -1, 0.8, 0.75] as [Double])
        .randomElement(using: &source) ?? 0.85
      let expected = loop(boxes, threshold)
      let found = boxes.removingNearDuplicates(iou: threshold) { $0 }
      expect(found == expected, "seed \(seed), threshold \(threshold)")
      if found != expected { return }
    }
  }

  /// Boxes that come in the same order again and again, each time a little different and some left out:
  /// those that are tried first are mostly right, but not always.
  @Test func equalsTheLoopOverSweeps() {
    for seed in 0..<12 as Range<UInt64> {
      var source = RandomSource(seed: 500 + seed)
      let things = boxes(&source)
      var all: [CGRect] = []
      for _ in 0..<8 {
        for thing in things where source.next() % 8 > 0 {
          let change = source.number(in: -0.06...0.06)
          all.append(thing.insetBy(dx: change * thing.width, dy: change * thing.height))
        }
      }
      let found = all.removingNearDuplicates(iou: 0.85) { $0 }
      expect(found == loop(all, 0.85), "seed \(seed)")
    }
  }

  /// Things that become different from pass to pass, and come back.
  ///
  /// Each has several kept boxes, and what was found last is often not the one. `confirms` may say that
  /// boxes alike are not the same, too.
  @Test(arguments: [1, 3])
  func equalsTheLoopOverRoundsOfChanges(kinds: Int) {
    for seed in 0..<6 as Range<UInt64> {
      var source = RandomSource(seed: 700 + seed)
      let things = (0..<40).map { _ in
        CGRect(
          x: source.number(in: 0...0.9), y: source.number(in: 0...0.9),
          width: source.number(in: 0.01...0.1), height: source.number(in: 0.01...0.1))
      }
      var boxes: [BoxOverlap] = []
      for pass in 0..<60 {
        for thing in things where source.next() % 16 > 0 {
          let change = Double(pass % 13) / 13 + source.number(in: 0...0.2) - 0.6
          let inset = change * 0.25 * thing.width
          boxes.append(BoxOverlap(thing.insetBy(dx: inset, dy: min(inset, thing.height / 3))))
        }
      }
      func confirms(_ a: Int, _ b: Int) -> Bool { a % kinds == b % kinds }
      var kept: [Int] = []
      for i in boxes.indices
      where kept.allSatisfy({ boxes[$0].share(boxes[i]) < 0.85 || !confirms($0, i) }) {
        kept.append(i)
      }
      let found = NearDuplicates(iou: 0.85)
        .kept(count: boxes.count, box: { boxes[$0] }, confirms: confirms)
      expect(found == kept, "seed \(seed)")
    }
  }

  /// So far from 0 that the middle of a box is one of its sides, and so large or small that single
  /// precision has no such numbers; with others among them.
  ///
  /// Where sides are rounded to what a box is wide, shares mean little: they are those of `BoxOverlap`.
  @Test func equalsTheLoopAtTheEndsOfNumbers() {
    for seed in 0..<60 as Range<UInt64> {
      var source = RandomSource(seed: 900 + seed)
      var all: [CGRect] = []
      for _ in 0..<60 {
        let far = ([0, 1, 1e6, 1e16] as [CGFloat]).randomElement(using: &source) ?? 0
        let scale =
          ([1, 1e-3, 1e-12, 1e-30, 1e18, 1e60] as [CGFloat]).randomElement(using: &source) ?? 1
        let box = CGRect(
          x: far + scale * source.number(in: 0...1), y: scale * source.number(in: 0...1),
          width: scale * source.number(in: 0.1...1), height: scale * source.number(in: 0.1...1))
        all.append(box)
        all.append(box)
        all.append(box.insetBy(dx: box.width * 0.02, dy: box.height * 0.02))
      }
      for threshold in [0.3, 0.85, 1.0] {
        let boxes = all.map { BoxOverlap($0) }
        var kept: [Int] = []
        for i in boxes.indices
        where kept.allSatisfy({ boxes[$0].share(boxes[i]) < threshold }) {
          kept.append(i)
        }
        let found = all.removingNearDuplicates(iou: threshold) { $0 }
        expect(found == kept.map { all[$0] }, "seed \(seed), threshold \(threshold)")
      }
    }
  }

  /// What does not confirm may be in one cell by the thousand.
  @Test func manyInOneCell() {
    let box = BoxOverlap(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    let kept = NearDuplicates(iou: 0.85)
      .kept(count: 5000, box: { _ in box }, confirms: { $0 % 1000 == $1 % 1000 })
    expect(kept == Array(0..<1000))
  }

  /// Boxes as small as numbers can be, around 0.
  @Test func theSmallestBoxes() {
    var source = RandomSource(seed: 77)
    let boxes = (0..<300).map { _ in
      let scale =
        ([.leastNonzeroMagnitude, .leastNormalMagnitude / 64, 1e-300, 1e-160, 1e-22] as [Double])
        .randomElement(using: &source) ?? 0
      return CGRect(
        x: scale * source.number(in: -1...1), y: scale * source.number(in: -1...1),
        width: scale * source.number(in: 1...3), height: scale * source.number(in: 1...3))
    }
    let found = boxes.removingNearDuplicates(iou: 0.85) { $0 }
    expect(found == loop(boxes, 0.85))
  }

  /// Boxes as wide as high, and slivers, of which those that overlap may be in any cell.
  @Test(arguments: [0.001, 0.02, 0.3, 0.6, 0.85, 0.999])
  func equalsTheLoopForBoxesOfAllScales(threshold: Double) {
    for seed in 0..<4 as Range<UInt64> {
      var source = RandomSource(seed: 40 + seed)
      var boxes: [BoxOverlap] = []
      for i in 0..<800 {
        let scale = pow(10, source.number(in: -3...0))
        var box = CGRect(
          x: source.number(in: -1...1), y: source.number(in: -1...1),
          width: scale * source.number(in: 0.1...1),
          height: pow(10, source.number(in: -2...0)) * scale)
        // About at the threshold.
        if i > 0, source.next() % 3 > 0 {
          let other = boxes[Int.random(in: 0..<i, using: &source)]
          let share = pow(threshold, source.number(in: 0.5...1.1))
          box = CGRect(x: other.x, y: other.y, width: other.width * share, height: other.height)
          if source.next() % 2 > 0 { box.origin.x -= box.width * (1 / share - 1) / 2 }
        }
        boxes.append(BoxOverlap(box))
      }
      var kept: [Int] = []
      for i in boxes.indices
      where kept.allSatisfy({ boxes[$0].share(boxes[i]) < threshold }) { kept.append(i) }
      let found = NearDuplicates(iou: threshold).kept(count: boxes.count) { boxes[$0] }
      expect(found == kept, "seed \(seed)")
    }
  }

  @Test func oddThresholdsAndBoxes() {
    let boxes = [
      CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: 0, y: 0, width: 0, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    ]
    expect(boxes.removingNearDuplicates(iou: 0.85) { $0 }.count == 5)
    expect(boxes.removingNearDuplicates(iou: .nan) { $0 }.count == 1)
    expect(boxes.removingNearDuplicates(iou: -.infinity) { $0 }.count == 1)
    expect(boxes.removingNearDuplicates(iou: .infinity) { $0 }.count == 6)
    expect([CGRect]().removingNearDuplicates(iou: 0.85) { $0 }.isEmpty)
    expect([CGRect]().removingNearDuplicates(iou: 0) { $0 }.isEmpty)
  }

  @Test func manyBoxesInLittleTime() {
    var source = RandomSource(seed: 1)
    let boxes = (0..<30_000).map { i in
      CGRect(
        x: source.number(in: 0...1), y: source.number(in: 0...1),
        width: source.number(in: 0.001...0.02), height: source.number(in: 0.001...0.02))
    }
    expect(boxes.removingNearDuplicates(iou: 0.85) { $0 }.count > 25_000)
    // All alike: one is left, however many there are.
    let alike = Array(repeating: CGRect(x: 0.1, y: 0.1, width: 0.2, height: 0.3), count: 100_000)
    expect(alike.removingNearDuplicates(iou: 0.85) { $0 }.count == 1)
  }

  /// A cross and a square have the same box.
  @Test func outlinesConfirm() throws {
    func contour(_ rows: String...) throws -> VNContour {
      let cells = rows.map(Array.init)
      let request = VNDetectContoursRequest()
      let samples = cells.joined().map { $0 == "#" ? 0 : 255 as UInt8 }
      try VNImageRequestHandler(cgImage: .gray(cells[0].count, rows.count, samples))
        .perform([request])
      return try #require(request.results?.first).contour(at: 0)
    }
    let square = try contour("......", ".####.", ".####.", ".####.", ".####.", "......")
    let cross = try contour("......", "..##..", ".####.", ".####.", "..##..", "......")
    let all = [square, cross, square, cross]
    expect(all.removingNearDuplicates(iou: 0.85) == [square])
    expect(
      all.removingNearDuplicates(iou: 0.85, confirmedBy: .outlines(distance: 0.01))
        == [square, cross])
    expect(
      all.removingNearDuplicates(iou: 0.85, confirmedBy: .outlines(distance: 0.5)) == [square])
    let values = [square, cross].map { ContoursObservation.Contour($0.storage, $0.index) }
    expect(values.removingNearDuplicates(iou: 0.85) == [values[0]])
    expect(
      values.removingNearDuplicates(iou: 0.85, confirmedBy: .outlines(distance: 0.01)) == values)
  }

  /// The cells of `OutlineProximity` against all sides.
  @Test func proximityEqualsTheLoop() {
    for seed in 0..<60 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      let count = Int.random(in: 1...60, using: &source)
      func points(_ count: Int) -> [SIMD2<Float>] {
        (0..<count).map { _ in
          SIMD2(Float(source.number(in: 0...1)), Float(source.number(in: 0...1)))
        }
      }
      let polygon = points(count)
      let distance = Float(source.number(in: 0...0.2))
      let outline = OutlineProximity(polygon, distance: distance)
      for p in points(40) {
        let nearest = polygon.indices.map { i -> Float in
          let d = polygon[(i + 1) % count] - polygon[i]
          let e = p - polygon[i]
          let length = (d * d).sum()
          let t = length > 0 ? max(0, min((e * d).sum() / length, 1)) : 0
          let f = e - d * t
          return (f * f).sum().squareRoot()
        }.min()
        guard let nearest, abs(nearest - distance) > 1e-5 else { continue }
        expect(outline.isNear([p]) == (nearest < distance), "seed \(seed)")
      }
    }
  }
}
