import FiligreeBase

/// Finds arcs that are polygons along the edges of pixels, and keeps their corners alone.
///
/// Where no pixel beside an edge is a mixture, the edge is where pixels meet, and its corners where it turns: bars, letters and
/// squares of a few pixels, which curves within the tolerance would round off. Steps of a slanted or round edge without
/// anti-aliasing are no corners: there the edge turns one way and after a single pixel the other way.
enum PixelPolygon {
  /// How far a point may be from the edges of pixels.
  private static let slack: Float = 0.02
  /// The least length of a side between turns to different sides, in pixels.
  private static let leastStep: Float = 1.5

  /// Replaces the points of such arcs by their corners.
  static func place(_ graph: inout ArcGraph) {
    for i in graph.arcs.indices {
      let arc = graph.arcs[i]
      guard arc.left >= 0, arc.right >= 0, let corners = corners(of: arc, in: graph) else {
        continue
      }
      let first = Int(arc.points.lowerBound)
      graph.points.replaceSubrange(first..<(first + corners.count), with: corners)
      graph.arcs[i].points =
        arc.points.lowerBound..<(arc.points.lowerBound + Int32(truncatingIfNeeded: corners.count))
      graph.arcs[i].isPolygon = true
    }
  }

  /// The corners of an arc that is such a polygon, without the nodes at its ends; nil if it is none.
  private static func corners(of arc: ArcGraph.Arc, in graph: ArcGraph) -> [SIMD2<Float>]? {
    var points = Array(graph.points[Int(arc.points.lowerBound)..<Int(arc.points.upperBound)])
    guard let first = points.first else { return nil }
    let isClosed = arc.start < 0
    if isClosed {
      points.append(first)
    } else {
      points.insert(graph.nodes[Int(arc.start)].position, at: 0)
      points.append(graph.nodes[Int(arc.end)].position)
    }
    var corners: [SIMD2<Float>] = []
    for (a, b) in zip(points, points.dropFirst()) {
      guard isHalf(a), isHalf(b) else { return nil }
      let along = b - a
      if min(along.x.magnitude, along.y.magnitude) <= slack { continue }
      // From the middle of one edge of a pixel to that of the next one, which is at right angles to it.
      guard abs(along.x.magnitude - 0.5) <= slack, abs(along.y.magnitude - 0.5) <= slack else {
        return nil
      }
      let isLevel = abs(a.y - a.y.rounded()) <= slack
      let corner = isLevel ? SIMD2(b.x, a.y) : SIMD2(a.x, b.y)
      corners.append(corner.rounded(.toNearestOrAwayFromZero))
    }
    guard corners.count >= (isClosed ? 4 : 1), !hasSteps(corners, isClosed: isClosed) else {
      return nil
    }
    return corners
  }

  /// Whether both coordinates are whole or half numbers.
  private static func isHalf(_ p: SIMD2<Float>) -> Bool {
    let off = p * 2 - (p * 2).rounded(.toNearestOrAwayFromZero)
    return off.x.magnitude <= 2 * slack && off.y.magnitude <= 2 * slack
  }

  /// Whether an edge turns one way and a pixel farther the other way.
  private static func hasSteps(_ corners: [SIMD2<Float>], isClosed: Bool) -> Bool {
    let n = corners.count
    guard n > 3 || !isClosed else { return false }
    let sides = isClosed ? 0..<n : 1..<max(n - 2, 1)
    return sides.contains { i in
      let (a, b) = (corners[i], corners[(i + 1) % n])
      let (before, side, after) = (a - corners[(i + n - 1) % n], b - a, corners[(i + 2) % n] - b)
      return side.length < leastStep && (before.cross(side) > 0) != (side.cross(after) > 0)
    }
  }
}
