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
  ///
  /// Most edges of small shapes and of curves lie within one row, and many of those within one pixel:
  /// these need no slope.
  @inline(__always)
  private func add(_ edge: Edge, top: Int32) {
    let isDown = edge.y0 < edge.y1
    let (y0, y1) = isDown ? (edge.y0, edge.y1) : (edge.y1, edge.y0)
    let (x0, x1) = isDown ? (edge.x0, edge.x1) : (edge.x1, edge.x0)
    let bandTop = top &<< FixedPoint.shift
    let bandBottom = bandTop &+ (Int32(truncatingIfNeeded: height) &<< FixedPoint.shift)
    let y = max(y0, bandTop)
    let end = min(y1, bandBottom)
    if y >= end { return }
    let row = (y &- bandTop) >> FixedPoint.shift
    let isWhole = y == y0 && end == y1
    if isWhole, (y1 &- 1 &- bandTop) >> FixedPoint.shift == row {
      let (column, lastColumn) = (x0 >> FixedPoint.shift, x1 >> FixedPoint.shift)
      let line = cells + Int(row) &* stride
      if column == lastColumn {
        let cover = isDown ? y1 &- y0 : y0 &- y1
        Self.put(line, column, cover, cover &* ((x0 & 255) &+ (x1 & 255)))
        mark(words + Int(row) &* wordStride, column)
      } else {
        Self.cross(line, EdgeWalk(edge), x0, y0, x1, y1)
        mark(row, min(column, lastColumn), max(column, lastColumn))
      }
    } else if x0 == x1 {
      addVertical(x0, from: y, to: end, row, bandTop, isDown ? 1 : -1)
    } else {
      addRows(EdgeWalk(edge), from: y, to: end, row, bandTop)
    }
  }

  /// Adds a vertical edge: in whole rows the same to each.
  @inline(__always)
  private func addVertical(
    _ x: Int32, from y: Int32, to end: Int32, _ row: Int32, _ bandTop: Int32, _ sign: Int32
  ) {
    let column = x >> FixedPoint.shift
    let inset = 2 &* (x & 255)
    var line = cells + Int(row) &* stride
    var bits = words + Int(row) &* wordStride
    var y = y
    var rowEnd = bandTop &+ ((row &+ 1) &<< FixedPoint.shift)
    while y < end {
      let nextY = min(end, rowEnd)
      let cover = (nextY &- y) &* sign
      Self.put(line, column, cover, cover &* inset)
      mark(bits, column)
      y = nextY
      rowEnd &+= FixedPoint.one
      line += stride
      bits += wordStride
    }
  }

  /// Adds an edge row by row.
  private func addRows(
    _ walk: EdgeWalk, from y: Int32, to end: Int32, _ row: Int32, _ bandTop: Int32
  ) {
    var y = y
    var x = y == walk.y0 ? walk.x0 : walk.x(at: y)
    var row = row
    var line = cells + Int(row) &* stride
    var rowEnd = bandTop &+ ((row &+ 1) &<< FixedPoint.shift)
    while y < end {
      let nextY = min(end, rowEnd)
      let nextX = walk.x(at: nextY)
      let (column, nextColumn) = (x >> FixedPoint.shift, nextX >> FixedPoint.shift)
      if column == nextColumn {
        let cover = (nextY &- y) &* walk.sign
        Self.put(line, column, cover, cover &* ((x & 255) &+ (nextX & 255)))
        mark(words + Int(row) &* wordStride, column)
      } else {
        Self.cross(line, walk, x, y, nextX, nextY)
        mark(row, min(column, nextColumn), max(column, nextColumn))
      }
      x = nextX
      y = nextY
      row &+= 1
      rowEnd &+= FixedPoint.one
      line += stride
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

  /// Sets the bits of a column and of the one after.
  @inline(__always)
  private func mark(_ bits: UnsafeMutablePointer<UInt64>, _ column: Int32) {
    let (a, b) = (UInt32(bitPattern: column) >> 2, UInt32(bitPattern: column &+ 1) >> 2)
    bits[Int(a >> 6)] |= 1 &<< UInt64(a & 63)
    if a != b { bits[Int(b >> 6)] |= 1 &<< UInt64(b & 63) }
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
