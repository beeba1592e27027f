import CFiligreeTracing

/// The pieces that lead from each cut of a chain to later ones.
///
/// Each place of `FitNodes` is a cut or two: in a corner, with a direction of travel, or either. Cuts are
/// numbered along the chain; those of a closed chain go on in a second round.
struct FitEdges {
  let chain: FitChain
  let tolerance: Double
  private let proof: FitCheck
  /// How many different cuts there are.
  let count: Int
  /// The cuts, twice for a closed chain.
  let cuts: FitBuffer<PieceFit.End>

  private var search: FitSearch
  /// The pieces found so far.
  var pieces: FitPieces {
    @inline(__always) _read { yield search.pieces }
  }

  init(
    chain: FitChain, tolerance: Double, nodes: FitBuffer<FitNode>, thrift: Double, hasSteps: Bool,
    workspace: FitWorkspace
  ) {
    self.chain = chain
    self.tolerance = tolerance
    // Samples miss what lies between them; where there are more, those of steps hit the worst.
    let fit = PieceFit(chain: chain, tolerance: 0.88 * tolerance)
    proof = FitCheck(
      chain: chain, tolerance: tolerance,
      fit: hasSteps ? PieceFit(chain: chain, tolerance: tolerance) : fit, hasSteps: hasSteps)
    let places = FitPlaces(chain: chain, nodes: nodes)
    cuts = places.cuts
    count = places.cutCount
    search = FitSearch(
      places: places,
      cuts: FitCuts(
        places, chain: chain, tolerance: tolerance,
        scale: 1 / (thrift * tolerance * tolerance), hasSteps: hasSteps),
      hasSteps: hasSteps, workspace: workspace)
    search.run()
  }

  /// Hands the pieces over, and has none left.
  mutating func removePieces() -> FitPieces {
    var pieces = FitPieces()
    swap(&pieces, &search.pieces)
    return pieces
  }

  /// Adds the chain itself to the pieces: then there is a way for certain.
  mutating func addChain() { search.addChain() }

  /// The cuts that a piece leaves and leads to.
  func ends(_ edge: Int) -> (PieceFit.End, PieceFit.End) {
    let link = pieces.links[edge]
    return (cuts[Int(link.origin)], cuts[Int(link.target)])
  }

  /// The controls of a cubic.
  func controls(_ edge: Int) -> (SIMD2<Double>, SIMD2<Double>) {
    let arms = SIMD4<Double>(pieces.drawings[edge].arms)
    let (a, b) = ends(edge)
    return (a.position + arms.lowHalf, b.position + arms.highHalf)
  }

  // MARK: Proof

  /// Whether a piece is proven to be near enough; one that is not costs without end from then on.
  mutating func check(_ edge: Int) -> Bool {
    if pieces.drawings[edge].isProven { return true }
    guard pieces.links[edge].cost < .infinity else { return false }
    let (from, to) = ends(edge)
    let isNear: Bool
    if pieces.drawings[edge].kind == .cubic {
      var arms = pieces.drawings[edge].arms
      isNear = proof.isNear(&arms, from, to)
      search.pieces.drawings[edge].arms = arms
    } else {
      isNear = proof.isNear(from, to)
    }
    if isNear {
      search.pieces.drawings[edge].isProven = true
      return true
    }
    search.pieces.links[edge].cost = .infinity
    return false
  }

  /// Whether all pieces of a way are proven to be near enough; where one is not, others are looked for.
  ///
  /// `attempt` says how many ways have failed before.
  mutating func passes(_ way: FitBuffer<Int>, attempt: Int) -> Bool {
    var result = true
    for i in way.indices {
      let edge = way[i]
      let (cut, target) = (Int(pieces.links[edge].origin), Int(pieces.links[edge].target))
      if pieces.drawings[edge].kind == .chain {
        // Pieces to places in between have not been looked for, perhaps, and some not used at all.
        let before = Int(pieces.links[way[i > 0 ? i - 1 : way.count - 1]].origin)
        if search.open(cut, target) { result = false }
        if search.shorten(cut, by: count) { result = false }
        if search.shorten(before, by: count) { result = false }
      } else if !check(edge) {
        result = false
        // The longer it takes, the more is given up.
        let others = attempt / 8
        if others > 0 {
          for back in 0...others { strike(cut - back, target) }
        }
        search.shorten(cut, edge)
      }
    }
    if !result { search.finish() }
    return result
  }

  /// Gives up the pieces from a cut that replace all that one has failed to replace, and more.
  private mutating func strike(_ cut: Int, _ target: Int) {
    guard cut >= 0 || chain.isClosed, cut + count >= 0 else { return }
    let (cut, target) = cut < 0 ? (cut + count, target + count) : (cut, target)
    var next = pieces.cuts[cut].head
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
