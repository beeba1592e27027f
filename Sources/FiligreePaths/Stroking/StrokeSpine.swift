import Foundation

/// Whoever follows the center line of a stroke: the outliner, the dasher, a path that is built.
protocol StrokeSpine {
  /// Begins a subpath; a closed one will be brought back to its start.
  mutating func begin(at point: CGPoint, isClosed: Bool)
  mutating func line(to point: CGPoint)
  mutating func curve(_ curve: CubicCurve)
  /// Ends the subpath in hand.
  mutating func end()
  /// A dash of length zero, on a line that runs in `direction`.
  mutating func dot(at point: CGPoint, direction: CGPoint)
}

extension PathStorage {
  /// Leads `spine` along the path, whose coordinates must be finite.
  ///
  /// A closed subpath is closed with a line. A subpath without any segment says nothing; one with
  /// a `close` alone is a line of length zero. A curve larger than 1e140 or farther
  /// than that from the origin, and one smaller than 1e-140, count as lines.
  func lead(_ spine: inout some StrokeSpine) {
    var next = 0
    var current = CGPoint.zero
    var start = CGPoint.zero
    var isOpen = false
    for i in verbs.indices {
      switch verbs[i] {
      case .move:
        if isOpen { spine.end() }
        isOpen = false
        current = points[next]
        start = current
        if i + 1 < verbs.count, verbs[i + 1] != .move {
          spine.begin(at: start, isClosed: isClosed(subpathFrom: i + 1))
          isOpen = true
        }
      case .line:
        current = points[next]
        spine.line(to: current)
      case .quad:
        lead(&spine, along: QuadCurve(current, points[next], points[next + 1]).cubic)
        current = points[next + 1]
      case .cubic:
        lead(&spine, along: CubicCurve(current, points[next], points[next + 1], points[next + 2]))
        current = points[next + 2]
      case .close:
        if current != start || verbs[i - 1] == .move { spine.line(to: start) }
        current = start
        spine.end()
        isOpen = false
      }
      next += verbs[i].pointCount
    }
    if isOpen { spine.end() }
  }

  private func lead(_ spine: inout some StrokeSpine, along curve: CubicCurve) {
    let size =
      FlatteningTolerance.size(curve.p0, curve.p1) + FlatteningTolerance.size(curve.p1, curve.p2)
      + FlatteningTolerance.size(curve.p2, curve.p3)
    if size >= FlatteningTolerance.least,
      size + abs(curve.p0.x) + abs(curve.p0.y) < FlatteningTolerance.largest
    {
      spine.curve(curve)
    } else {
      spine.line(to: curve.p3)
    }
  }

  private func isClosed(subpathFrom first: Int) -> Bool {
    var i = first
    while i < verbs.count {
      if verbs[i] == .close { return true }
      if verbs[i] == .move { return false }
      i += 1
    }
    return false
  }
}
