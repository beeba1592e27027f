import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Shapes that are layers of their own.
@Suite struct SeparateShapeTests {
  private func picture(_ trace: ColorTrace) throws -> [UInt8] {
    let page = CGRect(x: 0, y: 0, width: trace.width, height: trace.height)
    var recorder = DisplayListRecorder(bounds: page)
    for layer in trace.layers {
      guard case .color(let color) = layer.fill else { continue }
      recorder.fill(layer.path, with: .color(color), style: FillStyle(antialiased: false))
    }
    return try Rasterizer().render(recorder.finish()).bytes
  }

  @Test func whatLiesWithinAShapeComesAfterIt() throws {
    // A page, a box, two discs in it, and a dot in one of these.
    var painting = Painting(80, 80)
    painting.fill(SIMD4(0.9, 0.2, 0.2, 1)) { x, y in (8..<72).contains(x) && (8..<72).contains(y) }
    painting.fill(SIMD4(0.1, 0.3, 0.8, 1)) { x, y in
      (x - 24) * (x - 24) + (y - 40) * (y - 40) < 144
        || (x - 56) * (x - 56) + (y - 40) * (y - 40) < 144
    }
    painting.fill(SIMD4(1, 0.8, 0, 1)) { x, y in (x - 56) * (x - 56) + (y - 40) * (y - 40) < 25 }
    var tracer = ColorTracer()
    tracer.separatesShapes = true
    let layers = try tracer.trace(painting.image()).layers
    expect(
      layers.map(\.parent) == [nil, 0, 1, 1, 3] || layers.map(\.parent) == [nil, 0, 1, 2, 1])
    tracer.separatesShapes = false
    let joined = try tracer.trace(painting.image()).layers
    expect(joined.count == 4 && joined.allSatisfy { $0.parent == nil })
  }

  /// Random flat art is the same picture in one way and the other.
  @Test(arguments: 1...12)
  func theDrawingIsTheSame(seed: UInt64) throws {
    var source = RandomSource(seed: seed)
    let painting = Painting.flatArt(&source, width: 120, height: 90, count: 12)
    var tracer = ColorTracer()
    tracer.layering = seed % 2 == 0 ? .stacked : .cutout
    let joined = try tracer.trace(painting.image())
    tracer.separatesShapes = true
    let separate = try tracer.trace(painting.image())
    expect(separate.layers.count >= joined.layers.count, "seed \(seed)")
    expect(separate.segmentCount == joined.segmentCount, "seed \(seed)")
    for (index, layer) in separate.layers.enumerated() {
      expect(layer.parent.map { $0 < index } ?? true, "seed \(seed), layer \(index)")
    }
    let (a, b) = (try picture(joined), try picture(separate))
    let different = stride(from: 0, to: a.count, by: 4).count { a[$0..<$0 + 4] != b[$0..<$0 + 4] }
    expect(different == 0, "seed \(seed): \(different) pixels differ")
  }
}
