import FiligreeBase

/// Gives labels to the middles of lines that are too thin for a plateau, whatever lies on their two sides.
struct LinePainter {
  let view: ColorView
  /// The largest error of a component, 0…255.
  let tolerance: Float
  /// The labels of plateaus; others are unknown.
  let labels: UnsafePointer<UInt8>
  /// The colors of the palette.
  let colors: [SIMD4<Float>]
  /// The color of a label at a pixel.
  let color: (UInt8, Int, Int) -> SIMD4<Float>

  /// A pixel of a line or beside one.
  struct Pixel {
    let index: Int
    /// Its label.
    let label: UInt8
    /// The label of the line.
    let line: UInt8

    var isBeside: Bool { label != line }
  }

  /// The share of a pixel from which on it is the line's, even if it is not the middle.
  private static let majority: Float = 0.5
  /// The least share of a line in its middle pixel: a line of half a pixel can lie across two.
  private static let leastShare: Float = 0.22
  /// How far sides and lines may seem to have more than all of a pixel, or less than nothing, as a share of it.
  private static let slack: Float = 0.3
  /// How much worse a line is the farther its width is from a pixel, as a share of the largest error   /// two colors that both would do, as black and gray on white.
  private static let widthPrice: Float = 0.1
  /// A line has at least so many middles, one beside the other: where three areas meet there are fewer.
  private static let leastLength = 4

  /// The largest squared error of a pixel.
  private var limit: Float { tolerance * tolerance * 4 }

  /// The pixels of lines, row by row.
  func pixels() -> [Pixel] {
    var found: [Pixel] = []
    for y in 0..<view.height {
      let row = labels + y * view.width
      for x in 0..<view.width where row[x] == LabelPainter.unknown {
        if let pixel = pixel(x, y) { found.append(pixel) }
      }
    }
    return connected(long(found))
  }

  /// A pixel if a line runs through its section, or nil.
  private func pixel(_ x: Int, _ y: Int) -> Pixel? {
    let section = LineSection(x, y, width: view.width, height: view.height) {
      labels[$0] != LabelPainter.unknown
    }
    guard let section else { return nil }
    let (before, after) = (labels[section.before], labels[section.after])
    let (a, b) = (color(before, x, y), color(after, x, y))
    let own = section.color(section.own, view)
    // An edge without a line, as most pixels are that are no plateau.
    let mixtures = ColorMixtures(tolerance: tolerance)
    if mixtures.isAlike(own, a) || mixtures.isBetween(own, a, b) { return nil }
    let sum = section.sum(view)
    let count = Float(section.count)
    let evenShare = (Float(section.own) + 0.5) / count
    var best: (line: UInt8, label: UInt8, price: Float)?
    for (i, color) in colors.enumerated() {
      let label = UInt8(truncatingIfNeeded: i)
      guard label != before, label != after,
        let mixture = LineMixture(
          of: color, between: a, and: b, evenShare: evenShare, alike: limit)
      else { continue }
      let whole = mixture.share(in: sum, of: count)
      let width = whole.line * section.distance
      guard whole.error <= limit * count, width >= LineSection.leastWidth,
        width <= LineSection.mostWidth, whole.side >= -Self.slack,
        whole.side + whole.line <= count + Self.slack
      else { continue }
      let share = mixture.share(in: own, of: 1).line
      guard share <= 1 + Self.slack else { continue }
      let isPure = (0..<section.count).contains {
        mixtures.isAlike(section.color($0, view), color)
      }
      // A narrow line is the less likely one.
      let excess = width > 1 ? width - 1 : 2 * (1 / width - 1)
      let price = whole.error / (limit * count) + (isPure ? 0 : Self.widthPrice * excess)
      if let best, best.price <= price { continue }
      var middle = 0
      var most = -Float.infinity
      for k in 0..<section.count {
        let share = mixture.share(in: section.color(k, view), of: 1).line
        // Of two that have the same share the first is the middle.
        if share > most { (middle, most) = (k, share) }
      }
      guard most >= Self.leastShare else { continue }
      let isLine = section.own == middle || share >= Self.majority
      best = (label, isLine ? label : section.own < middle ? before : after, price)
    }
    return best.map { Pixel(index: y * view.width + x, label: $0.label, line: $0.line) }
  }

  /// The pixels of lines with enough pixels beside one another, and those beside them.
  private func long(_ pixels: [Pixel]) -> [Pixel] {
    var places: [Int: Int] = [:]
    for (i, pixel) in pixels.enumerated() where !pixel.isBeside { places[pixel.index] = i }
    var sets = DisjointSets(count: pixels.count)
    for (i, pixel) in pixels.enumerated() {
      for step in [1, view.width - 1, view.width, view.width + 1] {
        guard let other = places[pixel.index + step], pixels[other].line == pixel.line else {
          continue
        }
        sets.join(i, other)
      }
      guard pixel.isBeside else { continue }
      for step in [1, view.width - 1, view.width, view.width + 1] {
        if let other = places[pixel.index - step], pixels[other].line == pixel.line {
          sets.join(i, other)
        }
      }
    }
    var sizes = [Int](repeating: 0, count: pixels.count)
    for i in pixels.indices where !pixels[i].isBeside { sizes[sets.root(i)] += 1 }
    return pixels.indices.filter { sizes[sets.root($0)] >= Self.leastLength }.map { pixels[$0] }
  }

  /// The pixels with those that connect two which touch at a corner alone: the one of both that has more of the line.
  private func connected(_ pixels: [Pixel]) -> [Pixel] {
    var lines: [Int: UInt8] = [:]
    for pixel in pixels where !pixel.isBeside { lines[pixel.index] = pixel.label }
    var all = pixels
    for pixel in pixels where !pixel.isBeside {
      let x = pixel.index % view.width
      for side in [1, -1] where x + side >= 0 && x + side < view.width {
        let (across, down) = (pixel.index + side, pixel.index + view.width)
        guard lines[down + side] == pixel.label, lines[across] != pixel.label,
          lines[down] != pixel.label
        else { continue }
        let free = [across, down].filter { labels[$0] == LabelPainter.unknown && lines[$0] == nil }
        func distance(_ index: Int) -> Float {
          let d = view.color(at: view.base + index * view.stride) - colors[Int(pixel.label)]
          return d.squaredLength
        }
        guard let nearest = free.min(by: { distance($0) < distance($1) }) else { continue }
        lines[nearest] = pixel.label
        all.append(Pixel(index: nearest, label: pixel.label, line: pixel.label))
      }
    }
    return all
  }
}
