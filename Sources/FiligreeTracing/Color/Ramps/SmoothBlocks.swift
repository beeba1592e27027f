import FiligreeBase

/// A picture in blocks of 4 × 4 pixels, and the areas of blocks without edges between them.
struct SmoothBlocks {
  /// Pixels along a block's side.
  static let side = 4

  /// Blocks in a row.
  let width: Int
  /// Rows of blocks.
  let height: Int
  /// The mean color of each block.
  private(set) var means: [SIMD4<Float>] = []
  /// The blocks of each smooth area, by rows, the areas by their first blocks.
  private(set) var areas: [[Int32]] = []

  /// Finds the smooth areas of at least `least` blocks; neighboring pixels differ by `step` at most.
  init(_ view: ColorView, step: Int, least: Int) {
    width = view.width / Self.side
    height = view.height / Self.side
    guard width > 0, height > 0 else { return }
    means.reserveCapacity(width * height)
    var isSmooth = [Bool](repeating: false, count: width * height)
    var sets = DisjointSets(count: width * height)
    for by in 0..<height {
      for bx in 0..<width {
        let block = by * width + bx
        means.append(Self.mean(view, bx, by))
        guard Self.isSmooth(view, bx, by, step) else { continue }
        isSmooth[block] = true
        if bx > 0, isSmooth[block - 1], Self.isJoined(view, bx, by, 1, 0, step) {
          sets.join(block - 1, block)
        }
        if by > 0, isSmooth[block - width], Self.isJoined(view, bx, by, 0, 1, step) {
          sets.join(block - width, block)
        }
      }
    }
    var sizes = [Int32](repeating: 0, count: width * height)
    for block in isSmooth.indices where isSmooth[block] { sizes[sets.root(block)] += 1 }
    // A root is the first block of its area.
    var areaOfRoot = [Int32](repeating: -1, count: width * height)
    for block in isSmooth.indices where isSmooth[block] {
      let root = sets.root(block)
      guard sizes[root] >= least else { continue }
      if areaOfRoot[root] < 0 {
        areaOfRoot[root] = Int32(truncatingIfNeeded: areas.count)
        areas.append([])
      }
      areas[Int(areaOfRoot[root])].append(Int32(truncatingIfNeeded: block))
    }
  }

  /// The center of a block, in pixels.
  func center(_ block: Int32) -> SIMD2<Float> {
    SIMD2(
      (Float(Int(block) % width) + 0.5) * Float(Self.side),
      (Float(Int(block) / width) + 0.5) * Float(Self.side))
  }

  private static func mean(_ view: ColorView, _ bx: Int, _ by: Int) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    for y in (by * side)..<(by * side + side) {
      for x in (bx * side)..<(bx * side + side) { sum += view.color(x, y) }
    }
    return sum / Float(side * side)
  }

  /// Whether all neighbors within a block are alike.
  private static func isSmooth(_ view: ColorView, _ bx: Int, _ by: Int, _ step: Int) -> Bool {
    let stride = view.stride
    for y in (by * side)..<(by * side + side) {
      for x in (bx * side)..<(bx * side + side) {
        let p = view.row(y) + x * stride
        if x > bx * side, PlateauScan.difference(p, p - stride, stride) > step { return false }
        if y > by * side, PlateauScan.difference(p, p - view.width * stride, stride) > step {
          return false
        }
      }
    }
    return true
  }

  /// Whether a block's pixels are like those of the block on its left (dx = 1) or above it (dy = 1).
  private static func isJoined(
    _ view: ColorView, _ bx: Int, _ by: Int, _ dx: Int, _ dy: Int, _ step: Int
  ) -> Bool {
    let stride = view.stride
    for i in 0..<side {
      let p = view.row(by * side + (dx > 0 ? i : 0)) + (bx * side + (dx > 0 ? 0 : i)) * stride
      let q = p - (dx + dy * view.width) * stride
      if PlateauScan.difference(p, q, stride) > step { return false }
    }
    return true
  }
}
