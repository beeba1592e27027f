import FiligreeBase

/// Finds arcs that are polygons along the edges of pixels, and keeps their corners alone.
///
/// Where no pixel beside an edge is a mixture, the edge is where pixels meet, and its corners where it turns: bars, letters and
/// squares of a few pixels, which curves within the tolerance would round off. In a closed arc pixels at corners may be
/// mixtures, as where these are rounded by less than can be seen. Steps of a slanted or round edge without anti-aliasing are no
/// corners: there the edge turns one way and after a single pixel the other way.
enum PixelPolygon {
  /// How far a point may be from the edges of pixels.
  private static let slack: Float = 0.02
  /// The least length of a side between turns to different sides, in pixels.
  private static let leastStep: Float = 1.5
  /// The most points between two sides, of a pixel at their corner that is a mixture.
  private static let mostBetween = 2
  /// How far the edge of such a pixel may be inside of a side, in pixels.
  ///
  /// So far it is in a corner with a radius of 0.86 pixels, whose tip would be 0.35 pixels outside of it.
  private static let mostInside: Float = 0.16
  /// The same if a side is shorter than so many pixels: curves with such a side would be bent for a radius of a pixel.
  private static let (mostInsideShort, shortSide): (Float, Float) = (0.25, 3.5)

  /// Replaces the points of such arcs by their corners.
  static func place(_ graph: inout ArcGraph) {
    for i in graph.arcs.indices {
      let arc = graph.arcs[i]
      guard arc.left >= 0, arc.right >= 0,
        let corners = corners(of: arc, in: graph) ?? softCorners(of: arc, in: graph)
      else { continue }
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

  /// A side along the edges of pixels.
  private struct Side {
    let isLevel: Bool
    /// The coordinate that its points share.
    let line: Float
    /// The first of its points, and the number of points.
    let first: Int
    var count = 1

    func isOnLine(of other: Side) -> Bool { isLevel == other.isLevel && line == other.line }
  }

  /// The corners of a closed arc that is such a polygon but for the pixels at its corners, which are mixtures; nil if it is none.
  private static func softCorners(of arc: ArcGraph.Arc, in graph: ArcGraph) -> [SIMD2<Float>]? {
    let points = Array(graph.points[Int(arc.points.lowerBound)..<Int(arc.points.upperBound)])
    guard arc.start < 0 else { return nil }
    let sides = sides(of: points)
    guard sides.count >= 4 else { return nil }
    var corners: [SIMD2<Float>] = []
    for (side, next) in zip(sides, sides.dropFirst() + sides.prefix(1)) {
      guard side.isLevel != next.isLevel else { return nil }
      corners.append(side.isLevel ? SIMD2(next.line, side.line) : SIMD2(side.line, next.line))
    }
    let shortest = corners.indices.map {
      (corners[($0 + 1) % corners.count] - corners[$0]).length
    }.min()
    let most = shortest ?? 0 < shortSide ? mostInsideShort : mostInside
    for k in sides.indices {
      let from = sides[k].first + sides[k].count
      let to = k + 1 < sides.count ? sides[k + 1].first : sides[0].first + points.count
      guard to - from <= mostBetween else { return nil }
      // What is between two sides lies along them, and hardly within.
      for i in from..<to {
        let off = points[i % points.count] - corners[k]
        let (x, y) = (off.x.magnitude, off.y.magnitude)
        guard min(x, y) <= most, max(x, y) <= 1 else { return nil }
      }
    }
    return hasSteps(corners, isClosed: true) ? nil : corners
  }

  /// The parts of a closed outline along one line of the pixels' grid.
  ///
  /// They are in their order from the first that begins after the outline's first point or with it, and places count on
  /// beyond the last point.
  private static func sides(of points: [SIMD2<Float>]) -> [Side] {
    let n = points.count
    func side(_ i: Int) -> Side? {
      let p = points[i % n]
      let whole = p.rounded(.toNearestOrAwayFromZero)
      let (x, y) = ((p.x - whole.x).magnitude, (p.y - whole.y).magnitude)
      if y <= slack, x >= 0.5 - slack { return Side(isLevel: true, line: whole.y, first: i) }
      if x <= slack, y >= 0.5 - slack { return Side(isLevel: false, line: whole.x, first: i) }
      return nil
    }
    let start = (0..<n).first { i in
      guard let own = side(i) else { return false }
      return side(i + n - 1).map { !$0.isOnLine(of: own) } ?? true
    }
    guard let start else { return [] }
    var sides: [Side] = []
    for i in start..<(start + n) {
      guard let own = side(i) else { continue }
      if let last = sides.last, last.first + last.count == i, last.isOnLine(of: own) {
        sides[sides.count - 1].count += 1
      } else {
        sides.append(own)
      }
    }
    return sides
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
