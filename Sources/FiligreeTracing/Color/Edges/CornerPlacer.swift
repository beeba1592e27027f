import FiligreeBase

/// Puts the corners of an edge where its straight sides cross.
///
/// In the pixel of a corner and those beside it, the coverage belongs to both sides and locates
/// neither: the points there cut the corner off by up to half a pixel, and a fit within a smaller
/// tolerance would bend the sides to compensate. So where an edge is straight on both sides of such a
/// point, the point nearest to the crossing of the two lines moves there, and those beside it are
/// removed.
///
/// A corner that is rounded on purpose keeps its shape: from a radius of about 2 pixels on its points
/// leave the sides farther away than a pixel does. Where the edge turns farther from the crossing than
/// curves may be from the edge, less area is covered than at a sharp corner (`CornerCoverage`), and the
/// point moves only as far as the edge.
struct CornerPlacer {
  /// Points nearer to a corner than this are not used, in pixels.
  private static let gap: Float = 1.15
  /// The points that tell where a side runs.
  private struct Stretch {
    /// Points up to this distance are used, in pixels.
    var reach: Float
    /// The smallest number of points: along fewer a circle of a few pixels looks straight, too.
    var fewest = 4
    /// The largest number.
    var most: Int
    /// The largest distance of a point from the side's line, in pixels.
    var straightness: Float
    /// The length from which on a single line is a side, in pixels: level and upright sides have no points between their ends.
    var shortestLine: Float
    /// Whether it is so long that there is no doubt about a side.
    var isLong = false
  }

  /// The stretches of edges that `CrackLocator` places.
  private static let colored = [Stretch(reach: 7, most: 6, straightness: 0.05, shortestLine: 4)]
  /// Those of outlines between grays, where each point lies between two pixels: up to a quarter of a pixel beside a side that
  /// is nearly upright or level, by turns.
  ///
  /// The numbers give `TraceBench`'s logo and flat art 5 to 10 percent less error, and its small text and map no more than
  /// 2 percent more.
  private static let gray = [
    Stretch(reach: 20, fewest: 10, most: 24, straightness: 0.25, shortestLine: 8, isLong: true),
    Stretch(reach: 7, most: 7, straightness: 0.15, shortestLine: 4),
  ]
  /// The largest distance of the edge from the crossing of the lines of a right angle, in pixels: with
  /// at most one point there beside both lines, and with more, as a rounded corner has.
  private static let tipDistances: (sharp: Float, round: Float) = (0.9, 0.55)
  /// The largest distance of a point from a side that it is on, in pixels.
  private static let onSide: Float = 0.12
  /// The sine of the smallest angle between two sides, of which nearly parallel ones have no crossing.
  private static let leastSine: Float = 0.3
  /// The cosine of the smallest turn that is examined: 32 degrees, more than a circle turns from one
  /// such side to another.
  private static let cosine: Float = 0.848

  /// How many points beside one another may lead to the same corner: those of a sharp tip do.
  private static let mostBeside = 7
  /// How far apart the crossings may be that they lead to, in pixels.
  private static let spread: Float = 0.2

  /// The crossing of two sides.
  private struct Corner {
    var position: SIMD2<Float>
    /// The distance of the edge's point from there.
    var distance: Float
    /// The directions from it along both sides.
    var sides: (before: SIMD2<Float>, after: SIMD2<Float>)
  }

  /// A line that the edge runs along, away from a corner.
  private struct Side {
    var point: SIMD2<Float>
    var direction: SIMD2<Float>
    /// Whether it is so long that there is no doubt about it.
    var isLong: Bool

    func distance(_ p: SIMD2<Float>) -> Float {
      let d = p - point
      return d.cross(direction).magnitude
    }
  }

  /// The points of an arc in their order, cyclic if it is closed, else with the nodes at its ends.
  private let points: [SIMD2<Float>]
  private let isClosed: Bool
  /// The stretches of a side that are tried, one after the other.
  private let stretches: [Stretch]
  /// Whether one side of a corner at least has to be long.
  private let needsLongSide: Bool
  /// The distance of the edge from a corner, if the picture tells.
  private let tipDistance: (Corner) -> Float?

  private init(
    points: [SIMD2<Float>], isClosed: Bool, stretches: [Stretch], needsLongSide: Bool = false,
    tipDistance: @escaping (Corner) -> Float?
  ) {
    self.points = points
    self.isClosed = isClosed
    self.stretches = stretches
    self.needsLongSide = needsLongSide
    self.tipDistance = tipDistance
  }

  /// The tolerance of curves in clean pictures, in pixels.
  private static let tolerance: Float = 0.35

  /// Places the corners of all arcs of a graph.
  static func place(_ graph: inout ArcGraph, view: ColorView, colors: FaceColors) {
    for i in graph.arcs.indices {
      let arc = graph.arcs[i]
      let range = Int(arc.points.lowerBound)..<Int(arc.points.upperBound)
      guard range.count > 7, arc.left >= 0, arc.right >= 0, !arc.isPolygon else { continue }
      var points = Array(graph.points[range])
      if arc.start >= 0 {
        points.insert(graph.nodes[Int(arc.start)].position, at: 0)
        points.append(graph.nodes[Int(arc.end)].position)
      }
      let labels = (graph.labels[Int(arc.left)], graph.labels[Int(arc.right)])
      let placer = CornerPlacer(
        points: points, isClosed: arc.start < 0, stretches: Self.colored
      ) { corner in
        let (p, d, e) = (corner.position, corner.sides.before, corner.sides.after)
        // The face between the sides is on the right if the side after turns that way.
        let isRight = e.cross(d) > 0
        let inside = colors.color(isRight ? labels.1 : labels.0, p.x, p.y)
        let outside = colors.color(isRight ? labels.0 : labels.1, p.x, p.y)
        return CornerCoverage(view: view, inside: inside, outside: outside).tipDistance(at: p, d, e)
      }
      guard let placed = placer.placed() else { continue }
      graph.points.replaceSubrange(
        range.lowerBound..<(range.lowerBound + placed.count), with: placed)
      graph.arcs[i].points =
        arc.points.lowerBound..<(arc.points.lowerBound + Int32(truncatingIfNeeded: placed.count))
    }
  }

  /// The points of a closed outline between grays with its corners in place, no more than before; nil if there are none.
  static func placed(_ outline: [SIMD2<Float>]) -> [SIMD2<Float>]? {
    guard outline.count > 7 else { return nil }
    return CornerPlacer(
      points: outline, isClosed: true, stretches: gray, needsLongSide: true
    ) { _ in nil }.placed()
  }

  /// The points with their corners in place, no more than before; nil if there are none.
  private func placed() -> [SIMD2<Float>]? {
    let n = points.count
    var result = points
    var isKept = [Bool](repeating: true, count: n)
    let inner = isClosed ? 0..<n : 1..<(n - 1)
    // The points that become corners, and the corners.
    var placed: [(at: Int, corner: Corner)] = []
    var i = inner.lowerBound
    while i < inner.upperBound {
      guard turns(at: i), var best = corner(at: i) else {
        i += 1
        continue
      }
      // Points beside one another lead to the same corner: the nearest becomes it, and the others vanish.
      var (at, last) = (i, i)
      for k in (i + 1)..<max(min(i + Self.mostBeside, inner.upperBound), i + 1) {
        guard let other = corner(at: k), Self.isSame(other, best) else {
          if k > last + 1 { break }
          continue
        }
        last = k
        if other.distance < best.distance { (best, at) = (other, k) }
      }
      for j in i...last { isKept[j] = false }
      result[at] = best.position
      if let tipDistance = tipDistance(best), tipDistance > Self.tolerance {
        let middle = best.sides.before + best.sides.after
        result[at] += middle * (tipDistance / max(middle.length, 0.01))
      }
      for step in [-1, 1] {
        for k in 1...3 {
          guard let j = index(at + step * k), inner.contains(j) else { break }
          let d = points[j] - best.position
          if d.squaredLength >= Self.gap * Self.gap { break }
          isKept[j] = false
        }
      }
      placed.append((at, best))
      i = max(at + 2, last + 1)
    }
    guard let first = placed.first, let last = placed.last else { return nil }
    for (at, _) in placed { isKept[at] = true }
    if isClosed, placed.count > 1, last.at + Self.mostBeside > n + first.at,
      Self.isSame(last.corner, first.corner)
    {
      // The outline begins in the middle of a corner.
      for j in last.at..<n { isKept[j] = false }
      for j in 0..<first.at { isKept[j] = false }
    }
    let kept = inner.filter { isKept[$0] }.map { result[$0] }
    return kept.count >= 3 ? kept : nil
  }

  /// Whether two points lead to the same corner.
  private static func isSame(_ a: Corner, _ b: Corner) -> Bool {
    (a.position - b.position).squaredLength < spread * spread
  }

  /// An index of a point, cyclic for a closed arc, nil beyond the ends of an open one.
  private func index(_ i: Int) -> Int? {
    let n = points.count
    if i >= 0, i < n { return i }
    return isClosed ? (i % n + n) % n : nil
  }

  /// Whether the edge turns near a point, seen from three points away.
  private func turns(at i: Int) -> Bool {
    let last = points.count - 1
    let a = index(i - 3) ?? 0
    let b = index(i + 3) ?? last
    let (d, e) = (points[i] - points[a], points[b] - points[i])
    let lengths = d.squaredLength * e.squaredLength
    let dot = d.dot(e)
    return dot < 0 || dot * dot < Self.cosine * Self.cosine * lengths
  }

  /// The crossing of the lines on both sides of a point, if they are straight and cross near it.
  private func corner(at i: Int) -> Corner? {
    guard let (before, after) = sides(at: i) else { return nil }
    let (d, e) = (before.direction, after.direction)
    let cosine = -d.dot(e)
    guard cosine < Self.cosine else { return nil }
    let sine = d.cross(e)
    guard abs(sine) > Self.leastSine else { return nil }
    let between = after.point - before.point
    let t = between.cross(e) / sine
    let position = before.point + d * t
    // Half of a right angle has a sine of √½.
    let half = ((1 - d.dot(e)) / 2).squareRoot()
    let tipDistance =
      strays(i, before, after) < 2 ? Self.tipDistances.sharp : Self.tipDistances.round
    guard distance(position, i) * half <= tipDistance * 0.7072 else { return nil }
    let away = position - points[i]
    return Corner(
      position: position, distance: away.length, sides: (d, e))
  }

  /// The number of points near one that are on neither of two lines.
  private func strays(_ i: Int, _ before: Side, _ after: Side) -> Int {
    (-2...2).count { step in
      guard let j = index(i + step) else { return false }
      return before.distance(points[j]) > Self.onSide && after.distance(points[j]) > Self.onSide
    }
  }

  /// The distance of a point from the lines between another one and its neighbors.
  private func distance(_ point: SIMD2<Float>, _ i: Int) -> Float {
    var least = Float.infinity
    for step in [-1, 1] {
      guard let j = index(i + step) else { continue }
      let (d, e) = (points[j] - points[i], point - points[i])
      let length = d.squaredLength
      let t = length > 0 ? min(max(d.dot(e) / length, 0), 1) : 0
      let f = e - d * t
      least = min(least, f.squaredLength)
    }
    return least.squareRoot()
  }

  /// The lines on both sides of a point; nil where one has none, or a long one is needed and neither is.
  private func sides(at i: Int) -> (before: Side, after: Side)? {
    // Long ones are looked for first: most points of curves have none, and are done with.
    var (before, after): (Side?, Side?) = (nil, nil)
    for stretch in stretches {
      if before == nil { before = side(i, -1, stretch) }
      if after == nil { after = side(i, 1, stretch) }
      if needsLongSide, before == nil, after == nil { return nil }
    }
    guard let before, let after else { return nil }
    return (before, after)
  }

  /// The line through the points beside one, except the nearest, pointing away from it.
  private func side(_ i: Int, _ step: Int, _ stretch: Stretch) -> Side? {
    func point(_ k: Int) -> SIMD2<Float>? { index(i + step * k).map { points[$0] - points[i] } }
    var first = 1
    while let p = point(first), p.squaredLength < Self.gap * Self.gap {
      first += 1
      if first == points.count { return nil }
    }
    if let line = line(i, step, first, stretch) { return line }
    let reach = stretch.reach * stretch.reach
    func isWithin(_ k: Int) -> Bool {
      guard k < points.count, let p = point(k) else { return false }
      return p.squaredLength <= reach
    }
    // Without the last of the fewest points there is no side, and where those bend, more of them do.
    let last = first + stretch.fewest - 1
    guard isWithin(last), let a = point(first), let b = point((first + last + 1) / 2),
      let c = point(last), !stretch.isLong || Self.bend(a, b, c) <= 2 * stretch.straightness
    else { return nil }
    var near = [a]
    near.reserveCapacity(stretch.most)
    while near.count < stretch.most, isWithin(first + near.count),
      let p = point(first + near.count)
    {
      near.append(p)
    }
    while near.count >= stretch.fewest {
      if let line = LineFit(near, within: stretch.straightness) {
        let along = near[near.count - 1] - near[0]
        let isAhead = line.direction.dot(along) >= 0
        return Side(
          point: line.point + points[i],
          direction: isAhead ? line.direction : -line.direction, isLong: stretch.isLong)
      }
      // Of many points it does not matter which one is the last.
      near.removeLast(min(stretch.isLong ? 4 : 1, near.count))
    }
    return nil
  }

  /// The first long line that begins at most one point after the given one; nil if there is none, or what is before it bends.
  private func line(_ i: Int, _ step: Int, _ first: Int, _ stretch: Stretch) -> Side? {
    func point(_ k: Int) -> SIMD2<Float>? { index(i + step * k).map { points[$0] } }
    for k in (first - 1)...(first + 1) {
      guard let a = point(k), let b = point(k + 1) else { return nil }
      let d = b - a
      guard d.squaredLength >= stretch.shortestLine * stretch.shortestLine else { continue }
      let side = Side(point: a, direction: d / d.length, isLong: stretch.isLong)
      let isStraight = k <= first || point(first).map { side.distance($0) <= Self.onSide } ?? false
      return isStraight ? side : nil
    }
    return nil
  }

  /// How far a point is beside the line from one to another.
  private static func bend(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>) -> Float {
    let along = c - a
    let length = along.length
    guard length > 0 else { return 0 }
    return (b - a).cross(along).magnitude / length
  }
}
