import FiligreeBase

/// What ramps are worth: how much nearer they come to the picture than plain colors, and how many borders they save.
struct RampGain {
  /// What a border costs for each pixel of its length, in squared levels of 255, summed over the components.
  private static let borderPrice: Float = 100
  /// How much farther than plain colors a ramp may be in the mean of its pixels, in squared levels: rounding.
  private static let leastError: Float = 0.05

  private var errors: [(plain: Float, ramp: Float)]
  private var pixels: [Int]
  /// How many sides of pixels become borders, less those that are none any more, twice.
  private var borders: [Int]

  /// Which ramps are worth keeping: `marks` are their pixels, `labels` those of the picture without them, in `colors`.
  static func kept(
    _ ramps: [Ramp], marks: UnsafePointer<UInt8>, labels: UnsafePointer<UInt8>,
    colors: [SIMD4<Float>], view: ColorView, noise: Int
  ) -> [Bool] {
    var gain = RampGain(count: ramps.count)
    gain.measure(ramps, marks, labels, colors, view, slack: 0.5 + 0.5 * Float(noise))
    return ramps.indices.map { i in
      let (plain, ramp) = gain.errors[i]
      return ramp <= plain + leastError * Float(gain.pixels[i])
        && plain - ramp > borderPrice * Float(gain.borders[i]) / 2
    }
  }

  private init(count: Int) {
    errors = Array(repeating: (0, 0), count: count)
    pixels = Array(repeating: 0, count: count)
    borders = Array(repeating: 0, count: count)
  }

  private mutating func measure(
    _ ramps: [Ramp], _ marks: UnsafePointer<UInt8>, _ labels: UnsafePointer<UInt8>,
    _ colors: [SIMD4<Float>], _ view: ColorView, slack: Float
  ) {
    let (w, h) = (view.width, view.height)
    for y in 0..<h {
      for x in 0..<w {
        let i = y * w + x
        let mark = marks[i]
        if mark >= FaceColors.firstRamp {
          let ramp = Int(mark - FaceColors.firstRamp)
          let color = view.color(x, y)
          errors[ramp].plain += plainError(color, x, y, labels, colors, view, slack)
          errors[ramp].ramp += Self.error(
            color - ramps[ramp].color(Float(x) + 0.5, Float(y) + 0.5), slack)
          pixels[ramp] += 1
        }
        if x + 1 < w { count(mark, marks[i + 1], isBorder: labels[i] != labels[i + 1]) }
        if y + 1 < h { count(mark, marks[i + w], isBorder: labels[i] != labels[i + w]) }
      }
    }
  }

  /// Counts the side between two pixels.
  @inline(__always)
  private mutating func count(_ a: UInt8, _ b: UInt8, isBorder: Bool) {
    let first = FaceColors.firstRamp
    if a == b {
      if a >= first, isBorder { borders[Int(a - first)] -= 2 }
    } else if !isBorder {
      let share = min(a, b) >= first ? 1 : 2
      if a >= first { borders[Int(a - first)] += share }
      if b >= first { borders[Int(b - first)] += share }
    }
  }

  /// A squared distance, of which rounding and noise are no part.
  @inline(__always)
  private static func error(_ d: SIMD4<Float>, _ slack: Float) -> Float {
    let size = pointwiseMax(d, -d) - slack
    return size.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)).squaredLength
  }

  /// The error of plain colors at a pixel: of its own, or of a mixture with one beside it, as edges are drawn.
  private func plainError(
    _ color: SIMD4<Float>, _ x: Int, _ y: Int, _ labels: UnsafePointer<UInt8>,
    _ colors: [SIMD4<Float>], _ view: ColorView, _ slack: Float
  ) -> Float {
    let i = y * view.width + x
    let own = colors[Int(labels[i])]
    var best = Self.error(color - own, slack)
    func mix(_ neighbor: Int) {
      guard labels[neighbor] != labels[i] else { return }
      let span = colors[Int(labels[neighbor])] - own
      let length = span.squaredLength
      guard length > 0 else { return }
      let t = min(max((color - own).dot(span) / length, 0), 0.5)
      best = min(best, Self.error(color - own - span * t, slack))
    }
    if x > 0 { mix(i - 1) }
    if x + 1 < view.width { mix(i + 1) }
    if y > 0 { mix(i - view.width) }
    if y + 1 < view.height { mix(i + view.width) }
    return best
  }
}
