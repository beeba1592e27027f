import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeTracing

/// Small pictures with areas that have no plateau: their shades are colors of their own.
@Suite struct SlopeColorTests {
  /// A tree of two colors on a shadow that is dark in its middle, on white.
  private func tree() -> Painting {
    var painting = Painting(100, 100)
    painting.paint { x, y in
      let r = hypot((x - 50) / 26, (y - 76) / 14)
      return r < 1 ? SIMD4(0.1 + 0.55 * r, 0.1 + 0.55 * r, 0.1 + 0.55 * r, 1) : nil
    }
    painting.fill(SIMD4(0.4, 0.2, 0.05, 1)) { x, y in abs(x - 50) < 5 && (50..<78).contains(y) }
    painting.fill(SIMD4(0.1, 0.6, 0.1, 1)) { x, y in
      (14..<56).contains(y) && abs(x - 50) < (y - 10) * 0.55
    }
    return painting
  }

  @Test func aShadowIsGray() throws {
    var tracer = ColorTracer()
    tracer.layering = .cutout
    let trace = try tracer.trace(tree().image())
    let grays = trace.layers.filter { layer in
      guard case .color(let color) = layer.fill, let c = color.components else { return false }
      return c[0] < 0.9 && abs(c[0] - c[1]) < 0.05 && abs(c[1] - c[2]) < 0.05
    }
    expect(grays.count >= 3, "\(trace.layers.map(\.fill))")
    let shadow = CGPoint(x: 68, y: 78)
    expect(grays.contains { $0.path.contains(shadow) })
    for layer in trace.layers where layer.path.contains(shadow) {
      expect(grays.contains { $0.path == layer.path }, "\(layer.fill)")
    }
  }

  /// Flat pictures have no slopes, and keep exactly their colors.
  @Test func flatPicturesKeepTheirColors() {
    var source = RandomSource(seed: 151)
    for round in 0..<8 {
      let image = Painting.flatArt(&source, width: 110, height: 100, count: 6).image()
      ColorPlane(image).withView { view in
        let marks = LabelBuffer(count: view.width * view.height)
        _ = PlateauScan(view, tolerance: 4, marks: marks.base)
        expect(!PlateauScan.hasSlopes(view, marks: marks.base), "round \(round)")
      }
    }
    ColorPlane(tree().image()).withView { view in
      let marks = LabelBuffer(count: view.width * view.height)
      _ = PlateauScan(view, tolerance: 4, marks: marks.base)
      expect(PlateauScan.hasSlopes(view, marks: marks.base))
    }
  }
}
