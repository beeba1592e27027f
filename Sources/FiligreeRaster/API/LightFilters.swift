import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// The rasterizer's blur and blend modes for pixels of Core Image's: premultiplied, in proportion to light, not cut
/// to 0…1.
package enum LightFilters {
  /// The farthest that a Gaussian blur carries a color, in pixels: three standard deviations of at most 532.
  package static func reach(deviation: Double) -> Int {
    GaussianBlur(deviation: deviation).reach
  }

  /// A Gaussian blur of a standard deviation in pixels, in `region`.
  ///
  /// Beyond the pixels all is clear, or, if the blur `continuesEdges`, their outermost ones go on.
  package static func blurred(
    _ source: LightPixels, deviation: Double, continuesEdges: Bool, in region: PixelRegion,
    workers: Workers
  ) -> LightPixels {
    // Which way y goes is the same to a blur.
    let buffer = PixelBuffer(PixelRect(source.region), .extendedLinear)
    source.pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      buffer.floats.update(from: first, count: pixels.count)
    }
    let result = buffer.filtered(
      by: .blur(radius: min(deviation, Filter.deviationLimit), isOpaque: continuesEdges), .identity,
      in: PixelRect(region), workers: workers)
    return LightPixels(
      region, Array(UnsafeBufferPointer(start: result.floats, count: region.count)))
  }

  /// What a blend mode makes of a source and what lies beneath it.
  @inline(__always)
  package static func blend(
    _ mode: BlendMode, _ source: SIMD4<Float>, over backdrop: SIMD4<Float>
  ) -> SIMD4<Float> {
    FloatBlending.blend(mode, source, backdrop, 1, .extendedLinear)
  }
}

extension PixelRect {
  fileprivate init(_ region: PixelRegion) {
    self.init(x: region.x, y: region.y, width: region.width, height: region.height)
  }
}

extension LightFilters {
  /// CIE Y of light of sRGB's primaries (IEC 61966-2-1).
  @inline(__always)
  package static func luminance(_ light: SIMD4<Float>) -> Float {
    0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// Straight light as numbers on sRGB's curve; the opacity stays.
  package static func coded(_ light: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(
      FloatCurve.number(light.x), FloatCurve.number(light.y), FloatCurve.number(light.z), light.w)
  }

  /// Straight numbers on sRGB's curve as light; the opacity stays.
  package static func light(_ coded: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(
      FloatCurve.light(coded.x), FloatCurve.light(coded.y), FloatCurve.light(coded.z), coded.w)
  }
}
