import Foundation

extension CGPath {
  /// Whether the path has no element at all.
  public var isEmpty: Bool { storage.isEmpty }

  /// The point at which the next segment would begin; zero in an empty path.
  public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

  /// The smallest upright rectangle that contains all points of the path, control points included.
  ///
  /// Null for an empty path. Elements with a NaN or infinite coordinate are left out.
  public var boundingBox: CGRect { storage.controlBounds }

  /// The smallest upright rectangle that contains the path itself, without its control points.
  ///
  /// Null for an empty path. Elements with a NaN or infinite coordinate are left out.
  public var boundingBoxOfPath: CGRect { storage.tightBounds }

  /// Returns whether the path is an upright rectangle, and if so stores that in `rect`.
  ///
  /// That is one subpath of lines around the corners in either sense, closed or leading back to its
  /// start. A path with a coordinate that is NaN or infinite is none.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = storage.uprightRect else { return false }
    rect?.pointee = found
    return true
  }

  /// Returns whether the path, when filled by `rule`, contains `point`.
  ///
  /// The transform is applied to the point first. Points on the outline are contained, on whichever side
  /// of the shape. Open subpaths count as closed, as in a fill: Apple documents `CGPathContainsPoint` by the
  /// region that is painted when the path is filled. WebKit's `PathCG::contains` closes subpaths before it
  /// asks, as `CGPathContainsPoint` "returns false for non-closed paths" (radar 4758998); whoever
  /// does so gets the same answer here. `UIBezierPath.contains` differs, as Apple documents it. Elements with a NaN or infinite coordinate are left out; no path contains a
  /// point with one.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    storage.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }
}

extension PathStorage {
  /// The rectangle that the path is, if it is one.
  package var uprightRect: CGRect? {
    guard points.count == 4 || points.count == 5, verbs.first == .move,
      verbs.dropFirst().prefix(points.count - 1).allSatisfy({ $0 == .line })
    else { return nil }
    let isClosed = verbs.last == .close
    guard verbs.count == points.count + (isClosed ? 1 : 0) else { return nil }
    if points.count == 5 {
      guard points[4] == points[0] else { return nil }
    } else {
      guard isClosed else { return nil }
    }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
      || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    guard isUpright, isFinite else { return nil }
    return CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }
}
