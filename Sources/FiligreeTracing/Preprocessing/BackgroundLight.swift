/// The lightness of the background over the picture.
///
/// The picture is divided into tiles. A tile's background is the gray that one pixel in ten exceeds,
/// there or in a neighboring tile, so that letters do not count. Tiles much darker than the rest hold
/// foreground only and take their neighbors' background, unless the light falls off towards them.
struct BackgroundLight {
  private var levels: TileField
  private let lightest: Float

  /// The smallest lightness of a tile where the light falls off, as a share of a neighboring tile's.
  private static let leastShare: Float = 0.8
  /// The same as a share of the lightest tile's.
  private static let leastLight: Float = 0.25

  /// The range of the background over the picture, as a share of its lightest tile.
  let unevenness: Float

  /// Measures a background that is at least `darkest` times as light as its lightest part.
  init(_ values: [Float], width: Int, height: Int, darkest: Float) {
    levels = TileField(width: width, height: height)
    levels.measureBackground(values) { Int(min(max($0, 0), 255)) }
    let tiles = levels.values
    let sorted = tiles.sorted()
    let lightest = max(sorted[min(sorted.count - 1, sorted.count * 19 / 20)], 1)
    self.lightest = lightest
    var isBackground = tiles.map { $0 >= darkest * lightest }
    BackgroundLight.grow(&isBackground, tiles, levels.columns, levels.rows)
    levels.fill(isBackground, otherwise: lightest)
    // No single tile should decide.
    levels.smooth()
    let low = levels.values.min() ?? lightest
    let high = levels.values.max() ?? lightest
    unevenness = (high - low) / lightest
  }

  /// Adds tiles that are hardly darker than a neighboring tile of background: a sudden step is an edge
  /// of the foreground, and no falling off.
  private static func grow(
    _ isBackground: inout [Bool], _ tiles: [Float], _ columns: Int, _ rows: Int
  ) {
    let least = leastLight * (tiles.max() ?? 0)
    var edge = isBackground.indices.filter { isBackground[$0] }
    while let k = edge.popLast() {
      let (column, row) = (k % columns, k / columns)
      for y in max(row - 1, 0)...min(row + 1, rows - 1) {
        for x in max(column - 1, 0)...min(column + 1, columns - 1) {
          let other = y * columns + x
          if !isBackground[other], tiles[other] >= max(least, leastShare * tiles[k]) {
            isBackground[other] = true
            edge.append(other)
          }
        }
      }
    }
  }

  /// Divides by the lightness, as if the background were everywhere as light as its lightest part.
  func flatten(_ values: inout [Float]) {
    let lightest = lightest
    levels.apply(to: &values, beyond: 0.5) { value, light in
      value * (lightest / max(light, 1))
    }
  }
}
