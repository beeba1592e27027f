import FiligreeBase

/// Gives labels to the middles of lines that are too thin for a plateau, whatever lies on their two sides.
struct LinePainter {
  private let view: ColorView
  /// The largest error of a component, 0…255.
  private let tolerance: Float
  /// The labels of plateaus; others are unknown.
  private let labels: UnsafePointer<UInt8>
  /// The colors of the palette.
  private let colors: [SIMD4<Float>]
  /// The lines between two sides, by the key of both; a label counts as the side that it is a shade of.
  private var lines: [Int: [Line]] = [:]
  /// The side that each label is a shade of, or −1.
  private var sides: [Int] = []

  /// A line's color, and its width.
  private struct Line {
    let label: UInt8
    let width: Float
  }

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
  /// How far sides and lines may seem to have more than all of a pixel, or less than nothing, as a share of it.
  private static let slack: Float = 0.3
  /// How many times as wide as elsewhere a line may seem, or how many times narrower: where it meets others, and at its ends.
  private static let mostRatio: Float = 2
  /// A line has at least so many middles, one beside the other: where three areas meet there are fewer.
  private static let leastLength = 4

  /// The largest squared error of a pixel.
  private var limit: Float { tolerance * tolerance * 4 }

  /// Takes the lines that were found, and the radius squared in OKLab within which a label is a shade of a line's side.
  init(
    view: ColorView, tolerance: Float, labels: UnsafePointer<UInt8>, palette: ColorPalette,
    lines found: [LineColors.Line], radius: Float
  ) {
    (self.view, self.tolerance, self.labels) = (view, tolerance, labels)
    colors = palette.colors
    guard !found.isEmpty else { return }
    var known = ColorSearch()
    func side(_ color: SIMD4<Float>) -> Int {
      let own = OKLab.coordinates(color)
      let (index, distance) = known.nearest(to: own)
      if distance == 0 { return index }
      known.append(own)
      return known.count - 1
    }
    for line in found where !line.isEnd {
      guard let color = line.explanation else { continue }
      let label = UInt8(truncatingIfNeeded: palette.nearest(to: OKLab.coordinates(color)))
      let key = Self.key(side(line.sides.0), side(line.sides.1))
      lines[key, default: []].append(Line(label: label, width: line.width(of: color)))
    }
    sides = colors.map {
      let (index, distance) = known.nearest(to: OKLab.coordinates($0))
      return distance <= radius ? index : -1
    }
  }

  /// A number for two sides, in any order.
  private static func key(_ a: Int, _ b: Int) -> Int { min(a, b) << 16 | max(a, b) }

  /// The pixels of lines, row by row.
  func pixels() -> [Pixel] {
    guard !lines.isEmpty else { return [] }
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
    guard max(before, after) < sides.count, sides[Int(before)] >= 0, sides[Int(after)] >= 0,
      let candidates = lines[Self.key(sides[Int(before)], sides[Int(after)])]
    else { return nil }
    let (a, b) = (colors[Int(before)], colors[Int(after)])
    let own = section.color(section.own, view)
    // An edge without a line, as most pixels are that are no plateau.
    let mixtures = ColorMixtures(tolerance: tolerance)
    if mixtures.isAlike(own, a) || mixtures.isBetween(own, a, b) { return nil }
    let sum = section.sum(view)
    let count = Float(section.count)
    let evenShare = (Float(section.own) + 0.5) / count
    // A pixel that has one of the colors is no mixture of others.
    let nearest = colors.indices.min { distance(own, $0) < distance(own, $1) }
    let known = nearest.flatMap { distance(own, $0) <= tolerance * tolerance ? $0 : nil }
    var best: (line: UInt8, label: UInt8, ratio: Float)?
    for line in candidates where line.label != before && line.label != after {
      if let known, known != Int(line.label) { continue }
      let mixture = LineMixture(
        of: colors[Int(line.label)], between: a, and: b, evenShare: evenShare, alike: limit)
      guard let mixture else { continue }
      let whole = mixture.share(in: sum, of: count)
      let width = whole.line * section.distance
      guard whole.error <= limit * count, width > 0 else { continue }
      // Of the lines between two sides the one is meant whose width this is.
      let ratio = max(width / line.width, line.width / width)
      guard ratio <= Self.mostRatio else { continue }
      if let best, best.ratio <= ratio { continue }
      var (middle, most) = (0, -Float.infinity)
      for k in 0..<section.count {
        let share = mixture.share(in: section.color(k, view), of: 1).line
        // Of two that have the same share the first is the middle.
        if share > most { (middle, most) = (k, share) }
      }
      let share = mixture.share(in: own, of: 1).line
      let isLine = section.own == middle || share >= Self.majority
      best = (line.label, isLine ? line.label : section.own < middle ? before : after, ratio)
    }
    return best.map { Pixel(index: y * view.width + x, label: $0.label, line: $0.line) }
  }

  /// The squared distance of a color from one of the palette.
  private func distance(_ color: SIMD4<Float>, _ index: Int) -> Float {
    (colors[index] - color).squaredLength
  }

  /// The pixels of lines with enough pixels beside one another, and those beside them.
  private func long(_ pixels: [Pixel]) -> [Pixel] {
    var sets = DisjointSets(count: pixels.count)
    for step in [1, view.width - 1, view.width, view.width + 1] {
      // Pixels come row by row, and so do those a step ahead of them.
      var j = 0
      for (i, pixel) in pixels.enumerated() {
        while j < pixels.count, pixels[j].index < pixel.index + step { j += 1 }
        guard j < pixels.count else { break }
        let other = pixels[j]
        if other.index == pixel.index + step, other.line == pixel.line,
          !(pixel.isBeside && other.isBeside)
        {
          sets.join(i, j)
        }
      }
    }
    var sizes = [Int](repeating: 0, count: pixels.count)
    for i in pixels.indices where !pixels[i].isBeside { sizes[sets.root(i)] += 1 }
    return pixels.indices.filter { sizes[sets.root($0)] >= Self.leastLength }.map { pixels[$0] }
  }

  /// The pixels with those that connect two which touch at a corner alone: the one of both that has more of the line.
  private func connected(_ pixels: [Pixel]) -> [Pixel] {
    // The label of the line that each pixel is of.
    let lines = LabelBuffer(count: view.width * view.height, filledWith: LabelPainter.unknown)
    for pixel in pixels where !pixel.isBeside { lines.base[pixel.index] = pixel.label }
    var all = pixels
    func add(_ index: Int, _ label: UInt8) {
      lines.base[index] = label
      all.append(Pixel(index: index, label: label, line: label))
    }
    for pixel in pixels where !pixel.isBeside && pixel.index + view.width < lines.count {
      let x = pixel.index % view.width
      for side in [1, -1] where x + side >= 0 && x + side < view.width {
        let (across, down) = (pixel.index + side, pixel.index + view.width)
        guard lines.base[down + side] == pixel.label, lines.base[across] != pixel.label,
          lines.base[down] != pixel.label
        else { continue }
        let free = [across, down].filter {
          labels[$0] == LabelPainter.unknown && lines.base[$0] == LabelPainter.unknown
        }
        func distance(_ index: Int) -> Float {
          let d = view.color(at: view.base + index * view.stride) - colors[Int(pixel.label)]
          return d.squaredLength
        }
        guard let nearest = free.min(by: { distance($0) < distance($1) }) else { continue }
        add(nearest, pixel.label)
      }
    }
    let around = around
    for pixel in pixels where !pixel.isBeside {
      for step in around {
        let index = pixel.index + step
        guard index >= 0, index < lines.count, lines.base[index] == LabelPainter.unknown,
          joins(index, pixel.label, lines.base, around)
        else { continue }
        add(index, pixel.label)
      }
    }
    return all
  }

  /// The steps to a pixel's neighbors, in their order around it.
  private var around: [Int] {
    let w = view.width
    return [1, 1 + w, w, w - 1, -1, -1 - w, -w, 1 - w]
  }

  /// Whether a pixel that has some of a line lies between parts of it that do not touch: where lines meet.
  private func joins(
    _ index: Int, _ label: UInt8, _ lines: UnsafePointer<UInt8>, _ around: [Int]
  ) -> Bool {
    let (y, x) = index.quotientAndRemainder(dividingBy: view.width)
    guard labels[index] == LabelPainter.unknown, x > 1, y > 1, x < view.width - 2,
      y < view.height - 2
    else { return false }
    var parts = 0
    var previous = lines[index + around[7]] == label
    for step in around {
      let isLine = lines[index + step] == label
      if previous && !isLine { parts += 1 }
      previous = isLine
    }
    guard parts > 1 else { return false }
    let (line, own) = (colors[Int(label)], view.color(x, y))
    var isShared = false
    forEachAround(x, y, reach: 2) { nx, ny in
      let side = labels[ny * view.width + nx]
      guard !isShared, side < colors.count, side != label else { return }
      let span = line - colors[Int(side)]
      isShared = (own - colors[Int(side)]).dot(span) >= Self.leastJoin * span.squaredLength
    }
    return isShared
  }

  /// The least share of a line in a pixel where it meets another part of itself.
  private static let leastJoin: Float = 0.3
}
