extension CurveSeparation {
  /// The pieces, cut as found, as rings of chords.
  mutating func outlines(_ arena: inout Arena) -> Outlines {
    sortSplits()
    var result = Outlines(
      frame: frame, curves: curves, capacity: pieces.count + splits.count + rings.count * 2, &arena)
    var next = 0
    var r = 0
    while r < rings.count {
      let ring = rings[r]
      let start = result.points.count
      var i = Int(ring.start)
      while i < Int(ring.end) {
        let piece = pieces[i]
        add(piece.v0, sources[i], piece.t0, start, &result, &arena)
        while next < splits.count && Int(splits[next].piece) == i {
          add(splits[next].vertex, sources[i], splits[next].t, start, &result, &arena)
          next &+= 1
        }
        i &+= 1
      }
      if !ring.isClosed {
        add(pieces[Int(ring.end) &- 1].v1, .end, 0, start, &result, &arena)
      }
      result.endRing(start, ring.operand, isClosed: ring.isClosed, ring.subpath, &arena)
      r &+= 1
    }
    return result
  }

  @inline(__always) private func add(
    _ vertex: Int32, _ source: Source, _ t: Double, _ start: Int, _ outlines: inout Outlines,
    _ arena: inout Arena
  ) {
    let v = Int(find(vertex))
    outlines.addVertex(grid[v], positions[v], source, t, start, &arena)
  }

  /// Orders the splits by piece and parameter, without repeats.
  mutating func sortSplits() {
    let count = splits.count
    if count < 2 { return }
    if count <= 24 {
      CurveSeparation.sort(splits.base, count)
    } else {
      sortManySplits()
    }
    let base = splits.base
    var kept = 1
    var i = 1
    while i < count {
      if base[i].piece != base[kept &- 1].piece || base[i].t != base[kept &- 1].t {
        base[kept] = base[i]
        kept &+= 1
      }
      i &+= 1
    }
    splits.count = kept
  }

  /// Counting sort by piece, then each piece by itself.
  private mutating func sortManySplits() {
    let count = splits.count
    let starts = arena.allocate(Int32.self, pieces.count + 1)
    starts.update(repeating: 0, count: pieces.count + 1)
    var i = 0
    while i < count {
      starts[Int(splits[i].piece) &+ 1] &+= 1
      i &+= 1
    }
    i = 0
    while i < pieces.count {
      starts[i &+ 1] &+= starts[i]
      i &+= 1
    }
    var sorted = ArenaList<Split>(&arena, capacity: count)
    i = 0
    while i < count {
      let piece = Int(splits[i].piece)
      sorted[Int(starts[piece])] = splits[i]
      starts[piece] &+= 1
      i &+= 1
    }
    var low = 0
    i = 0
    while i < pieces.count {
      let high = Int(starts[i])
      CurveSeparation.sort(sorted.base + low, high &- low)
      low = high
      i &+= 1
    }
    sorted.count = count
    splits = sorted
  }

  /// Shell's sort with the gaps of Ciura (2001): for up to some hundreds, and without closures.
  private static func sort(_ base: UnsafeMutablePointer<Split>, _ count: Int) {
    var gap = count > 301 ? 301 : count > 57 ? 57 : count > 10 ? 10 : 1
    while true {
      var i = gap
      while i < count {
        let split = base[i]
        var j = i
        while j >= gap && precedes(split, base[j &- gap]) {
          base[j] = base[j &- gap]
          j &-= gap
        }
        base[j] = split
        i &+= 1
      }
      if gap == 1 { return }
      gap = gap == 301 ? 57 : gap == 57 ? 10 : 1
    }
  }

  @inline(__always) private static func precedes(_ a: Split, _ b: Split) -> Bool {
    if a.piece != b.piece { return a.piece < b.piece }
    if a.t != b.t { return a.t < b.t }
    return a.vertex < b.vertex
  }
}
