import FiligreeBase
import Foundation

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
  /// What a border costs for each pixel by which it is longer than without ramps, in the same squared levels.
  ///
  /// A drawing of such a border is off by more than its pixels show: beside more corners and joints, by some 1,000 for each of them.
  /// Of 1,228 pictures of 37 kinds (`Benchmarks/tracing-set`) 19 were worse with ramps at this price, by 0.1 dB or in segments,
  /// 29 at 1,200 and 78 at `usualPrice`.
  private static let morePrice: Float = 2000
  /// What a ramp costs, in pixels of borders.
  private static let rampPrice: Float = 8
  /// The least share of a ramp's pixels that have neighbors of the same ramp: others are soft edges, of some three pixels.
  private static let leastInner: Float = 0.35
  /// How much farther from the picture than plain colors ramps may be in the mean of their pixels, in squared levels: one level
  /// in each of three components, which nobody sees.
  private static let leastError: Float = 3

  /// The distance of pixels whose errors are measured: where cells are larger than pixels, one stands for 2 × 2.
  private let spacing: Int

  init(view: ColorView, noise: Int) {
    self.view = view
    spacing = min(RampCells.side(of: view), 2)
    slack = 0.5 + Float(noise)
    borderPrice = Self.usualPrice * Float(1 + noise)
  }

  /// A picture's labels and the colors of these.
  struct Labeling {
    let labels: UnsafePointer<UInt8>
    private let means: [SIMD4<Float>]
    private let ramps: RampTable

    init(_ labels: UnsafePointer<UInt8>, _ colors: FaceColors) {
      (self.labels, means, ramps) = (labels, colors.means, RampTable(colors.ramps))
    }

    @inline(__always)
    func color(_ label: UInt8, _ x: Int, _ y: Int) -> SIMD4<Float> {
      label < FaceColors.firstRamp
        ? means[Int(label)]
        : ramps.color(Int(label - FaceColors.firstRamp), x, y)
    }
  }

  /// What counts for a ramp.
  private struct Balance {
    var pixels = 0
    /// Those with four neighbors of the same ramp.
    var inner = 0
    var (plain, ramp) = (Float(0), Float(0))
    /// How many sides of pixels become borders, less those that are none any more, twice.
    fileprivate(set) var borders = 0
  }

  /// What a ramp costs.
  var leastWorth: Float { borderPrice * Self.rampPrice }

  /// What plain colors cost at a pixel, in error and borders: no ramp saves more.
  func worth(_ x: Int, _ y: Int, _ plain: Labeling) -> Float {
    let (i, w) = (y * view.width + x, view.width)
    var value = error(view.color(x, y), x, y, plain)
    if x + 1 < w, plain.labels[i] != plain.labels[i + 1] { value += borderPrice }
    if y + 1 < view.height, plain.labels[i] != plain.labels[i + w] { value += borderPrice }
    return value
  }

  /// Which ramps are worth keeping: `marks` are their pixels, `plain` the labels of the picture without them.
  func kept(_ ramps: [Ramp], marks: UnsafePointer<UInt8>, plain: Labeling) -> [Bool] {
    var balances = [Balance](repeating: Balance(), count: ramps.count)
    let (w, h, first) = (view.width, view.height, FaceColors.firstRamp)
    let table = RampTable(ramps)
    func count(_ i: Int, _ j: Int, _ balances: UnsafeMutableBufferPointer<Balance>) {
      let (a, b) = (marks[i], marks[j])
      guard max(a, b) >= first else { return }
      let isBorder = plain.labels[i] != plain.labels[j]
      if a == b {
        if isBorder { balances[Int(a - first)].borders -= 2 }
      } else if !isBorder {
        let share = min(a, b) >= first ? 1 : 2
        if a >= first { balances[Int(a - first)].borders += share }
        if b >= first { balances[Int(b - first)].borders += share }
      }
    }
    balances.withUnsafeMutableBufferPointer { balances in
      for y in 0..<h {
        for x in 0..<w {
          let i = y * w + x
          let mark = marks[i]
          if mark >= first {
            let ramp = Int(mark - first)
            if let weight = weight(x, y) {
              let color = view.color(x, y)
              balances[ramp].plain += weight * error(color, x, y, plain)
              balances[ramp].ramp += weight * error(color - table.color(ramp, x, y))
            }
            balances[ramp].pixels += 1
            if x > 0, y > 0, x + 1 < w, y + 1 < h, marks[i - 1] == mark, marks[i + 1] == mark,
              marks[i - w] == mark, marks[i + w] == mark
            {
              balances[ramp].inner += 1
            }
          }
          if x + 1 < w { count(i, i + 1, balances) }
          if y + 1 < h { count(i, i + w, balances) }
        }
      }
    }
    return balances.map {
      $0.ramp <= $0.plain + Self.leastError * Float($0.pixels)
        && Float($0.inner) >= Self.leastInner * Float($0.pixels)
        && $0.plain - $0.ramp > borderPrice * (Float($0.borders) / 2 + Self.rampPrice)
    }
  }

  /// A part of a picture that ramps have changed.
  struct Part {
    /// How many of its pixels show ramps.
    fileprivate(set) var ramps = 0
    /// The error with the ramps.
    fileprivate(set) var own: Float = 0
    /// The error without them.
    fileprivate(set) var plain: Float = 0
    /// How many sides of pixels are borders with the ramps.
    fileprivate(set) var borders = 0
    /// How many are without them.
    fileprivate(set) var plainBorders = 0

    fileprivate mutating func add(_ other: Part) {
      ramps += other.ramps
      own += other.own
      plain += other.plain
      borders += other.borders
      plainBorders += other.plainBorders
    }
  }

  /// Gives those connected parts of a picture that are no better with ramps the labels back which they have without; returns
  /// the others together, or nil if there are none.
  func restore(
    _ labels: UnsafeMutablePointer<UInt8>, _ colors: FaceColors, to plain: Labeling
  ) -> Part? {
    let (w, h) = (view.width, view.height)
    let own = Labeling(labels, colors)
    func isChanged(_ i: Int) -> Bool { labels[i] != plain.labels[i] }
    let isRowChanged = (0..<h).map { memcmp(labels + $0 * w, plain.labels + $0 * w, w) != 0 }
    var sets = DisjointSets(count: w * h)
    for y in 0..<h where isRowChanged[y] {
      for x in 0..<w where isChanged(y * w + x) {
        let i = y * w + x
        // What are neighbors of one another is joined already.
        if y > 0, isChanged(i - w) {
          sets.join(i - w, i)
          continue
        }
        if x > 0, isChanged(i - 1) {
          sets.join(i - 1, i)
        } else if x > 0, y > 0, isChanged(i - w - 1) {
          sets.join(i - w - 1, i)
        }
        if y > 0, x + 1 < w, isChanged(i - w + 1) { sets.join(i - w + 1, i) }
      }
    }
    // A pixel beside a part counts, too: its neighbors are others.
    func part(_ x: Int, _ y: Int) -> Int? {
      let i = y * w + x
      if isChanged(i) { return i }
      if x > 0, isChanged(i - 1) { return i - 1 }
      if x + 1 < w, isChanged(i + 1) { return i + 1 }
      if y > 0, isChanged(i - w) { return i - w }
      return y + 1 < h && isChanged(i + w) ? i + w : nil
    }
    var parts: [Int: Part] = [:]
    var last = (root: -1, sum: Part())
    for y in 0..<h where isRowChanged[max(y - 1, 0)...min(y + 1, h - 1)].contains(true) {
      for x in 0..<w {
        guard let member = part(x, y) else { continue }
        let i = y * w + x
        // What is changed on the left was looked at before, and is of the same part.
        let isContinued = member == i && x > 0 && isChanged(i - 1)
        let root = isContinued ? last.root : sets.root(member)
        if root != last.root {
          if last.root >= 0 { parts[last.root, default: Part()].add(last.sum) }
          last = (root, Part())
        }
        if labels[i] >= FaceColors.firstRamp { last.sum.ramps += 1 }
        if let weight = weight(x, y) {
          let color = view.color(x, y)
          last.sum.own += weight * error(color, x, y, own)
          last.sum.plain += weight * error(color, x, y, plain)
        }
        func count(_ j: Int, _ sum: inout Part) {
          if labels[i] != labels[j] { sum.borders += 1 }
          if plain.labels[i] != plain.labels[j] { sum.plainBorders += 1 }
        }
        if x + 1 < w { count(i + 1, &last.sum) }
        if y + 1 < h { count(i + w, &last.sum) }
      }
    }
    if last.root >= 0 { parts[last.root, default: Part()].add(last.sum) }
    let kept = parts.filter { isBetter($0.value) }
    for y in 0..<h where isRowChanged[y] {
      var known: Bool?
      for i in (y * w)..<((y + 1) * w) {
        guard isChanged(i) else {
          known = nil
          continue
        }
        let isKept = known ?? (kept[sets.root(i)] != nil)
        if !isKept { labels[i] = plain.labels[i] }
        known = isKept
      }
    }
    guard !kept.isEmpty else { return nil }
    // Sums of floating-point numbers depend on their order, and that of a dictionary is random.
    return kept.sorted { $0.key < $1.key }.reduce(into: Part()) { $0.add($1.value) }
  }

  /// Whether ramps leave no doubt: they have an eighth of the picture or more, and leave a third of the error, and three fifths of the
  /// borders, or less.
  ///
  /// Of 461 pictures in which ramps are found 223 are such, and in all of them the drawing with ramps is the better one
  /// (`Benchmarks/tracing-set`).
  func isEvident(_ change: Part) -> Bool {
    change.ramps * 8 > view.width * view.height && change.own * 3 <= change.plain
      && change.borders * 5 <= change.plainBorders * 3
  }

  /// Whether ramps make a part better: as near to the picture, and worth their borders.
  private func isBetter(_ part: Part) -> Bool {
    let more = Float(part.borders - part.plainBorders)
    let gain = part.plain - part.own
    return part.ramps > 0 && gain >= -Self.leastError * Float(part.ramps)
      && gain > more * (more > 0 ? Self.morePrice : borderPrice)
  }

  /// How many pixels the error of one stands for; nil where it is not measured.
  @inline(__always)
  private func weight(_ x: Int, _ y: Int) -> Float? {
    (x | y) & (spacing - 1) == 0 ? Float(spacing * spacing) : nil
  }

  /// A squared distance, of which rounding and noise are no part.
  @inline(__always)
  private func error(_ d: SIMD4<Float>) -> Float {
    func square(_ component: Float) -> Float {
      let size = max(component.magnitude - slack, 0)
      return size * size
    }
    // By component: that takes half the instructions of vectors and masks.
    return square(d.x) + square(d.y) + square(d.z) + square(d.w)
  }

  /// The error at a pixel of a color: of its label's color, or of a mixture with one beside it, as edges are drawn.
  @inline(__always)
  private func error(
    _ color: SIMD4<Float>, _ x: Int, _ y: Int, _ labeling: Labeling
  ) -> Float {
    let (w, h, labels) = (view.width, view.height, labeling.labels)
    let i = y &* w &+ x
    let label = labels[i]
    let own = error(color - labeling.color(label, x, y))
    if own == 0 { return 0 }
    // Most pixels have neighbors of the same label.
    let isInner =
      (x == 0 || labels[i - 1] == label) && (x + 1 == w || labels[i + 1] == label)
      && (y == 0 || labels[i - w] == label) && (y + 1 == h || labels[i + w] == label)
    return isInner ? own : min(own, mixedError(x, y, labeling))
  }

  /// The least error of the mixtures with the colors beside a pixel.
  @inline(never)
  private func mixedError(_ x: Int, _ y: Int, _ labeling: Labeling) -> Float {
    let i = y * view.width + x
    let labels = labeling.labels
    let own = labeling.color(labels[i], x, y)
    let difference = view.color(x, y) - own
    var best = Float.infinity
    func mix(_ neighbor: Int) {
      guard labels[neighbor] != labels[i] else { return }
      let span = labeling.color(labels[neighbor], x, y) - own
      let length = span.squaredLength
      guard length > 0 else { return }
      let t = min(max(difference.dot(span) / length, 0), 0.5)
      best = min(best, error(difference - span * t))
    }
    if x > 0 { mix(i - 1) }
    if x + 1 < view.width { mix(i + 1) }
    if y > 0 { mix(i - view.width) }
    if y + 1 < view.height { mix(i + view.width) }
    return best
  }
}
