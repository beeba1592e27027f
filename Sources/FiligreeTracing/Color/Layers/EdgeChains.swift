/// Chains of arcs that are one edge, joined at through-edges.
struct EdgeChains {
  /// Sides of arcs, end to end.
  struct Chain {
    /// Twice the index of each arc, plus one where it is traversed backwards.
    var sides: [Int32]
    /// Whether the last one continues with the first.
    var isClosed: Bool
  }

  /// All arcs, each in one chain; those that pass through no node are alone.
  private(set) var chains: [Chain] = []

  /// The chains of a graph, in the order of their first arcs.
  init(_ graph: ArcGraph) {
    var isUsed = [Bool](repeating: false, count: graph.arcs.count)
    for arc in graph.arcs.indices where !isUsed[arc] {
      isUsed[arc] = true
      let first = Int32(truncatingIfNeeded: 2 * arc)
      var sides = [first]
      var isClosed = false
      func extend() {
        // Every side on the way is new, until the first arc comes again.
        while let next = Self.next(sides[sides.count - 1], in: graph) {
          if next == sides[0] {
            isClosed = true
            return
          }
          guard !isUsed[Int(next) >> 1] else { return }
          isUsed[Int(next) >> 1] = true
          sides.append(next)
        }
      }
      extend()
      if !isClosed {
        sides = sides.reversed().map { $0 ^ 1 }
        extend()
        sides = sides.reversed().map { $0 ^ 1 }
      }
      chains.append(Chain(sides: sides, isClosed: isClosed))
    }
  }

  /// The side that continues one where it ends; nil if the edge ends there.
  private static func next(_ side: Int32, in graph: ArcGraph) -> Int32? {
    let node = graph.end(of: side)
    guard node >= 0, !graph.throughEdges.isEmpty, let throughEdge = graph.throughEdges[Int(node)]
    else {
      return nil
    }
    let back = side ^ 1
    if throughEdge.sides.0 == back { return throughEdge.sides.1 }
    return throughEdge.sides.1 == back ? throughEdge.sides.0 : nil
  }
}
