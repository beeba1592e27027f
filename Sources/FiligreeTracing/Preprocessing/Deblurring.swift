/// Removes a small blur.
///
/// The method is P. van Cittert's iteration (1931): the difference between the picture and the blurred
/// estimate is added to the estimate. Few rounds sharpen, more raise the noise. Plain areas stay as
/// they are; thin strokes get their width back instead of losing it to a threshold.
struct Deblurring {
  /// A smaller variance than this is not removed, in square pixels.
  static let leastVariance: Float = 0.2

  /// The factor by which the noise grows, approximately.
  static let gain: Float = 2.2

  /// The range of values, where foreground is 0 and background is 1.
  private static let range: ClosedRange<Float> = -0.6...1.3

  /// The variance of the blur in square pixels.
  let variance: Float
  /// The standard deviation of the noise.
  let noise: Float

  /// The number of rounds: the stronger the noise, the fewer.
  private var rounds: Int { noise < 0.02 ? 4 : noise < 0.05 ? 3 : noise < 0.1 ? 2 : 1 }

  func sharpen(_ values: inout [Float], width: Int, height: Int) {
    guard width > 2, height > 2 else { return }
    // A binomial blur of three samples has a variance of at most 1/2; a larger one takes several
    // passes.
    let amount = min(variance, 2)
    let passes = Int((amount / 0.5).rounded(.up))
    let side = amount / Float(passes) / 2
    let picture = values
    values.withUnsafeMutableBufferPointer { values in
      picture.withUnsafeBufferPointer { picture in
        for _ in 0..<rounds {
          var rows = BlurredRows(width: width, height: height, passes: passes, side: side)
          for y in 0..<height {
            rows.push(UnsafeBufferPointer(rebasing: values[(y * width)..<((y + 1) * width)])) {
              // A row comes out after the rows below it have gone in.
              let row = $0 * width
              for x in 0..<width {
                // Values far beyond black and white would ring at the next edge.
                let value = values[row + x] + picture[row + x] - $1[x]
                values[row + x] = min(max(value, Self.range.lowerBound), Self.range.upperBound)
              }
            }
          }
        }
      }
    }
  }
}

/// Blurs a picture whose rows come one after the other.
///
/// Each pass mixes a sample with its neighbors in both directions, which weigh `side` each.
private struct BlurredRows {
  private let width: Int
  private let height: Int
  private let passes: Int
  private let middle: Float
  private let side: Float
  /// For each pass three rows blurred horizontally, and one blurred in both directions.
  private var rows: [Float]
  /// The number of rows that have come to each pass.
  private var counts: [Int]

  init(width: Int, height: Int, passes: Int, side: Float) {
    self.width = width
    self.height = height
    self.passes = passes
    self.side = side
    middle = 1 - 2 * side
    rows = Array(repeating: 0, count: 4 * width * passes)
    counts = Array(repeating: 0, count: passes)
  }

  /// Takes the next row; `body` is called with the rows that it completes.
  mutating func push(
    _ row: UnsafeBufferPointer<Float>, body: (Int, UnsafeBufferPointer<Float>) -> Void
  ) {
    let (width, height, passes, middle, side) = (width, height, passes, middle, side)
    counts.withUnsafeMutableBufferPointer { counts in
      rows.withUnsafeMutableBufferPointer { rows in
        func take(_ row: UnsafeBufferPointer<Float>, _ pass: Int) {
          guard pass < passes else { return body(counts[passes - 1] - 1, row) }
          let own = UnsafeMutableBufferPointer(
            rebasing: rows[(4 * pass * width)..<((4 * pass + 4) * width)])
          func line(_ k: Int) -> UnsafeMutableBufferPointer<Float> {
            UnsafeMutableBufferPointer(rebasing: own[(k * width)..<((k + 1) * width)])
          }
          let y = counts[pass]
          BlurredRows.blur(row, into: line(y % 3), middle: middle, side: side)
          func finish(_ y: Int) {
            let (above, below) = (max(y - 1, 0), min(y + 1, height - 1))
            counts[pass] = y + 1
            let out = line(3)
            BlurredRows.mix(
              line(y % 3), line(above % 3), line(below % 3), into: out, middle: middle, side: side)
            take(UnsafeBufferPointer(out), pass + 1)
          }
          if y > 0 { finish(y - 1) }
          if y == height - 1 { finish(y) }
          counts[pass] = y + 1
        }
        take(row, 0)
      }
    }
  }

  /// Blurs a row horizontally.
  private static func blur(
    _ row: UnsafeBufferPointer<Float>, into out: UnsafeMutableBufferPointer<Float>, middle: Float,
    side: Float
  ) {
    let last = row.count - 1
    out[0] = row[0] * middle + (row[0] + row[1]) * side
    for x in 1..<last { out[x] = row[x] * middle + (row[x - 1] + row[x + 1]) * side }
    out[last] = row[last] * (middle + side) + row[last - 1] * side
  }

  /// Mixes a row with those above and below it.
  private static func mix(
    _ row: UnsafeMutableBufferPointer<Float>, _ above: UnsafeMutableBufferPointer<Float>,
    _ below: UnsafeMutableBufferPointer<Float>, into out: UnsafeMutableBufferPointer<Float>,
    middle: Float, side: Float
  ) {
    for x in out.indices { out[x] = row[x] * middle + (above[x] + below[x]) * side }
  }
}
