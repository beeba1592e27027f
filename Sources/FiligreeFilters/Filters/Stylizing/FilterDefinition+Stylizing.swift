import FiligreePaths
import FiligreePixels
import Foundation

/// Effects of style, on premultiplied linear light. Extents stay; a cell at the edge is the mean of the pixels that it
/// has.
extension FilterDefinition {
  /// Squares; four meet at the center.
  static let pixellate = FilterDefinition(
    "CIPixellate", kCICategoryStylize,
    [.image, .vector(kCIInputCenterKey, 150, 150), .number(kCIInputScaleKey, 8, 1...100)]
  ) { v in
    let (center, scale) = (try v.point(kCIInputCenterKey), try v.number(kCIInputScaleKey))
    guard scale > 1 else { return try v.image() }
    return try v.image().meansOfCells(reach: scale) { place in
      let cell = ((place - center) / scale).rounded(.down)
      return CellIndex(Int(cell.x), Int(cell.y))
    }
  }

  /// Hexagons, one of them around the center, whose neighbors are as far away as the scale.
  static let hexagonalPixellate = FilterDefinition(
    "CIHexagonalPixellate", kCICategoryStylize,
    [.image, .vector(kCIInputCenterKey, 150, 150), .number(kCIInputScaleKey, 8, 1...100)]
  ) { v in
    let (center, scale) = (try v.point(kCIInputCenterKey), try v.number(kCIInputScaleKey))
    guard scale > 1 else { return try v.image() }
    return try v.image().meansOfCells(reach: 2 * scale) { place in
      let p = (place - center) / scale
      // Rows of a triangular lattice are half the root of 3 apart, every other one moved by half.
      let height = 0.866_025_403_784_438_6
      let middle = (p.y / height).rounded()
      var nearest = NearestCell(to: p)
      for row in stride(from: middle - 1, through: middle + 1, by: 1) {
        let shift = row.remainder(dividingBy: 2) == 0 ? 0 : 0.5
        let column = (p.x - shift).rounded()
        nearest.consider(
          CellIndex(Int(column), Int(row)), at: SIMD2(column + shift, row * height))
      }
      return nearest.index
    }
  }

  /// Polygons: the pixels that are nearest to one of the points that are strewn, one in each square of the radius' side.
  static let crystallize = FilterDefinition(
    "CICrystallize", kCICategoryStylize,
    [.image, .number(kCIInputRadiusKey, 20, 1...100), .vector(kCIInputCenterKey, 150, 150)]
  ) { v in
    let (center, radius) = (try v.point(kCIInputCenterKey), try v.number(kCIInputRadiusKey))
    guard radius > 1 else { return try v.image() }
    return try v.image().meansOfCells(reach: 3 * radius) { place in
      let p = (place - center) / radius
      let (column, row) = (p.x.rounded(.down), p.y.rounded(.down))
      var nearest = NearestCell(to: p)
      for row in stride(from: row - 1, through: row + 1, by: 1) {
        for column in stride(from: column - 1, through: column + 1, by: 1) {
          let index = CellIndex(Int(column), Int(row))
          let bits = PlaceHash.bits(index.column, index.row)
          // A margin m of the square makes the nearest point one of nine: a place is at most √2·(1 − m) from its own
          // square's point, and at least 1 + m from all beyond the nine, which is more for m > 3 − 2√2 = 0.172.
          let x = 0.18 + 0.64 * Double(bits & 0xFFFF) / 65535
          let y = 0.18 + 0.64 * Double((bits >> 16) & 0xFFFF) / 65535
          nearest.consider(index, at: SIMD2(column + x, row + y))
        }
      }
      return nearest.index
    }
  }

  /// The gradient of each component by Sobel's operators, times the intensity; Apple gives no formula.
  static let edges = FilterDefinition(
    "CIEdges", kCICategoryStylize, [.image, .number(kCIInputIntensityKey, 1, 0...10)]
  ) { v in
    let image = try v.image()
    let intensity = Float(try v.number(kCIInputIntensityKey))
    // Beyond the picture its outermost pixels go on: its border is no edge.
    return image.clampedToExtent().neighborhood(1, 1, extent: image.extent) {
      source, region, workers in
      LightPixels(region, workers) { x, y in
        func column(_ x: Int) -> Pixel {
          source[x, y - 1] + 2 * source[x, y] + source[x, y + 1]
        }
        func row(_ y: Int) -> Pixel {
          source[x - 1, y] + 2 * source[x, y] + source[x + 1, y]
        }
        let (across, up) = (column(x + 1) - column(x - 1), row(y + 1) - row(y - 1))
        // 8 is the sum of the weights times the pixels between.
        var edge = (across * across + up * up).squareRoot() * (intensity / 8)
        edge.w = source[x, y].w
        return edge
      }
    }
  }

  /// The brighter of the picture and its blur, by the intensity; Apple gives no formula.
  static let bloom = glow("CIBloom") { pointwiseMax($0, $1) }

  /// The darker of the picture and its blur, by the intensity; Apple gives no formula.
  static let gloom = glow("CIGloom") { pointwiseMin($0, $1) }

  private static func glow(
    _ name: String, _ choice: @escaping @Sendable (Pixel, Pixel) -> Pixel
  ) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryStylize,
      [
        .image, .number(kCIInputRadiusKey, 10, 0...100),
        .number(kCIInputIntensityKey, 0.5, 0...1),
      ]
    ) { v in
      let image = try v.image()
      let intensity = Float(try v.number(kCIInputIntensityKey, in: 0...1))
      let blurred = image.blurredWithinExtent(sigma: try v.number(kCIInputRadiusKey))
      return image.combined(with: blurred, extent: image.extent) { own, blurred in
        own + (choice(own, blurred) - own) * intensity
      }
    }
  }

  static let stylizing =
    [pixellate, hexagonalPixellate, crystallize, edges, bloom, gloom] + masks
}
