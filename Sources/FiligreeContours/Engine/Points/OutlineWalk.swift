/// The vertical runs of one outline in walking order, each with its neighbors.
struct OutlineWalk {
  let runs: UnsafePointer<CrackNode>
  let count: Int
  /// Whether the walk begins with the horizontal run before the first vertical one.
  let isHole: Bool

  init(_ outline: OutlineForest.Outline, of runs: UnsafePointer<CrackNode>) {
    self.runs = runs + Int(outline.start)
    count = Int(outline.count)
    isHole = outline.isHole
  }

  /// The `i`th vertical run.
  @inline(__always)
  subscript(i: Int) -> CrackNode { runs[i] }

  /// The last vertical run.
  @inline(__always) var last: CrackNode { self[count &- 1] }
}
