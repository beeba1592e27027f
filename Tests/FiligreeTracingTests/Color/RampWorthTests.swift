import FiligreePixels
import FiligreeTestSupport
import FiligreeTracedPaint
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Gradients with opacity, soft shadows, and that looking for gradients makes no trace worse.
@Suite struct RampWorthTests {
  /// Beyond so many decibels the points by which edges are drawn here decide, and not colors.
  private static let exact = 39.0

  private func traced(_ image: CGImage, gradients: Bool = true) throws -> ColorTrace {
    var tracer = ColorTracer()
    tracer.findsGradients = gradients
    return try tracer.trace(image)
  }

  /// The distance of a point from a rounded square of a half side and a radius around the origin, negative inside.
  private func away(_ x: Double, _ y: Double, _ half: Double, _ radius: Double) -> Double {
    let (u, v) = (max(abs(x) - half + radius, 0), max(abs(y) - half + radius, 0))
    return (u * u + v * v).squareRoot() - radius
  }

  /// The signal-to-noise ratio in decibels between a picture and its trace, both on white and on black.
  private func decibels(_ trace: ColorTrace, _ image: CGImage) -> Double {
    TraceSampling(trace).decibels(against: image)
  }

  @Test func opacityThatFallsFromACenter() throws {
    // From black at 50 % to nothing, on nothing.
    var painting = Painting(96, 96, ground: .zero)
    painting.paint { x, y in
      let r = ((x - 48) * (x - 48) + (y - 44) * (y - 44)).squareRoot()
      return r < 36 ? SIMD4(0, 0, 0, 0.5 * (1 - r / 36)) : nil
    }
    let trace = try traced(painting.image(hasAlpha: true))
    expect(trace.layers.count == 1)
    guard case .radial(let stops, let center, let radius) = try #require(trace.layers.first).fill
    else {
      Issue.record("\(trace.layers.map(\.fill))")
      return
    }
    expect(abs(center.x - 48) < 0.3 && abs(center.y - 44) < 0.3, "\(center)")
    // Where the opacity comes to nothing the ramp ends.
    expect(abs(radius - 36) < 0.1, "\(radius)")
    expect(abs((stops.first?.color.alpha ?? 0) - 0.5) < 0.012)
    expect((stops.last?.color.alpha ?? 1) < 0.012)
    // A circle, and no page around it.
    expect(trace.segmentCount <= 8)
    let box = try #require(trace.layers.first).path.boundingRect
    expect(abs(box.width - 72) < 8 && abs(box.height - 72) < 8, "\(box)")
  }

  /// A border that is hardly seen is a smooth curve in large pictures as well, and those that are seen stay as exact as they are.
  @Test func outlinesOfWhatFadesAreSmooth() throws {
    let (size, c, r) = (256, 128.0, 102.4)
    var painting = Painting(size, size, ground: .zero)
    painting.paint { x, y in
      let t = ((x - c) * (x - c) + (y - 200) * (y - 200) * 12).squareRoot() / r
      return t < 1 ? SIMD4(0, 0, 0, 0.6 * (1 - t)) : nil
    }
    painting.paint { x, y in
      away(x - c, y - 110, 72, 15) < 0 ? SIMD4(0.95, 0.8, 0.2, 1) : nil
    }
    let trace = try traced(painting.image(hasAlpha: true))
    let card = try #require(trace.layers.first { if case .color = $0.fill { true } else { false } })
    expect(trace.segmentCount <= 60, "\(trace.segmentCount)")
    // Four sides and four corners.
    let segments = card.path.storage.verbs.count { $0 == .line || $0 == .cubic }
    expect(segments <= 8, "\(card.path.svg)")
  }

  @Test func colorsThatFade() throws {
    // Red at 90 % to yellow at 30 %, each component by itself, as SVG has it.
    let (a, b) = (SIMD4(0.88, 0.1, 0.14, 0.9), SIMD4(0.96, 0.83, 0.18, 0.3))
    var painting = Painting(120, 60, ground: .zero)
    painting.paint { x, y in
      abs(x - 60) < 50 && abs(y - 30) < 20 ? a + (b - a) * ((x - 10) / 100) : nil
    }
    let trace = try traced(painting.image(hasAlpha: true))
    guard case .linear(let stops, let start, let end) = try #require(trace.layers.first).fill else {
      Issue.record("\(trace.layers.map(\.fill))")
      return
    }
    expect(trace.layers.count == 1 && trace.segmentCount <= 4)
    // Where the picture's gradient begins and ends the trace has its colors.
    for (x, expected) in [(10.0, a), (60, (a + b) / 2), (110, b)] {
      let found = TraceSampling.color(stops, (x - start.x) / (end.x - start.x))
      for k in 0..<4 {
        expect(abs(found[k] - expected[k]) < 3.0 / 255, "at \(x): \(found), not \(expected)")
      }
    }
  }

  @Test func ovalRamps() throws {
    var painting = Painting(128, 128)
    painting.paint { x, y in
      let r = ((x - 60) * (x - 60) / 9 + (y - 70) * (y - 70)).squareRoot() / 18
      return SIMD4(0.2 + 0.7 * min(r, 1), 0.3 + 0.5 * min(r, 1), 0.8, 1)
    }
    let image = painting.image()
    let trace = try traced(image)
    expect(
      trace.layers.contains { if case .elliptical = $0.fill { true } else { false } },
      "\(trace.layers.map(\.fill))")
    expect(decibels(trace, image) > 45)
  }

  /// A rounded square on a shadow that falls off like a bell.
  private func card(_ size: Int, ground: SIMD4<Double>) -> CGImage {
    var painting = Painting(size, size, ground: ground)
    let unit = Double(size) / 64
    painting.paint(samples: 2) { x, y in
      let outside = max(away(x / unit - 32, y / unit - 35, 12, 9), 0)
      return SIMD4(0, 0, 0, 0.3 * (1 + cos(.pi * min(outside / 14, 1))))
    }
    painting.paint { x, y in
      away(x / unit - 32, y / unit - 30, 15, 7) < 0 ? SIMD4(1, 0.55, 0, 1) : nil
    }
    return painting.image(hasAlpha: ground.w < 1)
  }

  @Test(arguments: [96, 160], [SIMD4<Double>.zero, SIMD4(1, 1, 1, 1)])
  func softShadows(_ size: Int, _ ground: SIMD4<Double>) throws {
    let image = card(size, ground: ground)
    let trace = try traced(image)
    let plain = try traced(image, gradients: false)
    let (own, other) = (decibels(trace, image), decibels(plain, image))
    expect(own > 37 && own > min(other, Self.exact) - 0.1, "\(own) dB, \(other) without")
    expect(trace.segmentCount < 240, "\(trace.segmentCount), \(plain.segmentCount) without")
  }

  @Test func noPageIsAnInvisibleRamp() throws {
    for ground in [SIMD4<Double>.zero, SIMD4(1, 1, 1, 1)] {
      for layer in try traced(card(128, ground: ground)).layers {
        if case .color = layer.fill { continue }
        let box = layer.path.boundingRect
        expect(box.width * box.height < 0.75 * 128 * 128, "\(layer.fill)")
      }
    }
  }

  @Test func flatArtStaysTheSame() throws {
    var source = RandomSource(seed: 47)
    for round in 0..<6 {
      let painting = Painting.flatArt(
        &source, width: 60 + 20 * round, height: 90, count: 4 + round)
      let image = painting.image(noise: round % 3 == 2 ? 2 : 0)
      let (trace, plain) = (try traced(image), try traced(image, gradients: false))
      expect(trace.layers.map(\.fill) == plain.layers.map(\.fill), "round \(round)")
      expect(trace.layers.map(\.path.svg) == plain.layers.map(\.path.svg), "round \(round)")
    }
  }

  /// Rounded squares in one color, and in linear and circular gradients.
  private func shades(_ source: inout RandomSource, sizes: Range<Int> = 40..<100) -> CGImage {
    let size = sizes.lowerBound + Int.random(in: 0..<sizes.count, using: &source)
    let hasAlpha = Int.random(in: 0..<3, using: &source) == 0
    var painting = Painting(size, size, ground: hasAlpha ? .zero : SIMD4(1, 1, 1, 1))
    func color() -> SIMD4<Double> {
      SIMD4(
        source.number(in: 0...1), source.number(in: 0...1), source.number(in: 0...1),
        Int.random(in: 0..<3, using: &source) == 0 ? 0.2 + 0.8 * source.number(in: 0...1) : 1)
    }
    for _ in 0...Int.random(in: 0..<4, using: &source) {
      let (a, b, kind) = (color(), color(), Int.random(in: 0..<3, using: &source))
      let (cx, cy) = (
        Double(size) * source.number(in: 0...1), Double(size) * source.number(in: 0...1)
      )
      let reach = Double(size) * (0.15 + 0.3 * source.number(in: 0...1))
      let turn = 6.28 * source.number(in: 0...1)
      let d = SIMD2(cos(turn), sin(turn))
      painting.paint { x, y in
        guard away(x - cx, y - cy, reach, reach / 3) < 0 else { return nil }
        let t =
          kind == 0
          ? 0
          : kind == 1
            ? 0.5 + ((x - cx) * d.x + (y - cy) * d.y) / (2 * reach)
            : ((x - cx) * (x - cx) + (y - cy) * (y - cy)).squareRoot() / (1.5 * reach)
        return a + (b - a) * min(max(t, 0), 1)
      }
    }
    return painting.image(hasAlpha: hasAlpha)
  }

  @Test func neverWorse() throws {
    var source = RandomSource(seed: 61)
    for round in 0..<12 {
      let image = shades(&source)
      let (trace, plain) = (try traced(image), try traced(image, gradients: false))
      let (own, other) = (decibels(trace, image), decibels(plain, image))
      expect(
        own > min(other, Self.exact) - 0.1,
        "round \(round), \(image.width) pixels: \(own) dB, \(other) without; \(trace.segmentCount) segments, \(plain.segmentCount) without"
      )
    }
  }

  /// Without gradients where the drawing would be farther from the picture with them, or more complicated and hardly nearer.
  @Test func gradientsThatDoNotPayAreLeftOut() throws {
    var source = RandomSource(seed: 62)
    var counts = (kept: 0, leftOut: 0)
    // Of such small pictures one in sixty is drawn better without gradients, and the 57th is the first.
    for round in 0..<72 {
      let image = shades(&source, sizes: 16..<32)
      guard round >= 50 else { continue }
      let (trace, plain) = (try traced(image), try traced(image, gradients: false))
      var tracer = ColorTracer()
      expect(
        try isSame(tracer.traceWithGradientsIfBetter(image), plain), "not asked for, round \(round)"
      )
      guard !isSame(trace, plain) else { continue }
      tracer.findsGradients = true
      let chosen = try tracer.traceWithGradientsIfBetter(image)
      let (own, other) = (decibels(trace, image), decibels(plain, image))
      let isKept = isSame(chosen, trace)
      expect(isKept || isSame(chosen, plain), "round \(round)")
      if isKept { counts.kept += 1 } else { counts.leftOut += 1 }
      // The points by which edges are drawn here are not the rasterizer's.
      let isSimple = trace.segmentCount <= plain.segmentCount
      expect(
        isKept || !isSimple || own < other + 0.1, "round \(round): \(own) dB, \(other) without")
      expect(
        !isKept || own > min(other, Self.exact) - 0.1 + (isSimple ? 0 : 0.1),
        "round \(round): \(own) dB with \(trace.segmentCount) segments, \(other) with \(plain.segmentCount)"
      )
    }
    expect(counts.kept > 3 && counts.leftOut > 1, "\(counts)")
  }

  private func isSame(_ a: ColorTrace, _ b: ColorTrace) -> Bool {
    a.layers.map(\.fill) == b.layers.map(\.fill)
      && a.layers.map(\.path.svg) == b.layers.map(\.path.svg)
  }

  /// Whether gradients pay is asked of the picture's own colors, and of all its shapes.
  @Test func whatIsRecoloredOrLeftOutDoesNotCount() throws {
    let orange = SIMD4(1, 0.55, 0, 1)
    let image = image(
      72,
      [
        Plate(center: SIMD2(44, 44), half: 20) { SIMD4(0.1, $0.y / 80, 0.9 - $0.y / 80, 1) },
        Plate(center: SIMD2(18, 18), half: 12) { _ in orange },
      ])
    var tracer = ColorTracer()
    tracer.findsGradients = true
    tracer.recolorings = [
      .init(
        CGColor(red: orange.x, green: orange.y, blue: orange.z, alpha: 1),
        to: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    ]
    for drops in [false, true] {
      tracer.dropsBackground = drops
      let trace = try tracer.traceWithGradientsIfBetter(image)
      expect(isSame(trace, try tracer.trace(image)))
      expect(
        trace.layers.contains { if case .linear = $0.fill { true } else { false } },
        "\(trace.layers.map(\.fill))")
    }
  }

  @Test func bothTracesTellHowFarTheyAre() throws {
    // Of so small a part pixels alone do not tell whether it is better.
    let plate = Plate(center: SIMD2(40, 50), half: 16) {
      SIMD4(0.1, $0.y / 80, 0.9 - $0.y / 80, 1)
    }
    let image = image(120, [plate])
    var tracer = ColorTracer()
    tracer.findsGradients = true
    var shares: [Double] = []
    _ = try tracer.traceWithGradientsIfBetter(image) { shares.append($0) }
    expect(shares == shares.sorted() && shares.contains { $0 < 0.5 })
    expect(shares.allSatisfy { (0...1).contains($0) } && shares.contains { $0 > 0.9 }, "\(shares)")
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try tracer.traceWithGradientsIfBetter(image) { if $0 > 0.6 { throw Stop() } }
    }
    let empty = CGImage(width: 0, height: 0, components: 4, depth: 8, bytes: [])
    #expect(throws: TracerError.emptyPicture) { try tracer.traceWithGradientsIfBetter(empty) }
  }

  /// A rounded square, and the color at each point of it.
  private struct Plate {
    var (center, half): (SIMD2<Double>, Double)
    var color: (SIMD2<Double>) -> SIMD4<Double>
  }

  private func image(_ size: Int, _ plates: [Plate]) -> CGImage {
    var painting = Painting(size, size)
    for plate in plates {
      painting.paint { x, y in
        away(x - plate.center.x, y - plate.center.y, plate.half, plate.half / 3) < 0
          ? plate.color(SIMD2(x, y)) : nil
      }
    }
    return painting.image()
  }

  /// A plain plate beneath a gradient keeps its outline, and what is gained in the gradient is not lost beside it.
  @Test func plainShapesBesideGradientsStay() throws {
    let (from, to) = (SIMD4(0.07, 0.08, 0.77, 1), SIMD4(0, 0, 0.79, 1))
    let image = image(
      58,
      [
        Plate(center: SIMD2(43.2, 43.4), half: 18.2) { _ in SIMD4(0.85, 0.08, 0.34, 1) },
        Plate(center: SIMD2(43.4, 19.8), half: 19.9) { p in
          let t = 0.5 + ((p.x - 43.4) * 0.843 + (p.y - 19.8) * 0.538) / 39.8
          return from + (to - from) * min(max(t, 0), 1)
        },
      ])
    let (trace, plain) = (try traced(image), try traced(image, gradients: false))
    let (own, other) = (decibels(trace, image), decibels(plain, image))
    expect(trace.layers.contains { if case .linear = $0.fill { true } else { false } })
    expect(
      own > other + 1 && trace.segmentCount <= plain.segmentCount, "\(own) dB, \(other) without")
  }

  /// A gradient in a square of ten pixels, whose edge is a third of it.
  @Test func smallGradientsAreNoWorse() throws {
    let (from, to) = (SIMD4(0.47, 0.01, 0.33, 1), SIMD4(0.27, 0.05, 0.3, 1))
    let image = image(
      44,
      [
        Plate(center: SIMD2(21.5, 39.5), half: 5.2) { p in
          let t = 0.5 + ((p.x - 21.5) * 0.943 + (p.y - 39.5) * 0.333) / 10.4
          return from + (to - from) * min(max(t, 0), 1)
        },
        Plate(center: SIMD2(38.2, 18.7), half: 11.4) { _ in SIMD4(0.56, 0.28, 0.39, 1) },
      ])
    let (trace, plain) = (try traced(image), try traced(image, gradients: false))
    let (own, other) = (decibels(trace, image), decibels(plain, image))
    expect(own > other - 0.1, "\(own) dB, \(other) without")
  }

  /// The edges between gradients become no slivers, though without the gradients there are so many colors that pixels are taken for no
  /// mixtures.
  @Test func edgesBetweenGradientsAreClean() throws {
    func mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double) -> SIMD4<Double> {
      a + (b - a) * min(max(t, 0), 1)
    }
    let (w, h) = (240, 180)
    var painting = Painting(w, h)
    painting.paint(samples: 2) { _, y in
      mix(SIMD4(0.35, 0.61, 0.95, 1), SIMD4(0.8, 0.84, 0.88, 1), y / 140)
    }
    painting.paint { x, y in
      let r = hypot(x - 165, y - 62)
      return r < 38 ? mix(SIMD4(1, 0.95, 0.75, 1), SIMD4(0.9, 0.6, 0.17, 1), r / 38) : nil
    }
    painting.paint { x, y in
      y > 120 + 18 * sin(x * .pi / 120)
        ? mix(SIMD4(0.5, 0.73, 0.37, 1), SIMD4(0.13, 0.35, 0.26, 1), (y - 100) / 80) : nil
    }
    let small = painting.image()
    let n = small.componentsPerPixel
    var bytes: [UInt8] = []
    for y in 0..<(2 * h) {
      for x in 0..<(2 * w) {
        let i = (y / 2 * w + x / 2) * n
        bytes += small.bytes[i..<(i + n)]
      }
    }
    let image = CGImage(width: 2 * w, height: 2 * h, components: n, depth: 8, bytes: bytes)
    let (trace, plain) = (try traced(image), try traced(image, gradients: false))
    expect(
      trace.segmentCount < 300 && trace.segmentCount < plain.segmentCount,
      "\(trace.segmentCount), \(plain.segmentCount) without")
  }
}
