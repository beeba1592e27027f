/// A row of square cells of a picture: the sums of their pixels, and whether neighbors in them are alike.
///
/// Both are collected for each byte of a row of pixels, in loops that the compiler does in whole registers, before they are put
/// together for each cell.
struct CellRow {
  private let view: ColorView
  /// Pixels along a cell's side.
  private let side: Int
  /// Bytes differ if they do by more.
  private let limit: UInt8
  /// The sum of each byte over the rows of pixels: 255 × 4 at most.
  private var sums: [UInt16]
  /// Where bytes differ: `fromLeft`, `fromAbove` and `fromOther`.
  private var differences: [UInt8]

  /// From the pixel on the left.
  private static let fromLeft: UInt8 = 1
  /// From the pixel above in the same cell.
  private static let fromAbove: UInt8 = 2
  /// From the pixel above in another cell.
  private static let fromOther: UInt8 = 4

  /// A cell of the row.
  struct Cell {
    /// The mean color.
    let mean: SIMD4<Float>
    /// Whether all neighbors within the cell are alike.
    let isSmooth: Bool
    /// Whether its pixels are like those of the cell on the left.
    let continuesLeft: Bool
    /// Whether its pixels are like those of the cell above.
    let continuesAbove: Bool
  }

  /// Rows of `count` cells, in which pixels are alike whose components differ by up to `step`.
  init(_ view: ColorView, side: Int, count: Int, step: Int) {
    (self.view, self.side) = (view, side)
    limit = UInt8(clamping: step)
    sums = [UInt16](repeating: 0, count: count * side * view.stride)
    differences = [UInt8](repeating: 0, count: sums.count)
  }

  /// Reads the pixels of a row of cells.
  mutating func read(_ row: Int) {
    let (stride, line, limit) = (view.stride, view.width * view.stride, limit)
    let start = view.row(row * side)
    sums.withUnsafeMutableBufferPointer { sums in
      differences.withUnsafeMutableBufferPointer { differences in
        sums.update(repeating: 0)
        differences.update(repeating: 0)
        /// Marks where the bytes of a row of pixels from `first` on differ from those `step` bytes before them.
        func compare(_ pixels: UnsafePointer<UInt8>, step: Int, from first: Int, _ mark: UInt8) {
          let before = pixels - step
          for i in first..<max(differences.count, first) {
            let difference = max(pixels[i], before[i]) &- min(pixels[i], before[i])
            differences[i] |= difference > limit ? mark : 0
          }
        }
        for y in 0..<side {
          let pixels = start + y * line
          for i in sums.indices { sums[i] &+= UInt16(pixels[i]) }
          compare(pixels, step: stride, from: stride, Self.fromLeft)
          if y > 0 {
            compare(pixels, step: line, from: 0, Self.fromAbove)
          } else if row > 0 {
            compare(pixels, step: line, from: 0, Self.fromOther)
          }
        }
      }
    }
  }

  /// The cell in a column.
  func cell(_ column: Int) -> Cell {
    let stride = view.stride
    let first = column * side * stride
    var sum = SIMD4<UInt32>.zero
    // Those of the first column of pixels are differences from the cell on the left.
    var (outer, inner) = (UInt8(0), UInt8(0))
    sums.withUnsafeBufferPointer { sums in
      differences.withUnsafeBufferPointer { differences in
        for x in 0..<side {
          let i = first + x * stride
          let opacity = view.hasAlpha ? UInt32(sums[i + 3]) : 255 * UInt32(truncatingIfNeeded: side)
          sum &+= SIMD4(UInt32(sums[i]), UInt32(sums[i + 1]), UInt32(sums[i + 2]), opacity)
          var own = differences[i] | differences[i + 1] | differences[i + 2]
          if stride == 4 { own |= differences[i + 3] }
          if x == 0 { outer = own } else { inner |= own }
        }
      }
    }
    // Whole numbers of so few bits are exact.
    let color = SIMD4(Float(sum.x), Float(sum.y), Float(sum.z), Float(sum.w))
    return Cell(
      mean: color / Float(side * side),
      isSmooth: inner & Self.fromLeft == 0 && (outer | inner) & Self.fromAbove == 0,
      continuesLeft: outer & Self.fromLeft == 0,
      continuesAbove: (outer | inner) & Self.fromOther == 0)
  }
}
