/// Break points as nodes of the segment graph: each break point is one node or two.
///
/// A break point that can be a corner has a node without a direction, one that can be smooth has a node
/// with a direction. A list may leave out break points, and some nodes of others; all lists number the
/// nodes alike.
struct BreakPointList {
  /// All nodes, twice for a closed polyline.
  let nodes: FitBuffer<SegmentFit.End>
  /// The number of different nodes.
  let nodeCount: Int
  /// The number of different break points in the list.
  let count: Int
  let isClosed: Bool
  /// The nodes of each break point, for a closed polyline in both rounds.
  private let ranges: FitBuffer<NodeRange>
  /// Whether each node is the first one of a mandatory break point; nil if there are none.
  private let mandatory: FitBuffer<Bool>?
  /// The next mandatory break point after each one, for a closed polyline in either round.
  private let nextMandatory: FitBuffer<Int32>?

  /// The nodes of a break point: `begin..<end`.
  private struct NodeRange {
    var begin, end: Int32
  }

  /// Lists all break points.
  init(polyline: FitPolyline, breakPoints: FitBuffer<BreakPoint>) {
    let rounds = polyline.isClosed ? 2 : 1
    var nodes = polyline.arena.list(
      of: SegmentFit.End.self, capacity: 2 * rounds * breakPoints.count)
    var ranges = polyline.arena.list(of: NodeRange.self, capacity: rounds * breakPoints.count)
    var nodeCount = 0
    let hasMandatory = breakPoints.contains { $0.isMandatory }
    let mandatory =
      hasMandatory ? polyline.arena.array(repeating: false, count: 2 * breakPoints.count) : nil
    for round in 0..<rounds {
      for breakPoint in breakPoints {
        let index = breakPoint.index + round * polyline.count
        let first = Int32(truncatingIfNeeded: nodes.count)
        // The node without a direction comes first.
        if round == 0, breakPoint.isMandatory { mandatory?[nodes.count] = true }
        if breakPoint.canBeCorner {
          nodes.append(SegmentFit.End(index: index, position: breakPoint.corner, direction: nil))
        }
        if breakPoint.canBeSmooth {
          nodes.append(
            SegmentFit.End(
              index: index, position: breakPoint.position, direction: breakPoint.direction))
        }
        ranges.append(NodeRange(begin: first, end: Int32(truncatingIfNeeded: nodes.count)))
      }
      if round == 0 { nodeCount = nodes.count }
    }
    self.nodes = nodes.elements
    self.nodeCount = nodeCount
    self.ranges = ranges.elements
    count = breakPoints.count
    isClosed = polyline.isClosed
    self.mandatory = mandatory
    nextMandatory = BreakPointList.nextMandatory(
      self.ranges, count, nodeCount, mandatory, polyline.arena)
  }

  /// Lists the break points of which some nodes are included, with those nodes.
  init(_ all: BreakPointList, arena: FitArena, where isIncluded: (Int) -> Bool) {
    var ranges = arena.list(of: NodeRange.self, capacity: all.ranges.count)
    for k in 0..<all.count {
      var (low, high) = (all.ranges[k].begin, all.ranges[k].end)
      while low < high, !isIncluded(Int(low)) { low += 1 }
      while high > low, !isIncluded(Int(high) - 1) { high -= 1 }
      if low < high { ranges.append(NodeRange(begin: low, end: high)) }
    }
    count = ranges.count
    nodes = all.nodes
    nodeCount = all.nodeCount
    isClosed = all.isClosed
    if isClosed {
      let round = Int32(truncatingIfNeeded: nodeCount)
      for k in 0..<count {
        ranges.append(NodeRange(begin: ranges[k].begin + round, end: ranges[k].end + round))
      }
    }
    self.ranges = ranges.elements
    mandatory = all.mandatory
    nextMandatory = BreakPointList.nextMandatory(self.ranges, count, nodeCount, mandatory, arena)
  }

  /// The next mandatory break point after each one.
  private static func nextMandatory(
    _ ranges: FitBuffer<NodeRange>, _ count: Int, _ nodeCount: Int, _ mandatory: FitBuffer<Bool>?,
    _ arena: FitArena
  ) -> FitBuffer<Int32>? {
    guard let mandatory else { return nil }
    let nextMandatory = arena.buffer(count: count, of: Int32.self)
    var next = Int32.max
    for k in ranges.indices.reversed() {
      if k < count { nextMandatory[k] = next }
      let node = Int(ranges[k].begin)
      if mandatory[node < nodeCount ? node : node - nodeCount] {
        next = Int32(truncatingIfNeeded: k)
      }
    }
    return nextMandatory
  }

  /// Whether a node of the first round is the first one of a mandatory break point, which no segment
  /// spans.
  func isMandatory(_ node: Int) -> Bool { mandatory?[node] ?? false }

  /// The last break point that segments from a break point may lead to.
  func last(from index: Int) -> Int {
    let last = isClosed ? index + count - 1 : count - 1
    guard let nextMandatory else { return last }
    return min(last, Int(nextMandatory[index]))
  }

  /// The nodes of a break point, of either round.
  func nodes(at index: Int) -> Range<Int> {
    Int(ranges[index].begin)..<Int(ranges[index].end)
  }

  /// Calls `body` with the ranges of nodes, two numbers for each break point; nil if there are none.
  func withRanges<Result>(_ body: (UnsafePointer<Int32>?) -> Result) -> Result {
    ranges.withElements { ranges in
      // A range is two numbers.
      body(UnsafeRawPointer(ranges.baseAddress)?.assumingMemoryBound(to: Int32.self))
    }
  }

  /// The index of the first break point that contains a node or lies after it; the number of break
  /// points in all rounds if there is none.
  func index(of node: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(ranges[middle].end) <= node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a node is a corner whose break point has no smooth node.
  func isSharp(_ node: Int) -> Bool {
    guard nodes[node].direction == nil else { return false }
    return node + 1 == nodes.count || nodes[node + 1].index != nodes[node].index
  }
}
