import Foundation

/// A subpath as morphing sees it: segments that have a length, and where along it each begins.
struct InterpolationOutline {
  /// The segments, at least one.
  ///
  /// Only an outline that is a single point has one without length.
  private(set) var segments: [PathSegment]
  /// The place of each segment's start as a fraction of the length, and at the end 1.
  private(set) var nodes: [CGFloat]
  /// The length.
  private(set) var length: CGFloat
  /// Whether the subpath was closed.
  var isClosed: Bool

  /// Creates the outline of a subpath; nil where there is none, as after a lone `move`.
  init?(_ table: PathSegments, _ subpath: PathSegments.Subpath) {
    guard !subpath.range.isEmpty else { return nil }
    var segments: [PathSegment] = []
    segments.reserveCapacity(subpath.range.count)
    for i in subpath.range {
      let segment = table[i]
      // Also leaves out the closing line of what is closed already.
      if segment.length(accuracy: 0.1) > 0 { segments.append(segment) }
    }
    if segments.isEmpty { segments = [PathSegment(line: subpath.start, subpath.start)] }
    self.init(segments, isClosed: subpath.isClosed)
  }

  /// Creates an outline of given segments, at least one.
  init(_ segments: [PathSegment], isClosed: Bool) {
    self.segments = segments
    self.isClosed = isClosed
    nodes = [0]
    length = 0
    measure()
  }

  /// Creates an outline that is a point.
  init(point: CGPoint, isClosed: Bool) {
    self.init([PathSegment(line: point, point)], isClosed: isClosed)
  }

  private mutating func measure() {
    var sums: [CGFloat] = [0]
    sums.reserveCapacity(segments.count + 1)
    var sum: CGFloat = 0
    for segment in segments {
      sum += segment.length(accuracy: 1e-9)
      sums.append(sum)
    }
    length = sum
    let isMeasurable = sum > 0 && sum < .infinity
    for i in sums.indices {
      // What cannot be measured is dealt out evenly.
      sums[i] = isMeasurable ? sums[i] / sum : CGFloat(i) / CGFloat(segments.count)
    }
    sums[segments.count] = 1
    nodes = sums
  }

  /// The outline traveled the other way, from the same start if it is closed.
  var reversed: InterpolationOutline {
    InterpolationOutline(segments.reversed().map(\.reversed), isClosed: isClosed)
  }

  /// The segment at a fraction of the length, and the parameter in it.
  private func place(
    _ fraction: CGFloat, accuracy: CGFloat = 1e-9
  ) -> (segment: Int, t: CGFloat) {
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle + 1] > fraction { high = middle } else { low = middle + 1 }
    }
    return (low, parameter(fraction, in: low, accuracy: accuracy))
  }

  /// The parameter in a segment at a fraction of the whole length.
  private func parameter(
    _ fraction: CGFloat, in index: Int, accuracy: CGFloat = 1e-9
  ) -> CGFloat {
    let width = nodes[index + 1] - nodes[index]
    let share = width > 0 ? (fraction - nodes[index]) / width : 0
    let total = width * length
    guard total > 0, total < .infinity else { return min(max(share, 0), 1) }
    return segments[index].parameter(atLength: share * total, of: total, accuracy: accuracy)
  }

  /// The point at a fraction of the length, as nearly as comparing shapes needs it.
  func point(at fraction: CGFloat) -> CGPoint {
    let (segment, t) = place(fraction, accuracy: 1e-4)
    return segments[segment].point(at: t)
  }

  /// The closed outline begun at a fraction of its length instead.
  func startingAt(_ fraction: CGFloat) -> InterpolationOutline {
    let (index, t) = place(fraction)
    if t <= 1e-9 { return startingAt(node: index) }
    if t >= 1 - 1e-9 { return startingAt(node: (index + 1) % segments.count) }
    var result = [segments[index].part(from: t, to: 1)]
    result += segments[(index + 1)...]
    result += segments[..<index]
    result.append(segments[index].part(from: 0, to: t))
    return InterpolationOutline(result, isClosed: isClosed)
  }

  /// The closed outline begun at a node instead.
  func startingAt(node: Int) -> InterpolationOutline {
    if node == 0 { return self }
    return InterpolationOutline(
      Array(segments[node...] + segments[..<node]), isClosed: isClosed)
  }

  /// The outline cut at fractions of its length.
  ///
  /// - Parameter cuts: Fractions, ascending, 0 first and 1 last, with every node among them.
  /// - Returns: One segment for each two neighbors among the cuts.
  func split(at cuts: [CGFloat]) -> [PathSegment] {
    var result: [PathSegment] = []
    result.reserveCapacity(cuts.count)
    var index = 0
    var t0: CGFloat = 0
    for cut in cuts.dropFirst() {
      // At a node exactly, or within the segment in hand.
      let isAtEnd = cut >= nodes[index + 1]
      let t1 = isAtEnd ? 1 : max(parameter(cut, in: index), t0)
      result.append(segments[index].part(from: t0, to: t1))
      t0 = t1
      if isAtEnd, index + 1 < segments.count {
        index += 1
        t0 = 0
      }
    }
    return result
  }
}
