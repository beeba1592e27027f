import FiligreeBase

/// Puts nodes where the edges that meet there would cross.
///
/// In the pixels around a node three colors mix, and cracks there are unreliable. So the points near it
/// are ignored, a line is fitted to the next ones of each arc, and the node moves to the point nearest
/// to all lines (least squares, where lines that pass far away count less). On the frame of the picture
/// it stays on the frame, where one line places it alone: that goes as far along its arc as the arc is
/// straight, so that noise has less of a say. In the picture's corners it does not move.
struct JunctionPlacer {
  /// Points nearer to a node than this are not used, in pixels.
  private static let gap: Float = 1.6
  /// Points up to this distance are used, in pixels.
  private static let reach: Float = 6
  /// The largest distance that a node moves, in pixels.
  private static let most: Float = 1.5
  /// The weight of the pull towards the corner of pixels, where a line of many points has a weight of 1.
  private static let pull: Float = 0.02
  /// How fast a line's weight falls with the square of its distance from the estimate, in pixels.
  private static let falloff: Float = 1.5
  /// The weight of a line through two points.
  private static let weightOfTwo: Float = 0.25
  /// The largest distance of an arc's points from a line, in pixels.
  private static let straightness: Float = 0.2
  /// How far a bend may move the end of a line, in standard errors of the line, and in pixels.
  ///
  /// On flags with noise (`Benchmarks/tracing-set`) the ends of stripes are a third as far off as by seven points, and what is
  /// bent stays as it was.
  private static let (mostErrors, leastBend): (Float, Float) = (5, 0.005)
  /// The largest distance of a point from a lengthened line, in pixels: among many points noise goes farther than among few.
  private static let mostNoise: Float = 0.4

  /// Places all nodes of a graph.
  static func place(_ graph: inout ArcGraph) {
    // Memory that is reused for each node.
    var (lines, near): ([Tangent], [SIMD2<Float>]) = ([], [])
    for i in graph.nodes.indices { place(i, &graph, &lines, &near) }
  }

  /// A line along an arc near a node, with a weight.
  private struct Tangent {
    /// A point of it, relative to the node's corner.
    var point: SIMD2<Float>
    var normal: SIMD2<Float>
    var weight: Float
  }

  private static func place(
    _ index: Int, _ graph: inout ArcGraph, _ lines: inout [Tangent], _ near: inout [SIMD2<Float>]
  ) {
    let node = graph.nodes[index]
    let corner = SIMD2<Float>(Float(node.corner.x), Float(node.corner.y))
    let onSide = node.corner.x == 0 || Int(node.corner.x) == graph.width
    let onLevel = node.corner.y == 0 || Int(node.corner.y) == graph.height
    if onSide, onLevel { return }
    lines.removeAll(keepingCapacity: true)
    for heading in 0..<4 where node.arcs[heading] >= 0 {
      let line = line(
        Int(node.arcs[heading]), corner, graph, isOnFrame: onSide || onLevel, &near)
      if let line { lines.append(line) }
    }
    guard lines.count >= (onSide || onLevel ? 1 : 2) else { return }
    // Where an edge ends at another's corner, three lines need not meet in one point: so lines far from
    // the current estimate count less, beginning with the corner of pixels.
    var offset = SIMD2<Float>.zero
    for _ in 0..<4 { offset = nearest(lines, from: offset, onSide: onSide, onLevel: onLevel) }
    let length = offset.length
    guard length.isFinite else { return }
    if length > most { offset *= most / length }
    var position = corner + offset
    position.x = min(max(position.x, 0), Float(graph.width))
    position.y = min(max(position.y, 0), Float(graph.height))
    graph.nodes[index].position = position
  }

  /// The point nearest to lines, which count less the farther they are from `last`.
  private static func nearest(
    _ lines: [Tangent], from last: SIMD2<Float>, onSide: Bool, onLevel: Bool
  ) -> SIMD2<Float> {
    // The sum of (n nᵀ) and of n (n · p) over the lines, and a small pull towards the corner.
    var (xx, xy, yy) = (pull, Float(0), pull)
    var (rx, ry) = (Float(0), Float(0))
    for line in lines {
      let n = line.normal
      let along = n.dot(line.point)
      let away = n.dot(last) - along
      let far = 1 + away * away * falloff
      let weight = line.weight / (far * far)
      xx += weight * n.x * n.x
      xy += weight * n.x * n.y
      yy += weight * n.y * n.y
      rx += weight * n.x * along
      ry += weight * n.y * along
    }
    if onSide { return SIMD2(0, ry / yy) }
    if onLevel { return SIMD2(rx / xx, 0) }
    let determinant = xx * yy - xy * xy
    return SIMD2((yy * rx - xy * ry) / determinant, (xx * ry - xy * rx) / determinant)
  }

  /// The line through the points of an arc near a node, except the nearest, as far as they are
  /// straight.
  private static func line(
    _ side: Int, _ corner: SIMD2<Float>, _ graph: ArcGraph, isOnFrame: Bool,
    _ near: inout [SIMD2<Float>]
  ) -> Tangent? {
    findPoints(of: side, from: corner, graph, reach: reach, most: 7, &near)
    while near.count >= 2 {
      guard var line = LineFit(near) else { return nil }
      // Two points are always on a line: it counts less.
      let weight = near.count == 2 ? weightOfTwo : 1
      if near.count == 2 || line.error <= straightness {
        if isOnFrame, near.count > 2 { lengthen(&line, side, corner, graph, &near) }
        let normal = SIMD2(-line.direction.y, line.direction.x)
        return Tangent(point: line.point, normal: normal, weight: weight)
      }
      near.removeLast()
    }
    return nil
  }

  /// Doubles the number of a line's points as long as they tell of no bend.
  private static func lengthen(
    _ line: inout LineFit, _ side: Int, _ corner: SIMD2<Float>, _ graph: ArcGraph,
    _ near: inout [SIMD2<Float>]
  ) {
    let all = graph.arcs[side >> 1].points.count
    while near.count < all {
      let count = near.count
      findPoints(of: side, from: corner, graph, reach: .infinity, most: 2 * count, &near)
      guard near.count > count, let longer = LineFit(near), longer.error <= mostNoise else {
        return
      }
      let along = near.map { ($0 - longer.point).dot(longer.direction) }
      guard let first = along.min(), let last = along.max() else { return }
      let parabola = ParabolaFit(along, near.map { longer.direction.cross($0 - longer.point) })
      // A parabola of the height h in its middle is two thirds of h off its line at the ends.
      let half = (last - first) / 2
      let off = 2 / 3 * abs(parabola.bend) * half * half
      let standardError = parabola.error / Float(near.count).squareRoot()
      guard off <= mostErrors * standardError + leastBend else { return }
      line = longer
    }
  }

  /// Finds the points of an arc that are farther than the gap from a node's corner, relative to it: the first ones, up to
  /// a distance.
  private static func findPoints(
    of side: Int, from corner: SIMD2<Float>, _ graph: ArcGraph, reach: Float, most: Int,
    _ near: inout [SIMD2<Float>]
  ) {
    let arc = graph.arcs[side >> 1]
    let isForward = side & 1 == 0
    near.removeAll(keepingCapacity: true)
    for k in 0..<arc.points.count {
      let i = isForward ? Int(arc.points.lowerBound) + k : Int(arc.points.upperBound) - 1 - k
      let p = graph.points[i] - corner
      let distance = p.squaredLength
      if distance > reach * reach { break }
      if distance >= gap * gap { near.append(p) }
      if near.count >= most { break }
    }
  }

  /// Removes points that are near the nodes of their arc.
  static func trim(_ graph: inout ArcGraph) {
    for i in graph.arcs.indices where graph.arcs[i].start >= 0 {
      let arc = graph.arcs[i]
      let start = graph.nodes[Int(arc.start)].position
      let end = graph.nodes[Int(arc.end)].position
      var (low, high) = (Int(arc.points.lowerBound), Int(arc.points.upperBound))
      let gap = arc.gap
      func isNear(_ i: Int, _ p: SIMD2<Float>) -> Bool {
        let d = graph.points[i] - p
        return d.squaredLength < gap * gap
      }
      while low < high, isNear(low, start) { low += 1 }
      while low < high, isNear(high - 1, end) { high -= 1 }
      graph.arcs[i].points = Int32(truncatingIfNeeded: low)..<Int32(truncatingIfNeeded: high)
    }
  }
}
