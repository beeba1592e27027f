import FiligreeTestSupport
import Testing

@testable import FiligreeRaster

/// What is set past the cache is what no draw touches, and every column is set.
struct TouchedColumnsTests {
  @Test(arguments: UInt64(1)...50)
  func runsAreThePage(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let width = random.chance(0.2) ? 1 << 14 : random.integer(1...5000)
    var columns = TouchedColumns(width: width)
    var touched = [Bool](repeating: false, count: width)
    for _ in 0..<random.integer(0...4) {
      let first = random.integer(-20...width + 20)
      let last = first + random.integer(-2...max(width / 3, 1))
      columns.add(Int32(first), Int32(last))
      for x in max(first, 0)..<max(min(last + 1, width), max(first, 0)) { touched[x] = true }
    }
    var next = 0
    columns.forEachRun { start, end, isTouched in
      expect(start == next && start < end, "seed \(seed)")
      next = end
      if !isTouched { expect(!touched[start..<end].contains(true), "seed \(seed)") }
    }
    expect(next == width, "seed \(seed)")
  }

  @Test func nothingIsTouchedAtFirst() {
    let columns = TouchedColumns(width: 4096)
    columns.forEachRun { start, end, isTouched in
      expect(start == 0 && end == 4096 && !isTouched)
    }
  }
}
