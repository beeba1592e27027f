/// From edges to cells.
extension CellBuffer {
  /// Adds the edges of `set` in `band`, whose first pixel row is `top`.
  func add(_ set: EdgeSet, band: Int32, top: Int32) {
    guard let offsets = set.offsets, let indices = set.indices else {
      for i in 0..<Int(set.count) {
        add(set.edges[i], top: top)
      }
      return
    }
    let k = Int(band &- set.firstBand)
    var i = Int(offsets[k])
    let end = Int(offsets[k &+ 1])
    while i < end {
      add(set.edges[Int(indices[i])], top: top)
      i &+= 1
    }
  }

  /// Adds the part of `edge` that lies in the band from row `top` on.
  @inline(__always)
  private func add(_ edge: Edge, top: Int32) {
    let walk = EdgeWalk(edge)
    let bandTop = top &<< FixedPoint.shift
    let bandBottom = bandTop &+ (Int32(truncatingIfNeeded: height) &<< FixedPoint.shift)
    var y = max(walk.y0, bandTop)
    let end = min(walk.y1, bandBottom)
    if y >= end { return }
    var x = y == walk.y0 ? walk.x0 : walk.x(at: y)
    var row = (y &- bandTop) >> FixedPoint.shift
    while y < end {
      let rowTop = bandTop &+ (row &<< FixedPoint.shift)
      let nextY = min(end, rowTop &+ FixedPoint.one)
      let nextX = walk.x(at: nextY)
      let line = cells + Int(row) &* stride
      let (column, nextColumn) = (x >> FixedPoint.shift, nextX >> FixedPoint.shift)
      if column == nextColumn {
        let cover = (nextY &- y) &* walk.sign
        Self.put(line, column, cover, cover &* ((x & 255) &+ (nextX & 255)))
        mark(row, column, column)
      } else {
        Self.cross(line, walk, x, y, nextX, nextY)
        mark(row, min(column, nextColumn), max(column, nextColumn))
      }
      x = nextX
      y = nextY
      row &+= 1
    }
  }

  /// Adds the part of an edge from (x, y) to (endX, endY), in one row but several columns.
  @inline(__always)
  private static func cross(
    _ line: UnsafeMutablePointer<Int32>, _ walk: EdgeWalk,
    _ x: Int32, _ y: Int32, _ endX: Int32, _ endY: Int32
  ) {
    var column = x >> FixedPoint.shift
    let last = endX >> FixedPoint.shift
    var y = y
    var inset = x & 255
    if column < last {
      while column < last {
        let border = (column &+ 1) &<< FixedPoint.shift
        let nextY = max(y, min(endY, walk.y(at: border)))
        let cover = (nextY &- y) &* walk.sign
        put(line, column, cover, cover &* (inset &+ 256))
        y = nextY
        inset = 0
        column &+= 1
      }
    } else {
      while column > last {
        let border = column &<< FixedPoint.shift
        let nextY = max(y, min(endY, walk.y(at: border)))
        let cover = (nextY &- y) &* walk.sign
        put(line, column, cover, cover &* inset)
        y = nextY
        inset = 256
        column &-= 1
      }
    }
    let cover = (endY &- y) &* walk.sign
    put(line, column, cover, cover &* (inset &+ (endX & 255)))
  }

  @inline(__always)
  private static func put(
    _ line: UnsafeMutablePointer<Int32>, _ column: Int32, _ cover: Int32, _ area: Int32
  ) {
    let cell = line + Int(column)
    cell[0] &+= (cover &<< 9) &- area
    cell[1] &+= area
  }

  /// Sets the bits of the columns `first...last` and of the one after.
  @inline(__always)
  private func mark(_ row: Int32, _ first: Int32, _ last: Int32) {
    let line = words + Int(row) &* wordStride
    let (a, b) = (UInt32(bitPattern: first) >> 2, UInt32(bitPattern: last &+ 1) >> 2)
    let (firstWord, lastWord) = (Int(a >> 6), Int(b >> 6))
    let head = ~UInt64(0) &<< UInt64(a & 63)
    let tail = ~UInt64(0) &>> UInt64(63 &- (b & 63))
    if firstWord == lastWord {
      line[firstWord] |= head & tail
    } else {
      line[firstWord] |= head
      var word = firstWord &+ 1
      while word < lastWord {
        line[word] = ~0
        word &+= 1
      }
      line[lastWord] |= tail
    }
  }
}
