import FiligreeBase

/// What ramps are worth: how much nearer they come to the picture than plain colors, and how many borders they save.
struct RampGain {
  let view: ColorView
  /// What rounding and noise may add to a component, 0…255.
  let slack: Float
  /// The price of borders: in noise ramps seem to be where there are none.
  private let borderPrice: Float

  /// What a border costs for each pixel of its length, in squared levels of 255, summed over the components.
  ///
  /// With two or three times as much, icons of two themes are half a decibel farther from what they show, with as many
  /// segments (`Benchmarks/tracing-set`).
  private static let usualPrice: Float = 100
  /// What a ramp costs, in pixels of borders.
  private static let rampPrice: Float = 8
  /// The least share of a ramp's pixels that have neighbors of the same ramp: others are soft edges, of some three pixels.
  private static let leastInner: Float = 0.35
  /// How much farther from the picture than plain colors ramps may be in the mean of their pixels, in squared levels: one level
  /// in each of three components, which nobody sees.
  private static let leastError: Float = 3

  init(view: ColorView, noise: Int) {
    self.view = view
    slack = 0.5 + Float(noise)
    borderPrice = Self.usualPrice * Float(1 + noise)
  }

  /// A picture's labels and the colors of these.
  struct Labeling {
    let labels: UnsafePointer<UInt8>
    let colors: FaceColors
    let means: [SIMD4<Float>]

    init(_ labels: UnsafePointer<UInt8>, _ colors: FaceColors) {
      (self.labels, self.colors, means) = (labels, colors, colors.means)
    }

    @inline(__always)
    func color(_ label: UInt8, _ x: Int, _ y: Int) -> SIMD4<Float> {
      label < FaceColors.firstRamp
        ? means[Int(label)] : colors.color(label, Float(x) + 0.5, Float(y) + 0.5)
    }
  }

  /// What counts for a ramp.
  private struct Balance {
    var pixels = 0
    /// Those with four neighbors of the same ramp.
    var inner = 0
    var (plain, ramp) = (Float(0), Float(0))
    /// How many sides of pixels become borders, less those that are none any more, twice.
    var borders = 0
  }

  /// Which ramps are worth keeping: `marks` are their pixels, `plain` the labels of the picture without them.
  func kept(_ ramps: [Ramp], marks: UnsafePointer<UInt8>, plain: Labeling) -> [Bool] {
    var balances = [Balance](repeating: Balance(), count: ramps.count)
    let (w, h, first) = (view.width, view.height, FaceColors.firstRamp)
    func count(_ a: UInt8, _ b: UInt8, isBorder: Bool) {
      if a == b {
        if a >= first, isBorder { balances[Int(a - first)].borders -= 2 }
      } else if !isBorder {
        let share = min(a, b) >= first ? 1 : 2
        if a >= first { balances[Int(a - first)].borders += share }
        if b >= first { balances[Int(b - first)].borders += share }
      }
    }
    for y in 0..<h {
      for x in 0..<w {
        let i = y * w + x
        let (mark, label) = (marks[i], plain.labels[i])
        if mark >= first {
          let ramp = Int(mark - first)
          let color = ramps[ramp].color(Float(x) + 0.5, Float(y) + 0.5)
          balances[ramp].plain += error(x, y, plain)
          balances[ramp].ramp += error(view.color(x, y) - color)
          balances[ramp].pixels += 1
          if x > 0, y > 0, x + 1 < w, y + 1 < h, marks[i - 1] == mark, marks[i + 1] == mark,
            marks[i - w] == mark, marks[i + w] == mark
          {
            balances[ramp].inner += 1
          }
        }
        if x + 1 < w { count(mark, marks[i + 1], isBorder: label != plain.labels[i + 1]) }
        if y + 1 < h { count(mark, marks[i + w], isBorder: label != plain.labels[i + w]) }
      }
    }
    return balances.map {
      $0.ramp <= $0.plain + Self.leastError * Float($0.pixels)
        && Float($0.inner) >= Self.leastInner * Float($0.pixels)
        && $0.plain - $0.ramp > borderPrice * (Float($0.borders) / 2 + Self.rampPrice)
    }
  }

  /// Whether labels with ramps come nearer to the picture than those without, or as near with fewer borders.
  func isBetter(_ labeling: Labeling, than plain: Labeling) -> Bool {
    let (own, other) = (cost(labeling), cost(plain))
    return own.error <= other.error + Double(Self.leastError) * Double(own.pixels)
      && own.error + Double(borderPrice) * Double(own.borders)
        < other.error + Double(borderPrice) * Double(other.borders)
  }

  /// The error of all pixels, the length of the borders, and how many pixels are of ramps.
  private func cost(_ labeling: Labeling) -> (error: Double, borders: Int, pixels: Int) {
    let (w, h, labels) = (view.width, view.height, labeling.labels)
    var (sum, borders, pixels) = (0.0, 0, 0)
    for y in 0..<h {
      var row: Float = 0
      for x in 0..<w {
        let i = y * w + x
        row += error(x, y, labeling)
        if labels[i] >= FaceColors.firstRamp { pixels += 1 }
        if x + 1 < w, labels[i] != labels[i + 1] { borders += 1 }
        if y + 1 < h, labels[i] != labels[i + w] { borders += 1 }
      }
      sum += Double(row)
    }
    return (sum, borders, pixels)
  }

  /// A squared distance, of which rounding and noise are no part.
  @inline(__always)
  private func error(_ d: SIMD4<Float>) -> Float {
    var size = d.replacing(with: -d, where: d .< 0) - slack
    size.replace(with: 0, where: size .< 0)
    return size.squaredLength
  }

  /// The error at a pixel: of its label's color, or of a mixture with one beside it, as edges are drawn.
  private func error(_ x: Int, _ y: Int, _ labeling: Labeling) -> Float {
    let i = y * view.width + x
    let labels = labeling.labels
    let color = view.color(x, y)
    let own = labeling.color(labels[i], x, y)
    var best = error(color - own)
    if best == 0 { return 0 }
    func mix(_ neighbor: Int) {
      guard labels[neighbor] != labels[i] else { return }
      let span = labeling.color(labels[neighbor], x, y) - own
      let length = span.squaredLength
      guard length > 0 else { return }
      let t = min(max((color - own).dot(span) / length, 0), 0.5)
      best = min(best, error(color - own - span * t))
    }
    if x > 0 { mix(i - 1) }
    if x + 1 < view.width { mix(i + 1) }
    if y > 0 { mix(i - view.width) }
    if y + 1 < view.height { mix(i + view.width) }
    return best
  }
}
