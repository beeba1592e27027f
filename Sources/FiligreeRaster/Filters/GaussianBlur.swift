import CFiligreeRaster
import FiligreeDrawing
import FiligreePixels

/// A Gaussian blur of one line, in at most three passes.
///
/// From a deviation of 2 pixels on, three boxes after one another, each with a third of the variance.
/// A box has fractional weights at both ends, so that its variance is met exactly (P. Gwosdek et al.,
/// Theoretical foundations of Gaussian convolution by extended box filtering, 2011). The step response
/// of the three is within 1 % of the Gaussian's, and the cost of a pixel does not depend on the
/// deviation. Below 2 pixels it is the Gaussian itself, sampled up to three deviations.
///
/// Numbers are of 16 bits between the passes. All steps are monotone, so that no color component ever
/// exceeds the opacity.
struct GaussianBlur {
  typealias Levels = SIMD4<UInt16>

  enum Kernel {
    /// Weights of the center and of its neighbors on either side.
    case taps([Float])
    /// Pixels on either side of the center, and the weight of a whole and of an end pixel.
    case boxes(radius: Int, whole: Float, end: Float)
  }

  /// The weights.
  let kernel: Kernel

  /// Makes a blur of a standard deviation in pixels.
  init(deviation: Double) {
    let sigma = deviation > 0 ? min(deviation, Filter.deviationLimit) : 0
    if sigma < 2 {
      let radius = Int((3 * sigma).rounded(.up))
      let weights = (0...radius).map { i -> Double in
        // e^(−x²/2σ²)
        i == 0 ? 1 : Power.of(0.367_879_441_171_442_33, Double(i * i) / (2 * sigma * sigma))
      }
      let sum = 2 * weights.reduce(0, +) - 1
      kernel = .taps(weights.map { Float($0 / sum) })
      return
    }
    let variance = sigma * sigma / 3
    let radius = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let next = (radius + 1) * (radius + 1)
    let end =
      (2 * radius + 1) * (3 * variance - radius * (radius + 1)) / (6 * (next - variance))
    let size = 2 * radius + 1 + 2 * end
    kernel = .boxes(radius: Int(radius), whole: Float(1 / size), end: Float(end / size))
  }

  /// How far a pixel's color goes, at most.
  var reach: Int {
    switch kernel {
    case .taps(let weights): weights.count - 1
    case .boxes(let radius, _, _): 3 * (radius + 1)
    }
  }

  /// Blurs `count` numbers between two margins of `reach` each.
  ///
  /// `line` and `scratch` have `count + 2·reach` numbers; the result is in `line`, behind the first
  /// margin.
  func apply(
    _ line: UnsafeMutablePointer<Levels>, _ scratch: UnsafeMutablePointer<Levels>, count: Int
  ) {
    switch kernel {
    case .taps(let weights):
      if weights.count == 1 { return }
      filigree_blur_taps(
        line, scratch, Int32(reach), Int32(reach + count), weights, Int32(weights.count))
      (line + reach).update(from: scratch + reach, count: count)
    case .boxes(let radius, let whole, let end):
      // Each box needs its neighbors, so that less is left after each.
      func box(_ from: UnsafeMutablePointer<Levels>, _ to: UnsafeMutablePointer<Levels>, pass: Int)
      {
        let margin = pass * (radius + 1)
        filigree_blur_box(
          from, to, Int32(margin), Int32(count + 2 * reach - margin), Int32(radius), whole, end)
      }
      box(line, scratch, pass: 1)
      box(scratch, line, pass: 2)
      box(line, scratch, pass: 3)
      (line + reach).update(from: scratch + reach, count: count)
    }
  }
}
