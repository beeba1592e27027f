import Foundation

extension PathStorage {
  /// Returns the closed subpaths of a path without the points inside straight stretches.
  ///
  /// A point goes that lies between two lines and within `limit` of the line between its neighbors.
  func withoutStraightVertices(limit: CGFloat) -> PathStorage {
    var result = PathStorage()
    result.reserve(verbs: verbs.count, points: points.count)
    var loop = StraightenedLoop(limit: limit)
    var next = 0
    for verb in verbs {
      if verb == .close {
        loop.close(into: &result)
      } else {
        loop.append(verb, points[next..<next + verb.pointCount])
      }
      next += verb.pointCount
    }
    return result
  }
}

/// A subpath whose lines become one where they go straight on.
private struct StraightenedLoop {
  let limit: CGFloat
  /// Of the segments; the start has none.
  private var verbs: [PathVerb] = []
  /// The start, then the points of the segments.
  private var points: [CGPoint] = []

  init(limit: CGFloat) {
    self.limit = limit
  }

  mutating func append(_ verb: PathVerb, _ new: ArraySlice<CGPoint>) {
    if verb == .move {
      verbs.removeAll(keepingCapacity: true)
      points.removeAll(keepingCapacity: true)
    } else if verb == .line, let end = new.last, verbs.last == .line,
      isStraight(points[points.count - 2], points[points.count - 1], end)
    {
      points[points.count - 1] = end
      return
    } else {
      verbs.append(verb)
    }
    points.append(contentsOf: new)
  }

  /// Closes the subpath and writes it; the start may go, too.
  mutating func close(into result: inout PathStorage) {
    guard let start = points.first else { return }
    if points[points.count - 1] != start { append(.line, [start]) }
    guard verbs.count > 1 else { return }
    var first = 0
    if verbs.count > 3, verbs[0] == .line, verbs[verbs.count - 1] == .line,
      isStraight(points[points.count - 2], start, points[1])
    {
      points[points.count - 1] = points[1]
      first = 1
    }
    result.move(to: points[first])
    var next = first + 1
    for verb in verbs[first...] {
      switch verb {
      case .line: result.line(to: points[next])
      case .quad: result.quad(to: points[next + 1], control: points[next])
      default:
        result.cubic(
          to: points[next + 2], control1: points[next], control2: points[next + 1])
      }
      next += verb.pointCount
    }
    result.closeWithoutRepeat()
  }

  /// Whether the way from `a` over `b` to `c` goes straight on at `b`.
  private func isStraight(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
    let first = b - a
    let second = c - b
    return first.dot(second) > 0 && abs(first.cross(second)) <= limit * (c - a).length
  }
}
