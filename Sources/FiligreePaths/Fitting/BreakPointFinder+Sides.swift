import FiligreeBase

/// Straight sides that pass into curves.
///
/// Within the tolerance, one cubic may cover a line, the arc that follows it and half of the next side:
/// the sides of a rounded rectangle would bow. So a long side that is certainly straight gets a joint
/// with its own direction at each end, unless that end is a corner, and no segment spans these joints.
///
/// Curves have no such side. On a circle, the stretch within a distance of a line is a third as long as
/// the stretch within nine times that distance; a straight side ends soon after it has begun to bend.
extension BreakPointFinder {
  /// The shortest length of a straight side, in pixels.
  private static let shortestStraight = 8.0
  /// How far its points may lie from a line, as a share of the tolerance.
  private static let straightShare = 0.12
  /// The factor by which that distance is widened for comparison.
  private static let widening = 9.0
  /// The shortest length of a side as a share of the length within the widened distance.
  private static let leastShare = 0.8
  /// How far a corner may lie from a side's end and count as that end, in pixels.
  private static let cornerReach = 2.6

  /// The first and the last point of a straight side, and its line.
  private struct Straight {
    var first, last: Int
    var line: FitPolyline.Line
  }

  /// Adds the joints at the ends of straight sides, and removes the break points along them.
  func addStraights(_ corners: [Int], to breakPoints: inout [BreakPoint]) {
    let (n, m) = (polyline.count, corners.count)
    var joints: [BreakPoint] = []
    var isInside: [Bool]?
    // Where the side before ends: the polygon may have divided one side in two.
    var end = -1
    for k in 0..<(polyline.isClosed ? m : m - 1) {
      guard let side = straight(corners, k) else { continue }
      let first = side.first % n
      guard first > end else { continue }
      guard !hasCorner(near: side.first, breakPoints),
        !hasCorner(near: side.last, breakPoints)
      else { continue }
      end = first + side.last - side.first
      joints.append(joint(side, at: side.first))
      joints.append(joint(side, at: side.last))
      var inside = isInside.take() ?? Array(repeating: false, count: n)
      for i in side.first...side.last {
        // The end of the second round is the first point once more.
        inside[i % n] = true
      }
      isInside = inside
    }
    guard let isInside else { return }
    breakPoints.removeAll { isInside[$0.index] }
    breakPoints += joints
    breakPoints.sort { $0.index < $1.index }
  }

  /// The joint at a point of a straight side.
  private func joint(_ side: Straight, at index: Int) -> BreakPoint {
    let (d, line) = (polyline.points[index] - side.line.point, side.line)
    let position = line.point + line.direction * d.dot(line.direction)
    var breakPoint = BreakPoint(
      index: index % polyline.count, position: position, corner: position
    )
    breakPoint.direction = line.direction
    breakPoint.isMandatory = true
    return breakPoint
  }

  /// The straight side that begins and ends near two consecutive corners of the polygon; nil if there
  /// is none.
  private func straight(_ corners: [Int], _ k: Int) -> Straight? {
    var (a, b) = (around(corners, k), around(corners, k + 1))
    guard polyline.lengths[b] - polyline.lengths[a] >= BreakPointFinder.shortestStraight else {
      return nil
    }
    // The second round has points on both sides.
    if polyline.isClosed, b <= polyline.count, a < polyline.count / 2 {
      a += polyline.count
      b += polyline.count
    }
    let (s, t) = (polyline.lengths[a], polyline.lengths[b])
    guard let seed = polyline.line(from: s + (t - s) / 3, to: t - (t - s) / 3, near: a) else {
      return nil
    }
    let near = BreakPointFinder.straightShare * tolerance
    let hint = polyline.index(atLength: (s + t) / 2, near: a)
    let most = polyline.count - 1
    guard let inner = run(seed, from: hint...(hint + 1), within: near, most: most),
      let side = line(along: inner),
      let straight = run(side, from: hint...(hint + 1), within: near, most: most),
      let wide = run(side, from: straight, within: BreakPointFinder.widening * near, most: most),
      length(straight) >= BreakPointFinder.leastShare * length(wide)
    else { return nil }
    // Measured from its beginning, a curve is nine times as far from the line at three times the
    // length.
    let before = length(wide.lowerBound...straight.lowerBound) / 2
    let after = length(straight.upperBound...wide.upperBound) / 2
    let first = point(straight.lowerBound, on: before, upTo: hint)
    let last = point(straight.upperBound, on: -after, upTo: hint + 1)
    guard length(first...last) >= BreakPointFinder.shortestStraight else { return nil }
    return Straight(first: first, last: last, line: side)
  }

  /// The distance of a point of the polyline from a line.
  private func distance(_ line: FitPolyline.Line, _ index: Int) -> Double {
    abs((polyline.points[index] - line.point).cross(line.direction))
  }

  /// The point nearest to a signed distance from another point, but none beyond `end`.
  private func point(_ index: Int, on offset: Double, upTo end: Int) -> Int {
    let (target, step) = (polyline.lengths[index] + offset, end < index ? -1 : 1)
    var i = index
    while i != end, abs(polyline.lengths[i + step] - target) <= abs(polyline.lengths[i] - target) {
      i += step
    }
    return i
  }

  private func length(_ range: ClosedRange<Int>) -> Double {
    polyline.lengths[range.upperBound] - polyline.lengths[range.lowerBound]
  }

  /// The points before and after a range that are near a line; nil if the range itself is not.
  private func run(
    _ line: FitPolyline.Line, from range: ClosedRange<Int>, within limit: Double, most: Int
  ) -> ClosedRange<Int>? {
    var (low, high) = (range.lowerBound, range.upperBound)
    guard distance(line, low) <= limit, distance(line, high) <= limit else { return nil }
    while low > 0, high - low < most, distance(line, low - 1) <= limit { low -= 1 }
    while high + 1 < polyline.points.count, high - low < most, distance(line, high + 1) <= limit {
      high += 1
    }
    return low...high
  }

  /// The least-squares line of the middle three quarters of a side.
  private func line(along range: ClosedRange<Int>) -> FitPolyline.Line? {
    let (s, t) = (polyline.lengths[range.lowerBound], polyline.lengths[range.upperBound])
    return polyline.line(from: s + (t - s) / 8, to: t - (t - s) / 8, near: range.lowerBound)
  }

  /// Whether a point is near a corner that is no part of a curve, or near an end of an open polyline.
  private func hasCorner(near index: Int, _ breakPoints: [BreakPoint]) -> Bool {
    let n = polyline.count
    let own = index % n
    var (low, high) = (0, breakPoints.count)
    while low < high {
      let middle = (low + high) / 2
      if breakPoints[middle].index < own { low = middle + 1 } else { high = middle }
    }
    for step in [-1, 1] {
      var k = step < 0 ? low - 1 : low
      for _ in breakPoints.indices {
        if polyline.isClosed {
          k = k < 0 ? k + breakPoints.count : k >= breakPoints.count ? k - breakPoints.count : k
        }
        guard breakPoints.indices.contains(k) else { break }
        let breakPoint = breakPoints[k]
        var away = abs(polyline.lengths[breakPoint.index] - polyline.lengths[own])
        if polyline.isClosed { away = min(away, polyline.length - away) }
        if away > BreakPointFinder.cornerReach { break }
        if breakPoint.isMandatory || !breakPoint.canBeSmooth { return true }
        k += step
      }
    }
    return false
  }
}
