/// The vertical runs of one outline in walking order, each with its neighbours.
struct OutlineWalk {
  let nodes: UnsafePointer<CrackNode>
  let order: UnsafePointer<Int32>
  let count: Int
  /// Whether the walk begins with the horizontal run before the first vertical one.
  let isHole: Bool

  init(
    _ outline: OutlineForest.Outline, order: UnsafePointer<Int32>, nodes: UnsafePointer<CrackNode>
  ) {
    self.nodes = nodes
    self.order = order + Int(outline.start)
    count = Int(outline.count)
    isHole = outline.isHole
  }

  /// The `i`th vertical run.
  @inline(__always)
  subscript(i: Int) -> CrackNode { nodes[Int(order[i])] }

  /// The last vertical run.
  @inline(__always) var last: CrackNode { self[count &- 1] }
}
