import FiligreePaths
import Foundation

/// A piece of a path from one `move` to the next.
struct Subpath {
  /// What follows the `move`: segments, and at the end perhaps a close.
  let verbs: ArraySlice<PathVerb>
  /// The start, then the points of the verbs; never empty.
  let points: ArraySlice<CGPoint>

  /// Whether the subpath ends in a close.
  var isClosed: Bool { verbs.last == .close }

  /// Whether the last point is the first, but for the rounding of an arc's two ends.
  var returnsToStart: Bool {
    guard let first = points.first, let last = points.last else { return false }
    if first == last { return true }
    var size: CGFloat = 0
    for point in points { size = max(size, abs(point.x), abs(point.y)) }
    // Sines differ by the rounding of angles: about 1e-13 for angles of a thousand radians.
    return max(abs(first.x - last.x), abs(first.y - last.y)) <= 1e-12 * size
  }
}

extension PathStorage {
  /// Calls `body` with each subpath, in order.
  func forEachSubpath(_ body: (Subpath) -> Void) {
    var verb = 0
    var point = 0
    while verb < verbs.count {
      // Each begins with a move, which takes one point.
      let (first, start) = (verb + 1, point)
      verb += 1
      point += 1
      while verb < verbs.count, verbs[verb] != .move {
        point += verbs[verb].pointCount
        verb += 1
      }
      body(Subpath(verbs: verbs[first..<verb], points: points[start..<point]))
    }
  }

  /// Returns the path with each subpath run backwards; see `UIBezierPath.reversing()`.
  func reversed() -> PathStorage {
    var result = PathStorage()
    result.reserve(verbs: verbs.count, points: points.count)
    forEachSubpath { result.appendReversed($0) }
    return result
  }

  /// Returns the path without the subpaths that are open.
  func closedSubpaths() -> PathStorage {
    var result = PathStorage()
    forEachSubpath { subpath in
      if subpath.isClosed || subpath.returnsToStart { result.append(subpath) }
    }
    return result
  }

  private mutating func append(_ subpath: Subpath) {
    let points = subpath.points
    var i = points.startIndex
    move(to: points[i])
    for verb in subpath.verbs {
      switch verb {
      case .line: line(to: points[i + 1])
      case .quad: quad(to: points[i + 2], control: points[i + 1])
      case .cubic: cubic(to: points[i + 3], control1: points[i + 1], control2: points[i + 2])
      case .close: close()
      case .move: break  // A subpath has none.
      }
      i += verb.pointCount
    }
  }

  private mutating func appendReversed(_ subpath: Subpath) {
    let points = subpath.points
    var i = points.endIndex - 1
    move(to: points[i])
    for verb in subpath.verbs.reversed() {
      switch verb {
      case .line: line(to: points[i - 1])
      case .quad: quad(to: points[i - 2], control: points[i - 1])
      case .cubic: cubic(to: points[i - 3], control1: points[i - 1], control2: points[i - 2])
      case .close, .move: break  // The close comes last again.
      }
      i -= verb.pointCount
    }
    if subpath.isClosed { close() }
  }
}
