/// How dark ink is from place to place.
///
/// Faint strokes are parted from the paper half-way to their own ink, and not to that of the boldest: a tile's
/// ink is its twelfth darkest pixel, as single ones are dust. What paper's texture and noise reach is none.
struct LocalContrast {
  private var darkness: TileField

  private static let rank = 12
  /// Where nothing is darker, as a share of the darkness of the picture's ink, there is none: tiles take what is
  /// beside them.
  private static let blank: Float = 0.15
  /// The faintest ink: letters on a paper's back show through.
  private static let faintest: Float = 0.4
  /// The same as multiples of the deviation of paper: of a tile's pixels some twelve are three away from the
  /// mean, and half-way to the faintest ink is to be farther than all.
  private static let blankOfTexture: Float = 4.5
  private static let faintestOfTexture: Float = 10
  /// One in 44 pixels of noise is two deviations above the mean.
  private static let upper = 44
  /// How many steps make the way from ink to paper, and how many are counted.
  private static let steps: Float = 255
  private static let levels = 400

  /// Measures grays of which 0 is ink and 1 is paper.
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
        // Ink makes paper no lighter: what lies above its middle is texture.
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

  /// The gray of a pixel that so many are no lighter than.
  private static func level(_ counts: [Int], after number: Int) -> Float {
    var (step, seen) = (0, counts[0])
    while seen <= number, step + 1 < counts.count {
      step += 1
      seen += counts[step]
    }
    return Float(step) / steps
  }

  /// Makes the ink of each place as dark as the picture's.
  func level(_ grays: inout [Float]) {
    darkness.apply(to: &grays) { gray, darkness in 1 - (1 - gray) / darkness }
  }
}
