// Crossings' pixels: the second half of snap rounding.

extension Arrangement {
  mutating func cutAllAtCrossings() {
    var k = 0
    while k < crossings.count {
      let crossing = crossings[k]
      var r = 0
      while r < rings.count {
        let start = Int(rings[r].start)
        cutAtPixel(crossing, start, start &+ Int(rings[r].count))
        r &+= 1
      }
      k &+= 1
    }
  }

  /// Leads the segments from `start` up to `end` through a node in whose pixel they pass.
  @inline(__always) private mutating func cutAtPixel(
    _ crossing: SegmentCrossing, _ start: Int, _ end: Int
  ) {
    let p = nodes.points[Int(crossing.node)]
    var i = start
    while i < end {
      let a = points[i]
      let b = points[i &+ 1]
      if Arrangement.boxHolds(p, a, b) {
        cutAtPixel(crossing, i, p, a, b)
      }
      i &+= 1
    }
  }

  /// Whether a point lies in the box of a segment: not on one side of both its ends.
  @inline(__always) private static func boxHolds(
    _ p: GridPoint, _ a: GridPoint, _ b: GridPoint
  ) -> Bool {
    ((a.x &- p.x) & (b.x &- p.x)) | ((p.x &- a.x) & (p.x &- b.x))
      | ((a.y &- p.y) & (b.y &- p.y)) | ((p.y &- a.y) & (p.y &- b.y)) >= 0
  }

  mutating func cutAtCrossingsByTree() {
    let leaves = tree.leaves
    let boxes = tree.boxes
    var stack = ArenaList<Int32>(&arena, capacity: 128)
    var k = 0
    while k < crossings.count {
      let crossing = crossings[k]
      let p = nodes.points[Int(crossing.node)]
      stack.append(1, &arena)
      while stack.count > 0 {
        stack.count &-= 1
        let i = Int(stack[stack.count])
        if i >= leaves {
          let block = tree.blocks[i &- leaves]
          cutAtPixel(crossing, Int(block.start), Int(block.end))
        } else {
          let child = 2 &* i
          if boxes[child].holds(p) {
            stack.append(Int32(truncatingIfNeeded: child), &arena)
          }
          if boxes[child &+ 1].holds(p) {
            stack.append(Int32(truncatingIfNeeded: child &+ 1), &arena)
          }
        }
      }
      k &+= 1
    }
  }

  @inline(__always) private mutating func cutAtPixel(
    _ crossing: SegmentCrossing, _ i: Int, _ p: GridPoint, _ a: GridPoint, _ b: GridPoint
  ) {
    // The two that cross here are cut already.
    if i != Int(crossing.first) && i != Int(crossing.second) && p != a && p != b
      && passesPixel(a, b, p, cross: orientation(a, b, p))
    {
      cut(i, a, p, crossing.node)
    }
  }

  // MARK: Many crossings

  /// Asks cells of the plane which segments come near each crossing.
  ///
  /// Where segments cross many others they are long, and boxes in a tree hold mostly empty space. So
  /// every segment is listed in the cells that it passes, give or take two pixels. Returns false, and
  /// does nothing, where the lists would be much longer than what they are for, or where most
  /// crossings lie in few cells.
  mutating func cutAtCrossingsByCells() -> Bool {
    let box = tree.boxes[1]
    // About as many cells as crossings, or a quarter of that: their size is a power of two.
    let wanted = max(1, min(1024, Int(Double(crossings.count).squareRoot())))
    let extent = Int(
      max(Int64(box.maxX) - Int64(box.minX), Int64(box.maxY) - Int64(box.minY)) + 1)
    var shift = 0
    while extent >> shift >= wanted && shift < 40 { shift += 1 }
    let columns = extent >> shift + 1
    let cells = CellGrid(
      minX: Int(box.minX), minY: Int(box.minY), shift: shift, columns: columns)
    if listLength(in: cells) > 8 * (crossings.count + points.count) { return false }
    let starts = arena.allocate(Int32.self, columns * columns + 1)
    starts.update(repeating: 0, count: columns * columns + 1)
    listSegments(in: cells, starts, nil)
    var sum: Int32 = 0
    var i = 0
    while i < columns * columns {
      let count = starts[i]
      starts[i] = sum
      sum &+= count
      i &+= 1
    }
    if visitCount(in: cells, starts, sum) > 32 * (crossings.count + points.count) { return false }
    let lists = arena.allocate(Int32.self, Int(sum) + 1)
    listSegments(in: cells, starts, lists)
    // Each start has moved on to the next cell's.
    var k = 0
    while k < crossings.count {
      let crossing = crossings[k]
      let p = nodes.points[Int(crossing.node)]
      let cell = cells.row(Int(p.y)) &* columns &+ cells.column(Int(p.x))
      var at = cell == 0 ? 0 : Int(starts[cell &- 1])
      let end = Int(starts[cell])
      while at < end {
        let s = Int(lists[at])
        let a = points[s]
        let b = points[s &+ 1]
        if Arrangement.boxHolds(p, a, b) {
          cutAtPixel(crossing, s, p, a, b)
        }
        at &+= 1
      }
      k &+= 1
    }
    return true
  }

  /// How many segments will be asked in all, given where each cell's list starts.
  private func visitCount(
    in cells: CellGrid, _ starts: UnsafeMutablePointer<Int32>, _ end: Int32
  ) -> Int {
    let last = cells.columns &* cells.columns &- 1
    var count = 0
    var k = 0
    while k < crossings.count {
      let p = nodes.points[Int(crossings[k].node)]
      let cell = cells.row(Int(p.y)) &* cells.columns &+ cells.column(Int(p.x))
      count &+= Int((cell == last ? end : starts[cell &+ 1]) &- starts[cell])
      k &+= 1
    }
    return count
  }

  /// About how many entries the lists will have.
  private func listLength(in cells: CellGrid) -> Int {
    var steps = 0.0
    var i = 1
    while i < points.count {
      steps += abs(Double(points[i].x) - Double(points[i &- 1].x))
      steps += abs(Double(points[i].y) - Double(points[i &- 1].y))
      i &+= 1
    }
    // Ends of rings make it a little too long; a sum of lengths below 2⁶¹ cannot overflow.
    return points.count &+ Int(steps / Double(cells.size))
  }

  /// Counts the segments of each cell in `starts`; or, with `lists`, puts them where `starts` says.
  private func listSegments(
    in cells: CellGrid, _ starts: UnsafeMutablePointer<Int32>,
    _ lists: UnsafeMutablePointer<Int32>?
  ) {
    var r = 0
    while r < rings.count {
      var i = Int(rings[r].start)
      let end = i &+ Int(rings[r].count)
      while i < end {
        let a = points[i].y <= points[i &+ 1].y ? points[i] : points[i &+ 1]
        let b = points[i].y <= points[i &+ 1].y ? points[i &+ 1] : points[i]
        let slope = b.y == a.y ? 0 : (Double(b.x) - Double(a.x)) / (Double(b.y) - Double(a.y))
        let first = cells.row(Int(a.y) &- 2)
        let last = cells.row(Int(b.y) &+ 2)
        var row = first
        while row <= last {
          // The segment's part in the row, by x.
          let low = Double(max(Int(a.y), cells.minY &+ row &* cells.size &- 2))
          let high = Double(min(Int(b.y), cells.minY &+ (row &+ 1) &* cells.size &+ 2))
          var x0 = Double(a.x)
          var x1 = Double(b.x)
          if b.y != a.y {
            x0 = Double(a.x) + slope * (min(low, Double(b.y)) - Double(a.y))
            x1 = Double(a.x) + slope * (max(high, Double(a.y)) - Double(a.y))
          }
          var column = cells.column(Int(min(x0, x1)) &- 3)
          let lastColumn = cells.column(Int(max(x0, x1)) &+ 3)
          while column <= lastColumn {
            let cell = row &* cells.columns &+ column
            if let lists {
              lists[Int(starts[cell])] = Int32(truncatingIfNeeded: i)
            }
            starts[cell] &+= 1
            column &+= 1
          }
          row &+= 1
        }
        i &+= 1
      }
      r &+= 1
    }
  }

  /// Square cells over the drawing.
  private struct CellGrid {
    var minX: Int
    var minY: Int
    /// The size as a power of two.
    var shift: Int
    var columns: Int

    var size: Int { 1 << shift }

    @inline(__always) func column(_ x: Int) -> Int {
      max(0, min(columns &- 1, (x &- minX) >> shift))
    }

    @inline(__always) func row(_ y: Int) -> Int {
      max(0, min(columns &- 1, (y &- minY) >> shift))
    }
  }
}
