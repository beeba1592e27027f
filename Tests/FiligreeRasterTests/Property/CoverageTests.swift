import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Coverage is the exact area, and each rule means what it says.
struct CoverageTests {
  /// |area| of a polygon that does not cross itself.
  private func area(_ points: [CGPoint]) -> Double {
    var twice = 0.0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      twice += a.x * b.y - b.x * a.y
    }
    return abs(twice) / 2
  }

  private func perimeter(_ points: [CGPoint]) -> Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + hypot($1.0.x - $1.1.x, $1.0.y - $1.1.y)
    }
  }

  /// A polygon that is star-shaped about its center, so that it does not cross itself.
  private func starShaped(_ random: inout RandomSource, _ size: Double) -> [CGPoint] {
    let count = random.integer(3...40)
    let center = size / 2
    let angles = (0..<count).map { _ in random.number(in: 0...2 * .pi) }.sorted()
    return angles.map { angle in
      let r = random.number(in: 0.05...0.49) * size
      return CGPoint(x: center + r * cos(angle), y: center + r * sin(angle))
    }
  }

  @Test(arguments: UInt64(1)...60)
  func sumOfCoverageIsArea(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let size = [8, 33, 120][Int(seed % 3)]
    let points = starShaped(&random, Double(size))
    // With a gap of over half a turn the center is outside, and the formula still holds.
    let path = Path(polygon: seed % 2 == 0 ? points : points.reversed())
    for style in [FillStyle(eoFill: false), FillStyle(eoFill: true)] {
      let sum = try coverage(of: path, size, size, style).reduce(0) { $0 + Int($1) }
      let error = abs(Double(sum) / 255 - area(points))
      expect(error <= 0.01 * perimeter(points), "seed \(seed): off by \(error) px², \(points)")
    }
  }

  /// Pixels that no edge comes near are in or out as a count of crossings says.
  @Test(arguments: UInt64(1)...40)
  func rulesAgreeWithPointInPolygon(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let size = 40
    let points = (0..<random.integer(3...14)).map { _ in random.point(-10, 50) }
    let nonZero = try coverage(of: Path(polygon: points), size, size)
    let evenOdd = try coverage(of: Path(polygon: points), size, size, FillStyle(eoFill: true))
    for y in 0..<size {
      for x in 0..<size {
        let center = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        guard let winding = winding(of: points, at: center) else { continue }
        let pixel = y * size + x
        expect(nonZero[pixel] == (winding != 0 ? 255 : 0), "seed \(seed) at \(x), \(y)")
        expect(
          evenOdd[pixel] == (winding.isMultiple(of: 2) ? 0 : 255), "seed \(seed) at \(x), \(y)")
      }
    }
  }

  /// The winding number about `p`, or nil if an edge comes nearer than the pixel's corner.
  private func winding(of points: [CGPoint], at p: CGPoint) -> Int? {
    var winding = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let t = max(0, min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)))
      if hypot(a.x + t * dx - p.x, a.y + t * dy - p.y) < 0.72 { return nil }
      if (a.y <= p.y) != (b.y <= p.y) {
        let x = a.x + (p.y - a.y) / dy * dx
        if x > p.x { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return winding
  }

  /// A circle's pixels against its area in each, by fine sampling.
  @Test func curvesStayWithinTolerance() throws {
    for r in [0.4, 3, 17.3, 60] {
      let size = 128
      let (x, y) = (64.3, 63.8)
      let drawn = try coverage(of: Path(circle: x, y, r), size, size)
      let sum = Double(drawn.reduce(0) { $0 + Int($1) }) / 255
      // All chords lie inside: the area lost is at most the tolerance along the outline.
      expect(abs(sum - .pi * r * r) <= 2 * .pi * r * EdgeBuilder.tolerance * 0.7)
      for row in 0..<size {
        for column in 0..<size {
          let distance = hypot(Double(column) + 0.5 - x, Double(row) + 0.5 - y)
          if distance < r - 0.9 { expect(drawn[row * size + column] == 255) }
          if distance > r + 0.8 { expect(drawn[row * size + column] == 0) }
        }
      }
    }
  }

  @Test func largeCurvesAreFlattenedFinely() throws {
    // Only an arc of a circle with a radius of 10^6 crosses the page; its sagitta there is known.
    let r = 1e6
    let drawn = try coverage(of: Path(circle: 50 - r, 50, r), 100, 100)
    for row in 0..<100 {
      let sum = Double(drawn[row * 100..<row * 100 + 100].reduce(0) { $0 + Int($1) }) / 255
      let height = Double(row) + 0.5 - 50
      // A quarter circle of one cubic is off by 2.7·10⁻⁴ of its radius, but not near its ends.
      expect(abs(sum - (50 - height * height / (2 * r))) < 0.2, "row \(row): \(sum)")
    }
  }

  @Test func rectanglesAreExact() throws {
    let drawn = try coverage(of: Path(box: 1.25, 2.5, 3.5, 2), 8, 8)
    let columns = [0, 0.75, 1, 1, 0.75, 0, 0, 0]
    let rows = [0, 0, 0.5, 1, 0.5, 0, 0, 0]
    for y in 0..<8 {
      for x in 0..<8 {
        expect(Double(drawn[y * 8 + x]) == (rows[y] * columns[x] * 255).rounded())
      }
    }
  }

  @Test func pentagramByBothRules() throws {
    let path = Path(pentagram: 50, 50, 45)
    expect(try coverage(of: path, 100, 100)[50 * 100 + 50] == 255)
    expect(try coverage(of: path, 100, 100, FillStyle(eoFill: true))[50 * 100 + 50] == 0)
  }

  @Test func opposedWindingsCancel() throws {
    var path = Path(box: 10, 10, 30, 30)
    path.addPolygon([
      CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 30), CGPoint(x: 30, y: 30), CGPoint(x: 30, y: 20),
    ])
    let drawn = try coverage(of: path, 50, 50)
    expect(drawn[25 * 50 + 25] == 0)
    expect(drawn[15 * 50 + 15] == 255)
  }

  @Test func aliasedPixelsAreAllOrNothing() throws {
    let style = FillStyle(eoFill: false, antialiased: false)
    let drawn = try coverage(of: Path(circle: 20, 20, 13.3), 40, 40, style)
    expect(drawn.allSatisfy { $0 == 0 || $0 == 255 })
    let smooth = try coverage(of: Path(circle: 20, 20, 13.3), 40, 40)
    expect(zip(drawn, smooth).allSatisfy { ($0 == 255) == ($1 >= 128) })
  }

  /// Two halves cover each pixel by parts that add up to all of it.
  @Test(arguments: UInt64(1)...20)
  func complementsAddUp(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let (a, b) = (random.point(0, 30), random.point(0, 30))
    let left = Path(polygon: [
      CGPoint(x: -50, y: 0), CGPoint(x: a.x, y: 0), CGPoint(x: b.x, y: 30), CGPoint(x: -50, y: 30),
    ])
    let right = Path(polygon: [
      CGPoint(x: a.x, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 80, y: 30), CGPoint(x: b.x, y: 30),
    ])
    let sums = zip(try coverage(of: left, 30, 30), try coverage(of: right, 30, 30))
    // Each is rounded on its own.
    expect(sums.allSatisfy { abs(Int($0) + Int($1) - 255) <= 1 }, "seed \(seed)")
  }
}

/// A shape of very many long edges keeps them once, and each band looks at all of them.
struct SharedEdgesTests {
  /// Cells and touched columns of each band.
  private func bands(of set: EdgeSet, width: Int, height: Int, shift: Int) -> [[Int]] {
    (0..<height >> shift).map { band in
      let cells = CellBuffer(width: width, height: 1 << shift)
      defer {
        cells.cells.update(repeating: 0, count: cells.stride << shift)
        cells.words.update(repeating: 0, count: cells.wordStride << shift)
        cells.deallocate()
      }
      if set.touches(Int32(band)) {
        cells.add(set, band: Int32(band), top: Int32(band << shift))
      }
      return (0..<cells.stride << shift).map { Int(cells.cells[$0]) }
        + (0..<cells.wordStride << shift).map { Int(bitPattern: UInt(cells.words[$0])) }
    }
  }

  @Test(arguments: UInt64(1)...20)
  func bandsAreAlike(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let (width, height, shift) = (50, 128, 3)
    let path = Path(polygon: (0..<random.integer(3...30)).map { _ in random.point(-20, 150) })
    let sets = try [1 << 25, 0].map { limit in
      let arena = Arena()
      var builder = EdgeBuilder(width: width, height: height, bandShift: Int32(shift), arena: arena)
      builder.copyLimit = limit
      let built = builder.build(path.storage, .identity)
      let set = try #require(built)
      expect((set.offsets == nil) == (limit == 0 || set.bandCount == 1), "seed \(seed)")
      for band in 0..<set.bandCount {
        let isMarked = BandSpan(set).touched >> UInt64(band) & 1 == 1
        expect(isMarked == set.touches(set.firstBand + band), "seed \(seed)")
      }
      let bands = bands(of: set, width: width, height: height, shift: shift)
      withExtendedLifetime(arena) {}
      return bands
    }
    expect(sets[0] == sets[1], "seed \(seed)")
  }
}
