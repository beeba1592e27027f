import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

@Suite struct ColorTracerTests {
  private let white = SIMD4<Double>(1, 1, 1, 1)
  private let black = SIMD4<Double>(0, 0, 0, 1)
  private let blue = SIMD4<Double>(0.1, 0.25, 0.6, 1)

  private func colors(_ trace: ColorTrace) -> [[Int]] {
    trace.layers.compactMap { layer in
      guard layer.seamWidth == nil, case .color(let color) = layer.fill else { return nil }
      return color.components?.map { Int(($0 * 255).rounded()) }
    }
  }

  @Test func tinyPlateausKeepTheirColor() throws {
    // Two eyes of 3 × 3 pixels in a picture of 10,000, and three large plateaus.
    var painting = Painting(100, 100)
    painting.fill(blue) { x, y in (x - 50) * (x - 50) + (y - 50) * (y - 50) < 36 * 36 }
    painting.fill(black) { x, _ in x < 12 }
    painting.fill(SIMD4(1, 0.8, 0, 1)) { x, y in
      (abs(x - 40.5) < 1.5 || abs(x - 60.5) < 1.5) && abs(y - 45.5) < 1.5
    }
    let image = painting.image()
    for setting in [ColorTracer.Colors.automatic, .count(4)] {
      var tracer = ColorTracer()
      tracer.colors = setting
      let trace = try tracer.trace(image)
      expect(colors(trace).contains([255, 204, 0, 255]), "\(setting)")
      expect(trace.colorCount == 4, "\(setting)")
      expect(trace.faceCount == 5, "\(setting)")
    }
  }

  @Test func mixturesAreNoColors() throws {
    // The edge between black and white passes through the very gray of a third shape.
    var painting = Painting(120, 80)
    painting.fill(black) { x, y in (x - 40) * (x - 40) + (y - 40) * (y - 40) < 30 * 30 }
    painting.fill(SIMD4(0.5, 0.5, 0.5, 1)) { x, y in abs(x - 95) < 15 && abs(y - 40) < 20 }
    let trace = try ColorTracer().trace(painting.image())
    expect(trace.faceCount == 3)
    expect(trace.colorCount == 3)
  }

  @Test func countsAndListsAreObeyed() throws {
    var source = RandomSource(seed: 5)
    let image = Painting.flatArt(&source, width: 64, height: 64, count: 14).image()
    for count in [1, 2, 3, 4] {
      var tracer = ColorTracer()
      tracer.colors = .count(count)
      expect(try tracer.trace(image).colorCount <= count)
    }
    var tracer = ColorTracer()
    tracer.colors = .list([
      CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
      CGColor(srgbRed: 1, green: 0.2, blue: 0, alpha: 1),
    ])
    let found = Set(colors(try tracer.trace(image)))
    expect(found.isSubset(of: [[0, 0, 0, 255], [255, 51, 0, 255]]))
    expect(!found.isEmpty)
  }

  @Test func transparencyStaysTransparent() throws {
    var painting = Painting(80, 80, ground: .zero)
    painting.fill(blue) { x, y in (x - 40) * (x - 40) + (y - 40) * (y - 40) < 30 * 30 }
    painting.fill(SIMD4(1, 0.2, 0.2, 1)) { x, y in
      (x - 40) * (x - 40) + (y - 40) * (y - 40) < 12 * 12
    }
    for layering in [ColorTracer.Layering.stacked, .cutout] {
      var tracer = ColorTracer()
      tracer.layering = layering
      let trace = try tracer.trace(painting.image(hasAlpha: true))
      // Nothing is drawn in the corners, and there is no third color for the edge.
      expect(colors(trace).count == 2)
      for layer in trace.layers {
        expect(!layer.path.contains(CGPoint(x: 2, y: 2)))
      }
    }
    // Half-transparent glass keeps its opacity, and what is beneath it has a hole.
    var glass = Painting(60, 60)
    for y in 20..<40 {
      for x in 20..<40 { glass.pixels[y * 60 + x] = SIMD4(0, 0.25, 0.5, 0.5) }
    }
    let trace = try ColorTracer().trace(glass.image(hasAlpha: true))
    expect(colors(trace).contains { $0[3] == 128 && $0[2] == 255 })
    for layer in trace.layers {
      guard case .color(let color) = layer.fill, color.alpha == 1 else { continue }
      expect(!layer.path.contains(CGPoint(x: 30, y: 30)))
    }
  }

  @Test func stackedShapesCoverThePageWithoutHoles() throws {
    var source = RandomSource(seed: 21)
    for round in 0..<3 {
      let image = Painting.flatArt(&source, width: 64, height: 48, count: 12).image()
      let trace = try ColorTracer().trace(image)
      let first = try #require(trace.layers.first)
      expect(first.path.boundingRect == CGRect(x: 0, y: 0, width: 64, height: 48), "\(round)")
      for _ in 0..<50 {
        let p = CGPoint(x: source.number(in: 0.1...63.9), y: source.number(in: 0.1...47.9))
        expect(first.path.contains(p), "\(round)")
      }
    }
  }

  @Test func cutOutShapesShareTheirArcs() throws {
    // Every segment of one shape's outline is another's backwards, or on the frame.
    var source = RandomSource(seed: 22)
    let image = Painting.flatArt(&source, width: 64, height: 48, count: 12).image()
    var tracer = ColorTracer()
    tracer.layering = .cutout
    let trace = try tracer.trace(image)
    var counts: [String: Int] = [:]
    for layer in trace.layers where layer.seamWidth == nil {
      var last = CGPoint.zero
      var start = CGPoint.zero
      layer.path.forEach { element in
        func add(_ end: CGPoint, _ controls: [CGPoint]) {
          let all = [last] + controls + [end]
          let text = "\(all)"
          let reversed = "\(Array(all.reversed()))"
          counts[min(text, reversed), default: 0] += 1
          last = end
        }
        switch element {
        case .move(let p): (last, start) = (p, p)
        case .line(let p): add(p, [])
        case .quadCurve(let p, let c): add(p, [c])
        case .curve(let p, let c1, let c2): add(p, [c1, c2])
        case .closeSubpath: last = start
        }
      }
    }
    for (segment, count) in counts where count != 2 {
      let onFrame =
        segment.contains("(0.0,") || segment.contains("64.0,") || segment.contains(" 0.0)")
        || segment.contains(" 48.0)")
      expect(onFrame, "\(segment) is there \(count) times")
    }
  }

  @Test func theSameEveryTime() throws {
    var source = RandomSource(seed: 23)
    let image = Painting.flatArt(&source, width: 80, height: 60, count: 16).image(noise: 6)
    var tracer = ColorTracer()
    tracer.findsGradients = true
    let first = try tracer.trace(image)
    for _ in 0..<3 {
      let again = try tracer.trace(image)
      expect(again.layers.map(\.path) == first.layers.map(\.path))
      expect(again.layers.map(\.fill) == first.layers.map(\.fill))
    }
  }

  @Test func theSameOnAnyNumberOfThreads() async throws {
    var source = RandomSource(seed: 27)
    let pictures = (0..<4).map { _ in
      Painting.flatArt(&source, width: 56, height: 40, count: 10).image(noise: 3)
    }
    @Sendable func trace(_ image: CGImage) throws -> [String] {
      var tracer = ColorTracer()
      tracer.layering = .cutout
      tracer.findsGradients = true
      let shapes = try tracer.trace(image).layers.map { "\($0.path) \($0.fill)" }
      return shapes + (try CenterLineTracer().trace(image).groups.map { "\($0.path)" })
    }
    let alone = try pictures.map(trace)
    for threads in [2, 8] {
      let found = try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
        for i in 0..<threads { group.addTask { (i, try trace(pictures[i % 4])) } }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      for i in 0..<threads { expect(found[i] == alone[i % 4], "\(threads) threads, \(i)") }
    }
  }

  @Test func edgesMeetWhereTheyCross() throws {
    // Three sectors of a page: their node is where they were drawn to meet.
    var source = RandomSource(seed: 29)
    for round in 0..<12 {
      let c = SIMD2(source.number(in: 18...30), source.number(in: 14...22))
      let turn = source.number(in: 0...2)
      var painting = Painting(48, 36, ground: SIMD4(0.95, 0.9, 0.8, 1))
      painting.fill(blue) { x, y in
        let (u, v) = (x - c.x, y - c.y)
        return u + turn * v < 0 && v - 0.4 * u < 0
      }
      painting.fill(SIMD4(0.9, 0.3, 0.2, 1)) { x, y in
        let (u, v) = (x - c.x, y - c.y)
        return u + turn * v < 0 && v - 0.4 * u >= 0
      }
      let graph = try ColorTracer().graph(of: ColorPlane(painting.image())).graph
      let inner = graph.nodes.filter {
        $0.corner.x > 0 && $0.corner.x < 48 && $0.corner.y > 0 && $0.corner.y < 36
      }
      expect(inner.count == 1, "round \(round)")
      let d = SIMD2<Double>(try #require(inner.first).position) - c
      let distance = (d * d).sum().squareRoot()
      expect(distance < 0.25, "round \(round): \(distance) at \(c), turn \(turn)")
    }
  }

  @Test func compressionIsNotArt() throws {
    // Ripples beside edges, as JPEG leaves them: the shapes that were there, and few others.
    var painting = Painting(96, 72)
    painting.fill(blue) { x, y in (x - 40) * (x - 40) + (y - 36) * (y - 36) < 24 * 24 }
    painting.fill(SIMD4(0.9, 0.3, 0.2, 1)) { x, y in abs(x - 76) < 12 && abs(y - 30) < 20 }
    let clean = painting.pixels
    for y in 3..<69 {
      for x in 3..<93 {
        let i = y * 96 + x
        guard
          (-3...3).contains(where: { clean[i + $0] != clean[i] || clean[i + 96 * $0] != clean[i] })
        else { continue }
        let ripple = (x * 7 + y * 13) % 5 < 2 ? 0.03 : -0.025
        painting.pixels[i] += SIMD4(ripple, ripple, -ripple, 0)
      }
    }
    let trace = try ColorTracer().trace(painting.image())
    expect(trace.faceCount <= 6, "\(trace.faceCount)")
    expect(trace.colorCount <= 5, "\(trace.colorCount)")
  }

  @Test func progressRisesAndCancels() throws {
    var source = RandomSource(seed: 24)
    let image = Painting.flatArt(&source, width: 64, height: 64, count: 10).image()
    var parts: [Double] = []
    _ = try ColorTracer().trace(image) { parts.append($0) }
    expect(parts.count > 4 && parts.allSatisfy { (0...1).contains($0) })
    for stop in 1...parts.count {
      var calls = 0
      #expect(throws: CancellationError.self) {
        _ = try ColorTracer().trace(image) { _ in
          calls += 1
          if calls == stop { throw CancellationError() }
        }
      }
    }
  }

  @Test func bordersOfSmallRegionsVanish() throws {
    // Salt on a plateau is gone, whatever its color; a shape of 30 pixels stays.
    var painting = Painting(64, 64)
    for i in 0..<20 { painting.pixels[(3 + 3 * i) * 64 + (i * 17) % 60 + 2] = SIMD4(0, 0, 0, 1) }
    painting.fill(blue) { x, y in abs(x - 32) < 3 && abs(y - 32) < 2.5 }
    let trace = try ColorTracer().trace(painting.image())
    expect(trace.faceCount == 2)
  }

  /// An area in noise is one area of its own color, though its pixels are of several that a palette tells apart.
  @Test(arguments: [5.0, 8, 12]) func noiseMakesNoBands(noise: Double) throws {
    let (pale, red) = (SIMD4(0.89, 0.92, 0.93, 1.0), SIMD4(1, 0.29, 0.28, 1.0))
    var painting = Painting(200, 180)
    painting.fill(pale) { x, y in hypot((x - 100) / 80, (y - 100) / 60) < 1 }
    painting.fill(red) { x, y in y < 40 + 12 * sin(x / 20) }
    let trace = try ColorTracer().trace(painting.image(noise: noise))
    expect(trace.faceCount <= 8 && trace.colorCount == 3, "\(trace.faceCount), \(trace.colorCount)")
    let seen = try #require(trace.layers.last { $0.path.contains(CGPoint(x: 100, y: 110)) })
    guard case .color(let color) = seen.fill, let c = color.components else {
      Issue.record("\(seen.fill)")
      return
    }
    for k in 0..<3 { expect(abs(Double(c[k]) - pale[k]) < 0.02, "\(color)") }
  }

  /// A light card on white keeps its color in a soft shadow, though its border costs more than it tells.
  @Test(arguments: [(64, 8, 0.4), (96, 8, 0.4), (120, 5, 0.25), (128, 8, 0.25)])
  func aLightCardIsNoPartOfWhitePaper(size: Int, reach: Double, darkness: Double) throws {
    let (middle, half) = (Double(size) / 2, Double(size) * 0.29)
    func away(_ x: Double, _ y: Double) -> Double {
      let (u, v) = (max(abs(x - middle) - half + 6, 0), max(abs(y - middle) - half + 6, 0))
      return (u * u + v * v).squareRoot() - 6
    }
    var painting = Painting(size, size)
    painting.paint { x, y in
      let share = min(max(away(x, y - 5) / reach, 0), 1)
      let shade = 1 - darkness * (1 + cos(.pi * share)) / 2
      return SIMD4(shade, shade, shade, 1)
    }
    painting.fill(SIMD4(0.965, 0.961, 0.957, 1)) { x, y in away(x, y) < 0 }
    let trace = try ColorTracer().trace(painting.image())
    let card = try #require(trace.layers.last { $0.path.contains(CGPoint(x: middle, y: middle)) })
    guard case .color(let color) = card.fill else {
      Issue.record("\(card.fill)")
      return
    }
    let components = try #require(color.components)
    expect(components.prefix(3).allSatisfy { abs($0 - 0.961) < 0.02 }, "\(color)")
  }
}
