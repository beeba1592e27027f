extension PixelBuffer {
  /// The picture shrunk to `width` × `height`, no more than it has, by means over exact areas.
  func floatsShrunk(width: Int, height: Int) -> PixelBuffer {
    let rows = PixelBuffer(PixelRect(x: 0, y: 0, width: width, height: rect.height), mode)
    let across = AreaWeights(from: rect.width, to: width)
    for y in 0..<rect.height {
      across.mean(floats + y * rect.width, 1, rows.floats + y * width, 1)
    }
    let result = PixelBuffer(PixelRect(x: 0, y: 0, width: width, height: height), mode)
    let down = AreaWeights(from: rect.height, to: height)
    for x in 0..<width {
      down.mean(rows.floats + x, width, result.floats + x, width)
    }
    return result
  }
}

/// Which pixels of a line make up a pixel of a shorter one.
private struct AreaWeights {
  private let from: Int
  private let to: Int

  init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }

  /// Writes the means of a line; pixels lie `step` apart.
  func mean(
    _ source: UnsafePointer<FloatPixel>, _ step: Int, _ target: UnsafeMutablePointer<FloatPixel>,
    _ targetStep: Int
  ) {
    let size = Double(from) / Double(to)
    for i in 0..<to {
      let (start, end) = (Double(i) * size, Double(i + 1) * size)
      var sum = SIMD4<Double>()
      for k in Int(start)..<min(Int(end.rounded(.up)), from) {
        let weight = min(Double(k + 1), end) - max(Double(k), start)
        sum += SIMD4<Double>(source[k * step]) * weight
      }
      target[i * targetStep] = FloatPixel(sum / size)
    }
  }
}
