import FiligreeBase

/// Measures strokes along chains of pixels: their center line, their width, and their ends.
///
/// Across the stroke at each pixel the coverage is integrated: the sum is the stroke's width there, and
/// the center of mass its middle, exactly for an anti-aliased stroke. Within a junction, where others
/// cross, nothing is measured.
struct StrokeShaper {
  let map: CoverageMap
  let chains: StrokeChains
  let distances: DistanceMap

  /// Whether a stroke may change its width along its length.
  let findsVaryingWidths: Bool
  /// Whether the picture has no grays between lines and ground.
  let hasSteps: Bool

  /// A stroke's center line and its look.
  struct Shape {
    var points: [SIMD2<Float>]
    /// The median of its widths.
    var width: Float
    var isClosed: Bool
    var hasButtEnds: Bool
    /// The ends of branches at its own start and end, where they are at junctions; −1 elsewhere.
    var meets = [-1, -1]
    /// Its widths, if they vary.
    var profile: WidthProfile?

    /// The width at the start or the end.
    func width(atEnd which: Int) -> Float {
      guard let widths = profile?.widths, let end = which == 0 ? widths.first : widths.last else {
        return width
      }
      return end
    }
  }

  /// What a section across a stroke tells: a point of its middle, and its width.
  struct Section {
    var point: SIMD2<Float>
    var width: Float
  }

  /// The distance between the coverages that are summed up, in pixels.
  ///
  /// Coverage is interpolated between pixels: four of them a pixel follow it closely.
  static let step: Float = 0.25
  /// Coverage below this, five levels of 255, is background.
  static let background: Float = 0.02
  /// Coverage that rises by more than this, five levels of 255, beyond the edge is another stroke's; by less, it is
  /// noise.
  private static let rise: Float = 0.02
  /// The share of the greatest coverage below which a section or a tip is past its edge.
  private static let edgeShare: Float = 0.5
  /// The least coverage, of a pixel, from which a section is measured; thin lines are nowhere fully
  /// covered.
  static let leastCoverage: Float = 0.1

  /// A free stroke of fewer pixels is measured by its moments first: a dot or a dash.
  private static let fewPixels: Float = 5
  /// The same for wide strokes, in radii: with both ends they are 1.75 times as long as wide.
  private static let shortRadii: Float = 1.5
  /// How far to either side of a pixel its direction is measured, in radii: a section as wide as the stroke
  /// averages out finer turns.
  private static let directionRadii: Float = 1.5
  /// The same at the least, in pixels: the skeleton's steps of one pixel would turn a shorter one.
  private static let directionPixels = 3
  /// How far from the skeleton a section may reach beyond the stroke's radius, in pixels: the skeleton is up to a
  /// pixel beside the middle, and the edge a pixel or two wide.
  private static let sectionMargin: Float = 2.5
  /// How far the middle of a section may lie from the skeleton beyond the stroke's radius, in pixels:
  /// farther off it is another stroke's.
  private static let offsetMargin: Float = 1
  /// The distance in pixels from which points are not neighbors: pixels that follow one another are at most √2
  /// apart, and their points a little more.
  private static let neighborReach: Float = 3

  /// A free stroke whose ends are nearer to one another than this, in widths, is a dot or a dash.
  private static let dotWidths: Float = 0.5
  /// The foreground of a free stroke that is shorter than this, in widths, is compared with it.
  private static let shortWidths: Float = 2.5

  private struct Sample {
    var point: SIMD2<Float>
    var radius: Float
  }

  /// The shapes of a chain: one, or one for each part of another width; none if nothing of it is left.
  func shapes(_ chain: StrokeChains.Chain) -> [Shape] {
    let samples = samples(chain)
    guard let first = samples.first else { return [] }
    let isFree =
      chain.sides.count == 1 && !chain.isClosed && !chain.isBridge
      && chains.junctionOfEnd[chain.sides[0]] < 0 && chains.junctionOfEnd[chain.sides[0] ^ 1] < 0
    let middle = samples[samples.count / 2]
    if isFree, Float(samples.count) < max(Self.fewPixels, Self.shortRadii * middle.radius) {
      let dash = DashShape(around: middle.point, map)
      if let shape = dash.shape { return fitting(dash, shape, samples).map { [$0] } ?? [] }
    }
    if samples.count < 3 {
      guard isFree else { return bare(chain, first).map { [$0] } ?? [] }
      let dash = DashShape(around: first.point, map)
      return dash.dot.flatMap { fitting(dash, $0, samples) }.map { [$0] } ?? []
    }
    let sections = sections(samples, isClosed: chain.isClosed)
    guard sections.count >= 2 else { return bare(chain, first).map { [$0] } ?? [] }
    return parts(sections, chain).compactMap { part in
      guard let shape = shape(part) else { return nil }
      guard isFree, !shape.isClosed, shape.profile == nil,
        Float(samples.count) < Self.shortWidths * shape.width
      else { return shape }
      let dash = DashShape(around: middle.point, map)
      let d = shape.points[0] - shape.points[shape.points.count - 1]
      let isDot = !shape.hasButtEnds && d.length < Self.dotWidths * shape.width
      if !isDot, dash.isNear(shape) { return shape }
      return (dash.shape ?? dash.dot).flatMap { fitting(dash, $0, samples) }
    }
  }

  /// A dot or a dash if it is what there is.
  ///
  /// An area of another shape is none; with strokes alone it is its largest circle.
  private func fitting(_ dash: DashShape, _ shape: Shape, _ samples: [Sample]) -> Shape? {
    if dash.isNear(shape) { return shape }
    guard !findsVaryingWidths, let widest = samples.max(by: { $0.radius < $1.radius }) else {
      return nil
    }
    return Shape(dotAt: widest.point, width: 2 * widest.radius - 1)
  }

  /// The sections across the stroke at all samples.
  private func sections(_ samples: [Sample], isClosed: Bool) -> [Section] {
    let n = samples.count
    return samples.indices.compactMap { i in
      let sample = samples[i]
      let k = max(Self.directionPixels, min(Int(Self.directionRadii * sample.radius), n / 3))
      let (a, b) =
        isClosed
        ? (samples[(i + n - k) % n], samples[(i + k) % n])
        : (samples[max(i - k, 0)], samples[min(i + k, n - 1)])
      let d = b.point - a.point
      let length = d.length
      guard length > 0 else { return nil }
      let t = d / length
      guard let (offset, width) = section(sample.point, SIMD2(-t.y, t.x), sample.radius) else {
        return nil
      }
      return Section(point: sample.point + SIMD2(-t.y, t.x) * offset, width: width)
    }
  }

  /// The shape of a chain's part.
  private func shape(_ part: Part) -> Shape? {
    guard part.sections.count >= 2 else { return nil }
    let widths = part.sections.map(\.width)
    // Ends are narrower, or measured obliquely.
    let edge = part.isClosed ? 0 : min(widths.count / 4, Int(widths[0] / 2) + 2)
    let inner = widths[edge..<(widths.count - edge)].sorted()
    let width = inner[inner.count / 2]
    let profile =
      findsVaryingWidths
      ? WidthProfile(
        part.sections, isClosed: part.isClosed, hasSteps: hasSteps,
        page: SIMD2(Float(map.width), Float(map.height)))
      : nil
    let (start, end) = (profile?.widths.first ?? width, profile?.widths.last ?? width)
    var points = part.sections.map(\.point)
    if !part.isClosed { trim(&points, widths, part, start, end) }
    points = smooth(points, isClosed: part.isClosed)
    let along = profile?.widths(at: points)
    points = sharpened(points, widest: along?.max() ?? width, isClosed: part.isClosed) {
      along?[$0] ?? width
    }
    var shape = Shape(
      points: points, width: width, isClosed: part.isClosed, hasButtEnds: false, profile: profile)
    if !part.isClosed { finishEnds(&shape, part.ends) }
    return shape
  }

  /// Smooths the points with weights of 1, 2 and 1: a section that was cut short beside a crossing is
  /// no bend.
  private func smooth(_ points: [SIMD2<Float>], isClosed: Bool) -> [SIMD2<Float>] {
    let n = points.count
    guard n > 4 else { return points }
    return points.indices.map { i in
      guard isClosed || (i > 0 && i < n - 1) else { return points[i] }
      let (a, p, b) = (points[(i + n - 1) % n], points[i], points[(i + 1) % n])
      return Self.isNear(a, p) && Self.isNear(p, b) ? (a + 2 * p + b) / 4 : p
    }
  }

  /// Whether points are consecutive: across a junction, which may hold a corner, they are farther
  /// apart.
  static func isNear(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Bool {
    (a - b).squaredLength < neighborReach * neighborReach
  }

  /// The chain's pixels outside of junctions, and those at its free ends.
  private func samples(_ chain: StrokeChains.Chain) -> [Sample] {
    var result: [Sample] = []
    let (start, end) = (chain.sides[0], chain.sides[chain.sides.count - 1] ^ 1)
    for side in chain.sides {
      let pixels = chains.graph.branches[side >> 1].pixels
      var around: [StrokeChains.Disc] = []
      for end in [side & ~1, side | 1] where chains.junctionOfEnd[end] >= 0 {
        around += chains.discs[chains.junctionOfEnd[end]]
      }
      for (i, pixel) in (side & 1 == 0 ? pixels : pixels.reversed()).enumerated() {
        let p = chains.graph.point(pixel)
        // A stroke may end just beyond one that it crosses.
        let isTip =
          i == 0 && side == start && endsFreely(start)
          || i == pixels.count - 1 && side ^ 1 == end && endsFreely(end)
        if isTip || !around.contains(where: { $0.contains(p) }) {
          result.append(
            Sample(point: p, radius: Float(distances.squares[Int(pixel)]).squareRoot()))
        }
      }
    }
    return result
  }

  private func endsFreely(_ end: Int) -> Bool {
    chains.junctionOfEnd[end] < 0 && chains.partner[end] < 0
  }

  /// A section across the stroke: the offset of its middle along `normal`, and its width.
  private func section(
    _ p: SIMD2<Float>, _ normal: SIMD2<Float>, _ radius: Float
  ) -> (offset: Float, width: Float)? {
    let own = map.coverage(p)
    var mass = own
    var moment: Float = 0
    guard mass > Self.leastCoverage else { return nil }
    let reach = Int((radius + Self.sectionMargin) / Self.step)
    for sign in [Float(1), -1] {
      // A line thinner than a pixel is nowhere fully covered, and its darkest point may be beside `p`.
      var (last, most) = (own, own)
      for i in 1...max(reach, 1) {
        let s = Float(i) * Self.step * sign
        let coverage = map.coverage(p + normal * s)
        if Self.isPastEdge(coverage, last, most) { break }
        most = max(most, coverage)
        mass += coverage
        moment += coverage * s
        last = coverage
      }
    }
    let offset = moment / mass
    guard offset.magnitude < radius + Self.offsetMargin else { return nil }
    return (offset, mass * Self.step)
  }

  /// Whether coverage that follows `last` is no longer the stroke's, which has up to `full`: it is
  /// background, or rises again past the edge, where another stroke begins.
  @inline(__always)
  static func isPastEdge(_ coverage: Float, _ last: Float, _ full: Float) -> Bool {
    coverage < background || (last < edgeShare * full && coverage > last + rise)
  }

  /// A branch that lies within its junctions: a line between them.
  private func bare(_ chain: StrokeChains.Chain, _ sample: Sample) -> Shape? {
    let ends = [chain.sides[0], chain.sides[chain.sides.count - 1] ^ 1]
    let centers = ends.compactMap { end -> SIMD2<Float>? in
      let j = chains.junctionOfEnd[end]
      return j >= 0 ? chains.centers[j] : nil
    }
    guard centers.count == 2, centers[0] != centers[1],
      lastCovered(from: centers[0], to: centers[1], width: 0) == centers[1]
    else { return nil }
    return Shape(
      points: centers, width: 2 * sample.radius - 1, isClosed: false, hasButtEnds: false)
  }
}
