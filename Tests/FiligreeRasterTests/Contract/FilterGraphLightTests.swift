import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeRaster

/// Surfaces in light, by the formulas of the Filter Effects Module's sections 9.10 and 9.19.
struct FilterGraphLightTests {
  private func picture(
    _ operation: FilterGraph.Operation, _ draw: (inout DisplayListRecorder) -> Void = { _ in }
  ) throws -> CGImage {
    try Rasterizer().render(graphed([.of(operation, .source)], 16, 16, .identity, draw))
  }

  private func lighting(
    _ light: FilterGraph.LightSource, _ scale: Double = 1, _ color: CGColor = .white
  ) -> FilterGraph.Lighting {
    FilterGraph.Lighting(light: light, surfaceScale: scale, color: color)
  }

  @Test func flatSurfaces() throws {
    let low = lighting(.distant(azimuth: 70, elevation: 30), 5, .rgb(1, 0.5, 0))
    // N·L is the sine of 30°.
    let matte = try picture(.diffuseLighting(low, constant: 1))
    // H = (L + (0, 0, 1)) of length 1: N·H is the cosine of 30°.
    let shiny = try picture(.specularLighting(low, constant: 1, exponent: 4))
    for (x, y) in [(0, 0), (15, 3), (8, 8), (4, 15)] {
      expect(pixel(matte, x, y) == [128, 64, 0, 255])
      expect(pixel(shiny, x, y) == [143, 72, 0, 143])
    }
  }

  /// Opacity that rises by 1/16 a pixel, as the standard's kernels have it twice: the normal is
  /// (−2·scale/16, 0, 1) everywhere, at edges and corners as in the midst.
  @Test func slopes() throws {
    let light = lighting(.distant(azimuth: 0, elevation: 45), 8)
    let image = try picture(.diffuseLighting(light, constant: 1)) { r in
      for x in 0..<16 {
        r.fill(
          Path(box: Double(x), 0, 1, 16), with: .color(.rgb(0, 0, 0, Double(x) * 16 / 255)))
      }
    }
    let n = 2 * 8 * 16.0 / 255
    let exact = max((1 - n) * 0.5.squareRoot() / (1 + n * n).squareRoot(), 0) * 255
    for (x, y) in [(0, 0), (15, 0), (0, 15), (15, 15), (0, 8), (8, 0), (7, 9)] {
      expect(abs(Double(pixel(image, x, y)[0]) - exact) <= 1, "\(x), \(y)")
    }
  }

  @Test func pointsAndSpots() throws {
    let point = try picture(
      .diffuseLighting(lighting(.point(x: 8.5, y: 8.5, z: 3)), constant: 1))
    for x in 0..<16 {
      let distance = Double(x) - 8
      let exact = 255 * 3 / (distance * distance + 9).squareRoot()
      expect(abs(Double(pixel(point, x, 8)[0]) - exact) < 0.51)
    }
    let spot = try picture(
      .diffuseLighting(
        lighting(
          .spot(
            at: SIMD3(8.5, 8.5, 4), to: SIMD3(8.5, 8.5, 0), exponent: 2, limitingConeAngle: 45)),
        constant: 1))
    for x in 0..<16 {
      let distance = Double(x) - 8
      let cosine = 4 / (distance * distance + 16).squareRoot()
      let exact = abs(distance) > 4 ? 0 : 255 * cosine * cosine * cosine
      if abs(distance) != 4 { expect(abs(Double(pixel(spot, x, 8)[0]) - exact) < 0.51) }
    }
  }
}
