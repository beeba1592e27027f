import FiligreePixels

extension PixelBuffer {
  /// What pixels of a coarse grid show in the page's pixels of `target`, bilinear between their centers.
  func enlarged(from grid: CoarseGrid, in target: PixelRect, workers: Workers) -> PixelBuffer {
    let result = PixelBuffer(target, mode)
    guard !target.isEmpty, !rect.isEmpty else { return result }
    let columns = (target.x..<target.maxX).map { Between($0, blocks: grid.columns, from: rect.x) }
    workers.forEachIndex(
      below: target.height, grain: max(4, grid.rows), makeState: { WideRows() }
    ) { rows, line in
      let y = target.y + line
      let between = Between(y, blocks: grid.rows, from: rect.y)
      rows.move(to: between.index) { widened(row: $0, columns) }
      if mode.isFloat {
        let out = result.floatRow(y)
        for i in columns.indices { out[i] = between.mix(rows.upper[i], rows.lower[i]) }
      } else {
        let out = result.row(y)
        for i in columns.indices {
          out[i] = BlendFormulas.pixel(between.mix(rows.upper[i], rows.lower[i]))
        }
      }
    }
    return result
  }

  /// A row at places between its pixels; clear where there is no such row.
  private func widened(row: Int, _ columns: [Between]) -> [FloatPixel] {
    guard row >= 0, row < rect.height else {
      return [FloatPixel](repeating: FloatPixel(), count: columns.count)
    }
    return columns.map { $0.mix(color($0.index, row), color($0.index + 1, row)) }
  }
}

/// Where the center of a page's pixel lies between the centers of two blocks.
private struct Between {
  /// The block before it, counted from the buffer's first.
  let index: Int
  /// How far it is from that one's center, of the way to the next one's.
  let share: Float

  init(_ pixel: Int, blocks size: Int, from first: Int) {
    let place = (Double(pixel) + 0.5) / Double(size) - 0.5 - Double(first)
    index = Int(place.rounded(.down))
    share = Float(place - Double(index))
  }

  @inline(__always)
  func mix(_ before: FloatPixel, _ after: FloatPixel) -> FloatPixel {
    before * (1 - share) + after * share
  }
}

/// Two rows of blocks, one below the other, at the places of the page's columns.
private struct WideRows {
  private var index = Int.min
  private(set) var upper: [FloatPixel] = []
  private(set) var lower: [FloatPixel] = []

  /// Makes row `index` the upper one, of those that `row` gives.
  mutating func move(to index: Int, _ row: (Int) -> [FloatPixel]) {
    guard index != self.index else { return }
    upper = index == self.index &+ 1 ? lower : row(index)
    lower = row(index + 1)
    self.index = index
  }
}
