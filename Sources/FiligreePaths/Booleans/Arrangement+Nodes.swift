// From hot pixels to nodes.

extension Arrangement {
  /// Makes a node of each hot pixel.
  mutating func gatherNodes() -> NodeCells {
    let count = hot.count
    let base = hot.base
    var box = GridBox.empty
    var i = 0
    while i < count {
      let p = base[i]
      box.unite(GridBox(minX: p.x, minY: p.y, maxX: p.x, maxY: p.y))
      i &+= 1
    }
    var cells = NodeCells(
      starts: arena.allocate(Int32.self, 2), x: arena.allocate(Double.self, count + 1),
      y: arena.allocate(Double.self, count + 1))
    nodes = NodeTable(&arena, capacity: count)
    if count <= SegmentCutSort.smallCount {
      Arrangement.sortFew(base, count)
      cells.starts[0] = 0
      addNodes(base, 0, count, &cells)
      cells.starts[1] = Int32(truncatingIfNeeded: nodes.count)
      return cells
    }
    // About two nodes a cell, however they are spread over their box. Few nodes get one cell a row:
    // testing all nodes of some rows is as fast as finding the cells.
    let width = Int(box.maxX) &- Int(box.minX) &+ 1
    let height = Int(box.maxY) &- Int(box.minY) &+ 1
    let areFew = count <= NodeCells.rowLimit
    let wanted = areFew ? count / 2 : min(1024, Int((Double(count) / 2).squareRoot()))
    var shift = 0
    while (areFew ? height : max(width, height)) >> shift >= wanted { shift &+= 1 }
    cells.minX = Int(box.minX)
    cells.minY = Int(box.minY)
    cells.shift = shift
    cells.columns = areFew ? 1 : width >> shift &+ 1
    cells.rows = height >> shift &+ 1
    sortIntoCells(&cells)
    return cells
  }

  /// Sorts the hot pixels by cells, and makes nodes of them.
  private mutating func sortIntoCells(_ cells: inout NodeCells) {
    let count = hot.count
    let base = hot.base
    let cellCount = cells.columns &* cells.rows
    cells.starts = arena.allocate(Int32.self, cellCount + 1)
    cells.starts.update(repeating: 0, count: cellCount + 1)
    let cellOf = arena.allocate(Int32.self, count)
    var i = 0
    while i < count {
      let cell = cells.cell(base[i])
      cellOf[i] = Int32(truncatingIfNeeded: cell)
      cells.starts[cell] &+= 1
      i &+= 1
    }
    var sum: Int32 = 0
    i = 0
    while i < cellCount {
      sum &+= cells.starts[i]
      // The cell's end; placing the pixels moves it down to the start.
      cells.starts[i] = sum
      i &+= 1
    }
    let sorted = arena.allocate(GridPoint.self, count)
    i = count
    while i > 0 {
      i &-= 1
      let cell = Int(cellOf[i])
      cells.starts[cell] &-= 1
      sorted[Int(cells.starts[cell])] = base[i]
    }
    cells.starts[cellCount] = sum
    var from = 0
    i = 0
    while i < cellCount {
      let end = Int(cells.starts[i &+ 1])
      Arrangement.sort(sorted + from, end &- from)
      cells.starts[i] = Int32(truncatingIfNeeded: nodes.count)
      addNodes(sorted, from, end, &cells)
      from = end
      i &+= 1
    }
    cells.starts[cellCount] = Int32(truncatingIfNeeded: nodes.count)
  }

  /// Makes nodes of sorted pixels, one for equal ones.
  @inline(__always) private mutating func addNodes(
    _ pixels: UnsafeMutablePointer<GridPoint>, _ from: Int, _ end: Int, _ cells: inout NodeCells
  ) {
    var i = from
    while i < end {
      let p = pixels[i]
      if i == from || p != pixels[i &- 1] {
        let node = Int(nodes.add(p, &arena))
        cells.x[node] = Double(p.x)
        cells.y[node] = Double(p.y)
      }
      i &+= 1
    }
  }

  private static func sort(_ base: UnsafeMutablePointer<GridPoint>, _ count: Int) {
    if count <= SegmentCutSort.smallCount {
      sortFew(base, count)
    } else {
      var all = UnsafeMutableBufferPointer(start: base, count: count)
      all.sort { $0.key < $1.key }
    }
  }

  @inline(__always) private static func sortFew(
    _ base: UnsafeMutablePointer<GridPoint>, _ count: Int
  ) {
    var i = 1
    while i < count {
      let p = base[i]
      let key = p.key
      var j = i
      while j > 0 && base[j &- 1].key > key {
        base[j] = base[j &- 1]
        j &-= 1
      }
      base[j] = p
      i &+= 1
    }
  }
}
