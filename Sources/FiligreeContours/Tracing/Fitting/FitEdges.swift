import CFiligreeContours

/// The pieces that lead from each cut of a chain to later ones.
///
/// Each place of `FitNodes` is a cut or two: in a corner, with a direction of travel, or either. Cuts are
/// numbered along the chain; those of a closed chain go on in a second round.
struct FitEdges {
  let chain: FitChain
  let tolerance: Double
  private let hasSteps: Bool
  /// For pieces that are to be drawn: more samples miss less.
  private let finer: PieceFit
  /// How many different cuts there are.
  let count: Int
  /// The cuts, twice for a closed chain.
  let cuts: [PieceFit.End]

  private var search: FitSearch
  /// The pieces found so far.
  var pieces: FitPieces {
    @inline(__always) _read { yield search.pieces }
  }

  init(chain: FitChain, tolerance: Double, nodes: [FitNode], thrift: Double, hasSteps: Bool) {
    self.chain = chain
    self.tolerance = tolerance
    self.hasSteps = hasSteps
    // Samples miss what lies between them; where there are more, those of steps hit the worst.
    finer = PieceFit(chain: chain, tolerance: (hasSteps ? 1 : 0.88) * tolerance)
    let places = FitPlaces(chain: chain, nodes: nodes)
    cuts = places.cuts
    count = places.cutCount
    search = FitSearch(
      places: places,
      cuts: FitCuts(
        places, chain: chain, tolerance: tolerance,
        scale: 1 / (thrift * tolerance * tolerance), hasSteps: hasSteps),
      hasSteps: hasSteps)
    search.run()
  }

  /// Adds the chain itself to the pieces: then there is a way for certain.
  mutating func addChain() { search.addChain() }

  /// The controls of a cubic.
  func controls(_ a: Int, _ edge: Int) -> (SIMD2<Double>, SIMD2<Double>) {
    let arms = SIMD4<Double>(pieces.drawings[edge].arms)
    return (
      cuts[a].position + arms.lowHalf, cuts[Int(pieces.links[edge].target)].position + arms.highHalf
    )
  }

  // MARK: Proof

  /// Whether a piece that leaves a cut is proven to be near enough; one that is not costs without end
  /// from then on.
  mutating func check(_ a: Int, _ edge: Int) -> Bool {
    if pieces.drawings[edge].isProven { return true }
    guard pieces.links[edge].cost < .infinity else { return false }
    let (from, to) = (cuts[a], cuts[Int(pieces.links[edge].target)])
    let isCubic = pieces.drawings[edge].kind == .cubic
    if isCubic {
      // Fitted once more, to more samples.
      let length = chain.lengths[to.index] - chain.lengths[from.index]
      let blocks = min(max(Int(length / 8), 1), PieceFit.maximumBlocks)
      let arms = pieces.drawings[edge].arms
      if let finer = finer.arms(from, to, near: arms, blocks: blocks, rounds: 2) {
        search.pieces.drawings[edge].arms = finer
      }
    }
    let check = FitCheck(chain: chain, tolerance: tolerance, hasSteps: hasSteps)
    if isCubic ? check.isNear(controls(a, edge), from, to) : check.isNear(from, to) {
      search.pieces.drawings[edge].isProven = true
      return true
    }
    search.pieces.links[edge].cost = .infinity
    return false
  }

  /// Whether all pieces of a way are proven to be near enough; where one is not, others are looked for.
  ///
  /// `attempt` says how many ways have failed before.
  mutating func passes(_ way: [FitWay.Step], attempt: Int) -> Bool {
    var result = true
    for (i, step) in way.enumerated() {
      if pieces.drawings[step.edge].kind == .chain {
        // Pieces to places in between have not been looked for, perhaps, and some not used at all.
        let before = way[i > 0 ? i - 1 : way.count - 1].cut
        if search.open(step.cut, Int(pieces.links[step.edge].target)) { result = false }
        if search.shorten(step.cut, by: count) { result = false }
        if search.shorten(before, by: count) { result = false }
      } else if !check(step.cut, step.edge) {
        result = false
        let target = Int(pieces.links[step.edge].target)
        // The longer it takes, the more is given up.
        let others = attempt / 8
        if others > 0 {
          for back in 0...others { strike(step.cut - back, target) }
        }
        search.shorten(step.cut, step.edge)
      }
    }
    if !result { search.finish() }
    return result
  }

  /// Gives up the pieces from a cut that replace all that one has failed to replace, and more.
  private mutating func strike(_ cut: Int, _ target: Int) {
    guard cut >= 0 || chain.isClosed, cut + count >= 0 else { return }
    let (cut, target) = cut < 0 ? (cut + count, target + count) : (cut, target)
    var next = pieces.heads[cut]
    while next >= 0 {
      let edge = Int(next)
      if Int(pieces.links[edge].target) >= target, pieces.drawings[edge].kind != .chain,
        !pieces.drawings[edge].isProven
      {
        search.pieces.links[edge].cost = .infinity
      }
      next = pieces.links[edge].next
    }
  }
}
