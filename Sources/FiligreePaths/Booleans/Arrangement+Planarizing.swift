extension Arrangement {
  /// Up to this many vertices, all pairs of segments are tested without a tree.
  private static var smallCount: Int { 32 }

  /// Makes a node of every point where segments meet: snap rounding.
  ///
  /// First all pairs of segments that come near one another are tested (`+Pairing`): the pixels of
  /// end points that the other segment passes, and of crossings, rounded, become hot. Then every
  /// segment is routed through the centers of the hot pixels that it passes (`+HotPixels`). Hobby's
  /// theorem (1999) says that this is enough: segments no longer cross.
  ///
  mutating func planarize() {
    nodeOfVertex = ArenaList(&arena, capacity: points.count)
    nodeOfVertex.base.update(repeating: -1, count: points.count)
    nodeOfVertex.count = points.count
    if points.count <= Arrangement.smallCount {
      pairAll()
    } else {
      buildTree()
      pairByTree()
    }
    if hot.count == 0 { return }
    let cells = gatherNodes()
    if tree.leaves == 0 {
      _ = routeThroughCells(cells, limit: .max)
    } else if hotCrossings.count < points.count / 4
      || !routeThroughCells(cells, limit: 64 * (nodes.count + points.count))
    {
      // A descent of the tree costs as much as testing the cells for four segments or so.
      routeThroughTree(cells)
    }
  }

  /// Makes a node of a vertex.
  mutating func mark(_ index: Int) {
    let v = vertex(index)
    if nodeOfVertex[v] < 0 {
      let node = nodes.add(points[v], &arena)
      nodeOfVertex[v] = node
      nodes.assign(v, to: node)
    }
  }

  // MARK: Order

  /// Sorts the cuts by segment and along it, and removes repeats.
  mutating func sortCuts() {
    let count = cuts.count
    if count < 2 { return }
    if count <= SegmentCutSort.smallCount {
      SegmentCutSort.sortFew(cuts.base, count)
    } else {
      sortManyCuts()
    }
    var kept = 1
    var i = 1
    while i < count {
      if cuts[i].key != cuts[kept &- 1].key {
        cuts[kept] = cuts[i]
        kept &+= 1
      }
      i &+= 1
    }
    cuts.count = kept
  }

  /// Counting sort by segment, then each segment's cuts by themselves.
  private mutating func sortManyCuts() {
    let count = cuts.count
    let from = cuts.base
    let starts = arena.allocate(Int32.self, points.count + 1)
    starts.update(repeating: 0, count: points.count + 1)
    var i = 0
    while i < count {
      starts[from[i].segment &+ 1] &+= 1
      i &+= 1
    }
    i = 0
    while i < points.count {
      starts[i &+ 1] &+= starts[i]
      i &+= 1
    }
    var sorted = ArenaList<Cut>(&arena, capacity: count)
    let to = sorted.base
    i = 0
    while i < count {
      let segment = from[i].segment
      to[Int(starts[segment])] = from[i]
      starts[segment] &+= 1
      i &+= 1
    }
    // Each start has advanced to the next segment's start.
    var low = 0
    var s = 0
    while s < points.count {
      let high = Int(starts[s])
      // The unsorted list is free now, and serves as scratch space.
      SegmentCutSort.sort(to + low, high &- low, scratch: from)
      low = high
      s &+= 1
    }
    sorted.count = count
    cuts = sorted
  }
}
