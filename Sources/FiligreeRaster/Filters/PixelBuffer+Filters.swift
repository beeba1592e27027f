import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension PixelBuffer {
  /// What `filter`, in a space that `map` maps to pixels, makes of the pixels, in `target`.
  ///
  /// Where `opacityAlone` is read of that, its colors may be any.
  func filtered(
    by filter: Filter, _ map: CGAffineTransform, in target: PixelRect, opacityAlone: Bool = false,
    workers: Workers
  ) -> PixelBuffer {
    if case .linearLight(let inner) = filter {
      let linear: ColorMode = mode.isExtended ? .extendedLinear : .linear
      return converted(to: linear, dithers: false, workers: workers)
        .filtered(by: inner, map, in: target, workers: workers)
        .converted(to: mode, dithers: false, workers: workers)
    }
    if case .projection(let projection) = filter {
      return projected(by: projection, map, in: target, workers: workers)
    }
    if case .shadow(let shadow) = filter {
      let shade = filtered(
        by: .blur(radius: shadow.radius), map, in: shadow.casting(target, map), opacityAlone: true,
        workers: workers)
      return shadowed(shadow, by: shade, in: target, workers: workers)
    }
    if mode.isFloat { return floatsFiltered(by: filter, map, in: target, workers: workers) }
    if let matrix = filter.matrix {
      return mapped(to: target, workers: workers, MatrixFilter(matrix).apply)
    }
    switch filter {
    case .blur(let radius, let isOpaque, let dithers):
      let deviations = Filter.deviations(radius, map)
      if opacityAlone, !dithers {
        return opacityBlurred(
          deviations.width, deviations.height, in: target, extends: isOpaque, workers: workers)
      }
      return blurred(
        deviations.width, deviations.height, in: target, extends: isOpaque, dithers: dithers,
        workers: workers)
    case .luminanceToAlpha:
      return mapped(to: target, workers: workers) { pixel in
        // Of premultiplied levels: the product of luminance and opacity. Weights in 1/65536.
        let y =
          (pixel & 255) &* 13933 &+ ((pixel >> 8) & 255) &* 46871 &+ ((pixel >> 16) & 255) &* 4732
        return ((y &+ 32768) >> 16) << 24
      }
    case .alphaThreshold(let low, let high, let color):
      let inside = PremultipliedColor(color, opacity: 1).pixel
      let results = (0...255).map { level in
        let alpha = Double(level) / 255
        return alpha >= low && alpha <= high ? inside : 0
      }
      return results.withUnsafeBufferPointer { results in
        mapped(to: target, workers: workers) { results[Int($0 >> 24)] }
      }
    default:
      return self
    }
  }

  /// Each pixel of `target` by a function of what is there.
  @inline(__always)
  private func mapped(
    to target: PixelRect, workers: Workers, _ change: (Pixel) -> Pixel
  ) -> PixelBuffer {
    guard !target.isEmpty else { return PixelBuffer(target) }
    let result = PixelBuffer(unfilled: target)
    let clear = change(0)
    let grain = max(1, (1 << 14) / target.width)
    workers.forEachIndex(below: target.height, grain: grain, makeState: { () }) {
      _, line in
      let y = target.y + line
      let out = result.row(y)
      guard y >= rect.y, y < rect.maxY else {
        out.update(repeating: clear, count: target.width)
        return
      }
      let source = row(y)
      // Neighbors mostly have one color, for which the function is asked once.
      var (last, changed): (Pixel, Pixel) = (0, clear)
      for x in 0..<target.width {
        let i = x + target.x - rect.x
        let pixel = i >= 0 && i < rect.width ? source[i] : 0
        if pixel != last { (last, changed) = (pixel, change(pixel)) }
        out[x] = changed
      }
    }
    return result
  }

  /// The pixels with their shadow in `target`; `shade` is the blurred picture where it casts that.
  func shadowed(
    _ shadow: Filter.Shadow, by shade: PixelBuffer, in target: PixelRect, workers: Workers
  ) -> PixelBuffer {
    if mode.isFloat { return floatsShadowed(shadow, by: shade, in: target, workers: workers) }
    let color = PremultipliedColor(shadow.color, opacity: 1).pixel
    let isInverse = shadow.options.contains(.invertsAlpha)
    let isAlone = shadow.options.contains(.only)
    let isAbove = shadow.options.contains(.above)
    let own = mapped(to: target, workers: workers) { $0 }
    let (shades, out) = (shade.pixels, own.pixels)
    workers.forEachIndex(
      below: max(target.height, 0), grain: max(1, (1 << 14) / (target.width + 1)),
      makeState: { () }
    ) { _, line in
      for i in line * target.width..<(line + 1) * target.width {
        let alpha = UInt8(truncatingIfNeeded: shades[i] >> 24)
        let cast = PixelMath.multiply(color, isInverse ? 255 - alpha : alpha)
        let pixel = out[i]
        if isAlone {
          out[i] = cast
        } else {
          let (upper, lower) = isAbove ? (cast, pixel) : (pixel, cast)
          out[i] =
            shadow.blendMode == .normal
            ? PixelMath.over(upper, lower)
            : BlendFormulas.blend(shadow.blendMode, upper, lower, 255)
        }
      }
    }
    return own
  }
}

/// A color matrix, by columns.
struct MatrixFilter {
  private let columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  init(_ m: ColorMatrix) {
    columns = (
      SIMD4(m.r1, m.g1, m.b1, m.a1), SIMD4(m.r2, m.g2, m.b2, m.a2),
      SIMD4(m.r3, m.g3, m.b3, m.a3), SIMD4(m.r4, m.g4, m.b4, m.a4),
      SIMD4(m.r5, m.g5, m.b5, m.a5)
    )
  }

  /// Straight colors through the matrix, cut to 0…1, and premultiplied again.
  @inline(__always)
  func apply(_ pixel: Pixel) -> Pixel {
    BlendFormulas.pixel(apply(BlendFormulas.color(pixel), isExtended: false))
  }

  /// The same of floats; in extended modes only the opacity is cut.
  @inline(__always)
  func apply(_ color: FloatPixel, isExtended: Bool) -> FloatPixel {
    let alpha = color.w
    var s = alpha > 0 ? color / alpha : color
    s.w = alpha
    var r =
      columns.0 * s.x + columns.1 * s.y + columns.2 * s.z + columns.3 * s.w + columns.4
    if isExtended {
      let limit = FloatPixel(repeating: Float(CGColor.largestComponent))
      r.clamp(lowerBound: -limit, upperBound: limit)
      r.w = min(max(r.w, 0), 1)
    } else {
      r.clamp(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
    }
    let opacity = r.w
    r *= opacity
    r.w = opacity
    return r
  }
}
