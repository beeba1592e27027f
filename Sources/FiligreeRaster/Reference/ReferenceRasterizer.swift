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
    let background = rasterizer.background.map { PremultipliedColor($0, opacity: 1).pixel } ?? 0
    var page = [UInt8](repeating: 0, count: width * height * 4)
    for tile in rasterizer.tiles(of: list, width, height) {
      let picture = draw(Scene(list, tile, threads: 1), background)
      for row in 0..<tile.height {
        let start = ((tile.y + row) * width + tile.x) * 4
        page.replaceSubrange(
          start..<start + tile.width * 4,
          with: picture[row * tile.width * 4..<(row + 1) * tile.width * 4])
      }
    }
    return page
  }

  private func draw(_ scene: borrowing Scene, _ background: Pixel) -> [UInt8] {
    let (width, height) = (scene.geometry.width, scene.geometry.height)
    var picture: [UInt8] = []
    for _ in 0..<width * height {
      picture += bytes(background)
    }
    for index in 0..<scene.drawCount {
      guard let draw = scene.draws[index] else { continue }
      let masks = masks(draw.edges, draw.rule, clip: draw.clip, scene)
      for y in 0..<height {
        for x in 0..<width where masks[y * width + x] != 0 {
          let pixel = y * width + x
          let color = bytes(color(draw.source, x, y))
          over(color, masks[pixel], &picture, pixel * 4)
        }
      }
    }
    return picture
  }

  // MARK: Coverage

  private func masks(
    _ edges: EdgeSet?, _ rule: CoverageRule, clip: Int32, _ scene: borrowing Scene
  ) -> [UInt8] {
    let (width, height) = (scene.geometry.width, scene.geometry.height)
    var coverage = ReferenceCoverage(width: width, height: height)
    if let edges {
      for i in 0..<Int(edges.count) {
        coverage.add(edges.edges[i])
      }
    }
    var masks = coverage.masks(rule)
    guard clip >= 0 else { return masks }
    // A clip has the clips around it in its own masks: products are rounded from the outside in.
    let outer = scene.clips[Int(clip)]
    let inside = self.masks(outer.edges, outer.rule, clip: outer.parent, scene)
    for i in masks.indices {
      masks[i] = product(masks[i], inside[i])
    }
    return masks
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
      let x = SIMD4<Int32>(repeating: Int32(x))
      let y = SIMD4<Int32>(repeating: Int32(y))
      return LinearGradientTable.pixel(segment.base &+ x &* segment.dx &+ y &* segment.dy)
    }
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

  /// a·b/255, rounded to nearest.
  private func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8((2 * Int(a) * Int(b) + 255) / 510)
  }
}
