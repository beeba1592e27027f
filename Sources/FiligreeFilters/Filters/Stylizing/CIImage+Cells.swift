import FiligreePixels
import Foundation

/// A cell of a pattern.
struct CellIndex: Hashable, Sendable {
  let column: Int
  let row: Int

  init(_ column: Int, _ row: Int) {
    self.column = column
    self.row = row
  }

  /// The cell whose point is the nearest, the first of those that are equally near.
  @inline(__always)
  static func nearest(
    to place: SIMD2<Double>, rows: [Double],
    _ points: (_ row: Double) -> [(CellIndex, SIMD2<Double>)]
  ) -> CellIndex {
    var best = (CellIndex(0, 0), Double.infinity)
    for row in rows {
      for (index, point) in points(row) {
        let way = point - place
        let square = (way * way).sum()
        if square < best.1 { best = (index, square) }
      }
    }
    return best.0
  }
}

extension CIImage {
  /// The picture in cells, each of the mean color of its pixels.
  ///
  /// - Parameters:
  ///   - reach: How far apart two pixels of a cell may be along x and y.
  ///   - cell: The cell that the center of a pixel is in.
  /// - Returns: The cells, of the picture's extent.
  func meansOfCells(
    reach: Double, _ cell: @escaping @Sendable (SIMD2<Double>) -> CellIndex
  ) -> CIImage {
    let far = Int(min(reach, 1e9).rounded(.up))
    return neighborhood(far, far, extent: extent) { source, region, workers in
      // Sums in one order, whatever the number of threads.
      var means: [CellIndex: (sum: SIMD4<Double>, count: Double)] = [:]
      let known = source.region
      for y in known.y..<known.maxY {
        for x in known.x..<known.maxX {
          let index = cell(SIMD2(Double(x) + 0.5, Double(y) + 0.5))
          means[index, default: (SIMD4(), 0)].sum += SIMD4<Double>(source[x, y])
          means[index, default: (SIMD4(), 0)].count += 1
        }
      }
      let colors = means.mapValues { Pixel($0.sum / $0.count) }
      return LightPixels(region, workers) { x, y in
        colors[cell(SIMD2(Double(x) + 0.5, Double(y) + 0.5))] ?? Pixel()
      }
    }
  }
}
