/// Finds the cheapest path of segments along a polyline, by dynamic programming.
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
  private var labels: [Label]
  /// The number of nodes along a path, less one.
  private let length: Int

  init(_ graph: SegmentGraph) {
    length = graph.polyline.isClosed ? graph.count : graph.count - 1
    // A segment leads around once at most.
    labels = Array(repeating: .none, count: length + graph.count + 1)
  }

  /// The edges of the cheapest path: around a closed polyline from wherever that is cheapest, along an open
  /// one from end to end.
  mutating func find(_ graph: SegmentGraph) -> [Int] {
    guard graph.polyline.isClosed else {
      _ = label(graph, from: 0)
      return path(graph)
    }
    // It has a node in any window that no segment spans: all nodes of the shortest such window are tried.
    var best: (cost: Float, path: [Int]) = (.infinity, [])
    for node in ShortestPath.window(graph) {
      let cost = label(graph, from: node % graph.count)
      if cost < best.cost { best = (cost, path(graph)) }
    }
    return best.path
  }

  /// The edges of the cheapest path from one node.
  mutating func find(_ graph: SegmentGraph, from start: Int) -> [Int] {
    _ = label(graph, from: start)
    return path(graph)
  }

  /// Labels the nodes along a path that begins at a node; returns the path's cost.
  private mutating func label(_ graph: SegmentGraph, from start: Int) -> Float {
    let count = graph.count
    labels.withUnsafeMutableBufferPointer { labels in
      graph.edges.withUnsafeBufferPointer { edges in
        graph.heads.withUnsafeBufferPointer { heads in
          labels.update(repeating: .none)
          labels[0] = Label(sum: 0, edge: -1)
          for i in 0..<length {
            let sum = labels[i].sum
            guard sum < .infinity else { continue }
            let u = start &+ i
            let a = u >= count ? u &- count : u
            // From the number of the segment's target to its index along this path.
            let shift = i &- a
            var edge = heads[a]
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

  /// The edges of the path that was labeled last.
  private func path(_ graph: SegmentGraph) -> [Int] {
    var path: [Int] = []
    var i = length
    while i > 0 {
      let edge = labels[i].edge
      path.append(edge)
      i -= Int(graph.edges[edge].target - graph.edges[edge].origin)
    }
    return path.reversed()
  }

  /// The shortest range of nodes, beginning in the first round, that every path around visits.
  private static func window(_ graph: SegmentGraph) -> ClosedRange<Int> {
    // How far segments from before a node reach beyond it, over two rounds.
    var reach = 0
    let count = graph.count
    var best = 0...(count - 1)
    for u in 0..<(2 * count) {
      if u >= count, reach - u < best.count - 1 {
        best = (u - count)...(u - count + max(reach - u, 0))
      }
      let a = u >= count ? u - count : u
      reach = max(reach, Int(graph.farthest[a]) - a + u)
    }
    return best
  }
}
