import CFiligreeTracing

/// Straight sides that pass into curves.
///
/// Within the tolerance a line and the arc that it passes into may be one cubic as well, and half of the next
/// side with them: the sides of a rounded rectangle would be bowed. So a long side that is straight for certain
/// has a joint with its own direction at each end, if neither is a corner, and no piece goes around those.
///
/// Curves have no such side. Of a circle, what is within a distance of a line is a third as long as what is
/// within nine times the distance; a straight side ends soon after it has begun to bend.
extension FitNodes {
  /// How long a straight side is, at least.
  private static let shortestStraight = 8.0
  /// How far its points are from a line, as a share of the tolerance.
  private static let straightShare = 0.12
  /// How many times as far what it is compared with may be.
  private static let widening = 9.0
  /// How long it is, at least, as a share of that.
  private static let leastShare = 0.8
  /// How far from its end a corner may be to be the end.
  private static let cornerReach = 2.6

  /// Where a straight side begins and ends, by the points of a chain, and the line that it is.
  private struct Straight {
    var first, last: Int
    var line: Side
  }

  /// Adds the joints at the ends of straight sides, in place of what places there were along them.
  func addStraights(_ corners: FitBuffer<Int>, to nodes: inout FitList<FitNode>) {
    let (n, m) = (chain.count, corners.count)
    let joints = chain.memory.room(for: 2 * m, of: FitNode.self)
    var list = FitList(room: joints)
    var isInside: FitBuffer<Bool>?
    // Where the side before ends: the polygon may have cut one in two.
    var end = -1
    for k in 0..<(chain.isClosed ? m : m - 1) {
      guard let side = straight(corners, k) else { continue }
      let first = side.first % n
      guard first > end else { continue }
      guard !hasCorner(near: side.first, nodes.elements),
        !hasCorner(near: side.last, nodes.elements)
      else { continue }
      end = first + side.last - side.first
      list.append(joint(side, at: side.first))
      list.append(joint(side, at: side.last))
      let inside = isInside ?? chain.memory.array(repeating: false, count: n)
      isInside = inside
      for i in side.first...side.last {
        // The end of the second round is the first point once more.
        inside[i % n] = true
      }
    }
    guard let isInside else { return }
    list.sortNearly { $0.index < $1.index }
    var all = chain.memory.list(of: FitNode.self, capacity: nodes.count + list.count)
    var next = 0
    for node in nodes.elements where !isInside[node.index] {
      while next < list.count, list[next].index < node.index {
        all.append(list[next])
        next += 1
      }
      all.append(node)
    }
    while next < list.count {
      all.append(list[next])
      next += 1
    }
    nodes = all
  }

  /// The joint at a point of a straight side.
  private func joint(_ side: Straight, at index: Int) -> FitNode {
    let (d, line) = (chain.points[index] - side.line.point, side.line)
    let position = line.point + line.direction * dot(d, line.direction)
    var node = FitNode(
      index: index % chain.count, position: position, corner: position
    )
    node.direction = line.direction
    node.isSure = true
    return node
  }

  /// The straight side that begins and ends near two corners of the polygon, one after the other; nil where
  /// there is none.
  private func straight(_ corners: FitBuffer<Int>, _ k: Int) -> Straight? {
    var (a, b) = (around(corners, k), around(corners, k + 1))
    guard chain.lengths[b] - chain.lengths[a] >= FitNodes.shortestStraight else { return nil }
    // The second round has room on both sides.
    if chain.isClosed, b <= chain.count, a < chain.count / 2 {
      a += chain.count
      b += chain.count
    }
    let (s, t) = (chain.lengths[a], chain.lengths[b])
    guard let seed = line(from: s + (t - s) / 3, to: t - (t - s) / 3, hint: a) else { return nil }
    let near = FitNodes.straightShare * tolerance
    var hint = a
    _ = chain.point(atLength: (s + t) / 2, hint: &hint)
    let most = chain.count - 1
    guard let inner = run(seed, from: hint...(hint + 1), within: near, most: most),
      let side = line(along: inner),
      let straight = run(side, from: hint...(hint + 1), within: near, most: most),
      let wide = run(side, from: straight, within: FitNodes.widening * near, most: most),
      length(straight) >= FitNodes.leastShare * length(wide)
    else { return nil }
    // From where it begins, a curve is nine times as far from the line at three times the way.
    let before = length(wide.lowerBound...straight.lowerBound) / 2
    let after = length(straight.upperBound...wide.upperBound) / 2
    let first = point(straight.lowerBound, on: before, upTo: hint)
    let last = point(straight.upperBound, on: -after, upTo: hint + 1)
    guard length(first...last) >= FitNodes.shortestStraight else { return nil }
    return Straight(first: first, last: last, line: side)
  }

  /// How far a point of the chain is from a line.
  private func distance(_ line: Side, _ index: Int) -> Double {
    abs(cross(chain.points[index] - line.point, line.direction))
  }

  /// The point nearest to one that is so far on from another, or back, but none beyond a third.
  private func point(_ index: Int, on way: Double, upTo end: Int) -> Int {
    let (wanted, step) = (chain.lengths[index] + way, end < index ? -1 : 1)
    var i = index
    while i != end, abs(chain.lengths[i + step] - wanted) <= abs(chain.lengths[i] - wanted) {
      i += step
    }
    return i
  }

  private func length(_ range: ClosedRange<Int>) -> Double {
    chain.lengths[range.upperBound] - chain.lengths[range.lowerBound]
  }

  /// The points on and back from some that are near a line; nil if those are not.
  private func run(
    _ line: Side, from range: ClosedRange<Int>, within limit: Double, most: Int
  ) -> ClosedRange<Int>? {
    var (low, high) = (range.lowerBound, range.upperBound)
    guard distance(line, low) <= limit, distance(line, high) <= limit else { return nil }
    while low > 0, high - low < most, distance(line, low - 1) <= limit { low -= 1 }
    while high + 1 < chain.points.count, high - low < most, distance(line, high + 1) <= limit {
      high += 1
    }
    return low...high
  }

  /// The line that fits most of a side best.
  private func line(along range: ClosedRange<Int>) -> Side? {
    let (s, t) = (chain.lengths[range.lowerBound], chain.lengths[range.upperBound])
    return line(from: s + (t - s) / 8, to: t - (t - s) / 8, hint: range.lowerBound)
  }

  private func line(from begin: Double, to end: Double, hint: Int) -> Side? {
    let stretch = chain.memory.room(for: 1, of: filigree_stretch.self)
    stretch[0] = filigree_stretch(begin: begin, end: end, hint: hint)
    let line = Side(chain.lines(stretch)[0])
    return line.direction == .zero ? nil : line
  }

  /// Whether a point is near a corner that is none of a curve, or is the end of an open chain.
  private func hasCorner(near index: Int, _ nodes: FitBuffer<FitNode>) -> Bool {
    let n = chain.count
    let own = index % n
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].index < own { low = middle + 1 } else { high = middle }
    }
    for step in [-1, 1] {
      var k = step < 0 ? low - 1 : low
      for _ in nodes.indices {
        if chain.isClosed { k = k < 0 ? k + nodes.count : k >= nodes.count ? k - nodes.count : k }
        guard nodes.indices.contains(k) else { break }
        let node = nodes[k]
        var away = abs(chain.lengths[node.index] - chain.lengths[own])
        if chain.isClosed { away = min(away, chain.length - away) }
        if away > FitNodes.cornerReach { break }
        if node.isSure || !node.canBeSmooth { return true }
        k += step
      }
    }
    return false
  }
}
