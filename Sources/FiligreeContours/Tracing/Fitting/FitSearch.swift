import CFiligreeContours

/// Finds the pieces that leave each cut: the longest ones and some shorter ones.
///
/// How far pieces reach changes little from place to place. So it is found out for every fourth place
/// first, then for those half-way between them, and then for the others, each time from what is known on
/// both sides. All cubics that are wanted at a time are fitted together, sorted by what is known of their
/// directions.
struct FitSearch {
  private let places: FitPlaces
  private let fit: PieceFit
  private let tolerance: Double
  private let scale: Double
  /// How many places that no piece leads to may lie before farther ones, where reaches are looked for.
  private let gap: Int

  /// The pieces found.
  var pieces: FitPieces
  /// The places that each cut's pieces have been looked for up to, from the nearest on, but for one or two.
  private var nearest: [Int32]

  /// Cubics that are yet to be fitted: those of which both directions are known, of which only the first
  /// one is, and others.
  private var smooth = Queue()
  private var half = Queue()
  private var free = Queue()
  /// The searches in hand.
  private var leaving: [Leaving] = []
  /// The farthest place that pieces from each place lead to, or -1 where that is not known.
  private var reaches: [Int32]

  /// The search for the pieces that leave one cut.
  private struct Leaving {
    let cut: Int
    let place: Int
    /// The places that have been tried.
    var low: Int
    var high: Int
    /// The farthest place that pieces lead to.
    var reach: Int
    var isDone = false
  }

  /// Cubics that are yet to be fitted, and where they lead.
  private struct Queue {
    var requests: [filigree_cubic] = []
    var wanted: [Wanted] = []

    mutating func reserve(_ capacity: Int) {
      requests.reserveCapacity(capacity)
      wanted.reserveCapacity(capacity)
    }

    /// Takes all that is in another queue.
    mutating func take(_ other: inout Queue) {
      guard !other.requests.isEmpty else { return }
      requests += other.requests
      wanted += other.wanted
      other.removeAll()
    }

    mutating func removeAll() {
      requests.removeAll(keepingCapacity: true)
      wanted.removeAll(keepingCapacity: true)
    }

    mutating func append(_ request: filigree_cubic, _ one: Wanted) {
      requests.append(request)
      wanted.append(one)
    }
  }

  /// Where a cubic leads that is yet to be fitted, and what a line there costs.
  private struct Wanted {
    var search: Int
    var place: Int
    var target: Int
    var line: Double
  }

  /// What a line costs; a cubic costs 1.
  private static let lineCost = 0.95
  /// Cubics that bulge by no more than this share of the tolerance are lines where a line will do.
  ///
  /// Corners that the tolerance holds back from their tips lie inside of the sides' lines: between two
  /// of them a cubic would bulge to make up for it.
  private static func flat(_ a: PieceFit.End, _ b: PieceFit.End) -> Double {
    a.direction == nil && b.direction == nil ? 0.45 : 0.3
  }

  init(places: FitPlaces, fit: PieceFit, tolerance: Double, scale: Double, hasSteps: Bool) {
    self.places = places
    self.fit = fit
    self.tolerance = tolerance
    self.scale = scale
    // Of the steps of pixels some are in the way and farther ones are not.
    gap = hasSteps ? 2 : 0
    reaches = Array(repeating: -1, count: places.count)
    pieces = FitPieces(cutCount: places.cutCount)
    nearest = Array(repeating: 0, count: places.cutCount)
    // About what the first searches ask for.
    let capacity = min(places.cutCount, FitSearch.share)
    smooth.reserve(capacity)
    half.reserve(capacity)
    free.reserve(capacity)
    leaving.reserveCapacity(capacity)
  }

  mutating func run() {
    addChain()
    run(from: 0, by: FitSearch.coarse, between: nil, gap: gap)
    var step = FitSearch.coarse / 2
    while step > 0 {
      run(from: step, by: 2 * step, between: step, gap: 0)
      step /= 2
    }
  }

  /// How far pieces from a place reach, by what is known of those so many places before and after it.
  private func guessed(_ k: Int, between step: Int) -> Int {
    let before = Int(reaches[k - step])
    var after = before + 2 * step
    if k + step < places.count {
      after = Int(reaches[k + step])
    } else if places.isClosed {
      after = Int(reaches[0]) + places.count
    }
    return (before + after + 1) / 2
  }

  /// Sides shorter than so many pixels may as well be parts of something round.
  private static let shortestSide = 8.0
  /// How far apart places are, at most, that pixels put in one corner's place.
  private static let sameCorner = 5.2
  /// How far apart the places are whose reach is looked for first; a power of two.
  private static let coarse = 4
  /// How many places are searched from at a time: enough to fill the lanes, and few enough for memory.
  private static let share = 512

  /// Searches from all cuts of every so many places.
  private mutating func run(from first: Int, by step: Int, between known: Int?, gap: Int) {
    for begin in stride(from: first, to: places.count, by: FitSearch.share * step) {
      let end = min(begin + FitSearch.share * step, places.count)
      run(stride(from: begin, to: end, by: step), between: known, gap: gap)
    }
  }

  // MARK: Shorter pieces

  /// Looks for pieces from a cut that are shorter than one that has failed, if none is left.
  ///
  /// They are there once `finish` has been called.
  mutating func shorten(_ cut: Int, _ edge: Int) {
    let target = pieces.links[edge].target
    var other = pieces.heads[cut]
    while other >= 0 {
      let i = Int(other)
      if pieces.links[i].target < target, pieces.links[i].cost < .infinity,
        pieces.drawings[i].kind != .chain
      {
        return
      }
      other = pieces.links[i].next
    }
    _ = shorten(cut, by: FitSearch.shorter)
  }

  /// Looks for pieces from a cut that are shorter, by so many places, than all that have been looked for;
  /// false where there are none.
  mutating func shorten(_ cut: Int, by steps: Int) -> Bool {
    let place = self.place(of: cut)
    let low = Int(nearest[cut])
    guard low > place + 1 else { return false }
    let next = max(low - steps, place + 1)
    nearest[cut] = Int32(truncatingIfNeeded: next)
    leaving.append(Leaving(cut: cut, place: place, low: next, high: low, reach: place))
    for j in next..<low { add(leaving.count - 1, j) }
    return true
  }

  /// Fits the cubics that have been asked for.
  mutating func finish() {
    fitRequests()
    leaving.removeAll(keepingCapacity: true)
  }

  /// How many more places are tried when pieces have failed.
  private static let shorter = 3

  /// The place of a cut.
  private func place(of cut: Int) -> Int {
    var (low, high) = (0, places.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(places.starts[middle]) <= cut { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Searches

  /// Adds the chain itself from each cut up to the next place: there is always a way.
  private mutating func addChain() {
    for k in 0..<places.count where places.last(from: k) > k {
      for a in places.cuts(at: k) {
        for t in places.cuts(at: k + 1) {
          pieces.append(
            from: a, to: t, cost: 2 + Float(places.cuts[t].index - places.cuts[a].index),
            FitPieces.Drawing(kind: .chain, isProven: true, arms: .zero))
        }
      }
    }
  }

  /// Searches from all cuts of some places.
  private mutating func run(_ some: StrideTo<Int>, between known: Int?, gap: Int) {
    leaving.removeAll(keepingCapacity: true)
    for k in some {
      let last = places.last(from: k)
      guard k < last else {
        reaches[k] = Int32(truncatingIfNeeded: k)
        continue
      }
      let guess = min(max(known.map { guessed(k, between: $0) } ?? k + 5, k + 2), last)
      let (low, high) = (max(guess - 2, k + 1), min(guess + 1, last))
      for a in places.cuts(at: k) {
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
      nearest[one.cut] = Int32(truncatingIfNeeded: one.low)
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
      if leaving[s].low > k + 1 { addSide(s) }
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
      let cuts = places.cuts(at: j)
      guard cuts.allSatisfy({ places.cuts[$0].direction == nil }) else { continue }
      let length = fit.chain.lengths[places.cuts[cuts.lowerBound].index] - begin
      // Several places may stand for one corner, at either end.
      if length < FitSearch.sameCorner { continue }
      if length < FitSearch.shortestSide || length > end { return }
      end = min(end, length + FitSearch.sameCorner)
      for t in cuts {
        let b = places.cuts[t]
        let way = b.position - a.position
        guard dot(way, way) >= FitSearch.shortestSide * FitSearch.shortestSide,
          let line = fit.line(a, b)
        else { continue }
        pieces.append(
          from: from, to: t, cost: Float(FitSearch.lineCost + line * scale),
          FitPieces.Drawing(kind: .line, isProven: false, arms: .zero))
      }
    }
  }

  /// Adds the lines from a cut to a place, and asks for cubics where no line is near enough.
  private mutating func add(_ s: Int, _ j: Int) {
    let from = leaving[s].cut
    let a = places.cuts[from]
    for t in places.cuts(at: j) {
      let b = places.cuts[t]
      var cost = Double.infinity
      if let line = fit.line(a, b) { cost = FitSearch.lineCost + line * scale }
      if cost > 1.02, let request = fit.request(a, b) {
        let one = Wanted(search: s, place: j, target: t, line: cost)
        if a.direction == nil {
          free.append(request, one)
        } else if b.direction == nil {
          half.append(request, one)
        } else {
          smooth.append(request, one)
        }
      } else if cost < .infinity {
        pieces.append(
          from: from, to: t, cost: Float(cost),
          FitPieces.Drawing(kind: .line, isProven: false, arms: .zero))
        leaving[s].reach = max(leaving[s].reach, j)
      }
    }
  }

  /// Fits the cubics that have been asked for, and adds what was found.
  private mutating func fitRequests() {
    // Where more directions are known less is solved for: like with like, but for what is left over.
    var (smooth, half, free) = (Queue(), Queue(), Queue())
    swap(&smooth, &self.smooth)
    swap(&half, &self.half)
    swap(&free, &self.free)
    fitAll(&smooth)
    half.take(&smooth)
    fitAll(&half)
    free.take(&half)
    fitAll(&free)
    fitBatch(&free, 0..<free.requests.count)
    free.removeAll()
    (self.smooth, self.half, self.free) = (smooth, half, free)
  }

  /// Fits the cubics of a queue but for the last few, which are left there.
  private mutating func fitAll(_ queue: inout Queue) {
    let lanes = Int(FILIGREE_CUBIC_LANES)
    let rest = queue.requests.count % lanes
    guard rest < queue.requests.count else { return }
    for first in stride(from: rest, to: queue.requests.count, by: lanes) {
      fitBatch(&queue, first..<(first + lanes))
    }
    queue.requests.removeLast(queue.requests.count - rest)
    queue.wanted.removeLast(queue.wanted.count - rest)
  }

  private mutating func fitBatch(_ queue: inout Queue, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let found = fit.chain.fit(&queue.requests, range)
    for i in range {
      let bit: UInt32 = 1 << UInt32(truncatingIfNeeded: i - range.lowerBound)
      take(queue.requests[i], queue.wanted[i], isFound: found & bit != 0)
    }
  }

  /// Adds the cubic or the line to where a cubic was wanted.
  private mutating func take(_ cubic: filigree_cubic, _ wanted: Wanted, isFound: Bool) {
    let from = leaving[wanted.search].cut
    var drawing = FitPieces.Drawing(kind: .line, isProven: false, arms: .zero)
    var cost = wanted.line
    if isFound {
      let (a, b) = (places.cuts[from], places.cuts[wanted.target])
      let other = 1 + fit.error(cubic) * scale
      if other < cost, cost == .infinity || bulge(cubic) > FitSearch.flat(a, b) * tolerance {
        cost = other
        drawing.kind = .cubic
        drawing.arms = SIMD4(cubic.arm1.0, cubic.arm1.1, cubic.arm2.0, cubic.arm2.1)
      }
    }
    guard cost < .infinity else { return }
    pieces.append(from: from, to: wanted.target, cost: Float(cost), drawing)
    leaving[wanted.search].reach = max(leaving[wanted.search].reach, wanted.place)
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
