import CFiligreeRaster
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// The inner loops for wide registers do what their twins in Swift do, to the last bit.
///
/// Where a processor lacks the registers, the twins are compared with themselves. Tests of other suites
/// may run with any of the variants meanwhile, which makes no difference to them.
@Suite(.serialized)
struct WideKernelTests {
  /// What `body` gives without wide registers, with AVX2 and with AVX-512.
  private func variants<T>(_ body: () throws -> T) rethrows -> [T] {
    defer { filigree_raster_set_level(-1) }
    return try (0...2).map { level in
      filigree_raster_set_level(Int32(level))
      return try body()
    }
  }

  private func expectAlike<T: Equatable>(
    _ comment: @autoclosure () -> String, _ body: () throws -> T
  ) rethrows {
    let results = try variants(body)
    expect(results[1] == results[0], "AVX2, \(comment())")
    expect(results[2] == results[0], "AVX-512, \(comment())")
  }

  /// What C takes for its own structures.
  @Test func layouts() {
    expect(MemoryLayout<Span>.size == MemoryLayout<filigree_span>.size)
    expect(MemoryLayout<Span>.stride == 12)
    expect(MemoryLayout<Span>.offset(of: \.end) == 4)
    expect(MemoryLayout<Span>.offset(of: \.mask) == 8)
    expect(MemoryLayout<Edge>.size == MemoryLayout<filigree_edge>.size)
    expect(MemoryLayout<Edge>.stride == 16)
    expect(
      [\Edge.x0, \Edge.y0, \Edge.x1, \Edge.y1].map { MemoryLayout<Edge>.offset(of: $0) }
        == [0, 4, 8, 12])
    typealias Segment = GradientRamp.Segment
    expect(MemoryLayout<Segment>.stride == 48 * 4)
    let offsets = [
      MemoryLayout<Segment>.offset(of: \.low), MemoryLayout<Segment>.offset(of: \.high),
      MemoryLayout<Segment>.offset(of: \.start), MemoryLayout<Segment>.offset(of: \.scale),
      MemoryLayout<Segment>.offset(of: \.red), MemoryLayout<Segment>.offset(of: \.green),
      MemoryLayout<Segment>.offset(of: \.blue), MemoryLayout<Segment>.offset(of: \.alpha),
    ]
    expect(offsets == [0, 16, 32, 48, 64, 96, 128, 160])
  }

  /// From every place within a line of the cache, and nothing beside the rows.
  @Test func streamedBackgroundsAreAlike() {
    for (width, rows, first) in [
      (0, 2, 3), (1, 1, 5), (15, 3, 1), (16, 1, 0), (70, 3, 9), (200, 2, 15),
    ] {
      expectAlike("\(width) × \(rows) from \(first)") {
        let stride = width + 7
        var pixels = [Pixel](repeating: 5, count: first + rows * stride + 16)
        pixels.withUnsafeMutableBufferPointer {
          guard let base = $0.baseAddress else { return }
          BlendKernels.stream(
            base + first, width: width, rows: rows, stride: stride, to: 0x1234_5678)
        }
        expect(pixels.filter { $0 == 0x1234_5678 }.count == width * rows)
        return pixels
      }
    }
  }

  @Test(arguments: UInt64(1)...30)
  func scenesAreAlike(seed: UInt64) throws {
    var scene = RandomScene(seed: seed, size: seed % 3 == 0 ? 600 : 80)
    let list = scene.make(commands: 14)
    try expectAlike("seed \(seed)") { try Rasterizer(threads: 1).render(list).bytes }
  }

  /// Edges of any slope, upright ones and long ones, within the band and beyond it; any number of them.
  @Test(arguments: UInt64(1)...60)
  func edgesAreAlike(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let (width, height) = (random.integer(1...1200), [4, 16, 64][random.integer(0...2)])
    let top = height * random.integer(0...2)
    let reach = [256, 2000, 40_000][random.integer(0...2)]
    var edges: [Edge] = []
    while edges.count < random.integer(1...40) {
      func near(_ value: Int, below limit: Int) -> Int32 {
        Int32(max(0, min(value + random.integer(-reach...reach), limit * 256)))
      }
      let (x, y) = (random.integer(0...width * 256), random.integer(0...3 * height * 256))
      var edge = Edge(
        x0: Int32(x), y0: Int32(y), x1: near(x, below: width), y1: near(y, below: 3 * height))
      switch random.integer(0...5) {
      case 0: edge.x1 = edge.x0
      case 1: edge.y1 = edge.y0 + (edge.y0 == 0 ? 1 : -1)
      // From border to border.
      case 2: (edge.x0, edge.y0) = (edge.x0 & ~255, edge.y0 & ~255)
      default: break
      }
      if edge.y0 != edge.y1 { edges.append(edge) }
    }
    expectAlike("seed \(seed), \(edges)") {
      let cells = CellBuffer(width: width, height: height)
      defer {
        cells.cells.update(repeating: 0, count: cells.stride * height)
        cells.words.update(repeating: 0, count: cells.wordStride * height)
        cells.deallocate()
      }
      return edges.withUnsafeBufferPointer { edges -> [Int] in
        guard let first = edges.baseAddress else { return [] }
        let band = Int32(top / height)
        cells.add(
          EdgeSet(
            edges: first, offsets: nil, count: Int32(edges.count), firstBand: band, bandCount: 1,
            firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: 0, area: 0),
          band: band, top: Int32(top))
        return (0..<cells.stride * height).map { Int(cells.cells[$0]) }
          + (0..<cells.wordStride * height).map { Int(bitPattern: UInt(cells.words[$0])) }
      }
    }
  }

  /// Pixels as premultiplied colors are: no byte above the last.
  private func pixels(_ random: inout RandomSource, _ count: Int) -> [Pixel] {
    (0..<count).map { _ in
      let alpha = random.chance(0.3) ? 255 : random.integer(0...255)
      let rgb = (0..<3).map { _ in Pixel(random.integer(0...alpha)) }
      return rgb[0] | rgb[1] << 8 | rgb[2] << 16 | Pixel(alpha) << 24
    }
  }

  /// Of any length, with any coverage, and nothing beyond their ends.
  @Test(arguments: UInt64(1)...60)
  func runsOfPixelsAreAlike(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let count = random.integer(0...70)
    let under = pixels(&random, count + 40)
    let colors = pixels(&random, count + 40)
    let masks = (0..<count + 40).map { _ in UInt8(random.integer(0...255)) }
    let coverage = UInt8(random.chance(0.3) ? 255 : random.integer(1...254))
    expectAlike("seed \(seed), \(count) pixels") {
      var (even, masked) = (under, under)
      BlendKernels.over(&even, count, with: colors, coverage: coverage)
      BlendKernels.over(&masked, count, with: colors, masks: masks)
      return [even, masked]
    }
    let solid = pixels(&random, 3) + [0xFF20_4060]
    let spans = [
      Span(start: 2, end: 2 + Int32(count) / 3, coverage: coverage),
      Span(start: 2 + Int32(count) / 3, end: 2 + Int32(count) / 2, maskOffset: 5),
      Span(start: 4 + Int32(count) / 2, end: 4 + Int32(count), coverage: 255),
    ]
    expectAlike("seed \(seed), one color in spans") {
      solid.map { color in
        var line = under
        spans.withUnsafeBufferPointer { spans in
          masks.withUnsafeBufferPointer { masks in
            guard let first = spans.baseAddress, let mask = masks.baseAddress else { return }
            SpanPainter.paint(
              SpanRow(spans: first, count: spans.count, masks: mask), with: color, into: &line)
          }
        }
        return line
      }
    }
  }

  /// With any number of stops, hard edges, steep and flat, near and far away.
  @Test(arguments: UInt64(1)...60)
  func gradientsAreAlike(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let stops = (0..<random.integer(1...7)).map { _ in
      GradientStop(
        color: .rgb(
          random.number(in: 0...1), random.number(in: 0...1), random.number(in: 0...1),
          random.chance(0.5) ? 1 : random.number(in: 0...1)),
        location: CGFloat(random.integer(0...5)) / 5)
    }
    let far = seed % 7 == 0 ? 1e7 : 1
    let center = CGPoint(
      x: random.number(in: -50...150) * far, y: random.number(in: -50...90) * far)
    let paints: [Paint] = [
      .linearGradient(
        LinearGradientPaint(
          stops: stops, startPoint: center, endPoint: random.point(-50, 150))),
      .radialGradient(
        RadialGradientPaint(
          stops: stops, startCenter: center, startRadius: random.chance(0.5) ? 0 : 9,
          endCenter: center, endRadius: random.number(in: 1...150) * far)),
    ]
    let (left, right) = (random.number(in: 0...30), random.number(in: 31...120))
    for paint in paints {
      let list = drawing(120, 9) {
        $0.opacity = seed % 2 == 0 ? 1 : 0.7
        $0.fill(Path(box: left, 0.3, right, 8.2), with: paint)
      }
      try expectAlike("seed \(seed), \(paint)") {
        try Rasterizer(threads: 1, background: .white).render(list).bytes
      }
    }
  }
}
