import FiligreeBase

/// Puts nodes where the edges that meet there would cross.
///
/// In the pixels around a node three colors mix, and cracks there are unreliable. So the points near it
/// are ignored, a line is fitted to the next ones of each arc, and the node moves to the point nearest
/// to all lines (least squares, where lines that pass far away count less). On the frame of the picture
/// it stays on the frame, in the picture's corners it does not move.
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
      if let line = line(Int(node.arcs[heading]), corner, graph, &near) { lines.append(line) }
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
    _ side: Int, _ corner: SIMD2<Float>, _ graph: ArcGraph, _ near: inout [SIMD2<Float>]
  ) -> Tangent? {
    let arc = graph.arcs[side >> 1]
    let isForward = side & 1 == 0
    near.removeAll(keepingCapacity: true)
    for k in 0..<arc.points.count {
      let i = isForward ? Int(arc.points.lowerBound) + k : Int(arc.points.upperBound) - 1 - k
      let p = graph.points[i] - corner
      let distance = p.squaredLength
      if distance > reach * reach { break }
      if distance >= gap * gap { near.append(p) }
      if near.count >= 7 { break }
    }
    while near.count >= 2 {
      guard let line = LineFit(near) else { return nil }
      let normal = SIMD2(-line.direction.y, line.direction.x)
      // Two points are always on a line: it counts less.
      if near.count == 2 { return Tangent(point: line.point, normal: normal, weight: weightOfTwo) }
      if line.error <= straightness { return Tangent(point: line.point, normal: normal, weight: 1) }
      near.removeLast()
    }
    return nil
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
