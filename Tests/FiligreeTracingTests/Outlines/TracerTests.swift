import FiligreeTestSupport
import FiligreePaths
import FiligreePixels
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// What `Tracer` makes of drawings that are known.
@Suite struct TracerTests {
  @Test func aDiscIsAFewCurvesNearItsCircle() throws {
    var drawing = GrayDrawing(100, 100)
    drawing.disc(50.3, 49.6, 36.2)
    let trace = try Tracer().trace(drawing.image())
    expect(trace.outlineCount == 1)
    expect(trace.segmentCount <= 6, "\(trace.segmentCount)")
    for p in samples(trace.path) {
      let distance = abs(hypot(p.x - 50.3, p.y - 49.6) - 36.2)
      expect(distance < 0.12, "\(p)")
    }
  }

  @Test func aSquareIsFourLines() throws {
    var drawing = GrayDrawing(60, 60)
    drawing.rect(10.25, 12.5, 49.75, 48)
    let trace = try Tracer().trace(drawing.image())
    expect(trace.segmentCount == 4)
    let path = trace.path
    expect(path.storage.verbs.allSatisfy { $0 != .cubic })
    for corner in [(10.25, 12.5), (49.75, 12.5), (49.75, 48), (10.25, 48)] {
      let nearest = path.storage.points.map { hypot($0.x - corner.0, $0.y - corner.1) }.min()
      expect(try #require(nearest) < 0.1)
    }
  }

  @Test func stylesDiffer() throws {
    let image = GrayDrawing.letterB().image()
    var tracer = Tracer()
    let smooth = try tracer.trace(image)
    tracer.options.style = .polygon
    tracer.options.tolerance = 0.25
    let polygon = try tracer.trace(image)
    tracer.options.style = .pixel
    let pixel = try tracer.trace(image)
    expect(smooth.segmentCount < polygon.segmentCount)
    expect(polygon.segmentCount < pixel.segmentCount)
    expect(pixel.path.storage.points.allSatisfy { $0.x.rounded() == $0.x })
    expect(smooth.path.storage.verbs.contains(.cubic))
    expect(!polygon.path.storage.verbs.contains(.cubic))
    // One letter, with its two holes.
    expect(smooth.regions.count == 1 && smooth.outlineCount == 3)
  }

  @Test func specksAndWhatIsInThemAreLeftOut() throws {
    var drawing = GrayDrawing(60, 60)
    drawing.disc(20, 20, 9)
    drawing.rect(40, 40, 41, 41)
    drawing.rect(19, 19, 20, 20, ink: 0)
    var tracer = Tracer()
    expect(try tracer.trace(drawing.image()).outlineCount == 1)
    tracer.options.despeckle = 0
    expect(try tracer.trace(drawing.image()).outlineCount == 3)
    tracer.options.despeckle = 1000
    expect(try tracer.trace(drawing.image()).outlineCount == 0)
  }

  @Test func everyThreadCountGivesTheSame() throws {
    let image = busyPicture(seed: 3, size: 300)
    var tracer = Tracer()
    var paths: [Path] = []
    for threads in [1, 2, 3, 8] {
      tracer.options.maximumThreads = threads
      paths.append(try tracer.trace(image).path)
    }
    expect(paths.allSatisfy { $0 == paths[0] && !$0.isEmpty })
  }

  @Test func progressRisesToOneAndMayEndTheTracing() throws {
    let image = busyPicture(seed: 4, size: 200)
    var shares: [Double] = []
    _ = try Tracer().trace(image) { shares.append($0) }
    expect(shares == shares.sorted() && shares.last == 1)
    struct Enough: Error {}
    #expect(throws: Enough.self) { try Tracer().trace(image) { _ in throw Enough() } }
  }

  @Test func aCancelledTaskThrows() async {
    let image = busyPicture(seed: 5, size: 200)
    let task = Task {
      // Cancelled before it begins, or while it waits.
      while !Task.isCancelled { await Task.yield() }
      return try Tracer().trace(image).segmentCount
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func largestErrorIsTheDistanceOfPathAndContour() throws {
    let image = GrayDrawing.letterB().image()
    for tolerance in [0.1, 0.5, 2] {
      var tracer = Tracer()
      tracer.options.tolerance = tolerance
      let trace = try tracer.trace(image)
      expect(trace.largestError() <= tolerance * (1 + 1e-9))
      expect(trace.largestError() > 0.1 * tolerance)
    }
  }

  @Test func ringsGoTheWayTheirInkDoes() throws {
    var drawing = GrayDrawing(80, 80)
    drawing.disc(40, 40, 30)
    drawing.disc(40, 40, 15, ink: 0)
    let path = try Tracer().trace(drawing.image()).path
    // Both fill rules fill the ring and nothing else.
    for eoFill in [false, true] {
      expect(path.contains(CGPoint(x: 40, y: 18), eoFill: eoFill))
      expect(!path.contains(CGPoint(x: 40, y: 40), eoFill: eoFill))
      expect(!path.contains(CGPoint(x: 2, y: 40), eoFill: eoFill))
    }
  }

  /// Corners of polygons turned by any angle: how many are found, and how many that are none.
  ///
  /// A pixel's width of a sharp corner is lost in the picture: its outline ends up to a pixel short of
  /// the tip, and the curve may go no farther out than the tolerance.
  @Test(arguments: [(0.5, 44, 0.6), (1, 47, 0.3)])
  func cornersAreFound(_ tolerance: Double, _ least: Int, _ near: Double) throws {
    var random = SeededNumbers(8)
    var (found, expected, extra, lines) = (0, 0, 0, 0)
    for _ in 0..<12 {
      let count = 3 + Int(random.next(0, 4))
      let turn = random.next(0, 6.28)
      let corners = (0..<count).map { i -> SIMD2<Double> in
        let a = turn + Double(i) / Double(count) * 2 * Double.pi
        return SIMD2(60 + 40 * cos(a), 60 + 40 * sin(a))
      }
      var drawing = GrayDrawing(120, 120)
      drawing.paint(x: 19...101, y: 19...101) { x, y in
        for i in 0..<count {
          let (a, b) = (corners[i], corners[i + 1 == count ? 0 : i + 1])
          if (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) < 0 { return false }
        }
        return true
      }
      var tracer = Tracer()
      tracer.options.tolerance = tolerance
      let curve = try #require(tracer.trace(drawing.image()).curves.first)
      expected += count
      for corner in corners where curve.corners.contains(where: { distance($0, corner) < near }) {
        found += 1
      }
      extra += curve.corners.count - count
      for case .line in curve.segments { lines += 1 }
    }
    expect(expected == 47)
    expect(found >= least, "\(found) of \(expected)")
    expect(extra <= 4, "\(extra)")
    expect(lines >= 30, "\(lines) lines")
  }
}

/// What `Tracer` makes of bitmaps, whose outlines step along the pixels' edges.
@Suite struct BitmapTracingTests {
  /// Steps do not hide what is round: a few curves, no farther from the circle than its pixels are.
  @Test(arguments: [20.3, 60.7, 150.2])
  func aDiscIsAFewCurves(_ radius: Double) throws {
    let size = Int(2 * radius) + 20
    let center = Double(size) / 2 + 0.3
    let bitmap = TestBitmap(size, size) { x, y in
      hypot(Double(x) + 0.5 - center, Double(y) + 0.5 - center) <= radius
    }
    let trace = try Tracer().trace(bitmap.image)
    expect(trace.outlineCount == 1)
    expect(trace.segmentCount <= 8, "\(trace.segmentCount)")
    let worst = samples(trace.path).map { abs(hypot($0.x - center, $0.y - center) - radius) }.max()
    expect(try #require(worst) < 0.75, "\(worst ?? 0)")
  }

  /// Sides of squares at any angle are one segment each, as a rule.
  @Test func squaresAreHardlyMoreThanFourSegments() throws {
    var random = SeededNumbers(21)
    var segments = 0
    for _ in 0..<24 {
      let (angle, half) = (random.next(0, 1.57), random.next(25, 50))
      let (x0, y0) = (random.next(70, 74), random.next(70, 74))
      let bitmap = TestBitmap(144, 144) { x, y in
        let (dx, dy) = (Double(x) + 0.5 - x0, Double(y) + 0.5 - y0)
        return abs(dx * cos(angle) + dy * sin(angle)) <= half
          && abs(dy * cos(angle) - dx * sin(angle)) <= half
      }
      let curve = try #require(Tracer().trace(bitmap.image).curves.first)
      segments += curve.segments.count
    }
    expect(segments <= 116, "\(segments) segments for 96 sides")
  }
}

extension TestBitmap {
  fileprivate var image: CGImage {
    CGImage(width: width, height: height, components: 1, depth: 8, bytes: ink.map { $0 ? 0 : 255 })
  }
}

private func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
  let d = a - b
  return (d * d).sum().squareRoot()
}

/// Points along a path.
func samples(_ path: Path) -> [CGPoint] {
  var lines = Polylines()
  lines.append(path.storage, tolerance: 0.01)
  return lines.points
}

/// Numbers from a seed.
struct SeededNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next(_ low: Double, _ high: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return low + (high - low) * Double(state >> 33) * 0x1p-31
  }
}

/// Discs and rectangles, all over one another, in any grays.
func busyPicture(seed: UInt64, size: Int) -> CGImage {
  var random = SeededNumbers(seed)
  var samples = [UInt8](repeating: 255, count: size * size)
  for _ in 0..<(size / 6) {
    let (x, y) = (random.next(0, Double(size)), random.next(0, Double(size)))
    let r = random.next(1, Double(size) / 12)
    let ink = random.next(0, 1) < 0.7 ? 0.0 : 255.0
    for row in max(0, Int(y - r) - 1)..<min(size, Int(y + r) + 2) {
      for column in max(0, Int(x - r) - 1)..<min(size, Int(x + r) + 2) {
        let d = hypot(Double(column) + 0.5 - x, Double(row) + 0.5 - y)
        let share = min(max(r - d + 0.5, 0), 1)
        let old = Double(samples[row * size + column])
        samples[row * size + column] = UInt8((old + (ink - old) * share).rounded())
      }
    }
  }
  return .gray(size, size, samples)
}
