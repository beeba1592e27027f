import FiligreePixels
import FiligreeTestSupport

@testable import FiligreeContours

/// Ink and paper, for oracles that are simple enough to be believed.
struct Bitmap: CustomStringConvertible {
  let width: Int
  let height: Int
  var ink: [Bool]

  init(_ width: Int, _ height: Int, _ ink: (Int, Int) -> Bool) {
    self.width = width
    self.height = height
    self.ink = (0..<width * height).map { ink($0 % width, $0 / width) }
  }

  /// A bitmap of `#` and other characters.
  init(_ rows: String...) {
    let cells = rows.map(Array.init)
    self.init(cells[0].count, rows.count) { cells[$1][$0] == "#" }
  }

  /// Random pixels, smoothed a little at `smooth`, so that shapes of all sizes appear.
  static func random(_ source: inout RandomSource) -> Bitmap {
    let width = Int.random(in: 1...90, using: &source)
    let height = Int.random(in: 1...40, using: &source)
    let share = source.number(in: 0.05...0.95)
    var bitmap = Bitmap(width, height) { _, _ in false }
    for i in bitmap.ink.indices { bitmap.ink[i] = source.number(in: 0...1) < share }
    for _ in 0..<Int.random(in: 0...2, using: &source) {
      let old = bitmap
      for y in 0..<height {
        for x in 0..<width {
          var sum = 0
          for dy in -1...1 {
            for dx in -1...1 { sum += old.isInk(x + dx, y + dy) ? 1 : 0 }
          }
          bitmap.ink[y * width + x] = sum > 4
        }
      }
    }
    return bitmap
  }

  func isInk(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < width && y < height && ink[y * width + x]
  }

  var description: String {
    (0..<height).map { y in
      String((0..<width).map { x in isInk(x, y) ? "#" : "." })
    }.joined(separator: "\n")
  }

  /// The bitmap as gray values.
  func plane(ink inkGray: UInt8 = 0, paper: UInt8 = 255) -> LumaPlane {
    LumaPlane(width: width, height: height, samples: ink.map { $0 ? inkGray : paper })
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

  init(_ bitmap: Bitmap) {
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
