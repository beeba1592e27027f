import FiligreeBase

/// A picture in square cells, and the areas of cells without edges between them.
struct RampCells {
  /// Pixels along a cell's side: 1, 2 or 4.
  let side: Int
  /// Cells in a row.
  let width: Int
  /// Rows of cells.
  let height: Int
  /// The mean color of each cell.
  private(set) var means: [SIMD4<Float>] = []
  /// The cells of each area, by rows, the areas by their first cells.
  private(set) var areas: [[Int32]] = []

  /// The most pixels of a picture whose cells are pixels; of eight times as many, cells are twice as wide.
  ///
  /// With narrower cells gradients are found in twice the time, and noisy ones in more pieces: dithered and compressed ones have
  /// twice the segments. Shadows come half a decibel nearer then (`Benchmarks/tracing-set`).
  private static let mostOfPixels = 1 << 13
  private static let mostSide = 4
  /// The steepest ramp, in levels a pixel: over the whole range of levels it has some ten pixels, and five cells.
  static let steepest = 24
  /// The same in levels a cell.
  private static let steepestCells = 48

  /// Pixels along the side of a picture's cells.
  static func side(of view: ColorView) -> Int {
    var side = 1
    while side < mostSide, view.width * view.height > mostOfPixels * side * side * side {
      side *= 2
    }
    return side
  }

  /// Finds the areas of at least `least` cells whose neighboring pixels differ by no more than ramps and noise do.
  init(_ view: ColorView, noise: Int, least: Int) {
    side = Self.side(of: view)
    width = view.width / side
    height = view.height / side
    guard width > 0, height > 0 else { return }
    // Three times the noise covers nearly all neighbors of the same color.
    let step = min(Self.steepest, Self.steepestCells / side) + 3 * noise
    means.reserveCapacity(width * height)
    var isSmooth = [Bool](repeating: false, count: width * height)
    var sets = DisjointSets(count: width * height)
    var row = CellRow(view, side: side, count: width, step: step)
    for y in 0..<height {
      row.read(y)
      for x in 0..<width {
        let i = y * width + x
        let cell = row.cell(x)
        means.append(cell.mean)
        // Where there is nothing at all, there is no ramp.
        guard cell.mean.w > 0, cell.isSmooth else { continue }
        isSmooth[i] = true
        if x > 0, isSmooth[i - 1], cell.continuesLeft { sets.join(i - 1, i) }
        if y > 0, isSmooth[i - width], cell.continuesAbove { sets.join(i - width, i) }
      }
    }
    var sizes = [Int32](repeating: 0, count: width * height)
    for cell in isSmooth.indices where isSmooth[cell] { sizes[sets.root(cell)] += 1 }
    // A root is the first cell of its area.
    var areaOfRoot = [Int32](repeating: -1, count: width * height)
    for cell in isSmooth.indices where isSmooth[cell] {
      let root = sets.root(cell)
      guard sizes[root] >= least else { continue }
      if areaOfRoot[root] < 0 {
        areaOfRoot[root] = Int32(truncatingIfNeeded: areas.count)
        areas.append([])
      }
      areas[Int(areaOfRoot[root])].append(Int32(truncatingIfNeeded: cell))
    }
  }

  /// The center of a cell, in pixels.
  @inline(__always)
  func center(_ cell: Int32) -> SIMD2<Float> {
    let (y, x) = Int(cell).quotientAndRemainder(dividingBy: width)
    return center(x, y)
  }

  /// The center of a cell in a column and a row, in pixels.
  @inline(__always)
  func center(_ x: Int, _ y: Int) -> SIMD2<Float> {
    SIMD2((Float(x) + 0.5) * Float(side), (Float(y) + 0.5) * Float(side))
  }

  /// The pixels of a cell.
  @inline(__always)
  func pixels(_ cell: Int32) -> (rows: Range<Int>, columns: Range<Int>) {
    let (row, column) = Int(cell).quotientAndRemainder(dividingBy: width)
    let (y, x) = (row * side, column * side)
    return (y..<(y + side), x..<(x + side))
  }

  /// The range of colors of some cells, 0…255.
  func range(_ list: [Int32]) -> Float {
    var (low, high) = (SIMD4<Float>(repeating: 255), SIMD4<Float>.zero)
    for cell in list {
      let color = means[Int(cell)]
      low.replace(with: color, where: color .< low)
      high.replace(with: color, where: color .> high)
    }
    return (high - low).max()
  }

  /// Those of some cells that have neighbors among them on all four sides.
  func inner(_ list: [Int32]) -> [Int32] {
    var isListed = [Bool](repeating: false, count: means.count)
    for cell in list { isListed[Int(cell)] = true }
    return list.filter {
      let (y, x) = Int($0).quotientAndRemainder(dividingBy: width)
      return x > 0 && y > 0 && x + 1 < width && y + 1 < height && isListed[Int($0) - 1]
        && isListed[Int($0) + 1] && isListed[Int($0) - width] && isListed[Int($0) + width]
    }
  }
}
