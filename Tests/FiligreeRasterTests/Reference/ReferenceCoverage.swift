@testable import FiligreeRaster

/// The coverage of a shape over a whole tile, summed cell by cell: the readable twin of
/// `CellBuffer`.
///
/// Two plain arrays instead of differences, no bands, no bits, no spans. `cover` is the signed
/// height that edges climb in a pixel, in 1/256; `area` is twice the signed area between those
/// edges and the pixel's left border, in 1/65536. What edges further left cover, they cover in
/// full.
struct ReferenceCoverage {
  private let width: Int
  private let height: Int
  private var cover: [Int]
  private var area: [Int]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    // A column more for edges on the right border.
    cover = [Int](repeating: 0, count: (width + 1) * height)
    area = cover
  }

  /// Adds an edge: row by row, and within a row column by column.
  mutating func add(_ edge: Edge) {
    let walk = EdgeWalk(edge)
    var (x, y) = (walk.x0, walk.y0)
    while y < walk.y1 {
      let row = y / 256
      let rowEnd = min((row + 1) * 256, walk.y1)
      let rowEndX = walk.x(at: rowEnd)
      for border in borders(from: x, to: rowEndX) {
        let crossing = max(y, min(rowEnd, walk.y(at: border)))
        addPiece(row, from: (x, y), to: (border, crossing), walk.sign)
        (x, y) = (border, crossing)
      }
      addPiece(row, from: (x, y), to: (rowEndX, rowEnd), walk.sign)
      (x, y) = (rowEndX, rowEnd)
    }
  }

  /// The coverage of every pixel, rows from the top.
  func masks(_ rule: CoverageRule) -> [UInt8] {
    var masks: [UInt8] = []
    for row in 0..<height {
      var left = 0
      for column in 0..<width {
        let cell = row * (width + 1) + column
        left += cover[cell]
        let winding = left * 512 - area[cell]
        masks.append(coverage(winding, rule))
      }
    }
    return masks
  }

  /// Where a line between `x` and `endX` meets pixel borders, in its direction.
  private func borders(from x: Int32, to endX: Int32) -> [Int32] {
    let columns = (min(x, endX) / 256)..<(max(x, endX) / 256)
    let rising = columns.map { ($0 + 1) * 256 }
    return x < endX ? rising : rising.reversed()
  }

  private mutating func addPiece(
    _ row: Int32, from start: (x: Int32, y: Int32), to end: (x: Int32, y: Int32), _ sign: Int32
  ) {
    let column = min(start.x, end.x) / 256
    let cell = Int(row) * (width + 1) + Int(column)
    let height = Int(sign * (end.y - start.y))
    cover[cell] += height
    area[cell] += height * Int(start.x - column * 256 + end.x - column * 256)
  }

  /// Area covered, as 0…255: once and for all by the non-zero rule, in and out by the even-odd
  /// rule.
  private func coverage(_ winding: Int, _ rule: CoverageRule) -> UInt8 {
    let full = Int(CoverageRule.full)
    var size = abs(winding)
    if rule.fold == -1 {
      size = min(size, full)
    } else {
      size %= 2 * full
      if size > full { size = 2 * full - size }
    }
    let rounded = (size * 255 + full / 2) / full
    return rule.isAliased ? (rounded < 128 ? 0 : 255) : UInt8(rounded)
  }
}
