extension CurveSeparation {
  /// The pieces, cut as found, as rings of chords.
  mutating func outlines(_ arena: inout Arena) -> Outlines {
    sortSplits()
    var result = Outlines(
      frame: frame, curves: curves, capacity: pieces.count + splits.count + rings.count * 2, &arena)
    var next = 0
    for ring in rings {
      let start = result.points.count
      for i in Int(ring.start)..<Int(ring.end) {
        let piece = pieces[i]
        add(piece.v0, sources[i], piece.t0, start, &result, &arena)
        while next < splits.count && Int(splits[next].piece) == i {
          add(splits[next].vertex, sources[i], splits[next].t, start, &result, &arena)
          next &+= 1
        }
      }
      if !ring.isClosed {
        add(pieces[Int(ring.end) &- 1].v1, .end, 0, start, &result, &arena)
      }
      result.endRing(start, ring.operand, isClosed: ring.isClosed, ring.subpath, &arena)
    }
    return result
  }

  @inline(__always) private func add(
    _ vertex: Int32, _ source: Source, _ t: Double, _ start: Int, _ outlines: inout Outlines,
    _ arena: inout Arena
  ) {
    let v = Int(root(vertex))
    outlines.addVertex(grid[v], positions[v], source, t, start, &arena)
  }

  /// Orders the splits by piece and parameter, without repeats.
  mutating func sortSplits() {
    let count = splits.count
    if count < 2 { return }
    splits = BucketSort.sorted(
      splits, bucketCount: pieces.count, &arena,
      bucket: { Int($0.piece) }, by: { ($0.t, $0.vertex) < ($1.t, $1.vertex) })
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
}
