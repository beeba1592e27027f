import CFiligreeTracing

/// How far pieces reach.
///
/// From a corner the next ones are tried, and farther ones as long as pieces lead there. Along a bend
/// how far pieces reach changes little from place to place: it is found out for every fourth place first,
/// then for those half-way between them, and then for the others, each time from what is known on both
/// sides. All cubics that are wanted at a time are fitted together, sorted by what is known of their
/// directions.
extension FitSearch {
  /// How many corners are tried from one at first.
  private static let corners = 3
  /// How far apart the places are whose reach is looked for first; a power of two.
  private static let coarse = 4
  /// How many places are searched from at a time: enough to fill the lanes, and few enough for memory.
  private static let share = 512
  /// Sides shorter than so many pixels may as well be parts of something round.
  private static let shortestSide = 8.0
  /// Whether all pieces are looked for at once, and shorter ones from the start: what is small is to stay
  /// round, and there is too little of it to fill the lanes several times.
  private var isSmall: Bool { isRound && places.count < FitSearch.fewPlaces }

  /// Searches from all places that have cuts to be searched from.
  mutating func runAll(_ memory: FitCuts.Memory) {
    if !hasBends {
      run(from: 0, by: 1, step: nil, gap: 0, memory)
      return
    }
    if isSmall {
      run(from: 0, by: 1, step: 1, gap: gap, memory)
      return
    }
    run(from: 0, by: FitSearch.coarse, step: FitSearch.coarse, gap: gap, memory)
    var step = FitSearch.coarse / 2
    while step > 0 {
      run(from: step, by: 2 * step, step: step, gap: 0, memory)
      step /= 2
    }
  }

  /// How far pieces from a place reach, by what is known of those so many places before and after it.
  private func guessed(_ k: Int, step: Int) -> Int? {
    var before = k >= step ? Int(reaches[k - step]) : -1
    if k < step, places.isClosed, k - step + places.count > k {
      before = Int(reaches[k - step + places.count]) - places.count
      if before < k { before = -1 }
    }
    var after = -1
    if k + step < places.count {
      after = Int(reaches[k + step])
    } else if places.isClosed, reaches[0] >= 0 {
      after = Int(reaches[0]) + places.count
    }
    if before >= 0, after >= 0 { return (before + after + 1) / 2 }
    if before >= 0 { return max(before, k + 1) }
    if after >= 0 { return after }
    return nil
  }

  /// Searches from all cuts of every so many places.
  private mutating func run(
    from first: Int, by stride: Int, step: Int?, gap: Int, _ memory: FitCuts.Memory
  ) {
    for begin in Swift.stride(from: first, to: places.count, by: FitSearch.share * stride) {
      let end = min(begin + FitSearch.share * stride, places.count)
      run(Swift.stride(from: begin, to: end, by: stride), step: step, gap: gap, memory)
    }
  }

  /// Searches from all cuts of some places.
  private mutating func run(
    _ some: StrideTo<Int>, step: Int?, gap: Int, _ memory: FitCuts.Memory
  ) {
    leaving.removeAll(keepingCapacity: true)
    for k in some {
      let last = places.last(from: k)
      guard k < last else {
        reaches[k] = Int32(truncatingIfNeeded: k)
        continue
      }
      guard places.cuts(at: k).contains(where: isToBeSearched) else { continue }
      var (low, high) = (k + 1, min(k + FitSearch.corners, last))
      if let step {
        let guess = min(max(guessed(k, step: step) ?? k + 5, k + 2), last)
        (low, high) = (max(guess - (isSmall ? 2 : 1), k + 1), min(guess + 1, last))
      }
      for a in places.cuts(at: k) where isToBeSearched(a) {
        leaving.append(Leaving(cut: a, place: k, low: low, high: high, reach: k))
        add(leaving.count - 1, low...high, memory)
      }
    }
    fitRequests(memory)
    var goesOn = true
    while goesOn {
      goesOn = false
      for s in leaving.indices where !leaving[s].isDone {
        extend(s, gap: gap, memory)
        goesOn = true
      }
      fitRequests(memory)
    }
    for one in leaving {
      note(one)
      reaches[one.place] = max(reaches[one.place], Int32(truncatingIfNeeded: one.reach))
    }
    leaving.removeAll(keepingCapacity: true)
  }

  /// Tries more places: nearer ones until a piece is found, farther ones while the farthest is found.
  private mutating func extend(_ s: Int, gap: Int, _ memory: FitCuts.Memory) {
    let (k, low, high, reach) = (
      leaving[s].place, leaving[s].low, leaving[s].high, leaving[s].reach
    )
    let last = places.last(from: k)
    if reach < low, low > k + 1 {
      leaving[s].low = max(low - 4, k + 1)
      add(s, leaving[s].low...(low - 1), memory)
    } else if reach >= high - gap, high < last {
      leaving[s].high = min(high + 1 + gap, last)
      add(s, (high + 1)...leaving[s].high, memory)
    } else {
      leaving[s].isDone = true
      // Pieces to the next place are hardly ever taken where much longer ones do.
      if reach < k + 4, k + 1 < low { add(s, (k + 1)...(k + 1), memory) }
      if leaving[s].low > k + 1, joinsCorners { addSide(s, memory) }
    }
  }

  /// Adds the line from a corner to the next one, if it is near enough: what bends around that corner
  /// leads farther, but a shape with long straight sides is to have them.
  private mutating func addSide(_ s: Int, _ memory: FitCuts.Memory) {
    let (from, k, low) = (leaving[s].cut, leaving[s].place, leaving[s].low)
    let a = places.cuts[from]
    guard a.direction == nil else { return }
    let begin = cuts.length(at: from)
    var end = Double.infinity
    for j in (k + 1)..<low {
      let t = places.cuts(at: j).lowerBound
      guard places.isSharp(t) else { continue }
      let b = places.cuts[t]
      let length = cuts.length(at: t) - begin
      // Several places may stand for one corner, at either end.
      if length < FitSearch.sameCorner { continue }
      if length < FitSearch.shortestSide || length > end { return }
      end = min(end, length + FitSearch.sameCorner)
      let way = b.position - a.position
      guard dot(way, way) >= FitSearch.shortestSide * FitSearch.shortestSide else { continue }
      let cost = filigree_line_cost(
        memory.search, Int32(truncatingIfNeeded: from), Int32(truncatingIfNeeded: t))
      guard cost < .infinity else { continue }
      pieces.append(
        from: from, to: t, cost: Float(cost),
        FitPieces.Drawing(kind: .line, isProven: false, arms: .zero))
    }
  }

  /// Adds the lines from a cut to some places, and asks for cubics where no line is near enough.
  private mutating func add(_ s: Int, _ range: ClosedRange<Int>, _ memory: FitCuts.Memory) {
    let from = leaving[s].cut
    let needsDirection = !joinsCorners && places.cuts[from].direction == nil
    requests.ask(memory, from: from, search: s, to: range, needsDirection: needsDirection) {
      append($0)
    }
  }

  /// Adds the line from a cut to another, or asks for a cubic where it is not near enough.
  mutating func add(_ s: Int, _ j: Int, _ t: Int, _ memory: FitCuts.Memory) {
    requests.ask(memory, from: leaving[s].cut, search: s, to: j, t) { append($0) }
  }

  /// Adds a line that will do.
  private mutating func append(_ line: filigree_wanted) {
    append(
      FitPieces.Drawing(kind: .line, isProven: false, arms: .zero), line, cost: Float(line.line))
  }

  private mutating func append(
    _ drawing: FitPieces.Drawing, _ wanted: filigree_wanted, cost: Float
  ) {
    let (s, place) = (Int(wanted.search), Int(wanted.place))
    pieces.append(from: Int(wanted.from), to: Int(wanted.to), cost: cost, drawing)
    leaving[s].reach = max(leaving[s].reach, place)
    let k = leaving[s].place
    if cost <= FitSearch.cheap, k < spans.count { spans[k] = max(spans[k], wanted.place) }
  }

  /// Fits the cubics that have been asked for, and adds what was found.
  mutating func fitRequests(_ memory: FitCuts.Memory) {
    requests.fit(memory) { wanted, found in
      let arms = SIMD4(found.arms.0, found.arms.1, found.arms.2, found.arms.3)
      append(
        FitPieces.Drawing(
          kind: found.is_cubic != 0 ? .cubic : .line, isProven: false, arms: arms),
        wanted, cost: found.cost)
    }
  }
}
