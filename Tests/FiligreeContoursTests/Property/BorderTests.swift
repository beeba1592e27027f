import FiligreeTestSupport
import Testing

@testable import FiligreeContours

/// Outlines along the pixels' edges against one that is walked crack by crack.
struct BorderTests {
  /// The corners of an outline from its first point on: with the ink on the left, at each lattice point
  /// to the right if there is ink, since ink holds together across corners, else straight on if there is
  /// ink, else to the left.
  private func walk(_ bitmap: TestBitmap, from start: (x: Int, y: Int), isHole: Bool) -> [SIMD2<
    Float
  >] {
    // East, south, west, north; around ink the walk begins downwards, around a hole to the right.
    let steps = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    /// The pixel ahead of a lattice point, to the left or to the right.
    func isInk(_ x: Int, _ y: Int, _ direction: Int, toTheLeft: Bool) -> Bool {
      let (dx, dy) = steps[direction]
      let (lx, ly) = toTheLeft ? (dy, -dx) : (-dy, dx)
      return bitmap.isInk((2 * x + dx + lx - 1) / 2, (2 * y + dy + ly - 1) / 2)
    }
    var (x, y) = start
    var direction = isHole ? 0 : 1
    let first = direction
    var corners = [SIMD2(Float(x), Float(y))]
    while true {
      x += steps[direction].0
      y += steps[direction].1
      let before = direction
      if isInk(x, y, direction, toTheLeft: false) {
        direction = (direction + 1) % 4
      } else if !isInk(x, y, direction, toTheLeft: true) {
        direction = (direction + 3) % 4
      }
      if (x, y) == start && direction == first { return corners }
      if direction != before { corners.append(SIMD2(Float(x), Float(y))) }
    }
  }

  private func check(_ bitmap: TestBitmap, _ note: String) throws {
    var detection = ContourDetection()
    detection.pointStyle = .pixelEdges
    let set = try detection.contours(in: .init(plane: bitmap.plane()))
    for i in 0..<set.count {
      let points = Array(set[i])
      let start = (x: Int(points[0].x), y: Int(points[0].y))
      guard points == walk(bitmap, from: start, isHole: set.isHole(i)) else {
        Issue.record("contour \(i) is another outline; \(note)\n\(bitmap)")
        return
      }
    }
  }

  @Test func randomBitmaps() throws {
    for seed in 0..<150 as Range<UInt64> {
      var source = RandomSource(seed: seed + 1000)
      try check(TestBitmap.random(&source), "seed \(seed)")
    }
  }

  @Test func allSmallBitmaps() throws {
    for bits in 0..<4096 {
      try check(TestBitmap(3, 4) { bits >> ($1 * 3 + $0) & 1 == 1 }, "bits \(bits)")
    }
  }

  /// Rows of several words: runs of horizontal cracks that go on from word to word, and rows that are
  /// alike for a long way.
  @Test func wideBitmaps() throws {
    for seed in 0..<12 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      let width = Int.random(in: 600...700, using: &source)
      let rows = (0..<12).map { _ in
        (0..<8).map { _ in
          let from = Int.random(in: 0..<width, using: &source)
          return from..<min(width, from + Int.random(in: 1...200, using: &source))
        }
      }
      let bitmap = TestBitmap(width, 12) { x, y in rows[y / 2 * 2].contains { $0.contains(x) } }
      try check(bitmap, "seed \(seed)")
    }
  }

  /// A threshold given outright is that of the grays, and without a least contrast nothing is left out.
  @Test func thresholdsOutright() throws {
    var source = RandomSource(seed: 3)
    let samples = (0..<40 * 30).map { _ in UInt8.random(in: 0...255, using: &source) }
    let plane = LumaPlane(width: 40, height: 30, samples: samples)
    for (threshold, isDark) in [
      (100.5, true), (0, true), (255, true), (100.5, false), (200, false),
    ] {
      var detection = ContourDetection()
      detection.detectsDarkOnLight = isDark
      detection.pointStyle = .pixelEdges
      let found = try detection.contours(in: .init(plane: plane), threshold: threshold / 255)
      let bitmap = TestBitmap(40, 30) { x, y in
        let sample = Double(samples[y * 40 + x])
        return isDark ? sample < threshold : sample > threshold
      }
      let expected = try ContourDetection().with(.pixelEdges).contours(
        in: .init(plane: bitmap.plane()))
      expect(found.points == expected.points && found.parents == expected.parents)
    }
  }
}

extension ContourDetection {
  fileprivate func with(_ style: ContourPointStyle) -> ContourDetection {
    var other = self
    other.pointStyle = style
    return other
  }
}
