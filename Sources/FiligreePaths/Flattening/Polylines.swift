import Foundation

/// The subpaths of a flattened path: one array of points and where in it each subpath ends.
///
/// It can be emptied and filled again without giving up its memory.
package struct Polylines: Sendable {
  /// One subpath.
  package struct Subpath: Hashable, Sendable {
    /// The indices of its points, at least one.
    ///
    /// The start is not repeated at the end.
    package let range: Range<Int>
    /// Whether a line leads from the last point back to the first.
    package let isClosed: Bool
  }

  /// The points of all subpaths.
  package private(set) var points: [CGPoint] = []
  /// The subpaths, in order.
  package private(set) var subpaths: [Subpath] = []

  /// Creates an empty list.
  package init() {}

  /// Forgets all subpaths and keeps the memory.
  package mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    subpaths.removeAll(keepingCapacity: true)
  }

  /// Appends `path`, mapped by `transform`, then flattened; see
  /// `PathStorage.flattened(tolerance:)`.
  ///
  /// A subpath without a segment is one of one point, and one of a zero-length line has two.
  package mutating func append(
    _ path: PathStorage, tolerance: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let path = path.applying(transform).finite()
    var start = points.count
    path.points.withUnsafeBufferPointer { source in
      var next = 0
      var current = CGPoint.zero
      for verb in path.verbs {
        switch verb {
        case .move:
          if points.count > start {
            subpaths.append(Subpath(range: start..<points.count, isClosed: false))
            start = points.count
          }
          current = source[next]
          points.append(current)
        case .line:
          current = source[next]
          points.append(current)
        case .quad:
          QuadCurve(current, source[next], source[next + 1])
            .appendLines(tolerance: tolerance, to: &points)
          current = source[next + 1]
        case .cubic:
          CubicCurve(current, source[next], source[next + 1], source[next + 2])
            .appendLines(tolerance: tolerance, to: &points)
          current = source[next + 2]
        case .close:
          subpaths.append(Subpath(range: start..<points.count, isClosed: true))
          start = points.count
        }
        next += verb.pointCount
      }
    }
    if points.count > start {
      subpaths.append(Subpath(range: start..<points.count, isClosed: false))
    }
  }
}
