import CFiligreeRaster

/// From edges to cells.
extension CellBuffer {
  /// Adds the edges of `set` in `band`, whose first pixel row is `top`.
  func add(_ set: EdgeSet, band: Int32, top: Int32) {
    let range = set.range(of: band)
    let isAdded = filigree_add_edges(
      Edge.shared(set.edges + range.lowerBound), Int32(truncatingIfNeeded: range.count), top,
      Int32(truncatingIfNeeded: height), cells, Int32(truncatingIfNeeded: stride), words,
      Int32(truncatingIfNeeded: wordStride))
    if isAdded { return }
    var edge = set.edges + range.lowerBound
    let end = set.edges + range.upperBound
    while edge < end {
      add(edge.pointee, top: top)
      edge += 1
    }
  }

  /// Adds the part of `edge` that lies in the band from row `top` on.
  @inline(__always)
  private func add(_ edge: Edge, top: Int32) {
    let walk = EdgeWalk(edge)
    let bandTop = top &<< FixedPoint.shift
    let bandBottom = bandTop &+ (Int32(truncatingIfNeeded: height) &<< FixedPoint.shift)
    var y = FixedPoint.max(walk.y0, bandTop)
    let end = FixedPoint.min(walk.y1, bandBottom)
    if y >= end { return }
    var x = y == walk.y0 ? walk.x0 : walk.x(at: y)
    let row = (y &- bandTop) >> FixedPoint.shift
    var line = cells + Int(row) &* stride
    var bits = words + Int(row) &* wordStride
    var rowEnd = bandTop &+ ((row &+ 1) &<< FixedPoint.shift)
    while rowEnd < end {
      let nextX = walk.x(at: rowEnd)
      Self.add(walk, x, y, nextX, rowEnd, line, bits)
      x = nextX
      y = rowEnd
      rowEnd &+= FixedPoint.one
      line += stride
      bits += wordStride
    }
    Self.add(walk, x, y, end == walk.y1 ? walk.x1 : walk.x(at: end), end, line, bits)
  }

  /// Adds the part of an edge from (x, y) to (endX, endY), in one row.
  ///
  /// Most parts lie in one column or two, and nobody can foresee in which of both: so they are
  /// treated alike, a part in one column as one that leaves nothing to the next.
  @inline(__always)
  private static func add(
    _ walk: EdgeWalk, _ x: Int32, _ y: Int32, _ endX: Int32, _ endY: Int32,
    _ line: UnsafeMutablePointer<Int32>, _ bits: UnsafeMutablePointer<UInt64>
  ) {
    let (left, right) = (FixedPoint.min(x, endX), FixedPoint.max(x, endX))
    let column = left >> FixedPoint.shift
    let further = (right >> FixedPoint.shift) &- column
    if further > 1 {
      cross(line, walk, x, y, endX, endY)
      mark(bits, column, column &+ further)
      return
    }
    let border = (column &+ 1) &<< FixedPoint.shift
    let crossing = FixedPoint.max(y, FixedPoint.min(endY, walk.y(at: border)))
    // What the right column has of the height: 0 if there is no crossing (−1 has all bits).
    let rightHeight = (x < endX ? endY &- crossing : crossing &- y) & (0 &- further)
    let rightCover = rightHeight &* walk.sign
    let leftCover = (endY &- y &- rightHeight) &* walk.sign
    let reach = FixedPoint.min(right &- (column &<< FixedPoint.shift), FixedPoint.one)
    let leftArea = leftCover &* ((left & 255) &+ reach)
    let rightArea = rightCover &* (right & 255)
    let cell = line + Int(column)
    cell[0] &+= (leftCover &<< 9) &- leftArea
    cell[1] &+= leftArea &+ (rightCover &<< 9) &- rightArea
    cell[2] &+= rightArea
    let a = UInt32(bitPattern: column) >> 3
    let b = UInt32(bitPattern: column &+ further &+ 1) >> 3
    bits[Int(a >> 6)] |= 1 &<< UInt64(a & 63)
    bits[Int(b >> 6)] |= 1 &<< UInt64(b & 63)
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
        let nextY = FixedPoint.max(y, FixedPoint.min(endY, walk.y(at: border)))
        let cover = (nextY &- y) &* walk.sign
        put(line, column, cover, cover &* (inset &+ 256))
        y = nextY
        inset = 0
        column &+= 1
      }
    } else {
      while column > last {
        let border = column &<< FixedPoint.shift
        let nextY = FixedPoint.max(y, FixedPoint.min(endY, walk.y(at: border)))
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
  private static func mark(
    _ line: UnsafeMutablePointer<UInt64>, _ first: Int32, _ last: Int32
  ) {
    let (a, b) = (UInt32(bitPattern: first) >> 3, UInt32(bitPattern: last &+ 1) >> 3)
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
