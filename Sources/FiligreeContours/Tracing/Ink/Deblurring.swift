/// Takes back a small blur.
///
/// By P. van Cittert's iteration (1931): what a blur of the estimate lacks is added to it. Few rounds
/// sharpen, more raise the noise; areas of ink stay what they are, so that thin strokes get their
/// width back instead of losing it to a threshold.
struct Deblurring {
  /// Less blur than this stays.
  static let leastVariance: Float = 0.2

  /// How much larger the noise becomes, about.
  static let gain: Float = 2.2

  /// The variance of the blur in square pixels.
  let variance: Float
  /// The deviation of the noise.
  let noise: Float

  private var rounds: Int { noise < 0.02 ? 4 : noise < 0.05 ? 3 : noise < 0.1 ? 2 : 1 }

  func sharpen(_ values: inout [Float], width: Int, height: Int) {
    guard width > 2, height > 2 else { return }
    // A binomial blur of three samples has a variance of up to a half; more is several in a row.
    let amount = min(variance, 2)
    let passes = Int((amount / 0.5).rounded(.up))
    let side = amount / Float(passes) / 2
    let picture = values
    for _ in 0..<rounds {
      var blurred = values
      for _ in 0..<passes { Deblurring.blur(&blurred, width, height, side: side) }
      for i in values.indices {
        // What is blacker than ink or whiter than paper would ring at the next edge.
        values[i] = min(max(values[i] + picture[i] - blurred[i], -0.6), 1.3)
      }
    }
  }

  /// Mixes each sample with its neighbours, of which each weighs `side`, both ways.
  private static func blur(_ values: inout [Float], _ width: Int, _ height: Int, side: Float) {
    let middle = 1 - 2 * side
    values.withUnsafeMutableBufferPointer { values in
      for y in 0..<height {
        let row = y * width
        var before = values[row]
        for x in 0..<(width - 1) {
          let here = values[row + x]
          values[row + x] = here * middle + (before + values[row + x + 1]) * side
          before = here
        }
        let here = values[row + width - 1]
        values[row + width - 1] = here * (middle + side) + before * side
      }
      withUnsafeTemporaryAllocation(of: Float.self, capacity: width) { above in
        for x in 0..<width { above[x] = values[x] }
        for y in 0..<height {
          let row = y * width
          let below = y + 1 < height ? row + width : row
          for x in 0..<width {
            let here = values[row + x]
            values[row + x] = here * middle + (above[x] + values[below + x]) * side
            above[x] = here
          }
        }
      }
    }
  }
}
