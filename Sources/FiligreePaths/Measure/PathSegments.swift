import Foundation

/// The segments of a path as a table: what measuring, trimming, matching and fitting walk over.
///
/// The closing line of a closed subpath is a segment like the others, also where its length is zero.
/// Points lie in one array and a segment's are contiguous in it, its start included.
package struct PathSegments: Sendable {
  /// One subpath.
  package struct Subpath: Hashable, Sendable {
    /// Its segments; none after a lone `move`.
    package let range: Range<Int>
    /// Where it begins.
    package let start: CGPoint
    /// Whether its last segment is a closing line.
    package let isClosed: Bool
  }

  /// The points of all segments.
  package private(set) var points: [CGPoint] = []
  /// The verb of each segment; `.close` is a line.
  package private(set) var verbs: [PathVerb] = []
  /// The index of each segment's start point.
  package private(set) var origins: [Int] = []
  /// The subpaths, in order.
  package private(set) var subpaths: [Subpath] = []

  /// Creates the table of a path; elements that are not finite are skipped, see `finite()`.
  package init(_ storage: PathStorage) {
    let storage = storage.finite()
    let count = storage.verbs.count
    points.reserveCapacity(storage.points.count + count / 8)
    verbs.reserveCapacity(count)
    origins.reserveCapacity(count)
    var first = 0
    var start = CGPoint.zero
    var isOpen = false
    storage.points.withUnsafeBufferPointer { source in
      var next = 0
      for verb in storage.verbs {
        switch verb {
        case .move:
          if isOpen {
            subpaths.append(Subpath(range: first..<verbs.count, start: start, isClosed: false))
          }
          first = verbs.count
          start = source[next]
          isOpen = true
          points.append(start)
        case .line, .quad, .cubic:
          verbs.append(verb)
          origins.append(points.count - 1)
          for i in 0..<verb.pointCount {
            points.append(source[next + i])
          }
        case .close:
          verbs.append(verb)
          origins.append(points.count - 1)
          points.append(start)
          subpaths.append(Subpath(range: first..<verbs.count, start: start, isClosed: true))
          isOpen = false
        }
        next += verb.pointCount
      }
    }
    if isOpen {
      subpaths.append(Subpath(range: first..<verbs.count, start: start, isClosed: false))
    }
  }

  /// How many segments there are.
  package var count: Int { verbs.count }

  /// The segment at `index`.
  package subscript(index: Int) -> PathSegment {
    let i = origins[index]
    switch verbs[index] {
    case .move, .line, .close:
      return PathSegment(line: points[i], points[i + 1])
    case .quad:
      return PathSegment(QuadCurve(points[i], points[i + 1], points[i + 2]))
    case .cubic:
      return PathSegment(CubicCurve(points[i], points[i + 1], points[i + 2], points[i + 3]))
    }
  }

  /// The smallest box of a segment's control points: left, top, right, bottom.
  func controlBox(_ index: Int) -> (left: Double, top: Double, right: Double, bottom: Double) {
    let origin = origins[index]
    var box = (
      Double(points[origin].x), Double(points[origin].y), Double(points[origin].x),
      Double(points[origin].y)
    )
    let last = origin + max(verbs[index].pointCount, 1)
    var i = origin + 1
    while i <= last {
      let (x, y) = (Double(points[i].x), Double(points[i].y))
      box = (min(box.0, x), min(box.1, y), max(box.2, x), max(box.3, y))
      i += 1
    }
    return box
  }

  /// The index of the subpath that a segment belongs to.
  package func subpath(ofSegment index: Int) -> Int {
    // The last subpath that begins at or before the segment and is not empty.
    var (low, high) = (0, subpaths.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if subpaths[middle].range.lowerBound <= index { low = middle } else { high = middle }
    }
    while low > 0, subpaths[low].range.isEmpty { low -= 1 }
    return low
  }
}

extension PathStorage {
  /// Adds a segment from the current point, which must be its start.
  mutating func append(_ segment: PathSegment) {
    switch segment.kind {
    case .line: line(to: segment.p3)
    case .quad: quad(to: segment.p3, control: segment.p1)
    case .cubic: cubic(to: segment.p3, control1: segment.p1, control2: segment.p2)
    }
  }
}
