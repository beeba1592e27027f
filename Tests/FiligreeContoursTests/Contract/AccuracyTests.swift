import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours

/// How near contours come to the shapes that were drawn.
struct AccuracyTests {
  private func contours(
    _ width: Int, _ height: Int, _ samples: [UInt8],
    _ change: (inout ContourDetection) -> Void = { _ in }
  ) throws -> ContourSet {
    var detection = ContourDetection()
    change(&detection)
    return try detection.contours(
      in: .init(plane: LumaPlane(width: width, height: height, samples: samples)))
  }

  /// The center of the area inside a contour.
  private func center(_ set: ContourSet, _ i: Int) -> SIMD2<Double> {
    let points = set[i].map { SIMD2<Double>($0) }
    var sum = SIMD2<Double>.zero
    var area = 0.0
    for (k, a) in points.enumerated() {
      let b = points[(k + 1) % points.count]
      let cross = a.x * b.y - b.x * a.y
      area += cross
      sum += (a + b) * cross
    }
    return sum / (3 * area)
  }

  private func checkDisc(_ set: ContourSet, _ cx: Double, _ cy: Double, within share: Double) {
    expect(set.count == 1)
    let area = 31415.926535897932
    expect(abs(set.area(of: 0) - area) < area * share, "area \(set.area(of: 0))")
    let c = center(set, 0)
    expect(abs(c.x - cx) < 100 * share && abs(c.y - cy) < 100 * share, "center \(c)")
    for p in set[0] {
      let d = SIMD2<Double>(p) - SIMD2(cx, cy)
      expect(abs((d * d).sum().squareRoot() - 100) < 0.75)
    }
  }

  @Test(arguments: [(128.0, 128.0), (127.3, 130.8), (128.5, 126.25)])
  func antialiasedCircleHasItsAreaAndCenter(cx: Double, cy: Double) throws {
    var drawing = GrayDrawing(256, 256)
    drawing.disc(cx, cy, 100)
    let set = try contours(256, 256, drawing.samples())
    checkDisc(set, cx, cy, within: 0.0005)
    // The edge of a drawn disc is found to a hundredth of a pixel on average.
    var sum = 0.0
    for p in set[0] {
      let d = SIMD2<Double>(p) - SIMD2(cx, cy)
      sum += abs((d * d).sum().squareRoot() - 100)
    }
    expect(sum / Double(set[0].count) < 0.01, "mean error \(sum / Double(set[0].count))")
  }

  @Test func circleInMiddleGraysHasItsAreaAtAnyPivot() throws {
    var drawing = GrayDrawing(256, 256)
    drawing.disc(128, 127, 100)
    for pivot in [0.35, 0.5, 0.6] {
      let set = try contours(256, 256, drawing.samples(ink: 60, paper: 200)) {
        $0.contrastPivot = pivot
      }
      checkDisc(set, 128, 127, within: 0.002)
    }
  }

  @Test func hardEdgedCircleHasItsAreaAndCenter() throws {
    var drawing = GrayDrawing(256, 256)
    drawing.disc(128, 128, 100)
    let samples = drawing.coverage.map { $0 >= 0.5 ? UInt8(0) : 255 }
    try checkDisc(contours(256, 256, samples), 128, 128, within: 0.001)
  }

  @Test func lightCircleOnDarkIsTheSame() throws {
    var drawing = GrayDrawing(256, 256)
    drawing.disc(128, 128, 100)
    let dark = try contours(256, 256, drawing.samples())
    let light = try contours(256, 256, drawing.samples(ink: 255, paper: 0)) {
      $0.detectsDarkOnLight = false
    }
    expect(dark.points == light.points)
  }

  @Test(arguments: [(0.0, 255.0), (51, 255), (90, 140)])
  func rectangleOnPixelsComesBackExactly(ink: Double, paper: Double) throws {
    var drawing = GrayDrawing(64, 48)
    drawing.rect(10, 8, 50, 40)
    let set = try contours(64, 48, drawing.samples(ink: ink, paper: paper)) {
      $0.contrastAdjustment = 3
    }
    expect(Array(set[0]) == [SIMD2(10, 8), SIMD2(10, 40), SIMD2(50, 40), SIMD2(50, 8)])
  }

  @Test func rectangleBetweenPixelsKeepsItsSides() throws {
    var drawing = GrayDrawing(64, 48)
    drawing.rect(10.25, 8.125, 50.25, 40.375)
    let set = try contours(64, 48, drawing.samples())
    expect(abs(set.area(of: 0) - 40 * 32.25) < 0.6, "area \(set.area(of: 0))")
    let (x, y) = (set[0].map(\.x), set[0].map(\.y))
    expect(abs((x.min() ?? 0) - 10.25) < 0.01 && abs((x.max() ?? 0) - 50.25) < 0.01)
    expect(abs((y.min() ?? 0) - 8.125) < 0.01 && abs((y.max() ?? 0) - 40.375) < 0.01)
  }

  /// Squares at all angles: points lie on the sides, and few are off at the corners.
  @Test(arguments: [0, 10, 20, 30, 45])
  func turnedSquaresAreFoundToAFiftiethOfAPixel(degrees: Double) throws {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    func inside(_ x: Double, _ y: Double) -> Double {
      let (dx, dy) = (x - 32.3, y - 31.6)
      let (u, v) = (dx * c + dy * s, dy * c - dx * s)
      return 20.2 - max(abs(u), abs(v))
    }
    var drawing = GrayDrawing(64, 64)
    drawing.paint(x: 2...62, y: 2...62) { inside($0, $1) >= 0 }
    let set = try contours(64, 64, drawing.samples())
    expect(abs(set.area(of: 0) - 40.4 * 40.4) < 40.4 * 40.4 * 0.001)
    let errors = set[0].map { abs(inside(Double($0.x), Double($0.y))) }
    expect(errors.reduce(0, +) / Double(errors.count) < 0.02)
    expect((errors.max() ?? 1) < 0.3)
  }

  @Test func thinLinesKeepTheirCorners() throws {
    let bitmap = TestBitmap(
      ".........",
      ".#######.",
      ".#.....#.",
      ".#######.",
      ".........")
    let set = try ContourDetection().contours(in: .init(plane: bitmap.plane()))
    expect(Array(set[0]) == [SIMD2(1, 1), SIMD2(1, 4), SIMD2(8, 4), SIMD2(8, 1)])
    expect(Array(set[1]) == [SIMD2(2, 2), SIMD2(7, 2), SIMD2(7, 3), SIMD2(2, 3)])
  }

  @Test func pictureCutByTheFrameClosesAlongIt() throws {
    let set = try contours(4, 3, Array(repeating: 0, count: 12))
    expect(Array(set[0]) == [SIMD2(0, 0), SIMD2(0, 3), SIMD2(4, 3), SIMD2(4, 0)])
  }

  /// A slanted straight edge, one-bit or anti-aliased, has no corner of its own in between.
  @Test func slantedEdgesAreStraight() throws {
    for slope in stride(from: -0.95, through: 0.95, by: 0.19) {
      var drawing = GrayDrawing(120, 120)
      drawing.paint(x: 10...110, y: 0...119) { x, y in
        x >= 10 && x < 110 && y >= 60 + slope * (x - 60)
      }
      let set = try contours(120, 120, drawing.samples())
      let length = (1 + slope * slope).squareRoot()
      var worst = 0.0
      for p in set[0] where p.x > 14 && p.x < 106 && p.y < 119 {
        let d = SIMD2<Double>(p) - SIMD2(60, 60)
        worst = max(worst, abs(d.y - slope * d.x) / length)
      }
      expect(worst < 0.2, "slope \(slope): \(worst) px")
    }
  }

  @Test func letterBHasOneOuterContourAndTwoHoles() throws {
    let drawing = GrayDrawing.letterB()
    let set = try contours(drawing.width, drawing.height, drawing.samples())
    expect(set.parents == [-1, 0, 0])
    expect(set.area(of: 0) > 0 && set.area(of: 1) < 0 && set.area(of: 2) < 0)
    expect(abs(set.area(of: 1) + .pi * 18 * 18) < 1 && abs(set.area(of: 2) + .pi * 24 * 24) < 1)
  }
}
