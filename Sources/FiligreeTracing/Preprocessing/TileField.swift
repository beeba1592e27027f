/// A number for each tile of a picture, interpolated between their centers.
struct TileField {
  let width: Int
  let height: Int
  /// The side of a tile.
  let tile: Int
  let columns: Int
  let rows: Int
  /// The tiles' numbers, row by row.
  var values: [Float] = []

  /// Divides a picture into tiles with sides of `tile` pixels; if that is nil, of a twenty-fourth of the picture's, 16 to
  /// 256 pixels.
  init(width: Int, height: Int, tile: Int? = nil) {
    self.width = width
    self.height = height
    let tile = tile ?? min(max(max(width, height) / 24, 16), 256)
    self.tile = tile
    columns = (width + tile - 1) / tile
    rows = (height + tile - 1) / tile
  }

  /// The pixels of a tile.
  func pixels(_ column: Int, _ row: Int) -> (columns: Range<Int>, rows: Range<Int>) {
    (
      (column * tile)..<min((column + 1) * tile, width),
      (row * tile)..<min((row + 1) * tile, height)
    )
  }

  /// Sets each tile's number to the gray that one of its pixels in ten exceeds: a little above the median of a noisy
  /// background, and well above letters.
  ///
  /// `level` is a pixel's gray, 0…255.
  @inline(__always)
  mutating func measureBackground<Pixel>(_ pixels: [Pixel], _ level: (Pixel) -> Int) {
    values = []
    values.reserveCapacity(columns * rows)
    var counts = [Int](repeating: 0, count: 256)
    for row in 0..<rows {
      for column in 0..<columns {
        for i in counts.indices { counts[i] = 0 }
        let (xs, ys) = self.pixels(column, row)
        pixels.withUnsafeBufferPointer { pixels in
          counts.withUnsafeMutableBufferPointer { counts in
            for y in ys {
              for x in xs { counts[level(pixels[y * width + x])] += 1 }
            }
          }
        }
        var left = xs.count * ys.count / 10
        var gray = 255
        while gray > 0, counts[gray] <= left {
          left -= counts[gray]
          gray -= 1
        }
        values.append(Float(gray))
      }
    }
  }

  /// Gives tiles with an unknown number the mean of their neighbors', layer by layer; if none is known,
  /// all become `fallback`.
  mutating func fill(_ known: [Bool], otherwise fallback: Float) {
    var isKnown = known
    guard isKnown.contains(true) else {
      values = values.map { _ in fallback }
      return
    }
    // Each tile belongs to one layer, so that a long strip takes no longer than a square.
    var last = isKnown.indices.filter { isKnown[$0] }
    var isReached = isKnown
    while !last.isEmpty {
      var layer: [Int] = []
      for k in last {
        forEachAround(k) { other in
          if !isReached[other] {
            isReached[other] = true
            layer.append(other)
          }
        }
      }
      for k in layer {
        var sum: Float = 0
        var count: Float = 0
        forEachAround(k) { other in
          if isKnown[other] {
            sum += values[other]
            count += 1
          }
        }
        values[k] = sum / count
      }
      for k in layer { isKnown[k] = true }
      last = layer
    }
  }

  /// Calls `body` with a tile and its neighbors, row by row.
  func forEachAround(_ k: Int, _ body: (Int) -> Void) {
    let (row, column) = k.quotientAndRemainder(dividingBy: columns)
    for y in max(row - 1, 0)...min(row + 1, rows - 1) {
      for x in max(column - 1, 0)...min(column + 1, columns - 1) { body(y * columns + x) }
    }
  }

  /// Replaces each number by the mean of those around it, where nearer ones count twice.
  ///
  /// Along the edges only those on them count: those inside alone would change the end of a steady
  /// rise.
  mutating func smooth() {
    var smooth = values
    func around(_ i: Int, _ count: Int) -> ClosedRange<Int> {
      i > 0 && i + 1 < count ? (i - 1)...(i + 1) : i...i
    }
    for row in 0..<rows {
      for column in 0..<columns {
        var sum: Float = 0
        var weight: Float = 0
        for y in around(row, rows) {
          for x in around(column, columns) {
            let w: Float = (x == column ? 2 : 1) * (y == row ? 2 : 1)
            sum += w * values[y * columns + x]
            weight += w
          }
        }
        smooth[row * columns + column] = sum / weight
      }
    }
    values = smooth
  }

  /// Changes each pixel by its gray and the number there, which is interpolated between the tiles'
  /// centers; beyond the outermost ones it is extrapolated by at most `beyond` of a tile.
  @inline(__always)
  func apply<Pixel>(
    to grays: inout [Pixel], beyond: Float = 0, _ change: (Pixel, Float) -> Pixel
  ) {
    var line = [Float](repeating: 0, count: columns)
    for y in 0..<height {
      let v = Float(2 * y + 1 - tile) / Float(2 * tile)
      let top = min(max(Int(v.rounded(.down)), 0), max(rows - 2, 0))
      let bottom = min(top + 1, rows - 1)
      let share = min(max(v - Float(top), -beyond), 1 + beyond)
      for column in 0..<columns {
        let (a, b) = (values[top * columns + column], values[bottom * columns + column])
        line[column] = a + (b - a) * share
      }
      for x in 0..<width {
        let u = Float(2 * x + 1 - tile) / Float(2 * tile)
        let left = min(max(Int(u.rounded(.down)), 0), max(columns - 2, 0))
        let right = min(left + 1, columns - 1)
        let part = min(max(u - Float(left), -beyond), 1 + beyond)
        let i = y * width + x
        grays[i] = change(grays[i], line[left] + (line[right] - line[left]) * part)
      }
    }
  }
}
