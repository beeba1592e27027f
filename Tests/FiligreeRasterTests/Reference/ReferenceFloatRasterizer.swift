import FiligreeDrawing
import FiligreePaths
import FiligreePixels

@testable import FiligreeRaster

/// The rasterizer of floats as one would write it on a board, in floating-point numbers of 64 bits: tests
/// hold the fast one to it.
///
/// It shares the geometry (edges in fixed point, resolved paints) with the fast one. Coverage is summed over
/// the whole page at once, clips are whole masks, and pixels are blended one by one by the plain formulas
/// of `ReferenceBlending`. Only a finished run of commands is rounded to 32 bits.
struct ReferenceFloatRasterizer {
  private let rasterizer: Rasterizer

  /// Creates the twin of a rasterizer whose mode is one of floats.
  init(_ rasterizer: Rasterizer) {
    self.rasterizer = rasterizer
  }

  /// The pixels of `list` in the numbers of `mode`, rows from the top.
  func render(_ list: DisplayList, _ mode: ColorMode) throws(RasterError) -> [FloatPixel] {
    let (width, height) = try rasterizer.pixelSize(of: list)
    var renderer = try LayerRenderer(list, rasterizer, workers: Workers(threads: 1)) {
      scene, pixels, stride, _, _ in
      // Layers of bytes have a reference of their own; here they are clear.
      for y in 0..<scene.geometry.height {
        (pixels + y * stride).update(repeating: 0, count: scene.geometry.width)
      }
    }
    renderer.paintFloats = draw
    let page = PixelBuffer(PixelRect(x: 0, y: 0, width: width, height: height), mode)
    try renderer.draw(
      list.root, in: page.rect, into: page.target,
      background: Background(rasterizer.background, mode), held: 0)
    return (0..<width * height).map { page.floats[$0] }
  }

  private func draw(
    _ scene: borrowing Scene, _ pixels: UnsafeMutablePointer<FloatPixel>, _ stride: Int,
    _ mode: ColorMode, _ background: FloatPixel?
  ) {
    let (width, height) = (scene.geometry.width, scene.geometry.height)
    var picture = (0..<width * height).map {
      SIMD4<Double>(background ?? pixels[$0 / width * stride + $0 % width])
    }
    for index in 0..<scene.drawCount {
      guard let draw = scene.draws[index], case .floats(let source) = draw.source else { continue }
      let masks = ReferenceMasks.masks(draw.edges, draw.rule, clip: draw.clip, scene)
      for i in picture.indices where masks[i] != 0 {
        var color = FloatPixel()
        source.pointee.fetch(
          Int32(i % width), Int32(i % width + 1), row: Int32(i / width), into: &color)
        picture[i] = ReferenceBlending.blend(
          draw.blendMode, SIMD4<Double>(color), picture[i], Double(masks[i]) / 255, mode)
      }
    }
    for i in picture.indices {
      pixels[i / width * stride + i % width] = FloatPixel(picture[i])
    }
  }
}
