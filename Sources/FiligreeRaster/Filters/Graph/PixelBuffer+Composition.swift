import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Steps that are a line for a pixel, of floats.
extension PixelBuffer {
  /// Lays a picture over this one, which nobody else has yet.
  func cover(with upper: PixelBuffer, _ workers: Workers) {
    guard !rect.isEmpty else { return }
    workers.forEachIndex(below: rect.height, grain: 16, makeState: { () }) { _, line in
      let row = floatRow(rect.y + line)
      for i in 0..<rect.width {
        let pixel = upper[rect.x + i, rect.y + line]
        row[i] = pixel + row[i] * (1 - pixel.w)
      }
    }
  }

  /// The picture composed with one below it (Filter Effects Module Level 1, 9.8).
  func composed(
    _ composite: FilterGraph.CompositeOperator, with lower: PixelBuffer, in target: PixelRect,
    _ workers: Workers
  ) -> PixelBuffer {
    let mode: BlendMode
    switch composite {
    case .over: mode = .normal
    case .in: mode = .sourceIn
    case .out: mode = .sourceOut
    case .atop: mode = .sourceAtop
    case .xor: mode = .xor
    case .lighter: mode = .plusLighter
    case .arithmetic(let k1, let k2, let k3, let k4):
      let k = SIMD4(Float(k1), Float(k2), Float(k3), Float(k4))
      return Self.painted(target, self.mode, workers) { x, y in
        let (a, b) = (self[x, y], lower[x, y])
        return ColorMode.linear.inRange(k.x * a * b + k.y * a + k.z * b + k.w)
      }
    }
    return Self.painted(target, self.mode, workers) { x, y in
      ColorMode.linear.inRange(BlendFormulas.result(mode, self[x, y], lower[x, y]))
    }
  }

  /// Straight components, each through its function (9.7).
  func transferred(
    _ functions: [FilterGraph.TransferFunction], in target: PixelRect, _ workers: Workers
  ) -> PixelBuffer {
    Self.painted(target, mode, workers) { x, y in
      let pixel = self[x, y]
      var color = pixel.w > 0 ? pixel / pixel.w : FloatPixel()
      color.w = pixel.w
      for i in 0..<4 { color[i] = Float(functions[i].value(at: Double(min(color[i], 1)))) }
      let alpha = color.w
      color *= alpha
      color.w = alpha
      return color
    }
  }

  /// The picture moved (9.18); between pixels bilinear, as the standard asks of high quality.
  func moved(
    _ dx: CGFloat, _ dy: CGFloat, in target: PixelRect, _ workers: Workers
  ) -> PixelBuffer {
    /// The whole pixels of a distance, and the rest; a thousandth of a pixel is none.
    func parts(_ distance: CGFloat) -> (whole: Int, rest: Float) {
      let distance = min(max(distance + 1e-3, -0x1p40), 0x1p40)
      let whole = distance.rounded(.down)
      let rest = distance - whole - 1e-3
      return (Int(whole), rest < 1e-3 ? 0 : Float(rest))
    }
    let (x, y) = (parts(dx), parts(dy))
    let (dx, dy) = (x.whole, y.whole)
    if x.rest == 0, y.rest == 0 {
      return Self.painted(target, mode, workers) { x, y in self[x - dx, y - dy] }
    }
    return Self.painted(target, mode, workers) { column, row in
      let (i, j) = (column - dx, row - dy)
      let upper = self[i, j - 1] * (1 - x.rest) + self[i - 1, j - 1] * x.rest
      let lower = self[i, j] * (1 - x.rest) + self[i - 1, j] * x.rest
      return lower * (1 - y.rest) + upper * y.rest
    }
  }
}

extension GraphInput {
  /// The subregion repeated in all directions (9.20); `tile` is the subregion before it is cut to whole pixels.
  ///
  /// Copies lie where they lie in user space: each pixel shows the one that its center is in.
  func tiled(by tile: CGRect, in target: PixelRect, _ workers: Workers) -> PixelBuffer {
    guard tile.width > 0, tile.height > 0, tile.width.isFinite, tile.height.isFinite, !area.isEmpty
    else { return PixelBuffer(target, buffer.mode) }
    func place(_ pixel: Int, _ start: CGFloat, _ length: CGFloat, _ area: Range<Int>) -> Int {
      let distance = (CGFloat(pixel) + 0.5 - start) / length
      let place = start + (distance - distance.rounded(.down)) * length
      // False for NaN.
      guard abs(place) < 0x1p40 else { return area.lowerBound }
      // A millionth of a pixel is rounding.
      return min(max(Int((place + 1e-6).rounded(.down)), area.lowerBound), area.upperBound - 1)
    }
    let columns = (target.x..<max(target.maxX, target.x)).map {
      place($0, tile.minX, tile.width, area.x..<area.maxX)
    }
    return PixelBuffer.painted(target, buffer.mode, workers) { x, y in
      buffer[columns[x - target.x], place(y, tile.minY, tile.height, area.y..<area.maxY)]
    }
  }
}
