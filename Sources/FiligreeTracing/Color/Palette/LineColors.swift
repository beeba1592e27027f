import FiligreeBase

/// Finds the colors of lines that are too thin for a plateau, and may nowhere fill a pixel.
///
/// Each section across a line tells in which direction from the colors beside it the line's color lies, and the product of
/// the difference and the width: its mass. How wide the pixels' shares are scattered tells the width, apart from the blur
/// that the edges of the picture show as well; less than a pixel cannot be told from a pixel in a color nearer to the sides.
/// Sections between the same two colors with masses in one direction are a group. One color may explain many groups, such as an
/// outline around areas of several colors: known colors come first, then those that explain the most sections.
struct LineColors {
  /// Sections alike.
  private struct Group {
    /// The labels on both sides, the lower one first.
    let sides: (Int, Int)
    var count: Int { sections.count }
    /// The sums of the sections' masses, sides' means, and variances across the line.
    var mass = SIMD4<Float>.zero
    var ground = SIMD4<Float>.zero
    var variance: Float = 0
    var sections: [LineSection] = []
    /// How far the middle pixel of each section is from its sides.
    var reaches: [Float] = []
  }

  /// A group's means.
  struct Line {
    let ground: SIMD4<Float>
    /// The colors of both sides.
    let sides: (SIMD4<Float>, SIMD4<Float>)
    /// The color of the purest pixel.
    let extreme: SIMD4<Float>
    /// Whether its sections show it at all positions within a pixel, and sharply.
    let isSampled: Bool
    /// The direction from one side to the other, of length one; zero where both are alike.
    let across: SIMD4<Float>
    /// The mass without what lies in that direction.
    let mass: SIMD4<Float>
    /// The width by the variance, at least a pixel.
    let width: Float
    /// The color, if the width is right.
    let color: SIMD4<Float>
    let sections: [LineSection]
    /// The color that explains it: one of the picture's.
    var explanation: SIMD4<Float>?
    /// Whether it is but an end or a corner of others.
    var isEnd = false
    var isExplained: Bool { explanation != nil }
    var count: Int { sections.count }

    /// The width of the line if it has a color.
    func width(of color: SIMD4<Float>) -> Float {
      let full = color - ground
      let span = full - across * full.dot(across)
      let length = span.squaredLength
      return length > 0 ? mass.dot(span) / length : 0
    }
  }

  /// The colors that were found, and what they explain.
  struct Result {
    var colors: [ThinColors.Found] = []
    /// The lines that are explained, by these or by known colors.
    var lines: [Line] = []
    /// The pixels of their sections.
    var pixels: Set<Int> {
      var pixels: Set<Int> = []
      for line in lines {
        for section in line.sections {
          for k in 0..<section.count { pixels.insert(section.first + k * section.step) }
        }
      }
      return pixels
    }
  }

  /// The smallest number of sections of a line: what is shorter is a dot, or a corner.
  private static let leastCount = 12
  /// Unless a picture is clean, a line has a section for so many pixels of it at least.
  private static let pixelsToASection = 10_000
  /// The largest number of groups, and of those whose colors are compared with one another.
  private static let (mostGroups, mostCompared) = (512, 24)
  /// How far a section's mass may lie beside its group's direction, as a share of its length, in clean pictures and in others.
  private static let (spread, noisySpread): (Float, Float) = (0.04, 0.15)
  /// How much larger or smaller than its group's a section's mass may be: a line of another width, or of a shade.
  private static let massRatio: Float = 1.35
  /// How far a clean pixel may seem to have more than all of a color, or less than none, as a share.
  private static let slack: Float = 0.15
  /// The least width of a line, in pixels: a thinner one would be a pixel wide in a color of its own.
  private static let leastWidth: Float = 0.5
  /// The same at ends and corners of lines, which have fewer sections than the lines by a factor.
  private static let (leastEndWidth, endRatio): (Float, Int) = (0.4, 3)
  /// From this width on some pixels of a line show nothing else, in pixels.
  private static let leastPureWidth: Float = 1.2
  /// A line lies the same way in all pixels if the least of it in one is at least this share of the most.
  private static let evenReach: Float = 0.85
  /// How far a line may be wider than its sections are scattered.
  private static let mostExcess: Float = 1.5
  /// The least contrast of an edge that tells how blurred the picture is, in levels.
  private static let leastContrast: Float = 60
  /// One edge pixel in so many is asked how blurred it is.
  private static let edgeSampling = 4
  /// The variance of an edge in a picture without blur: of a pixel that covers it at random, twice.
  private static let sharpVariance: Float = 1.0 / 6
  /// The variance up to which an edge counts as sharp: as of a blur of 0.3 pixels.
  private static let mostSharpVariance: Float = 0.25
  /// The largest variance of edges in a picture whose sections hold all of a line: as of a blur of 0.8 pixels.
  private static let mostVariance: Float = 0.8
  /// How many times the least mass a line between two colors has unless the picture is clean: compression blurs the hue of
  /// their edges farther than its brightness.
  private static let betweenFactor: Float = 2
  /// How many times as unlike all others a color has to be in pictures that are not clean.
  private static let noisyFactor: Float = 3

  private let view: ColorView
  private let tolerance: Float
  private let marks: UnsafePointer<UInt8>
  private let mixtures: ColorMixtures
  private let isClean: Bool

  init(_ view: ColorView, tolerance: Int, isClean: Bool, marks: UnsafePointer<UInt8>) {
    (self.view, self.marks, self.isClean) = (view, marks, isClean)
    self.tolerance = Float(tolerance)
    mixtures = ColorMixtures(tolerance: self.tolerance)
  }

  /// The colors of lines that are not among those of the plateaus, and how many sections show them.
  func find(known: [SIMD4<Float>]) -> Result {
    var result = Result()
    guard !known.isEmpty else { return result }
    var lines = lines(between: ColorPalette(known))
    lines.removeAll { line in known.contains { isBeneath($0, line) } }
    for color in known { explain(&lines, with: color) }
    var coordinates = known.map(OKLab.coordinates)
    // Every turn explains a line, or ends.
    while coordinates.count < ColorPalette.maximumCount, let best = best(of: lines) {
      let before = lines.count { $0.isExplained }
      let own = OKLab.coordinates(best.color)
      explain(&lines, with: best.color)
      guard lines.count(where: \.isExplained) > before else { break }
      // A shade of a known color is that color.
      let isNew = coordinates.allSatisfy { OKLab.squaredDistance($0, own) > leastDistance }
      if isNew {
        result.colors.append(best)
        coordinates.append(own)
      }
    }
    result.lines = lines.filter(\.isExplained)
    return result
  }

  private var spread: Float { isClean ? Self.spread : Self.noisySpread }

  /// The least squared distance of a color from all others, in OKLab.
  private var leastDistance: Float { Self.leastDistance(isClean: isClean) }

  /// The squared distance in OKLab up to which colors count as one.
  static func leastDistance(isClean: Bool) -> Float {
    let radius = PaletteBuilder.leastRadius * (isClean ? 1 : noisyFactor)
    return radius * radius
  }

  // MARK: - Lines

  /// The groups of sections, the most frequent first.
  private func lines(between palette: ColorPalette) -> [Line] {
    // Shades that compression made count as the color they are of.
    let coordinates = palette.colors.map(OKLab.coordinates)
    let leaders = coordinates.map { own in
      // It is like itself.
      coordinates.firstIndex { OKLab.squaredDistance($0, own) <= leastDistance }!
    }
    var groups: [Group] = []
    var (edges, blur): (Int, Float) = (0, 0)
    for y in 0..<view.height {
      for x in 0..<view.width where marks[y * view.width + x] == 0 {
        let section = LineSection(x, y, width: view.width, height: view.height) { marks[$0] != 0 }
        guard let section else { continue }
        let a = view.color(at: view.base + section.before * view.stride)
        let b = view.color(at: view.base + section.after * view.stride)
        let own = section.color(section.own, view)
        if mixtures.isAlike(own, a) || mixtures.isAlike(own, b) { continue }
        if mixtures.isBetween(own, a, b) {
          guard (x + y) % Self.edgeSampling == 0, let variance = variance(ofEdge: section, a, b)
          else { continue }
          edges += 1
          blur += variance
        } else {
          add(section, a, b, palette, leaders, &groups)
        }
      }
    }
    let pixels = isClean ? 0 : view.width * view.height
    let least = max(Self.leastCount, pixels / Self.pixelsToASection)
    let frequent = groups.filter {
      $0.count >= least && mass(of: $0, palette).length >= leastMass
        && ($0.reaches.max() ?? 0) >= LineSection.leastContrast
    }
    // No line counts as thinner than a pixel: where one is scattered less than an edge, what seemed edges is something else.
    let sharpness = frequent.reduce(edges > 0 ? blur / Float(edges) : Self.sharpVariance) {
      let width = max(mass(of: $1, palette).length / max($1.reaches.max() ?? 1, 1), 1)
      return min($0, $1.variance / Float($1.count) - (width * width - 1) / 12)
    }
    guard sharpness <= Self.mostVariance else { return [] }
    return frequent.map { line($0, sharpness, palette) }
      .filter { line in
        let isBetween = line.across != .zero && !isClean
        let least = isBetween ? Self.betweenFactor * leastMass : leastMass
        return line.mass.length >= max(least, LineSection.leastContrast) * line.width
      }
      .sorted { $0.count > $1.count }
  }

  /// The mean mass of a group, without what lies in the direction from one side to the other.
  private func mass(of group: Group, _ palette: ColorPalette) -> SIMD4<Float> {
    let across = across(palette.colors[group.sides.0], palette.colors[group.sides.1])
    let mass = group.mass / Float(group.count)
    return mass - across * mass.dot(across)
  }

  private var leastMass: Float { LineSection.leastMass * tolerance }

  /// Adds a section to the group it fits, if the pixel asked about is its middle.
  private func add(
    _ section: LineSection, _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ palette: ColorPalette,
    _ leaders: [Int], _ groups: inout [Group]
  ) {
    let evenShare = (Float(section.own) + 0.5) / Float(section.count)
    let ground = a + (b - a) * evenShare
    // The pixel farthest from what an edge would show is the middle.
    var (middle, most): (Int, Float) = (0, -1)
    for k in 0..<section.count {
      let c = section.color(k, view) - a
      let span = b - a
      let length = span.squaredLength
      let t = length > mixtures.limit ? min(max(c.dot(span) / length, 0), 1) : 0
      let rest = c - span * t
      if rest.squaredLength > most { (middle, most) = (k, rest.squaredLength) }
    }
    guard middle == section.own else { return }
    let color = section.color(section.own, view)
    let count = Float(section.count)
    let mass = (section.sum(view) - ground * count) * section.distance
    let labels = (
      leaders[palette.nearest(to: OKLab.coordinates(a))],
      leaders[palette.nearest(to: OKLab.coordinates(b))]
    )
    let sides = (min(labels.0, labels.1), max(labels.0, labels.1))
    let across = across(palette.colors[sides.0], palette.colors[sides.1])
    let own = mass - across * mass.dot(across)
    // Too faint for a line, as most of what compression leaves beside edges.
    guard own.length * Self.massRatio >= leastMass else { return }
    let fitting = groups.indices.first { i in
      guard groups[i].sides == sides else { return false }
      let direction = groups[i].mass - across * groups[i].mass.dot(across)
      let length = direction.squaredLength
      let ratio = length > 0 ? own.dot(direction) / length * Float(groups[i].count) : 0
      guard ratio * Self.massRatio >= 1, ratio <= Self.massRatio else { return false }
      let rest = own - direction * (own.dot(direction) / length)
      let most = tolerance * count.squareRoot() + spread * own.length
      return rest.squaredLength <= most * most
    }
    guard fitting != nil || groups.count < Self.mostGroups else { return }
    if fitting == nil { groups.append(Group(sides: sides)) }
    let i = fitting ?? groups.count - 1
    groups[i].sections.append(section)
    let length = own.length
    groups[i].reaches.append(length > 0 ? (color - ground).dot(own) / length : 0)
    groups[i].mass += mass
    groups[i].ground += ground
    groups[i].variance += variance(of: section, ground, mass)
  }

  /// The direction from one side to the other, zero where they are alike.
  private func across(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    let span = b - a
    return span.squaredLength > mixtures.limit ? span / span.length : .zero
  }

  /// The variance of the places of a line's shares in its section, in squared pixels.
  private func variance(
    of section: LineSection, _ ground: SIMD4<Float>, _ mass: SIMD4<Float>
  ) -> Float {
    scatter(section.count, section.distance) {
      (section.color($0, view) - ground).dot(mass)
    } ?? 0
  }

  /// The variance of the places where an edge rises, in squared pixels; nil for one of little contrast.
  private func variance(ofEdge section: LineSection, _ a: SIMD4<Float>, _ b: SIMD4<Float>)
    -> Float?
  {
    let span = b - a
    guard span.squaredLength > Self.leastContrast * Self.leastContrast else { return nil }
    return scatter(section.count + 1, section.distance) { k in
      let before = k == 0 ? a : section.color(k - 1, view)
      let after = k == section.count ? b : section.color(k, view)
      return (after - before).dot(span)
    }
  }

  /// The variance of places a distance apart with weights, negative ones counting as none.
  private func scatter(_ count: Int, _ distance: Float, _ weight: (Int) -> Float) -> Float? {
    var sums = SIMD3<Float>.zero
    for k in 0..<count {
      let (x, weight) = (Float(k) * distance, max(weight(k), 0))
      sums += SIMD3(1, x, x * x) * weight
    }
    guard sums.x > 0 else { return nil }
    return max(sums.z / sums.x - sums.y * sums.y / (sums.x * sums.x), 0)
  }

  /// The means of a group.
  private func line(_ group: Group, _ sharpness: Float, _ palette: ColorPalette) -> Line {
    let n = Float(group.count)
    // In the mean a line has as much of one side in the pixels of its section as of the other.
    let (ground, whole) = (group.ground / n, group.mass / n)
    let across = across(palette.colors[group.sides.0], palette.colors[group.sides.1])
    // A box of width w has the variance w²/12; an edge has a pixel's more than a line.
    let own = mass(of: group, palette)
    let square = 12 * (group.variance / n - sharpness) + 1
    var width = max(square, 1).squareRoot()
    // Somewhere along the line a pixel shows as much of it as a pixel can.
    let order = group.reaches.indices.sorted { group.reaches[$0] < group.reaches[$1] }
    let purest = order[isClean ? order.count - 1 : order.count * 9 / 10]
    let section = group.sections[purest]
    let extreme = section.color(section.own, view)
    let reach = max(group.reaches[purest], 1)
    var color = inGamut(ground, whole / width)
    let isSharp = isClean && sharpness <= Self.mostSharpVariance
    if isSharp {
      (color, width) = (extreme, max(own.length / reach, 1))
    } else if reach * width > own.length {
      width = max(own.length / reach, 1)
      color = inGamut(ground, whole / width)
    }
    return Line(
      ground: ground, sides: (palette.colors[group.sides.0], palette.colors[group.sides.1]),
      extreme: extreme,
      isSampled: isSharp && group.reaches[order[order.count / 10]] < Self.evenReach * reach,
      across: across, mass: own, width: width,
      color: color, sections: group.sections)
  }

  /// A ground and a difference from it, the latter made smaller if no color is there.
  private func inGamut(_ ground: SIMD4<Float>, _ difference: SIMD4<Float>) -> SIMD4<Float> {
    var share: Float = 1
    for k in 0..<4 {
      // A color that is nearly there is there.
      let (high, low) = (255 - ground[k] + tolerance, -ground[k] - tolerance)
      if difference[k] > high { share = min(share, high / difference[k]) }
      if difference[k] < low { share = min(share, low / difference[k]) }
    }
    let color = ground + difference * share
    let alpha = min(max(color.w, 0), 255)
    var result = color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    result.w = alpha
    return result
  }

  // MARK: - Colors

  /// Whether a line can have a color.
  private func explains(_ color: SIMD4<Float>, _ line: Line, least: Float = leastWidth) -> Bool {
    let full = color - line.ground
    let span = full - line.across * full.dot(line.across)
    let length = span.squaredLength
    guard length > mixtures.limit else { return false }
    let width = line.mass.dot(span) / length
    guard width >= least, width <= Self.mostExcess * line.width else { return false }
    let rest = line.mass - span * width
    let most = tolerance + spread * line.mass.length
    guard rest.squaredLength <= most * most else { return false }
    return !isClean || mixes(color, line, isEnd: least < Self.leastWidth)
  }

  /// Whether the purest pixel of a line is a mixture of a color and the sides'.
  private func mixes(_ color: SIMD4<Float>, _ line: Line, isEnd: Bool) -> Bool {
    let (a, b) = line.sides
    guard
      let mixture = LineMixture(
        of: color, between: a, and: b, evenShare: 0.5, alike: mixtures.limit)
    else { return false }
    let found = mixture.share(in: line.extreme, of: 1)
    // Where a wide line lies otherwise in each pixel, some show nothing else.
    let least = min(line.width(of: color), 1) - Self.slack
    if !isEnd, line.isSampled, line.width > Self.leastPureWidth, found.line < least { return false }
    let shares = -Self.slack...(1 + Self.slack)
    return found.error <= mixtures.limit && shares.contains(found.line)
      && shares.contains(found.side) && shares.contains(1 - found.line - found.side)
  }

  /// Whether a line may be a color that was painted before both its sides: of an edge that they cover by shares that add up to
  /// 1, up to a quarter is left to what lies beneath them.
  private func isBeneath(_ color: SIMD4<Float>, _ line: Line) -> Bool {
    line.across != .zero && line.width(of: color) <= ThinColors.mostBeneath
      && explains(color, line, least: 0)
  }

  /// Explains the lines that can have a color, and what is left at their ends and corners.
  private func explain(_ lines: inout [Line], with color: SIMD4<Float>) {
    var count = 0
    for i in lines.indices where !lines[i].isExplained && explains(color, lines[i]) {
      lines[i].explanation = color
      count += lines[i].count
    }
    for i in lines.indices where !lines[i].isExplained && Self.endRatio * lines[i].count <= count {
      guard explains(color, lines[i], least: Self.leastEndWidth) else { continue }
      lines[i].explanation = color
      lines[i].isEnd = lines[i].width(of: color) < Self.leastWidth
    }
  }

  /// The color that explains the most sections of those that are left: that of one line, or where two lines' directions
  /// from their grounds meet.
  private func best(of lines: [Line]) -> ThinColors.Found? {
    let left = lines.filter { !$0.isExplained }
    let compared = left.prefix(Self.mostCompared)
    var candidates = compared.map(\.color)
    for (i, a) in compared.enumerated() {
      for b in compared.prefix(i) {
        if let color = meeting(a, b) { candidates.append(color) }
      }
    }
    var best: ThinColors.Found?
    for color in candidates {
      let count = left.reduce(0) {
        $0 + (explains(color, $1) ? $1.count : 0)
      }
      if count > best?.count ?? 0 { best = ThinColors.Found(color: color, count: count) }
    }
    return best
  }

  /// The color where two lines' directions from their grounds meet; nil if they do not, or at too small an angle.
  private func meeting(_ a: Line, _ b: Line) -> SIMD4<Float>? {
    guard a.across == .zero, b.across == .zero else { return nil }
    let between = b.ground - a.ground
    let (aa, ab, bb) = (a.mass.squaredLength, a.mass.dot(b.mass), b.mass.squaredLength)
    let determinant = aa * bb - ab * ab
    guard determinant > Self.leastSine * aa * bb else { return nil }
    let s = (between.dot(a.mass) * bb - between.dot(b.mass) * ab) / determinant
    let t = (between.dot(a.mass) * ab - between.dot(b.mass) * aa) / determinant
    // The mass is the difference times the width.
    let most = 1 / Self.leastWidth
    guard s > 1 / a.width, t > 1 / b.width, s <= most, t <= most else { return nil }
    let (p, q) = (a.ground + a.mass * s, b.ground + b.mass * t)
    guard mixtures.isAlike(p, q) else { return nil }
    return inGamut(.zero, (p + q) * 0.5)
  }

  /// The least square of the sine of the angle at which two directions meet.
  private static let leastSine: Float = 0.05
}
