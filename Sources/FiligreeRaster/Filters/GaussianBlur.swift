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
/// Numbers are of 16 bits between the passes. All steps are monotone, so that no colour component ever
/// exceeds the opacity.
struct GaussianBlur {
  typealias Levels = SIMD4<UInt16>

  enum Kernel {
    /// Weights of the centre and of its neighbours on either side.
    case taps([Float])
    /// Pixels on either side of the centre, and the weight of a whole and of an end pixel.
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

  /// How far a pixel's colour goes, at most.
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
      weights.withUnsafeBufferPointer { weights in
        for i in reach..<reach + count {
          var sum = Self.float(line[i]) * weights[0]
          for k in 1..<weights.count {
            sum += (Self.float(line[i - k]) + Self.float(line[i + k])) * weights[k]
          }
          scratch[i] = Self.rounded(sum)
        }
      }
      (line + reach).update(from: scratch + reach, count: count)
    case .boxes(let radius, let whole, let end):
      let all = count + 2 * reach
      let margin = radius + 1
      Self.box(line, scratch, margin..<all - margin, radius, whole, end)
      Self.box(scratch, line, 2 * margin..<all - 2 * margin, radius, whole, end)
      Self.box(line, scratch, 3 * margin..<all - 3 * margin, radius, whole, end)
      (line + reach).update(from: scratch + reach, count: count)
    }
  }

  /// One box over `range`, whose neighbours up to `radius + 1` away are there.
  @inline(__always)
  private static func box(
    _ from: UnsafeMutablePointer<Levels>, _ to: UnsafeMutablePointer<Levels>, _ range: Range<Int>,
    _ radius: Int, _ whole: Float, _ end: Float
  ) {
    // At most 65535 · 1065: well within 32 bits.
    var sum = SIMD4<UInt32>()
    for i in range.lowerBound - radius...range.lowerBound + radius {
      sum &+= SIMD4<UInt32>(truncatingIfNeeded: from[i])
    }
    for i in range {
      let (left, right) = (from[i - radius - 1], from[i + radius + 1])
      let ends = SIMD4<UInt32>(truncatingIfNeeded: left) &+ SIMD4<UInt32>(truncatingIfNeeded: right)
      to[i] = rounded(float(sum) * whole + float(ends) * end)
      sum &+= SIMD4<UInt32>(truncatingIfNeeded: right)
      sum &-= SIMD4<UInt32>(truncatingIfNeeded: from[i - radius])
    }
  }

  @inline(__always)
  private static func float(_ levels: Levels) -> SIMD4<Float> {
    float(SIMD4<UInt32>(truncatingIfNeeded: levels))
  }

  @inline(__always)
  private static func float(_ sums: SIMD4<UInt32>) -> SIMD4<Float> {
    // Signed: SSE2 converts no others, and the sums fit.
    SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: sums))
  }

  @inline(__always)
  private static func rounded(_ sum: SIMD4<Float>) -> Levels {
    let low = sum.replacing(with: 0, where: sum .< 0)
    let up = low.replacing(with: 65535, where: low .> 65535) + 0.5
    // Cut off by a sum in whose last bits whole numbers stand, and which is rounded to the nearest one:
    // a conversion would look at each number alone.
    let shift: Float = 0x1p23
    let nearest = up + shift - shift
    let whole = nearest.replacing(with: nearest - 1, where: nearest .> up)
    return Levels(truncatingIfNeeded: unsafeBitCast(whole + shift, to: SIMD4<UInt32>.self))
  }
}
