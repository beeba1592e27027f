/// The darkness of the foreground over the picture.
///
/// Faint strokes get a threshold half-way to their own darkness, and not to that of the boldest. A
/// tile's foreground is its twelfth darkest pixel, because single ones are dust. Texture and noise of
/// the background do not count.
struct LocalContrast {
  private var darkness: TileField

  private static let rank = 12
  /// A tile that is nowhere darker than this share of the picture's foreground has none: it takes its
  /// neighbors' darkness.
  private static let blank: Float = 0.15
  /// The faintest foreground, as a share of the picture's: letters on the back of a page show through.
  private static let faintest: Float = 0.4
  /// The same as multiples of the background's deviation: some twelve pixels of a tile are three
  /// deviations from the mean, and half-way to the faintest foreground must be farther than all of
  /// them.
  private static let blankOfTexture: Float = 4.5
  private static let faintestOfTexture: Float = 10
  /// One in 44 pixels of noise is two deviations above the mean.
  private static let upper = 44
  /// The number of steps from foreground to background, and the number of counters.
  private static let steps: Float = 255
  private static let levels = 400

  /// Measures grays of which 0 is foreground and 1 is background.
  init(_ grays: [Float], width: Int, height: Int) {
    darkness = TileField(width: width, height: height)
    var hasForeground: [Bool] = []
    var counts = [Int](repeating: 0, count: LocalContrast.levels)
    for row in 0..<darkness.rows {
      for column in 0..<darkness.columns {
        for i in counts.indices { counts[i] = 0 }
        let (columns, rows) = darkness.pixels(column, row)
        for y in rows {
          for x in columns {
            let step = min(max(grays[y * width + x] * LocalContrast.steps, 0), 1000)
            counts[min(Int(step), LocalContrast.levels - 1)] += 1
          }
        }
        let total = columns.count * rows.count
        // Foreground makes the background no lighter: what lies above its median is texture.
        let middle = LocalContrast.level(counts, after: total / 2)
        let light = LocalContrast.level(counts, after: total - 1 - total / LocalContrast.upper)
        let texture = (light - middle) / 2
        let foreground =
          1 - LocalContrast.level(counts, after: min(LocalContrast.rank - 1, total - 1))
        hasForeground.append(
          foreground >= max(LocalContrast.blank, LocalContrast.blankOfTexture * texture))
        let faintest = max(LocalContrast.faintest, LocalContrast.faintestOfTexture * texture)
        darkness.values.append(min(max(foreground, faintest), max(foreground, 1)))
      }
    }
    darkness.fill(hasForeground, otherwise: 1)
  }

  /// The gray of the pixel with a given rank, the darkest first.
  private static func level(_ counts: [Int], after number: Int) -> Float {
    var (step, seen) = (0, counts[0])
    while seen <= number, step + 1 < counts.count {
      step += 1
      seen += counts[step]
    }
    return Float(step) / steps
  }

  /// Makes the foreground everywhere as dark as the picture's.
  func level(_ grays: inout [Float]) {
    darkness.apply(to: &grays) { gray, darkness in 1 - (1 - gray) / darkness }
  }
}
