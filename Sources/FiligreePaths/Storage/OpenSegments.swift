import Foundation

/// A run of lines and curves that hang together, and that can be walked either way.
struct OpenSegments {
  /// Lines, quadratic and cubic curves only.
  private(set) var verbs: [PathVerb] = []
  /// The start, then the points of the verbs; empty until there is a start.
  private(set) var points: [CGPoint] = []

  /// Where the run begins and ends, if it has begun.
  var start: CGPoint? { points.first }
  var end: CGPoint? { points.last }

  /// Makes room for `count` lines.
  mutating func reserve(lines count: Int) {
    verbs.reserveCapacity(count)
    points.reserveCapacity(count + 1)
  }

  mutating func removeAll() {
    verbs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
  }

  /// Adds a line to `point`, unless the run is there already, or begins there.
  @inline(__always)
  mutating func line(to point: CGPoint) {
    let count = points.count
    if count > 0 {
      if points[count - 1] == point { return }
      verbs.append(.line)
    }
    points.append(point)
  }

  /// Adds a cubic curve; the run must have begun.
  mutating func cubic(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  /// Appends the run from its end to its start, without its end point.
  func appendReversed(verbs target: inout [PathVerb], points targetPoints: inout [CGPoint]) {
    guard !points.isEmpty else { return }
    target.append(contentsOf: verbs.reversed())
    // A verb's points end in the start of the one after it, so backwards they shift by one.
    targetPoints.append(contentsOf: points.dropLast().reversed())
  }
}
