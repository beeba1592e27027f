import FiligreeDrawing
import FiligreePaths
import FiligreePixels

@testable import FiligreeRaster

/// The rasterizer as one would write it on a board: tests hold the fast one to it, pixel for pixel.
///
/// It shares the geometry (edges in fixed point, resolved paints) with the fast one. It sums
/// coverage over the whole page at once, keeps clips as whole masks, and blends pixel by pixel and
/// byte by byte with plain divisions.
struct ReferenceRasterizer {
  private let rasterizer: Rasterizer

  /// Creates the twin of a rasterizer.
  init(_ rasterizer: Rasterizer) {
    self.rasterizer = rasterizer
  }

  /// The premultiplied RGBA bytes of `list`, rows from the top.
  func render(_ list: DisplayList) throws(RasterError) -> [UInt8] {
    let (width, height) = try rasterizer.pixelSize(of: list)
    let renderer = try LayerRenderer(list, rasterizer, workers: Workers(threads: 1)) {
      scene, pixels, stride, background, _ in
      draw(scene, pixels, stride, background)
    }
    let page = PixelBuffer(PixelRect(x: 0, y: 0, width: width, height: height))
    try renderer.draw(
      list.root, in: page.rect, into: page.target,
      background: Background(rasterizer.background, .nonLinear), held: 0)
    return (0..<width * height).flatMap { i in (0..<4).map { byte(page.pixels[i], $0) } }
  }

  private func draw(
    _ scene: borrowing Scene, _ pixels: UnsafeMutablePointer<Pixel>, _ stride: Int,
    _ background: Pixel?
  ) {
    let (width, height) = (scene.geometry.width, scene.geometry.height)
    var picture: [Pixel] = []
    for y in 0..<height {
      for x in 0..<width {
        picture.append(background ?? pixels[y * stride + x])
      }
    }
    for index in 0..<scene.drawCount {
      guard let draw = scene.draws[index] else { continue }
      let masks = ReferenceMasks.masks(draw.edges, draw.rule, clip: draw.clip, scene)
      for y in 0..<height {
        for x in 0..<width where masks[y * width + x] != 0 {
          let i = y * width + x
          let color = color(draw.source, x, y)
          picture[i] =
            draw.blendMode == .normal
            ? over(color, masks[i], picture[i])
            : BlendFormulas.blend(draw.blendMode, color, picture[i], masks[i])
        }
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        pixels[y * stride + x] = picture[y * width + x]
      }
    }
  }

  // MARK: Colors

  private func color(_ source: Scene.Source, _ x: Int, _ y: Int) -> Pixel {
    switch source {
    case .solid(let color):
      return color
    case .linearGradient(let table):
      let gradient = table.pointee
      let location = gradient.origin + Int64(x) * gradient.stepX + Int64(y) * gradient.stepY
      var segment = gradient.segments[0]
      for i in 0..<gradient.count where location >= gradient.segments[i].start {
        segment = gradient.segments[i]
      }
      if segment.isSteep {
        return LinearGradientTable.exact(segment, location)
      }
      return LinearGradientTable.pixel(segment, Int32(x), Int32(y))
    case .gradient(let table):
      return table.pointee.color(Int32(x), Int32(y))
    case .image(let table):
      return table.pointee.color(x, y)
    case .pixels(let table):
      let layer = table.pointee
      let (i, j) = (x - layer.x, y - layer.y)
      guard i >= 0, i < layer.width, j >= 0, j < layer.height else { return 0 }
      return PixelMath.multiply(layer.pixels[j * layer.width + i], layer.opacity)
    case .dithered(let table):
      var pixel: Pixel = 0
      table.pointee.fetchDithered(Int32(x), Int32(x) + 1, row: Int32(y), into: &pixel)
      return pixel
    // Drawn by `FloatPainter`.
    case .floats:
      return 0
    }
  }

  /// A byte of a pixel: red, green, blue, opacity.
  private func byte(_ pixel: Pixel, _ index: Int) -> UInt8 {
    UInt8(pixel >> Pixel(8 * index) & 255)
  }

  private func over(_ color: Pixel, _ coverage: UInt8, _ under: Pixel) -> Pixel {
    let rest = 255 - product(byte(color, 3), coverage)
    var result: Pixel = 0
    for i in 0..<4 {
      let sum = product(byte(color, i), coverage) + product(byte(under, i), rest)
      result |= Pixel(sum) << Pixel(8 * i)
    }
    return result
  }

  private func product(_ a: UInt8, _ b: UInt8) -> UInt8 { ReferenceMasks.product(a, b) }
}
