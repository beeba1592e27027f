import FiligreeDrawing
import FiligreePixels

extension PixelBuffer {
  /// The picture's pixels, each taken from where a map shows (Filter Effects Module Level 1, 9.11).
  ///
  ///     P'(x, y) = P(x + scale · (X(x, y) − ½), y + scale · (Y(x, y) − ½))
  ///
  /// X and Y are straight components of the map, which is clear, and so 0, where it has no pixels.
  func displaced(
    by map: PixelBuffer, _ scale: SIMD2<Double>, _ xChannel: FilterGraph.Channel,
    _ yChannel: FilterGraph.Channel, in target: PixelRect, _ workers: Workers
  ) -> PixelBuffer {
    func place(_ pixel: Int, _ distance: Double) -> Int {
      // False for NaN.
      guard abs(distance) < 0x1p40 else { return .max / 4 }
      return Int((Double(pixel) + 0.5 + distance).rounded(.down))
    }
    return Self.painted(target, mode, workers) { x, y in
      let pixel = map[x, y]
      var color = pixel.w > 0 ? pixel / pixel.w : FloatPixel()
      color.w = pixel.w
      return self[
        place(x, scale.x * (Double(color[xChannel.rawValue]) - 0.5)),
        place(y, scale.y * (Double(color[yChannel.rawValue]) - 0.5))]
    }
  }
}
