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

  /// A stroke's center line and its look.
  struct Shape {
    var points: [SIMD2<Float>]
    var width: Float
    var isClosed: Bool
    var hasButtEnds: Bool
    /// The ends of branches at its own start and end, where they are at junctions; −1 elsewhere.
    var meets = [-1, -1]
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
  private static let leastCoverage: Float = 0.1

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
  /// A section wider than this many times the stroke's width, and `widthMargin` pixels, includes part of
  /// another stroke.
  private static let widthFactor: Float = 1.15
  private static let widthMargin: Float = 0.3
  /// So many points stay, however many would have to go: an end's direction takes four.
  private static let leastPoints = 4
  /// The distance in pixels from which points are not neighbors: pixels that follow one another are at most √2
  /// apart, and their points a little more.
  private static let neighborReach: Float = 3

  /// The length, in widths and in pixels, at a free end that is measured anew: there the skeleton leans to a
  /// corner.
  private static let (leaningWidths, leaningPixels): (Float, Float) = (0.4, 1)
  /// How far beyond its last point a stroke's tip is looked for, in widths and in pixels: the skeleton ends
  /// about half a width before the tip, or more after pruning.
  private static let (tipWidths, tipPixels): (Float, Float) = (3, 8)
  /// Narrower strokes, in pixels, have round ends.
  ///
  /// The corners that a cap cuts off have an area of w² (1/2 − π/8), which is one pixel at this width.
  static let leastCutWidth: Float = 3
  /// Where the corners of a butt end are, beside the axis and before the tip, in widths.
  ///
  /// They lie 0.55 widths from the center of a round cap, which has a radius of half a width.
  private static let (cornerBeside, cornerBefore): (Float, Float) = (0.4, 0.12)
  /// The length at an end along which its direction is measured, in widths.
  private static let endWidths: Float = 1.5
  /// The same at the least, in points.
  private static let endPoints = leastPoints
  /// A free stroke whose ends are nearer to one another than this, in widths, is a dot or a dash.
  private static let dotWidths: Float = 0.5

  private struct Sample {
    var point: SIMD2<Float>
    var radius: Float
  }

  /// The shape of a chain, or nil if nothing of it is left.
  func shape(_ chain: StrokeChains.Chain) -> Shape? {
    let samples = samples(chain)
    guard let first = samples.first else { return nil }
    let isFree =
      chain.sides.count == 1 && !chain.isClosed
      && chains.junctionOfEnd[chain.sides[0]] < 0 && chains.junctionOfEnd[chain.sides[0] ^ 1] < 0
    if isFree,
      Float(samples.count)
        < max(Self.fewPixels, Self.shortRadii * samples[samples.count / 2].radius),
      let dash = DashShape(around: samples[samples.count / 2].point, map).shape
    {
      return dash
    }
    if samples.count < 3 {
      return isFree
        ? DashShape(around: first.point, map).dot : bare(chain, first)
    }
    var points: [SIMD2<Float>] = []
    var widths: [Float] = []
    let n = samples.count
    for (i, sample) in samples.enumerated() {
      let k = max(Self.directionPixels, min(Int(Self.directionRadii * sample.radius), n / 3))
      let (a, b) =
        chain.isClosed
        ? (samples[(i + n - k) % n], samples[(i + k) % n])
        : (samples[max(i - k, 0)], samples[min(i + k, n - 1)])
      let d = b.point - a.point
      let length = d.length
      guard length > 0 else { continue }
      let t = d / length
      guard let (offset, width) = section(sample.point, SIMD2(-t.y, t.x), sample.radius) else {
        continue
      }
      points.append(sample.point + SIMD2(-t.y, t.x) * offset)
      widths.append(width)
    }
    guard points.count >= 2 else { return bare(chain, first) }
    // Ends are narrower, or measured obliquely.
    let edge = chain.isClosed ? 0 : min(widths.count / 4, Int(first.radius) + 1)
    let inner = widths[edge..<(widths.count - edge)].sorted()
    let width = inner[inner.count / 2]
    if !chain.isClosed { trim(&points, widths, width, chain) }
    points = smooth(points, isClosed: chain.isClosed)
    points = sharpened(points, width: width, isClosed: chain.isClosed)
    var shape = Shape(
      points: points, width: width, isClosed: chain.isClosed, hasButtEnds: false)
    if !chain.isClosed {
      finishEnds(&shape, chain)
      let d = shape.points[0] - shape.points[shape.points.count - 1]
      if isFree, !shape.hasButtEnds, d.length < Self.dotWidths * shape.width {
        let dash = DashShape(around: samples[samples.count / 2].point, map)
        return dash.shape ?? dash.dot
      }
    }
    return shape
  }

  /// Removes points that were measured together with another stroke: beside the junctions where a
  /// stroke ends, where it is wider than elsewhere.
  private func trim(
    _ points: inout [SIMD2<Float>], _ widths: [Float], _ width: Float, _ chain: StrokeChains.Chain
  ) {
    let limit = Self.widthFactor * width + Self.widthMargin
    // The same for an end beside a crossing, which does not stand out.
    if points.count > Self.leastPoints, let last = widths.last, last > limit,
      !Self.isNear(points[points.count - 2], points[points.count - 1])
    {
      points.removeLast()
    }
    if points.count > Self.leastPoints, widths[0] > limit, !Self.isNear(points[0], points[1]) {
      points.removeFirst()
    }
    let most = max(min(points.count / 3, (points.count - Self.leastPoints) / 2), 0)
    if chains.junctionOfEnd[chain.sides[chain.sides.count - 1] ^ 1] >= 0 {
      points.removeLast(min(widths.reversed().prefix { $0 > limit }.count, most))
    }
    if chains.junctionOfEnd[chain.sides[0]] >= 0 {
      points.removeFirst(min(widths.prefix { $0 > limit }.count, most))
    }
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
  private static func isNear(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Bool {
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
  private static func isPastEdge(_ coverage: Float, _ last: Float, _ full: Float) -> Bool {
    coverage < background || (last < edgeShare * full && coverage > last + rise)
  }

  /// Extends a free end to where its cap begins; an end at a junction is left open.
  private func finishEnds(_ shape: inout Shape, _ chain: StrokeChains.Chain) {
    let ends = [chain.sides[0], chain.sides[chain.sides.count - 1] ^ 1]
    var votes = 0
    for (which, end) in ends.enumerated() where chains.junctionOfEnd[end] < 0 {
      if which == 1 { shape.points.reverse() }
      // The last pixels of the skeleton lean to a corner.
      let last = shape.points[0]
      let askew = Self.leaningWidths * shape.width + Self.leaningPixels
      while shape.points.count > 3 {
        let d = shape.points[0] - last
        if d.squaredLength > askew * askew || !Self.isNear(shape.points[0], shape.points[1]) {
          break
        }
        shape.points.removeFirst()
      }
      if which == 1 { shape.points.reverse() }
    }
    var tips: [(point: SIMD2<Float>, direction: SIMD2<Float>)?] = [nil, nil]
    for (which, end) in ends.enumerated() {
      if which == 1 { shape.points.reverse() }
      defer { if which == 1 { shape.points.reverse() } }
      if chains.junctionOfEnd[end] >= 0 {
        shape.meets[which] = end
        continue
      }
      let direction = outward(shape)
      var (tip, last) = (Float(0), Float(1))
      let start = shape.points[0]
      // A line thinner than a pixel is nowhere fully covered.
      let full = max(map.coverage(start), map.coverage(start - direction), Self.leastCoverage)
      for i in 0..<Int((Self.tipWidths * shape.width + Self.tipPixels) / Self.step) {
        let coverage = map.coverage(start + direction * ((Float(i) + 0.5) * Self.step))
        if Self.isPastEdge(coverage, last, full) { break }
        tip += min(coverage / full, 1) * Self.step
        last = coverage
      }
      let point = start + direction * tip
      tips[which] = (point, direction)
      if shape.width >= Self.leastCutWidth {
        let across = SIMD2(-direction.y, direction.x) * (Self.cornerBeside * shape.width)
        let inside = point - direction * (Self.cornerBefore * shape.width)
        votes += map.coverage(inside + across) + map.coverage(inside - across) > 1 ? 1 : -1
      }
    }
    shape.hasButtEnds = votes > 0
    let back = shape.hasButtEnds ? 0 : shape.width / 2
    for which in 0..<2 {
      guard let tip = tips[which] else { continue }
      if which == 1 { shape.points.reverse() }
      let end = tip.point - tip.direction * back
      // Sections within the cap are oblique, too.
      let askew = max(shape.width / 2, 1)
      while shape.points.count > 1,
        ((shape.points[0] - tip.point) * tip.direction).sum() > -askew
      {
        shape.points.removeFirst()
      }
      shape.points.insert(end, at: 0)
      if which == 1 { shape.points.reverse() }
    }
  }

  /// The direction in which a stroke ends at its first point.
  func outward(_ shape: Shape) -> SIMD2<Float> {
    let far = min(max(Self.endPoints, Int(Self.endWidths * shape.width)), shape.points.count - 1)
    let d = shape.points[0] - shape.points[max(far, 1)]
    let length = d.length
    return length > 0 ? d / length : SIMD2(1, 0)
  }

  /// A branch that lies within its junctions: a line between them.
  private func bare(_ chain: StrokeChains.Chain, _ sample: Sample) -> Shape? {
    let ends = [chain.sides[0], chain.sides[chain.sides.count - 1] ^ 1]
    let centers = ends.compactMap { end -> SIMD2<Float>? in
      let j = chains.junctionOfEnd[end]
      return j >= 0 ? chains.centers[j] : nil
    }
    guard centers.count == 2, centers[0] != centers[1] else { return nil }
    return Shape(
      points: centers, width: 2 * sample.radius - 1, isClosed: false, hasButtEnds: false)
  }
}
