extension ArcGraph {
  /// The node that a side leads to, or −1.
  func end(of side: Int32) -> Int32 {
    let arc = arcs[Int(side) >> 1]
    return side & 1 == 0 ? arc.end : arc.start
  }

  /// The points of a side without its nodes, in its order.
  func points(of side: Int32, _ body: (SIMD2<Float>) -> Void) {
    let range = arcs[Int(side) >> 1].points
    if side & 1 == 0 {
      for i in range { body(points[Int(i)]) }
    } else {
      for i in range.reversed() { body(points[Int(i)]) }
    }
  }

  /// Whether an edge passes a node.
  func isPassage(_ node: Int) -> Bool { !passages.isEmpty && passages[node] != nil }
}
