import FiligreeBase

/// Groups the sections across lines that are too thin for a plateau.
///
/// Each section tells in which direction from the colors beside it the line's color lies, and the product of the difference
/// and the width: its mass. How wide the pixels' shares are scattered tells the width, apart from the blur that the edges of the
/// picture show as well; less than a pixel cannot be told from a pixel in a color nearer to the sides. Sections between the
/// same two colors with masses in one direction are a group.
struct LineGroups {
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

  /// The largest number of groups.
  private static let mostGroups = 512
  /// The smallest number of sections of a line: what is shorter is a dot, or a corner.
  private static let leastCount = 12
  /// Unless a picture is clean, a line has a section for so many pixels of it at least.
  private static let pixelsToASection = 10_000
  /// How far a section's mass may lie beside its group's direction, as a share of its length, in clean pictures and in others.
  private static let (spread, noisySpread): (Float, Float) = (0.04, 0.15)
  /// How much larger or smaller than its group's a section's mass may be: a line of another width, or of a shade.
  private static let massRatio: Float = 1.35
  /// A line lies the same way in all pixels if the least of it in one is at least this share of the most.
  private static let evenReach: Float = 0.85
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

  private let view: ColorView
  private let mixtures: ColorMixtures
  private let tolerance: Float
  private let isClean: Bool
  private let marks: UnsafePointer<UInt8>

  init(
    _ view: ColorView, _ mixtures: ColorMixtures, tolerance: Float, isClean: Bool,
    marks: UnsafePointer<UInt8>
  ) {
    (self.view, self.mixtures, self.tolerance) = (view, mixtures, tolerance)
    (self.isClean, self.marks) = (isClean, marks)
  }

  /// How far a section's mass may lie beside its group's direction, as a share of its length.
  var spread: Float { isClean ? Self.spread : Self.noisySpread }

  /// The groups of sections, the most frequent first.
  func lines(between palette: ColorPalette) -> [LineColors.Line] {
    // Shades that compression made count as the color they are of.
    let coordinates = palette.colors.map(OKLab.coordinates)
    let leaders = coordinates.map { own in
      // It is like itself.
      coordinates.firstIndex {
        OKLab.squaredDistance($0, own) <= LineColors.leastDistance(isClean: isClean)
      }!
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
  private func line(_ group: Group, _ sharpness: Float, _ palette: ColorPalette) -> LineColors.Line
  {
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
    return LineColors.Line(
      ground: ground, sides: (palette.colors[group.sides.0], palette.colors[group.sides.1]),
      extreme: extreme,
      isSampled: isSharp && group.reaches[order[order.count / 10]] < Self.evenReach * reach,
      across: across, whole: whole, mass: own, width: width,
      color: color, sections: group.sections)
  }

  /// A ground and a difference from it, the latter made smaller if no color is there.
  func inGamut(_ ground: SIMD4<Float>, _ difference: SIMD4<Float>) -> SIMD4<Float> {
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
}
