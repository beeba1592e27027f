import CFiligreeContours

/// How far pieces reach.
///
/// From a corner the next ones are tried, and farther ones as long as pieces lead there. Along a bend
/// how far pieces reach changes little from place to place: it is found out for every fourth place first,
/// then for those half-way between them, and then for the others, each time from what is known on both
/// sides. All cubics that are wanted at a time are fitted together, sorted by what is known of their
/// directions.
extension FitSearch {
  /// How many corners are tried from one at first.
  private static let corners = 4
  /// How far apart the places are whose reach is looked for first; a power of two.
  private static let coarse = 4
  /// How many places are searched from at a time: enough to fill the lanes, and few enough for memory.
  private static let share = 512
  /// Sides shorter than so many pixels may as well be parts of something round.
  private static let shortestSide = 8.0
  /// Cubics that bulge by no more than this share of the tolerance are lines where a line will do.
  ///
  /// Corners that the tolerance holds back from their tips lie inside of the sides' lines: between two
  /// of them a cubic would bulge to make up for it.
  private static func flat(_ a: PieceFit.End, _ b: PieceFit.End) -> Double {
    a.direction == nil && b.direction == nil ? 0.45 : 0.3
  }

  /// Searches from all places that have cuts to be searched from.
  mutating func runAll() {
    if !hasBends {
      run(from: 0, by: 1, step: nil, gap: 0)
      return
    }
    run(from: 0, by: FitSearch.coarse, step: FitSearch.coarse, gap: gap)
    var step = FitSearch.coarse / 2
    while step > 0 {
      run(from: step, by: 2 * step, step: step, gap: 0)
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
  private mutating func run(from first: Int, by stride: Int, step: Int?, gap: Int) {
    for begin in Swift.stride(from: first, to: places.count, by: FitSearch.share * stride) {
      let end = min(begin + FitSearch.share * stride, places.count)
      run(Swift.stride(from: begin, to: end, by: stride), step: step, gap: gap)
    }
  }

  /// Searches from all cuts of some places.
  private mutating func run(_ some: StrideTo<Int>, step: Int?, gap: Int) {
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
        (low, high) = (max(guess - 2, k + 1), min(guess + 1, last))
      }
      for a in places.cuts(at: k) where isToBeSearched(a) {
        leaving.append(Leaving(cut: a, place: k, low: low, high: high, reach: k))
        for j in low...high { add(leaving.count - 1, j) }
      }
    }
    fitRequests()
    var goesOn = true
    while goesOn {
      goesOn = false
      for s in leaving.indices where !leaving[s].isDone {
        extend(s, gap: gap)
        goesOn = true
      }
      fitRequests()
    }
    for one in leaving {
      note(one)
      reaches[one.place] = max(reaches[one.place], Int32(truncatingIfNeeded: one.reach))
    }
    leaving.removeAll(keepingCapacity: true)
  }

  /// Tries more places: nearer ones until a piece is found, farther ones while the farthest is found.
  private mutating func extend(_ s: Int, gap: Int) {
    let (k, low, high, reach) = (
      leaving[s].place, leaving[s].low, leaving[s].high, leaving[s].reach
    )
    let last = places.last(from: k)
    if reach < low, low > k + 1 {
      leaving[s].low = max(low - 4, k + 1)
      for j in leaving[s].low..<low { add(s, j) }
    } else if reach >= high - gap, high < last {
      leaving[s].high = min(high + 2 + gap, last)
      for j in (high + 1)...leaving[s].high { add(s, j) }
    } else {
      leaving[s].isDone = true
      // Pieces to the next place are hardly ever taken where much longer ones do.
      if reach < k + 4, k + 1 < low { add(s, k + 1) }
      if leaving[s].low > k + 1, joinsCorners { addSide(s) }
    }
  }

  /// Adds the line from a corner to the next one, if it is near enough: what bends around that corner
  /// leads farther, but a shape with long straight sides is to have them.
  private mutating func addSide(_ s: Int) {
    let (from, k, low) = (leaving[s].cut, leaving[s].place, leaving[s].low)
    let a = places.cuts[from]
    guard a.direction == nil else { return }
    let begin = fit.chain.lengths[a.index]
    var end = Double.infinity
    for j in (k + 1)..<low {
      let t = places.cuts(at: j).lowerBound
      guard places.isSharp(t) else { continue }
      let b = places.cuts[t]
      let length = fit.chain.lengths[b.index] - begin
      // Several places may stand for one corner, at either end.
      if length < FitSearch.sameCorner { continue }
      if length < FitSearch.shortestSide || length > end { return }
      end = min(end, length + FitSearch.sameCorner)
      let way = b.position - a.position
      guard dot(way, way) >= FitSearch.shortestSide * FitSearch.shortestSide,
        let line = fit.line(a, b)
      else { continue }
      pieces.append(
        from: from, to: t, cost: Float(FitSearch.lineCost + line * scale),
        FitPieces.Drawing(kind: .line, isProven: false, arms: .zero))
    }
  }

  /// Adds the lines from a cut to a place, and asks for cubics where no line is near enough.
  private mutating func add(_ s: Int, _ j: Int) {
    let hasDirection = joinsCorners || places.cuts[leaving[s].cut].direction != nil
    for t in places.cuts(at: j) where hasDirection || places.cuts[t].direction != nil {
      add(s, j, t)
    }
  }

  /// Adds the line from a cut to another, or asks for a cubic where it is not near enough.
  mutating func add(_ s: Int, _ j: Int, _ t: Int) {
    let from = leaving[s].cut
    let (a, b) = (places.cuts[from], places.cuts[t])
    var cost = Double.infinity
    if let line = fit.line(a, b) { cost = FitSearch.lineCost + line * scale }
    if cost > 1.02, let request = fit.request(a, b) {
      requests.append(request, .init(search: s, place: j, target: t, line: cost))
    } else if cost < .infinity {
      let line = FitPieces.Drawing(kind: .line, isProven: false, arms: .zero)
      append(line, s, j, t, cost: cost)
    }
  }

  private mutating func append(
    _ drawing: FitPieces.Drawing, _ s: Int, _ place: Int, _ target: Int, cost: Double
  ) {
    pieces.append(from: leaving[s].cut, to: target, cost: Float(cost), drawing)
    leaving[s].reach = max(leaving[s].reach, place)
    let k = leaving[s].place
    if cost <= FitSearch.cheap, k < spans.count {
      spans[k] = max(spans[k], Int32(truncatingIfNeeded: place))
    }
  }

  /// Fits the cubics that have been asked for, and adds what was found.
  mutating func fitRequests() {
    var requests = FitRequests()
    swap(&requests, &self.requests)
    requests.fit(fit.chain) { take($0, $1, isFound: $2) }
    swap(&requests, &self.requests)
  }

  /// Adds the cubic or the line to where a cubic was wanted.
  private mutating func take(
    _ cubic: filigree_cubic, _ wanted: FitRequests.Wanted, isFound: Bool
  ) {
    var drawing = FitPieces.Drawing(kind: .line, isProven: false, arms: .zero)
    var cost = wanted.line
    if isFound {
      let (a, b) = (places.cuts[leaving[wanted.search].cut], places.cuts[wanted.target])
      let other = 1 + fit.error(cubic) * scale
      if other < cost, cost == .infinity || bulge(cubic) > FitSearch.flat(a, b) * tolerance {
        cost = other
        drawing.kind = .cubic
        drawing.arms = SIMD4(cubic.arm1.0, cubic.arm1.1, cubic.arm2.0, cubic.arm2.1)
      }
    }
    guard cost < .infinity else { return }
    append(drawing, wanted.search, wanted.place, wanted.target, cost: cost)
  }

  /// How far a cubic may lie beside the line between its ends.
  private func bulge(_ cubic: filigree_cubic) -> Double {
    let chord = SIMD2(Double(cubic.end.0), Double(cubic.end.1))
    let length = max(dot(chord, chord).squareRoot(), .leastNormalMagnitude)
    let across = max(
      abs(cross(chord, SIMD2(Double(cubic.arm1.0), Double(cubic.arm1.1)))),
      abs(cross(chord, SIMD2(Double(cubic.arm2.0), Double(cubic.arm2.1)))))
    // Three quarters of what its controls do, at most (they weigh 3/8 each in the middle).
    return 0.75 * across / length
  }
}
