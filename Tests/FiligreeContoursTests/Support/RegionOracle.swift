import FiligreeTestSupport

@testable import FiligreeContours

extension TestBitmap {
  /// The bitmap as gray values.
  func plane(ink foregroundGray: UInt8 = 0, paper: UInt8 = 255) -> LumaPlane {
    LumaPlane(width: width, height: height, samples: ink.map { $0 ? foregroundGray : paper })
  }
}

/// The regions of a bitmap by flood fill, with a rim of paper around it, and their tree.
struct RegionOracle {
  let width: Int
  let height: Int
  /// The region of each pixel of the bitmap with its rim.
  private(set) var labels: [Int]
  /// How many pixels each region has; region 0 is the paper around everything.
  private(set) var sizes: [Int] = []
  private(set) var isInk: [Bool] = []
  /// The region around each region; −1 for region 0.
  private(set) var parents: [Int] = []

  init(_ bitmap: TestBitmap) {
    width = bitmap.width + 2
    height = bitmap.height + 2
    labels = Array(repeating: -1, count: width * height)
    for start in labels.indices where labels[start] < 0 {
      let label = sizes.count
      let color = bitmap.isInk(start % width - 1, start / width - 1)
      var stack = [start]
      var size = 0
      labels[start] = label
      while let cell = stack.popLast() {
        size += 1
        let (x, y) = (cell % width, cell / width)
        for dy in -1...1 {
          for dx in -1...1 where color || dx == 0 || dy == 0 {
            let (nx, ny) = (x + dx, y + dy)
            guard nx >= 0, ny >= 0, nx < width, ny < height else { continue }
            let next = ny * width + nx
            if labels[next] < 0, bitmap.isInk(nx - 1, ny - 1) == color {
              labels[next] = label
              stack.append(next)
            }
          }
        }
      }
      sizes.append(size)
      isInk.append(color)
    }
    // Regions that share a pixel's edge; from the outside inwards that is the tree.
    var neighbors: [Set<Int>] = Array(repeating: [], count: sizes.count)
    for y in 0..<height {
      for x in 0..<width {
        let a = labels[y * width + x]
        for b in [
          x + 1 < width ? labels[y * width + x + 1] : a,
          y + 1 < height ? labels[(y + 1) * width + x] : a,
        ] where a != b {
          neighbors[a].insert(b)
          neighbors[b].insert(a)
        }
      }
    }
    parents = Array(repeating: -1, count: sizes.count)
    var queue = [0]
    while let region = queue.popLast() {
      for next in neighbors[region] where next != 0 && next != parents[region] {
        parents[next] = region
        queue.append(next)
      }
    }
  }

  /// The region of a pixel of the bitmap.
  func label(_ x: Int, _ y: Int) -> Int { labels[(y + 1) * width + x + 1] }
}
