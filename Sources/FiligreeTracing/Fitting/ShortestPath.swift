/// Finds the cheapest path of segments by dynamic programming.
struct ShortestPath {
  /// The label of a node: the cost of the cheapest path to it, and in the lower half the last edge of
  /// that path, as one number.
  ///
  /// Costs are not negative, so their bits are ordered as they are: the smaller number is the cheaper
  /// path, and a minimum chooses without a branch.
  private struct Label {
    private(set) var bits: UInt64

    static let none = Label(sum: .infinity, edge: -1)

    @inline(__always)
    init(sum: Float, edge: Int32) {
      bits = UInt64(sum.bitPattern) &<< 32 | UInt64(UInt32(bitPattern: edge))
    }

    @inline(__always)
    var sum: Float { Float(bitPattern: UInt32(truncatingIfNeeded: bits &>> 32)) }

    @inline(__always)
    var edge: Int { Int(Int32(truncatingIfNeeded: bits)) }

    @inline(__always)
    mutating func take(_ other: Label) { bits = min(bits, other.bits) }
  }

  /// The labels of the nodes along a path, and of those beyond that segments lead to.
  private let labels: FitBuffer<Label>
  /// The number of nodes along a path, less one.
  private let length: Int
  /// The edges that arrive at each node, and where each node's begin.
  private var arrivals: [Int32] = []
  private var arrivalStarts: [Int32] = []

  init(_ edges: SegmentGraph) {
    length = edges.polyline.isClosed ? edges.count : edges.count - 1
    // A segment leads around once at most.
    labels = edges.polyline.arena.array(repeating: .none, count: length + edges.count + 1)
  }

  /// The cost of the cheapest path from a node around to itself, or for an open polyline from the first
  /// node to the last; `path` returns it until the next search.
  func cheapest(_ graph: SegmentGraph, from start: Int) -> Float {
    let count = graph.count
    labels.withElements { labels in
      graph.segments.edges.withUnsafeBufferPointer { edges in
        graph.segments.outgoing.withUnsafeBufferPointer { outgoing in
          for i in 0...length { labels[i] = .none }
          labels[0] = Label(sum: 0, edge: -1)
          for i in 0..<length {
            let sum = labels[i].sum
            guard sum < .infinity else { continue }
            let u = start &+ i
            let a = u >= count ? u &- count : u
            // From the number of the segment's target to its index along this path.
            let shift = i &- a
            var edge = outgoing[a].head
            while edge >= 0 {
              let link = edges[Int(edge)]
              labels[Int(link.target) &+ shift].take(Label(sum: sum + link.cost, edge: edge))
              edge = link.next
            }
          }
        }
      }
    }
    return labels[length].sum
  }

  /// The same, but proves the cheapest segment into each node before building on it.
  mutating func cheapestProven(_ graph: inout SegmentGraph, from start: Int) -> FitBuffer<Int> {
    indexArrivals(graph)
    let count = graph.count
    for i in 0...length { labels[i] = .none }
    labels[0] = Label(sum: 0, edge: -1)
    for i in 0..<length {
      let u = start + i
      let a = u >= count ? u - count : u
      if i > 0 { settle(i, a, &graph) }
      relax(i, a, graph)
    }
    settle(length, (start + length) % count, &graph)
    return path(graph)
  }

  /// Updates the labels at the ends of all segments that leave a node.
  private func relax(_ i: Int, _ a: Int, _ graph: SegmentGraph) {
    let sum = labels[i].sum
    guard sum < .infinity else { return }
    var next = graph.segments.outgoing[a].head
    while next >= 0 {
      let link = graph.segments.edges[Int(next)]
      take(Label(sum: sum + link.cost, edge: next), at: Int(link.target) - a + i)
      next = link.next
    }
  }

  /// Finds the cheapest segment into a node that passes the check.
  private func settle(_ i: Int, _ a: Int, _ graph: inout SegmentGraph) {
    while labels[i].sum < .infinity {
      if graph.check(labels[i].edge) { return }
      // The next best one.
      labels[i] = .none
      for edge in arrivals[Int(arrivalStarts[a])..<Int(arrivalStarts[a + 1])] {
        let link = graph.segments.edges[Int(edge)]
        let origin = i - Int(link.target - link.origin)
        guard origin >= 0 else { continue }
        take(Label(sum: labels[origin].sum + link.cost, edge: edge), at: i)
      }
    }
  }

  /// Indexes the edges by the nodes at which they arrive.
  private mutating func indexArrivals(_ graph: SegmentGraph) {
    let count = graph.count
    var counts = [Int32](repeating: 0, count: count + 1)
    for link in graph.segments.edges { counts[Int(link.target) % count + 1] += 1 }
    for k in 1..<counts.count { counts[k] += counts[k - 1] }
    arrivalStarts = counts
    arrivals = Array(repeating: 0, count: graph.segments.edges.count)
    for (edge, link) in graph.segments.edges.enumerated() {
      let target = Int(link.target) % count
      arrivals[Int(counts[target])] = Int32(truncatingIfNeeded: edge)
      counts[target] += 1
    }
  }

  private func take(_ other: Label, at i: Int) {
    var stop = labels[i]
    stop.take(other)
    labels[i] = stop
  }

  /// The edges of the path that was found last.
  func path(_ graph: SegmentGraph) -> FitBuffer<Int> {
    let arena = graph.polyline.arena
    guard labels[length].sum < .infinity else { return arena.buffer(count: 0, of: Int.self) }
    func before(_ i: Int) -> Int {
      let link = graph.segments.edges[labels[i].edge]
      return i - Int(link.target - link.origin)
    }
    var count = 0
    var i = length
    while i > 0 {
      count += 1
      i = before(i)
    }
    let path = arena.buffer(count: count, of: Int.self)
    i = length
    while i > 0 {
      count -= 1
      path[count] = labels[i].edge
      i = before(i)
    }
    return path
  }
}

extension SegmentGraph {
  /// The shortest range of nodes, beginning in the first round, that every closed path visits.
  var shortestWindow: ClosedRange<Int> {
    // How far segments from before a node reach beyond it, over two rounds.
    var reach = 0
    var best = 0...(count - 1)
    for u in 0..<(2 * count) {
      if u >= count, reach - u < best.count - 1 {
        best = (u - count)...(u - count + max(reach - u, 0))
      }
      let a = u >= count ? u - count : u
      let farthest = Int(segments.outgoing[a].farthest)
      if farthest > 0 { reach = max(reach, farthest - a + u) }
    }
    return best
  }
}
