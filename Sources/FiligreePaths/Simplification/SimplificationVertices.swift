import Foundation

/// A subpath as a fine chain of points, which is what simplification measures and fits.
///
/// Points lie on the subpath, and it strays from the chain by no more than a small share of the
/// tolerance. Ends of segments are points of it, so that it can be cut there.
struct SimplificationVertices {
  /// The share of the tolerance by which the chain may stray from the subpath.
  static let strayShare: CGFloat = 1.0 / 32

  /// More points than this are not spent on one curve: with a tolerance so fine it is kept as it is.
  private static let maximumCount: CGFloat = 4096

  /// The points.
  private(set) var points: [CGPoint] = []
  /// The direction of travel at each point inside a curve; nil elsewhere.
  private(set) var directions: [CGPoint?] = []
  /// The length of the chain up to each point.
  private(set) var lengths: [CGFloat] = []
  /// The direction of travel at the start and at the end of each segment; nil where a fit is free to choose.
  var startDirections: [CGPoint?]
  var endDirections: [CGPoint?]
  /// For each segment the index of its first point, and at the end that of the last point.
  private(set) var nodes: [Int] = []
  /// Whether a segment is a line.
  private(set) var isLine: [Bool] = []
  /// Whether a segment is kept as it is whatever happens.
  private(set) var isKept: [Bool] = []
  /// The segments.
  let segments: [PathSegment]

  init(_ segments: [PathSegment], tolerance: CGFloat) {
    self.segments = segments
    let stray = tolerance * SimplificationVertices.strayShare
    startDirections = segments.map { $0.direction(at: 0) }
    endDirections = segments.map { $0.direction(at: 1) }
    points.append(segments[0].p0)
    directions.append(nil)
    for segment in segments {
      nodes.append(points.count - 1)
      // Half the square of the step times the largest second derivative, over four (G. Wang, 1984).
      let bend = max(
        PathSegment.length(of: segment.secondDerivative(at: 0)),
        PathSegment.length(of: segment.secondDerivative(at: 1)))
      let count = (bend / (8 * stray)).squareRoot().rounded(.up)
      isLine.append(segment.kind == .line)
      // Negated, so that NaN keeps the segment.
      isKept.append(!(count <= SimplificationVertices.maximumCount))
      let steps = isKept[isKept.count - 1] ? 1 : max(Int(count), 1)
      if steps > 1 {
        for i in 1..<steps {
          let t = CGFloat(i) / CGFloat(steps)
          points.append(segment.point(at: t))
          directions.append(segment.direction(at: t))
        }
      }
      points.append(segment.p3)
      directions.append(nil)
    }
    nodes.append(points.count - 1)
    lengths.reserveCapacity(points.count)
    lengths.append(0)
    for i in 1..<points.count {
      lengths.append(lengths[i - 1] + (points[i] - points[i - 1]).length)
    }
  }

  /// The whole length of the chain.
  var length: CGFloat { lengths[lengths.count - 1] }

  /// The point at a length along the chain; `hint` is an index to search from, and moves along.
  func point(atLength wanted: CGFloat, hint: inout Int) -> CGPoint {
    hint = min(hint, lengths.count - 2)
    while hint > 0, lengths[hint] > wanted { hint -= 1 }
    while hint + 2 < lengths.count, lengths[hint + 1] < wanted { hint += 1 }
    let width = lengths[hint + 1] - lengths[hint]
    guard width > 0 else { return points[hint] }
    let share = min(max((wanted - lengths[hint]) / width, 0), 1)
    return points[hint] * (1 - share) + points[hint + 1] * share
  }
}
