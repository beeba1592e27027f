import FiligreeDrawing
import FiligreePixels

extension GraphInput {
  /// Each pixel a weighted sum of its neighbors (Filter Effects Module Level 1, 9.9).
  ///
  ///     R(x, y) = Σ Σ S(x − targetX + j, y − targetY + i) · kernel(columns − j − 1, rows − i − 1) / divisor
  ///       + bias · A(x, y)
  ///
  /// Sums are of premultiplied components, and A is the result's opacity, to which the bias is added as it
  /// is; or of straight ones, and A is the pixel's own opacity, which stays.
  func convolved(
    _ matrix: FilterGraph.ConvolveMatrix, in target: PixelRect, _ workers: Workers
  ) -> PixelBuffer {
    guard matrix.isValid, !area.isEmpty else { return PixelBuffer(target, buffer.mode) }
    let sum = matrix.kernel.reduce(0, +)
    let divisor = matrix.divisor != 0 ? matrix.divisor : sum != 0 ? sum : 1
    let weights = matrix.kernel.reversed().map { Float($0 / divisor) }
    let bias = Float(matrix.bias)
    let straight = matrix.preservesAlpha
    return PixelBuffer.painted(target, buffer.mode, workers) { x, y in
      var sum = FloatPixel()
      var k = 0
      for i in 0..<matrix.rows {
        let row = place(y - matrix.targetY + i, area.y..<area.maxY, matrix.edgeMode)
        for j in 0..<matrix.columns {
          let column = place(x - matrix.targetX + j, area.x..<area.maxX, matrix.edgeMode)
          var pixel = buffer[column, row]
          if straight, pixel.w > 0 { pixel /= pixel.w }
          sum += pixel * weights[k]
          k += 1
        }
      }
      guard straight else {
        let alpha = sum.w + bias
        sum += bias * alpha
        sum.w = alpha
        return ColorMode.linear.inRange(sum)
      }
      let alpha = buffer[x, y].w
      var color = (sum + bias * alpha)
        .clamped(lowerBound: FloatPixel(), upperBound: FloatPixel(repeating: 1))
      color *= alpha
      color.w = alpha
      return color
    }
  }

  /// The pixel that stands for one that may lie beyond the input.
  @inline(__always)
  private func place(
    _ pixel: Int, _ area: Range<Int>, _ mode: FilterGraph.ConvolveMatrix.EdgeMode
  ) -> Int {
    if area.contains(pixel) { return pixel }
    switch mode {
    case .duplicate: return min(max(pixel, area.lowerBound), area.upperBound - 1)
    case .wrap:
      let rest = (pixel - area.lowerBound) % area.count
      return area.lowerBound + (rest < 0 ? rest + area.count : rest)
    // Beyond all pixels.
    case .none: return .max / 4
    }
  }
}
