/// The coverage of the clip in force, in one band, and of those around it.
///
/// A clip is swept once a band, multiplied with the clip around it, and kept as spans for all
/// commands that share it: memory goes with its edge, not with its area. Commands that follow one
/// another mostly share all or most of their clips, so the chain in force is a stack: going to
/// another clip pops down to the innermost one that both share.
struct ClipStack {
  /// A clip on the stack.
  private struct Level {
    var clip: Int32
    var isEmpty: Bool
    /// One for each row of the band.
    var rows: UnsafeMutablePointer<SpanRow>
    /// Where the arena was before this level.
    var mark: Arena.Mark
  }

  private let arena = Arena()
  private var levels: [Level] = []
  private var chain: [Int32] = []

  /// Forgets all, for a new band.
  mutating func reset() {
    if let first = levels.first {
      arena.release(to: first.mark)
    }
    levels.removeAll(keepingCapacity: true)
  }

  /// The rows of the innermost clip; call `enter` first.
  ///
  /// Nil without a clip.
  var rows: UnsafePointer<SpanRow>? {
    levels.last.map { UnsafePointer($0.rows) }
  }

  /// Makes `clip` the clip in force; false if nothing of the band is inside of it.
  ///
  /// `sweep` gets a clip's index and calls its second argument with each row that has spans, and its
  /// spans.
  mutating func enter(
    _ clip: Int32, of scene: borrowing Scene, rowCount: Int, scratch: inout SpanBuffer,
    sweep: (Int32, (Int, SpanRow) -> Void) -> Void
  ) -> Bool {
    if clip == (levels.last?.clip ?? -1) {
      return !(levels.last?.isEmpty ?? false)
    }
    chain.removeAll(keepingCapacity: true)
    var next = clip
    // A clip's parent has the smaller index, so both chains meet.
    while let top = levels.last, top.clip != next {
      if top.clip > next {
        arena.release(to: top.mark)
        levels.removeLast()
      } else {
        chain.append(next)
        next = scene.clips[Int(next)].parent
      }
    }
    while next >= 0, levels.isEmpty {
      chain.append(next)
      next = scene.clips[Int(next)].parent
    }
    while let clip = chain.popLast() {
      push(clip, rowCount, &scratch, sweep)
    }
    return !(levels.last?.isEmpty ?? false)
  }

  private mutating func push(
    _ clip: Int32, _ rowCount: Int, _ scratch: inout SpanBuffer,
    _ sweep: (Int32, (Int, SpanRow) -> Void) -> Void
  ) {
    let mark = arena.mark
    if let outer = levels.last, outer.isEmpty {
      levels.append(Level(clip: clip, isEmpty: true, rows: outer.rows, mark: mark))
      return
    }
    let rows = arena.allocate(SpanRow.self, count: rowCount)
    let nothing = SpanRow(spans: scratch.spans, count: 0, masks: scratch.masks)
    rows.update(repeating: nothing, count: rowCount)
    let outer = levels.last?.rows
    var covered = false
    var buffer = scratch
    sweep(clip) { row, spans in
      if let outer {
        buffer.intersect(spans, outer[row])
        rows[row] = keep(buffer.row)
      } else {
        rows[row] = keep(spans)
      }
      covered = covered || rows[row].count > 0
    }
    levels.append(Level(clip: clip, isEmpty: !covered, rows: rows, mark: mark))
  }

  /// Copies a row into the arena, its masks close together.
  private func keep(_ row: SpanRow) -> SpanRow {
    if row.count == 0 { return row }
    var size = 0
    for i in 0..<row.count where row.spans[i].mask >= 0 {
      size += Int(row.spans[i].end - row.spans[i].start)
    }
    let spans = arena.allocate(Span.self, count: row.count)
    let masks = arena.allocate(UInt8.self, count: size)
    var used = 0
    for i in 0..<row.count {
      var span = row.spans[i]
      if span.mask >= 0 {
        let length = Int(span.end - span.start)
        (masks + used).update(from: row.masks + Int(span.mask), count: length)
        span.mask = Int32(truncatingIfNeeded: used)
        used += length
      }
      (spans + i).initialize(to: span)
    }
    return SpanRow(spans: spans, count: row.count, masks: masks)
  }
}
