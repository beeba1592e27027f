import FiligreeTestSupport
import FiligreePixels
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Pictures and options that are extreme, broken or hostile.
@Suite struct TracingInputTests {
  private static let thresholds: [Tracer.Options.Threshold] = [
    .contrast(adjustment: 2, pivot: nil), .automatic, .otsu, .adaptive, .value(0.5), .value(0),
    .value(1), .value(.nan), .contrast(adjustment: .nan, pivot: .infinity),
  ]

  @Test(arguments: [(1, 1), (1, 2), (2, 1), (1, 600), (600, 1), (3, 3)])
  func thinPictures(_ width: Int, _ height: Int) throws {
    for gray: UInt8 in [0, 127, 255] {
      for threshold in Self.thresholds {
        for style in Tracer.Options.Style.allCases {
          var tracer = Tracer()
          tracer.options.threshold = threshold
          tracer.options.style = style
          tracer.options.despeckle = 0
          var samples = [UInt8](repeating: gray, count: width * height)
          _ = try tracer.trace(.gray(width, height, samples))
          for i in stride(from: 0, to: samples.count, by: 2) { samples[i] = 255 - gray }
          _ = try tracer.trace(.gray(width, height, samples))
        }
      }
    }
  }

  /// As long as a picture gets: a striped line of a pixel's width, both ways.
  @Test(arguments: [(1, 100_000), (100_000, 1)])
  func longPictures(_ width: Int, _ height: Int) throws {
    var samples = [UInt8](repeating: 255, count: width * height)
    for i in samples.indices where i / 2000 % 2 == 0 { samples[i] = 0 }
    let trace = try Tracer().trace(.gray(width, height, samples))
    expect(trace.outlineCount == 25)
    expect(trace.segmentCount == 100)
  }

  /// What is thinner than the tolerance does not become a line there and back.
  @Test func thinShapesKeepAnArea() throws {
    var tracer = Tracer()
    tracer.options.despeckle = 0
    let one = try tracer.trace(.gray(3, 3, [255, 255, 255, 255, 0, 255, 255, 255, 255]))
    expect(one.segmentCount == 4)
    expect(one.path.contains(CGPoint(x: 1.2, y: 1.8)))
    expect(one.path.contains(CGPoint(x: 1.8, y: 1.2)))
    tracer.options.tolerance = 10
    let line = try tracer.trace(.gray(40, 1, [UInt8](repeating: 0, count: 40)))
    expect(line.path.contains(CGPoint(x: 1, y: 0.9)))
    expect(line.path.contains(CGPoint(x: 39, y: 0.1)))
  }

  /// A contour for every fourth pixel.
  @Test func manyContours() throws {
    let size = 80
    let samples = (0..<(size * size)).map { i -> UInt8 in
      (i % size) % 2 == 0 && (i / size) % 2 == 0 ? 0 : 255
    }
    var tracer = Tracer()
    expect(try tracer.trace(.gray(size, size, samples)).outlineCount == 0)
    tracer.options.despeckle = 0
    expect(try tracer.trace(.gray(size, size, samples)).outlineCount == size * size / 4)
  }

  /// Cancelled while curves are being fitted.
  @Test func cancellingInTheMiddle() async {
    let image = busyPicture(seed: 5, size: 400)
    let task = Task {
      var last = 0.0
      defer { expect(last < 1) }
      return try Tracer().trace(image) { share in
        last = share
        withUnsafeCurrentTask { $0?.cancel() }
      }.segmentCount
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aPictureWithoutOpacityHasNoInk() throws {
    let image = CGImage.layout(
      8, 8, components: 4, alpha: .last, [UInt8](repeating: 0, count: 8 * 8 * 4))
    for threshold in Self.thresholds where threshold != .value(1) {
      for isDark in [true, false] {
        var tracer = Tracer()
        tracer.options.threshold = threshold
        tracer.options.detectsDarkOnLight = isDark
        expect(try tracer.trace(image).outlineCount == 0, "\(threshold)")
      }
    }
  }

  @Test(arguments: [Double.nan, -1, 0, 1e-300, 1e300, .infinity, -.infinity])
  func optionsOfAnyNumber(_ number: Double) throws {
    let image = GrayDrawing.letterB().image()
    var tracer = Tracer()
    tracer.options.tolerance = number
    tracer.options.cornerAngle = number
    tracer.options.despeckle = number
    tracer.options.threshold = .value(number)
    tracer.options.maximumImageDimension = number > 0 ? Int.max : Int.min
    tracer.options.maximumThreads = number > 0 ? Int.max : Int.min
    _ = try tracer.trace(image)
  }

  @Test func saltIsTraced() throws {
    let size = 100
    var random = SeededNumbers(6)
    let samples = (0..<(size * size)).map { _ -> UInt8 in random.next(0, 1) < 0.3 ? 0 : 255 }
    var tracer = Tracer()
    tracer.options.despeckle = 0
    let all = try tracer.trace(.gray(size, size, samples))
    expect(all.outlineCount > 450)
    tracer.options.despeckle = 8
    expect(try tracer.trace(.gray(size, size, samples)).outlineCount < all.outlineCount / 2)
    tracer.options.maximumPoints = 1000
    #expect(throws: TracerError.tooManyPoints(limit: 1000)) {
      try tracer.trace(.gray(size, size, samples))
    }
  }
}

/// Which grays are ink.
@Suite struct ThresholdTests {
  @Test func otsuPartsTwoGrays() throws {
    var drawing = GrayDrawing(60, 60)
    drawing.disc(30, 30, 20)
    // Both lighter than the middle.
    let image = drawing.image(ink: 150, paper: 220)
    var tracer = Tracer()
    expect(try tracer.trace(image).outlineCount == 0)
    for threshold: Tracer.Options.Threshold in [.otsu, .automatic, .adaptive, .value(0.72)] {
      tracer.options.threshold = threshold
      let trace = try tracer.trace(image)
      expect(trace.outlineCount == 1, "\(threshold)")
      for p in samples(trace.path) {
        expect(abs(hypot(p.x - 30, p.y - 30) - 20) < 0.3, "\(threshold): \(p)")
      }
    }
  }

  @Test func lightOnDark() throws {
    var drawing = GrayDrawing(60, 60)
    drawing.disc(30, 30, 20)
    var tracer = Tracer()
    tracer.options.detectsDarkOnLight = false
    for threshold: Tracer.Options.Threshold in [.otsu, .automatic, .adaptive, .value(0.4)] {
      tracer.options.threshold = threshold
      expect(try tracer.trace(drawing.image(ink: 180, paper: 30)).outlineCount == 1)
    }
  }

  /// Discs on paper that one lamp lights from the left: the paper on the right is darker than the ink on
  /// the left.
  @Test func adaptiveSurvivesAShadow() throws {
    var drawing = GrayDrawing(240, 80)
    for x in stride(from: 20.0, to: 240, by: 40) { drawing.disc(x, 40, 8) }
    let grays = drawing.samples(ink: 90, paper: 250)
    let lit = grays.indices.map { i -> UInt8 in
      let light: Double = 1 - 0.68 * Double(i % 240) / 240
      return UInt8(Double(grays[i]) * light)
    }
    var tracer = Tracer()
    tracer.options.threshold = .adaptive
    expect(try tracer.trace(.gray(240, 80, lit)).outlineCount == 6)
    tracer.options.threshold = .otsu
    expect(try tracer.trace(.gray(240, 80, lit)).outlineCount != 6)
  }

  @Test func aBlankPageOfTexturedPaperStaysBlank() throws {
    var random = SeededNumbers(9)
    let samples = (0..<(200 * 200)).map { _ in UInt8(230 + random.next(-6, 6)) }
    for threshold: Tracer.Options.Threshold in [.automatic, .adaptive] {
      var tracer = Tracer()
      tracer.options.threshold = threshold
      expect(try tracer.trace(.gray(200, 200, samples)).outlineCount == 0)
    }
  }

  /// A line thinner than its blur comes out nearer to its own width, and not lost in noise.
  @Test func blurIsTakenBack() throws {
    var drawing = GrayDrawing(160, 160)
    drawing.rect(20, 20, 140, 50)
    drawing.rect(20.2, 80.3, 140.4, 82.1)
    drawing.rect(60, 90, 100, 140)
    var values = drawing.coverage
    for _ in 0..<2 { values = blurred(values, 160) }
    var random = SeededNumbers(7)
    let samples = values.map { v in
      UInt8(min(max(235 - 205 * v + 8 * (random.next(-1, 1) + random.next(-1, 1)), 0), 255))
    }
    /// The line's area over its length: noise on its two sides evens out.
    func thickness(_ threshold: Tracer.Options.Threshold) throws -> Double {
      var tracer = Tracer()
      tracer.options.threshold = threshold
      var area = 0.0
      for region in try tracer.trace(.gray(160, 160, samples)).regions {
        let box = region.boundingRect
        guard box.minY > 75, box.maxY < 87 else { continue }
        let points = FiligreeTracingTests.samples(region)
        for (i, p) in points.enumerated() {
          let q = points[i + 1 == points.count ? 0 : i + 1]
          area += Double(p.x * q.y - q.x * p.y) / 2
        }
      }
      return abs(area) / 120.2
    }
    let plain = abs(try thickness(.otsu) - 1.8)
    let sharpened = abs(try thickness(.automatic) - 1.8)
    expect(sharpened < 0.4, "\(sharpened), \(plain) without")
    expect(sharpened < plain, "\(sharpened), \(plain) without")
  }

  private func blurred(_ values: [Double], _ size: Int) -> [Double] {
    var result = values
    for y in 1..<(size - 1) {
      for x in 1..<(size - 1) {
        var sum = 0.0
        for (dy, wy) in [(-1, 0.2), (0, 0.6), (1, 0.2)] {
          for (dx, wx) in [(-1, 0.2), (0, 0.6), (1, 0.2)] {
            sum += wy * wx * values[(y + dy) * size + x + dx]
          }
        }
        result[y * size + x] = sum
      }
    }
    return result
  }
}
