import CFiligreeTracing

/// How far segments reach.
///
/// From a corner the next ones are tried, and farther ones as long as segments lead there. Along a bend
/// the reach changes little from one break point to the next: it is found for every fourth break point
/// first, then for those half-way between, then for the rest, each time from a guess by what is known
/// on both sides. All cubics that are requested in one step are fitted together, grouped by the
/// directions that are known.
extension SegmentSearch {
  /// The number of corners that are first tried from a corner.
  private static let initialReach = 3
  /// The expected reach where none is known yet, in break points.
  private static let firstGuess = 5
  /// The distance between the break points whose reach is found first; a power of two.
  private static let coarseStride = 4
  /// The number of break points searched at a time: enough to fill the lanes, and few enough for
  /// memory.
  private static let batchSize = 512
  /// Sides shorter than this, in pixels, may as well be parts of something round.
  private static let shortestSide = 8.0
  /// Whether all segments are searched for at once, with shorter ones from the start: small shapes
  /// should stay round, and have too few segments to fill the lanes several times.
  private var isSmall: Bool { isRound && breakPoints.count < SegmentSearch.fewPlaces }

  /// Searches from all break points with pending nodes.
  mutating func runAll(_ view: KernelNodes.View) {
    if !hasBends {
      run(from: 0, by: 1, step: nil, gap: 0, view)
      return
    }
    if isSmall {
      run(from: 0, by: 1, step: 1, gap: gap, view)
      return
    }
    run(from: 0, by: SegmentSearch.coarseStride, step: SegmentSearch.coarseStride, gap: gap, view)
    var step = SegmentSearch.coarseStride / 2
    while step > 0 {
      run(from: step, by: 2 * step, step: step, gap: 0, view)
      step /= 2
    }
  }

  /// The expected reach of segments from a break point, by the known reaches `step` break points before
  /// and after it.
  private func guessed(_ k: Int, step: Int) -> Int? {
    var before = k >= step ? Int(reaches[k - step]) : -1
    if k < step, breakPoints.isClosed, k - step + breakPoints.count > k {
      before = Int(reaches[k - step + breakPoints.count]) - breakPoints.count
      if before < k { before = -1 }
    }
    var after = -1
    if k + step < breakPoints.count {
      after = Int(reaches[k + step])
    } else if breakPoints.isClosed, reaches[0] >= 0 {
      after = Int(reaches[0]) + breakPoints.count
    }
    if before >= 0, after >= 0 { return (before + after + 1) / 2 }
    if before >= 0 { return max(before, k + 1) }
    if after >= 0 { return after }
    return nil
  }

  /// Searches from all nodes of every `stride`th break point.
  private mutating func run(
    from first: Int, by stride: Int, step: Int?, gap: Int, _ view: KernelNodes.View
  ) {
    for begin in Swift.stride(
      from: first, to: breakPoints.count, by: SegmentSearch.batchSize * stride)
    {
      let end = min(begin + SegmentSearch.batchSize * stride, breakPoints.count)
      run(Swift.stride(from: begin, to: end, by: stride), step: step, gap: gap, view)
    }
  }

  /// Searches from all nodes of some break points.
  private mutating func run(
    _ some: StrideTo<Int>, step: Int?, gap: Int, _ view: KernelNodes.View
  ) {
    searches.removeAll(keepingCapacity: true)
    for k in some {
      let last = breakPoints.last(from: k)
      guard k < last else {
        reaches[k] = Int32(truncatingIfNeeded: k)
        continue
      }
      guard breakPoints.nodes(at: k).contains(where: isToBeSearched) else { continue }
      var (low, high) = (k + 1, min(k + SegmentSearch.initialReach, last))
      if let step {
        let guess = min(max(guessed(k, step: step) ?? k + SegmentSearch.firstGuess, k + 2), last)
        (low, high) = (max(guess - (isSmall ? 2 : 1), k + 1), min(guess + 1, last))
      }
      for a in breakPoints.nodes(at: k) where isToBeSearched(a) {
        searches.append(NodeSearch(node: a, breakPoint: k, low: low, high: high, reach: k))
        add(searches.count - 1, low...high, view)
      }
    }
    fitRequests(view)
    var goesOn = true
    while goesOn {
      goesOn = false
      for s in searches.indices where !searches[s].isDone {
        extend(s, gap: gap, view)
        goesOn = true
      }
      fitRequests(view)
    }
    for one in searches {
      record(one)
      reaches[one.breakPoint] = max(reaches[one.breakPoint], Int32(truncatingIfNeeded: one.reach))
    }
    searches.removeAll(keepingCapacity: true)
  }

  /// Extends a search: to nearer break points until a segment is found, to farther ones while the
  /// farthest is reached.
  private mutating func extend(_ s: Int, gap: Int, _ view: KernelNodes.View) {
    let (k, low, high, reach) = (
      searches[s].breakPoint, searches[s].low, searches[s].high, searches[s].reach
    )
    let last = breakPoints.last(from: k)
    if reach < low, low > k + 1 {
      searches[s].low = max(low - 4, k + 1)
      add(s, searches[s].low...(low - 1), view)
    } else if reach >= high - gap, high < last {
      searches[s].high = min(high + 1 + gap, last)
      add(s, (high + 1)...searches[s].high, view)
    } else {
      searches[s].isDone = true
      // Segments to the next break point are hardly ever used where much longer ones are near enough.
      if reach < k + 4, k + 1 < low { add(s, (k + 1)...(k + 1), view) }
      if searches[s].low > k + 1, joinsCorners { addSide(s, view) }
    }
  }

  /// Adds the line from a corner to the next one, if it is near enough: a segment that bends around
  /// that corner leads farther, but a shape with long straight sides should keep them.
  private mutating func addSide(_ s: Int, _ view: KernelNodes.View) {
    let (from, k, low) = (searches[s].node, searches[s].breakPoint, searches[s].low)
    let a = breakPoints.nodes[from]
    guard a.direction == nil else { return }
    let begin = nodes.length(at: from)
    var end = Double.infinity
    for j in (k + 1)..<low {
      let t = breakPoints.nodes(at: j).lowerBound
      guard breakPoints.isSharp(t) else { continue }
      let b = breakPoints.nodes[t]
      let length = nodes.length(at: t) - begin
      // Several break points may stand for one corner, at either end.
      if length < SegmentSearch.sameCorner { continue }
      if length < SegmentSearch.shortestSide || length > end { return }
      end = min(end, length + SegmentSearch.sameCorner)
      let chord = b.position - a.position
      guard dot(chord, chord) >= SegmentSearch.shortestSide * SegmentSearch.shortestSide else {
        continue
      }
      let cost = filigree_line_cost(
        view.search, Int32(truncatingIfNeeded: from), Int32(truncatingIfNeeded: t))
      guard cost < .infinity else { continue }
      segments.append(
        from: from, to: t, cost: Float(cost),
        CandidateSegments.Shape(kind: .line, isProven: false, arms: .zero))
    }
  }

  /// Adds the lines from a node to some break points, and requests cubics where no line is near enough.
  private mutating func add(_ s: Int, _ range: ClosedRange<Int>, _ view: KernelNodes.View) {
    let from = searches[s].node
    let needsDirection = !joinsCorners && breakPoints.nodes[from].direction == nil
    requests.request(view, from: from, search: s, to: range, needsDirection: needsDirection) {
      append($0)
    }
  }

  /// Adds the line from one node to another, or requests a cubic where it is not near enough.
  mutating func add(_ s: Int, _ j: Int, _ t: Int, _ view: KernelNodes.View) {
    requests.request(view, from: searches[s].node, search: s, to: j, t) { append($0) }
  }

  /// Adds a line that is near enough.
  private mutating func append(_ line: filigree_segment_request) {
    append(
      CandidateSegments.Shape(kind: .line, isProven: false, arms: .zero), line,
      cost: Float(line.line))
  }

  private mutating func append(
    _ shape: CandidateSegments.Shape, _ request: filigree_segment_request, cost: Float
  ) {
    let (s, breakPoint) = (Int(request.search), Int(request.break_point))
    segments.append(from: Int(request.from), to: Int(request.to), cost: cost, shape)
    searches[s].reach = max(searches[s].reach, breakPoint)
    let k = searches[s].breakPoint
    if cost <= SegmentSearch.cheap, k < spans.count {
      spans[k] = max(spans[k], request.break_point)
    }
  }

  /// Fits the requested cubics, and adds the results.
  mutating func fitRequests(_ view: KernelNodes.View) {
    requests.fit(view) { request, result in
      let arms = SIMD4(result.arms.0, result.arms.1, result.arms.2, result.arms.3)
      append(
        CandidateSegments.Shape(
          kind: result.is_cubic != 0 ? .cubic : .line, isProven: false, arms: arms),
        request, cost: result.cost)
    }
  }
}
