import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Soft photos are traced by means of pixels, and curves in photos are nearer to sharper edges.
@Suite struct SoftnessTests {
  /// Smooth hills of many colors, with gradients of `steepness` times 0 to about 2 levels a pixel.
  private func hills(_ width: Int, _ height: Int, steepness: Double) -> Painting {
    var painting = Painting(width, height)
    let k = steepness * 0.009
    for y in 0..<height {
      for x in 0..<width {
        let (u, v) = (Double(x) * k, Double(y) * k)
        painting.pixels[y * width + x] = SIMD4(
          0.5 + 0.4 * sin(2 * u + v), 0.5 + 0.4 * cos(2 * v - u), 0.5 + 0.3 * sin(u + 2 * v), 1)
      }
    }
    return painting
  }

  private func scan(_ image: CGImage) -> SoftnessScan {
    ColorPlane(image).withView { SoftnessScan($0) }
  }

  /// A gray that rises and falls by `slope` levels a pixel.
  private func zigzag(_ slope: Int, width: Int = 600, height: Int = 64) -> CGImage {
    let period = 200 / slope
    return CGImage(
      width: width, height: height, components: 3, depth: 8,
      bytes: (0..<(width * height * 3)).map { i in
        let x = i / 3 % width % (2 * period)
        return UInt8(20 + slope * min(x, 2 * period - x))
      })
  }

  @Test func costsAreThoseOfSteps() {
    for slope in 1...6 {
      let found = scan(zigzag(slope))
      let square = Float(slope * slope)
      // 3/12 and 8/12 of the slope's square; at the turns it is the same.
      expect(abs(found.costs[0] - square / 4) < 0.001, "slope \(slope): \(found.costs)")
      expect(abs(found.costs[1] - square * 2 / 3) < 0.001, "slope \(slope): \(found.costs)")
      expect(found.sharpShare == 0 && found.variedShare > 0.9)
      expect(found.scale == [3, 3, 2, 1, 1, 1][slope - 1])
    }
    for (w, h) in [(1, 1), (1, 40), (40, 1), (2, 2), (8, 9), (9, 9), (20_000, 2)] {
      expect(scan(Painting(w, h).image(noise: 100)).scale == 1, "\(w) × \(h)")
    }
    // More bytes in a row than a sum of 32 bits can hold.
    expect(scan(zigzag(2, width: 100_000, height: 2)).scale == 3)
  }

  @Test func sharpLinesAndFlatArtKeepTheirPixels() {
    var source = RandomSource(seed: 91)
    expect(scan(hills(600, 400, steepness: 1).image()).scale == 3)
    var lined = hills(600, 400, steepness: 1)
    lined.line(from: SIMD2(300, 200), to: SIMD2(310, 230), width: 1.5)
    expect(scan(lined.image()).scale == 1)
    let shapes = Painting.flatArt(&source, width: 300, height: 200, count: 3)
    expect(scan(shapes.image()).scale == 1)
    expect(scan(Painting(300, 200).image()).scale == 1)
    expect(scan(Painting.leaves(&source, width: 300, height: 200).image()).scale == 1)
  }

  /// The trace rendered by the project's own renderer, and its error in dB.
  private func fidelity(_ trace: ColorTrace, _ image: CGImage) throws -> Double {
    let page = CGRect(x: 0, y: 0, width: trace.width, height: trace.height)
    var recorder = DisplayListRecorder(bounds: page)
    for layer in trace.layers {
      guard case .color(let color) = layer.fill else { continue }
      if let width = layer.seamWidth {
        recorder.stroke(
          layer.path, with: .color(color), style: StrokeStyle(lineWidth: width, lineJoin: .round))
      } else {
        recorder.fill(layer.path, with: .color(color))
      }
    }
    let drawn = try #require(try Rasterizer().render(recorder.finish()).dataProvider?.data)
    var sum = 0.0
    for i in 0..<(trace.width * trace.height) {
      for c in 0..<3 {
        let d = Double(drawn[4 * i + c]) - Double(image.bytes[3 * i + c])
        sum += d * d
      }
    }
    return 10 * log10(65025 / (sum / Double(3 * trace.width * trace.height)))
  }

  @Test func softPhotosAreTracedByMeans() throws {
    let (w, h) = (401, 302)
    let image = hills(w, h, steepness: 1.5).image()
    var tracer = ColorTracer()
    let pixels = try tracer.trace(image)
    tracer.fewestNoisyPixels = 1
    let found = try tracer.graph(of: ColorPlane(image))
    expect(found.kind == .photo && found.graph.scale > 1, "\(scan(image).costs)")
    let means = try tracer.trace(image)
    expect(means.width == w && means.height == h)
    let (a, b) = (try fidelity(pixels, image), try fidelity(means, image))
    expect(b > a - 0.3, "\(a) dB by pixels, \(b) dB by means")
    // Whoever asks for what is finer gets it, and letters do.
    tracer.tolerance = 0.3
    expect(try tracer.graph(of: ColorPlane(image)).graph.scale == 1)
    tracer.tolerance = nil
    var lettered = hills(w, h, steepness: 1.5)
    lettered.line(from: SIMD2(100, 100), to: SIMD2(110, 140), width: 3)
    expect(try tracer.graph(of: ColorPlane(lettered.image())).graph.scale == 1)
  }

  @Test func slackGoesByContrast() {
    var graph = ArcGraph(labels: [0, 1], sizes: [1, 1], width: 2, height: 1)
    let arc = ArcGraph.Arc(
      start: -1, end: -1, left: 0, right: 1, points: 0..<0, cracks: 0, sweep: 0)
    graph.arcs = [arc]
    func slack(_ contrast: Float, isPhoto: Bool = true) -> Float {
      ArcFitting(
        tolerance: 1, cornerAngle: 25, style: .smooth, isPhoto: isPhoto,
        colors: [SIMD4(10, 20, 30, 255), SIMD4(10, 20 + contrast, 30, 255)]
      ).slack(graph, arc)
    }
    expect(slack(80) == 1 && slack(40) == 2 && slack(160) == 0.5)
    expect(slack(240) == 0.4 && slack(4) == 3 && slack(0) == 3)
    expect(slack(4, isPhoto: false) == 1)
    let plain = ArcFitting(tolerance: 1, cornerAngle: 25, style: .smooth, isPhoto: true)
    expect(plain.slack(graph, arc) == 1)
    let frame = ArcGraph.Arc(
      start: -1, end: -1, left: 0, right: -1, points: 0..<0, cracks: 0, sweep: 0)
    var fitting = plain
    fitting.colors = [.zero, .zero]
    expect(fitting.slack(graph, frame) == 1)
  }

  @Test func slackMakesPhotosNearerWithFewerCurves() throws {
    var source = RandomSource(seed: 92)
    let image = Painting.leaves(&source, width: 240, height: 180).image(noise: 3)
    let tracer = ColorTracer()
    let (graph, colors, kind) = try tracer.graph(of: ColorPlane(image))
    expect(kind == .photo)
    func trace(_ tolerance: Double, _ slackColors: [SIMD4<Float>]) throws -> ColorTrace {
      let fitting = ArcFitting(
        tolerance: tolerance, cornerAngle: 25, style: .smooth, isPhoto: true, colors: slackColors,
        mostPointsForFewest: 0)
      var builder = LayerBuilder(
        graph, try fitting.curves(of: graph) { _ in }, colors, layering: .stacked)
      return ColorTrace(
        width: graph.width, height: graph.height, layers: builder.layers(), faceCount: 0,
        colorCount: 0)
    }
    let slack = try trace(0.6, colors.means)
    let plain = try trace(0.6, [])
    let (a, b) = (try fidelity(plain, image), try fidelity(slack, image))
    expect(slack.segmentCount < plain.segmentCount, "\(slack.segmentCount) \(plain.segmentCount)")
    expect(b > a, "\(plain.segmentCount): \(a) dB, \(slack.segmentCount): \(b) dB")
  }
}
