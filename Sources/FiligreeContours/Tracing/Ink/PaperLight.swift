/// How light the paper is from place to place.
///
/// The picture is cut into tiles; a tile's paper is the grey that one pixel in ten exceeds, there or in
/// a tile beside it, so that letters do not count. Tiles much darker than the rest hold ink alone and
/// take their neighbours' paper.
struct PaperLight {
  private let width: Int
  private let height: Int
  private let tile: Int
  private let columns: Int
  private let rows: Int
  private var levels: [Float]
  private let lightest: Float

  /// The share of the lightest paper by which paper changes over the picture.
  let unevenness: Float

  /// Measures paper that is at least `darkest` times as light as the lightest.
  init(_ values: [Float], width: Int, height: Int, darkest: Float) {
    self.width = width
    self.height = height
    tile = min(max(max(width, height) / 24, 16), 256)
    columns = (width + tile - 1) / tile
    rows = (height + tile - 1) / tile
    var tiles: [Float] = []
    tiles.reserveCapacity(columns * rows)
    var counts = [Int](repeating: 0, count: 256)
    for row in 0..<rows {
      for column in 0..<columns {
        for i in counts.indices { counts[i] = 0 }
        let columns = (column * tile)..<min((column + 1) * tile, width)
        let rows = (row * tile)..<min((row + 1) * tile, height)
        let total = columns.count * rows.count
        values.withUnsafeBufferPointer { values in
          counts.withUnsafeMutableBufferPointer { counts in
            for y in rows {
              for x in columns { counts[Int(min(max(values[y * width + x], 0), 255))] += 1 }
            }
          }
        }
        // A little above the median of paper with noise, and well above letters.
        var left = total / 10
        var grey = 255
        while grey > 0, counts[grey] <= left {
          left -= counts[grey]
          grey -= 1
        }
        tiles.append(Float(grey))
      }
    }
    let sorted = tiles.sorted()
    let lightest = max(sorted[min(sorted.count - 1, sorted.count * 19 / 20)], 1)
    self.lightest = lightest
    PaperLight.fill(&tiles, columns, rows, least: darkest * lightest, with: lightest)
    // The middle of each tile and those around it: no single one decides.
    var smooth = tiles
    for row in 0..<rows {
      for column in 0..<columns {
        var sum: Float = 0
        var weight: Float = 0
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, columns - 1) {
            let w: Float = (x == column ? 2 : 1) * (y == row ? 2 : 1)
            sum += w * tiles[y * columns + x]
            weight += w
          }
        }
        smooth[row * columns + column] = sum / weight
      }
    }
    levels = smooth
    let low = smooth.min() ?? lightest
    let high = smooth.max() ?? lightest
    unevenness = (high - low) / lightest
  }

  /// Gives tiles without paper the mean of those beside them, layer by layer.
  private static func fill(
    _ tiles: inout [Float], _ columns: Int, _ rows: Int, least: Float, with fallback: Float
  ) {
    var isPaper = tiles.map { $0 >= least }
    guard isPaper.contains(true) else {
      tiles = tiles.map { _ in fallback }
      return
    }
    while isPaper.contains(false) {
      let before = isPaper
      let known = tiles
      for row in 0..<rows {
        for column in 0..<columns where !before[row * columns + column] {
          var sum: Float = 0
          var count: Float = 0
          for y in max(row - 1, 0)...min(row + 1, rows - 1) {
            for x in max(column - 1, 0)...min(column + 1, columns - 1)
            where before[y * columns + x] {
              sum += known[y * columns + x]
              count += 1
            }
          }
          if count > 0 {
            tiles[row * columns + column] = sum / count
            isPaper[row * columns + column] = true
          }
        }
      }
    }
  }

  /// Divides by the light, as paper everywhere as light as the lightest would look.
  func flatten(_ values: inout [Float]) {
    var line = [Float](repeating: 0, count: columns)
    for y in 0..<height {
      let v = Float(2 * y + 1 - tile) / Float(2 * tile)
      let top = min(max(Int(v.rounded(.down)), 0), rows - 1)
      let bottom = min(top + 1, rows - 1)
      let share = min(max(v - Float(top), 0), 1)
      for column in 0..<columns {
        let (a, b) = (levels[top * columns + column], levels[bottom * columns + column])
        line[column] = a + (b - a) * share
      }
      for x in 0..<width {
        let u = Float(2 * x + 1 - tile) / Float(2 * tile)
        let left = min(max(Int(u.rounded(.down)), 0), columns - 1)
        let right = min(left + 1, columns - 1)
        let part = min(max(u - Float(left), 0), 1)
        let light = line[left] + (line[right] - line[left]) * part
        values[y * width + x] *= lightest / max(light, 1)
      }
    }
  }
}
