import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Shapes side by side hide what is behind them: rendered on magenta and on green, with each layer's
/// edge blended with what is beneath, opaque pictures look the same.
@Suite struct SeamTests {
  private static let samples = 4

  /// The picture on two grounds: each layer's coverage of each pixel by 4 × 4 points, and blended.
  private func draw(
    _ trace: ColorTrace, on ground: SIMD3<Double>, and other: SIMD3<Double>
  ) -> (one: [SIMD3<Double>], other: [SIMD3<Double>]) {
    let (w, h, n) = (trace.width, trace.height, Self.samples)
    var pixels = [SIMD3<Double>](repeating: ground, count: w * h)
    var others = [SIMD3<Double>](repeating: other, count: w * h)
    for layer in trace.layers {
      guard case .color(let color) = layer.fill, let c = color.components else { continue }
      let style = StrokeStyle(
        lineWidth: layer.seamWidth ?? 0, lineCap: layer.isRound ? .round : .butt,
        lineJoin: .round)
      let path = layer.seamWidth == nil ? layer.path : layer.path.strokedPath(style)
      let box = path.boundingRect
      for y in max(Int(box.minY), 0)..<min(Int(box.maxY) + 1, h) {
        for x in max(Int(box.minX), 0)..<min(Int(box.maxX) + 1, w) {
          var count = 0
          for i in 0..<(n * n) {
            let p = CGPoint(
              x: CGFloat(x) + (CGFloat(i % n) + 0.5) / CGFloat(n),
              y: CGFloat(y) + (CGFloat(i / n) + 0.5) / CGFloat(n))
            if path.contains(p) { count += 1 }
          }
          let share = Double(count) / Double(n * n)
          let color = SIMD3(Double(c[0]), Double(c[1]), Double(c[2]))
          pixels[y * w + x] += (color - pixels[y * w + x]) * share
          others[y * w + x] += (color - others[y * w + x]) * share
        }
      }
    }
    return (pixels, others)
  }

  @Test(arguments: [ColorTracer.Layering.stacked, .cutout])
  func magentaBehindIsNotSeen(_ layering: ColorTracer.Layering) throws {
    var source = RandomSource(seed: 61)
    for round in 0..<2 {
      let painting = Painting.flatArt(&source, width: 40, height: 30, count: 9)
      var tracer = ColorTracer()
      tracer.layering = layering
      tracer.closesSeams = true
      let trace = try tracer.trace(painting.image())
      let (magenta, green) = draw(trace, on: SIMD3(1, 0, 1), and: SIMD3(0, 1, 0))
      for i in magenta.indices {
        let d = magenta[i] - green[i]
        let most = max(d.max(), -d.min())
        expect(most < 0.008, "round \(round), pixel \(i % 40), \(i / 40): \(most)")
      }
    }
  }

  @Test func withoutTheLinesBeneathSeamsAreSeen() throws {
    // The test itself: shapes alone let a quarter of the ground through.
    var source = RandomSource(seed: 61)
    var tracer = ColorTracer()
    tracer.layering = .cutout
    let trace = try tracer.trace(
      Painting.flatArt(&source, width: 40, height: 30, count: 9).image())
    expect(trace.layers.allSatisfy { $0.seamWidth == nil })
    let (magenta, green) = draw(trace, on: SIMD3(1, 0, 1), and: SIMD3(0, 1, 0))
    expect(zip(magenta, green).contains { ($0 - $1).max() > 0.15 })
  }

  /// The layers on a ground, drawn by the project's own renderer: RGBA, 0…255.
  private func render(
    _ trace: ColorTrace, on ground: CGColor, _ isDrawn: (ColorTrace.Layer) -> Bool
  ) throws -> [UInt8] {
    let page = CGRect(x: 0, y: 0, width: trace.width, height: trace.height)
    var recorder = DisplayListRecorder(bounds: page)
    recorder.fill(Path(page), with: .color(ground))
    for layer in trace.layers where isDrawn(layer) {
      guard case .color(let color) = layer.fill else { continue }
      if let width = layer.seamWidth {
        let style = StrokeStyle(
          lineWidth: width, lineCap: layer.isRound ? .round : .butt, lineJoin: .round)
        recorder.stroke(layer.path, with: .color(color), style: style)
      } else {
        recorder.fill(layer.path, with: .color(color))
      }
    }
    return try #require(try Rasterizer().render(recorder.finish()).dataProvider?.data).map { $0 }
  }

  /// The change of each pixel with the ground.
  private func seen(
    _ trace: ColorTrace, _ isDrawn: (ColorTrace.Layer) -> Bool = { _ in true }
  ) throws -> [Int] {
    let magenta = CGColor(srgbRed: 1, green: 0, blue: 1, alpha: 1)
    let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    let a = try render(trace, on: magenta, isDrawn)
    let b = try render(trace, on: green, isDrawn)
    return stride(from: 0, to: a.count, by: 4).map { i in
      (0..<3).map { abs(Int(a[i + $0]) - Int(b[i + $0])) }.max() ?? 0
    }
  }

  @Test(arguments: [5] as [UInt64])
  func noPixelOfLeavesOrFlatArtShowsTheGround(_ seed: UInt64) throws {
    var source = RandomSource(seed: seed)
    let pictures = [
      ("leaves", Painting.leaves(&source, width: 320, height: 240).image(noise: 3, seed: seed)),
      ("flat art", Painting.flatArt(&source, width: 160, height: 120, count: 40).image()),
    ]
    for (name, picture) in pictures {
      for layering in [ColorTracer.Layering.cutout, .stacked] {
        var tracer = ColorTracer()
        tracer.layering = layering
        tracer.closesSeams = true
        let trace = try tracer.trace(picture)
        let most = try #require(seen(trace).max())
        expect(most <= 2, "\(name), \(layering), seed \(seed): \(most)")
        guard layering == .cutout else { continue }
        // Why: all pixels that shapes alone leave open have lines beneath them that cover them.
        let open = try seen(trace) { $0.seamWidth == nil }
        let uncovered = try seen(trace) { $0.seamWidth != nil }
        for i in open.indices where open[i] > 0 {
          expect(
            uncovered[i] <= 2,
            "\(name), seed \(seed), pixel \(i % trace.width), \(i / trace.width): \(uncovered[i])")
        }
      }
    }
  }

  /// Sectors of a disc on nothing: there is no page beneath them that would hide what shows between.
  @Test(arguments: [5, 12])
  func stackedShapesGoOnUnderOneAnother(_ count: Int) throws {
    let colors = [
      SIMD4(0.9, 0.2, 0.1, 1), SIMD4(0.1, 0.3, 0.8, 1), SIMD4(0.95, 0.8, 0.1, 1),
      SIMD4(0.1, 0.6, 0.3, 1), SIMD4(0.2, 0.1, 0.2, 1),
    ]
    let (size, middle) = (160, 80.0)
    var painting = Painting(size, size, ground: .zero)
    for sector in 0..<count {
      let (a, b) = (
        2 * .pi * Double(sector) / Double(count) + 0.1,
        2 * .pi * Double(sector + 1) / Double(count) + 0.1
      )
      painting.fill(colors[sector == count - 1 ? 4 : sector % 4]) { x, y in
        let (dx, dy) = (x - middle, y - middle)
        return dx * dx + dy * dy < 70 * 70 && dy * cos(a) >= dx * sin(a)
          && dy * cos(b) < dx * sin(b)
      }
    }
    let trace = try ColorTracer().trace(painting.image(hasAlpha: true))
    expect(trace.layers.allSatisfy { $0.seamWidth == nil })
    let seen = try seen(trace)
    for y in 0..<size {
      for x in 0..<size {
        let (dx, dy) = (Double(x) + 0.5 - middle, Double(y) + 0.5 - middle)
        let distance = (dx * dx + dy * dy).squareRoot()
        // Where all meet, and at the rim, each edge begins where it is.
        guard distance > 8, distance < 65 else { continue }
        expect(seen[y * size + x] <= 30, "\(x), \(y): \(seen[y * size + x])")
      }
    }
  }

  @Test func linesBeneathCutOutShapesHaveNoJoins() throws {
    // A renderer's sample at a join can be left out: each line stands by itself, and begins where the one
    // before it ends.
    var source = RandomSource(seed: 62)
    var tracer = ColorTracer()
    tracer.layering = .cutout
    tracer.closesSeams = true
    let picture = Painting.leaves(&source, width: 160, height: 120).image(noise: 3)
    var (lines, continued) = (0, 0)
    for layer in try tracer.trace(picture).layers where layer.seamWidth != nil {
      expect(layer.isRound)
      var last = CGPoint(x: -1, y: -1)
      layer.path.forEach { element in
        switch element {
        case .move(let point):
          if point == last { continued += 1 }
        case .line(let end):
          lines += 1
          last = end
        default: Issue.record("\(element)")
        }
      }
      let moves = layer.path.storage.verbs.filter { $0 == .move }.count
      expect(moves == layer.path.storage.verbs.filter { $0 == .line }.count)
    }
    expect(lines > 1000 && continued * 2 > lines)
  }
}
