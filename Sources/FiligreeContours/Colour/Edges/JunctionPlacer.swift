/// Puts nodes where the edges that meet there would cross.
///
/// In the pixels around a node three colours mix, and the cracks there tell little. So the points that
/// are near it are left out, a line is drawn through the next ones of each arc, and the node goes to
/// where the lines come nearest to one another (least squares); on the frame of the picture it stays on
/// the frame, in the picture's corners it stays.
struct JunctionPlacer {
  /// Points nearer than this to a node say nothing.
  private static let gap: Float = 1.6
  /// Points up to here are used.
  private static let reach: Float = 6
  /// A node goes at most this far.
  private static let most: Float = 1.5

  /// Places all nodes of a graph, and takes out the points beside them.
  static func place(_ graph: inout ArcGraph) {
    for i in graph.nodes.indices { place(i, &graph) }
    trim(&graph)
  }

  private static func place(_ index: Int, _ graph: inout ArcGraph) {
    let node = graph.nodes[index]
    let corner = SIMD2<Float>(Float(node.corner.x), Float(node.corner.y))
    let onSide = node.corner.x == 0 || Int(node.corner.x) == graph.width
    let onLevel = node.corner.y == 0 || Int(node.corner.y) == graph.height
    if onSide, onLevel { return }
    // The sum of (n nᵀ) and of n (n · p) over the lines.
    var (xx, xy, yy) = (Float(0.02), Float(0), Float(0.02))
    var (rx, ry) = (Float(0), Float(0))
    var lines = 0
    for heading in 0..<4 {
      guard node.arcs[heading] >= 0,
        let line = line(Int(node.arcs[heading]), corner, graph)
      else { continue }
      // About the corner, so that the regularisation draws there.
      let p = line.point - corner
      let n = SIMD2(-line.direction.y, line.direction.x)
      let along = n.x * p.x + n.y * p.y
      xx += n.x * n.x
      xy += n.x * n.y
      yy += n.y * n.y
      rx += n.x * along
      ry += n.y * along
      lines += 1
    }
    guard lines >= (onSide || onLevel ? 1 : 2) else { return }
    var offset: SIMD2<Float>
    if onSide {
      offset = SIMD2(0, ry / yy)
    } else if onLevel {
      offset = SIMD2(rx / xx, 0)
    } else {
      let determinant = xx * yy - xy * xy
      offset = SIMD2((yy * rx - xy * ry) / determinant, (xx * ry - xy * rx) / determinant)
    }
    let length = (offset * offset).sum().squareRoot()
    guard length.isFinite else { return }
    if length > most { offset *= most / length }
    var position = corner + offset
    position.x = min(max(position.x, 0), Float(graph.width))
    position.y = min(max(position.y, 0), Float(graph.height))
    graph.nodes[index].position = position
  }

  /// The line through the points of an arc that are near a node but not too near.
  private static func line(
    _ side: Int, _ corner: SIMD2<Float>, _ graph: ArcGraph
  ) -> (point: SIMD2<Float>, direction: SIMD2<Float>)? {
    let arc = graph.arcs[side >> 1]
    var sum = SIMD2<Float>.zero
    var (xx, xy, yy) = (Float(0), Float(0), Float(0))
    var count: Float = 0
    let isForward = side & 1 == 0
    for k in 0..<arc.points.count {
      let i = isForward ? Int(arc.points.lowerBound) + k : Int(arc.points.upperBound) - 1 - k
      let p = graph.points[i] - corner
      let distance = (p * p).sum()
      if distance > reach * reach { break }
      if distance < gap * gap { continue }
      sum += p
      xx += p.x * p.x
      xy += p.x * p.y
      yy += p.y * p.y
      count += 1
      if count >= 7 { break }
    }
    guard count >= 2 else { return nil }
    let mean = sum / count
    let (a, b, c) = (
      xx / count - mean.x * mean.x, xy / count - mean.x * mean.y, yy / count - mean.y * mean.y
    )
    // The eigenvector of the greater eigenvalue.
    let half = (a - c) / 2
    let root = (half * half + b * b).squareRoot()
    var d = half >= 0 ? SIMD2(half + root, b) : SIMD2(b, root - half)
    let length = (d * d).sum().squareRoot()
    guard length > 0 else { return nil }
    d /= length
    return (mean + corner, d)
  }

  /// Takes out points that are near the nodes of their arc.
  private static func trim(_ graph: inout ArcGraph) {
    for i in graph.arcs.indices where graph.arcs[i].start >= 0 {
      let arc = graph.arcs[i]
      let start = graph.nodes[Int(arc.start)].position
      let end = graph.nodes[Int(arc.end)].position
      var (low, high) = (Int(arc.points.lowerBound), Int(arc.points.upperBound))
      // A short arc keeps its shape: only what is nearest goes.
      let gap: Float = arc.cracks > 6 ? 1.5 : 0.75
      func isNear(_ i: Int, _ p: SIMD2<Float>) -> Bool {
        let d = graph.points[i] - p
        return (d * d).sum() < gap * gap
      }
      while low < high, isNear(low, start) { low += 1 }
      while low < high, isNear(high - 1, end) { high -= 1 }
      graph.arcs[i].points = Int32(truncatingIfNeeded: low)..<Int32(truncatingIfNeeded: high)
    }
  }
}
