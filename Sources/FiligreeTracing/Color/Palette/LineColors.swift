import FiligreeBase

/// Finds the colors of lines that are too thin for a plateau, and may nowhere fill a pixel.
///
/// `LineGroups` tells in which direction from the colors beside a line its color lies, and how far by how wide. One color may
/// explain many groups, such as an outline around areas of several colors: known colors come first, then those that explain
/// the most sections.
struct LineColors {
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
    /// The mass.
    let whole: SIMD4<Float>
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

  /// The largest number of lines whose colors are compared with one another.
  private static let mostCompared = 24
  /// How far a clean pixel may seem to have more than all of a color, or less than none, as a share.
  private static let slack: Float = 0.15
  /// The least width of a line, in pixels: a thinner one would be a pixel wide in a color of its own.
  private static let leastWidth: Float = 0.5
  /// The same at ends and corners of lines, which have fewer sections than the lines by a factor.
  private static let (leastEndWidth, endRatio): (Float, Int) = (0.4, 3)
  /// From this width on some pixels of a line show nothing else, in pixels.
  private static let leastPureWidth: Float = 1.2
  /// How far a line may be wider than its sections are scattered.
  private static let mostExcess: Float = 1.5
  /// How many times as unlike all others a color has to be in pictures that are not clean.
  private static let noisyFactor: Float = 3

  private let groups: LineGroups
  private let tolerance: Float
  private let mixtures: ColorMixtures
  private let isClean: Bool

  init(_ view: ColorView, tolerance: Int, isClean: Bool, marks: UnsafePointer<UInt8>) {
    self.isClean = isClean
    self.tolerance = Float(tolerance)
    mixtures = ColorMixtures(tolerance: self.tolerance)
    groups = LineGroups(view, mixtures, tolerance: self.tolerance, isClean: isClean, marks: marks)
  }

  /// The colors of lines that are not among those of the plateaus, and how many sections show them.
  func find(known: [SIMD4<Float>]) -> Result {
    var result = Result()
    guard !known.isEmpty else { return result }
    var lines = groups.lines(between: ColorPalette(known))
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

  /// The least squared distance of a color from all others, in OKLab.
  private var leastDistance: Float { Self.leastDistance(isClean: isClean) }

  /// The squared distance in OKLab up to which colors count as one.
  static func leastDistance(isClean: Bool) -> Float {
    let radius = PaletteBuilder.leastRadius * (isClean ? 1 : noisyFactor)
    return radius * radius
  }

  /// Whether a line can have a color.
  private func explains(_ color: SIMD4<Float>, _ line: Line, least: Float = leastWidth) -> Bool {
    let full = color - line.ground
    let span = full - line.across * full.dot(line.across)
    let length = span.squaredLength
    guard length > mixtures.limit else { return false }
    let width = line.mass.dot(span) / length
    guard width >= least, width <= Self.mostExcess * line.width else { return false }
    let rest = line.mass - span * width
    let most = tolerance + groups.spread * line.mass.length
    guard rest.squaredLength <= most * most else { return false }
    guard !isLopsided(line, full * width) else { return false }
    return !isClean || mixes(color, line, isEnd: least < Self.leastWidth)
  }

  /// Whether a line of a mass would leave much of one side on the other: how much of each a section has can only be told
  /// in the mean.
  private func isLopsided(_ line: Line, _ mass: SIMD4<Float>) -> Bool {
    let most = (line.sides.1 - line.sides.0).length + groups.spread * line.whole.length
    return abs((line.whole - mass).dot(line.across)) > most
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
    return groups.inGamut(.zero, (p + q) * 0.5)
  }

  /// The least square of the sine of the angle at which two directions meet.
  private static let leastSine: Float = 0.05
}
