import Foundation

/// A part of a loop that comes from one source.
struct Run: BitwiseCopyable {
  /// As in `Arrangement.sources`.
  var source: Int32
  /// One of its segments.
  var segment: Int32
  /// The vertex at its start; or `~node`.
  var start: Int32
  /// Whether it runs against the source's direction.
  var isReversed: Bool
  /// For curves, the parameters at its start and end.
  var t0: Double
  var t1: Double
}

extension Arrangement {
  /// Writes all loops as closed subpaths.
  mutating func emitLoops(into storage: inout PathStorage) {
    var count = 0
    var i = 0
    while i < loopChains.count {
      let signed = loopChains[i]
      count &+= Int(chains[Int(signed >= 0 ? signed : ~signed)].vertexCount) &+ 1
      i &+= 1
    }
    // A curve of many chords comes back as one. For small outlines the estimate does not matter.
    if curves.count > 0 && count > 1024 { count = min(count, loopChains.count * 2) }
    let pointCount = curves.count == 0 ? 1 : curves[0].isQuadratic ? 2 : 3
    storage.reserve(
      verbs: count + loopEnds.count * 2, points: count * pointCount + loopEnds.count)
    var start = 0
    var loop = 0
    while loop < loopEnds.count {
      let end = Int(loopEnds[loop])
      emitLoop(start, end, into: &storage)
      start = end
      loop &+= 1
    }
  }

  /// Writes one loop as a closed subpath.
  mutating func emitLoop(_ start: Int, _ end: Int, into storage: inout PathStorage) {
    if curves.count == 0 {
      emitPolygon(start, end, into: &storage)
      return
    }
    runs.count = 0
    var i = start
    while i < end {
      let signed = loopChains[i]
      addRuns(of: Int(signed >= 0 ? signed : ~signed), forward: signed >= 0)
      i &+= 1
    }
    // The loop may have started in the middle of a run.
    if runs.count > 2 && continues(runs[runs.count &- 1], runs[0]) {
      let last = runs[runs.count &- 1]
      runs.base[0].start = last.start
      runs.base[0].t0 = last.t0
      runs.count &-= 1
    }
    // Two lines enclose nothing.
    if runs.count == 2 && runs[0].source < 0 && runs[1].source < 0
      || runs.count < 2 && runs[0].source < 0
    {
      return
    }
    emitRuns(closed: true, end: -1, into: &storage)
  }

  /// Writes a loop of lines directly, without collecting runs.
  private func emitPolygon(_ start: Int, _ end: Int, into storage: inout PathStorage) {
    var count = 0
    var i = start
    while i < end {
      let c = loopChains[i]
      count &+= Int(chains[Int(c >= 0 ? c : ~c)].vertexCount) &+ (isCorner(i, start, end) ? 1 : 0)
      i &+= 1
    }
    // Two lines enclose nothing.
    if count < 3 { return }
    var isOpen = false
    i = start
    while i < end {
      let signed = loopChains[i]
      let forward = signed >= 0
      let chain = chains[Int(forward ? signed : ~signed)]
      if isCorner(i, start, end) {
        let before = lastSegment(loopChains[i == start ? end &- 1 : i &- 1])
        let after = firstSegment(signed)
        var run = Run(
          source: sources[after], segment: Int32(truncatingIfNeeded: after),
          start: ~(forward ? chain.startNode : chain.endNode), isReversed: false, t0: 0, t1: 0)
        var previous = run
        previous.source = sources[before]
        previous.segment = Int32(truncatingIfNeeded: before)
        let vertex = nodes.vertices[Int(~run.start)]
        if vertex >= 0 { run.start = vertex }
        add(self.start(of: run, after: previous), &isOpen, &storage)
      }
      var k: Int32 = 0
      while k < chain.vertexCount {
        let v = vertex(of: chain, forward ? k : chain.vertexCount &- 1 &- k)
        add(exact[v], &isOpen, &storage)
        k &+= 1
      }
      i &+= 1
    }
    storage.close()
  }

  @inline(__always) private func add(
    _ p: ExactPoint, _ isOpen: inout Bool, _ storage: inout PathStorage
  ) {
    if isOpen {
      storage.line(to: CGPoint(x: p.x, y: p.y))
    } else {
      storage.move(to: CGPoint(x: p.x, y: p.y))
      isOpen = true
    }
  }

  /// Whether a loop turns from one line to another where its chain `i` starts.
  @inline(__always) private func isCorner(_ i: Int, _ start: Int, _ end: Int) -> Bool {
    let before = loopChains[i == start ? end &- 1 : i &- 1]
    let after = loopChains[i]
    return lastSegment(before) != firstSegment(after) || (before >= 0) != (after >= 0)
  }

  /// The last segment of a chain; `~c` for backwards.
  @inline(__always) private func lastSegment(_ signed: Int32) -> Int {
    Int(signed >= 0 ? chains[Int(signed)].endSegment : chains[Int(~signed)].startSegment)
  }

  /// The first segment of a chain; `~c` for backwards.
  @inline(__always) private func firstSegment(_ signed: Int32) -> Int {
    Int(signed >= 0 ? chains[Int(signed)].startSegment : chains[Int(~signed)].endSegment)
  }

  // MARK: Runs

  @inline(__always) private func continues(_ run: Run, _ next: Run) -> Bool {
    run.source == next.source && run.isReversed == next.isReversed
      && (run.source < 0 || run.t1 == next.t0)
  }

  @inline(__always) private mutating func add(_ run: Run) {
    if runs.count > 0 && continues(runs[runs.count &- 1], run) {
      runs.base[runs.count &- 1].t1 = run.t1
    } else {
      runs.append(run, &arena)
    }
  }

  /// Adds the runs along a chain.
  mutating func addRuns(of c: Int, forward: Bool) {
    let chain = chains[c]
    let count = chain.vertexCount
    runs.reserve(runs.count + Int(count) + 1, &arena)
    let hasCurves = curves.count > 0
    var k: Int32 = forward ? 0 : count
    let step: Int32 = forward ? 1 : -1
    while k >= 0 && k <= count {
      // Piece k goes from vertex k - 1 (or the start node) to vertex k (or the end node).
      let segment = k == 0 ? Int(chain.startSegment) : vertex(of: chain, k &- 1)
      let source = sources[segment]
      var startRef: Int32
      if forward {
        startRef = k == 0 ? ~chain.startNode : Int32(truncatingIfNeeded: segment)
      } else {
        startRef =
          k == count ? ~chain.endNode : Int32(truncatingIfNeeded: vertex(of: chain, k))
      }
      var t0 = 0.0
      var t1 = 0.0
      if hasCurves && source >= 0 {
        t0 = parameter(segment)
        t1 = parameterAtEnd(segment)
        let from = t0
        let to = t1
        if k == 0 && chain.startsInside { t0 = parameter(segment, chain.startNode, from, to) }
        if k == count && chain.endsInside { t1 = parameter(segment, chain.endNode, from, to) }
        if !forward { swap(&t0, &t1) }
      }
      if startRef < 0, nodes.vertices[Int(~startRef)] >= 0 {
        startRef = nodes.vertices[Int(~startRef)]
      }
      add(
        Run(
          source: source, segment: Int32(truncatingIfNeeded: segment), start: startRef,
          isReversed: !forward, t0: t0, t1: t1))
      k &+= step
    }
  }

  @inline(__always) private func parameter(_ segment: Int) -> Double { parameters[segment] }

  /// The parameter at a curve segment's end.
  @inline(__always) func parameterAtEnd(_ segment: Int) -> Double {
    sources[segment &+ 1] == sources[segment] ? parameters[segment &+ 1] : 1
  }

  /// The parameter at a node inside a curve's segment: where the curve is level with it.
  func parameter(_ segment: Int, _ node: Int32, _ from: Double, _ to: Double) -> Double {
    let a = points[segment]
    let b = points[segment &+ 1]
    let p = nodes.points[Int(node)]
    let dx = Double(b.x) - Double(a.x)
    let dy = Double(b.y) - Double(a.y)
    let u =
      ((Double(p.x) - Double(a.x)) * dx + (Double(p.y) - Double(a.y)) * dy) / (dx * dx + dy * dy)
    let guess = from + (to - from) * u
    return curves[Int(sources[segment])].level(
      with: frame.exact(p), from: from, to: to, guess: guess)
  }

  // MARK: Points

  /// The start of a run in the input's coordinates.
  private func start(of run: Run, after previous: Run) -> ExactPoint {
    if run.start >= 0 { return exact[Int(run.start)] }
    let grid = nodes.points[Int(~run.start)]
    let rounded = frame.exact(grid)
    let better: ExactPoint
    let areLines = run.source < 0 && previous.source < 0
    if areLines {
      // An open subpath ends on another outline, which is not among its runs.
      let other =
        previous.segment == run.segment
        ? segment(at: ~run.start, besides: run.source) : Int(previous.segment)
      better = other < 0 ? rounded : lineCrossing(other, Int(run.segment))
    } else if run.source >= 0 {
      better = curves[Int(run.source)].point(run.t0)
    } else {
      better = curves[Int(previous.source)].point(previous.t1)
    }
    // Where lines are almost parallel the rounded point is the more accurate one.
    let limit = (areLines ? 1 : 4) * frame.unit
    return abs(better.x - rounded.x) <= limit && abs(better.y - rounded.y) <= limit
      ? better : rounded
  }

  /// A line's segment through a node that does not come from the given source, or -1.
  private func segment(at node: Int32, besides source: Int32) -> Int {
    var i = Int(rotationStart[Int(node)])
    let end = i &+ Int(rotationCount[Int(node)])
    while i < end {
      let half = Int(rotations[i])
      let chain = chains[half >> 1]
      let segment = Int(half & 1 == 0 ? chain.startSegment : chain.endSegment)
      if sources[segment] < 0 && sources[segment] != source { return segment }
      i &+= 1
    }
    return -1
  }

  /// Where the lines of two segments cross, in doubles; exact along axes.
  @inline(__always) func lineCrossing(_ i: Int, _ j: Int) -> ExactPoint {
    let a = exact[i]
    let b = exact[i &+ 1]
    let c = exact[j]
    let d = exact[j &+ 1]
    let dx = b.x - a.x
    let dy = b.y - a.y
    let ex = d.x - c.x
    let ey = d.y - c.y
    let fraction = ((c.x - a.x) * ey - (c.y - a.y) * ex) / (dx * ey - dy * ex)
    return ExactPoint(
      x: ex == 0 ? c.x : a.x + dx * fraction, y: ey == 0 ? c.y : a.y + dy * fraction)
  }

  // MARK: Writing

  /// Writes the runs as one subpath; an open one ends at the point `end`, as in `Run.start`.
  mutating func emitRuns(closed: Bool, end: Int32, into storage: inout PathStorage) {
    let count = runs.count
    if count == 0 { return }
    let first: ExactPoint
    if closed {
      first = start(of: runs[0], after: runs[count &- 1])
    } else {
      first = start(of: runs[0], after: runs[0])
    }
    storage.move(to: CGPoint(x: first.x, y: first.y))
    var from = first
    var i = 0
    while i < count {
      let run = runs[i]
      let to: ExactPoint
      if i &+ 1 < count {
        to = start(of: runs[i &+ 1], after: run)
      } else if closed {
        to = first
      } else {
        var last = run
        last.start = end
        last.t0 = run.t1
        to = start(of: last, after: last)
      }
      if run.source >= 0 {
        curves[Int(run.source)].emit(run.t0, run.t1, from: from, to: to, into: &storage)
      } else if !closed || i &+ 1 < count {
        storage.line(to: CGPoint(x: to.x, y: to.y))
      }
      from = to
      i &+= 1
    }
    if closed { storage.close() }
  }
}
