import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension PixelBuffer {
  /// What `filter` makes of pixels of floats; see `filtered(by:_:in:workers:)`.
  func floatsFiltered(
    by filter: Filter, _ map: CGAffineTransform, in target: PixelRect, workers: Workers
  ) -> PixelBuffer {
    let mode = mode
    if let matrix = filter.matrix {
      let matrix = MatrixFilter(matrix)
      return floatsMapped(to: target, workers: workers) {
        matrix.apply($0, isExtended: mode.isExtended)
      }
    }
    switch filter {
    case .blur(let radius, let isOpaque, _):
      let deviations = Filter.deviations(radius, map)
      return floatsBlurred(
        deviations.width, deviations.height, in: target, extends: isOpaque, workers: workers)
    case .luminanceToAlpha:
      return floatsMapped(to: target, workers: workers) { color in
        FloatPixel(0, 0, 0, min(max(LightFilters.luminance(color), 0), 1))
      }
    case .alphaThreshold(let low, let high, let color):
      let inside = mode.floats(color, opacity: 1)
      return floatsMapped(to: target, workers: workers) { color in
        let alpha = Double(color.w)
        return alpha >= low && alpha <= high ? inside : FloatPixel()
      }
    default:
      return self
    }
  }

  /// Each pixel of `target` by a function of what is there.
  private func floatsMapped(
    to target: PixelRect, workers: Workers, _ change: (FloatPixel) -> FloatPixel
  ) -> PixelBuffer {
    let result = PixelBuffer(target, mode)
    guard !target.isEmpty else { return result }
    let grain = max(1, (1 << 13) / target.width)
    workers.forEachIndex(below: target.height, grain: grain, makeState: { () }) {
      _, line in
      let y = target.y + line
      let out = result.floatRow(y)
      let isInside = y >= rect.y && y < rect.maxY
      for x in 0..<target.width {
        let i = x + target.x - rect.x
        out[x] = change(isInside && i >= 0 && i < rect.width ? floatRow(y)[i] : FloatPixel())
      }
    }
    return result
  }

  /// The same of floats as `shadowed(_:by:in:workers:)`.
  func floatsShadowed(
    _ shadow: Filter.Shadow, by shade: PixelBuffer, in target: PixelRect, workers: Workers
  ) -> PixelBuffer {
    let color = mode.floats(shadow.color, opacity: 1)
    let own = floatsMapped(to: target, workers: workers) { $0 }
    let options = shadow.options
    for i in 0..<max(target.count, 0) {
      let alpha = min(max(shade.floats[i].w, 0), 1)
      let cast = color * (options.contains(.invertsAlpha) ? 1 - alpha : alpha)
      let pixel = own.floats[i]
      if options.contains(.only) {
        own.floats[i] = cast
      } else {
        let (upper, lower) = options.contains(.above) ? (cast, pixel) : (pixel, cast)
        own.floats[i] = FloatBlending.blend(shadow.blendMode, upper, lower, 1, mode)
      }
    }
    return own
  }

  /// A blur, as `blurred(_:_:in:extends:dithers:workers:)`, by the same kernels.
  func floatsBlurred(
    _ x: Double, _ y: Double, in target: PixelRect, extends: Bool, workers: Workers
  ) -> PixelBuffer {
    let result = PixelBuffer(target, mode)
    guard !rect.isEmpty, !target.isEmpty else { return result }
    let rows = extends ? rect.y..<rect.maxY : paintedRows
    if rows.isEmpty { return result }
    let turned = PixelBuffer(
      PixelRect(x: 0, y: 0, width: rows.count, height: target.width), mode)
    FloatBlur(GaussianBlur(deviation: x)).apply(
      lines: rows.count, from: (floatRow(rows.lowerBound), rect.width, 1), rect.x..<rect.maxX,
      to: (turned.floats, 1, rows.count), target.x..<target.maxX, extends: extends,
      workers: workers)
    FloatBlur(GaussianBlur(deviation: y)).apply(
      lines: target.width, from: (turned.floats, rows.count, 1), rows,
      to: (result.floats, 1, target.width), target.y..<target.maxY, extends: extends,
      workers: workers)
    return result
  }
}

/// A Gaussian blur of lines of floats.
///
/// Sums are in double precision, from left to right: what a long line leaves of them by rounding is far
/// below a step of 16 bits, and the same on any machine.
private struct FloatBlur {
  private let blur: GaussianBlur

  init(_ blur: GaussianBlur) {
    self.blur = blur
  }

  /// Pixels: the first, the distance of lines, the distance of pixels in a line.
  typealias Lines = (first: UnsafeMutablePointer<FloatPixel>, line: Int, step: Int)

  func apply(
    lines: Int, from source: Lines, _ have: Range<Int>, to target: Lines, _ want: Range<Int>,
    extends: Bool, workers: Workers
  ) {
    let reach = blur.reach
    let all = want.count + 2 * reach
    // Safe to share: each line is read and written by one thread.
    nonisolated(unsafe) let (source, target) = (source, target)
    workers.forEachIndex(
      below: lines, grain: max(1, 4096 / all),
      makeState: { [FloatPixel](repeating: FloatPixel(), count: 2 * all) },
      { buffer, line in
        buffer.withUnsafeMutableBufferPointer { buffer in
          guard let numbers = buffer.baseAddress else { return }
          let from = source.first + line * source.line
          for i in 0..<all {
            let place = want.lowerBound - reach + i
            if have.contains(place) {
              numbers[i] = from[(place - have.lowerBound) * source.step]
            } else {
              let end = place < have.lowerBound ? 0 : have.count - 1
              numbers[i] = extends ? from[end * source.step] : FloatPixel()
            }
          }
          blurLine(numbers, numbers + all, want.count)
          let to = target.first + line * target.line
          for i in 0..<want.count { to[i * target.step] = numbers[reach + i] }
        }
      })
  }

  private func blurLine(
    _ line: UnsafeMutablePointer<FloatPixel>, _ scratch: UnsafeMutablePointer<FloatPixel>,
    _ count: Int
  ) {
    let reach = blur.reach
    switch blur.kernel {
    case .taps(let weights):
      if weights.count == 1 { return }
      for i in reach..<reach + count {
        var sum = line[i] * weights[0]
        for k in 1..<weights.count { sum += (line[i - k] + line[i + k]) * weights[k] }
        scratch[i] = sum
      }
      (line + reach).update(from: scratch + reach, count: count)
    case .boxes(let radius, let whole, let end):
      let all = count + 2 * reach
      let margin = radius + 1
      box(line, scratch, margin..<all - margin, radius, whole, end)
      box(scratch, line, 2 * margin..<all - 2 * margin, radius, whole, end)
      box(line, scratch, 3 * margin..<all - 3 * margin, radius, whole, end)
      (line + reach).update(from: scratch + reach, count: count)
    }
  }

  private func box(
    _ from: UnsafeMutablePointer<FloatPixel>, _ to: UnsafeMutablePointer<FloatPixel>,
    _ range: Range<Int>, _ radius: Int, _ whole: Float, _ end: Float
  ) {
    var sum = SIMD4<Double>()
    for i in range.lowerBound - radius...range.lowerBound + radius {
      sum += SIMD4<Double>(from[i])
    }
    for i in range {
      let (left, right) = (from[i - radius - 1], from[i + radius + 1])
      to[i] = FloatPixel(sum) * whole + (left + right) * end
      sum += SIMD4<Double>(right) - SIMD4<Double>(from[i - radius])
    }
  }
}
