import FiligreeBase
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
}

/// The cell whose point is the nearest to a place, the first of those that are equally near.
struct NearestCell {
  private let place: SIMD2<Double>
  private var square = Double.infinity
  private(set) var index = CellIndex(0, 0)

  /// Begins without a cell.
  init(to place: SIMD2<Double>) {
    self.place = place
  }

  /// Takes a cell whose point is nearer than those before.
  @inline(__always)
  mutating func consider(_ index: CellIndex, at point: SIMD2<Double>) {
    let way = point - place
    let square = way.squaredLength
    if square < self.square { (self.square, self.index) = (square, index) }
  }
}

/// Sums of the colors of cells.
private struct CellSums {
  private let columns: Range<Int>
  private let rows: Range<Int>
  private var sums: [(color: SIMD4<Double>, count: Double)]

  /// Creates empty sums for the cells of a region's pixels.
  ///
  /// Cells are in the order of the plane, so that those at a region's corners are the outermost, but for two: that of
  /// a corner, and that of another place, may each be one off from where the place is.
  init(_ region: PixelRegion, _ cell: (_ x: Int, _ y: Int) -> CellIndex) {
    guard !region.isEmpty else {
      (columns, rows, sums) = (0..<0, 0..<0, [])
      return
    }
    let (first, last) = (cell(region.x, region.y), cell(region.maxX - 1, region.maxY - 1))
    columns = first.column - 2..<last.column + 3
    rows = first.row - 2..<last.row + 3
    sums = Array(repeating: (SIMD4(), 0), count: columns.count * rows.count)
  }

  private func place(_ cell: CellIndex) -> Int? {
    guard columns.contains(cell.column), rows.contains(cell.row) else { return nil }
    return (cell.row - rows.lowerBound) * columns.count + cell.column - columns.lowerBound
  }

  mutating func add(_ color: SIMD4<Float>, to cell: CellIndex) {
    guard let place = place(cell) else { return }
    sums[place].color += SIMD4<Double>(color)
    sums[place].count += 1
  }

  func mean(_ cell: CellIndex) -> SIMD4<Float> {
    guard let place = place(cell), sums[place].count > 0 else { return SIMD4() }
    return SIMD4<Float>(sums[place].color / sums[place].count)
  }
}

extension CIImage {
  /// The picture in cells, each of the mean color of its pixels.
  ///
  /// - Parameters:
  ///   - reach: How far apart two pixels of a cell may be along x and y.
  ///   - cell: The cell that the center of a pixel is in; columns grow along x, rows along y, and one is
  ///     off by one at most.
  /// - Returns: The cells, of the picture's extent.
  func meansOfCells(
    reach: Double, _ cell: @escaping @Sendable (SIMD2<Double>) -> CellIndex
  ) -> CIImage {
    let far = Int(min(reach, 1e9).rounded(.up))
    @Sendable func cellOfPixel(_ x: Int, _ y: Int) -> CellIndex {
      cell(SIMD2(Double(x) + 0.5, Double(y) + 0.5))
    }
    return neighborhood(far, far, extent: extent) { source, region, workers in
      // Sums in one order, whatever the number of threads.
      let known = source.region
      var sums = CellSums(known, cellOfPixel)
      for y in known.y..<known.maxY {
        for x in known.x..<known.maxX { sums.add(source[x, y], to: cellOfPixel(x, y)) }
      }
      let means = sums
      return LightPixels(region, workers) { x, y in means.mean(cellOfPixel(x, y)) }
    }
  }
}
