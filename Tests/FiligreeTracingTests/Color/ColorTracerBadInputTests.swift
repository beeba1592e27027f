import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Pictures and settings that nobody means.
@Suite struct ColorTracerBadInputTests {
  private func plain(_ width: Int, _ height: Int, _ bytes: [UInt8]) -> CGImage {
    CGImage(
      width: width, height: height, components: bytes.count, depth: 8,
      bytes: Array(repeatElement(bytes, count: width * height).joined()))
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 2), (1, 3000), (3000, 1), (2, 2), (3, 3)])
  func smallPictures(_ size: (Int, Int)) throws {
    for layering in [ColorTracer.Layering.stacked, .cutout] {
      var tracer = ColorTracer()
      tracer.layering = layering
      tracer.findsGradients = true
      let trace = try tracer.trace(plain(size.0, size.1, [10, 20, 30]))
      expect(trace.faceCount == 1)
      expect(trace.layers.count == 1)
      let box = trace.layers[0].path.boundingRect
      expect(box == CGRect(x: 0, y: 0, width: size.0, height: size.1))
      let lines = try CenterLineTracer().trace(plain(size.0, size.1, [10, 20, 30]))
      expect(lines.strokes.isEmpty)
    }
  }

  @Test func longPictures() throws {
    // Stripes across 100,000 pixels.
    var bytes: [UInt8] = []
    for i in 0..<100_000 { bytes.append(i / 40 % 2 == 0 ? 0 : 255) }
    for (width, height) in [(100_000, 1), (1, 100_000)] {
      let image = CGImage(width: width, height: height, components: 1, depth: 8, bytes: bytes)
      let trace = try ColorTracer().trace(image)
      expect(trace.faceCount == 2500)
      expect(trace.colorCount == 2)
      _ = try CenterLineTracer().trace(image)
    }
  }

  @Test func transparentPictures() throws {
    let trace = try ColorTracer().trace(plain(20, 20, [0, 0, 0, 0]))
    expect(trace.layers.isEmpty)
    let faint = try ColorTracer().trace(plain(20, 20, [200, 0, 0, 1]))
    expect(faint.faceCount == 1)
  }

  @Test func noise() throws {
    // Every pixel another color.
    var source = RandomSource(seed: 31)
    let (w, h) = (24, 17)
    let bytes = (0..<(w * h * 4)).map { _ in UInt8.random(in: 0...255, using: &source) }
    for components in [3, 4] {
      let image = CGImage(
        width: w, height: h, components: components, depth: 8,
        bytes: Array(bytes.prefix(w * h * components)))
      for despeckle in [nil, 0, Int.max] as [Int?] {
        var tracer = ColorTracer()
        tracer.despeckle = despeckle
        tracer.findsGradients = true
        let trace = try tracer.trace(image)
        expect(trace.faceCount >= 1)
        for layer in trace.layers {
          expect(layer.path.storage.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        }
      }
      let lines = try CenterLineTracer().trace(image)
      for stroke in lines.strokes { expect(stroke.width > 0 && stroke.width.isFinite) }
    }
  }

  @Test func tooManyPoints() throws {
    var source = RandomSource(seed: 32)
    let bytes = (0..<(40 * 40 * 3)).map { _ in UInt8.random(in: 0...255, using: &source) }
    var tracer = ColorTracer()
    tracer.despeckle = 0
    tracer.maximumPoints = 1000
    let image = CGImage(width: 40, height: 40, components: 3, depth: 8, bytes: bytes)
    #expect(throws: TracerError.tooManyPoints(limit: 1000)) { _ = try tracer.trace(image) }
    var lines = CenterLineTracer()
    lines.maximumPixels = 1599
    #expect(throws: TracerError.tooManyPixels(limit: 1599)) { _ = try lines.trace(image) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e300])
  func oddSettings(_ value: Double) throws {
    var source = RandomSource(seed: 33)
    let image = Painting.flatArt(&source, width: 40, height: 30, count: 6).image()
    var tracer = ColorTracer()
    tracer.tolerance = value
    tracer.cornerAngle = value
    let trace = try tracer.trace(image)
    for layer in trace.layers {
      expect(layer.path.storage.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
    var lines = CenterLineTracer()
    lines.tolerance = value
    lines.cornerAngle = value
    lines.threshold = value
    _ = try lines.trace(image)
    for count in [Int.min, 0, 1, 128, Int.max] {
      var tracer = ColorTracer()
      tracer.colors = .count(count)
      expect(try tracer.trace(image).colorCount >= 1)
    }
    var empty = ColorTracer()
    empty.colors = .list([])
    expect(try empty.trace(image).colorCount == 1)
  }

  @Test func longLists() throws {
    var source = RandomSource(seed: 34)
    let image = Painting.flatArt(&source, width: 40, height: 30, count: 6).image()
    // Nonsense in a list: the same color again and again, transparent, beyond what sRGB has, many.
    let odd = [
      CGColor(gray: 0, alpha: 0), CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1),
      CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1),
      CGColor(srgbRed: -3, green: 9, blue: 0.5, alpha: 1),
    ]
    let many = (0..<300).map { CGColor(gray: CGFloat($0) / 300, alpha: 1) }
    for list in [odd, many] {
      var tracer = ColorTracer()
      tracer.colors = .list(list)
      let trace = try tracer.trace(image)
      expect((1...ColorPalette.maximumCount).contains(trace.colorCount))
      for layer in trace.layers {
        expect(layer.path.storage.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      }
    }
  }

  @Test func cancelledTasks() async throws {
    var source = RandomSource(seed: 35)
    let image = Painting.flatArt(&source, width: 40, height: 30, count: 6).image()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      #expect(throws: CancellationError.self) { _ = try ColorTracer().trace(image) }
      #expect(throws: CancellationError.self) { _ = try CenterLineTracer().trace(image) }
    }
    task.cancel()
    await task.value
  }

  @Test func otherLayouts() throws {
    // Gray, gray with opacity, 16 bits, Display P3: all become the same shapes of their colors.
    let bytes: [UInt8] = (0..<(30 * 30)).flatMap { i -> [UInt8] in
      let isInside = (8..<22).contains(i % 30) && (8..<22).contains(i / 30)
      return [isInside ? 0 : 255]
    }
    let gray = CGImage(width: 30, height: 30, components: 1, depth: 8, bytes: bytes)
    let deep = CGImage(
      width: 30, height: 30, components: 1, depth: 16, bytes: bytes.flatMap { [$0, $0] })
    let wide = CGImage(
      width: 30, height: 30, components: 3, depth: 8, space: .displayP3Space,
      bytes: bytes.flatMap { [$0, $0, $0] })
    for image in [gray, deep, wide] {
      let trace = try ColorTracer().trace(image)
      expect(trace.faceCount == 2)
      let box = try #require(trace.layers.last).path.boundingRect
      expect(abs(box.minX - 8) < 0.35 && abs(box.maxX - 22) < 0.35, "\(box)")
    }
  }
}
