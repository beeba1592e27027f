import FiligreeDrawing
import FiligreePixels

extension PixelBuffer {
  /// The same picture in another mode.
  ///
  /// Colors are converted straight. What the other mode has not is cut; to bytes it is rounded to
  /// nearest, or dithered.
  func converted(
    to mode: ColorMode, dithers: Bool, workers: Workers = Workers(threads: 1)
  ) -> PixelBuffer {
    if mode == self.mode { return self }
    let result = PixelBuffer(rect, mode)
    guard !rect.isEmpty else { return result }
    // Bytes have as few numbers as a table holds.
    let lights = (0...255).map { FloatCurve.light(Float($0) / 255) }
    workers.forEachIndex(below: rect.height, grain: 16, makeState: { () }) { _, line in
      let start = line * rect.width
      for x in 0..<rect.width {
        let pixel: FloatPixel
        if self.mode.isFloat {
          pixel = Self.convert(floats[start + x], from: self.mode, to: mode)
        } else {
          pixel = Self.convert(pixels[start + x], to: mode, lights)
        }
        if mode.isFloat {
          result.floats[start + x] = mode.inRange(pixel)
        } else {
          result.pixels[start + x] =
            dithers
            ? Dither.pixel(pixel, rect.x + x, rect.y + line) : BlendFormulas.pixel(pixel)
        }
      }
    }
    return result
  }

  private static func convert(
    _ pixel: FloatPixel, from: ColorMode, to: ColorMode
  ) -> FloatPixel {
    guard from.isLinear != to.isLinear, pixel.w > 0 else { return pixel }
    var color = pixel / pixel.w
    for i in 0..<3 {
      color[i] = to.isLinear ? FloatCurve.light(color[i]) : FloatCurve.number(color[i])
    }
    // What bytes cannot have is cut straight: premultiplied it would take some of the opacity's range.
    if !to.isExtended {
      color.clamp(lowerBound: FloatPixel(), upperBound: FloatPixel(repeating: 1))
    }
    color *= pixel.w
    color.w = pixel.w
    return color
  }

  private static func convert(_ pixel: Pixel, to: ColorMode, _ lights: [Float]) -> FloatPixel {
    let color = BlendFormulas.color(pixel)
    let alpha = pixel >> 24
    guard to.isLinear, alpha > 0 else { return color }
    if alpha == 255 {
      return FloatPixel(
        lights[Int(pixel & 255)], lights[Int((pixel >> 8) & 255)], lights[Int((pixel >> 16) & 255)],
        1)
    }
    return convert(color, from: .nonLinear, to: to)
  }
}

/// Ordered dithering: a pattern of up to half a step that hides where a slope goes to the next step.
///
/// B. Bayer's pattern of 8 × 8 (An optimum method for two-level rendition of continuous-tone pictures,
/// 1973), by the page's pixels: the same drawing has the same pattern.
enum Dither {
  /// What is added before rounding down: 1/128…127/128.
  @inline(__always)
  static func threshold(_ x: Int, _ y: Int) -> Float {
    // Interleaves the bits of x ^ y and y, the lowest first.
    let (a, b) = ((x ^ y) & 7, y & 7)
    let rank =
      (a & 1) << 5 | (b & 1) << 4 | (a & 2) << 2 | (b & 2) << 1 | (a & 4) >> 1 | (b & 4) >> 2
    return (Float(rank) + 0.5) / 64
  }

  /// A premultiplied color of 0…1 in bytes.
  ///
  /// One threshold for all components: none comes to be above the opacity, and whole steps stay.
  @inline(__always)
  static func pixel(_ color: FloatPixel, _ x: Int, _ y: Int) -> Pixel {
    let cut = color.clamped(lowerBound: FloatPixel(), upperBound: FloatPixel(repeating: 1))
    return BlendFormulas.pixel(levels: cut * 255 + threshold(x, y))
  }
}
