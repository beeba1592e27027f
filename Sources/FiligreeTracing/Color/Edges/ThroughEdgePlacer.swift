import FiligreeBase

/// Finds the nodes that an edge passes through, while a weaker edge ends there, and puts them on that
/// edge.
///
/// Where three arcs meet, two of them are mostly one edge: one shape lies in front of two others. That
/// through-edge continues as if there were no node, so its points on both sides locate it there: a
/// parabola is fitted to them, which can turn like a circle of a few pixels. Lines would cross beside
/// it.
///
/// Two arcs are one edge if a parabola fits their points, or if the third arc separates colors that
/// differ much less than theirs, as the steps of a shadow do.
struct ThroughEdgePlacer {
  /// The largest and the smallest number of points that are used on either side.
  private static let (most, fewest) = (6, 3)
  /// Points up to this distance are used, in pixels.
  private static let reach: Float = 6
  /// The distance to the next points of its edge within which a node may lie, in pixels.
  private static let margin: Float = 0.4
  /// The largest distance that a node moves, in pixels.
  private static let farthest: Float = 1
  /// The sine of the smallest angle at which the crossing of an arc's line with an edge is used.
  private static let leastSine: Float = 0.25
  /// How many times stronger than the third arc two others are if they are preferred as one edge, and
  /// if they are one though no parabola fits their points.
  private static let dominance: (measured: Float, unmeasured: Float) = (3, 8)
  /// The cosine of the largest turn of such an edge: 60 degrees.
  private static let leastCosine: Float = 0.5
  /// The largest error of a parabola, as a share of the curves' tolerance.
  private static let limitShare: Float = 0.35
  /// How many times larger the error of lines must be than that of a parabola for an edge that is curved.
  private static let curvedRatio: Float = 1.7

  private let graph: ArcGraph
  private let colors: FaceColors
  /// The largest root mean square of points' distances from their parabola, in pixels.
  private let limit: Float

  /// Finds the through-edges of a graph, and moves its nodes there; `colors` are those of labels.
  static func place(_ graph: inout ArcGraph, colors: FaceColors, tolerance: Double) {
    let placer = ThroughEdgePlacer(
      graph: graph, colors: colors, limit: limitShare * Float(tolerance))
    var throughEdges = [ArcGraph.ThroughEdge?](repeating: nil, count: graph.nodes.count)
    var positions = graph.nodes.map(\.position)
    for i in graph.nodes.indices {
      guard let found = placer.throughEdge(i) else { continue }
      throughEdges[i] = found.throughEdge
      positions[i] = found.position
    }
    for i in graph.nodes.indices { graph.nodes[i].position = positions[i] }
    graph.throughEdges = throughEdges
  }

  /// The through-edge of a node, if it has one, and the node's position on it.
  private func throughEdge(
    _ index: Int
  ) -> (throughEdge: ArcGraph.ThroughEdge, position: SIMD2<Float>)? {
    let node = graph.nodes[index]
    var sides: [Int32] = []
    for heading in 0..<4 where node.arcs[heading] >= 0 { sides.append(node.arcs[heading]) }
    guard sides.count == 3 else { return nil }
    let strengths = sides.map { strength($0, at: node.position) }
    // The picture's frame continues anyway.
    guard strengths.allSatisfy({ $0 >= 0 }) else { return nil }
    var best: (rank: Int, error: Float, pair: (Int, Int), model: EdgeModel?)?
    for (i, j) in [(0, 1), (0, 2), (1, 2)] {
      let dominance = min(strengths[i], strengths[j]) / max(strengths[3 - i - j], 1)
      let model = model(sides[i], sides[j], at: node.position)
      var (rank, error, fitting) = (2, Float(0), EdgeModel?.none)
      if let model, model.error <= limit {
        rank = dominance >= Self.dominance.measured ? 3 : 1
        (error, fitting) = (model.error, model)
      } else {
        guard dominance >= Self.dominance.unmeasured,
          !isCorner(sides[i], sides[j], at: node.position)
        else { continue }
      }
      if let best, (best.rank, -best.error) >= (rank, -error) { continue }
      best = (rank, error, (i, j), fitting)
    }
    guard let best else { return nil }
    let pair = (sides[best.pair.0], sides[best.pair.1])
    var position = node.position
    let isMeasured = best.model.map { $0.isCurved || best.rank == 3 } ?? false
    if let model = best.model, isMeasured {
      let third = sides[3 - best.pair.0 - best.pair.1]
      position += crossing(model, with: points(third, from: node.position))
    }
    return (ArcGraph.ThroughEdge(sides: pair, isMeasured: isMeasured), position)
  }

  /// Whether the directions of two arcs near a node differ so much that they make a corner, as far as
  /// their points tell.
  private func isCorner(_ a: Int32, _ b: Int32, at origin: SIMD2<Float>) -> Bool {
    func direction(_ side: Int32) -> SIMD2<Float>? {
      let near = points(side, from: origin)
      guard near.count >= Self.fewest else { return nil }
      let d = near[near.count - 1] - near[0]
      return d / max(d.length, 1e-6)
    }
    guard let a = direction(a), let b = direction(b) else { return false }
    return -a.dot(b) < Self.leastCosine
  }

  /// The point where an arc ends on an edge, relative to its node.
  ///
  /// The arc's line gives it, unless it hardly crosses the edge.
  private func crossing(_ model: EdgeModel, with points: [SIMD2<Float>]) -> SIMD2<Float> {
    let beside = model.normal * model.parabola.value(0)
    guard points.count >= Self.fewest, let line = LineFit(points) else { return beside }
    let (u, v) = (line.direction.dot(model.along), line.direction.dot(model.normal))
    guard abs(v) > Self.leastSine else { return beside }
    let (x, y) = (line.point.dot(model.along), line.point.dot(model.normal))
    // Newton's steps along the line, from its crossing with the node's level.
    var t = -y / v
    for _ in 0..<4 {
      let off = y + t * v - model.parabola.value(x + t * u)
      let slope = v - u * model.parabola.slope(x + t * u)
      guard abs(slope) > 0.1 else { return beside }
      t -= off / slope
    }
    let found = line.point + line.direction * t
    let isNear = found.squaredLength <= Self.farthest * Self.farthest
    return isNear && model.gap.contains(found.dot(model.along)) ? found : beside
  }

  /// The distance between the colors on both sides of an arc at a point; negative for the frame.
  private func strength(_ side: Int32, at p: SIMD2<Float>) -> Float {
    let arc = graph.arcs[Int(side) >> 1]
    guard arc.left >= 0, arc.right >= 0 else { return -1 }
    let (left, right) = (graph.labels[Int(arc.left)], graph.labels[Int(arc.right)])
    return (colors.color(left, p.x, p.y) - colors.color(right, p.x, p.y)).length
  }

  /// The points of an arc next to its beginning.
  private func points(_ side: Int32, from origin: SIMD2<Float>) -> [SIMD2<Float>] {
    let range = graph.arcs[Int(side) >> 1].points
    var near: [SIMD2<Float>] = []
    let gap = graph.arcs[Int(side) >> 1].gap
    for k in 0..<range.count {
      let i = side & 1 == 0 ? Int(range.lowerBound) + k : Int(range.upperBound) - 1 - k
      let p = graph.points[i] - origin
      if p.squaredLength > Self.reach * Self.reach { break }
      if near.count >= Self.most { break }
      if !near.isEmpty || p.squaredLength >= gap * gap { near.append(p) }
    }
    return near
  }

  /// A parabola along an edge past a node.
  private struct EdgeModel {
    /// The directions along it and across, relative to the node.
    var (along, normal): (SIMD2<Float>, SIMD2<Float>)
    /// The position across it as a function of that along it.
    var parabola: ParabolaFit
    /// The range along it without points, with a small margin.
    var gap: ClosedRange<Float>
    /// The distance of points from it, infinity where they turn back.
    var error: Float
    /// Whether lines on the two sides, which meet in a corner, fit worse.
    var isCurved: Bool
  }

  /// The parabola through the points of two arcs on both sides of a node; nil where they are too few.
  private func model(_ a: Int32, _ b: Int32, at origin: SIMD2<Float>) -> EdgeModel? {
    let (before, after) = (points(a, from: origin), points(b, from: origin))
    guard before.count >= Self.fewest, after.count >= Self.fewest else { return nil }
    func mean(_ points: [SIMD2<Float>]) -> SIMD2<Float> {
      points.reduce(.zero, +) / Float(points.count)
    }
    let direction = mean(after) - mean(before)
    let along: SIMD2<Float> = direction / max(direction.length, 1e-6)
    let normal = SIMD2(-along.y, along.x)
    let xs = before.map { ($0 * along).sum() } + after.map { ($0 * along).sum() }
    let ys = (before + after).map { ($0 * normal).sum() }
    let isAcross = xs.indices.contains { (xs[$0] < 0) != ($0 < before.count) }
    let parabola = ParabolaFit(xs, ys)
    let isFar = isAcross || abs(parabola.value(0)) > Self.farthest
    // Lines fit straight sides: a larger error of theirs means a bend.
    let lines = max(LineFit(before)?.error ?? 0, LineFit(after)?.error ?? 0)
    return EdgeModel(
      along: along, normal: normal, parabola: parabola,
      gap: min(
        (xs[..<before.count].max() ?? 0) + Self.margin, 0)...max(
          (xs[before.count...].min() ?? 0) - Self.margin, 0),
      error: isFar ? .infinity : parabola.error, isCurved: Self.curvedRatio * parabola.error < lines
    )
  }
}
