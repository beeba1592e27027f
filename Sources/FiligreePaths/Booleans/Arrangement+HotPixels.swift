// The second half of snap rounding: segments are routed through hot pixels.

extension Arrangement {
  // MARK: Segment by segment

  /// Routes each segment through the nodes in whose pixels it passes.
  ///
  /// The cuts are ordered by segment and along it. Returns false, with nothing done, where so many
  /// nodes lie in few cells that more than `limit` of them would have to be tested.
  mutating func routeThroughCells(_ cells: NodeCells, limit: Int) -> Bool {
    var near = ArenaList<Int32>(&arena, capacity: nodes.count + 8)
    let scratch = arena.allocate(Cut.self, nodes.count + 1)
    var tested = 0
    var r = 0
    while r < rings.count {
      let ring = rings[r]
      var i = Int(ring.start)
      let end = i &+ Int(ring.count)
      while i < end {
        let a = points[i]
        let b = points[i &+ 1]
        near.count = 0
        tested &+= findNodes(near: a, b, cells, &near)
        let first = cuts.count
        var k = 0
        while k < near.count {
          route(i, a, b, through: near[k], endsRing: ring.isOpen && i &+ 1 == end)
          k &+= 1
        }
        if tested > limit {
          cuts.count = 0
          return false
        }
        SegmentCutSort.sort(cuts.base + first, cuts.count &- first, scratch: scratch)
        i &+= 1
      }
      r &+= 1
    }
    return true
  }

  /// Collects the nodes within a pixel of a segment, and some more; returns how many were tested.
  @inline(__always) private func findNodes(
    near a: GridPoint, _ b: GridPoint, _ cells: NodeCells, _ result: inout ArenaList<Int32>
  ) -> Int {
    let ax = Double(a.x)
    let ay = Double(a.y)
    let dx = Double(b.x) - ax
    let dy = Double(b.y) - ay
    // Half of |dx| + |dy| is where a line leaves a pixel; doubles are off by less than 2¹¹.
    let reach = (abs(dx) + abs(dy)) * 0.5 + 2048
    let line = NodeCells.Line(x: ax, y: ay, dx: dx, dy: dy, reach: reach)
    let low = Int(min(a.y, b.y))
    let high = Int(max(a.y, b.y))
    let lastRow = cells.row(high)
    var row = cells.row(low)
    if cells.columns == 1 {
      let start = cells.starts[row]
      let end = cells.starts[lastRow &+ 1]
      result.count = cells.collect(near: line, from: start, to: end, into: result.base)
      return Int(end &- start) >> 3
    }
    let slope = dy == 0 ? 0 : dx / dy
    var tested = 0
    var count = 0
    while row <= lastRow {
      // The part of the segment in the row, give or take a step.
      let bottom = cells.minY &+ row << cells.shift
      let from = Double(max(low, bottom &- 1))
      let to = Double(min(high, bottom &+ 1 << cells.shift))
      let x0 = dy == 0 ? ax : ax + (from - ay) * slope
      let x1 = dy == 0 ? ax + dx : ax + (to - ay) * slope
      let left = cells.column(Int(min(x0, x1)) &- 2)
      let right = cells.column(Int(max(x0, x1)) &+ 2)
      let start = cells.starts[row &* cells.columns &+ left]
      let end = cells.starts[row &* cells.columns &+ right &+ 1]
      count &+= cells.collect(near: line, from: start, to: end, into: result.base + count)
      tested &+= Int(end &- start)
      row &+= 1
    }
    result.count = count
    return tested
  }

  /// Routes a segment through a node if it passes its pixel; at an end, assigns the node to the
  /// vertex.
  @inline(__always) private mutating func route(
    _ i: Int, _ a: GridPoint, _ b: GridPoint, through node: Int32, endsRing: Bool
  ) {
    let p = nodes.points[Int(node)]
    if p == a {
      assign(i, to: node)
    } else if p == b {
      // The end is the start of the next segment, except where an open ring ends.
      if endsRing { assign(i &+ 1, to: node) }
    } else if passesPixel(a, b, p, cross: orientation(a, b, p)) {
      cut(i, a, p, node)
    }
  }

  @inline(__always) private mutating func cut(
    _ i: Int, _ a: GridPoint, _ p: GridPoint, _ node: Int32
  ) {
    let dx = (Int64(p.x) &- Int64(a.x)).magnitude
    let dy = (Int64(p.y) &- Int64(a.y)).magnitude
    cuts.append(Cut(key: UInt64(i) << 32 | (dx &+ dy), node: node), &arena)
  }

  @inline(__always) private mutating func assign(_ vertex: Int, to node: Int32) {
    nodeOfVertex[vertex] = node
    nodes.assign(vertex, to: node)
  }

  // MARK: Node by node

  /// As `routeThroughCells`, for many segments with few crossings.
  ///
  /// Contacts with vertices were all recorded with the pairs; for crossings the tree finds what
  /// else passes.
  mutating func routeThroughTree(_ cells: NodeCells) {
    var k = 0
    while k < touches.count {
      let touch = touches[k]
      let node = cells.node(at: touch.point)
      if touch.index < 0 {
        assign(Int(~touch.index), to: node)
      } else {
        cut(Int(touch.index), points[Int(touch.index)], touch.point, node)
      }
      k &+= 1
    }
    let isDone = arena.allocate(Bool.self, nodes.count)
    isDone.update(repeating: false, count: nodes.count)
    var stack = ArenaList<Int32>(&arena, capacity: 128)
    k = 0
    while k < hotCrossings.count {
      let p = hotCrossings[k]
      let node = cells.node(at: p)
      if !isDone[Int(node)] {
        isDone[Int(node)] = true
        routeThroughTree(node, p, &stack)
      }
      k &+= 1
    }
    sortCuts()
  }

  private mutating func routeThroughTree(
    _ node: Int32, _ p: GridPoint, _ stack: inout ArenaList<Int32>
  ) {
    let leaves = tree.leaves
    let boxes = tree.boxes
    stack.append(1, &arena)
    while stack.count > 0 {
      stack.count &-= 1
      let i = Int(stack[stack.count])
      if i >= leaves {
        let block = tree.blocks[i &- leaves]
        var s = Int(block.start)
        while s < Int(block.end) {
          let a = points[s]
          let b = points[s &+ 1]
          if Arrangement.boxContains(p, a, b) {
            route(s, a, b, through: node, endsRing: sources[s &+ 1] == .min)
          }
          s &+= 1
        }
      } else {
        let child = 2 &* i
        if boxes[child].contains(p) {
          stack.append(Int32(truncatingIfNeeded: child), &arena)
        }
        if boxes[child &+ 1].contains(p) {
          stack.append(Int32(truncatingIfNeeded: child &+ 1), &arena)
        }
      }
    }
  }

  /// Whether a point lies in the box of a segment: not on one side of both its ends.
  @inline(__always) private static func boxContains(
    _ p: GridPoint, _ a: GridPoint, _ b: GridPoint
  ) -> Bool {
    ((a.x &- p.x) & (b.x &- p.x)) | ((p.x &- a.x) & (p.x &- b.x))
      | ((a.y &- p.y) & (b.y &- p.y)) | ((p.y &- a.y) & (p.y &- b.y)) >= 0
  }
}
