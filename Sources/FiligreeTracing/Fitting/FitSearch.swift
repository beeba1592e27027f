/// Finds pieces between cuts: the longest ones that leave each and some shorter ones.
///
/// Corners come first: what leads from corner to corner has both directions free, and is nearly always
/// part of the cheapest way where it is near enough. Only in gaps between corners that no such piece spans
/// at little cost are there joints with a direction, and pieces from and to them.
struct FitSearch {
  /// All cuts, for the kernels.
  let cuts: FitCuts
  /// How many places that no piece leads to may lie before farther ones, where reaches are looked for.
  let gap: Int
  /// All places.
  private let all: FitPlaces
  /// Those that have cuts in use.
  private(set) var places: FitPlaces
  /// The pieces found.
  var pieces: FitPieces
  let requests: FitRequests

  /// Which cuts are in use, and which of them are yet to be searched from.
  private let isActive: FitBuffer<Bool>
  private let isSource: FitBuffer<Bool>
  private var hasSources = false
  /// Whether pieces between two corners are looked for: they are at first.
  private(set) var joinsCorners = true
  /// Whether all joints were in use from the start.
  private(set) var isRound = false
  /// Whether joints with a direction are in use.
  private(set) var hasBends = false
  /// The cut from which on pieces have been looked for that leave each cut; 0 where none have been.
  private let nearest: FitBuffer<Int32>
  /// The searches in hand.
  var leaving: [Leaving] = []
  /// The farthest place that pieces from each place lead to, or -1 where that is not known.
  let reaches: FitBuffer<Int32>
  /// The farthest place that cheap pieces from each place lead to.
  let spans: FitBuffer<Int32>

  /// The search for the pieces that leave one cut.
  struct Leaving {
    let cut: Int
    let place: Int
    /// The places that have been tried.
    var low: Int
    var high: Int
    /// The farthest place that pieces lead to.
    var reach: Int
    var isDone = false
  }

  /// Pieces that cost no more are good enough for the gap between two corners.
  static let cheap: Float = 2
  /// How far apart places are, at most, that pixels put in one corner's place.
  static let sameCorner = 5.2
  /// How many more places are tried when pieces have failed.
  private static let shorter = 3
  /// Cubics around something round do not replace what is longer than so many times their chord.
  private static let longest = 2.0
  /// Of outlines with fewer places, fewer sharp corners, or more cuts to each corner, all cuts are in use
  /// from the start.
  static let fewPlaces = 20
  private static let fewCorners = 3
  private static let cutsToACorner = 6

  init(places: FitPlaces, cuts: FitCuts, hasSteps: Bool, workspace: FitWorkspace) {
    all = places
    self.places = places
    self.cuts = cuts
    // Of the steps of pixels some are in the way and farther ones are not.
    gap = hasSteps ? 1 : 0
    pieces = workspace.pieces(cutCount: places.cutCount)
    requests = workspace.requests
    let memory = cuts.chain.memory
    reaches = memory.array(repeating: -1, count: places.count)
    spans = memory.array(repeating: 0, count: places.count)
    nearest = memory.array(repeating: 0, count: places.cutCount)
    isActive = memory.room(for: places.cutCount, of: Bool.self)
    isSource = memory.room(for: places.cutCount, of: Bool.self)
    for i in isActive.indices {
      // What no piece goes around is a cut from the start.
      isActive[i] = places.cuts[i].direction == nil || places.isSure(i)
      isSource[i] = isActive[i]
    }
  }

  mutating func run() {
    joinsCorners = true
    isRound = looksRound
    if isRound {
      for i in isActive.indices {
        isActive[i] = true
        isSource[i] = true
      }
      hasSources = true
    } else {
      places = activePlaces
      search()
      openGaps()
    }
    hasBends = true
    joinsCorners = isRound
    if hasSources { search() }
    joinsCorners = false
  }

  /// Whether there are few places, hardly any corners, or none that could not be bends.
  ///
  /// Then all cuts are in use at once: a small disc, whose polygon has corners, is not to have any.
  private var looksRound: Bool {
    var (corners, sharp) = (0, 0)
    for i in isActive.indices where isActive[i] {
      corners += 1
      if all.isSharp(i) { sharp += 1 }
    }
    return all.count < FitSearch.fewPlaces || sharp < FitSearch.fewCorners
      || corners < all.cutCount / FitSearch.cutsToACorner
  }

  /// Searches from all cuts that are yet to be searched from.
  private mutating func search() {
    hasSources = false
    for k in 0..<places.count {
      reaches[k] = -1
      spans[k] = 0
    }
    let (cuts, places) = (self.cuts, self.places)
    cuts.withMemory(places, longest: isRound ? FitSearch.longest : .infinity) { runAll($0) }
    for i in isSource.indices { isSource[i] = false }
  }

  // MARK: Joints with a direction

  /// Takes the smooth joints into use that lie between corners which no cheap piece spans.
  private mutating func openGaps() {
    let corners = places
    let count = corners.count
    let gaps = corners.isClosed ? count : count - 1
    var farthest = 0
    // What spans the first gaps of a closed chain may begin in the round before.
    if corners.isClosed { for k in 0..<count { farthest = max(farthest, Int(spans[k]) - count) } }
    for k in 0..<gaps {
      farthest = max(farthest, Int(spans[k]))
      guard farthest <= k else { continue }
      let cut = corners.cuts(at: k).lowerBound
      activate(cut, corners.cuts(at: k + 1).lowerBound)
      // All that stand for the corner before the gap lead into it.
      let length = cuts.length(at: cut)
      var j = k
      while j >= 0, Int(spans[j]) <= k {
        let other = corners.cuts(at: j).lowerBound
        if length - cuts.length(at: other) > FitSearch.sameCorner { break }
        isSource[other] = true
        j -= 1
      }
    }
    if !corners.isClosed, count > 0 {
      activate(0, corners.cuts(at: 0).lowerBound)
      activate(corners.cuts(at: count - 1).lowerBound, all.cutCount - 1)
    }
    if hasSources { places = activePlaces }
  }

  /// The places of which some cuts are in use.
  private var activePlaces: FitPlaces {
    FitPlaces(all, memory: cuts.chain.memory) { isActive[$0] }
  }

  /// Takes the smooth joints between two cuts into use; false where all are already.
  @discardableResult
  private mutating func activate(_ first: Int, _ last: Int) -> Bool {
    var isNew = false
    // A corner's smooth joint comes behind it.
    let end = all.isSharp(last) ? last : last + 1
    for cut in first...min(end, all.cuts.count - 1) {
      let i = cut < all.cutCount ? cut : cut - all.cutCount
      guard !isActive[i] else { continue }
      isActive[i] = true
      isSource[i] = true
      isNew = true
    }
    if isNew { hasSources = true }
    return isNew
  }

  /// Whether a cut is yet to be searched from.
  func isToBeSearched(_ cut: Int) -> Bool { isSource[cut] }

  /// Notes from which cut on pieces have been looked for.
  mutating func note(_ one: Leaving) {
    let low = places.cuts(at: one.low).lowerBound
    nearest[one.cut] = max(nearest[one.cut], Int32(truncatingIfNeeded: low))
  }

  // MARK: Shorter pieces

  /// Looks for other pieces from a cut than one that has failed, if no shorter one is left.
  ///
  /// They are there once `finish` has been called.
  mutating func shorten(_ cut: Int, _ edge: Int) {
    let target = Int(pieces.links[edge].target)
    var other = pieces.cuts[cut].head
    while other >= 0 {
      let i = Int(other)
      if pieces.links[i].target < target, pieces.links[i].cost < .infinity,
        pieces.drawings[i].kind != .chain
      {
        return
      }
      other = pieces.links[i].next
    }
    if activate(cut, target) {
      isSource[cut] = true
    } else {
      _ = shorten(cut, by: FitSearch.shorter)
    }
  }

  /// Looks for pieces from a cut that are shorter, by so many places, than all that have been looked for;
  /// false where there are none.
  mutating func shorten(_ cut: Int, by steps: Int) -> Bool {
    if nearest[cut] == 0 {
      return activate(cut, cut)
    }
    let place = places.place(of: cut)
    let low = places.place(of: Int(nearest[cut]))
    guard low > place + 1 else { return false }
    let next = max(low - steps, place + 1)
    nearest[cut] = Int32(truncatingIfNeeded: places.cuts(at: next).lowerBound)
    leaving.append(Leaving(cut: cut, place: place, low: next, high: low, reach: place))
    var known: Set<Int> = []
    var edge = pieces.cuts[cut].head
    while edge >= 0 {
      if pieces.drawings[Int(edge)].kind != .chain {
        known.insert(Int(pieces.links[Int(edge)].target))
      }
      edge = pieces.links[Int(edge)].next
    }
    let (cuts, places) = (self.cuts, self.places)
    cuts.withMemory(places) { memory in
      for j in next..<low {
        for t in places.cuts(at: j) where !known.contains(t) {
          add(leaving.count - 1, j, t, memory)
        }
      }
    }
    return true
  }

  /// Takes the joints around one into use, if there are any left.
  mutating func open(_ first: Int, _ last: Int) -> Bool { activate(first, last) }

  /// Fits the cubics that have been asked for, and searches from the joints that have been taken into use.
  mutating func finish() {
    let (cuts, places) = (self.cuts, self.places)
    cuts.withMemory(places) { fitRequests($0) }
    leaving.removeAll(keepingCapacity: true)
    if hasSources {
      self.places = activePlaces
      search()
    }
  }

  // MARK: The chain itself

  /// Adds the chain itself from each cut up to the next place: then there is a way for certain.
  mutating func addChain() {
    for k in 0..<all.count where all.last(from: k) > k {
      for a in all.cuts(at: k) {
        for t in all.cuts(at: k + 1) {
          pieces.append(
            from: a, to: t, cost: 2 + Float(all.cuts[t].index - all.cuts[a].index),
            FitPieces.Drawing(kind: .chain, isProven: true, arms: .zero))
        }
      }
    }
  }
}
