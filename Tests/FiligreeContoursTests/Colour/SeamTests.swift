import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours

/// Shapes side by side hide what is behind them: drawn on magenta and on green as renderers draw, each
/// layer's edge blended with what is beneath it, opaque pictures come out the same.
@Suite struct SeamTests {
  private static let samples = 4

  /// The picture on a ground: each layer's coverage of each pixel by 4 × 4 points, and blended.
  private func draw(_ trace: ColorTrace, on ground: SIMD3<Double>) -> [SIMD3<Double>] {
    let (w, h, n) = (trace.width, trace.height, Self.samples)
    var pixels = [SIMD3<Double>](repeating: ground, count: w * h)
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
          pixels[y * w + x] +=
            (SIMD3(Double(c[0]), Double(c[1]), Double(c[2])) - pixels[y * w + x]) * share
        }
      }
    }
    return pixels
  }

  @Test(arguments: [ColorTracer.Layering.stacked, .cutout])
  func magentaBehindIsNotSeen(_ layering: ColorTracer.Layering) throws {
    var source = RandomSource(seed: 61)
    for round in 0..<3 {
      let painting = Painting.flatArt(&source, width: 40, height: 30, count: 9)
      var tracer = ColorTracer()
      tracer.layering = layering
      let trace = try tracer.trace(painting.image())
      let magenta = draw(trace, on: SIMD3(1, 0, 1))
      let green = draw(trace, on: SIMD3(0, 1, 0))
      for i in magenta.indices {
        let d = magenta[i] - green[i]
        let most = max(d.max(), -d.min())
        #expect(most < 0.008, "round \(round), pixel \(i % 40), \(i / 40): \(most)")
      }
    }
  }

  @Test func withoutTheLinesBeneathSeamsAreSeen() throws {
    // The test itself: shapes alone let a quarter of the ground through.
    var source = RandomSource(seed: 61)
    var tracer = ColorTracer()
    tracer.layering = .cutout
    var trace = try tracer.trace(
      Painting.flatArt(&source, width: 40, height: 30, count: 9).image())
    trace.layers.removeAll { $0.seamWidth != nil }
    let (magenta, green) = (draw(trace, on: SIMD3(1, 0, 1)), draw(trace, on: SIMD3(0, 1, 0)))
    #expect(zip(magenta, green).contains { ($0 - $1).max() > 0.15 })
  }
}
