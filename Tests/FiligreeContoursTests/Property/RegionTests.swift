import FiligreeTestSupport
import Testing

@testable import FiligreeContours

/// Contours against flood fill: one contour a region, the same tree, exact areas.
struct RegionTests {
  private func contours(_ bitmap: TestBitmap, _ style: ContourPointStyle = .pixelEdges) throws
    -> ContourSet
  {
    var detection = ContourDetection()
    detection.pointStyle = style
    return try detection.contours(in: .init(plane: bitmap.plane()))
  }

  private func check(_ bitmap: TestBitmap, _ note: String) throws {
    let set = try contours(bitmap)
    let oracle = RegionOracle(bitmap)
    // Every region but the paper around everything has one contour.
    guard set.count == oracle.sizes.count - 1 else {
      Issue.record("\(set.count) contours, \(oracle.sizes.count - 1) regions; \(note)\n\(bitmap)")
      return
    }
    var labels: [Int] = []
    for i in 0..<set.count {
      let first = set.points[set.pointRange(i).lowerBound]
      labels.append(oracle.label(Int(first.x), Int(first.y)))
    }
    guard Set(labels).count == labels.count, !labels.contains(0) else {
      Issue.record("two contours of one region; \(note)\n\(bitmap)")
      return
    }
    for i in 0..<set.count {
      let parent = set.parents[i] < 0 ? 0 : labels[Int(set.parents[i])]
      let inner = set.children(of: i).reduce(0) { $0 + set.area(of: Int($1)) }
      guard oracle.parents[labels[i]] == parent, oracle.isInk[labels[i]] == !set.isHole(i),
        abs(set.area(of: i) + inner) == Double(oracle.sizes[labels[i]])
      else {
        Issue.record("contour \(i) is not its region's; \(note)\n\(bitmap)")
        return
      }
    }
    checkTree(set, note)
  }

  /// Depth-first order, siblings by their first corner, consistent arrays.
  private func checkTree(_ set: ContourSet, _ note: String) {
    var next = 0
    func visit(_ parent: Int) -> Bool {
      var corner = SIMD2<Float>(-1, -1)
      for (ordinal, child) in set.children(of: parent).enumerated() {
        guard Int(child) == next, Int(set.parents[next]) == parent,
          Int(set.ordinals[next]) == ordinal
        else { return false }
        let first = set.points[set.pointRange(next).lowerBound]
        guard (first.y, first.x) > (corner.y, corner.x) else { return false }
        corner = first
        next += 1
        guard visit(Int(child)) else { return false }
      }
      return true
    }
    expect(visit(-1) && next == set.count, "\(note)")
  }

  @Test func randomBitmapsMatchFloodFill() throws {
    for seed in 0..<250 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      try check(TestBitmap.random(&source), "seed \(seed)")
    }
  }

  /// All 4 × 3 bitmaps: every way in which pixels can meet.
  @Test func allSmallBitmapsMatchFloodFill() throws {
    for bits in 0..<4096 {
      try check(TestBitmap(4, 3) { bits >> ($1 * 4 + $0) & 1 == 1 }, "bits \(bits)")
    }
  }

  @Test(arguments: [63, 64, 65, 127, 128, 129])
  func widthsAroundAWordMatchFloodFill(width: Int) throws {
    for seed in 0..<6 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      try check(
        TestBitmap(width, 12) { _, _ in source.number(in: 0...1) < 0.6 },
        "width \(width) seed \(seed)")
    }
    try check(TestBitmap(width, 5) { _, _ in true }, "full \(width)")
    try check(TestBitmap(width, 5) { x, _ in x >= 62 }, "right \(width)")
  }

  /// Every ink pixel that touches paper, and no other, is on a contour of pixel centers.
  @Test func pixelCentersAreTheRimOfTheInk() throws {
    for seed in 0..<60 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      let bitmap = TestBitmap.random(&source)
      var found = TestBitmap(bitmap.width, bitmap.height) { _, _ in false }
      let set = try contours(bitmap, .pixelCenters)
      for i in 0..<set.count {
        let points = Array(set[i])
        for (k, a) in points.enumerated() {
          let b = points[(k + 1) % points.count]
          let steps = max(abs(b.x - a.x), abs(b.y - a.y))
          for step in 0...max(0, Int(steps)) {
            let p = steps == 0 ? a : a + (b - a) * Float(step) / steps
            found.ink[Int(p.y) * bitmap.width + Int(p.x)] = true
          }
        }
      }
      let rim = TestBitmap(bitmap.width, bitmap.height) { x, y in
        bitmap.isInk(x, y)
          && !(bitmap.isInk(x - 1, y) && bitmap.isInk(x + 1, y) && bitmap.isInk(x, y - 1)
            && bitmap.isInk(x, y + 1))
      }
      expect(found.ink == rim.ink, "seed \(seed)\n\(bitmap)")
    }
  }

  /// Points never leave the picture, and a contour's first point is not repeated at its end.
  @Test func pointsStayInsideAndDoNotRepeat() throws {
    for seed in 0..<60 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      let bitmap = TestBitmap.random(&source)
      for style in ContourPointStyle.allCases {
        let set = try contours(bitmap, style)
        for i in 0..<set.count {
          let points = set[i]
          expect(!points.isEmpty, "seed \(seed)")
          var last = points.count > 1 ? points.last : nil
          for p in points {
            expect(
              p != last && p.x >= 0 && p.y >= 0 && p.x <= Float(set.width)
                && p.y <= Float(set.height), "\(style) seed \(seed)")
            last = p
          }
        }
      }
    }
  }
}
