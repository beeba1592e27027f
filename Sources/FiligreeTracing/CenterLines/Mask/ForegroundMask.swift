/// The mask of foreground pixels, with a border of background, so that every pixel has eight neighbors.
struct ForegroundMask {
  /// Pixels in a row, including the border.
  let width: Int
  /// Number of rows, including the border.
  let height: Int
  /// 1 for foreground.
  var pixels: [UInt8]

  /// The least coverage, of 255, of a foreground pixel; a thin line must have as much across it.
  private static let least = 118
  /// The least coverage of the darkest pixels of a thin line.
  private static let leastOfLine = 64

  /// Takes pixels that are nearly half covered, and those of lines thinner than a pixel.
  ///
  /// Foreground specks of fewer than `despeckle` pixels are removed, and holes of fewer are filled.
  init(_ map: CoverageMap, despeckle: Int) {
    width = map.width + 2
    height = map.height + 2
    pixels = [UInt8](repeating: 0, count: width * height)
    for y in 0..<map.height {
      for x in 0..<map.width {
        let coverage = Int(map.coverages[y * map.width + x])
        guard coverage >= Self.leastOfLine else { continue }
        if coverage >= Self.least || Self.isOnThinLine(map, x, y) {
          pixels[(y + 1) * width + x + 1] = 1
        }
      }
    }
    clean(1, despeckle)
    clean(0, min(despeckle, 4))
  }

  /// Whether a line thinner than a pixel runs through a pixel of little coverage.
  ///
  /// Where the line's middle is between two pixels each of them has half of the coverage: what counts
  /// is the sum across the line, along a row or column, with less coverage farther out. In the gap
  /// between two blurred dashes there is less coverage than before and after.
  private static func isOnThinLine(_ map: CoverageMap, _ x: Int, _ y: Int) -> Bool {
    let own = map.coverage(x, y)
    func isOnLine(across: (x: Int, y: Int)) -> Bool {
      func coverage(_ along: Int, _ i: Int) -> Int {
        // Along the line, the two axes are exchanged.
        map.coverage(x + across.x * i + across.y * along, y + across.y * i + across.x * along)
      }
      let (before, after) = (coverage(0, -1), coverage(0, 1))
      guard own >= before, own >= after, own + before + after >= least,
        2 * coverage(0, -2) < own, 2 * coverage(0, 2) < own
      else { return false }
      func sum(_ along: Int) -> Int { (-2...2).reduce(0) { $0 + coverage(along, $1) } }
      let limit = sum(0) * 4 / 3
      return max(sum(-1), sum(-2)) <= limit || max(sum(1), sum(2)) <= limit
    }
    return isOnLine(across: (0, 1)) || isOnLine(across: (1, 0))
  }

  /// The index offsets of the eight neighbors, clockwise as seen from the right one on.
  var neighbors: [Int] { [1, width + 1, width, width - 1, -1, -width - 1, -width, 1 - width] }

  /// Inverts the areas of a value that have fewer pixels than `least`; the foreground is 8-connected.
  private mutating func clean(_ value: UInt8, _ least: Int) {
    guard least > 1 else { return }
    let around = value == 1 ? neighbors : [1, width, -1, -width]
    var isSeen = [Bool](repeating: false, count: pixels.count)
    var area: [Int32] = []
    for y in 1..<(height - 1) {
      for x in 1..<(width - 1) {
        let start = y * width + x
        guard pixels[start] == value, !isSeen[start] else { continue }
        area.removeAll(keepingCapacity: true)
        area.append(Int32(truncatingIfNeeded: start))
        isSeen[start] = true
        var touchesRim = false
        var i = 0
        while i < area.count {
          let pixel = Int(area[i])
          i += 1
          for step in around {
            let next = pixel + step
            let (nx, ny) = (next % width, next / width)
            if nx == 0 || ny == 0 || nx == width - 1 || ny == height - 1 {
              touchesRim = true
              continue
            }
            if pixels[next] == value, !isSeen[next] {
              isSeen[next] = true
              area.append(Int32(truncatingIfNeeded: next))
            }
          }
        }
        if area.count < least, value == 1 || !touchesRim {
          for pixel in area { pixels[Int(pixel)] = 1 - value }
        }
      }
    }
  }
}
