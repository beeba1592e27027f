import Foundation

/// Square pixels over a figure, asked at their centers.
struct PixelGrid {
  let side: Int
  /// The size of a pixel, in the units of the figure.
  let pixel: Double
  private let minX: Double
  private let minY: Double

  /// Pixels that the figure's box just fits into, with `margin` pixels to spare on each side.
  ///
  /// They are shifted a little, so that centers do not lie on the lines of a figure on whole
  /// numbers. Nil for a figure without any extent.
  init?(minX: Double, minY: Double, maxX: Double, maxY: Double, side: Int, margin: Int) {
    let extent = max(maxX - minX, maxY - minY)
    guard extent > 0, extent.isFinite else { return nil }
    self.side = side
    pixel = extent / Double(side - 2 * margin)
    self.minX = (minX + maxX - Double(side) * pixel) / 2 + 0.137 * pixel
    self.minY = (minY + maxY - Double(side) * pixel) / 2 - 0.071 * pixel
  }

  func center(_ column: Int, _ row: Int) -> Vector { Vector(x(column), y(row)) }
  private func x(_ column: Int) -> Double { minX + (Double(column) + 0.5) * pixel }
  private func y(_ row: Int) -> Double { minY + (Double(row) + 0.5) * pixel }

  /// The first pixel whose center is not before the coordinate, from 0 to `side`.
  private func index(_ offset: Double) -> Int {
    min(max(Int(min(max(offset / pixel - 0.5, -1), Double(side) + 1).rounded(.up)), 0), side)
  }
  private func column(_ x: Double) -> Int { index(x - minX) }
  private func row(_ y: Double) -> Int { index(y - minY) }

  /// The winding number of the outline about each center, row by row.
  func windings(_ outline: OutlineWinding) -> [Int32] {
    // Where each row's winding changes.
    var steps = [Int32](repeating: 0, count: side * (side + 1))
    for (a, b) in outline.edges {
      let sense: Int32 = b.y > a.y ? 1 : -1
      let (low, high) = a.y < b.y ? (a, b) : (b, a)
      for row in row(low.y)..<max(row(high.y), row(low.y)) {
        let x = low.x + (high.x - low.x) * ((y(row) - low.y) / (high.y - low.y))
        // A ray to the right from a center meets the edge: all centers before it wind.
        steps[row * (side + 1)] += sense
        steps[row * (side + 1) + column(x)] -= sense
      }
    }
    var result = [Int32](repeating: 0, count: side * side)
    for row in 0..<side {
      var winding: Int32 = 0
      for column in 0..<side {
        winding += steps[row * (side + 1) + column]
        result[row * side + column] = winding
      }
    }
    return result
  }

  /// Which centers are in one of the pieces.
  func covers(_ region: StrokeRegion) -> [Bool] {
    var result = [Bool](repeating: false, count: side * side)
    for piece in region.pieces {
      let box = piece.box
      for row in row(box.minY)..<max(row(box.maxY), row(box.minY)) {
        let y = y(row)
        var span = (low: box.minX, high: box.maxX)
        if case .polygon(let a, let b, let c, let d) = piece {
          span = (.infinity, -.infinity)
          for (p, q) in [(a, b), (b, c), (c, d), (d, a)] where (p.y <= y) != (q.y <= y) {
            let x = p.x + (q.x - p.x) * ((y - p.y) / (q.y - p.y))
            span = (min(span.low, x), max(span.high, x))
          }
          if span.low > span.high { continue }
        }
        let columns = column(span.low)..<max(column(span.high), column(span.low))
        for column in columns where !result[row * side + column] {
          if case .polygon = piece {
            result[row * side + column] = true
          } else {
            result[row * side + column] = piece.distance(center(column, row)) <= 0
          }
        }
      }
    }
    return result
  }
}
