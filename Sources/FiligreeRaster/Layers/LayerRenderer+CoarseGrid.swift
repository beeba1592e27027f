import FiligreeDrawing
import FiligreePaths
import FiligreePixels

extension LayerRenderer {
  /// What `filters`, of which the last is a wide blur or shadow, make of a layer in `rect`.
  ///
  /// What is blurred is drawn and filtered on `grid`; what casts a shadow is drawn by pixels, too.
  func blurred(
    _ layer: DisplayList.Layer, _ filters: [Filter], _ map: CGAffineTransform, on grid: CoarseGrid,
    _ rect: PixelRect, _ held: Int, _ mode: ColorMode
  ) throws(RasterError) -> PixelBuffer {
    guard case .shadow(let shadow)? = filters.last else {
      return try coarse(layer, filters, map, on: grid, rect, held, mode)
    }
    try check([rect, rect, rect], mode, held)
    let before = Array(filters.dropLast())
    let shade = try coarse(
      layer, before + [.blur(radius: shadow.radius)], map, on: grid, shadow.casting(rect, map),
      held, mode)
    var renderer = self
    renderer.apartDepth += 1
    let own =
      shadow.options.contains(.only)
      ? nil : try renderer.picture(of: layer, before, map, rect, held + shade.cost, mode)
    return (own ?? PixelBuffer(.empty, mode)).shadowed(
      shadow, by: shade, in: rect, workers: workers)
  }

  /// The last shadow that is so far from what casts it that both are better drawn apart, by pixels.
  ///
  /// Drawn at once they need all that lies between them. `rects` are what each filter begins with, and the
  /// last one's result. Shadows apart within shadows apart show ever more copies: beyond six there are no more.
  func farShadow(_ filters: [Filter], _ rects: [PixelRect]) -> (index: Int, grid: CoarseGrid)? {
    func area(_ rect: PixelRect) -> Double { Double(rect.width) * Double(rect.height) }
    if apartDepth >= 6 { return nil }
    return filters.indices.last { i in
      guard case .shadow = filters[i] else { return false }
      return area(rects[i]) > max(8 * area(rects[i + 1]), 0x1p20)
    }.map { ($0, .pixels) }
  }

  /// A layer drawn and filtered on `grid`, and enlarged to the pixels of `rect`.
  private func coarse(
    _ layer: DisplayList.Layer, _ filters: [Filter], _ map: CGAffineTransform, on grid: CoarseGrid,
    _ rect: PixelRect, _ held: Int, _ mode: ColorMode
  ) throws(RasterError) -> PixelBuffer {
    var coarse = self
    coarse.toPixels = toPixels.concatenating(grid.transform)
    coarse.toPage = grid.transform.inverted().concatenating(toPage)
    coarse.apartDepth += 1
    let picture = try coarse.picture(
      of: layer, filters, map.concatenating(grid.transform), grid.pixels(around: rect), held, mode)
    return picture?.enlarged(from: grid, in: rect, workers: workers) ?? PixelBuffer(rect, mode)
  }
}
