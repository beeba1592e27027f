import FiligreeDrawing
import FiligreePaths
import FiligreePixels

/// The rasterizer as one would write it on a board: tests hold the fast one to it, pixel for pixel.
///
/// It shares the geometry (edges in fixed point, resolved paints) with the fast one. It sums
/// coverage over the whole page at once, keeps clips as whole masks, and blends pixel by pixel and
/// byte by byte with plain divisions.
package struct ReferenceRasterizer {
  private let rasterizer: Rasterizer

  /// Creates the twin of a rasterizer.
  package init(_ rasterizer: Rasterizer) {
    self.rasterizer = rasterizer
  }

  /// The premultiplied RGBA bytes of `list`, rows from the top.
  package func render(_ list: DisplayList) throws(RasterError) -> [UInt8] {
    let (width, height) = try rasterizer.pixelSize(of: list)
    let renderer = try LayerRenderer(list, rasterizer, workers: Workers(threads: 1)) {
      scene, pixels, stride, background in
      draw(scene, pixels, stride, background)
    }
    let page = PixelBuffer(PixelRect(x: 0, y: 0, width: width, height: height))
    try renderer.draw(
      list.root, in: page.rect, into: page.target,
      background: Background(rasterizer.background, .nonLinear), held: 0)
    return (0..<width * height).flatMap { bytes(page.pixels[$0]) }
  }

  private func draw(
    _ scene: borrowing Scene, _ pixels: UnsafeMutablePointer<Pixel>, _ stride: Int,
    _ background: Pixel?
  ) {
    let (width, height) = (scene.geometry.width, scene.geometry.height)
    var picture: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        picture += bytes(background ?? pixels[y * stride + x])
      }
    }
    for index in 0..<scene.drawCount {
      guard let draw = scene.draws[index] else { continue }
      let masks = ReferenceMasks.masks(draw.edges, draw.rule, clip: draw.clip, scene)
      for y in 0..<height {
        for x in 0..<width where masks[y * width + x] != 0 {
          let start = (y * width + x) * 4
          let color = color(draw.source, x, y)
          if draw.blendMode == .normal {
            over(bytes(color), masks[y * width + x], &picture, start)
          } else {
            let mixed = BlendFormulas.blend(
              draw.blendMode, color, pixel(picture, start), masks[y * width + x])
            picture.replaceSubrange(start..<start + 4, with: bytes(mixed))
          }
        }
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        pixels[y * stride + x] = pixel(picture, (y * width + x) * 4)
      }
    }
  }

  // MARK: Colours

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

  private func pixel(_ bytes: [UInt8], _ start: Int) -> Pixel {
    (0..<4).reduce(0) { $0 | Pixel(bytes[start + $1]) << (8 * Pixel($1)) }
  }

  private func bytes(_ pixel: Pixel) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: pixel >> UInt32(8 * $0)) }
  }

  private func over(
    _ color: [UInt8], _ coverage: UInt8, _ picture: inout [UInt8], _ start: Int
  ) {
    let rest = 255 - product(color[3], coverage)
    for i in 0..<4 {
      picture[start + i] = product(color[i], coverage) + product(picture[start + i], rest)
    }
  }

  private func product(_ a: UInt8, _ b: UInt8) -> UInt8 { ReferenceMasks.product(a, b) }
}
